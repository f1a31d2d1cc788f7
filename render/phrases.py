"""The text on pictures and in alt texts: methods that take values and return complete phrases.

``render`` does not depend on a language. The caller passes an object that looks up each phrase by its key; it
must be picklable, because pictures are drawn in worker processes. Methods take every number in the phrase, so
that plurals can be chosen. Terms are in lower case, as in the middle of a sentence.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from datetime import date

from engine.options import Rules
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind

#: The kinds of squares in Honshu, in display order, and those that score differently than in Hokkaido.
HONSHU_KINDS = tuple(kind for kind in Kind if kind is not Kind.MOUNTAIN)
OTHERWISE_IN_HONSHU = frozenset({Kind.TOWN, Kind.DESERT})


class Phrases(ABC):
    """The phrases on pictures, in one language and for one game."""

    game: Rules

    @abstractmethod
    def _say(self, key: str, /, **values: object) -> str:
        """The phrase with this key, formatted with these values."""

    @abstractmethod
    def _name(self, value: Kind | Colour) -> str:
        """The name of a kind of square or a colour."""

    # Names

    def kind(self, kind: Kind) -> str:
        """Forest, lake, ..., production square, factory."""
        return self._name(kind)

    def colour(self, colour: Colour) -> str:
        """Blue, ..."""
        return self._name(colour)

    def production(self, colour: Colour) -> str:
        """A production square of a colour."""
        return self._say("production", colour=colour)

    def factory(self, colour: Colour, points: int) -> str:
        """A factory of a colour and the points printed on it: "blue factory 4"."""
        return self._say("factory", colour=colour, points=points)

    def kind_letter(self, kind: Kind) -> str:
        """One capital letter for each kind, all different."""
        return self._say(f"letter-{kind}")

    def colour_letter(self, colour: Colour) -> str:
        """One small letter for each colour, different from the kinds' letters even as a capital."""
        return self._say(f"letter-{colour}")

    def category(self, category: str) -> str:
        """A score category, given its name in records: mountains, ..., total, deserts."""
        return self._say(f"category-{category}")

    def goal(self, number: int) -> str:
        """A short description of a goal: "five forest areas"."""
        return self._say(f"goal-{number}")

    # Text on pictures

    def round_heading(self, number: int, rounds: int) -> str:
        """The round: "Round 5 of 12"."""
        return self._say("round", round=number, rounds=rounds)

    def final_score(self) -> str:
        """The title of the score sheet."""
        return self._say("final")

    def supply(self) -> str:
        """The label of the cubes left in the supply."""
        return self._say("supply")

    def turn_order(self) -> str:
        """The label of the badges in turn order."""
        return self._say("turn-order")

    def passing(self) -> str:
        """The label of the badges in passing order."""
        return self._say("passing")

    def winner(self) -> str:
        """The label of the winner."""
        return self._say("winner")

    def trick(self) -> str:
        """The title of the picture of a trick."""
        return self._say("trick")

    def pile_pair(self) -> str:
        """The pair of a two-player trick from the draw pile."""
        return self._say("pile-pair")

    def hands_pair(self) -> str:
        """The pair of a two-player trick from the players' hands."""
        return self._say("hands-pair")

    def kinds_heading(self) -> str:
        """The title of the picture of all kinds of squares."""
        return self._say("kinds-heading")

    def scoring(self) -> Mapping[Kind, str]:
        """The scoring of each kind in this game, in display order."""
        if self.game is Rules.HOKKAIDO:
            return {kind: self._say(f"scoring-{kind}") for kind in Kind}
        return {
            kind: self._say(f"scoring-{kind}{'-honshu' if kind in OTHERWISE_IN_HONSHU else ''}")
            for kind in HONSHU_KINDS
        }

    def keepsake(self) -> str:
        """The title of the picture of a finished map in this game: "My Hokkaido"."""
        return self._say("keepsake", game=self.game)

    def place(self, place: int) -> str:
        """A place among the players, in short form: "1st"."""
        return self._say("place", place=place)

    def day_and_game(self, day: date, game: str) -> str:
        """The date on which a game ended, written out, and the game's name."""
        return self._say("day-and-game", day=day, game=game)

    def as_played(self) -> str:
        """The heading of the map as played, beside a better one."""
        return self._say("as-played")

    def better(self) -> str:
        """The heading of the better map."""
        return self._say("better")

    def with_card(self, card: int) -> str:
        """The heading of a map with one of two compared cards."""
        return self._say("with-card", card=card)

    def map_heading(self) -> str:
        """The heading of the viewer's own map: "Your map"."""
        return self._say("map-heading")

    def hand_heading(self) -> str:
        """The heading of the viewer's own cards: "Your hand"."""
        return self._say("hand-heading")

    def points_by_round(self) -> str:
        """The title of the chart of all players' points."""
        return self._say("points-by-round")

    def step(self, number: int) -> tuple[str, str]:
        """The heading and the sentence of a step (from 1) of the walk through a round."""
        return self._say(f"step-{number}"), self._say(f"step-{number}-sentence")

    def scene(self, number: int) -> str:
        """What the picture of a step shows in the rules, where it has no words."""
        return self._say(f"scene-{number}", game=self.game)

    # The lines of alt texts

    def card(self, number: int, squares: str) -> str:
        """A map card with its squares: "Card 17: town, desert / ..."."""
        return self._say("card", number=number, squares=squares)

    def province(self, squares: str) -> str:
        """The starting province with its squares."""
        return self._say("province", squares=squares)

    def with_cube(self, square: str) -> str:
        """A production square with its cube on it."""
        return self._say("with-cube", square=square)

    def spent(self, square: str) -> str:
        """A production square without a cube."""
        return self._say("spent", square=square)

    def tile(self, square: str) -> str:
        """A square that is a terraforming tile."""
        return self._say("tile", square=square)

    def hand(self, count: int) -> str:
        """The number of cards in a hand, which may be 0."""
        return self._say("hand", count=count)

    def map_of(self, name: str) -> str:
        """The heading of a named player's map."""
        return self._say("map-of", name=name)

    def own_map(self) -> str:
        """The heading of the viewer's own map."""
        return self._say("own-map")

    def map_area(self, left: int, top: int, right: int, bottom: int) -> str:
        """The columns and rows that a map covers."""
        return self._say("map-area", left=left, top=top, right=right, bottom=bottom)

    def map_row(self, y: int, x: int, squares: str) -> str:
        """A row of a map, starting at column ``x``, in words."""
        return self._say("map-row", y=y, x=x, squares=squares)

    def nothing(self) -> str:
        """A gap in a row of squares."""
        return self._say("nothing")

    def letters_key(self, key: str) -> str:
        """The key to the letters used for rows."""
        return self._say("letters-key", key=key)

    def letters_row(self, y: int, x: int, squares: str) -> str:
        """A row of a map, starting at column ``x``, in letters."""
        return self._say("letters-row", y=y, x=x, squares=squares)

    def letters_squares(self, letter: str) -> str:
        """The meaning of a plus, a minus and a digit after the letter of a colour."""
        return self._say("letters-squares", letter=letter)

    def more_rows(self, count: int) -> str:
        """The number of rows left out."""
        return self._say("more-rows", count=count)

    def last_placement(self, placement: Placement) -> str:
        """The placement of the last card."""
        return self._say("last-placement", **_place(placement))

    def legal_trial(self, placement: Placement) -> str:
        """A legal tried placement."""
        return self._say("trial-legal", **_place(placement))

    def illegal_trial(self, placement: Placement, squares: str) -> str:
        """An illegal tried placement, with the squares that break a rule."""
        return self._say("trial-illegal", squares=squares, **_place(placement))

    def spots(self, spots: str) -> str:
        """The numbered spots where the card may be placed."""
        return self._say("spots", spots=spots)

    def range_line(self, squares: str) -> str:
        """The squares of the mountain range, in order."""
        return self._say("range-line", squares=squares)

    def area(self, kind: Kind, squares: int, points: int) -> str:
        """A lake or a town, with its number of squares and its points."""
        return self._say("area", kind=kind, squares=squares, points=points)

    def maps(self, heading: str, players: int) -> str:
        """The heading of the round, with the number of players' maps."""
        return self._say("maps", heading=heading, players=players)

    def player(self, name: str, points: int, card: int | None) -> str:
        """A player with the running score and, once it is known, the card selected this round."""
        if card is None:
            return self._say("player", name=name, points=points)
        return self._say("player-with-card", name=name, points=points, card=card)

    def open_goal(self, number: int, goal: str) -> str:
        """A goal that has not been won."""
        return self._say("goal-open", number=number, goal=goal)

    def won_goal(self, number: int, goal: str, name: str) -> str:
        """A goal with its winner."""
        return self._say("goal-won", number=number, goal=goal, name=name)

    def supply_of(self, cubes: str) -> str:
        """The cubes left in the supply."""
        return self._say("supply-of", cubes=cubes)

    def cubes(self, colour: Colour, count: int) -> str:
        """The number of cubes left of a colour."""
        return self._say("cubes", colour=colour, count=count)

    def passing_order(self, names: str) -> str:
        """The order in which hands are passed."""
        return self._say("passing-order", names=names)

    def players_in_turn(self, names: str) -> str:
        """The players in turn order."""
        return self._say("players-in-turn", names=names)

    def emblem(self) -> str:
        """The description of the picture above a table that is waiting for players."""
        return self._say("emblem", game=self.game)

    def comparison(self) -> str:
        """The description of a map as played beside a better one."""
        return self._say("comparison")

    def comparison_of_cards(self) -> str:
        """The description of a map with the card taken beside the map with a better card."""
        return self._say("comparison-of-cards")

    def points_of(self, name: str, totals: str) -> str:
        """A player's points after each round."""
        return self._say("points-of", name=name, totals=totals)

    def keepsake_of(self, name: str, place: int, points: int) -> str:
        """The owner of a finished map, with place and points."""
        return self._say("keepsake-of", game=self.game, name=name, place=self.place(place), points=points)

    def sheet(self, winners: str) -> str:
        """The first line of a score sheet."""
        return self._say("sheet", winners=winners)

    def sheet_player(self, name: str, parts: str) -> str:
        """A player with all categories of the final score."""
        return self._say("sheet-player", name=name, parts=parts)

    def sheet_part(self, category: str, points: int | str) -> str:
        """A score category with its points, such as 8 or "+4", or the number of deserts."""
        return self._say("sheet-part", category=category, points=points)

    def played(self, name: str, card: int, total: int) -> str:
        """A player's card in a trick, with its total."""
        return self._say("trick-played", name=name, card=card, total=total)

    def played_with_cube(self, line: str, colour: Colour) -> str:
        """A ``played`` line with the cube that was added."""
        return self._say("trick-cube", line=line, colour=colour)

    def taken(self, line: str, name: str) -> str:
        """A card or a pair with the player who has taken it."""
        return self._say("trick-taken", line=line, name=name)

    def pair(self, pair: str, cards: str) -> str:
        """A pair of a two-player trick with the numbers of its cards."""
        return self._say("pair", pair=pair, cards=cards)

    def deck(self, name: str, count: int, first: int, last: int) -> str:
        """A deck with its number of cards, and the first and last card number."""
        return self._say("deck", name=name, count=count, first=first, last=last)

    def replay(self, rounds: int, names: str) -> str:
        """A game shown card by card."""
        return self._say("replay", rounds=rounds, names=names)


def _place(placement: Placement) -> dict[str, int]:
    return {"card": placement.card, "x": placement.x, "y": placement.y, "rotation": placement.rotation}
