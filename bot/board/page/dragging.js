/** A card that follows the pointer and snaps to legal spots. At the edge of the map it pushes the map. */

import { press } from "./controls.js";
import { attempt, showOwnMap } from "./game.js";
import { byId } from "./html.js";
import { cardAt, clearDots, drawDots, sight } from "./map.js";
import { nearest, size } from "./spots.js";
import { cardOf, state, triedSpot } from "./state.js";
import { choose, preview, putDown } from "./trying.js";

const LIFT = 30; // pixels by which a card is above a finger
const EDGE = 0.1; // squares around the card in its picture
const BORDER = 40; // pixels from the edge of the map at which a card pushes it
const PUSH = 0.1; // by which part of what the pointer is within the border the map moves in a frame

export class DraggedCard {
  #card;
  #isTouch;
  #rotation;
  #spot; // the index of the spot to which it has snapped; undefined before the first move
  #at;
  #isEntering = [true, true]; // whether it still comes from the hand, which is to the right of the map or below
  #frame;

  constructor(card, isTouch) {
    showOwnMap();
    if (state.card !== card) attempt(() => choose(card, { offers: false }));
    this.#card = card;
    this.#isTouch = isTouch;
    this.#rotation = triedSpot()?.rotation ?? 0;
    this.#draw();
    document.body.classList.add("dragging");
    this.#push();
  }

  /** Follows the pointer to a point of the window. */
  moveTo(clientX, clientY) {
    this.#at = [clientX, clientY];
    const [x, y] = this.#middle;
    const [wide, high] = this.#half;
    const left = x - wide - EDGE * sight.scale;
    const top = y - high - EDGE * sight.scale;
    byId("fly").style.transform = `translate(${left}px, ${top}px)`;
    this.#snap(this.#isOverMap ? spotNear(sight.at(x, y), this.#rotation) : null);
  }

  /** Turns by 90 degrees, whether that is legal somewhere or not. */
  turn() {
    this.#rotation = (this.#rotation + 90) % 360;
    this.#draw();
    this.moveTo(...this.#at);
  }

  /** Lands on the map or, if it is beside the map or its pointer `isLost`, goes back into the hand. */
  land(isLost) {
    const point = this.#isOverMap && !isLost ? sight.at(...this.#middle) : null;
    cancelAnimationFrame(this.#frame);
    byId("fly").innerHTML = "";
    document.body.classList.remove("dragging");
    clearDots();
    if (state.card !== this.#card) return;
    if (point) attempt(() => putDown(point, this.#rotation));
    else press("cancel");
  }

  /** Half the width and height of the card in pixels. */
  get #half() {
    return size(this.#rotation).map((squares) => (squares / 2) * sight.scale);
  }

  /** The point of the window that the pointer holds the card to: a finger does not hide it. */
  get #held() {
    const [x, y] = this.#at;
    return [x, this.#isTouch ? y - this.#half[1] - LIFT : y];
  }

  /** The point of the window where the middle of the card is: on the map it does not go under what is above. */
  get #middle() {
    const [x, y] = this.#held;
    return [x, this.#isOverMap ? Math.max(y, byId("map").getBoundingClientRect().top + this.#half[1]) : y];
  }

  get #isOverMap() {
    const { left, top, right, bottom } = byId("map").getBoundingClientRect();
    const isOver = ([x, y]) => x >= left && x <= right && y >= top && y <= bottom;
    return this.#at != null && (isOver(this.#at) || isOver(this.#held));
  }

  /** Pushes the map in each frame in which the pointer is near its edge, until another card is chosen, or none. */
  #push() {
    if (state.card !== this.#card) return this.land(true);
    this.#frame = requestAnimationFrame(() => this.#push());
    if (!this.#isOverMap) return;
    const { left, top, right, bottom } = byId("map").getBoundingClientRect();
    const pixels = [this.#pushOf(0, left, right), this.#pushOf(1, top, bottom)];
    if (!pixels[0] && !pixels[1]) return;
    sight.push(pixels.map((by) => by / sight.scale));
    this.moveTo(...this.#at);
  }

  /** By how many pixels the map is pushed along an axis on which it has these edges. */
  #pushOf(axis, first, last) {
    const at = this.#at[axis];
    const beyond = Math.max(at - last + BORDER, 0);
    this.#isEntering[axis] &&= beyond > 0;
    return PUSH * (Math.min(at - first - BORDER, 0) + (this.#isEntering[axis] ? 0 : beyond));
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
