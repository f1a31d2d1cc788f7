"""The English message for every error key, for the engine's command line.

The keys are the complete list of engine errors; the bot has a sentence for each of them in every language.
Names in braces are values of the error.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.errors import GameError, RecordError
from engine.parts.squares import Position

ENGLISH: Mapping[str, str] = {
    # Values that cannot occur in either game
    "no-such-seat": "there is no seat {seat} at this table",
    "no-such-card": "there is no card {card}: cards are numbered 1 to 60",
    "no-such-card-under": "there is no card {card}: cards are numbered 1 to 60, the province is 0",
    "outside-grid": "{x}, {y} is off any possible map",
    "unknown-rotation": "there is no rotation {rotation}: a card can be turned 0, 90, 180 or 270 degrees",
    "no-such-tile": "there is no {terrain} tile: a desert can become forest, lake, mountain or town",
    "no-such-pair": "there is no pair {pair}: the pairs are deck and hands",
    "not-two-cubes": "expected two cubes, not {value}",
    "same-cube-twice": "the cube at {squares} is named twice",
    # Options and set-up
    "wrong-number-of-players": "{players} players are not possible: 2 to 5, or 1 in drafts",
    "goals-in-honshu": "this game has no goals",
    "scoring-card-in-hokkaido": "this game has no scoring cards",
    "no-such-scoring-card": "there is no scoring card {card}",
    "unknown-rulings": "unknown rulings {rulings}: only {known} are supported",
    "not-a-whole-pile": "{place}: the pile must contain each card from 1 to 60 exactly once",
    "wrong-side": "{place}: not side {side}, which the table plays",
    "no-legal-range": "{place}: the province's mountains do not form a legal range",
    "drawn-twice": "{place}: duplicate entry",
    "no-such-deck": "there is no deck {deck}",
    # Reading files
    "file-too-large": "larger than {limit} bytes",
    "not-utf-8": "not UTF-8 (invalid byte {byte})",
    "not-json": "not valid JSON at line {line}, column {column}",
    "nested-too-deeply": "nested too deeply",
    "key-twice": "duplicate key {name} in an object",
    "number-too-large": "a number with {digits} digits is too large",
    "not-a-json-number": "{value} is not a valid JSON number",
    "missing-value": "{place} is missing",
    "not-an-object": "{place}: {value} is not an object",
    "not-a-list": "{place}: {value} is not a list",
    "not-a-whole-number": "{place}: {value} is not a whole number",
    "not-true-or-false": "{place}: {value} is neither true nor false",
    "not-text": "{place}: {value} is not text",
    "not-a-position": "{place}: {value} is not a position [x, y]",
    "not-null": "{place} must be null in this variant",
    "out-of-range": "{place}: {value} is not between {low} and {high}",
    "unknown-value": "{place}: unknown value {value}",
    "wrong-length": "{place}: found {found} items, expected {expected}",
    "card-listed-twice": "{place}: duplicate card",
    "result-too-early": "there is a result, but the game is not over",
    "result-missing": "the game is over, but there is no result",
    "wrong-result": "{place}: found {value}, but the game gives {expected}",
    # Decks
    "number-twice": "{place}: duplicate number {number}",
    "goal-twice": "{place}: duplicate goal",
    "no-such-square": "{place}: {value} is not a kind of square",
    "colour-without-cubes": "{place}: the deck has no {colour} cubes",
    "mountain-in-honshu": "{place}: this game has no mountains",
    "mountains-not-linked": "{place}: a card's mountains must be linked",
    "colours-of-scoring-card": "{place}: expected one or more different colours",
    # The wrong moment
    "game-is-over": "the game is over",
    "phase-is-pick": "the players are picking cards: no {action}",
    "phase-is-discard": "the players are discarding a card: no {action}",
    "phase-is-bid": "the players are playing cards to the trick: no {action}",
    "phase-is-take": "the players are taking the played cards: no {action}",
    "phase-is-take-pair": "the winner of the trick is choosing a pair: no {action}",
    "phase-is-answer": "the loser of the trick is contesting or accepting: no {action}",
    "phase-is-discard-of-pair": "the players are discarding a card of their pair: no {action}",
    "phase-is-map": "it is the map phase: no {action}",
    "phase-is-free-tile": "the players are placing free tiles: no {action}",
    "already-picked": "the seat has already picked",
    "already-discarded": "the seat has already discarded",
    "already-played": "the seat has already played a card",
    "already-placed": "card {card} has already been placed or set aside",
    "already-terraformed": "the seat has already terraformed in this map phase",
    "already-done": "the seat has already ended its map phase",
    "already-decided-free-tile": "the seat has already decided about its free tile",
    "discard-after-all-picked": "no seat can discard before both have picked",
    "not-your-turn": "it is seat {seat}'s turn",
    "not-your-turn-to-place": "it is seat {seat}'s turn to place, with card {card}",
    "not-placed-yet": "card {card} must be placed first, or set aside if it has no legal placement",
    "already-in-order": "everyone already places in turn this round",
    "too-late-to-wait": "a card has been placed this round, so it is too late to wait",
    "no-free-tile": "the seat has no free tile",
    "nothing-to-take-back": "the seat has nothing to take back now",
    # Selection
    "card-not-in-hand": "card {card} is not in the hand",
    "card-not-in-pair": "card {card} is not in the pair",
    "card-not-in-trick": "card {card} was not played to this trick",
    "card-already-taken": "card {card} has already been taken",
    "no-cube-in-trick-for-two": "with two players no cube can be added",
    "wrong-colour-of-cube": "cubes in this trick must be {colour}, not {found}",
    # The map phase
    "not-the-selected-card": "card {card} is not the selected card, {selected}",
    "another-card": "card {card} is not the selected card, {selected}",
    "card-on-map-already": "card {card} is already on the map",
    "card-not-on-map": "card {card} is not on the map",
    "table-never-waits": "at this table everyone places at the same time, so no seat can wait",
    "card-has-a-placement": "card {card} has a legal placement, so it cannot be set aside",
    "last-placement": "that would remove the last legal placement of card {card}",
    "others-built-on-it": "another seat has used a cube that this returned to the supply",
    "no-overlap": "the card does not overlap the map",
    "under-not-touched": "the card goes under card {card}, which it does not overlap",
    "under-impossible": "the card cannot go under card {card} but over card {above}, which is above it",
    "wholly-hidden": "no square of the card would stay visible",
    "would-cover": "that would cover a {kind} at {squares}",
    "would-be-hidden": "that would hide the card's own {kind} at {squares}",
    "range-fork": "that would fork the mountain range at {squares}",
    "range-block": "that would create a 2 x 2 block in the mountain range at {squares}",
    "range-apart": "that would cut mountains off from the range at {squares}",
    "range-ring": "that would close the mountain range into a ring at {squares}",
    "no-desert-there": "there is no visible desert at {squares}",
    "no-cube-there": "there is no cube at {squares}",
    "no-empty-production-square": "there is no empty production square at {squares}",
    "wrong-cube-for-terrain": "a {terrain} costs two {colour} cubes, not a {found} one",
    # Fair shuffles
    "no-shuffle": "the record does not include a shuffle",
    "not-hexadecimal": "{place}: expected {letters} hexadecimal digits in lower case",
    "wrong-commitment": "the secret does not match the commitment",
    "wrong-shuffle": "{place} does not match what the secret and the message produce",
    "no-terraforming": "this game has no terraforming",
}


def sentence(error: GameError) -> str:
    """The error in one line of English, with the number of the broken rule.

    >>> from engine.errors import IllegalAction
    >>> sentence(IllegalAction("card-not-in-hand", "2.1", card=17))
    'card 17 is not in the hand (rule 2.1)'
    """
    values = {name: _shown(value) for name, value in error.values.items()}
    line = ENGLISH[error.key].format_map(values)
    if error.rule:
        line = f"{line} (rule {error.rule})"
    return f"{error.where}: {line}" if isinstance(error, RecordError) else line


def _shown(value: object) -> str:
    """A value as text: a position as ``4, -1``, several positions separated by semicolons."""
    if isinstance(value, Position):
        return f"{value.x}, {value.y}"
    if isinstance(value, (tuple, list)):
        return "; ".join(_shown(entry) for entry in value)
    return str(value)
