/**
 * What moves when the game goes on: points go to their rows, which count up, and new cards appear. It is over in less
 * than a second, and nothing waits for it.
 */

import { byId, signed } from "./html.js";
import { sight } from "./map.js";
import { isOwnMapShown, ownSeat, state, triedSpot } from "./state.js";

const TIME = 700; // milliseconds of each movement
const REST = 200; // milliseconds for which points stay at their row
const STILL = 2500; // the same where they have not moved there
const LINE = 20; // pixels between points that go to the same place

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Notes what is shown before a view.
 * @param {import("./shapes.js").View} view
 * @returns {() => void} shows what has changed, once the view is drawn
 */
export function noted(view) {
  const numbers = shownNumbers();
  const cards = shownCards();
  const points = state.view && isOwnMapShown() && isLaidIn(view) ? broughtPoints() : [];
  return () => {
    points.forEach(bring);
    if (reduced.matches) return;
    countUp(numbers);
    drawIn(cards);
  };
}

/** Whether the tried card lies on the player's map in a later view. */
function isLaidIn(view) {
  const isOn = ({ seats }) => seats?.[ownSeat()]?.map.picture.includes(`data-card="${state.card}"`);
  return triedSpot() != null && isOn(view) && !isOn(state.view);
}

/** What the tried card brings to each category, and where in the window that is. */
const broughtPoints = () =>
  (triedSpot().gains ?? []).map(([category, points, [square]]) => {
    const { x, y } = triedSpot();
    const [left, top] = square ?? [x, y];
    return { category, points, from: sight.inWindow([left + 0.5, top + 0.5]) };
  });

/** The elements with points and the points in them, by the player and the category. */
function shownNumbers() {
  const found = new Map();
  const note = (name, element) => found.set(name, [element, Number(element.textContent)]);
  for (const button of byId("seats").querySelectorAll("button:has(b)")) {
    note(button.dataset.do, button.lastElementChild);
  }
  for (const row of byId("more").querySelectorAll(".signs [data-row]")) {
    note(`${state.shown} ${row.dataset.row}`, row.querySelector("b"));
  }
  return found;
}

/** The maps that are shown, and the numbers of the cards on each, by seats. */
function shownCards() {
  const cards = (map) => [map, [...map.querySelectorAll("[data-card]")].map((card) => card.dataset.card)];
  if (state.shown !== "all") return new Map([[state.shown, cards(byId("map"))]]);
  return new Map([...byId("maps").querySelectorAll("svg")].map((map, seat) => [seat, cards(map)]));
}

/** Shows points at the row of their category or, where there is none in sight, beside the player's points. */
function bring({ category, points, from }, index) {
  const row = byId("more").querySelector(`[data-row="${CSS.escape(category)}"] b`);
  const hasRow = row?.checkVisibility();
  const seat = byId("seats").querySelector(`[data-do="seat:${ownSeat()}"]`).lastElementChild;
  const { right: x, top, bottom } = (hasRow ? row : seat).getBoundingClientRect();
  const y = (top + bottom) / 2 + (hasRow ? 0 : index * LINE);
  const badge = document.createElement("b");
  badge.className = points < 0 ? "brought loss" : "brought";
  badge.ariaHidden = "true";
  badge.textContent = signed(points);
  Object.assign(badge.style, { left: `${x}px`, top: `${y}px` });
  document.body.append(badge);
  const path = [`${from[0] - x}px ${from[1] - y}px`, "0 0", "0 0"];
  const moves = reduced.matches ? {} : { translate: path, offset: [0, TIME / (TIME + REST), 1] };
  const duration = reduced.matches ? STILL : TIME + REST;
  badge.animate(moves, { duration, easing: "ease-in-out" }).onfinish = () => badge.remove();
}

/** Counts from the numbers that were shown before to those that are shown now. */
function countUp(before) {
  for (const [name, [element, to]] of shownNumbers()) {
    const from = before.get(name)?.[1] ?? to;
    if (from !== to) count(element, from, to);
  }
}

function count(element, from, to) {
  const began = performance.now();
  const step = (now) => {
    const part = Math.min(Math.max((now - began) / TIME, 0), 1);
    element.textContent = Math.round(from + (to - from) * part);
    if (part < 1) requestAnimationFrame(step);
  };
  step(began);
}

/** Draws the player's own new card in with a line, and those of others slowly. */
function drawIn(before) {
  for (const [seat, [map, cards]] of shownCards()) {
    const old = before.get(seat)?.[1] ?? cards;
    const added = cards.filter((number) => !old.includes(number));
    for (const card of added) appear(map, card, seat === ownSeat() ? "settled" : "veil");
  }
}

/** Lets a new card come out of the sea, or settle. */
function appear(map, card, kind) {
  const frame = map.querySelector(`[data-card="${card}"] .frame`).cloneNode();
  frame.setAttribute("class", kind);
  map.append(frame);
  frame.animate({ opacity: [1, 0] }, { duration: TIME, fill: "forwards" }).onfinish = () => frame.remove();
}
