// Loads simcord's two pages into the frames, marks the direct messages when something new arrives, and shows the
// board that they link to.
import { followBoard } from "/board.js";
import {
  follow,
  hasMessages,
  ignoreDoubled,
  keepPictures,
  nameChannels,
  onNewMessage,
  openPictures,
  quieten,
} from "/chat.js";
import { clickCommands, keepCommands, sendOnEnter } from "/typing.js";

// The address ends in the secret, or in SECRET.2 for the second person of the table.
const [secret, person = "1"] = location.hash.slice(1).split(".");
const capability = (view) => `${secret}.${view}.${person}`;
const main = document.querySelector("main");
const buttons = [...document.querySelectorAll("nav button")];
const news = document.querySelector(".news");
const board = document.querySelector("iframe[data-view=board]");
let link = "";

function show(view) {
  main.dataset.shown = view;
  for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.view === view));
  if (view === "messages") news.hidden = true;
  if (view === "board" && link && board.src !== link) board.src = link;
}

function setBoard(found) {
  link = found;
  show(main.dataset.shown);
}

async function usePower(menu) {
  const power = menu.value;
  menu.value = "";
  menu.disabled = true;
  await fetch(`/powers/${power}`, {
    method: "POST",
    headers: { "X-Simcord-Capability": capability("table") },
  });
  menu.disabled = false;
  // The page itself is in the language that was chosen.
  if (power.startsWith("language-")) location.reload();
}

// Makes simcord's page, which a frame has loaded, the chat of a player.
function adapt(frame) {
  keepPictures(frame);
  follow(frame);
  quieten(frame);
  openPictures(frame);
  ignoreDoubled(frame);
  sendOnEnter(frame);
  clickCommands(frame);
  keepCommands(frame);
  followBoard(frame, main.dataset.board, setBoard, () => show("board"));
  if (frame.dataset.view !== "messages") return;
  nameChannels(frame);
  let isFirst = true;
  const arrive = () => {
    if (!hasMessages(frame)) return;
    // The player's cards are there: a window that shows one view shows them.
    if (isFirst && matchMedia("(max-width: 1279px)").matches) show("messages");
    isFirst = false;
    news.hidden = main.dataset.shown === "messages";
  };
  onNewMessage(frame, arrive);
  arrive();
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
  for (const frame of document.querySelectorAll("iframe.chat")) {
    frame.addEventListener("load", () => adapt(frame));
    frame.src = `/view#${capability(frame.dataset.view)}`;
  }
} else {
  document.querySelector("#locked").hidden = false;
  main.hidden = true;
  for (const control of document.querySelectorAll("nav, header select")) control.hidden = true;
}
