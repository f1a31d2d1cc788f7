/** Starts the page. All rules are the bot's: what can be decided and where cards can go comes as lists. */

import { press, slideTo } from "./controls.js";
import { drawTitle, showConnection, showRefusal } from "./drawing.js";
import { attempt, update } from "./game.js";
import { byId } from "./html.js";
import { listenToKeys } from "./keys.js";
import { listenToPointers } from "./pointers.js";
import { follow, reportPresence, sendSign } from "./server.js";
import { state } from "./state.js";

const isPlaying = () => state.view?.seat != null && !state.view.over;

listenToPointers();
listenToKeys();
byId("slider").addEventListener("input", ({ target }) => slideTo(Number(target.value)));
byId("question").addEventListener("close", () => press("unsure"));
document.addEventListener("visibilitychange", () => {
  drawTitle();
  // A phone lets a hidden page sleep, and its stream with it.
  if (!document.hidden) attempt(() => update(""));
});
reportPresence((away) => {
  if (isPlaying()) sendSign(away);
});
// The first view does not wait for the stream. If it fails, the stream reports why.
const firstView = update("").catch(() => {});
follow({
  change: async (tag) => {
    await firstView;
    await update(tag);
  },
  connection: showConnection,
  refusal: ({ message }) => showRefusal(message),
});
