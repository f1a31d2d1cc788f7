/** Keys: they choose, move and turn cards, confirm, and take back. */

import { confirmMain, press, takeBack } from "./controls.js";
import { attempt } from "./game.js";
import { draggedCard } from "./pointers.js";
import { beside } from "./spots.js";
import { state, triedSpot } from "./state.js";
import { move } from "./trying.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const OTHERS = { Escape: () => press("cancel"), r: turn, u: slip };

/** Starts to listen. */
export function listenToKeys() {
  addEventListener("keydown", (event) => {
    const control = event.target.closest("button, input, [role=button]");
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (isUsed(event, key, control)) event.preventDefault();
  });
}

/** Does what a key does; false leaves the key to the browser. */
function isUsed(event, key, control) {
  if (event.ctrlKey || event.metaKey) return key === "z" && takesBack();
  if (event.altKey || control?.matches("input")) return false;
  if (key === "Enter" || key === " ") return isPress(event, key, control);
  if (ARROWS[key] && triedSpot()) return moves(ARROWS[key]);
  OTHERS[key]?.();
  return false;
}

function takesBack() {
  takeBack();
  return true;
}

/** Enter confirms, unless it presses a button. SVG's controls need to be told of it. */
function isPress(event, key, control) {
  if (control?.matches("[role=button]")) press(control.dataset.do);
  else if (key === "Enter" && (!control || control.matches("#hand [aria-pressed=true]"))) {
    if (!event.repeat) confirmMain();
  } else return false;
  return true;
}

function moves(direction) {
  attempt(() => move(beside(state.spots, state.spot, direction)));
  return true;
}

function turn() {
  if (draggedCard()) draggedCard().turn();
  else if (triedSpot()) press("turn");
}

function slip() {
  if (triedSpot()) press("under");
}
