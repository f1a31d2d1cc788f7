/** Draws the page from the state. */

import { drawChoices } from "./choices.js";
import { ending } from "./ending.js";
import { asHtml, byId, escaped, put, withTimes } from "./html.js";
import { drawMap } from "./map.js";
import { details, hand, maps, players } from "./panels.js";
import { art } from "./server.js";
import { isWhatIf, playedView, shownView, state } from "./state.js";

const NOTICE_TIME = 8000; // milliseconds
const ROUNDS = 12;

const CALL = '<circle cx="12" cy="4" r="4" fill="#d8432b"/>';
const icon = (mark) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
  <rect width="16" height="16" rx="3" fill="#4b86b8"/><path d="M1 14 6 5l3 5 2-3 4 7z" fill="#fff"/>${mark}</svg>`;

const NIGHT = matchMedia("(prefers-color-scheme: dark)");
NIGHT.addEventListener("change", () => state.view && dress(state.view));

let noticeTimer;

/** Draws everything that the state has changed. */
export function draw() {
  const { view } = state;
  drawTitle();
  drawHeading();
  const par = state.past ? undefined : state.found.par?.line;
  const sentence = [state.past?.sentence ?? view.sentence, par].filter(Boolean).join("\n");
  put(byId("sentence"), asHtml(withTimes(sentence, view.locale)));
  markBody();
  if (!view.started) return;
  const { seats } = shownView();
  drawNames(view.words);
  drawTold(view);
  put(byId("seats"), players(seats, state.shown, view.words));
  put(byId("hand"), hand(playedView(), state.card));
  put(byId("more"), details(view, shownView(), state.shown, state.told));
  drawMaps(seats);
  drawRounds();
  drawEnding();
  drawChoices();
}

/** Shows in the title and the icon whether a hidden page asks its player. */
export function drawTitle() {
  const { view } = state;
  if (!view) return;
  const isCalling = document.hidden && Boolean(view.asked);
  document.title = isCalling ? `${view.words["your-turn"]} ${view.title}` : view.title;
  byId("icon").href = `data:image/svg+xml,${encodeURIComponent(icon(isCalling ? CALL : ""))}`;
}

/** Draws the score and the review of a finished game, of the shown player or else of the viewer. */
function drawEnding() {
  const { view, past, shown, found } = state;
  const isShown = view.end != null && !past;
  document.body.classList.toggle("ended", isShown);
  if (!isShown) return;
  const { seats = {} } = found.review ?? {};
  const seat = [shown, view.seat].find((one) => one in seats) ?? Object.keys(seats)[0];
  put(byId("end"), ending(view, { seat, reviewed: seats[seat] }));
}

function drawHeading() {
  const { heading, round } = shownView();
  const short = round ? `<span aria-hidden="true">${round}/${ROUNDS}</span>` : "";
  put(byId("heading"), `<span>${escaped(heading ?? state.view.title)}</span>${short}`);
}

/** Sets the classes that page.css and tests know. */
function markBody() {
  const { view, past } = state;
  const { body } = document;
  body.classList.toggle("plays", view.started && !past && view.seat != null && !view.over);
  body.classList.toggle("asked", Boolean(shownView().asked));
  body.classList.toggle("over", Boolean(view.over));
  body.dataset.moment = String(view.moment);
}

/** Draws the buttons that show only a sign, with their names. */
function drawNames({ fit, details }) {
  put(byId("fit"), asHtml("⤢"));
  Object.assign(byId("fit"), { ariaLabel: fit, title: fit });
  Object.assign(byId("info"), { ariaLabel: details, title: details, hidden: false });
}

/** How the category scores that the player has pressed, until the next press. */
function drawTold({ rules }) {
  const { told } = state;
  const line = `<span>${asHtml(rules[told] ?? "")}</span><span aria-hidden="true">×</span>`;
  put(byId("told"), told ? line : "");
  byId("told").dataset.do = `part:${told}`;
}

function drawMaps(seats) {
  const isAll = state.shown === "all";
  byId("maps").hidden = !isAll;
  put(byId("maps"), isAll ? maps(seats, state.told) : "");
  byId("map").style.visibility = isAll ? "hidden" : "visible";
  if (!isAll) drawMap();
}

function drawRounds() {
  const { view, past } = state;
  const slider = byId("slider");
  const last = view.over ? view.finished : view.finished + 1;
  byId("rounds").hidden = view.finished === 0;
  slider.max = last;
  slider.setAttribute("aria-label", view.words.rounds);
  // Not while the player moves it.
  if (document.activeElement !== slider || !past) slider.value = past?.round ?? last;
  byId("which").value = past ? past.heading : view.words.rounds;
  byId("what-if").hidden = !view.over || !past?.round || isWhatIf() || state.shown === "all";
  byId("what-if").textContent = view.words["what-if"];
}

/**
 * Puts on a theme: its colours and sprites.
 * @param {import("./shapes.js").View} view
 */
export async function dress({ theme }) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  document.body.hidden = false;
  const sheet = await art(theme ?? (NIGHT.matches ? "dark" : "light"));
  const lines = '<path class="grid" d="M1 0V1H0"/>';
  const grid = `<pattern id="grid" width="1" height="1" patternUnits="userSpaceOnUse">${lines}</pattern>`;
  byId("art").innerHTML = sheet.replace("<defs>", `<defs>${grid}`);
}

/** Shows a sentence for a while, or removes the present one if there is none. */
export function notify(sentence, { stays = false } = {}) {
  const notice = byId("notice");
  clearTimeout(noticeTimer);
  notice.innerHTML = asHtml(withTimes(sentence, state.view?.locale));
  notice.hidden = !sentence;
  if (sentence && !stays) {
    noticeTimer = setTimeout(() => {
      notice.hidden = true;
    }, NOTICE_TIME);
  }
}

/** Shows whether the page is connected. */
export function showConnection(isLost) {
  const sentence = state.view?.words.reconnecting;
  document.body.classList.toggle("lost", isLost);
  if (isLost && sentence) notify(sentence);
  else if (byId("notice").textContent === sentence) notify("");
}

/** Shows nothing but the sentence with which the bot has refused the link. */
export function showRefusal(sentence) {
  document.body.hidden = false;
  document.body.classList.add("refused");
  notify(sentence, { stays: true });
}
