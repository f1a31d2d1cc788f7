/**
 * What the page shows and what its player tries. Only the modules that act change it; they draw afterwards.
 * @typedef {import("./shapes.js").View} View
 * @typedef {import("./shapes.js").Past} Past
 * @typedef {import("./shapes.js").Spot} Spot
 * @typedef {import("./shapes.js").Tile} Tile
 */

/**
 * `spots` are the legal ones of the chosen `card` (null: not known yet), and `spot` is the index of the tried one.
 * `pivot` is the index of the spot where the card was put before it was turned.
 * `first` are the indices of those that are offered, and `reason` is why the first one is good.
 */
const NOTHING_TRIED = {
  card: null,
  spots: null,
  spot: null,
  pivot: null,
  first: [],
  reason: "",
  cubes: [],
  tile: null,
  question: null,
};

/**
 * `past` is a finished round, whose maps are shown in place of those of the present `view`. `shown` is the seat whose
 * map is shown, or "all", and `told` the category whose areas are marked there. `found` is what the server has found
 * out about the finished game. Squares of `cubes` and `tile` are strings such as "3,2". `question` is the choice whose
 * question is open, and `busy` means that a decision has been sent.
 * @type {{
 *   view: View | null, past: Past | null, shown: number | "all" | null, found: import("./shapes.js").Found,
 *   told: string | null, tiles: Tile[], busy: boolean, card: number | null, spots: Spot[] | null, spot: number | null,
 *   pivot: number | null, first: number[], reason: string, cubes: string[], tile: string | null,
 *   question: import("./shapes.js").Choice | null,
 * }}
 */
export const state = {
  view: null,
  past: null,
  shown: null,
  found: {},
  told: null,
  tiles: [],
  busy: false,
  ...NOTHING_TRIED,
};

/** Takes back what the player tries. */
export const forgetTried = () => Object.assign(state, NOTHING_TRIED);

/** What is shown: the past round or the present view. */
export const shownView = () => state.past ?? state.view;

/** Whether the player tries other spots in a past round. */
export const isWhatIf = () => state.past?.card != null;

/** The view in which the player tries cards; past rounds are shown beside what the player is asked now. */
export const playedView = () => (isWhatIf() ? state.past : state.view);

/** The seat that tries cards on the shown maps; null for a watcher, and for the maps of a past round. */
export const ownSeat = () => shownView().seat;

/** Whether the player has cards to try. */
export const hasCards = () => ownSeat() != null && Object.keys(playedView().cards).length > 0;

/** Whether the player's own map is shown. */
export const isOwnMapShown = () => state.shown === ownSeat();

/** The points that the player has without what is tried. */
export const ownPoints = () => playedView().seats[playedView().seat].points;

/** A card's pictures and description. */
export const cardOf = (number) => playedView().cards[number];

/**
 * The spot of the tried card; undefined if none is tried.
 * @returns {Spot | undefined}
 */
export const triedSpot = () => state.spots?.[state.spot];

/** Whether the player tries something since the last decision; the selected card is tried without them. */
export function isUnsent() {
  const { card, cubes, tile } = state;
  return (card != null && card !== playedView().selected) || cubes.length > 0 || tile != null;
}

/** The tried card and its spot, as the server reads it. */
export function placement() {
  const { x, y, rotation, under } = triedSpot();
  return { card: state.card, x, y, rotation, under };
}

/**
 * The index of the choice that is made on a card beside the map: the one about it that needs no spot; -1 if there is
 * none. The selected card's choices are below the map.
 */
export const choiceOn = ({ choices, selected }, number) =>
  choices.findIndex(
    ({ card, needs }) => card === number && card !== selected && ["", "cube"].includes(needs),
  );

/** Whether a card can be tried on the player's own map; one that is only pressed, such as to discard it, cannot. */
export function canTry(number) {
  if (playedView().choices[choiceOn(playedView(), number)]?.needs === "") return false;
  const isTaken = playedView().groups.some(([, cards]) =>
    cards.some(([card, , mark]) => card === number && mark === "taken"),
  );
  return ownSeat() != null && cardOf(number) != null && !isTaken;
}
