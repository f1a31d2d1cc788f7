/** Draws the large map, one unit for a square, with the tried card and what can be pressed. */

import { byId, escaped, put } from "./html.js";
import { Sight } from "./sight.js";
import { flipped, isHidden, middle, size, squares } from "./spots.js";
import { cardOf, isOwnMapShown, shownView, state, triedSpot } from "./state.js";

/** The part of the map that is shown. */
export const sight = new Sight(byId("map"));

/** What the present map is of; another map is shown whole. */
let subject = null;

const square = (x, y, rest = "") => `<rect x="${x}" y="${y}" width="1" height="1" ${rest}/>`;

/**
 * A card at a spot as SVG, without its hidden squares.
 * @param {import("./shapes.js").Card} card
 * @param {Pick<import("./shapes.js").Spot, "x" | "y" | "rotation" | "hidden">} spot
 */
export function cardAt(card, { x, y, rotation, hidden }) {
  const picture = card.turned[rotation / 90];
  const at = `transform="translate(${x} ${y})"`;
  if (!hidden) return `<g ${at}>${picture}</g>`;
  const seen = squares({ x: 0, y: 0, rotation }).filter(({ i }) => !isHidden(hidden, i));
  const shape = seen.map((place) => square(place.x, place.y)).join("");
  return `<g ${at}><clipPath id="seen">${shape}</clipPath><g clip-path="url(#seen)">${picture}</g></g>`;
}

/** Draws the map of the shown seat. */
export function drawMap() {
  const { map } = shownView().seats[state.shown];
  const marks = isOwnMapShown() && shownView().asked ? tileMarks() + cubeMarks() : "";
  const sea = '<rect x="-99" y="-99" width="200" height="200" fill="url(#grid)"/>';
  byId("map").setAttribute("aria-label", map.label);
  put(byId("map"), `${sea}${map.picture}${marks}<g id="dots"></g><g id="trial"></g>`);
  const now = JSON.stringify([state.shown, state.past?.round, map.bounds]);
  if (now !== subject) {
    subject = now;
    sight.fit(map.bounds);
  }
  drawTrial();
  if (isOwnMapShown() && triedSpot()) sight.include(triedSpot());
}

/** Draws the tried card, if its map is shown: its visible squares, an outline, and its squares to press. */
export function drawTrial() {
  const spot = isOwnMapShown() ? triedSpot() : null;
  put(byId("trial"), spot ? trial(spot) : "");
}

function trial(spot) {
  const { x, y } = spot;
  const [wide, high] = size(spot.rotation);
  const outline = `<rect class="outline" x="${x}" y="${y}" width="${wide}" height="${high}" rx=".13"/>`;
  return `<g class="tried">${cardAt(cardOf(state.card), spot)}</g>${outline}${squares(spot).map(handle).join("")}`;
}

/** A square of the tried card to press or to drag; a sign shows that it can go under or over other cards. */
function handle({ i, x, y }) {
  const canFlip = flipped(state.spots, state.spot, i) >= 0;
  const area = square(x, y, 'fill="transparent"');
  return `<g data-do="square:${canFlip ? i : -1}">${area}${canFlip ? flipSign(x, y) : ""}</g>`;
}

function flipSign(x, y) {
  const arrows = `M${x + 0.76} ${y + 0.15}l.07-.07.07.07m-.14.05l.07.07.07-.07`;
  return `<circle class="flip" cx="${x + 0.83}" cy="${y + 0.17}" r=".15"/><path class="flip" d="${arrows}"/>`;
}

function tileMarks() {
  const places = new Set(state.tiles.map(({ action }) => `${action.x},${action.y}`));
  return [...places].map((at) => mark("tile", at, at === state.tile)).join("");
}

function cubeMarks() {
  const { squares, most } = state.view.cubes;
  if (!most) return "";
  return squares.map((at) => mark("cube", String(at), state.cubes.includes(String(at)))).join("");
}

/** A square that can be pressed; `what` is the control, and the word for it. */
function mark(what, at, isPressed) {
  const [x, y] = at.split(",").map(Number);
  const label = escaped(`${state.view.words[what]} ${at}`);
  return `<rect class="${what}" data-do="${what}:${at}" role="button" tabindex="0" aria-pressed="${isPressed}"
    aria-label="${label}" x="${x + 0.07}" y="${y + 0.07}" width=".86" height=".86" rx=".1"/>`;
}

/** Shows where the chosen card can go with a rotation. */
export function drawDots(rotation) {
  const spots = (state.spots ?? []).filter((spot) => spot.rotation === rotation);
  const dots = spots.map(middle).map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".09"/>`);
  byId("dots").innerHTML = [...new Set(dots)].join("");
}

/** Removes the dots. */
export function clearDots() {
  byId("dots").innerHTML = "";
}
