// What a script needs to see and to find in the page; defined once, in the front page's window.
window.practice ??= (() => {
  const frame = (view) => document.querySelector(`iframe[data-view="${view}"]`);
  const page = (view) => frame(view).contentDocument;
  const label = (control) => control.innerText.trim();
  const usable = (control) => !control.disabled && control.getAttribute("aria-disabled") !== "true";
  const buttons = (message) => [...message.querySelectorAll(".component-button")].filter(usable);
  const messages = (view) => [...page(view).querySelectorAll(".channel-message")];
  // Where to press a control, in pixels of the window.
  const middle = async (view, control) => {
    if (!control) return null;
    control.scrollIntoView({ block: "center" });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const inside = control.getBoundingClientRect(), outside = frame(view).getBoundingClientRect();
    return [outside.left + inside.left + inside.width / 2, outside.top + inside.top + inside.height / 2];
  };
  return {
    ready: (view) => Boolean(page(view)?.querySelector("#preview-app[aria-busy=false] .channel-composer")),
    busy: (view) => /…$/.test(page(view).querySelector("#action-status").textContent),
    messages: (view) => messages(view).map((message) => ({
      text: message.querySelector(".message-content")?.innerText ?? "",
      private: /Only you can see this/.test(message.innerText),
      buttons: buttons(message).map(label),
      pictures: [...message.querySelectorAll("img")].map((image) => image.alt).filter((alt) => alt),
    })),
    button: (view, number, wanted) => middle(view, buttons(messages(view)[number]).find((one) => label(one) === wanted)),
    composer: (view) => middle(view, page(view).querySelector(".composer-row textarea, .composer-row input")),
    send: (view) => middle(view, page(view).querySelector("#send-message")),
    scroll: (view) => {
      const list = page(view).querySelector("#channel-timeline");
      list.scrollTop = list.scrollHeight;
    },
  };
})();
0;
