/** The stream that tells of each new view. It is opened again whenever it breaks. */

import { openStream, Refusal } from "./server.js";

const SILENCE = 45_000; // milliseconds: a stream that sends nothing for so long is broken
const PAUSES = [500, 1000, 2000, 4000, 8000]; // milliseconds before the next try
const TOO_MANY_REQUESTS = 429;

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
    if (document.hidden) await untilSeen();
    else on.connection(true);
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

/** Aborts a stream that is silent for too long, or while the page is hidden or offline. */
class Watch extends AbortController {
  #timer;

  constructor() {
    super();
    const { signal } = this;
    const abortIfHidden = () => {
      if (document.hidden) this.abort();
    };
    document.addEventListener("visibilitychange", abortIfHidden, { signal });
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

const untilSeen = () =>
  new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));

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
