/** Pointers and keys: taps, dragging a card, moving and zooming the map. */

import { cardAt, size } from "./map.js";

const STILL = 8; // pixels that a tap may move
const REACH = 1.3; // squares within which a card snaps
const LIFT = 1.2; // squares by which a card is above a finger
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const middle = ([x, y, rotation]) => [x + size(rotation)[0] / 2, y + size(rotation)[1] / 2];
const bits = (n) => (n ? (n & 1) + bits(n >> 1) : 0);
const apart = ([x, y], [a, b]) => Math.hypot(a - x, b - y);
const sameplace = (one, other) => one[0] === other[0] && one[1] === other[1] && one[2] === other[2];

/** The index of the spot with the least cost below a limit; -1 if there is none. */
const best = (spots, cost, limit = Infinity) =>
  spots.reduce(([i, least], spot, j) => (cost(spot) < least ? [j, cost(spot)] : [i, least]), [-1, limit])[0];

/** The spot nearest to a place, preferably one turned like this. */
export const nearest = (spots, place, rotation, reach = REACH) =>
  best(
    spots,
    (spot) => apart(middle(spot), place) + (spot[2] === rotation ? 0 : 0.6) + bits(spot[4]) / 50,
    reach,
  );

/** The next legal rotation clockwise at nearly the same place. */
export function turned(spots, now) {
  const cost = (spot) => apart(middle(spot), middle(spots[now])) + bits(spot[4]) / 50;
  const next = [90, 180, 270].map((by) => (spots[now][2] + by) % 360);
  return (
    next
      .map((rotation) => best(spots, (spot) => (spot[2] === rotation ? cost(spot) : Infinity), 1.6))
      .find((i) => i >= 0) ?? now
  );
}

/** The spot at the same place where a square's hidden bit is different, with the fewest other changes; or -1. */
export function flipped(spots, now, bit) {
  const want = spots[now][4] ^ (1 << bit);
  const fits = (spot) => sameplace(spot, spots[now]) && !(((spot[4] ^ want) >> bit) & 1);
  return best(spots, (spot) => (fits(spot) ? bits(spot[4] ^ want) : Infinity));
}

/** The next way of going over and under at the same place. */
export function under(spots, now) {
  const after = (spot) => (spot[4] - spots[now][4] + 63) % 64;
  return best(spots, (spot) => (sameplace(spot, spots[now]) ? after(spot) : Infinity));
}

/** The nearest spot in a direction. */
function beside(spots, now, [dx, dy]) {
  const from = middle(spots[now]);
  const cost = (spot) => {
    const [x, y] = [middle(spot)[0] - from[0], middle(spot)[1] - from[1]];
    const [along, across] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
    return along > 0.4
      ? along + 2 * across + (spot[2] === spots[now][2] ? 0 : 1.5) + bits(spot[4]) / 50
      : Infinity;
  };
  const found = best(spots, cost);
  return found < 0 ? now : found;
}

/** Handles all input. `game` has the state and what can be done (main.js). */
export function listen(game, sight, fly) {
  const pointers = new Map();
  let drag = null;

  addEventListener("pointerdown", (event) => {
    const target = event.target.closest("[data-do]");
    const onMap = event.target.closest("#map");
    if (!target && !onMap) return;
    pointers.set(event.pointerId, [event.clientX, event.clientY]);
    if (pointers.size > 1) return void (drag = drag?.flies ? drag : { pinch: true });
    const what = target?.dataset.do ?? "";
    drag = {
      id: event.pointerId,
      what,
      onMap,
      from: [event.clientX, event.clientY],
      touch: event.pointerType !== "mouse",
    };
    if (what.startsWith("card:")) game.spots((drag.card = Number(what.slice(5))));
    if (what.startsWith("square:")) drag.card = game.state.card;
    if (drag.card != null && !game.canTry(drag.card)) drag.card = null;
    if (onMap || drag.card != null) event.target.setPointerCapture?.(event.pointerId);
  });

  addEventListener("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (!before || !drag) return;
    const now = [event.clientX, event.clientY];
    if (pointers.size === 2) {
      const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
      const apart = (a) => Math.max(Math.hypot(a[0] - other[0], a[1] - other[1]), 1);
      const centre = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
      sight.zoom(apart(now) / apart(before), ...centre, (now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
    } else if (drag.moving || Math.hypot(now[0] - drag.from[0], now[1] - drag.from[1]) > STILL) {
      if (!drag.moving) begin(event);
      drag.moving = true;
      if (drag.flies) flyTo(event);
      else if (drag.onMap) sight.zoom(1, ...now, now[0] - before[0], now[1] - before[1]);
    }
    pointers.set(event.pointerId, now);
  });

  const up = (event) => {
    const held = pointers.delete(event.pointerId);
    if (!held || !drag || pointers.size) return;
    const { what, moving, flies, spot, pinch, onMap } = drag;
    drag = null;
    if (flies) return land(spot, event);
    if (moving || pinch || event.type === "pointercancel") return;
    const over =
      document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-do]")?.dataset.do ?? "";
    if (what && over === what) game.do(what);
    else if (!what && onMap) game.tapMap(sight.at(event.clientX, event.clientY));
  };
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);

  // Screen readers and keyboards press without a pointer.
  addEventListener("click", (event) => {
    const what = event.target.closest("[data-do]")?.dataset.do;
    if (what && event.detail === 0) game.do(what);
  });

  function begin() {
    if (drag.card == null) return;
    if (game.state.card !== drag.card) game.choose(drag.card, false);
    drag.flies = true;
    drag.rotation = game.state.list?.[game.state.spot]?.[2] ?? 0;
    paint();
    document.body.classList.add("dragging");
  }

  function paint() {
    const [wide, high] = size(drag.rotation);
    fly.setAttribute("viewBox", `-.1 -.1 ${wide + 0.2} ${high + 0.2}`);
    fly.setAttribute("width", (wide + 0.2) * sight.scale);
    fly.setAttribute("height", (high + 0.2) * sight.scale);
    fly.innerHTML = cardAt(game.cardOf(drag.card), [0, 0, drag.rotation]);
    game.dots(drag.rotation);
  }

  function flyTo({ clientX, clientY }) {
    const [wide, high] = size(drag.rotation);
    const y = clientY - (drag.touch ? LIFT * sight.scale : 0);
    fly.style.transform = `translate(${clientX - (wide / 2 + 0.1) * sight.scale}px, ${y - (high / 2 + 0.1) * sight.scale}px)`;
    const inside = document.elementFromPoint(clientX, clientY)?.closest("main");
    const found =
      inside && game.state.list ? nearest(game.state.list, sight.at(clientX, y), drag.rotation) : -1;
    fly.classList.toggle("snapped", found >= 0);
    drag.at = { clientX, clientY };
    if (found !== drag.spot) game.preview((drag.spot = found));
  }

  function land(spot) {
    fly.innerHTML = "";
    document.body.classList.remove("dragging");
    game.dots(null);
    game.drop(spot ?? -1);
  }

  document.getElementById("map").addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      sight.zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
    },
    { passive: false },
  );

  addEventListener("keydown", (event) => {
    const { list, spot } = game.state;
    const on = event.target.closest("button, input, [role=button]");
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === "z" && (event.ctrlKey || event.metaKey)) return event.preventDefault(), game.takeBack();
    if (event.ctrlKey || event.metaKey || event.altKey || on?.matches("input")) return;
    if (key === "Escape") return game.do("cancel");
    if (on?.matches("[role=button]") && (key === "Enter" || key === " "))
      return event.preventDefault(), game.do(on.dataset.do);
    if (key === "Enter" && (!on || on.matches("#hand [aria-pressed=true]")))
      return event.preventDefault(), event.repeat || game.confirm();
    if (drag?.flies && key === "r")
      return (drag.rotation = (drag.rotation + 90) % 360), paint(), flyTo(drag.at);
    if (!list?.length || spot == null) return;
    if (ARROWS[key]) event.preventDefault(), game.move(beside(list, spot, ARROWS[key]));
    if (key === "r") game.move(turned(list, spot));
    if (key === "u") game.move(under(list, spot));
  });
}
