/** The buttons below the map: what the player can decide, and what turns the tried card. */

import { asHtml, BUSY, buttons, byId, put, signed, withTimes } from "./html.js";
import { indexOf, slipped } from "./spots.js";
import {
  canTry,
  choiceOn,
  hasCards,
  isOwnMapShown,
  isWhatIf,
  ownPoints,
  playedView,
  shownView,
  state,
  triedSpot,
} from "./state.js";

/** @typedef {import("./shapes.js").Choice} Choice */

/** Draws the buttons, and the points with the tried card. */
export function drawChoices() {
  put(byId("points"), triedSpot() ? outcome(triedSpot()) : "");
  const known = notes().map((note) => asHtml(withTimes(note, state.view.locale)));
  put(byId("notes"), [...known, reason()].filter(Boolean).join("\n"));
  put(byId("tools"), buttons(tools()));
  put(byId("choices"), buttons(offered()));
  drawQuestion();
}

/** What the player should know to decide, in the present game, and what is marked on the map that is shown. */
const notes = () => (isWhatIf() ? [] : [...state.view.notes, isOwnMapShown() ? marksInWords() : ""]);

const marksInWords = () =>
  ["tile", "cube"]
    .filter((mark) => byId("map").querySelector(`.${mark}[aria-pressed=false]`))
    .map((mark) => state.view.words[`marks-${mark}`])
    .join(" ");

/**
 * With hints: why the first offer is good, what the card brings elsewhere or, before a card is tried, what the numbers
 * on cards mean. There is always room for it, so that no map changes its size.
 */
function reason() {
  const tried = triedSpot();
  if (!state.reason && !(state.view.hints && hasCards() && shownView().asked)) return "";
  const isFirst = tried && state.spot === state.first[0];
  const other = tried ? reasons(tried).join(" · ") : state.view.legend;
  return `<span class="reasons"><span class="${isFirst ? "" : "room"}">${asHtml(state.reason)}</span>
    <span>${asHtml(isFirst ? "" : other)}</span></span>`;
}

/** The points with the tried card, and for screen readers, which are told of changes, where it lies. */
function outcome(spot) {
  const points = spot.points == null ? "" : difference(spot.points);
  return `<span class="for-readers">${asHtml([placeOf(spot), ...reasons(spot)].join(", "))}</span> ${points}`;
}

/** What the tried card brings, in words. */
const reasons = ({ gains = [] }) => gains.map(([category, points]) => `${category} ${signed(points)}`);

/** Where the tried card lies, in words. */
function placeOf({ x, y, rotation, under }) {
  const { names, words } = state.view;
  const place = filled(words.tried, { card: state.card, x, y, rotation });
  const above = under.map((number) => names[number]).join(", ");
  return above ? `${place}, ${filled(words["tried-under"], { under: above })}` : place;
}

const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

/** Opens or closes the question before a choice. */
function drawQuestion() {
  const { question, view } = state;
  const dialog = byId("question");
  if (!question) return dialog.close();
  put(byId("sure"), asHtml(question.sure));
  const yes = { label: question.label, what: "sure", tone: question.tone };
  put(byId("answers"), buttons([yes, { label: view.words.back, what: "unsure", tone: "plain" }]));
  if (!dialog.open) dialog.showModal();
}

const difference = (points) => `${ownPoints()} → ${points}`;

/** What changes the tried card. It keeps its place while there are cards to try. */
function tools() {
  if (!hasCards()) return [];
  const { words } = state.view;
  const off = triedSpot() && isOwnMapShown() ? "" : lackOfSpot();
  const isOnlyWay = !off && slipped(state.spots, state.spot) === state.spot;
  return [
    { label: words.turn, what: "turn", tone: "plain", sign: "↻", off },
    { label: words.under, what: "under", tone: "plain", sign: "⧉", off: isOnlyWay ? words["only-way"] : off },
  ];
}

function offered() {
  const { words } = state.view;
  const back = { label: words.back, what: "cancel", tone: "plain" };
  const live = { label: state.view.over ? words.back : words.live, what: "live", tone: "plain" };
  if (state.past) return [live, ...(state.view.over ? [] : choices())];
  if (state.view.end) return offersAfter(state.view.end);
  return state.tile ? [...tilesHere(), back] : choices();
}

/** What a finished game offers, and the player's best miss once it is known. */
function offersAfter({ offers }) {
  const { review } = state.found;
  const miss = { label: review?.best, what: `miss:${state.view.seat}.0`, tone: "plain" };
  const found = offers.map((offer) => ({ ...offer, off: offer.what === "share" && !review ? BUSY : "" }));
  return review?.best ? [miss, ...found] : found;
}

/** The tiles that can be placed on the pressed square. */
function tilesHere() {
  const found = [];
  for (const [i, { label, points, action }] of state.tiles.entries()) {
    if (`${action.x},${action.y}` !== state.tile) continue;
    const text = points == null ? label : `${label} · ${difference(points)}`;
    found.push({ label: text, what: `lay:${i}`, tone: "main" });
  }
  return found;
}

/**
 * The server's choices without those on cards or about other cards, and those that need a spot of a card that has
 * none. While the chosen card has no choices, those of the first one keep the room, so that nothing moves later.
 */
function choices() {
  const { spots } = state;
  const all = state.view.choices.map((choice, i) => ({ ...choice, what: `choice:${i}` }));
  const found = all.filter(({ card }, i) => card == null || choiceOn(state.view, card) !== i);
  const about = found.map((choice) => choice.card).filter((number) => number != null);
  const card = about.includes(state.card) ? state.card : about[0];
  const fits = (choice) => choice.card == null || choice.card === card;
  const lacksSpot = (choice) => choice.needs === "spot" && spots?.length === 0;
  const here = found.filter((choice) => fits(choice) && !lacksSpot(choice));
  if (here.every(({ tone }) => tone === "plain") && here[0]?.card != null) here[0].tone = "main";
  return here.map((choice) => ({
    ...choice,
    label: labelOf(choice),
    off: state.busy ? BUSY : lackOf(choice),
    ...(choice.vote && { tone: "plain vote" }),
    ...(isAboutOther(choice) && choice.card !== state.view.selected && { tone: "room", off: BUSY }),
  }));
}

const isAboutOther = ({ card }) => card != null && card !== state.card;

/**
 * A choice's label, with the chosen cube.
 * @param {Choice} choice
 */
export const labelOf = (choice) => (state.cubes.length ? (choice.paid ?? choice.label) : choice.label);

/** Why there is no spot: none is chosen, or the card's spots are still looked up. */
const lackOfSpot = () =>
  state.card != null && canTry(state.card) && !state.spots ? BUSY : state.view.words["needs-spot"];

/**
 * What a choice lacks, or that it would change nothing, in words; empty if it can be pressed.
 * @param {Choice} choice
 */
function lackOf(choice) {
  const { card, name, needs } = choice;
  const { intended, words } = state.view;
  if (isAboutOther(choice) && state.card != null) return filled(words["other-card"], { card });
  if (needs === "spot" && state.spot == null) return lackOfSpot();
  if (needs === "cubes" && state.cubes.length !== 2) return words["needs-cubes"];
  return name === "place-here" && intended && state.spot === triedBefore() ? words["already-there"] : "";
}

/** The index of the spot where the server knows that the card was tried; null if it was not. */
export function triedBefore() {
  const [card, x, y, rotation, under] = playedView().tried ?? [];
  return card === state.card ? indexOf(state.spots, { x, y, rotation, under }) : null;
}
