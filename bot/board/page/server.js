/**
 * Talks to the bot: requests, signs of life, and the stream of changes.
 * @typedef {import("./shapes.js").View} View
 */

const SIGN = 15_000; // milliseconds between two signs of life
const IDLE = 180_000; // milliseconds without touch or key, after which no one is there
const TOUCHES = ["pointerdown", "pointermove", "wheel", "keydown", "click"];
const SILENCE = 45_000; // milliseconds: a stream that sends nothing for so long is broken
const PAUSES = [500, 1000, 2000, 4000, 8000]; // milliseconds before the next try
const TOO_MANY_REQUESTS = 429;

// The token leaves the address, so that it is in no history and on no screenshot.
if (location.hash.length > 1) {
  sessionStorage.board = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
}
const PRESENT = { Authorization: `Bearer ${sessionStorage.board ?? ""}` };
const AWAY = { ...PRESENT, "Board-Away": "1" };

const headers = () => (isAway() ? AWAY : PRESENT);

/** A response other than 200: its sentence and, if it was about the present moment, the present view. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{ error?: string, view?: View }} body
   */
  constructor(status, { error = "", view }) {
    super(error);
    this.status = status;
    this.view = view;
  }
}

/** A request without a response. */
export class Unanswered extends Error {}

async function request(path, options) {
  return fetch(path, { headers: headers(), ...options }).catch((error) => {
    throw new Unanswered(path, { cause: error });
  });
}

async function bodyOf(response) {
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(response.status, body);
  return body;
}

/** Asks for something: "view", or "spots", "points", "tiles" or "round" with a query. */
export async function get(path, query = {}) {
  return bodyOf(await request(`api/${path}?${new URLSearchParams(query)}`));
}

/**
 * Sends a decision once. It names the moment that it is for, so that the bot refuses it if it has already arrived.
 * @returns {Promise<View>} the view after it
 */
export async function act(decision) {
  return bodyOf(
    await request("api/act", { method: "POST", headers: PRESENT, body: JSON.stringify(decision) }),
  );
}

/** A sign of life, or a goodbye, which is sent even while the page is closed. */
export function sendSign(away) {
  const sent = fetch("api/here", { method: "POST", headers: away ? AWAY : PRESENT, keepalive: true });
  sent.catch(() => {});
}

/** The sprites of a theme, as SVG. */
export const art = async (theme) => (await fetch(`art/${theme}.svg`)).text();

/** Opens the stream of changes. */
async function openStream(signal) {
  const response = await fetch("api/changes", { headers: headers(), signal });
  return response.ok ? response.body : bodyOf(response);
}

// Whether a player looks at the page; otherwise they are asked in Discord.

let touched = performance.now();

/** Whether the page is hidden, or no one has touched it for a while. */
const isAway = () => document.hidden || performance.now() - touched > IDLE;

/**
 * Reports signs of life, and when the player leaves or comes back.
 * @param {(away: boolean) => void} report
 */
export function reportPresence(report) {
  const touch = () => {
    const wasAway = isAway();
    touched = performance.now();
    if (wasAway) report(false);
  };
  for (const kind of TOUCHES) addEventListener(kind, touch, { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => {
    touched = performance.now();
    report(isAway());
  });
  addEventListener("pagehide", () => report(true));
  setInterval(() => {
    if (!isAway()) report(false);
  }, SIGN);
}

// The stream that tells of each new view. It is opened again whenever it breaks.

/**
 * Follows the changes until the bot refuses the link.
 * @param {object} on
 * @param {(tag: string) => Promise<void>} on.change called with the tag of each new view
 * @param {(isLost: boolean) => void} on.connection called when the connection breaks or returns
 * @param {(refusal: Refusal) => void} on.refusal
 */
export async function follow(on) {
  for (let failures = 0; ; failures++) {
    try {
      await readStream(on, () => {
        failures = 0;
      });
    } catch (error) {
      if (error instanceof Refusal && error.status < TOO_MANY_REQUESTS) return on.refusal(error);
    }
    on.connection(true);
    await pause(PAUSES[Math.min(failures, PAUSES.length - 1)]);
  }
}

/** Reads one stream until it ends. */
async function readStream(on, opened) {
  const watch = new Watch();
  try {
    const body = await openStream(watch.signal);
    opened();
    for await (const line of lines(body, () => watch.restart())) {
      if (line.startsWith("data: ")) await on.change(line.slice(6));
      on.connection(false);
    }
  } finally {
    watch.abort();
  }
}

/** Aborts a stream that is silent for too long, or while the page is offline. */
class Watch extends AbortController {
  #timer;

  constructor() {
    super();
    const { signal } = this;
    addEventListener("offline", () => this.abort(), { signal });
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
    this.restart();
  }

  restart() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.abort(), SILENCE);
  }
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function* lines(body, onBytes) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onBytes();
    const parts = (rest + value).split("\n");
    rest = parts.pop();
    yield* parts;
  }
}
