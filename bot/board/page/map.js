/** The large map, one unit for a square: which part of it is shown, the tried card, and what can be pressed. */

import { byId, escaped, put, signed } from "./html.js";
import { LINES } from "./signs.js";
import { cheapest, distance, flipped, isHidden, middle, size, squares } from "./spots.js";
import { cardOf, hasCards, isOwnMapShown, shownView, state, triedSpot } from "./state.js";

const LARGEST = 84; // pixels of a square in a map that is shown whole
const LEAST = 28; // pixels of a square in a map on which cards are tried
const SCALES = [12, 160]; // pixels of a square to which a player can zoom
const MARGIN = 1.3; // squares around a map
const EDGE = 0.3; // squares around a card that is in sight
const BEYOND = 2 + EDGE; // squares by which a card can lie outside of a map, and its edge
const RADIUS = 0.34; // of an offered spot's number, in squares
const STEPS = Array.from({ length: 11 }, (_, i) => i / 5 - 1); // from one edge of a spot to the other
const LABELS = ".tag rect, .digit, .gain rect, .worth rect"; // what it does not cover

const within = (number, least, most) => Math.min(Math.max(number, least), most);

/** Which part of a map an SVG element shows: the middle, and the pixels of a square. */
class Sight {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    this.x = 1;
    this.y = 1.5;
    this.scale = 48;
    this.moved = false;
  }

  /** Half the width and the height of the part that is shown, in squares. */
  get half() {
    return [this.svg.clientWidth / this.scale / 2, this.svg.clientHeight / this.scale / 2];
  }

  /** The part that is shown, in squares: left, top, right and bottom. */
  get area() {
    const [width, height] = this.half;
    return [this.x - width, this.y - height, this.x + width, this.y + height];
  }

  /**
   * Shows a whole map, unless its squares would become too small.
   * @param {import("./shapes.js").Bounds} bounds
   */
  fit(bounds, least) {
    this.bounds = bounds;
    if (!this.svg.clientWidth) return;
    const [left, top, right, bottom] = bounds;
    const wide = right - left + 1 + 2 * MARGIN;
    const high = bottom - top + 1 + 2 * MARGIN;
    this.scale = within(Math.min(this.svg.clientWidth / wide, this.svg.clientHeight / high), least, LARGEST);
    this.x = (left + right + 1) / 2;
    this.y = (top + bottom + 1) / 2;
    this.moved = false;
    this.apply();
  }

  /**
   * Moves no farther than it has to, so that a card at a spot is in sight.
   * @param {import("./shapes.js").Spot} spot
   */
  include({ x, y, rotation }) {
    const [wide, high] = size(rotation);
    const [width, height] = this.half;
    this.x = within(this.x, x + wide + EDGE - width, x - EDGE + width);
    this.y = within(this.y, y + high + EDGE - height, y - EDGE + height);
    this.apply();
  }

  /**
   * Moves by squares, as far as there can be cards.
   * @param {import("./shapes.js").Point} by
   */
  push([dx, dy]) {
    const [left, top, right, bottom] = this.bounds;
    const [width, height] = this.half;
    const pushed = (now, by, first, last, half) => {
      const [least, most] = [first - BEYOND + half, last + 1 + BEYOND - half];
      return within(now + by, Math.min(now, least), Math.max(now, most));
    };
    this.x = pushed(this.x, dx, left, right, width);
    this.y = pushed(this.y, dy, top, bottom, height);
    this.apply();
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

  /**
   * The point of the window where a point of the map is.
   * @param {import("./shapes.js").Point} point
   * @returns {import("./shapes.js").Point}
   */
  inWindow([x, y]) {
    const box = this.svg.getBoundingClientRect();
    const from = (now, middle, first, length) => first + length / 2 + (now - middle) * this.scale;
    return [from(x, this.x, box.left, box.width), from(y, this.y, box.top, box.height)];
  }

  /** Zooms about a point of the window, and then moves by pixels. */
  zoom(factor, [clientX, clientY], [dx, dy] = [0, 0]) {
    const before = this.at(clientX, clientY);
    this.scale = within(this.scale * factor, ...SCALES);
    const after = this.at(clientX, clientY);
    this.x += before[0] - after[0] - dx / this.scale;
    this.y += before[1] - after[1] - dy / this.scale;
    this.moved = true;
    this.apply();
  }

  apply() {
    const [width, height] = this.half;
    document.body.classList.toggle("moved", this.moved);
    this.svg.setAttribute("viewBox", `${this.x - width} ${this.y - height} ${2 * width} ${2 * height}`);
  }
}

/** The part of the map that is shown. */
export const sight = new Sight(byId("map"));
new ResizeObserver(() => (sight.moved ? sight.apply() : showWhole())).observe(byId("map"));

/** Shows the whole map, or as much of it as can be shown together with the tried card. */
export function showWhole() {
  const { map } = shownView()?.seats?.[state.shown] ?? {};
  if (!map) return;
  sight.fit(map.bounds, isPlayedOn() ? LEAST : 0);
  if (isOwnMapShown() && triedSpot()) sight.include(triedSpot());
  drawTrial();
}

const isPlayedOn = () => isOwnMapShown() && (shownView().asked || hasCards());

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
  const layers = ["dots", "offers", "trial", "numbers"].map((id) => `<g id="${id}"></g>`).join("");
  put(byId("map"), `${sea}${map.picture}${areas(map)}${marks}${layers}`);
  const now = JSON.stringify([state.shown, state.past?.round, map.bounds, isPlayedOn()]);
  if (now !== subject) {
    subject = now;
    showWhole();
  } else drawTrial();
}

/** Where the points of the category that the player has touched come from. */
export const areas = (map) => `<g class="areas">${map.areas[state.told] ?? ""}</g>`;

/** Draws the tried card, if its map is shown: its visible squares, an outline, and its squares to press. */
export function drawTrial() {
  const spot = isOwnMapShown() ? triedSpot() : null;
  put(byId("trial"), spot ? trial(spot) : "");
  const offered = isOwnMapShown() ? offers() : [];
  put(byId("offers"), offered.map(outlineOf).join(""));
  put(byId("numbers"), numbers(offered, spot).join(""));
}

/** The offered spots, unless they would cover cubes to press. */
const offers = () => (cubeMarks() ? [] : state.first.map((index) => ({ index, ...state.spots[index] })));

/** The outline of an offered spot. */
function outlineOf({ index, x, y, rotation }) {
  const [wide, high] = size(rotation);
  const box = `x="${x + 0.06}" y="${y + 0.06}" width="${wide - 0.12}" height="${high - 0.12}" rx=".13"`;
  return `<rect class="offer" data-do="spot:${index}" ${box}/>`;
}

/**
 * The numbers of the offered spots, without that of the tried one. They are above all cards, so that they can be
 * pressed, in sight, and cover neither each other nor another label, as long as there is room.
 */
function numbers(offered, tried) {
  const taken = [...byId("map").querySelectorAll(LABELS)].map(areaOfLabel);
  return offered.map((spot, i) => {
    if (spot.index === state.spot) return "";
    const others = offered.filter((other) => other !== spot).concat(tried ?? []);
    const isOn = (area) => covered(areaOf(spot), [area]) > 0;
    const [x, y] = placeOfNumber(spot, taken.filter(isOn), others.map(areaOf).filter(isOn));
    taken.push(areaOfNumber([x, y]));
    return `<g class="offer" data-do="offer:${spot.index}"><circle cx="${x}" cy="${y}" r="${RADIUS}"/>
      <text x="${x}" y="${y + 0.15}">${i + 1}</text></g>`;
  });
}

/** The middle of a spot's number: in sight and clear of labels, then clear of other cards, then near the spot's. */
function placeOfNumber(spot, taken, others) {
  const [wide, high] = size(spot.rotation).map((squares) => squares / 2 - RADIUS);
  const [x, y] = middle(spot);
  const places = STEPS.flatMap((across) => STEPS.map((down) => [x + across * wide, y + down * high]));
  const cost = (place) => {
    const area = areaOfNumber(place);
    const hidden = covered(area, taken) - covered(area, [sight.area]);
    return 999 * hidden + 2 * covered(area, others) + distance(place, [x, y]);
  };
  return places[cheapest(places, cost)];
}

/** An area in squares: left, top, right and bottom. */
const areaOf = ({ x, y, rotation }) => [x, y, x + size(rotation)[0], y + size(rotation)[1]];

const areaOfNumber = ([x, y]) => [x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS];

function areaOfLabel(label) {
  const { left, top, right, bottom } = label.getBoundingClientRect();
  return [...sight.at(left, top), ...sight.at(right, bottom)];
}

/** How much of an area others cover, in squares. */
function covered([left, top, right, bottom], others) {
  const common = ([x, y, beyondX, beyondY]) =>
    Math.max(0, Math.min(right, beyondX) - Math.max(left, x)) *
    Math.max(0, Math.min(bottom, beyondY) - Math.max(top, y));
  return others.reduce((sum, other) => sum + common(other), 0);
}

function trial(spot) {
  const { x, y } = spot;
  const [wide, high] = size(spot.rotation);
  const line = (kind) =>
    `<rect class="${kind}" x="${x}" y="${y}" width="${wide}" height="${high}" rx=".13"/>`;
  const picture = cardAt(cardOf(state.card), spot);
  return `<g class="tried">${picture}</g>${line("edge")}${line("outline")}${state.told ? "" : brought(spot)}
    ${squares(spot).map(handle).join("")}`;
}

/** What grows with the tried card, and its points where they come from. */
function brought({ gains = [], marks = [] }) {
  const grown = gains.filter(([, points]) => points > 0).flatMap(([, , places]) => places);
  const areas = grown.map(([x, y]) => square(x, y, 'class="grown"')).join("");
  return areas + marks.map(gainMark).join("");
}

function gainMark([x, y, points]) {
  const text = signed(points);
  const wide = 0.2 + 0.19 * text.length;
  return `<g class="gain ${points < 0 ? "loss" : ""}">
    <rect x="${x + 0.5 - wide / 2}" y="${y + 0.3}" width="${wide}" height=".4" rx=".13"/>
    <text x="${x + 0.5}" y="${y + 0.61}">${text}</text></g>`;
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

/** The deserts to press; the one that the hint is about has its sign. */
function tileMarks() {
  const places = new Set(state.tiles.map(({ action }) => `${action.x},${action.y}`));
  const hint = String(state.view.worthwhile);
  const sign = places.has(hint) ? hintSign(state.view.worthwhile) : "";
  return sign + [...places].map((at) => mark("tile", at, at === state.tile)).join("");
}

const hintSign = ([x, y]) =>
  `<path class="hint" transform="translate(${x + 0.25} ${y + 0.25}) scale(.021)" d="${LINES["💡"]}"/>`;

function cubeMarks() {
  const { squares, most } = state.view.cubes;
  // For a terraforming, only once its desert is pressed.
  if (!most || (state.view.tiles && !state.tile)) return "";
  return squares.map((at) => mark("cube", String(at), paid().includes(String(at)))).join("");
}

/** The cubes that are to be paid: the chosen ones, or else those for the tiles of the pressed desert. */
function paid() {
  const { cubes, tile, tiles } = state;
  if (cubes.length || !tile) return cubes;
  return tiles.flatMap(({ action }) =>
    (`${action.x},${action.y}` === tile ? (action.cubes ?? []) : []).map(String),
  );
}

/** A square that can be pressed; `what` is the control, and the word for it. */
function mark(what, at, isPressed) {
  const [x, y] = at.split(",").map(Number);
  const label = escaped(`${state.view.words[what]} ${at}`);
  return `<rect class="${what}" data-do="${what}:${at}" role="button" tabindex="0" aria-pressed="${isPressed}"
    aria-label="${label}" x="${x + 0.07}" y="${y + 0.07}" width=".86" height=".86" rx=".1"
    ><title>${label}</title></rect>`;
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
