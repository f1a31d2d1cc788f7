/** The large map, one unit for a square: which part of it is shown, the tried card, and what can be pressed. */

import { byId, escaped, put } from "./html.js";
import { flipped, isHidden, middle, size, squares } from "./spots.js";
import { cardOf, isOwnMapShown, shownView, state, triedSpot } from "./state.js";

const LARGEST = 84; // pixels of a square in a map that is shown whole
const SCALES = [12, 160]; // pixels of a square to which a player can zoom
const MARGIN = 1.3; // squares around a map

/** Which part of a map an SVG element shows: the middle, and the pixels of a square. */
class Sight {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    this.x = 1;
    this.y = 1.5;
    this.scale = 48;
    this.moved = false;
    new ResizeObserver(() => (this.moved ? this.apply() : this.fit())).observe(svg);
  }

  /**
   * Shows a whole map.
   * @param {import("./shapes.js").Bounds} bounds
   */
  fit(bounds = this.bounds) {
    this.bounds = bounds;
    if (!bounds || !this.svg.clientWidth) return;
    const [left, top, right, bottom] = bounds;
    const wide = right - left + 1 + 2 * MARGIN;
    const high = bottom - top + 1 + 2 * MARGIN;
    // A map that is wide leaves room for something better than sea below it.
    const most = Math.min(this.svg.clientWidth / wide, LARGEST);
    document.body.style.setProperty("--high", `${Math.round(most * high)}px`);
    this.scale = Math.min(this.svg.clientWidth / wide, this.svg.clientHeight / high, LARGEST);
    this.x = (left + right + 1) / 2;
    this.y = (top + bottom + 1) / 2;
    this.moved = false;
    this.apply();
  }

  /**
   * Shows more of the map if a card at a spot would be cut off.
   * @param {import("./shapes.js").Spot} spot
   */
  include({ x, y, rotation }) {
    const [wide, high] = size(rotation);
    const [width, height] = [this.svg.clientWidth / this.scale / 2, this.svg.clientHeight / this.scale / 2];
    const isWithin = x >= this.x - width && y >= this.y - height && x + wide <= this.x + width;
    if (isWithin && y + high <= this.y + height) return;
    const [left, top, right, bottom] = this.bounds;
    const [lastX, lastY] = [x + wide - 1, y + high - 1];
    this.fit([Math.min(left, x), Math.min(top, y), Math.max(right, lastX), Math.max(bottom, lastY)]);
  }

  /**
   * The point of the map under a point of the window.
   * @returns {import("./shapes.js").Point}
   */
  at(clientX, clientY) {
    const box = this.svg.getBoundingClientRect();
    return [
      this.x + (clientX - box.left - box.width / 2) / this.scale,
      this.y + (clientY - box.top - box.height / 2) / this.scale,
    ];
  }

  /** Zooms about a point of the window, and then moves by pixels. */
  zoom(factor, [clientX, clientY], [dx, dy] = [0, 0]) {
    const before = this.at(clientX, clientY);
    const [least, most] = SCALES;
    this.scale = Math.min(Math.max(this.scale * factor, least), most);
    const after = this.at(clientX, clientY);
    this.x += before[0] - after[0] - dx / this.scale;
    this.y += before[1] - after[1] - dy / this.scale;
    this.moved = true;
    this.apply();
  }

  apply() {
    const [width, height] = [this.svg.clientWidth / this.scale, this.svg.clientHeight / this.scale];
    document.body.classList.toggle("moved", this.moved);
    this.svg.setAttribute("viewBox", `${this.x - width / 2} ${this.y - height / 2} ${width} ${height}`);
  }
}

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
  const line = (kind) =>
    `<rect class="${kind}" x="${x}" y="${y}" width="${wide}" height="${high}" rx=".13"/>`;
  const picture = cardAt(cardOf(state.card), spot);
  return `<g class="tried">${picture}</g>${line("edge")}${line("outline")}${squares(spot).map(handle).join("")}`;
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
