/**
 * What the page does with the game: it shows views and rounds, and sends decisions.
 * @typedef {import("./shapes.js").View} View
 * @typedef {import("./shapes.js").Choice} Choice
 */

import { drawChoices } from "./choices.js";
import { draw, dress, notify } from "./drawing.js";
import { byId } from "./html.js";
import { noted } from "./motion.js";
import { act, get, getView, isTokenStored, need, Refusal, Unanswered } from "./server.js";
import { forgetTried, isOwnMapShown, isWhatIf, ownSeat, placement, state, triedSpot } from "./state.js";
import { choose, forgetSpots, learnSpots, renewSpots } from "./trying.js";

/**
 * Does something that the bot may refuse. Then its reason is shown or, if the game has gone on, the present view.
 * @param {() => unknown} work it may be asynchronous
 */
export async function attempt(work) {
  const tag = state.view?.tag;
  try {
    await work();
  } catch (error) {
    if (error.view && error.view.tag !== tag) await show(error.view);
    else explain(error);
  }
}

/** Shows why the bot has refused something. That it does not answer is shown already. */
function explain(error) {
  if (error instanceof Refusal) notify(error.message);
  else if (!(error instanceof Unanswered)) throw error;
}

/**
 * Shows a view. What the player tries is forgotten only when there is another moment or another map; where only the
 * points of it have changed, they are looked up again.
 * @param {View} view
 */
export async function show(view) {
  if (state.view?.tag === view.tag) return;
  if (state.view?.theme !== view.theme) await dress(view);
  const before = state.view;
  const move = noted(view);
  state.view = view;
  state.shown ??= firstShown(view);
  document.documentElement.lang = view.locale;
  if (view.hints) addHints(before, view);
  catchUp(before, view);
  if (view.end && !before?.end) beginEnd(view, before);
  draw();
  if (before) {
    move();
    tellGoals(before, view);
  }
  if (!before && !isTokenStored) notify(view.words["not-stored"]);
}

/** Tells which goals have been won since a view. */
function tellGoals({ goals: before }, { goals }) {
  const won = (goals?.[1] ?? []).filter(([, isWon], i) => isWon && before?.[1][i][1] === false);
  if (won.length) notify(won.map(([goal]) => goal).join("\n"));
}

/** Whether two views are of the same moment and map of a game, so that lists and what is tried go on. */
const isSame = (before, view) => momentOf(before) === momentOf(view) && own(before) === own(view);

const momentOf = (view) => String([view?.moment, view?.over]);

/** The viewer's own map. */
const own = (view) => view?.seats?.[view.seat]?.map.picture;

/** What the points of the viewer's spots depend on. */
const worth = (view) => JSON.stringify([own(view), view?.supply, view?.goals?.[1].map(([, isWon]) => isWon)]);

/** Begins a new moment, and asks for the lists that another moment, or other points, need. */
function catchUp(before, view) {
  const isNew = !isSame(before, view);
  const hasOtherPoints = worth(before) !== worth(view);
  if (isNew) forgetTried();
  if (isNew) state.tiles = [];
  if (hasOtherPoints) attempt(renewSpots);
  if (view.tiles && (isNew || hasOtherPoints)) attempt(loadTiles);
  if (isNew && !state.past) chooseSelected();
}

/** Puts the card that the player has to place on the map, or the one taken back, to be changed or sent again. */
function chooseSelected() {
  const { selected, tried, cards } = state.view;
  const card = selected ?? tried?.[0];
  if (cards?.[card] && state.card == null) attempt(() => choose(card));
}

/** Asks for hints; those of the view before stay until then, so that no card moves twice. */
function addHints(before, view) {
  if (isSame(before, view)) Object.assign(view, before.hinted, { hinted: before.hinted });
  attempt(async () => {
    const hinted = await need("hints");
    if (state.view !== view) return;
    Object.assign(view, hinted, { hinted });
    draw();
  });
}

/** Asks for the tiles that can be placed, with the points together with what the player tries. */
export async function loadTiles() {
  const { view } = state;
  const tiles = await need("tiles", { plan: JSON.stringify(given("tile")) });
  if (!isSame(view, state.view) || worth(view) !== worth(state.view)) return;
  state.tiles = tiles;
  draw();
}

/** Shows all maps at the end of a game, and asks for what is not known at once. */
function beginEnd(view, before) {
  state.shown = firstShown(view);
  document.body.classList.toggle("just-ended", before != null);
  attempt(() => learn("review"));
  if (view.end.alone) attempt(view.seat == null ? showEveryone : () => learn("par"));
}

async function learn(what) {
  const found = await need(`after/${what}`);
  state.found = { ...state.found, [what]: found };
  draw();
}

/** The first map that a viewer sees: their own, or else all; null before the deal. */
function firstShown({ started, seat, seats, end }) {
  if (!started) return null;
  return (end ? null : seat) ?? (seats.length > 1 ? "all" : 0);
}

/**
 * Brings the page up to date.
 * @param {string | null} tag of the present view, if the bot has told it
 */
export async function update(tag) {
  const before = state.view?.tag;
  if (tag && tag === before) return;
  const view = await getView(before);
  // The response to a decision that came in the meantime may be newer.
  if (state.view?.tag !== before) return update(tag);
  if (view) await show(view);
}

/**
 * Sends a choice, with what it needs.
 * @param {Pick<Choice, "name" | "needs"> & Partial<Choice>} choice
 * @param {{ terrain: string, position: [number, number] }} [tile]
 */
export async function decide({ name, card, pair, vote, needs }, tile) {
  if (state.busy) return;
  const decision = { moment: state.view.moment, name, card, pair, vote, tile, ...given(needs) };
  state.busy = true;
  drawChoices();
  try {
    const view = await act(decision);
    notify("");
    await show(view);
  } catch (error) {
    explain(error);
    if (error.view) await show(error.view);
  } finally {
    state.busy = false;
    draw();
  }
}

/** The cubes and the tried spot, as far as a choice needs them. A tile can be paid with two chosen cubes. */
function given(needs) {
  const paysWithCubes = ["cube", "cubes"].includes(needs) || (needs === "tile" && state.cubes.length === 2);
  const takesSpot = ["tried", "spot", "tile"].includes(needs) && triedSpot();
  return {
    cubes: paysWithCubes ? state.cubes.map((at) => at.split(",").map(Number)) : [],
    spot: takesSpot ? placement() : null,
  };
}

/** Shows a finished round; with a `seat`, as that seat saw it before placing its card. */
export async function showRound(query) {
  await showPast(await get("round", query));
}

/**
 * Shows maps of the past.
 * @param {import("./shapes.js").Past} past
 */
export async function showPast(past) {
  document.body.classList.remove("just-ended");
  leaveWhatIf();
  state.past = past;
  if (!isWhatIf()) return draw();
  forgetTried();
  forgetSpots();
  learnSpots(past.spots);
  await choose(past.card);
}

/** Shows the maps of everyone who has played the same map of the day. */
export async function showEveryone() {
  const past = await get("after/everyone");
  state.shown = "all";
  await showPast(past);
}

/** Shows the present again. */
export function showPresent() {
  leaveWhatIf();
  state.past = null;
  const { seats } = state.view;
  // Everyone's maps of a day are more than the seats of the table.
  if (state.shown === "all" ? seats.length === 1 : !seats[state.shown]) state.shown = firstShown(state.view);
  chooseSelected();
  draw();
}

/** Shows the details of the game or, if they are shown and nothing is given, hides them. */
export function showDetails(isShown) {
  byId("info").setAttribute("aria-expanded", document.body.classList.toggle("informed", isShown));
}

/** Shows the map on which the player tries cards, with no details above it. */
export function showOwnMap() {
  showDetails(false);
  if (isOwnMapShown()) return;
  if (state.past && !isWhatIf()) showPresent();
  state.shown = ownSeat() ?? state.shown;
  draw();
}

/** Forgets what was tried in a past round. */
function leaveWhatIf() {
  if (!isWhatIf()) return;
  forgetTried();
  forgetSpots();
}
