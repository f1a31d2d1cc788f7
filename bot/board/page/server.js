/**
 * Talks to the bot: requests, signs of life, and the stream of changes.
 * @typedef {import("./shapes.js").View} View
 */

const SIGN = 15_000; // milliseconds between two signs of life
const IDLE = 180_000; // milliseconds without touch or key, after which no one is there
const TOUCHES = ["pointerdown", "pointermove", "wheel", "keydown", "click"];
const PATIENCE = 20_000; // milliseconds: a request without a response for so long is lost
const SILENCE = 25_000; // milliseconds: a stream that sends nothing for so long is broken
const SOONEST = 3_000; // milliseconds until the page asks for the view without being told
const LATEST = 15_000; // milliseconds, once nothing has happened for a while
const PAUSES = [500, 1000, 2000, 4000, 8000]; // milliseconds before the next try
const FINAL = [401, 403]; // the link opens no board, or not here

const { token, isStored } = takeToken();

/** Whether the link's token survives a reload: a browser may refuse to store anything. */
export const isTokenStored = isStored;

const PRESENT = { Authorization: `Bearer ${token}` };
const AWAY = { ...PRESENT, "Board-Away": "1" };

const headers = () => (isAway() ? AWAY : PRESENT);

// In a frame beside the chat, as at the practice table, the player is asked in the chat all the same.
const isFramed = window.parent !== window;

/** Takes the token out of the address, so that it is in no history and on no screenshot. */
function takeToken() {
  const given = location.hash.slice(1);
  if (given) history.replaceState(null, "", location.pathname);
  try {
    if (given) sessionStorage.board = given;
    return { token: sessionStorage.board ?? "", isStored: true };
  } catch {
    return { token: given, isStored: false };
  }
}

/** The bot's refusal: its sentence and, if it was about the present moment, the present view. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{ error: string, view: View | null }} body
   */
  constructor(status, { error, view }) {
    super(error);
    this.status = status;
    this.view = view;
  }
}

/** A request without a response of the bot, which is JSON; its refusals name a view or null. */
export class Unanswered extends Error {}

/** The bot's response, as JSON unless `read` reads it; null if nothing has changed. */
async function request(path, options = {}, read = (response) => response.json()) {
  const lose = (cause) => {
    throw new Unanswered(path, { cause });
  };
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(path, { headers: headers(), signal, ...options }).catch(lose);
  if (response.status === 304) return null;
  const body = await (response.ok ? read(response) : response.json()).catch(lose);
  if (response.ok) return body;
  if (body?.view === undefined) lose(response.status);
  throw new Refusal(response.status, body);
}

/** Asks for something that a press needs, such as "round", with a query. */
export const get = (path, query = {}) => request(`api/${path}?${new URLSearchParams(query)}`);

const newest = new Map(); // the last question to each path of `need`

/**
 * Asks for something that the page needs by itself, such as "spots": until there is a response, or a newer question
 * of the same kind.
 */
export async function need(path, query) {
  const question = Symbol(path);
  newest.set(path, question);
  for (let failures = 0; ; ) {
    try {
      return await get(path, query);
    } catch (error) {
      if (!(error instanceof Unanswered) || newest.get(path) !== question) throw error;
    }
    await pause(pauseAfter(++failures));
  }
}

/**
 * Asks for the present view.
 * @param {string} [tag] of the view that the page has
 * @returns {Promise<View | null>} null if it is still that one
 */
export async function getView(tag = "") {
  const view = await request("api/view", { headers: { ...headers(), "If-None-Match": `"${tag}"` } });
  quiet = view ? 0 : quiet + 1;
  return view;
}

/** A picture of a finished game: "replay", or the player's map, "wide" or "tall". */
export const getPicture = (what) => request(`api/picture/${what}`, {}, (response) => response.blob());

/** Begins the player's next game, or joins it; the link to it. */
export const playAgain = () => request("api/again", { method: "POST" });

/**
 * Sends a decision once. It names the moment that it is for, so that the bot refuses it if it has already arrived.
 * @returns {Promise<View>} the view after it
 */
export async function act(decision) {
  const view = await request("api/act", {
    method: "POST",
    headers: headers(),
    body: JSON.stringify(decision),
  });
  // What others do now comes soon, although the page may have been quiet for long.
  quiet = 0;
  setTimeout(() => wake(), SOONEST);
  return view;
}

/** A sign of life, or a goodbye, which is sent even while the page is closed. */
export function sendSign(away) {
  const sent = fetch("api/here", { method: "POST", headers: away ? AWAY : PRESENT, keepalive: true });
  sent.catch(() => {});
}

/** The sprites of a theme, as SVG. */
export async function art(theme) {
  const response = await fetch(`art/${theme}.svg`).catch(() => null);
  if (!response?.ok) throw new Unanswered(theme);
  return response.text();
}

// Whether a player looks at the page; otherwise they are asked in Discord.

let touched = performance.now();

/** Whether the page is hidden, in a frame, or no one has touched it for a while. */
const isAway = () => isFramed || document.hidden || performance.now() - touched > IDLE;

/**
 * Reports signs of life, and when the player leaves or comes back; nothing in a frame.
 * @param {(away: boolean) => void} report
 */
export function reportPresence(report) {
  if (isFramed) return;
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

// The page asks for the view when the stream tells of another one. While the stream is silent, as some proxies
// hold it back, the page asks without being told, and more rarely when nothing happens.

let told = null; // the newest tag of the stream, null while it is silent
let quiet = 0; // how often the page has asked and nothing was new
let wake = () => {};

/**
 * Keeps the page up to date until the bot refuses the link.
 * @param {object} on
 * @param {(tag: string | null) => Promise<void>} on.change called with the stream's tag, or null to ask without one
 * @param {(isLost: boolean) => void} on.connection called with whether the bot could not be asked
 * @param {(refusal: Refusal) => void} on.refusal
 */
export async function follow(on) {
  const end = new AbortController();
  listen(end.signal);
  // A phone lets a hidden page sleep, and its stream with it.
  const forget = () => {
    told = null;
    wake();
  };
  document.addEventListener("visibilitychange", forget, { signal: end.signal });
  for (let failures = 0; ; ) {
    const heard = told;
    const error = await on.change(heard).catch((thrown) => thrown);
    if (isFinal(error)) {
      end.abort();
      return on.refusal(error);
    }
    if (error && !isLost(error)) reportError(error);
    failures = isLost(error) ? failures + 1 : 0;
    on.connection(failures > 0);
    if (told === heard) await untilWoken(untilNext(failures));
  }
}

const isLost = (error) => error instanceof Refusal || error instanceof Unanswered;
const isFinal = (error) => error instanceof Refusal && FINAL.includes(error.status);

/** Milliseconds until the page asks again; a stream that is not silent tells earlier. */
function untilNext(failures) {
  if (failures) return pauseAfter(failures);
  return told ? SILENCE : Math.min(SOONEST * 1.2 ** quiet, LATEST);
}

/** Reads the stream, and opens it again whenever it breaks. Why it breaks, the next request tells. */
async function listen(end) {
  for (let failures = 0; !end.aborted; ) {
    const watch = new Watch(end);
    try {
      const options = { method: "POST", headers: headers(), signal: watch.signal };
      const response = await fetch("api/changes", options);
      for await (const line of lines(response.body, () => watch.restart())) {
        if (!line.startsWith("data: ")) continue;
        failures = 0;
        hear(line.slice(6));
      }
    } catch {}
    watch.abort();
    hear(null);
    await pause(pauseAfter(++failures));
  }
}

function hear(tag) {
  if (tag === told) return;
  told = tag;
  wake();
}

/** Aborts a stream that is silent for too long, or while the page is offline, or at its end. */
class Watch extends AbortController {
  #timer;

  constructor(end) {
    super();
    const { signal } = this;
    addEventListener("offline", () => this.abort(), { signal });
    end.addEventListener("abort", () => this.abort(), { signal });
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
    this.restart();
  }

  restart() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.abort(), SILENCE);
  }
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const pauseAfter = (failures) => PAUSES[Math.min(failures, PAUSES.length) - 1];

const untilWoken = (milliseconds) =>
  new Promise((resolve) => {
    wake = resolve;
    setTimeout(resolve, milliseconds);
  });

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
