// What makes simcord's page, in its frame, the chat of a player: it stays at the newest message, names the channel,
// and says only what a player needs to know.
const messages = (frame) => frame.contentDocument.querySelector("#channel-message-list");
export const hasMessages = (frame) => Boolean(messages(frame).querySelector(".channel-message"));
export const onNewMessage = (frame, callback) =>
  new MutationObserver(callback).observe(messages(frame), { childList: true });

// simcord's page stays at the message it opened with; a chat opens at its end and stays there, also while
// pictures arrive, unless the reader scrolls up. A new message brings back a reader who is near the end. An
// earlier message in which the reader presses a button is brought into sight, at least its lower part with the
// buttons.
export function follow(frame) {
  const timeline = frame.contentDocument.querySelector("#channel-timeline");
  const distance = () => timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight;
  // simcord scrolls as well, to the message it opened with: only a scroll shortly after the reader touched
  // something is the reader's own. A press is none, but its message is empty for a moment.
  let atEnd = true;
  let pressed = null;
  let touched = -Infinity;
  const stay = () => {
    if (atEnd) timeline.scrollTop = timeline.scrollHeight;
    pressed?.scrollIntoView({ block: pressed.offsetHeight > timeline.clientHeight ? "end" : "nearest" });
  };
  const touch = ({ type, target }) => {
    if (type === "pointerdown" && target.closest(".component-button")) return;
    pressed = null;
    touched = performance.now();
    atEnd = distance() < 80;
  };
  const isLast = (message) =>
    message.getBoundingClientRect().bottom >= messages(frame).lastElementChild.getBoundingClientRect().bottom;
  const press = ({ target }) => {
    const message = target.closest(".component-button")?.closest(".channel-message");
    if (!message) return;
    pressed = isLast(message) ? null : message;
    if (pressed) atEnd = false;
    stay();
  };
  const scrolled = () => {
    if (performance.now() - touched < 1500) atEnd = distance() < 80;
    else if (distance() > 1) stay();
  };
  for (const kind of ["pointerdown", "touchmove", "wheel", "keydown"]) {
    timeline.addEventListener(kind, touch, { passive: true });
  }
  timeline.addEventListener("scroll", scrolled, { passive: true });
  const resized = new frame.contentWindow.ResizeObserver(stay);
  for (const part of [messages(frame), timeline]) resized.observe(part);
  frame.contentDocument.addEventListener("click", press);
  onNewMessage(frame, () => {
    if (distance() > timeline.clientHeight) return;
    pressed = null;
    atEnd = true;
    // Again once simcord's own scrolling has settled.
    for (const wait of [0, 200]) setTimeout(stay, wait);
  });
}

// simcord empties a message that changes, and a picture without its bytes has no size: a picture reserves its
// space, and the one before stays in sight until the new one has been decoded.
export function keepPictures(frame) {
  new MutationObserver(replacePictures).observe(messages(frame), { childList: true, subtree: true });
  for (const picture of picturesIn([messages(frame)])) reserve(picture);
}

function replacePictures(records) {
  const before = new Map();
  for (const { target, removedNodes } of records) {
    // A message may change again before its new picture has been decoded.
    const pictures = picturesIn(removedNodes, ".attachment-image, .picture-before");
    const shown = pictures.find((picture) => picture.naturalWidth);
    if (shown) before.set(target.closest(".channel-message"), shown);
  }
  for (const { target, addedNodes } of records) {
    const added = picturesIn(addedNodes).filter((picture) => picture.isConnected);
    for (const picture of added) reserve(picture, before.get(target.closest(".channel-message")));
  }
}

function picturesIn(nodes, selector = ".attachment-image") {
  const elements = [...nodes].filter((node) => node.querySelectorAll);
  return elements.flatMap((element) => [...element.querySelectorAll(selector)]);
}

function reserve(picture, before) {
  if (picture.complete && picture.naturalWidth) return;
  const width = Number(picture.getAttribute("width")) || before?.naturalWidth;
  const height = Number(picture.getAttribute("height")) || before?.naturalHeight;
  if (!width || !height) return;
  picture.style.aspectRatio = `${width} / ${height}`;
  // As high as the box allows: the narrower of the two limits decides.
  const most = parseFloat(getComputedStyle(picture).maxHeight) || Infinity;
  picture.style.width = `${Math.min(width, (most * width) / height)}px`;
  if (before) {
    before.className = "picture-before";
    before.alt = "";
    picture.after(before);
  }
  const settle = () => {
    picture.style.removeProperty("aspect-ratio");
    picture.style.removeProperty("width");
    before?.remove();
  };
  for (const end of ["load", "error"]) picture.addEventListener(end, settle, { once: true });
}

// In direct messages simcord does not know the name of the table's channel; Discord does.
function nameChannel(frame) {
  const texts = document.createTreeWalker(messages(frame), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (/<#\d+>/.test(text.data)) text.data = text.data.replace(/<#\d+>/g, "#hokkaido");
  }
}

// simcord reports on every click. A player needs to know only what is still under way ("…") and what went
// wrong, which it reports in full sentences; but not that the bot has refused something, for the bot says so.
export function quieten(frame) {
  const status = frame.contentDocument.querySelector("#action-status");
  const judge = () => {
    const says = status.textContent;
    const matters = /[….]$/.test(says) && !says.startsWith("Action outcome uncertain");
    status.style.visibility = matters ? "" : "hidden";
  };
  new MutationObserver(judge).observe(status, { childList: true, characterData: true, subtree: true });
  judge();
}

export function nameChannels(frame) {
  new MutationObserver(() => nameChannel(frame)).observe(messages(frame), { childList: true, subtree: true });
}

// The second click of a double click presses only the button that the first one has pressed, not one that has come
// under the pointer since.
export function ignoreDoubled(frame) {
  let first;
  const judge = (event) => {
    const label = event.target.closest(".component-button")?.textContent;
    if (event.detail < 2) first = label;
    if (label === first) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  frame.contentDocument.addEventListener("click", judge, true);
}

// A picture is fitted into the box of Discord's client. A click shows it whole, pixel by pixel, over all of the page.
export function openPictures(frame) {
  const dialog = document.querySelector("#picture");
  const open = (event) => {
    const picture = event.target.closest(".attachment-media .media-lightbox-trigger")?.querySelector("img");
    if (!picture) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const whole = dialog.querySelector("img");
    whole.src = picture.currentSrc || picture.src;
    whole.alt = picture.alt;
    dialog.showModal();
  };
  frame.contentDocument.addEventListener("click", open, true);
}
