"""The text on pictures and in their alt texts: methods that take values and return finished phrases.

Nothing in ``render`` knows a language. The caller passes an object of this protocol, which has to be
picklable, because pictures are drawn in worker processes. Each method is given every number in its phrase,
so that the language can choose the right plural. Terms are in lower case, as in the middle of a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Protocol

from engine.placement import Placement
from engine.squares import Colour, Kind


class Terms(Protocol):
    """The names of things."""

    def kind(self, kind: Kind) -> str:
        """Forest, lake, ..., production square, factory."""

    def colour(self, colour: Colour) -> str:
        """Blue, ..."""

    def production(self, colour: Colour) -> str:
        """A production square of a colour."""

    def factory(self, colour: Colour, points: int) -> str:
        """A factory of a colour and the points printed on it: "blue factory 4"."""

    def kind_letter(self, kind: Kind) -> str:
        """One capital letter for each kind, all different."""

    def colour_letter(self, colour: Colour) -> str:
        """One small letter for each colour, different from the kinds' letters even as a capital."""

    def category(self, category: str) -> str:
        """A part of the score by its name in records: mountains, ..., total, deserts."""

    def goal(self, number: int) -> str:
        """What a goal asks for in a few words: "five forest areas"."""


class Headings(Protocol):
    """What stands on the pictures."""

    def round_heading(self, number: int, rounds: int) -> str:
        """The round: "Round 5 of 12"."""

    def final_score(self) -> str:
        """The title of the score sheet."""

    def supply(self) -> str:
        """Stands beside the cubes that are left in the supply."""

    def turn_order(self) -> str:
        """Stands beside the badges in turn order."""

    def passing(self) -> str:
        """Stands beside the badges in the order in which hands are passed."""

    def winner(self) -> str:
        """Stands above the winner."""

    def trick(self) -> str:
        """The title of the picture of a trick."""

    def pile_pair(self) -> str:
        """The pair of a trick for two that comes from the draw pile."""

    def hands_pair(self) -> str:
        """The pair of a trick for two that comes from the players' hands."""

    def kinds_heading(self) -> str:
        """The title of the picture of all kinds of squares."""

    def scoring(self) -> Mapping[Kind, str]:
        """What each kind scores in this game, in the order in which to show the kinds."""

    def keepsake(self) -> str:
        """The title of the picture of a finished map in this game: "My Hokkaidō"."""

    def place(self, place: int) -> str:
        """A place among the players, as short as can be: "1st"."""

    def day_and_game(self, day: date, game: str) -> str:
        """The day on which a game ended, written out, and its name."""

    def as_played(self) -> str:
        """Stands above a map as it was played, beside a better one."""

    def better(self) -> str:
        """Stands above the better one."""

    def points_by_round(self) -> str:
        """The title of the curves of all players' points."""

    def step(self, number: int) -> tuple[str, str]:
        """A step of the walk through a round, counted from 1: its heading and one sentence."""


class Descriptions(Protocol):
    """The lines of alt texts."""

    def card(self, number: int, squares: str) -> str:
        """A map card with its squares: "Card 17: town, desert / ..."."""

    def province(self, squares: str) -> str:
        """The starting province with its squares."""

    def with_cube(self, square: str) -> str:
        """A production square with its cube on it."""

    def spent(self, square: str) -> str:
        """A production square without a cube."""

    def tile(self, square: str) -> str:
        """A square that is a terraforming tile."""

    def hand(self, count: int) -> str:
        """How many cards a hand has, which may be none."""

    def map_of(self, name: str) -> str:
        """Whose map it is."""

    def map_area(self, left: int, top: int, right: int, bottom: int) -> str:
        """The columns and rows that a map covers."""

    def map_row(self, y: int, x: int, squares: str) -> str:
        """A row of a map, starting at column ``x``, in words."""

    def nothing(self) -> str:
        """A gap in a row of squares."""

    def letters_key(self, key: str) -> str:
        """The key to the letters used for rows."""

    def letters_row(self, y: int, x: int, squares: str) -> str:
        """A row of a map, starting at column ``x``, in letters."""

    def letters_squares(self, letter: str) -> str:
        """What a plus, a minus and a digit mean after the letter of a colour."""

    def more_rows(self, count: int) -> str:
        """How many more rows there are."""

    def last_placement(self, placement: Placement) -> str:
        """Where the last card was placed."""

    def legal_trial(self, placement: Placement) -> str:
        """A placement that is being tried and is legal."""

    def illegal_trial(self, placement: Placement, squares: str) -> str:
        """A placement that is being tried and is not legal, with the squares that break a rule."""

    def anchors(self, squares: str) -> str:
        """Where the top left square of the card may go."""

    def range_line(self, squares: str) -> str:
        """The squares of the mountain range, in order."""

    def area(self, kind: Kind, squares: int, points: int) -> str:
        """A lake or a town, how many squares it has and what it scores."""

    def maps(self, heading: str, players: int) -> str:
        """The heading of the round and how many players' maps are shown."""

    def player(self, name: str, points: int, card: int | None) -> str:
        """A player with the running score and, once it is known, the card selected this round."""

    def open_goal(self, number: int, goal: str) -> str:
        """A goal that nobody has won yet."""

    def won_goal(self, number: int, goal: str, name: str) -> str:
        """A goal with the player who has won it."""

    def supply_of(self, cubes: str) -> str:
        """All cubes that are left."""

    def cubes(self, colour: Colour, count: int) -> str:
        """How many cubes of a colour are left."""

    def passing_order(self, names: str) -> str:
        """The order in which hands are passed."""

    def players_in_turn(self, names: str) -> str:
        """The order of turns."""

    def emblem(self) -> str:
        """The picture above a table that waits for players."""

    def comparison(self) -> str:
        """A map as it was played stands beside a better one."""

    def points_of(self, name: str, totals: str) -> str:
        """A player's points after each round."""

    def keepsake_of(self, name: str, place: int, points: int) -> str:
        """Whose finished map it is, with the place and the points."""

    def sheet(self, winners: str) -> str:
        """The first line of a score sheet."""

    def sheet_player(self, name: str, parts: str) -> str:
        """A player with all parts of the final score."""

    def sheet_part(self, category: str, points: int) -> str:
        """A part of a score, or the number of deserts."""

    def played(self, name: str, card: int, total: int) -> str:
        """What a player has played to a trick."""

    def played_with_cube(self, line: str, colour: Colour) -> str:
        """The same with the cube that was added."""

    def taken(self, line: str, name: str) -> str:
        """A card or a pair with the player who has taken it."""

    def pair(self, pair: str, cards: str) -> str:
        """A pair of a trick for two with the numbers of its cards."""

    def deck(self, name: str, count: int, first: int, last: int) -> str:
        """A deck with the number of its cards, and their first and last number."""

    def replay(self, rounds: int, names: str) -> str:
        """A game shown card by card."""


class Phrases(Terms, Headings, Descriptions, Protocol):
    """All phrases that pictures need, in one language."""
