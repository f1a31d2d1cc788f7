/**
 * Finds a card's next spot in the list of its legal ones. The page knows no rule: it only compares places.
 * @typedef {import("./shapes.js").Spot} Spot
 * @typedef {import("./shapes.js").Point} Point
 */

const REACH = 1.3; // squares within which a dragged card snaps
const SAME_PLACE = 1.6; // squares that a card may move when it is turned
const OTHER_ROTATION = 0.6; // squares that a spot may be farther away to keep the card's rotation
const CARD_SQUARES = 6;
const LAYERS = 2 ** CARD_SQUARES;

/**
 * The legal spots of a card, as the server sends them, with names.
 * @param {import("./shapes.js").SentSpots} sent
 * @returns {import("./shapes.js").Spots}
 */
export function readSpots({ card, spots, first, reason = "" }) {
  const read = ([x, y, rotation, under, hidden, points]) => ({ x, y, rotation, under, hidden, points });
  return { card, spots: spots.map(read), first, reason };
}

/**
 * The width and height of a card in squares.
 * @param {number} rotation
 * @returns {Point}
 */
export const size = (rotation) => (rotation % 180 ? [3, 2] : [2, 3]);

/**
 * The squares of a card, row by row: the number of each, and its place.
 * @param {Pick<Spot, "x" | "y" | "rotation">} spot
 */
export function squares({ x, y, rotation }) {
  const [wide] = size(rotation);
  return Array.from({ length: CARD_SQUARES }, (_, i) => ({
    i,
    x: x + (i % wide),
    y: y + Math.floor(i / wide),
  }));
}

/** Whether a square of a card is below another card. */
export const isHidden = (hidden, i) => ((hidden >> i) & 1) === 1;

/**
 * The middle of a card at a spot.
 * @param {Spot} spot
 * @returns {Point}
 */
export function middle({ x, y, rotation }) {
  const [wide, high] = size(rotation);
  return [x + wide / 2, y + high / 2];
}

/**
 * @param {Point} from
 * @param {Point} to
 */
export const distance = ([fromX, fromY], [toX, toY]) => Math.hypot(toX - fromX, toY - fromY);

const countBits = (number) => (number ? (number & 1) + countBits(number >> 1) : 0);

/** Of spots at about the same place, the one with the fewest hidden squares comes first. */
const costOfHidden = ({ hidden }) => countBits(hidden) / 50;

const isSamePlace = (one, other) => one.x === other.x && one.y === other.y && one.rotation === other.rotation;

/** The index of the spot, or other place, with the least cost below a limit; -1 if there is none. */
export function cheapest(places, cost, limit = Infinity) {
  let found = -1;
  let least = limit;
  for (const [i, place] of places.entries()) {
    const now = cost(place);
    if (now < least) [found, least] = [i, now];
  }
  return found;
}

/**
 * The index of the spot nearest to a point of the map, preferably with this rotation; -1 if none is near.
 * @param {Spot[]} spots
 * @param {Point} point
 */
export function nearest(spots, point, rotation, reach = REACH) {
  const costOfTurn = (spot) => (spot.rotation === rotation ? 0 : OTHER_ROTATION);
  return cheapest(
    spots,
    (spot) => distance(middle(spot), point) + costOfTurn(spot) + costOfHidden(spot),
    reach,
  );
}

/**
 * The index of the spot with the next legal rotation clockwise, at nearly the same place as the pivot, to which a whole
 * turn leads back.
 * @param {Spot[]} spots
 * @param {number} now the index of the present spot
 * @param {number} pivot the index of the spot about which the card is turned
 */
export function turned(spots, now, pivot) {
  const place = middle(spots[pivot]);
  for (const turn of [90, 180, 270]) {
    const rotation = (spots[now].rotation + turn) % 360;
    if (rotation === spots[pivot].rotation) break;
    const cost = (spot) => distance(middle(spot), place) + costOfHidden(spot);
    const found = cheapest(spots, (spot) => (spot.rotation === rotation ? cost(spot) : Infinity), SAME_PLACE);
    if (found >= 0) return found;
  }
  return pivot;
}

/**
 * The index of the spot at the same place where a square goes from below to above other cards, or back, with the
 * fewest other changes; -1 if there is none.
 * @param {Spot[]} spots
 * @param {number} now the index of the present spot
 * @param {number} i the number of the square
 */
export function flipped(spots, now, i) {
  const wanted = spots[now].hidden ^ (1 << i);
  const fits = (spot) => isSamePlace(spot, spots[now]) && isHidden(spot.hidden, i) === isHidden(wanted, i);
  return cheapest(spots, (spot) => (fits(spot) ? countBits(spot.hidden ^ wanted) : Infinity));
}

/**
 * The index of the next way to go over and under other cards at the same place, or the present one.
 * @param {Spot[]} spots
 * @param {number} now the index of the present spot
 */
export function slipped(spots, now) {
  const after = (spot) => (spot.hidden - spots[now].hidden + LAYERS - 1) % LAYERS;
  return cheapest(spots, (spot) => (isSamePlace(spot, spots[now]) ? after(spot) : Infinity));
}

/**
 * The index of the nearest spot in a direction, or the present one.
 * @param {Spot[]} spots
 * @param {number} now the index of the present spot
 * @param {Point} direction such as [1, 0]
 */
export function beside(spots, now, [dx, dy]) {
  const [fromX, fromY] = middle(spots[now]);
  const cost = (spot) => {
    const [x, y] = [middle(spot)[0] - fromX, middle(spot)[1] - fromY];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 0.4) return Infinity;
    const costOfTurn = spot.rotation === spots[now].rotation ? 0 : 1.5;
    return along + 2 * across + costOfTurn + costOfHidden(spot);
  };
  const found = cheapest(spots, cost);
  return found < 0 ? now : found;
}

/**
 * The index of a placement; null if it is not in the list.
 * @param {Spot[]} spots
 * @param {Pick<Spot, "x" | "y" | "rotation" | "under">} placement
 */
export function indexOf(spots, placement) {
  const isLayeredSo = ({ under }) => String(under) === String(placement.under);
  const found = spots.findIndex((spot) => isSamePlace(spot, placement) && isLayeredSo(spot));
  return found < 0 ? null : found;
}
