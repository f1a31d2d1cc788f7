/** Shows cards on a map, one unit for a square, and moves the view of a map. */

const LARGEST = 84; // pixels of a square
const MARGIN = 1.3; // squares around a map

/** The width and height of a card. */
export const size = (rotation) => (rotation % 180 ? [3, 2] : [2, 3]);

/** The squares of a card, row by row: the number of each, and its place. */
export const squares = ([x, y, rotation]) => {
  const [wide] = size(rotation);
  return Array.from({ length: 6 }, (_, i) => [i, x + (i % wide), y + Math.floor(i / wide)]);
};

export const square = (x, y, rest = "") => `<rect x="${x}" y="${y}" width="1" height="1" ${rest}/>`;

/** A card at a spot, without the squares below others, whose bits are set in `hidden`. */
export function cardAt({ turned }, [x, y, rotation, , hidden]) {
  const seen = squares([0, 0, rotation]).filter(([i]) => !((hidden >> i) & 1));
  const clip = hidden
    ? `<clipPath id="seen">${seen.map(([, a, b]) => square(a, b)).join("")}</clipPath>`
    : "";
  return `<g transform="translate(${x} ${y})">${clip}<g ${clip && 'clip-path="url(#seen)"'}>${turned[rotation / 90]}</g></g>`;
}

/** Which part of a map an SVG element shows: the middle, and the pixels of a square. */
export class Sight {
  constructor(svg) {
    Object.assign(this, { svg, x: 1, y: 1.5, scale: 48, moved: false });
    new ResizeObserver(() => (this.moved ? this.apply() : this.fit())).observe(svg);
  }

  fit(bounds = this.bounds) {
    this.bounds = bounds;
    if (!bounds || !this.svg.clientWidth) return;
    const [left, top, right, bottom] = bounds;
    // A map that is wide leaves room for something better than sea below it.
    const most = Math.min(this.svg.clientWidth / (right - left + 1 + 2 * MARGIN), LARGEST);
    document.body.style.setProperty("--high", `${Math.round(most * (bottom - top + 1 + 2 * MARGIN))}px`);
    const { clientWidth: width, clientHeight: height } = this.svg;
    this.scale = Math.min(
      width / (right - left + 1 + 2 * MARGIN),
      height / (bottom - top + 1 + 2 * MARGIN),
      LARGEST,
    );
    [this.x, this.y, this.moved] = [(left + right + 1) / 2, (top + bottom + 1) / 2, false];
    this.apply();
  }

  /** Shows more of the map if a card at a spot would be cut off. */
  include([x, y, rotation]) {
    const [wide, high] = size(rotation);
    const [width, height] = [this.svg.clientWidth / this.scale / 2, this.svg.clientHeight / this.scale / 2];
    if (
      x >= this.x - width &&
      y >= this.y - height &&
      x + wide <= this.x + width &&
      y + high <= this.y + height
    )
      return;
    const [left, top, right, bottom] = this.bounds;
    this.fit([
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x + wide - 1),
      Math.max(bottom, y + high - 1),
    ]);
  }

  apply() {
    const [width, height] = [this.svg.clientWidth / this.scale, this.svg.clientHeight / this.scale];
    document.body.classList.toggle("moved", this.moved);
    this.svg.setAttribute("viewBox", `${this.x - width / 2} ${this.y - height / 2} ${width} ${height}`);
  }

  /** The place on the map under a point of the window. */
  at(clientX, clientY) {
    const box = this.svg.getBoundingClientRect();
    return [
      this.x + (clientX - box.left - box.width / 2) / this.scale,
      this.y + (clientY - box.top - box.height / 2) / this.scale,
    ];
  }

  /** Zooms about a point of the window, and then moves by pixels. */
  zoom(factor, clientX, clientY, dx = 0, dy = 0) {
    const before = this.at(clientX, clientY);
    this.scale = Math.min(Math.max(this.scale * factor, 12), 160);
    const after = this.at(clientX, clientY);
    this.x += before[0] - after[0] - dx / this.scale;
    this.y += before[1] - after[1] - dy / this.scale;
    this.moved = true;
    this.apply();
  }
}
