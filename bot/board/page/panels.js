/**
 * What is around the map, as HTML: players, cards, all maps, and the details of the game.
 * @typedef {import("./shapes.js").View} View
 * @typedef {import("./shapes.js").Past} Past
 * @typedef {import("./shapes.js").Seat} Seat
 */

import { labelOf } from "./choices.js";
import { asHtml, escaped, withTimes } from "./html.js";
import { choiceOn } from "./state.js";

const ALL_MAPS = "M0 0h4v4H0zM5 0h4v4H5zM0 5h4v4H0zM5 5h4v4H5z";

export const badge = (letter) => `<b class="badge seat-${letter}" aria-hidden="true">${letter}</b>`;

export const nameOf = (seat) => `<span class="name">${escaped(seat.name)}</span>`;

/**
 * A button for each player and, if there are several, one for all maps.
 * @param {Seat[]} seats
 * @param {number | "all"} shown
 */
export function players(seats, shown, words) {
  const player = (seat, i) => {
    const label = escaped(`${seat.name}: ${seat.points}. ${seat.line}`);
    return `<button data-do="seat:${i}" aria-pressed="${shown === i}" class="${seat.waiting ? "waiting" : ""}"
      aria-label="${label}">${badge(seat.letter)}${nameOf(seat)}<b>${seat.points}</b></button>`;
  };
  return seats.map(player).join("") + (seats.length > 1 ? allMapsButton(shown === "all", words.all) : "");
}

function allMapsButton(isPressed, word) {
  const icon = `<svg class="icon" viewBox="0 0 9 9"><path d="${ALL_MAPS}"/></svg>`;
  const label = escaped(word);
  return `<button data-do="seat:all" aria-pressed="${isPressed}"
    aria-label="${label}" title="${label}">${icon}</button>`;
}

/**
 * The cards beside the map, in groups. A choice that needs no spot is on its card: the whole card, if it needs nothing.
 * @param {View | Past} view
 * @param {number | null} chosen
 */
export function hand(view, chosen) {
  const open = new Set(view.choices.map(({ card }) => card));
  const awaitsHints = view.hints && !view.hinted;
  const card = ([number, note, mark]) => {
    const { turned, label } = view.cards[number];
    const kind = `class="${mark} ${open.has(number) ? "open" : ""}"`;
    const on = choiceOn(view, number);
    const small = cardNote(note, awaitsHints && open.has(number) && on < 0);
    const tries = `${kind} data-do="card:${number}" aria-pressed="${number === chosen}"
      aria-label="${escaped(`${note} ${label}`)}"`;
    const picture = cardPicture(turned[0]);
    if (on >= 0) return deciding(view.choices[on], `${kind} data-do="choice:${on}"`, small, tries, picture);
    return `<button ${tries}><span>${mark === "drawn" ? "+ " : ""}${number}${small}</span>${picture}</button>`;
  };
  const heading = (title) => (title ? `<h2>${escaped(title)}</h2>` : "");
  const group = ([title, cards]) =>
    `<div class="group">${heading(title)}<div class="cards">${cards.map(card).join("")}</div></div>`;
  return view.groups.map(group).join("");
}

/** A card's note, or the room for one that comes later. */
const cardNote = (note, hasRoom) => (note || hasRoom ? ` <i>${asHtml(note || "\u00a0")}</i>` : "");

/** A card with the choice that is on it: the whole card or, if it can be tried as well, a button above it. */
function deciding(choice, decides, small, tries, picture) {
  const text = `<b class="${choice.tone}">${asHtml(labelOf(choice))}</b>${small}`;
  if (choice.needs === "") return `<button ${decides}>${text}${picture}</button>`;
  return `<div><button ${decides}>${text}</button><button ${tries}>${picture}</button></div>`;
}

const cardPicture = (picture) => `<svg viewBox="-.06 -.06 2.12 3.14" aria-hidden="true">${picture}</svg>`;

/**
 * All maps side by side, each a button.
 * @param {Seat[]} seats
 * @param {string | null} told the category whose areas are shown
 */
export function maps(seats, told) {
  const map = (seat, i) => {
    const card = seat.card ? `<i>${seat.card}</i>` : "";
    return `<button data-do="seat:${i}" class="${seat.won ? "won" : ""}" aria-label="${escaped(seat.map.label)}">
      <span>${badge(seat.letter)}${nameOf(seat)}${card}<b>${seat.points}</b></span>
      <svg viewBox="${viewBox(seat.map.bounds)}" aria-hidden="true">
      ${seat.map.picture}${seat.map.areas[told] ?? ""}</svg></button>`;
  };
  return seats.map(map).join("");
}

function viewBox([left, top, right, bottom]) {
  return `${left - 0.3} ${top - 0.3} ${right - left + 1.6} ${bottom - top + 1.6}`;
}

/**
 * Points by category, cubes in the supply, the rulebook, what everyone does, goals, and the letters of squares.
 * @param {View} view the present one
 * @param {View | Past} then what is shown: the present, or a past round
 * @param {number | "all"} shown
 * @param {string | null} told the category whose areas are shown
 */
export function details(view, then, shown, told) {
  const { words } = view;
  const part = ([name, sprites, points, what]) => {
    const sign = sprites.length ? signs(sprites) : asHtml("★");
    const presses = `data-do="part:${what}" role="button" tabindex="0" aria-pressed="${what === told}"`;
    return captioned(name, sign, points, presses);
  };
  const parts = shown === "all" ? "" : `<ul class="signs">${then.seats[shown].parts.map(part).join("")}</ul>`;
  const supply = then.supply.map(([sprite, count, colour]) => captioned(colour, signs([sprite]), count));
  if (supply.length) supply.unshift(`<li class="word">${escaped(words.supply)}</li>`);
  const letters = view.letters.map(([letter, meaning]) => `<li><b>${letter}</b> ${escaped(meaning)}</li>`);
  const keys = view.seat == null ? "" : `<p class="keys">${escaped(words.keys)}</p>`;
  return `${parts}<ul class="signs">${supply.join("")}</ul>
    ${rulesButton(words)}
    ${view.lines.map((line) => `<p>${asHtml(withTimes(line, view.locale))}</p>`).join("")}
    ${goals(then.goals)}<ul class="letters">${letters.join("")}</ul>${keys}`;
}

/** @param {View["goals"]} found */
function goals(found) {
  if (!found) return "";
  const [heading, each] = found;
  const goal = ([text, isWon]) => `<li class="${isWon ? "won" : ""}">${escaped(text)}</li>`;
  return `<p>${escaped(heading)}</p><ul>${each.map(goal).join("")}</ul>`;
}

/** A number with its sign and its caption. A touch shows the caption whole, unless it `presses` something else. */
function captioned(caption, sign, number, presses) {
  const text = escaped(caption);
  return `<li title="${text}" data-row="${text}"
    ${presses ?? `data-do="tell:${text}"`}>${sign}<b>${number}</b><small>${text}</small></li>`;
}

export function signs(sprites) {
  const uses = sprites.map((sprite) => `<use href="#${sprite}"/>`).join("");
  return `<svg viewBox="0 0 1 1" aria-hidden="true">${uses}</svg>`;
}

export const rulesButton = ({ rules }) => `<button class="how" data-do="rules">${escaped(rules)}</button>`;

/**
 * The rulebook.
 * @param {string[]} pages the first line of each is its heading
 */
export function rulebook(pages, words) {
  const page = (text) => {
    const [heading, ...lines] = text.split("\n");
    return `<h2>${escaped(heading)}</h2><p>${escaped(lines.join("\n"))}</p>`;
  };
  return `${pages.map(page).join("")}<nav>${closeButton(words)}</nav>`;
}

export const closeButton = ({ close }) => `<button data-do="close" class="plain">${escaped(close)}</button>`;
