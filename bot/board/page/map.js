/** Draws maps and cards as SVG, one unit for a square, from the names of sprites; and moves the view of a map. */

const LARGEST = 84; // pixels of a square
const MARGIN = 1.3; // squares around a map

export const use = (name, x, y) => `<use href="#${name}" x="${x}" y="${y}"/>`;

/** The part of a sprite's name that has a letter: its colour, or else its kind. */
const lettered = (name) => (/^(production|factory)/.test(name) ? name.split("-")[1] : name.split("-")[0]);

function ground(name, x, y) {
  const [kind, colour, points] = name.split("-");
  if (!points) return use(name, x, y);
  return `${use(`${kind}-${colour}`, x, y)}<text class="digit on-${colour}" x="${x + 0.71}" y="${y + 0.84}">${points}</text>`;
}

function letter(name, x, y, letters) {
  const text = letters?.of[lettered(name)] ?? "";
  return text && `<g class="letter"><rect x="${x + 0.04}" y="${y + 0.64}" width=".34" height=".32" rx=".1"/>
    <text x="${x + 0.21}" y="${y + 0.91}">${text}</text></g>`;
}

function tag([number, x, y]) {
  const width = number > 9 ? 0.5 : 0.34;
  return `<g class="tag"><rect x="${x + 0.03}" y="${y + 0.03}" width="${width}" height=".34" rx=".11"/>
    <text x="${x + 0.03 + width / 2}" y="${y + 0.32}">${number}</text></g>`;
}

/** A card at a place; the squares whose bits are in `hidden` are left out. */
export function card(squares, upright, x, y, wide, { kind = "", hidden = 0, letters = null } = {}) {
  const high = 6 / wide;
  const seen = squares.map((name, i) => [name, i % wide, Math.floor(i / wide), i]).filter((s) => !((hidden >> s[3]) & 1));
  const edge = `width="${wide}" height="${high}" rx=".13"`;
  const clip = hidden ? "" : `clip-path="url(#card-${wide})"`;
  return `<g class="card ${kind}" transform="translate(${x} ${y})">
    ${hidden ? "" : `<rect class="shadow" ${edge} x=".04" y=".09"/>`}
    <g ${clip}>${seen.map((s) => ground(...s)).join("")}</g>
    ${upright.filter(([, a, b]) => !((hidden >> (Math.round(b) * wide + Math.round(a))) & 1)).map((s) => use(...s)).join("")}
    ${seen.map((s) => letter(s[0], s[1], s[2], letters)).join("")}<rect class="frame" ${edge}/></g>`;
}

/** A whole map. */
export function land(map, letters) {
  const top = new Map();
  const cards = map.cards.map(([number, x, y, rotation, squares]) => {
    const wide = rotation % 180 ? 3 : 2;
    squares.forEach((name, i) => top.set(`${x + (i % wide)},${y + Math.floor(i / wide)}`, name));
    return card(squares, [], x, y, wide);
  });
  const last = map.cards.find(([number]) => number === map.last);
  const wide = last && last[3] % 180 ? 3 : 2;
  const marked = last ? `<rect class="last" x="${last[1]}" y="${last[2]}" width="${wide}" height="${6 / wide}" rx=".13"/>` : "";
  const letters_ = [...top].map(([at, name]) => letter(name, ...at.split(",").map(Number), letters));
  return cards.join("") + map.upright.map((s) => use(...s)).join("") + letters_.join("") + map.tags.map(tag).join("") + marked;
}

/** The squares of a map, as a set of "x,y". */
export const squaresOf = (map) =>
  new Set(map.cards.flatMap(([, x, y, rotation]) => {
    const wide = rotation % 180 ? 3 : 2;
    return Array.from({ length: 6 }, (_, i) => `${x + (i % wide)},${y + Math.floor(i / wide)}`);
  }));

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
    this.scale = Math.min(width / (right - left + 1 + 2 * MARGIN), height / (bottom - top + 1 + 2 * MARGIN), LARGEST);
    [this.x, this.y, this.moved] = [(left + right + 1) / 2, (top + bottom + 1) / 2, false];
    this.apply();
  }

  /** Shows more of the map if a card at a spot would be cut off. */
  include([x, y, rotation]) {
    const [wide, high] = rotation % 180 ? [3, 2] : [2, 3];
    const [width, height] = [this.svg.clientWidth / this.scale / 2, this.svg.clientHeight / this.scale / 2];
    if (x >= this.x - width && y >= this.y - height && x + wide <= this.x + width && y + high <= this.y + height) return;
    const [left, top, right, bottom] = this.bounds;
    this.fit([Math.min(left, x), Math.min(top, y), Math.max(right, x + wide - 1), Math.max(bottom, y + high - 1)]);
  }

  apply() {
    const [width, height] = [this.svg.clientWidth / this.scale, this.svg.clientHeight / this.scale];
    document.body.classList.toggle("moved", this.moved);
    this.svg.setAttribute("viewBox", `${this.x - width / 2} ${this.y - height / 2} ${width} ${height}`);
  }

  /** The place on the map under a point of the window. */
  at(clientX, clientY) {
    const box = this.svg.getBoundingClientRect();
    return [this.x + (clientX - box.left - box.width / 2) / this.scale, this.y + (clientY - box.top - box.height / 2) / this.scale];
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
