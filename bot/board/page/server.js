/** Talks to the bot: views, legal spots, moves, and the stream that says when there is a new view. */

const SILENCE = 45_000; // a stream that sends nothing for so long is broken
const PAUSES = [500, 1000, 2000, 4000, 8000];
const SIGN = 15_000; // between two signs of life
const IDLE = 180_000; // without touch or key, after which no one is there

// The token leaves the address, so that it is in no history and on no screenshot.
if (location.hash.length > 1) {
  sessionStorage.board = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
}
const token = { Authorization: `Bearer ${sessionStorage.board ?? ""}` };
const away = { ...token, "Board-Away": "1" };

let touched = performance.now();
const isAway = () => document.hidden || performance.now() - touched > IDLE;
const headers = () => (isAway() ? away : token);

/** An answer other than 200: its sentence and, after a refused move, the present view. */
export class Refusal extends Error {
  constructor(status, { error, view }) {
    super(error);
    Object.assign(this, { status, view });
  }
}

async function answer(response) {
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(response.status, body);
  return body;
}

export const get = async (path, query = {}) =>
  answer(await fetch(`api/${path}?${new URLSearchParams(query)}`, { headers: headers() }));

/** Sends a move once. It names the moment it is for, so that the bot refuses it if it has already arrived. */
export const act = async (move) =>
  answer(await fetch("api/act", { method: "POST", headers: token, body: JSON.stringify(move) }));

export const art = async (theme) => (await fetch(`art/${theme}.svg`)).text();

/** Tells the bot whether a player looks at the page; otherwise they are asked in Discord. */
export function stay(plays) {
  const say = (headers) =>
    plays() && fetch("api/here", { method: "POST", headers, keepalive: true }).catch(() => {});
  const touch = () => {
    const wasAway = isAway();
    touched = performance.now();
    if (wasAway) say(token);
  };
  for (const kind of ["pointerdown", "pointermove", "wheel", "keydown", "click"])
    addEventListener(kind, touch, { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => {
    touched = performance.now();
    say(headers());
  });
  addEventListener("pagehide", () => say(away));
  setInterval(() => isAway() || say(token), SIGN);
}

/** Calls `changed` with the tag of each new view, and `lost` with true or false when the connection breaks. */
export async function follow(changed, lost, refused) {
  for (let failures = 0; ; failures++) {
    const control = new AbortController();
    let timer;
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(() => control.abort(), SILENCE);
    };
    const cut = (event) => (document.hidden || event.type === "offline") && control.abort();
    document.addEventListener("visibilitychange", cut, { signal: control.signal });
    addEventListener("offline", cut, { signal: control.signal });
    try {
      alive();
      const response = await fetch("api/changes", { headers: headers(), signal: control.signal });
      if (!response.ok) await answer(response);
      failures = 0;
      for await (const line of lines(response.body, alive)) {
        if (line.startsWith("data: ")) await changed(line.slice(6));
        lost(false);
      }
    } catch (error) {
      if (error instanceof Refusal && error.status < 429) return refused(error);
    } finally {
      clearTimeout(timer);
      control.abort();
    }
    if (document.hidden)
      await new Promise((go) => document.addEventListener("visibilitychange", go, { once: true }));
    else lost(true);
    await new Promise((go) => setTimeout(go, PAUSES[Math.min(failures, PAUSES.length - 1)]));
  }
}

async function* lines(body, alive) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ""; ; ) {
    const { value, done } = await reader.read();
    if (done) return;
    alive();
    const parts = (rest + value).split("\n");
    rest = parts.pop();
    yield* parts;
  }
}
