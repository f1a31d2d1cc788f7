/** Starts the page. All rules are the bot's: what can be decided and where cards can go comes as lists. */

import { press, slideTo } from "./controls.js";
import { draw, drawTitle, showConnection, showRefusal } from "./drawing.js";
import { update } from "./game.js";
import { byId } from "./html.js";
import { listenToKeys } from "./keys.js";
import { listenToPointers } from "./pointers.js";
import { follow, reportPresence, sendSign } from "./server.js";
import { state } from "./state.js";

const MINUTE = 60_000; // milliseconds

const isPlaying = () => state.view?.seat != null && !state.view.over;

listenToPointers();
listenToKeys();
byId("slider").addEventListener("input", ({ target }) => slideTo(Number(target.value)));
byId("question").addEventListener("close", () => press("unsure"));
document.addEventListener("visibilitychange", drawTitle);
// Times from now change.
setInterval(() => state.view && draw(), MINUTE);
// The address of another link differs in its fragment only, for which a browser loads nothing.
addEventListener("hashchange", () => location.reload());
reportPresence((away) => {
  if (isPlaying()) sendSign(away);
});
follow({
  change: update,
  connection: showConnection,
  refusal: ({ message }) => showRefusal(message),
});
