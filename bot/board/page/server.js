/**
 * Requests to the bot.
 * @typedef {import("./shapes.js").View} View
 */

import { isAway } from "./presence.js";

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
export async function openStream(signal) {
  const response = await fetch("api/changes", { headers: headers(), signal });
  return response.ok ? response.body : bodyOf(response);
}
