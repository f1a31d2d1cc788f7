/** Which part of a map an SVG element shows: the middle, and the pixels of a square. */

import { size } from "./spots.js";

const LARGEST = 84; // pixels of a square in a map that is shown whole
const SCALES = [12, 160]; // pixels of a square to which a player can zoom
const MARGIN = 1.3; // squares around a map

export class Sight {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    this.x = 1;
    this.y = 1.5;
    this.scale = 48;
    this.moved = false;
    new ResizeObserver(() => (this.moved ? this.apply() : this.fit())).observe(svg);
  }

  /**
   * Shows a whole map.
   * @param {import("./shapes.js").Bounds} bounds
   */
  fit(bounds = this.bounds) {
    this.bounds = bounds;
    if (!bounds || !this.svg.clientWidth) return;
    const [left, top, right, bottom] = bounds;
    const wide = right - left + 1 + 2 * MARGIN;
    const high = bottom - top + 1 + 2 * MARGIN;
    // A map that is wide leaves room for something better than sea below it.
    const most = Math.min(this.svg.clientWidth / wide, LARGEST);
    document.body.style.setProperty("--high", `${Math.round(most * high)}px`);
    this.scale = Math.min(this.svg.clientWidth / wide, this.svg.clientHeight / high, LARGEST);
    this.x = (left + right + 1) / 2;
    this.y = (top + bottom + 1) / 2;
    this.moved = false;
    this.apply();
  }

  /**
   * Shows more of the map if a card at a spot would be cut off.
   * @param {import("./shapes.js").Spot} spot
   */
  include({ x, y, rotation }) {
    const [wide, high] = size(rotation);
    const [width, height] = [this.svg.clientWidth / this.scale / 2, this.svg.clientHeight / this.scale / 2];
    const isWithin = x >= this.x - width && y >= this.y - height && x + wide <= this.x + width;
    if (isWithin && y + high <= this.y + height) return;
    const [left, top, right, bottom] = this.bounds;
    const [lastX, lastY] = [x + wide - 1, y + high - 1];
    this.fit([Math.min(left, x), Math.min(top, y), Math.max(right, lastX), Math.max(bottom, lastY)]);
  }

  /**
   * The point of the map under a point of the window.
   * @returns {import("./shapes.js").Point}
   */
  at(clientX, clientY) {
    const box = this.svg.getBoundingClientRect();
    return [
      this.x + (clientX - box.left - box.width / 2) / this.scale,
      this.y + (clientY - box.top - box.height / 2) / this.scale,
    ];
  }

  /** Zooms about a point of the window, and then moves by pixels. */
  zoom(factor, [clientX, clientY], [dx, dy] = [0, 0]) {
    const before = this.at(clientX, clientY);
    const [least, most] = SCALES;
    this.scale = Math.min(Math.max(this.scale * factor, least), most);
    const after = this.at(clientX, clientY);
    this.x += before[0] - after[0] - dx / this.scale;
    this.y += before[1] - after[1] - dy / this.scale;
    this.moved = true;
    this.apply();
  }

  apply() {
    const [width, height] = [this.svg.clientWidth / this.scale, this.svg.clientHeight / this.scale];
    document.body.classList.toggle("moved", this.moved);
    this.svg.setAttribute("viewBox", `${this.x - width / 2} ${this.y - height / 2} ${width} ${height}`);
  }
}
