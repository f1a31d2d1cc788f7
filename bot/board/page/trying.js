/**
 * Trying cards on the player's own map. All of it may be refused by the bot (see `attempt` in game.js).
 * @typedef {import("./shapes.js").Spots} Spots
 */

import { drawChoices, triedBefore } from "./choices.js";
import { draw } from "./drawing.js";
import { drawTrial, sight } from "./map.js";
import { need } from "./server.js";
import { indexOf, nearest, readSpots, size, turned } from "./spots.js";
import { canTry, isOwnMapShown, isWhatIf, placement, state, triedSpot } from "./state.js";

const TAP_REACH = 2.5; // squares from which a tap brings the tried card

/**
 * The legal spots of cards, asked for once; an answer that came twice would move a dropped card.
 * @type {Map<number, Promise<Spots>>}
 */
const known = new Map();

/** The legal spots of a card. */
export function spotsOf(card) {
  if (!known.has(card)) {
    const asked = need("spots", { card }).then(readSpots);
    asked.catch(() => known.delete(card));
    known.set(card, asked);
  }
  return known.get(card);
}

/** Forgets all spots, because the map is another one. */
export const forgetSpots = () => known.clear();

/**
 * Uses spots that came with a past round.
 * @param {import("./shapes.js").SentSpots} sent
 */
export const learnSpots = (sent) => known.set(sent.card, Promise.resolve(readSpots(sent)));

/** Chooses a card and puts it on the map: where it was before, or, if `offers`, at the first offered spot. */
export async function choose(card, { offers = true } = {}) {
  Object.assign(state, { card, spots: null, spot: null, first: [], reason: "", tile: null });
  draw();
  if (canTry(card)) await lookUp(offers);
}

/** Forgets all spots, because points are others now, and looks up those of a tried card again. */
export async function renewSpots() {
  forgetSpots();
  if (state.spots) await lookUp(false);
}

/** Looks up the spots of the chosen card. It stays where it is; if it is nowhere yet, it goes to a spot if `offers`. */
async function lookUp(offers) {
  const { card } = state;
  const asked = spotsOf(card);
  const { spots, first, reason } = await asked;
  if (state.card !== card) return;
  if (known.get(card) !== asked) return lookUp(offers);
  const now = triedSpot();
  Object.assign(state, { spots, first, reason });
  const offered = offers ? (triedBefore() ?? first[0] ?? null) : null;
  await move(now ? indexOf(spots, now) : offered);
}

/** Turns the chosen card about the spot where it was put, so that it comes back there. */
export const turn = () => move(turned(state.spots, state.spot, state.pivot), state.pivot);

/**
 * Moves the chosen card to a spot, by its index, and shows the points there; from now on it is turned about `pivot`.
 */
export async function move(index, pivot = index) {
  if (state.tile) {
    state.tile = null;
    draw();
  }
  const spot = state.spots?.[index];
  state.pivot = pivot;
  if (spot && isOwnMapShown()) sight.include(spot);
  preview(index);
  if (!spot || spot.gains || isWhatIf()) return;
  Object.assign(spot, await pointsAt(placement()));
  drawTrial();
  drawChoices();
}

/** The points with a card there and where they come from, which the bot refuses if it cannot be there. */
const pointsAt = (there) => need("points", { at: JSON.stringify(there) });

/**
 * Moves the chosen card to the spot nearest to a point of the map.
 * @param {import("./shapes.js").Point} point
 */
export async function moveNear(point) {
  if (!state.spots || !isOwnMapShown()) return;
  const found = nearest(state.spots, point, triedSpot()?.rotation ?? 0, TAP_REACH);
  if (found >= 0) await move(found);
}

/**
 * Puts the chosen card down near a point of the map. Where it has no spot near, or only in another rotation, it goes
 * to the nearest one, and the bot is asked why it cannot be where it was put.
 * @param {import("./shapes.js").Point} point
 */
export async function putDown([x, y], rotation) {
  const { card } = state;
  const { spots } = await spotsOf(card);
  if (state.card !== card) return;
  state.spots = spots;
  const near = nearest(spots, [x, y], rotation);
  const found = near < 0 ? nearest(spots, [x, y], rotation, Infinity) : near;
  await move(found < 0 ? null : found);
  if (isWhatIf() || spots[near]?.rotation === rotation) return;
  const [wide, high] = size(rotation);
  const there = { card, x: Math.round(x - wide / 2), y: Math.round(y - high / 2), rotation, under: [] };
  await pointsAt(there).catch((refusal) => {
    if (triedSpot()) refusal.message += ` ${state.view.words["now-nearest"]}`;
    throw refusal;
  });
}

/** Shows the chosen card at a spot, by its index, or nowhere (null), and no longer where points come from. */
export function preview(index) {
  const isMoved = index !== state.spot;
  state.spot = index;
  if (state.told && isMoved) {
    state.told = null;
    return draw();
  }
  drawTrial();
  drawChoices();
}
