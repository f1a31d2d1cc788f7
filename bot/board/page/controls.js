/** What each control does. The attribute `data-do` has its name and, after a colon, its value. */

import { again, open, share, showPicture, tryMiss } from "./after.js";
import { drawChoices } from "./choices.js";
import { draw, notify } from "./drawing.js";
import {
  attempt,
  decide,
  loadTiles,
  showDetails,
  showEveryone,
  showOwnMap,
  showPresent,
  showRound,
} from "./game.js";
import { byId } from "./html.js";
import { showWhole } from "./map.js";
import { rulebook } from "./panels.js";
import { need } from "./server.js";
import { flipped, slipped } from "./spots.js";
import { forgetTried, isOwnMapShown, isUnsent, isWhatIf, state, triedSpot } from "./state.js";
import { choose, move, turn } from "./trying.js";

const CONTROLS = {
  seat: showSeat,
  card: pressCard,
  square: pressSquare,
  spot: (index) => move(Number(index)),
  offer: (index) => move(Number(index)),
  turn,
  under: () => move(slipped(state.spots, state.spot)),
  tile: pressTile,
  cube: pressCube,
  lay: layTile,
  choice: pressChoice,
  sure: () => answer(true),
  unsure: () => answer(false),
  cancel,
  live: showPresent,
  fit: showWhole,
  "what-if": () => showRound({ round: state.past.round, seat: state.shown }),
  info: () => showDetails(),
  again,
  share,
  everyone: showEveryone,
  picture: showPicture,
  miss: tryMiss,
  close: () => byId("keep").close(),
  tell: notify,
  part: tellPart,
  rules: showRules,
};

/** Does what a control does, such as "card:17". */
export function press(control) {
  const [name, ...rest] = control.split(":");
  return attempt(() => CONTROLS[name](rest.join(":")));
}

/**
 * Presses the main button; if it is grey, it tells why. Where there is none because no card is chosen, it goes to the
 * first one that can be. After a game it would be too easy to begin the next one.
 */
export function confirmMain() {
  if (state.view?.end) return;
  const main = byId("choices").querySelector("button:enabled:not(.plain)");
  // The spots of the chosen card may not be known yet.
  if (main || byId("hand").querySelector(".open[aria-pressed=true]")) return main?.click();
  const first = byId("hand").querySelector(".open");
  first?.focus();
  if (first?.matches("[aria-pressed]")) first.click();
}

/** Presses a control of a part of the page, if it is shown there and can be pressed. */
export const pressShown = (part, control) =>
  byId(part).querySelector(`[data-do="${control}"]:enabled`)?.click();

/** Takes back what the player tries or, if that is nothing, the last decision: only in sight. The bot may refuse. */
export function undo() {
  if (!state.view?.started || !isOwnMapShown()) return;
  if (isUnsent()) press("cancel");
  else decide({ name: "take-back", needs: "tried" });
}

/** Shows the round that the slider is at; its last place is the present of a game that is not over. */
export function slideTo(round) {
  if (!state.view.over && round === state.view.finished + 1) showPresent();
  else attempt(() => showRound({ round }));
}

function showSeat(which) {
  state.shown = which === "all" ? "all" : Number(which);
  draw();
}

function pressCard(number) {
  const wasSeen = isOwnMapShown();
  showOwnMap();
  if (state.card !== Number(number)) return choose(Number(number));
  return wasSeen && cancel();
}

/** A square of the tried card: it goes under or over other cards, or (-1) the card is turned. */
function pressSquare(number) {
  return Number(number) < 0 ? turn() : move(flipped(state.spots, state.spot, Number(number)));
}

function pressTile(at) {
  state.tile = state.tile === at ? null : at;
  draw();
  return state.tile && loadTiles();
}

/** Adds or removes a cube; the one that was added first makes room. */
function pressCube(at) {
  const { most } = state.view.cubes;
  const isChosen = state.cubes.includes(at);
  state.cubes = isChosen ? state.cubes.filter((cube) => cube !== at) : [...state.cubes, at].slice(-most);
  draw();
  return state.tile && loadTiles();
}

function layTile(index) {
  const { terrain, x, y } = state.tiles[index].action;
  return decide({ name: "lay-tile", needs: "tile" }, { terrain, position: [x, y] });
}

function pressChoice(index) {
  const choice = state.view.choices[index];
  const isUnseen = triedSpot() && !isOwnMapShown();
  if (isUnseen && ["tried", "spot"].includes(choice.needs)) return showOwnMap();
  if (!choice.sure) return decide(choice);
  state.question = choice;
  drawChoices();
}

/** Answers the question before a choice. */
function answer(isSure) {
  const choice = state.question;
  state.question = null;
  return isSure && choice ? decide(choice) : drawChoices();
}

/** Takes back what the player tries: first the tile, then the card. */
function cancel() {
  if (isWhatIf()) return showPresent();
  if (state.tile) Object.assign(state, { tile: null, cubes: [] });
  else forgetTried();
  draw();
}

/** Tells how a category scores and shows where its points come from, or ends that. */
function tellPart(part) {
  state.told = state.told === part ? null : part;
  // On a phone the details are above the map.
  showDetails(false);
  draw();
}

async function showRules() {
  open(rulebook(await need("rules"), state.view.words));
  // Its button has the focus, which is at the end.
  byId("keep").scrollTo(0, 0);
}
