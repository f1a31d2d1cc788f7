// Loads simcord's two pages into the frames, and marks the direct messages when something new arrives.
import { follow, keepPictures, nameChannels, onNewMessage, openPictures, quieten } from "/chat.js";
import { clickCommands, keepCommands, sendOnEnter } from "/typing.js";

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
  sendOnEnter(frame);
  clickCommands(frame);
  keepCommands(frame);
  if (frame.dataset.view !== "messages") return;
  nameChannels(frame);
  onNewMessage(frame, () => {
    news.hidden = main.dataset.shown === "messages";
  });
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
    frame.addEventListener("load", () => adapt(frame));
    frame.src = `/view#${capability(frame.dataset.view)}`;
  }
} else {
  document.querySelector("#locked").hidden = false;
  main.hidden = true;
  for (const control of document.querySelectorAll("nav, header select")) control.hidden = true;
}
