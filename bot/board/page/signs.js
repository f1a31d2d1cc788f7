/** Signs as line drawings, because not every system has a font with them. */

/** Each sign's lines in a square of 24. */
export const LINES = {
  "⏳": "M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",
  "✅": "M4 13l5 5L20 6",
  "⛔": "M12 3a9 9 0 1 0 .1 0M7 12h10",
  "💤": "M3 5h8l-8 9h8M14 12h7l-7 8h7",
  "🗳": "M4 12h16v8H4zM8 12l1-8h6l1 8M11 8h2M7 16h10",
  "🗺": "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
  "🤖": "M4 9h16v11H4zM12 9V4M9 13v.1M15 13v.1M9 17h6",
  "▫": "M9 9h6v6H9z",
  "⏰": "M12 5a8 8 0 1 0 .1 0M12 9v4l3 2M4 5l3-2M20 5l-3-2",
  "⏸": "M8 5v14M16 5v14",
  "👀": "M7 7a3 5 0 1 0 .1 0M17 7a3 5 0 1 0 .1 0M7 13v.1M17 13v.1",
  "🏆": "M7 3h10v6a5 5 0 0 1-10 0zM7 5H3c0 4 2 5 4 5M17 5h4c0 4-2 5-4 5M12 14v6M8 21h8",
  "🥇": "M8 2l2 5M16 2l-2 5M12 8a7 7 0 1 0 .1 0M10.5 13l2-1.5v7",
  "🥈": "M8 2l2 5M16 2l-2 5M12 8a7 7 0 1 0 .1 0M10 13.5a2 2 0 1 1 3.4 1.4L10 18.5h4",
  "🥉": "M8 2l2 5M16 2l-2 5M12 8a7 7 0 1 0 .1 0M10 11.5h4l-2.5 3a2 2 0 1 1-1.7 3",
  "🏁": "M5 21V4h14l-4 4 4 4H5",
  "💡": "M9 19h6M10 22h4M9 16c-2-2-3-4-3-6a6 6 0 0 1 12 0c0 2-1 4-3 6z",
  "↻": "M20 12a8 8 0 1 1-2.3-5.6L20 9M20 3v6h-6",
  "★": "M12 3l2.7 6 6.3.6-4.8 4.2 1.4 6.4-5.6-3.4-5.6 3.4 1.4-6.4L3 9.6 9.3 9z",
  "⧉": "M4 3h10v5M4 3v12h5M10 9h10v12H10z",
  "⤢": "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
};

const ANY = new RegExp(`(${Object.keys(LINES).join("|")})\ufe0f?`, "gu");

/** HTML with its signs drawn. */
export const withSigns = (html) => html.replace(ANY, (_, sign) => drawn(sign));

const drawn = (sign) =>
  `<svg class="sign" viewBox="0 0 24 24" role="img" aria-label="${sign}"><path d="${LINES[sign]}"/></svg>`;
