/** The state of the page, and what a player can do with it. All rules are the bot's: legal spots come as lists. */

import { flipped, listen, nearest, turned, under } from "./drag.js";
import { buttons, cards, details, escape, maps, players, put, times } from "./hand.js";
import { cardAt, Sight, size, square, squares } from "./map.js";
import { act, art, follow, get, Refusal, stay } from "./server.js";

const $ = (id) => document.getElementById(id);
const sight = new Sight($("map"));

/** `list` are the legal spots of the chosen `card`, `spot` is the index of the tried one. */
const nothing = { card: null, list: null, spot: null, cubes: [], tile: null };
/** `past` is a finished round, which is shown in place of the present `view`. */
const state = { view: null, past: null, shown: null, tiles: [], busy: false, ...nothing };
let known = new Map(); // the promised spots of cards, asked for once

const at = () => state.past ?? state.view;
const whatIf = () => state.past?.card != null;
const me = () => at().seat;
const own = () => at().seats[me()];
const cardOf = (number) => at().cards[number];
const placement = () => {
  const [x, y, rotation, cardsAbove] = state.list[state.spot];
  return { card: state.card, x, y, rotation, under: cardsAbove };
};

// Views

async function show(view) {
  const before = state.view;
  if (before?.tag === view.tag) return;
  state.view = view;
  if (before?.theme !== view.theme) await dress(view);
  document.documentElement.lang = view.locale;
  document.title = view.title;
  const worth = (of) => JSON.stringify([of?.seats?.[of.seat]?.map, of?.supply, of?.goals]);
  if (worth(before) !== worth(view)) known = new Map();
  if (worth(before) !== worth(view) || String(before?.moment) !== String(view.moment)) {
    Object.assign(state, nothing, { tiles: [] });
    if (view.tiles)
      ask("tiles").then((tiles) => {
        if (tiles && state.view === view) (state.tiles = tiles), draw();
      });
    if (view.selected != null && !state.past) choose(view.selected);
  }
  if (state.shown == null && view.started) state.shown = view.seat ?? (view.seats.length > 1 ? "all" : 0);
  draw();
}

/** Puts on a theme: its colours and sprites. */
async function dress(view) {
  for (const [name, colour] of Object.entries(view.colours))
    document.documentElement.style.setProperty(`--${name}`, colour);
  document.body.hidden = false;
  const sheet = await art(view.theme);
  const grid = `<pattern id="grid" width="1" height="1" patternUnits="userSpaceOnUse"><path class="grid" d="M1 0V1H0"/></pattern>`;
  $("art").innerHTML = sheet.replace("<defs>", `<defs>${grid}`);
}

// Drawing

function draw() {
  const { view, past, shown } = state;
  const { heading, round, sentence, seats, asked } = at();
  put(
    $("heading"),
    `<span>${escape(heading ?? view.title)}</span>${round ? `<span aria-hidden="true">${round}/12</span>` : ""}`,
  );
  put($("sentence"), escape(times(sentence, view.locale)));
  document.body.classList.toggle("plays", view.started && !past && view.seat != null && !view.over);
  document.body.classList.toggle("asked", !!asked);
  document.body.classList.toggle("over", !!view.over);
  document.body.dataset.moment = String(view.moment);
  if (!view.started) return;
  put($("seats"), players(view, seats, shown));
  put($("hand"), cards(at(), state.card));
  put($("more"), details(view, seats, shown));
  $("maps").hidden = shown !== "all";
  put($("maps"), shown === "all" ? maps(seats) : "");
  $("map").style.visibility = shown === "all" ? "hidden" : "visible";
  if (shown !== "all") drawMap(seats[shown]);
  drawRounds();
  drawChoices();
}

function drawMap({ map }) {
  const marks = state.shown === me() && at().asked ? tilesAndCubes() : "";
  $("map").setAttribute("aria-label", map.label);
  put(
    $("map"),
    `<rect x="-99" y="-99" width="200" height="200" fill="url(#grid)"/>${map.picture}${marks}<g id="dots"></g><g id="trial"></g>`,
  );
  const key = JSON.stringify([state.shown, state.past?.round, map.bounds]);
  if (key !== sight.key) (sight.key = key), sight.fit(map.bounds);
  drawTrial();
  if (state.shown === me() && state.spot != null) sight.include(state.list[state.spot]);
}

/** Draws the tried card: its visible squares, an outline, and where it can go under or over. */
function drawTrial() {
  const spot = state.shown === me() ? state.list?.[state.spot] : null;
  if (!spot) return put($("trial"), "");
  const [x, y, rotation] = spot;
  const [wide, high] = size(rotation);
  const handles = squares(spot).map(([i, a, b]) => {
    const flips = flipped(state.list, state.spot, i) >= 0;
    const sign = flips
      ? `<circle class="flip" cx="${a + 0.83}" cy="${b + 0.17}" r=".15"/><path class="flip" d="M${a + 0.76} ${b + 0.15}l.07-.07.07.07m-.14.05l.07.07.07-.07"/>`
      : "";
    return `<g data-do="square:${flips ? i : -1}">${square(a, b, 'fill="transparent"')}${sign}</g>`;
  });
  put(
    $("trial"),
    `<g class="tried">${cardAt(cardOf(state.card), spot)}</g>
    <rect class="outline" x="${x}" y="${y}" width="${wide}" height="${high}" rx=".13"/>${handles.join("")}`,
  );
}

function tilesAndCubes() {
  const places = [...new Set(state.tiles.map(({ action }) => `${action.x},${action.y}`))];
  const mark = (what, at, on, label) => {
    const [x, y] = at.split(",").map(Number);
    return `<rect class="${what}" data-do="${what}:${at}" role="button" tabindex="0" aria-pressed="${on}" aria-label="${escape(label)}"
      x="${x + 0.07}" y="${y + 0.07}" width=".86" height=".86" rx=".1"/>`;
  };
  const { squares, most } = state.view.cubes;
  return (
    places.map((at) => mark("tile", at, at === state.tile, `${state.view.words.tile} ${at}`)).join("") +
    (most
      ? squares
          .map((at) =>
            mark("cube", String(at), state.cubes.includes(String(at)), `${state.view.words.cube} ${at}`),
          )
          .join("")
      : "")
  );
}

function drawRounds() {
  const { view, past } = state;
  const most = view.over ? view.finished : view.finished + 1;
  $("rounds").hidden = view.finished === 0;
  $("slider").max = most;
  $("slider").setAttribute("aria-label", view.words.rounds);
  if (document.activeElement !== $("slider") || !past) $("slider").value = past?.round ?? most;
  $("which").value = past ? past.heading : view.words.live;
  $("what-if").hidden = !view.over || !past || whatIf() || state.shown === "all";
  $("what-if").textContent = view.words["what-if"];
}

function drawChoices() {
  const spot = state.list?.[state.spot];
  $("points").value = spot?.[5] == null ? "" : `${own().points} → ${spot[5]}`;
  const words = state.view.words;
  const tools =
    spot && me() === state.shown
      ? [
          { label: words.turn, what: "turn", tone: "plain" },
          {
            label: words.under,
            what: "under",
            tone: "plain",
            off: under(state.list, state.spot) === state.spot,
          },
        ]
      : [];
  put($("tools"), buttons(tools));
  put($("choices"), buttons(state.past ? pastChoices(words) : state.tile ? tileChoices(words) : choices()));
}

const pastChoices = (words) =>
  whatIf()
    ? [{ label: words.back, what: "cancel", tone: "plain" }]
    : [{ label: words.live, what: "live", tone: "plain" }];

function tileChoices(words) {
  const here = state.tiles
    .map((tile, i) => [tile, i])
    .filter(([{ action }]) => `${action.x},${action.y}` === state.tile);
  const label = ({ label, points }) => (points == null ? label : `${label} · ${own().points} → ${points}`);
  return [
    ...here.map(([tile, i]) => ({ label: label(tile), what: `lay:${i}`, tone: "main" })),
    { label: words.back, what: "cancel", tone: "plain" },
  ];
}

function choices() {
  const { card, list, cubes, busy } = state;
  const here = state.view.choices
    .map((choice, i) => ({ ...choice, what: `choice:${i}` }))
    .filter(
      (choice) =>
        (choice.card == null || choice.card === card) && !(choice.needs === "spot" && list?.length === 0),
    );
  if (here.every(({ tone }) => tone === "plain") && here[0]?.card != null) here[0].tone = "main";
  return here.map((choice) => ({
    ...choice,
    label: choice.needs === "cube" && cubes.length ? `${choice.label} + 60` : choice.label,
    off:
      busy ||
      (choice.needs === "spot" && state.spot == null) ||
      (choice.needs === "cubes" && cubes.length !== 2) ||
      isIntended(choice),
  }));
}

/** Whether a choice would confirm a spot once more. */
const isIntended = ({ name }) =>
  name === "place-here" && state.view.intended && state.spot === remembered(state.list, state.card);

// Trying cards

/** The legal spots of a card, asked for once. */
function spots(number) {
  if (!known.has(number)) {
    known.set(
      number,
      ask("spots", { card: number }).then(
        (found) => found ?? (known.delete(number), { spots: [], first: [] }),
      ),
    );
  }
  return known.get(number);
}

async function choose(number, offer = true) {
  Object.assign(state, { card: number, list: null, spot: null, tile: null, shown: me() ?? state.shown });
  draw();
  if (!canTry(number)) return;
  const { spots: list, first } = await spots(number);
  if (state.card !== number) return;
  state.list = list;
  if (offer && state.spot == null) move(remembered(list, number) ?? first[0] ?? null);
}

const canTry = (number) => me() != null && cardOf(number) != null && !taken(number);
const taken = (number) =>
  at().groups.some(([, group]) => group.some(([n, , mark]) => n === number && mark === "taken"));

/** The spot where the card was tried before. */
function remembered(list, number) {
  const [before, x, y, rotation, above] = at().tried ?? [];
  const found = list.findIndex(
    (s) => s[0] === x && s[1] === y && s[2] === rotation && String(s[3]) === String(above),
  );
  return before === number && found >= 0 ? found : null;
}

function move(spot) {
  game.preview(spot ?? -1);
  const tried = state.list[spot];
  if (tried) sight.include(tried);
  if (!tried || tried[5] != null) return;
  ask("points", { at: JSON.stringify(placement()) }).then(
    (found) => found && ((tried[5] = found.points), drawChoices()),
  );
}

// Deciding

/** Sends a choice, with what it needs. */
async function decide({ name, card, pair, needs, tile }) {
  if (state.busy) return;
  const squares = state.cubes.map((at) => at.split(",").map(Number));
  const cubes =
    ["cube", "cubes"].includes(needs) || (needs === "tile" && squares.length === 2) ? squares : [];
  const spot = state.spot != null && ["tried", "spot", "tile"].includes(needs) ? placement() : null;
  state.busy = true;
  drawChoices();
  try {
    await show(await act({ moment: state.view.moment, name, card, pair, cubes, spot, tile }));
    notice("");
  } catch (error) {
    failed(error);
    if (error.view) await show(error.view);
  } finally {
    state.busy = false;
    draw();
  }
}

function failed(error) {
  if (error instanceof Refusal) notice(error.message);
}

/** Asks about the present view. If the game has gone on before the answer, it is shown as it is now. */
async function ask(path, query) {
  const { tag } = state.view;
  try {
    return await get(path, query);
  } catch (error) {
    return void (error.view && error.view.tag !== tag ? show(error.view) : failed(error));
  }
}

function notice(text) {
  clearTimeout(notice.timer);
  $("notice").textContent = times(text, state.view?.locale);
  $("notice").hidden = !text;
  if (text) notice.timer = setTimeout(() => ($("notice").hidden = true), 8000);
}

async function showRound(query) {
  try {
    const past = await get("round", query);
    Object.assign(state, nothing, { past });
    known = new Map([[past.card, past.spots]]);
    if (whatIf()) await choose(past.card);
    else draw();
  } catch (error) {
    failed(error);
  }
}

const actions = {
  seat: (which) => ((state.shown = which === "all" ? "all" : Number(which)), draw()),
  card: (number) => (state.card === Number(number) ? actions.cancel() : choose(Number(number))),
  square: (bit) =>
    move(Number(bit) < 0 ? turned(state.list, state.spot) : flipped(state.list, state.spot, Number(bit))),
  turn: () => move(turned(state.list, state.spot)),
  under: () => move(under(state.list, state.spot)),
  tile: (at) => ((state.tile = state.tile === at ? null : at), draw()),
  cube: (at) => (
    (state.cubes = state.cubes.includes(at)
      ? state.cubes.filter((c) => c !== at)
      : [...state.cubes, at].slice(-state.view.cubes.most)),
    draw()
  ),
  lay: (index) => {
    const { terrain, x, y } = state.tiles[index].action;
    decide({ name: "lay-tile", needs: "tile", tile: { terrain, position: [x, y] } });
  },
  choice: (index) => {
    const choice = state.view.choices[index];
    if (!choice.sure || confirm(choice.sure)) decide(choice);
  },
  cancel: () => {
    if (whatIf()) return showRound({ round: state.past.round });
    Object.assign(state, nothing);
    draw();
  },
  live: () => {
    Object.assign(state, nothing, { past: null });
    known = new Map();
    draw();
  },
  fit: () => sight.fit(),
  "what-if": () => showRound({ round: state.past.round, seat: state.shown }),
  info: () => $("info").setAttribute("aria-expanded", document.body.classList.toggle("informed")),
};

const game = {
  state,
  spots,
  choose,
  canTry,
  cardOf,
  move,
  do: (what) => actions[what.split(":")[0]]?.(what.slice(what.indexOf(":") + 1)),
  confirm: () => $("choices").querySelector("button:enabled")?.click(),
  takeBack: () => state.view.choices?.forEach((choice) => choice.name === "take-back" && decide(choice)),
  tapMap: (at) =>
    state.list &&
    state.shown === me() &&
    [nearest(state.list, at, state.list[state.spot]?.[2] ?? 0, 2.5)].forEach((i) => i >= 0 && move(i)),
  dots: (rotation) =>
    ($("dots").innerHTML =
      rotation == null || !state.list
        ? ""
        : [
            ...new Set(
              state.list
                .filter((s) => s[2] === rotation)
                .map(
                  ([x, y]) =>
                    `<circle cx="${x + (rotation % 180 ? 1.5 : 1)}" cy="${y + (rotation % 180 ? 1 : 1.5)}" r=".09"/>`,
                ),
            ),
          ].join("")),
  preview: (spot) => {
    state.spot = spot < 0 ? null : spot;
    drawTrial();
    drawChoices();
  },
  drop: (spot) => (spot < 0 ? actions.cancel() : move(spot)),
};

$("slider").addEventListener("input", ({ target }) => {
  if (!state.view.over && Number(target.value) === state.view.finished + 1) actions.live();
  else showRound({ round: target.value });
});
listen(game, sight, $("fly"));

const lost = (is) => {
  document.body.classList.toggle("lost", is);
  if (is && state.view) notice(state.view.words.reconnecting);
  else if ($("notice").textContent === state.view?.words.reconnecting) notice("");
};
const refused = (error) => (
  (document.body.hidden = false),
  document.body.classList.add("refused"),
  notice(error.message),
  clearTimeout(notice.timer)
);

stay(() => state.view?.seat != null && !state.view.over);
follow(async (tag) => tag !== state.view?.tag && show(await get("view")), lost, refused);
