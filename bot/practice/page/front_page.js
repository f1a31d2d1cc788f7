// Loads simcord's two pages into the frames, keeps them scrolled to the newest message, and marks the direct
// messages when something new arrives.
// The address ends in the secret, or in SECRET.2 for the second person of the table.
const [secret, person = "1"] = location.hash.slice(1).split(".");
const capability = (view) => `${secret}.${view}.${person}`;
const main = document.querySelector("main");
const buttons = [...document.querySelectorAll("nav button")];
const news = document.querySelector(".news");

function show(view) {
  main.dataset.shown = view;
  for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.view === view));
  if (view === "messages") news.hidden = true;
}

const messages = (frame) => frame.contentDocument.querySelector("#channel-message-list");
const onNewMessage = (frame, callback) =>
  new MutationObserver(callback).observe(messages(frame), { childList: true });

// simcord's page stays at the message it opened with; a chat stays at its end unless the reader scrolls up.
function follow(frame) {
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
// wrong, which it reports in full sentences.
function quieten(frame) {
  const status = frame.contentDocument.querySelector("#action-status");
  const judge = () => { status.style.visibility = /[….]$/.test(status.textContent) ? "" : "hidden"; };
  new MutationObserver(judge).observe(status, { childList: true, characterData: true, subtree: true });
  judge();
}

// In a command, Enter accepts a completion. simcord then offers the same one again; Discord sends the command.
function sendOnSecondEnter(frame) {
  const chosen = () => {
    const field = frame.contentDocument.activeElement;
    return field?.matches(".command-option-input") ? `${field.dataset.option}: ${field.value}` : null;
  };
  let taken = null;
  frame.contentDocument.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.isTrusted) return;
    if (taken !== null && chosen() === taken) {
      event.target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    }
    setTimeout(() => { taken = chosen(); });
  }, true);
}

async function usePower(menu) {
  const power = menu.value;
  menu.value = "";
  menu.disabled = true;
  await fetch(`/powers/${power}`, { method: "POST", headers: { "X-Simcord-Capability": capability("table") } });
  menu.disabled = false;
}

if (secret) {
  const people = document.querySelector("#person");
  people.value = person;
  people.addEventListener("change", () => {
    location.hash = `${secret}.${people.value}`;
    location.reload();
  });
  const powers = document.querySelector("#powers");
  powers.addEventListener("change", () => usePower(powers));
  for (const button of buttons) button.addEventListener("click", () => show(button.dataset.view));
  for (const frame of document.querySelectorAll("iframe")) {
    frame.addEventListener("load", () => {
      follow(frame);
      quieten(frame);
      sendOnSecondEnter(frame);
      if (frame.dataset.view === "messages") {
        new MutationObserver(() => nameChannel(frame)).observe(messages(frame), { childList: true, subtree: true });
        onNewMessage(frame, () => { news.hidden = main.dataset.shown === "messages"; });
      }
    });
    frame.src = `/view#${capability(frame.dataset.view)}`;
  }
} else {
  document.querySelector("#locked").hidden = false;
  main.hidden = true;
  for (const control of document.querySelectorAll("nav, header select")) control.hidden = true;
}
