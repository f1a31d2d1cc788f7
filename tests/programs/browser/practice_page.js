// What a script needs to read and find on the page; defined once, in the window of the front page.
window.practice ??= (() => {
  const frame = (view) => document.querySelector(`iframe[data-view="${view}"]`);
  const page = (view) => frame(view)?.contentDocument;
  const label = (control) => control.innerText.trim();
  const usable = (control) => !control.disabled && control.getAttribute("aria-disabled") !== "true";
  const buttons = (message) => [...message.querySelectorAll(".component-button")].filter(usable);
  const messages = (view) => [...page(view).querySelectorAll(".channel-message")];
  const find = (view, id) => page(view).querySelector(`.channel-message[data-message-id="${id}"]`);
  const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  // Where to click a control, in pixels of the window, once the page has stopped moving.
  const middle = async (view, search) => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const control = search(page(view));
      // After a scroll by hand the page no longer jumps to the end of the chat.
      page(view).querySelector("#channel-timeline").dispatchEvent(new WheelEvent("wheel"));
      control?.scrollIntoView({ block: "center" });
      const before = control?.getBoundingClientRect();
      await rest(150);
      if (!control?.isConnected) continue;
      const after = control.getBoundingClientRect();
      const x = after.left + after.width / 2, y = after.top + after.height / 2;
      if (before.top === after.top && control.contains(page(view).elementFromPoint(x, y))) {
        const outside = frame(view).getBoundingClientRect();
        return [outside.left + x, outside.top + y];
      }
    }
    return null;
  };
  return {
    ready: (view) => Boolean(page(view)?.querySelector("#preview-app[aria-busy=false] .channel-composer")),
    busy: (view) => /…$/.test(page(view).querySelector("#action-status").textContent),
    messages: (view) => messages(view).map((message) => ({
      id: message.dataset.messageId,
      text: message.querySelector(".message-content")?.innerText ?? "",
      private: /Only you can see this/.test(message.innerText),
      buttons: buttons(message).map(label),
      pictures: [...message.querySelectorAll("img")].map((image) => image.alt).filter((alt) => alt),
    })),
    button: (view, id, wanted) => middle(view, () => {
      const message = find(view, id);
      return message && buttons(message).find((button) => label(button) === wanted);
    }),
    // Every picture of a message that has been loaded: as wide and high as it is shown, and as it is.
    boxes: (view) => [...page(view).querySelectorAll(".attachment-image")].filter((image) => image.naturalWidth)
      .map((image) => [image.clientWidth, image.clientHeight, image.naturalWidth, image.naturalHeight]),
    // How many pictures in sight have not been loaded, or cannot be.
    unloaded: (view) => [...page(view).querySelectorAll("img")].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < frame(view).clientHeight && !(image.complete && image.naturalWidth);
    }).length,
    whole: () => {
      const image = document.querySelector("#picture[open] img");
      return image && [image.clientWidth, image.clientHeight];
    },
    newestPicture: (view) => middle(view, (document) => [...document.querySelectorAll(".attachment-image")].pop()),
    note: (view) => {
      const note = page(view).querySelector("#typed-note");
      return note.hidden ? null : note.textContent;
    },
    composerFits: (view) => {
      const composer = page(view).querySelector("#channel-composer");
      return composer.scrollWidth <= composer.offsetWidth;
    },
    composer: (view) => middle(view, (document) => document.querySelector(".composer-row textarea, .composer-row input")),
    send: (view) => middle(view, (document) => document.querySelector("#send-message")),
    option: (view, name) => middle(view, (document) => document.querySelector(`.command-option-input[data-option="${name}"]`)),
    moreOptions: (view) => middle(view, (document) => document.querySelector(".command-ghost")),
    // An entry of the list above the composer: an option of the command, or a value of an option.
    offered: (view, wanted) => middle(view, (document) => [...document.querySelectorAll(".command-suggestion")]
      .find((entry) => label(entry.querySelector(".command-suggestion-label")).startsWith(wanted))),
    scroll: (view, id) => {
      const list = page(view).querySelector("#channel-timeline");
      list.scrollTop = list.scrollHeight;
      if (!id) return;
      list.dispatchEvent(new WheelEvent("wheel"));
      find(view, id)?.scrollIntoView({ block: "end" });
    },
    // How many pixels of the chat are below what is in sight.
    below: (view) => {
      const list = page(view).querySelector("#channel-timeline");
      return list.scrollHeight - list.scrollTop - list.clientHeight;
    },
    // Counts the frames in which the newest picture of a view is blank or dimmed after its message had one, from now on.
    watchPictures: (view) => {
      const watched = { frames: 0, blank: 0 }, pictured = new Set();
      window.watched = watched;
      const step = () => {
        if (window.watched !== watched) return;
        const newest = [...page(view).querySelectorAll(".media-lightbox-trigger")].pop();
        const message = newest?.closest(".channel-message");
        watched.frames += 1;
        const clear = (image) => image.naturalWidth && getComputedStyle(newest).opacity === "1";
        if ([...(newest?.querySelectorAll("img") ?? [])].some(clear)) pictured.add(message);
        else if (pictured.has(message)) watched.blank += 1;
        requestAnimationFrame(step);
      };
      step();
    },
    watched: () => [window.watched.frames, window.watched.blank],
  };
})();
0;
