"""Plain English phrases for pictures, for tests; and the same at greater length."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, cast

from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind
from render.phrases import Phrases

_KIND_LETTERS = dict(zip(Kind, "FLDTMPA", strict=True))
_COLOUR_LETTERS = dict(zip(Colour, "bwsgy", strict=True))
_CATEGORIES = {"bonus": "Scoring card"}
_GOALS = (
    "five forest areas",
    "towns differ by five",
    "three lake areas",
    "five linked mountains",
    "six cubes",
    "production: 4 colours",
    "factories: 4 colours",
    "3 linked industries",
    "two tiles laid",
)
_STEPS = (
    ("Pick a card", "Everybody picks one card from their hand, in secret."),
    ("Pass the rest", "The other cards go to the next player."),
    ("Place it", "The card goes over or under the map; lakes and mountains stay visible."),
    ("Take cubes", "Every visible production square takes a cube."),
    ("Terraform", "Two cubes of one colour turn a desert into other land."),
    ("Score", "The range divides your map. Of the largest town on each side, only the smaller one scores."),
)
_SCORING = {
    Kind.FOREST: "2 points each",
    Kind.LAKE: "3 points for every square of a lake but the first",
    Kind.TOWN: "2 points a square: of the largest towns on the two sides of the range, the smaller",
    Kind.MOUNTAIN: "2 points each; all of them are one range",
    Kind.PRODUCTION: "gives one cube of its colour",
    Kind.FACTORY: "its points, if it has a cube of its colour",
    Kind.DESERT: "nothing, but two cubes turn it into other land",
}


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


@dataclass(frozen=True)
class English(Phrases):
    """The phrases in English; ``scores`` is what the kinds score in the game at hand."""

    scores: tuple[tuple[Kind, str], ...] = tuple(_SCORING.items())

    def _say(self, key: str, /, **values: object) -> str:
        raise LookupError(f"no English for {key!r} with {values}")

    def _name(self, value: Kind | Colour) -> str:
        return str(value)

    def production(self, colour: Colour) -> str:
        return f"{colour} production"

    def factory(self, colour: Colour, points: int) -> str:
        return f"{colour} factory {points}"

    def kind_letter(self, kind: Kind) -> str:
        return _KIND_LETTERS[kind]

    def colour_letter(self, colour: Colour) -> str:
        return _COLOUR_LETTERS[colour]

    def category(self, category: str) -> str:
        return _CATEGORIES.get(category, category.capitalize())

    def goal(self, number: int) -> str:
        return _GOALS[number - 1]

    def round_heading(self, number: int, rounds: int) -> str:
        return f"Round {number} of {rounds}"

    def final_score(self) -> str:
        return "Final score"

    def supply(self) -> str:
        return "Supply"

    def turn_order(self) -> str:
        return "Turn order"

    def passing(self) -> str:
        return "Hands pass"

    def winner(self) -> str:
        return "Winner"

    def trick(self) -> str:
        return "Trick"

    def pile_pair(self) -> str:
        return "From the pile"

    def hands_pair(self) -> str:
        return "From the hands"

    def kinds_heading(self) -> str:
        return "The squares and what they score"

    def scoring(self) -> Mapping[Kind, str]:
        return dict(self.scores)

    def keepsake(self) -> str:
        return "My Hokkaidō"

    def map_heading(self) -> str:
        return "Your map"

    def as_played(self) -> str:
        return "As it was played"

    def better(self) -> str:
        return "Better"

    def with_card(self, card: int) -> str:
        return f"With card {card}"

    def points_by_round(self) -> str:
        return "Points by round"

    def comparison(self) -> str:
        return "A map as it was played, beside a better one"

    def comparison_of_cards(self) -> str:
        return "A map with the card that was taken, beside the same map with a better one"

    def points_of(self, name: str, totals: str) -> str:
        return f"{name}: {totals}"

    def place(self, place: int) -> str:
        return {1: "1st", 2: "2nd", 3: "3rd"}.get(place, f"{place}th")

    def day_and_game(self, day: date, game: str) -> str:
        return f"{day.day} {day:%b %Y} · game {game}"

    def step(self, number: int) -> tuple[str, str]:
        return _STEPS[number - 1]

    def card(self, number: int, squares: str) -> str:
        return f"Card {number}: {squares}"

    def province(self, squares: str) -> str:
        return f"Starting province: {squares}"

    def with_cube(self, square: str) -> str:
        return f"{square} with cube"

    def spent(self, square: str) -> str:
        return f"{square}, empty"

    def tile(self, square: str) -> str:
        return f"{square} (tile)"

    def hand(self, count: int) -> str:
        return f"{_counted(count, 'card')} in hand." if count else "No cards."

    def map_of(self, name: str) -> str:
        return f"Map of {name}."

    def own_map(self) -> str:
        return "Your map."

    def map_area(self, left: int, top: int, right: int, bottom: int) -> str:
        return f"Columns {left} to {right}, rows {top} to {bottom}."

    def map_row(self, y: int, x: int, squares: str) -> str:
        return f"Row {y} from x = {x}: {squares}."

    def nothing(self) -> str:
        return "nothing"

    def letters_key(self, key: str) -> str:
        return f"Letters: {key}."

    def letters_row(self, y: int, x: int, squares: str) -> str:
        return f"{y} from {x}: {squares}"

    def letters_squares(self, letter: str) -> str:
        return f"{letter}+ production with cube, {letter}- empty, {letter}4 factory"

    def more_rows(self, count: int) -> str:
        return f"and {_counted(count, 'more row')}"

    def last_placement(self, placement: Placement) -> str:
        return f"Last placed: card {_place(placement)}."

    def legal_trial(self, placement: Placement) -> str:
        return f"Card {_place(placement)}: legal."

    def illegal_trial(self, placement: Placement, squares: str) -> str:
        return f"Card {_place(placement)}: not legal because of {squares}."

    def spots(self, spots: str) -> str:
        return f"The card may go at: {spots}."

    def range_line(self, squares: str) -> str:
        return f"Mountain range: {squares}."

    def area(self, kind: Kind, squares: int, points: int) -> str:
        return f"{kind} of {_counted(squares, 'square')}, {_counted(points, 'point')}"

    def maps(self, heading: str, players: int) -> str:
        return f"{heading}. Maps of {_counted(players, 'player')}."

    def player(self, name: str, points: int, card: int | None) -> str:
        return f"{name}: {_counted(points, 'point')}" + ("" if card is None else f", card {card}")

    def open_goal(self, number: int, goal: str) -> str:
        return f"Goal {number} open: {goal}"

    def won_goal(self, number: int, goal: str, name: str) -> str:
        return f"Goal {number} won by {name}: {goal}"

    def supply_of(self, cubes: str) -> str:
        return f"Supply: {cubes}."

    def cubes(self, colour: Colour, count: int) -> str:
        return f"{colour} {count}"

    def passing_order(self, names: str) -> str:
        return f"Hands pass: {names}."

    def players_in_turn(self, names: str) -> str:
        return f"Turn order: {names}."

    def emblem(self) -> str:
        return "A small map in the sea: forests, lakes, towns and mountains."

    def keepsake_of(self, name: str, place: int, points: int) -> str:
        return f"My Hokkaidō, the map of {name}: {self.place(place)} with {_counted(points, 'point')}."

    def sheet(self, winners: str) -> str:
        return f"Final score. Winner: {winners}."

    def sheet_player(self, name: str, parts: str) -> str:
        return f"{name}: {parts}"

    def sheet_part(self, category: str, points: int) -> str:
        return f"{category} {points}"

    def played(self, name: str, card: int, total: int) -> str:
        return f"{name} plays {card}, total {total}"

    def played_with_cube(self, line: str, colour: Colour) -> str:
        return f"{line}, with a {colour} cube"

    def taken(self, line: str, name: str) -> str:
        return f"{line}, taken by {name}"

    def pair(self, pair: str, cards: str) -> str:
        return f"{pair}: {cards}"

    def deck(self, name: str, count: int, first: int, last: int) -> str:
        return f"Deck {name}: {_counted(count, 'card')}, {first} to {last}."

    def replay(self, rounds: int, names: str) -> str:
        return f"A game of {_counted(rounds, 'round')}, card by card: {names}."


def _place(placement: Placement) -> str:
    return f"{placement.card} at {placement.x}, {placement.y}, turned {placement.rotation} degrees"


class _Repeated:
    """English in which every phrase stands several times in a row, but for the letters."""

    def __init__(self, times: int, only: frozenset[str]) -> None:
        self._times, self._only = times, only

    def __getattr__(self, name: str) -> Any:
        def repeated(*values: Any) -> Any:
            phrase = getattr(ENGLISH, name)(*values)
            if name.endswith("letter") or (self._only and name not in self._only):
                return phrase
            if isinstance(phrase, str):
                return " ".join([phrase] * self._times)
            if isinstance(phrase, tuple):
                return tuple(" ".join([text] * self._times) for text in phrase)
            return {key: " ".join([text] * self._times) for key, text in phrase.items()}

        return repeated


def wordy(times: int, *only: str) -> Phrases:
    """English with every phrase, or only those that are named, so many times as long."""
    return cast(Phrases, _Repeated(times, frozenset(only)))


ENGLISH: Phrases = English()
WITHOUT_MOUNTAINS: Phrases = English(
    tuple((kind, text) for kind, text in _SCORING.items() if kind is not Kind.MOUNTAIN)
)
