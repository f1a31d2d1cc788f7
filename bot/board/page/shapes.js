/** The shapes of what the server sends (bot/board/view.py, bot/workers/thinking.py). No page loads this file. */

/** @typedef {[x: number, y: number]} Point of a map in squares, or of the window in pixels */

/**
 * @typedef {[x: number, y: number, rotation: number, under: number[], hidden: number, points: number | null]} SentSpot
 */

/**
 * A card's place on a map: its top left square, degrees clockwise, and the cards above it. Bit i of `hidden` is set
 * if the card's i-th square is below another card, row by row as the card is turned. Points are the map's with it;
 * `gains` are where the difference comes from, and `marks` the squares to write it on, once they are known.
 * @typedef {object} Spot
 * @property {number} x
 * @property {number} y
 * @property {number} rotation
 * @property {number[]} under
 * @property {number} hidden
 * @property {number | null} points
 * @property {[category: string, points: number, squares: Point[]][]} [gains]
 * @property {[x: number, y: number, points: number][]} [marks]
 */

/**
 * The legal spots of a card, the indices of those to offer first, and why the first one is good, with hints. The
 * server sends each spot as a list.
 * @typedef {{ card: number, spots: Spot[], first: number[], reason: string }} Spots
 * @typedef {{ card: number, spots: SentSpot[], first: number[], reason?: string }} SentSpots
 */

/**
 * A tile that can be placed, with the two cubes that pay for it unless it is free, and the points after it and the
 * tried card.
 * @typedef {{ terrain: string, x: number, y: number, cubes?: Point[] }} TileAction
 * @typedef {{ label: string, points: number | null, action: TileAction }} Tile
 */

/**
 * Something that the viewer can decide now. `needs` is what is sent with it; `sure` is the question before it.
 * @typedef {object} Choice
 * @property {string} name
 * @property {string} label
 * @property {string} [paid] its label with a cube
 * @property {"main" | "good" | "bad" | "plain"} tone
 * @property {number | null} card
 * @property {string} [pair]
 * @property {string} [vote] the vote that it is about
 * @property {"" | "tried" | "spot" | "cube" | "cubes" | "tile"} needs
 * @property {string | null} [sure]
 */

/**
 * A card beside the maps: its pictures in SVG, one for each rotation, and its description.
 * @typedef {{ turned: string[], label: string }} Card
 */

/**
 * A title, and cards: the number of each, a note, and a mark ("chosen", "drawn", "taken" or "").
 * @typedef {[title: string, cards: [number: number, note: string, mark: string][]]} Group
 */

/** @typedef {[left: number, top: number, right: number, bottom: number]} Bounds in squares, all of them inside */

/**
 * A player. Points by category are the category's name, its signs (sprites), the points, and its key; the areas of
 * the map, in SVG, are by these keys.
 * @typedef {object} Seat
 * @property {string} name
 * @property {string} letter
 * @property {number} points
 * @property {[name: string, signs: string[], points: number, part: string][]} parts
 * @property {boolean} waiting whether the game waits for them
 * @property {string} line what they do now
 * @property {number | null} card the selected card, once it is public
 * @property {boolean} won
 * @property {{ bounds: Bounds, picture: string, label: string, areas: Record<string, string> }} map
 */

/**
 * A finished game: everyone's place by seat, whether it was played alone, and what it offers, each with a control.
 * @typedef {object} End
 * @property {number[]} places
 * @property {boolean} alone
 * @property {{ what: string, label: string, tone: string }[]} offers
 */

/**
 * A round that cost points, and the better card where it was better, with which What if opens.
 * @typedef {object} Miss
 * @property {string} label
 * @property {string} sentence
 * @property {number} round
 * @property {number | null} card
 * @property {[card: number, x: number, y: number, rotation: number, under: number[]] | null} tried
 */

/**
 * The review of a seat. A grade of a round is 0 for the best decisions, 1 for a small loss, 2 for a larger one.
 * @typedef {{ lines: string[], squares: number[], misses: Miss[] }} Reviewed
 */

/**
 * What is known about a finished game after a while: `share` is a text to copy, `best` names the viewer's costliest
 * round.
 * @typedef {object} Found
 * @property {{ share: string | null, best: string | null, seats: Record<number, Reviewed> }} [review]
 * @property {{ line: string }} [par]
 */

/**
 * What a viewer sees now. Before the deal (`started` is false) there is nothing after `sentence`.
 * @typedef {object} View
 * @property {string} tag it changes only with the view
 * @property {string} locale
 * @property {string | null} theme null: light or dark, as the system is
 * @property {[letter: string, meaning: string][]} letters the letters on squares, in a theme that has them
 * @property {Record<string, string>} words texts of the page's own controls; it fills in blanks such as "{card}"
 * @property {string} title
 * @property {number | null} seat the viewer's own
 * @property {boolean} started
 * @property {string} sentence what the viewer can do, or what the game waits for
 * @property {number} round
 * @property {[round: number, phase: string, step: number]} moment
 * @property {boolean} over
 * @property {string} heading
 * @property {number} finished the number of finished rounds
 * @property {boolean} asked whether the viewer has to decide
 * @property {string[]} lines the round's rules, what everyone does, and times
 * @property {string} legend what the numbers of hints on cards mean
 * @property {[heading: string, goals: [goal: string, isWon: boolean][]] | null} goals
 * @property {[sprite: string, count: number, colour: string][]} supply
 * @property {Seat[]} seats
 * @property {Group[]} groups
 * @property {Record<number, Card>} cards by their numbers
 * @property {Record<string, string>} rules how each category scores
 * @property {Record<number, string>} names of the cards on maps, by their numbers
 * @property {number | null} selected the card that the viewer has to place
 * @property {[card: number, x: number, y: number, rotation: number, under: number[]] | null} tried
 * @property {boolean} intended whether `tried` will be placed
 * @property {Choice[]} choices the main one first
 * @property {{ squares: [number, number][], most: number }} cubes those that can be paid with, and how many
 * @property {string[]} notes what the player should know to decide
 * @property {boolean} tiles whether there may be tiles to place
 * @property {[number, number] | null} worthwhile the desert that the hint is about
 * @property {End | null} end once the game is finished
 * @property {boolean} hints whether there may be hints
 * @property {object} [hinted] the parts of the view that came with hints
 */

/**
 * A finished round. With a `card` it is what `seat` saw before placing that card: then its spots can be tried.
 * @typedef {object} Past
 * @property {number | null} round null for everyone's maps of a day
 * @property {string} heading
 * @property {string} [sentence]
 * @property {Seat[]} seats
 * @property {View["goals"]} goals
 * @property {View["supply"]} supply
 * @property {number | null} seat
 * @property {number} [card]
 * @property {[card: number, x: number, y: number, rotation: number, under: number[]] | null} [tried]
 * @property {SentSpots} [spots]
 * @property {false} asked
 * @property {Group[]} groups
 * @property {Record<number, Card>} cards
 * @property {Choice[]} choices
 */

export {};
