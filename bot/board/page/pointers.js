/** Fingers and the mouse: taps, dragging a card, moving and zooming the map. */

import { press } from "./controls.js";
import { DraggedCard } from "./dragging.js";
import { attempt } from "./game.js";
import { byId } from "./html.js";
import { sight } from "./map.js";
import { distance } from "./spots.js";
import { canTry, state } from "./state.js";
import { moveNear, spotsOf } from "./trying.js";

const STILL = 8; // pixels that a tap may move
const WHEEL = 400; // pixels of a wheel for a factor of e
const REPEATED = /^(turn|under|square)\b/; // controls that are clicked several times in a row on purpose

/** The point of the window where each pressed pointer is, by its id. */
const pointers = new Map();

/**
 * What the pressed pointers do: one that has not `moved` is a tap on `control`; otherwise it drags `card`, if the
 * control has one, or else the map. Two of them zoom. `isSecond` is the second click of a double click.
 * @type {{
 *   control: string, isOnMap: boolean, card: number | null, from: import("./shapes.js").Point, isTouch?: boolean,
 *   moved: boolean, dragged?: DraggedCard, isSecond?: boolean,
 * } | null}
 */
let gesture = null;

/** The card that flies with the pointer; undefined if none does, or if it is no longer the chosen one. */
export const draggedCard = () => (gesture?.card === state.card ? gesture?.dragged : undefined);

/** Starts to listen. */
export function listenToPointers() {
  addEventListener("pointerdown", down);
  addEventListener("mousedown", count);
  addEventListener("pointermove", move);
  addEventListener("pointerup", (event) => end(event.pointerId, event));
  // Whatever else ends a pointer, such as a frame that is hidden, ends its capture.
  addEventListener("lostpointercapture", ({ pointerId }) => end(pointerId));
  addEventListener("click", click);
  byId("map").addEventListener("wheel", zoom, { passive: false });
}

/** @returns {import("./shapes.js").Point} */
const pointOf = (event) => [event.clientX, event.clientY];

const controlOf = (element) => element?.closest("[data-do]")?.dataset.do ?? "";

function down(event) {
  if (event.button !== 0) return;
  const control = controlOf(event.target);
  const isOnMap = event.target.closest("#map") != null;
  if (!control && !isOnMap) return;
  // Of an element that is drawn again, a frame in Chromium loses the finger.
  document.documentElement.setPointerCapture(event.pointerId);
  const from = pointOf(event);
  pointers.set(event.pointerId, from);
  if (pointers.size > 1) {
    if (!gesture?.dragged) gesture = { control: "", isOnMap: true, card: null, from, moved: true };
    return;
  }
  const card = cardToDrag(control);
  gesture = { control, isOnMap, card, from, isTouch: event.pointerType !== "mouse", moved: false };
}

/** Only this event of a mouse, which follows "pointerdown", has the number of clicks. */
function count({ detail }) {
  if (gesture) gesture.isSecond = detail > 1;
}

/** The card that a control has, whose spots are asked for before it is dragged; null if there is none. */
function cardToDrag(control) {
  const [name, value] = control.split(":");
  // The number of an offer may lie on the tried card.
  if (name === "square" || name === "offer") return state.card;
  if (name !== "card" || !canTry(Number(value))) return null;
  attempt(() => spotsOf(Number(value)));
  return Number(value);
}

function move(event) {
  const before = pointers.get(event.pointerId);
  if (!before || !gesture) return;
  const now = pointOf(event);
  if (pointers.size === 2) pinch(event.pointerId, before, now);
  else if (gesture.moved || distance(gesture.from, now) > STILL) drag(before, now);
  pointers.set(event.pointerId, now);
}

function pinch(id, before, now) {
  const [, other] = [...pointers].find(([otherId]) => otherId !== id);
  const apart = (point) => Math.max(distance(point, other), 1);
  const centre = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
  sight.zoom(apart(now) / apart(before), centre, [(now[0] - before[0]) / 2, (now[1] - before[1]) / 2]);
}

function drag(before, now) {
  if (!gesture.moved && gesture.card != null)
    gesture.dragged = new DraggedCard(gesture.card, gesture.isTouch);
  gesture.moved = true;
  if (gesture.dragged) draggedCard()?.moveTo(...now);
  else if (gesture.isOnMap) sight.zoom(1, now, [now[0] - before[0], now[1] - before[1]]);
}

/** Ends a pointer: it has been lifted or, without an event, lost. Its gesture ends with the last pointer. */
function end(id, lifted) {
  const wasPressed = pointers.delete(id);
  if (!wasPressed || !gesture || pointers.size) return;
  const ended = gesture;
  gesture = null;
  if (ended.dragged) ended.dragged.land(!lifted);
  else if (lifted && !ended.moved) tap(ended, lifted);
}

/** A tap counts where it ends, too, because Chromium drops clicks soon after a touch drag. */
function tap({ control, isSecond }, event) {
  const point = pointOf(event);
  if (isSecond && !REPEATED.test(control)) return;
  if (!control) attempt(() => moveNear(sight.at(...point)));
  else if (controlOf(document.elementFromPoint(...point)) === control) press(control);
}

/** Screen readers and keyboards press without a pointer. */
function click(event) {
  const control = controlOf(event.target);
  if (control && event.detail === 0) press(control);
}

function zoom(event) {
  event.preventDefault();
  sight.zoom(Math.exp(-event.deltaY / WHEEL), pointOf(event));
}
