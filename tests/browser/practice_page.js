// What a script needs to see and to find in the page; defined once, in the front page's window.
window.practice ??= (() => {
  const frame = (view) => document.querySelector(`iframe[data-view="${view}"]`);
  const page = (view) => frame(view).contentDocument;
  const label = (control) => control.innerText.trim();
  const usable = (control) => !control.disabled && control.getAttribute("aria-disabled") !== "true";
  const buttons = (message) => [...message.querySelectorAll(".component-button")].filter(usable);
  const messages = (view) => [...page(view).querySelectorAll(".channel-message")];
  return {
    ready: (view) => Boolean(page(view)?.querySelector("#preview-app[aria-busy=false] .channel-composer")),
    busy: (view) => /…$/.test(page(view).querySelector("#action-status").textContent),
    messages: (view) => messages(view).map((message) => ({
      text: message.querySelector(".message-content")?.innerText ?? "",
      private: /Only you can see this/.test(message.innerText),
      buttons: buttons(message).map(label),
      pictures: [...message.querySelectorAll("img")].map((image) => image.alt).filter((alt) => alt),
    })),
    place: async (view, number, wanted) => {
      const control = wanted === null
        ? page(view).querySelector(".composer-row textarea, .composer-row input, [contenteditable]")
        : buttons(messages(view)[number]).find((button) => label(button) === wanted);
      if (!control) return null;
      control.scrollIntoView({ block: "center" });
      await new Promise((resolve) => setTimeout(resolve, 100));
      const inside = control.getBoundingClientRect(), outside = frame(view).getBoundingClientRect();
      return [outside.left + inside.left + inside.width / 2, outside.top + inside.top + inside.height / 2];
    },
    scroll: (view) => {
      const list = page(view).querySelector("#channel-timeline");
      list.scrollTop = list.scrollHeight;
    },
  };
})();
0;
