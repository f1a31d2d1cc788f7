/** Elements of the page, and text for them. */

import { withSigns } from "./signs.js";

/** @param {string} id of an element that index.html has */
export const byId = (id) => document.getElementById(id);

/** A text, safe inside HTML and attributes. */
export const escaped = (text) => String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A text as HTML, with its signs drawn. */
export const asHtml = (text) => withSigns(escaped(text));

/** Points with their sign. */
export const signed = (points) => (points < 0 ? `−${-points}` : `+${points}`);

const UNITS = { day: 86_400, hour: 3600, minute: 60 }; // in seconds

/**
 * A text with its times in the reader's own zone, or from now; the server puts seconds between two private characters.
 */
export function withTimes(text, locale) {
  const time = (seconds) =>
    new Date(seconds * 1000).toLocaleString(locale, { dateStyle: "short", timeStyle: "short" });
  const fromNow = (seconds) => {
    const left = seconds - Date.now() / 1000;
    const unit = Object.keys(UNITS).find((name) => Math.abs(left) >= UNITS[name]) ?? "minute";
    return new Intl.RelativeTimeFormat(locale).format(Math.round(left / UNITS[unit]), unit);
  };
  return text.replace(/\ue000(\d+)(R?)\ue000/g, (_, seconds, relative) =>
    (relative ? fromNow : time)(seconds),
  );
}

/** Replaces an element's content only if it changes, so that no button moves under a finger. */
export function put(element, html) {
  if (element.shown === html) return;
  const focused = element.contains(document.activeElement) ? document.activeElement.dataset.do : null;
  element.shown = html;
  element.innerHTML = html;
  if (focused) element.querySelector(`[data-do="${CSS.escape(focused)}"]`)?.focus();
}

/** Why a button cannot be pressed, if that needs no words. */
export const BUSY = " ";

/**
 * Buttons in a row. `what` is the control (controls.js); `sign` is what a small window has in place of the label, and
 * `off` is why the button cannot be pressed, which a press tells.
 * @param {{ label: string, what: string, tone: string, off?: string, sign?: string }[]} list
 */
export function buttons(list) {
  const named = (text) => `aria-label="${text}" title="${text}"`;
  const button = ({ label, tone, what, off = "", sign }) => {
    const why = escaped(off.trim());
    const control = why ? `tell:${why}` : what;
    return `<button class="${tone}" data-do="${control}" ${sign ? named(escaped(label)) : ""}
      ${why ? `aria-disabled="true" title="${why}"` : ""} ${off === BUSY ? "disabled" : ""}>
      ${sign ? `<b>${asHtml(sign)}</b>` : ""}<span>${asHtml(label)}</span></button>`;
  };
  return list.map(button).join("");
}
