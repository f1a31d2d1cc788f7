// What makes simcord's page, in its frame, the chat of a player: it stays at the newest message, names the channel,
// and says only what a player needs to know.
const messages = (frame) => frame.contentDocument.querySelector("#channel-message-list");
export const onNewMessage = (frame, callback) =>
  new MutationObserver(callback).observe(messages(frame), { childList: true });

// simcord's page stays at the message it opened with; a chat stays at its end unless the reader scrolls up.
export function follow(frame) {
  const timeline = frame.contentDocument.querySelector("#channel-timeline");
  let near = true;
  timeline.addEventListener("scroll", () => {
    near = timeline.scrollHeight - timeline.scrollTop < 2 * timeline.clientHeight;
  }, { passive: true });
  let steps = [];
  const stop = () => { steps.forEach(clearTimeout); };
  for (const touch of ["pointerdown", "wheel"]) timeline.addEventListener(touch, stop, { passive: true });
  onNewMessage(frame, () => {
    stop();
    if (!near) return;
    // Jump again once simcord's own scrolling has settled: from the end it follows by itself.
    const jump = () => { timeline.scrollTop = timeline.scrollHeight; };
    steps = [0, 200, 800].map((wait) => setTimeout(jump, wait));
  });
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

// A picture is fitted into the box of Discord's client. A click shows it whole, pixel by pixel, over all of the page.
export function openPictures(frame) {
  const dialog = document.querySelector("#picture");
  frame.contentDocument.addEventListener("click", (event) => {
    const picture = event.target.closest(".attachment-media .media-lightbox-trigger")?.querySelector("img");
    if (!picture) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const whole = dialog.querySelector("img");
    whole.src = picture.currentSrc || picture.src;
    whole.alt = picture.alt;
    dialog.showModal();
  }, true);
}
