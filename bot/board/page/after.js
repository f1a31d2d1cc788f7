/** What can be done after a game: share it, keep a picture, look at a miss or everyone's maps, and play again. */

import { notify } from "./drawing.js";
import { picture, textToCopy } from "./ending.js";
import { showPast } from "./game.js";
import { byId } from "./html.js";
import { get, getPicture, playAgain } from "./server.js";
import { state } from "./state.js";

/** Copies the text about the map of the day; a browser that allows it only on secure pages gets it shown. */
export async function share() {
  const { share: text } = state.found.review;
  const { words } = state.view;
  try {
    await navigator.clipboard.writeText(text);
    notify(words.copied);
  } catch {
    open(textToCopy(text, words));
    byId("keep").querySelector("textarea").select();
  }
}

/** Shows the replay, or the player's map as a keepsake in the form of the window. */
export async function showPicture(what) {
  const { end, words } = state.view;
  const form = innerHeight > innerWidth ? "tall" : "wide";
  const found = await getPicture(what === "keepsake" ? form : what);
  const { label } = end.offers.find((offer) => offer.what === `picture:${what}`);
  const url = URL.createObjectURL(found);
  open(picture(url, `${what}.${found.type.split("/")[1]}`, label, words));
  byId("keep").addEventListener("close", () => URL.revokeObjectURL(url), { once: true });
}

export function open(html) {
  byId("keep").innerHTML = html;
  byId("keep").showModal();
}

/** Opens What if at a miss, with the better card where it would have been better. */
export async function tryMiss(which) {
  const [seat, i] = which.split(".").map(Number);
  const { round, card, sentence, tried } = state.found.review.seats[seat].misses[i];
  const past = await get("round", card == null ? { round, seat } : { round, seat, card });
  state.shown = seat;
  await showPast({ ...past, sentence, tried });
}

/** Goes to the next game. */
export async function again() {
  const { link } = await playAgain();
  location.hash = link.split("#")[1];
  location.reload();
}
