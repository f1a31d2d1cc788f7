/** A card that follows the pointer and snaps to legal spots. */

import { drop } from "./controls.js";
import { attempt } from "./game.js";
import { byId } from "./html.js";
import { cardAt, clearDots, drawDots, sight } from "./map.js";
import { nearest, size } from "./spots.js";
import { cardOf, state, triedSpot } from "./state.js";
import { choose, preview } from "./trying.js";

const LIFT = 1.2; // squares by which a card is above a finger
const EDGE = 0.1; // squares around the card in its picture

export class DraggedCard {
  #card;
  #isTouch;
  #rotation;
  #spot; // the index of the spot to which it has snapped; undefined before the first move
  #at;

  constructor(card, isTouch) {
    if (state.card !== card) attempt(() => choose(card, { offers: false }));
    this.#card = card;
    this.#isTouch = isTouch;
    this.#rotation = triedSpot()?.rotation ?? 0;
    this.#draw();
    document.body.classList.add("dragging");
  }

  /** Follows the pointer to a point of the window. */
  moveTo(clientX, clientY) {
    this.#at = [clientX, clientY];
    const y = clientY - (this.#isTouch ? LIFT * sight.scale : 0);
    const [wide, high] = size(this.#rotation);
    const left = clientX - (wide / 2 + EDGE) * sight.scale;
    const top = y - (high / 2 + EDGE) * sight.scale;
    byId("fly").style.transform = `translate(${left}px, ${top}px)`;
    const isOverMap = document.elementFromPoint(clientX, clientY)?.closest("main");
    this.#snap(isOverMap ? spotNear(sight.at(clientX, y), this.#rotation) : null);
  }

  /** Turns by 90 degrees, whether that is legal somewhere or not. */
  turn() {
    this.#rotation = (this.#rotation + 90) % 360;
    this.#draw();
    this.moveTo(...this.#at);
  }

  /** Lands where it has snapped, or goes back into the hand. */
  land() {
    byId("fly").innerHTML = "";
    document.body.classList.remove("dragging");
    clearDots();
    drop(this.#spot ?? null);
  }

  #snap(spot) {
    byId("fly").classList.toggle("snapped", spot != null);
    if (spot === this.#spot) return;
    this.#spot = spot;
    preview(spot);
  }

  #draw() {
    const [wide, high] = size(this.#rotation).map((squares) => squares + 2 * EDGE);
    const fly = byId("fly");
    fly.setAttribute("viewBox", `${-EDGE} ${-EDGE} ${wide} ${high}`);
    fly.setAttribute("width", wide * sight.scale);
    fly.setAttribute("height", high * sight.scale);
    fly.innerHTML = cardAt(cardOf(this.#card), { x: 0, y: 0, rotation: this.#rotation, hidden: 0 });
    drawDots(this.#rotation);
  }
}

/** The index of the spot to which a card would snap; null if there is none, or spots are not known yet. */
function spotNear(point, rotation) {
  const found = state.spots ? nearest(state.spots, point, rotation) : -1;
  return found < 0 ? null : found;
}
