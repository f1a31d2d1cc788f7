/**
 * A finished game, as HTML: the score line by line, and the review.
 * @typedef {import("./shapes.js").View} View
 * @typedef {import("./shapes.js").Reviewed} Reviewed
 */

import { escaped } from "./html.js";
import { badge, closeButton, nameOf, rulesButton, signs } from "./panels.js";

const HEIGHTS = [1, 0.5, 0]; // of the filling of a round's square, by its grade

/**
 * The points of everyone by category, and what the review has found about one of them.
 * @param {View} view
 * @param {{ seat: number, reviewed?: Reviewed }} found
 */
export function ending({ seats, end, words }, { seat, reviewed }) {
  return scores(seats, end, words) + rulesButton(words) + (reviewed ? review(seat, reviewed, words) : "");
}

function scores(seats, { places }, words) {
  const player = (seat, i) => {
    const place = `<i>${places[i]}.</i>`;
    return `<th scope="col" class="${seat.won ? "won" : ""}">${place}${badge(seat.letter)}${nameOf(seat)}</th>`;
  };
  const row = ([name, sprites, , part], i) => {
    const points = seats.map(({ parts, won }) => `<td class="${won ? "won" : ""}">${parts[i][2]}</td>`);
    const sign = sprites.length ? signs(sprites) : "";
    return `<tr data-do="part:${part}"><th scope="row">${sign}${escaped(name)}</th>${points.join("")}</tr>`;
  };
  const totals = seats.map(({ points, won }) => `<td class="${won ? "won" : ""}">${points}</td>`);
  const head = seats.length > 1 ? `<thead><tr><td></td>${seats.map(player).join("")}</tr></thead>` : "";
  const foot = `<tfoot><tr><th scope="row">${escaped(words.total)}</th>${totals.join("")}</tr></tfoot>`;
  return `<table>${head}<tbody>${seats[0].parts.map(row).join("")}</tbody>${foot}</table>`;
}

function review(seat, { lines, squares, misses }, words) {
  const miss = (one, i) =>
    `<li><button data-do="miss:${seat}.${i}" class="plain">${escaped(one.label)}</button></li>`;
  return `<h2>${escaped(words.review)}</h2>${lines.map((line) => `<p>${escaped(line)}</p>`).join("")}
    <svg id="squares" viewBox="-.1 -.1 ${1.2 * squares.length} 1.2" aria-hidden="true">${squares
      .map(square)
      .join("")}</svg>
    <p class="legend">${escaped(words.squares)}</p><ul>${misses.map(miss).join("")}</ul>`;
}

/** A round's square, filled by its grade, so that it is not told by its colour alone. */
function square(grade, i) {
  const high = HEIGHTS[grade];
  const at = `x="${(1.2 * i).toFixed(1)}" width="1"`;
  return `<rect ${at} y="0" height="1" rx=".15" class="empty"/>
    <rect ${at} y="${1 - high}" height="${high}" rx=".15"/>`;
}

/** A picture to keep, with a link that saves it. */
export function picture(url, name, label, words) {
  return `<img src="${url}" alt="${escaped(label)}">
    <nav><a class="main" href="${url}" download="${name}">${escaped(words.save)}</a>${closeButton(words)}</nav>`;
}

/** A text that the browser has not let the page copy. */
export const textToCopy = (text, words) =>
  `<textarea readonly rows="5">${escaped(text)}</textarea><nav>${closeButton(words)}</nav>`;
