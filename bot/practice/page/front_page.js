// Puts simcord's two pages into the frames, and marks the direct messages when something new has come.
const secret = location.hash.slice(1);
const main = document.querySelector("main");
const buttons = [...document.querySelectorAll("nav button")];
const news = document.querySelector(".news");

function show(view) {
  main.dataset.shown = view;
  for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.view === view));
  if (view === "messages") news.hidden = true;
}

function watch(frame) {
  const list = frame.contentDocument.querySelector("#channel-message-list");
  new MutationObserver(() => {
    if (main.dataset.shown !== "messages") news.hidden = false;
  }).observe(list, { childList: true });
}

if (secret) {
  for (const button of buttons) button.addEventListener("click", () => show(button.dataset.view));
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.dataset.view === "messages") frame.addEventListener("load", () => watch(frame));
    frame.src = `/view#${secret}.${frame.dataset.view}`;
  }
} else {
  document.querySelector("#locked").hidden = false;
  main.hidden = true;
  document.querySelector("nav").hidden = true;
}
