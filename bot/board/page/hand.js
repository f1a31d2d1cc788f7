/** Draws what is around the map: players, cards, choices, and the details of the game. */

export const escape = (text) => String(text).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** Replaces an element's content only if it changes, so that no button moves under a finger. */
export function put(element, html) {
  if (element.shown === html) return;
  const focus = element.contains(document.activeElement) ? document.activeElement.dataset.do : null;
  element.innerHTML = element.shown = html;
  if (focus) element.querySelector(`[data-do="${CSS.escape(focus)}"]`)?.focus();
}

const small = (picture) => `<svg viewBox="-.06 -.06 2.12 3.14" aria-hidden="true">${picture}</svg>`;

const badge = (letter) => `<b class="badge seat-${letter}" aria-hidden="true">${letter}</b>`;

/** A button for each player, and one for all maps. */
export function players(view, seats, shown) {
  const words = view.words;
  const one = (
    seat,
    i,
  ) => `<button data-do="seat:${i}" aria-pressed="${shown === i}" class="${seat.waiting ? "waiting" : ""}"
    aria-label="${escape(`${seat.name}: ${seat.points}. ${seat.line}`)}">${badge(seat.letter)}<span class="name">${escape(seat.name)}</span>
    <b>${seat.points}</b></button>`;
  const all =
    seats.length > 1
      ? `<button data-do="seat:all" aria-pressed="${shown === "all"}" aria-label="${escape(words.all)}" title="${escape(words.all)}"><svg class="icon" viewBox="0 0 9 9"><path d="M0 0h4v4H0zM5 0h4v4H5zM0 5h4v4H0zM5 5h4v4H5z"/></svg></button>`
      : "";
  return seats.map(one).join("") + all;
}

/** The cards beside the map, in groups. */
export function cards(view, chosen) {
  const one = ([number, note, mark]) => {
    const { turned, label } = view.cards[number];
    const open = view.choices.some((choice) => choice.card === number) ? "open" : "";
    return `<button class="${mark} ${open}" data-do="card:${number}" aria-pressed="${number === chosen}" aria-label="${escape(`${note} ${label}`)}">
      <span>${mark === "drawn" ? "+ " : ""}${number}${note ? ` <i>${escape(note)}</i>` : ""}</span>${small(turned[0])}</button>`;
  };
  return view.groups
    .map(
      ([title, group]) =>
        `<div class="group">${title ? `<h2>${escape(title)}</h2>` : ""}<div class="cards">${group.map(one).join("")}</div></div>`,
    )
    .join("");
}

/** All maps side by side. */
export const maps = (seats) =>
  seats
    .map(
      (
        seat,
        i,
      ) => `<button data-do="seat:${i}" class="${seat.won ? "won" : ""}" aria-label="${escape(seat.map.label)}">
  <span>${badge(seat.letter)}<span class="name">${escape(seat.name)}</span>${seat.card ? `<i>${seat.card}</i>` : ""}<b>${seat.points}</b></span>
  <svg viewBox="${box(seat.map.bounds)}" aria-hidden="true">${seat.map.picture}</svg></button>`,
    )
    .join("");

const box = ([left, top, right, bottom]) =>
  `${left - 0.3} ${top - 0.3} ${right - left + 1.6} ${bottom - top + 1.6}`;

/** Buttons for the present choices. */
export const buttons = (list) =>
  list
    .map(
      ({ label, tone, what, off }) =>
        `<button class="${tone}" data-do="${what}" ${off ? "disabled" : ""}>${escape(label)}</button>`,
    )
    .join("");

/** A text with its times in the reader's own zone. */
export const times = (text, locale) =>
  text.replace(/\ue000(\d+)\ue000/g, (_, seconds) =>
    new Date(seconds * 1000).toLocaleString(locale, { dateStyle: "short", timeStyle: "short" }),
  );

const sign = (names) =>
  `<svg viewBox="0 0 1 1" aria-hidden="true">${names.map((name) => `<use href="#${name}"/>`).join("")}</svg>`;

/** Points by category, cubes, goals, what everyone does, and the letters of squares. */
export function details(view, seats, shown) {
  const of = seats[shown === "all" ? 0 : shown];
  const parts =
    shown === "all"
      ? ""
      : `<ul class="signs">${of.parts
          .map(
            ([name, signs, points]) =>
              `<li title="${escape(name)}">${signs.length ? sign(signs) : "★"}<span class="for-readers">${escape(name)}</span>${points}</li>`,
          )
          .join("")}</ul>`;
  const supply = view.supply
    .map(
      ([name, count, colour]) =>
        `<li title="${escape(colour)}">${sign([name])}<span class="for-readers">${escape(colour)}</span>${count}</li>`,
    )
    .join("");
  const goals = view.goals
    .map(
      ([goal, winner]) =>
        `<li class="${winner ? "won" : ""}">${escape(goal)} ${winner ? badge(winner) : ""}</li>`,
    )
    .join("");
  const said = [...view.lines, ...seats.map((seat) => seat.line)].filter(Boolean);
  const key = view.letters.map(([letter, name]) => `<li><b>${letter}</b> ${escape(name)}</li>`).join("");
  return `${parts}<ul class="signs">${supply}</ul>${said.map((line) => `<p>${escape(times(line, view.locale))}</p>`).join("")}
    <ul>${goals}</ul><ul class="signs">${key}</ul>${view.seat == null ? "" : `<p class="keys">${escape(view.words.keys)}</p>`}`;
}
