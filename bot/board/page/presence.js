/** Whether a player looks at the page; otherwise they are asked in Discord. */

const SIGN = 15_000; // milliseconds between two signs of life
const IDLE = 180_000; // milliseconds without touch or key, after which no one is there
const TOUCHES = ["pointerdown", "pointermove", "wheel", "keydown", "click"];

let touched = performance.now();

/** Whether the page is hidden, or no one has touched it for a while. */
export const isAway = () => document.hidden || performance.now() - touched > IDLE;

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
