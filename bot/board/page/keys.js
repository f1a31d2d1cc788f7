/** Keys: they choose, move and turn cards, confirm, and take back. */

import { confirmMain, press, pressShown, undo } from "./controls.js";
import { attempt } from "./game.js";
import { byId } from "./html.js";
import { draggedCard } from "./pointers.js";
import { beside } from "./spots.js";
import { isOwnMapShown, state, triedSpot } from "./state.js";
import { move } from "./trying.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const CHOSEN = "#hand [aria-pressed=true], .tile[aria-pressed=true]"; // the chosen card, or desert
const LETTERS = {
  r: () => (draggedCard() ? draggedCard().turn() : pressShown("tools", "turn")),
  u: () => pressShown("tools", "under"),
};

/** Starts to listen. A held key acts once. */
export function listenToKeys() {
  addEventListener("keydown", (event) => {
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    if (!event.repeat) action();
  });
}

/** What a key does; undefined if it is the browser's. */
function actionOf(event) {
  const { key, target } = event;
  const control = target.closest("button, input, [role=button]");
  if (event.ctrlKey || event.metaKey || event.altKey) return isUndo(event) ? undo : undefined;
  if (control?.matches("input")) return undefined;
  if (key === "Enter" || key === " ") return pressing(key, control);
  if (byId("question").open) return undefined;
  return key === "Escape" ? () => press("cancel") : (arrow(key) ?? LETTERS[letterOf(event)]);
}

const isUndo = (event) =>
  letterOf(event) === "z" && !event.shiftKey && !event.altKey && !byId("question").open;

/** A key's letter; where the layout has other letters than Latin ones, that of the key's place. */
const letterOf = ({ key, code }) => (/^[a-z]$/i.test(key) ? key : code.replace("Key", "")).toLowerCase();

/** Enter presses a button; beside buttons, and on what is chosen, it confirms. Space is only new to SVG's buttons. */
function pressing(key, control) {
  const isEnter = key === "Enter";
  if (isEnter && (!control || control.matches(CHOSEN))) return confirmMain;
  if (isEnter || control?.matches("[role=button]")) return () => press(control.dataset.do);
  return undefined;
}

function arrow(key) {
  const direction = ARROWS[key];
  if (!direction || !triedSpot() || !isOwnMapShown()) return undefined;
  return () => attempt(() => move(beside(state.spots, state.spot, direction)));
}
