"""The phrases on pictures, from Fluent: everything that the protocol ``render.phrases.Phrases`` declares.

Pictures are drawn in worker processes, and only there is it known which phrases and numbers they need; a
number decides which plural form a language uses (Russian has three). So the phrases travel to a worker as
a locale and nothing more. When it first draws, the worker reads the two files that pictures need in each
language, and from then on it has all of Fluent. Templates that render fills in would know no plurals, and
formatting all phrases beforehand would mean writing every alt text on the event loop.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from functools import cache, lru_cache

from bot.texts.language import Language
from bot.texts.languages import Texts
from engine.options import Rules
from engine.placement import Placement
from engine.squares import Colour, Kind

#: The only text files that a worker process reads.
FILES = frozenset({"names.ftl", "pictures.ftl"})

#: The kinds of squares that Honshu has, in the order to show; those that score otherwise than in Hokkaido.
HONSHU_KINDS = tuple(kind for kind in Kind if kind is not Kind.MOUNTAIN)
OTHERWISE_IN_HONSHU = frozenset({Kind.TOWN, Kind.DESERT})


@lru_cache(maxsize=32)
def phrases_of(texts: Language, game: Rules = Rules.HOKKAIDO) -> FluentPhrases:
    """The phrases of a language; what the kinds of squares score depends on the game."""
    return FluentPhrases(texts, game)


def phrases_in(locale: str, game: Rules) -> FluentPhrases:
    """The phrases of a locale, in a process that has not loaded any texts yet."""
    return phrases_of(_texts_for_pictures().of(locale), game)


@cache
def _texts_for_pictures() -> Texts:
    return Texts.load(only=FILES)


class FluentPhrases:
    """The phrases of one language for one of the games; pickled as just the locale and the game."""

    def __init__(self, texts: Language, game: Rules) -> None:
        """Use ``phrases_of`` instead, which caches the phrases along with their terms."""
        self._texts, self._game = texts, game
        self._terms: dict[tuple[object, ...], str] = {}

    @property
    def locale(self) -> str:
        """The language of the phrases."""
        return self._texts.locale

    def __reduce__(self) -> tuple[Callable[[str, Rules], FluentPhrases], tuple[str, Rules]]:
        return phrases_in, (self.locale, self._game)

    def _say(self, key: str, /, **values: object) -> str:
        return self._texts.format(f"picture-{key}", **values)

    def _term(self, key: str, /, **values: object) -> str:
        """A phrase that is needed for every square of a map: formatted once and cached."""
        which = (key, *values.values())
        if which not in self._terms:
            self._terms[which] = self._say(key, **values)
        return self._terms[which]

    # Terms.

    def kind(self, kind: Kind) -> str:
        """The name of a kind of square."""
        return self._texts.name(kind)

    def colour(self, colour: Colour) -> str:
        """The name of a colour."""
        return self._texts.name(colour)

    def production(self, colour: Colour) -> str:
        """A production square of a colour."""
        return self._term("production", colour=colour)

    def factory(self, colour: Colour, points: int) -> str:
        """A factory of a colour with its points."""
        return self._term("factory", colour=colour, points=points)

    def kind_letter(self, kind: Kind) -> str:
        """The capital letter of a kind."""
        return self._term(f"letter-{kind}")

    def colour_letter(self, colour: Colour) -> str:
        """The small letter of a colour."""
        return self._term(f"letter-{colour}")

    def category(self, category: str) -> str:
        """The heading of a part of the score."""
        return self._say(f"category-{category}")

    def goal(self, number: int) -> str:
        """What a goal asks for (rules.md 7.4)."""
        return self._say(f"goal-{number}")

    # Headings.

    def round_heading(self, number: int, rounds: int) -> str:
        """Which round of how many it is."""
        return self._say("round", round=number, rounds=rounds)

    def final_score(self) -> str:
        """The title of the score sheet."""
        return self._say("final")

    def supply(self) -> str:
        """The heading of the supply."""
        return self._say("supply")

    def turn_order(self) -> str:
        """The heading of the turn order."""
        return self._say("turn-order")

    def passing(self) -> str:
        """The heading of the order in which hands are passed."""
        return self._say("passing")

    def winner(self) -> str:
        """The heading above the winners."""
        return self._say("winner")

    def trick(self) -> str:
        """The title of a trick."""
        return self._say("trick")

    def pile_pair(self) -> str:
        """The heading of the pair from the draw pile."""
        return self._say("pile-pair")

    def hands_pair(self) -> str:
        """The heading of the pair from the hands."""
        return self._say("hands-pair")

    def kinds_heading(self) -> str:
        """The title of the kinds of squares."""
        return self._say("kinds-heading")

    def scoring(self) -> Mapping[Kind, str]:
        """What each kind scores in this game."""
        if self._game is Rules.HOKKAIDO:
            return {kind: self._say(f"scoring-{kind}") for kind in Kind}
        return {
            kind: self._say(f"scoring-{kind}{'-honshu' if kind in OTHERWISE_IN_HONSHU else ''}")
            for kind in HONSHU_KINDS
        }

    def keepsake(self) -> str:
        """The title of the picture of a finished map."""
        return self._say("keepsake", game=self._game)

    def place(self, place: int) -> str:
        """A place among the players."""
        return self._say("place", place=place)

    def day_and_game(self, day: date, game: str) -> str:
        """The day on which a game ended, and its name."""
        return self._say("day-and-game", day=day, game=game)

    def as_played(self) -> str:
        """The heading of a map as it was played."""
        return self._say("as-played")

    def better(self) -> str:
        """The heading of a better one."""
        return self._say("better")

    def points_by_round(self) -> str:
        """The title of the curves of points."""
        return self._say("points-by-round")

    def step(self, number: int) -> tuple[str, str]:
        """A step of the walk: its heading and its sentence."""
        return self._say(f"step-{number}"), self._say(f"step-{number}-sentence")

    # Lines of alt texts.

    def card(self, number: int, squares: str) -> str:
        """A card with its squares."""
        return self._say("card", number=number, squares=squares)

    def province(self, squares: str) -> str:
        """The starting province with its squares."""
        return self._say("province", squares=squares)

    def with_cube(self, square: str) -> str:
        """A production square with its cube."""
        return self._term("with-cube", square=square)

    def spent(self, square: str) -> str:
        """A production square without a cube."""
        return self._term("spent", square=square)

    def tile(self, square: str) -> str:
        """A square that is a tile."""
        return self._term("tile", square=square)

    def hand(self, count: int) -> str:
        """How many cards a hand has."""
        return self._say("hand", count=count)

    def map_of(self, name: str) -> str:
        """Whose map it is."""
        return self._say("map-of", name=name)

    def map_area(self, left: int, top: int, right: int, bottom: int) -> str:
        """How far a map reaches."""
        return self._say("map-area", left=left, top=top, right=right, bottom=bottom)

    def map_row(self, y: int, x: int, squares: str) -> str:
        """A row of a map in words."""
        return self._say("map-row", y=y, x=x, squares=squares)

    def nothing(self) -> str:
        """A place without a square."""
        return self._term("nothing")

    def letters_key(self, key: str) -> str:
        """What the letters mean."""
        return self._say("letters-key", key=key)

    def letters_row(self, y: int, x: int, squares: str) -> str:
        """A row of a map in letters."""
        return self._say("letters-row", y=y, x=x, squares=squares)

    def letters_squares(self, letter: str) -> str:
        """What the signs after a colour's letter mean."""
        return self._say("letters-squares", letter=letter)

    def more_rows(self, count: int) -> str:
        """How many rows are left out."""
        return self._say("more-rows", count=count)

    def last_placement(self, placement: Placement) -> str:
        """Where the last card was placed."""
        return self._say("last-placement", **_place(placement))

    def legal_trial(self, placement: Placement) -> str:
        """A legal placement that is tried."""
        return self._say("trial-legal", **_place(placement))

    def illegal_trial(self, placement: Placement, squares: str) -> str:
        """An illegal placement that is tried."""
        return self._say("trial-illegal", squares=squares, **_place(placement))

    def anchors(self, squares: str) -> str:
        """Where the card may go."""
        return self._say("anchors", squares=squares)

    def range_line(self, squares: str) -> str:
        """The squares of the mountain range."""
        return self._say("range-line", squares=squares)

    def area(self, kind: Kind, squares: int, points: int) -> str:
        """A lake or a town with its size and points."""
        return self._say("area", kind=kind, squares=squares, points=points)

    def maps(self, heading: str, players: int) -> str:
        """Of how many players the maps are."""
        return self._say("maps", heading=heading, players=players)

    def player(self, name: str, points: int, card: int | None) -> str:
        """A player with points and, if it is known, the card of the round."""
        if card is None:
            return self._say("player", name=name, points=points)
        return self._say("player-with-card", name=name, points=points, card=card)

    def open_goal(self, number: int, goal: str) -> str:
        """A goal that is still open."""
        return self._say("goal-open", number=number, goal=goal)

    def won_goal(self, number: int, goal: str, name: str) -> str:
        """A goal that is won."""
        return self._say("goal-won", number=number, goal=goal, name=name)

    def supply_of(self, cubes: str) -> str:
        """The cubes in the supply."""
        return self._say("supply-of", cubes=cubes)

    def cubes(self, colour: Colour, count: int) -> str:
        """How many cubes of a colour there are."""
        return self._say("cubes", colour=colour, count=count)

    def passing_order(self, names: str) -> str:
        """In which order hands are passed."""
        return self._say("passing-order", names=names)

    def players_in_turn(self, names: str) -> str:
        """In which order the players have their turns."""
        return self._say("players-in-turn", names=names)

    def emblem(self) -> str:
        """The picture above a table that waits for players."""
        return self._say("emblem", game=self._game)

    def comparison(self) -> str:
        """A map beside a better one."""
        return self._say("comparison")

    def points_of(self, name: str, totals: str) -> str:
        """A player's points after each round."""
        return self._say("points-of", name=name, totals=totals)

    def keepsake_of(self, name: str, place: int, points: int) -> str:
        """Whose finished map it is, with the place and the points."""
        return self._say("keepsake-of", game=self._game, name=name, place=self.place(place), points=points)

    def sheet(self, winners: str) -> str:
        """The beginning of a score sheet."""
        return self._say("sheet", winners=winners)

    def sheet_player(self, name: str, parts: str) -> str:
        """A player's final score."""
        return self._say("sheet-player", name=name, parts=parts)

    def sheet_part(self, category: str, points: int) -> str:
        """A part of the score."""
        return self._say("sheet-part", category=category, points=points)

    def played(self, name: str, card: int, total: int) -> str:
        """What was played to a trick."""
        return self._say("trick-played", name=name, card=card, total=total)

    def played_with_cube(self, line: str, colour: Colour) -> str:
        """The same with the cube that was added."""
        return self._say("trick-cube", line=line, colour=colour)

    def taken(self, line: str, name: str) -> str:
        """Who has taken a card or a pair."""
        return self._say("trick-taken", line=line, name=name)

    def pair(self, pair: str, cards: str) -> str:
        """A pair with its cards."""
        return self._say("pair", pair=pair, cards=cards)

    def deck(self, name: str, count: int, first: int, last: int) -> str:
        """A deck with its cards."""
        return self._say("deck", name=name, count=count, first=first, last=last)

    def replay(self, rounds: int, names: str) -> str:
        """A game shown card by card."""
        return self._say("replay", rounds=rounds, names=names)


def _place(placement: Placement) -> dict[str, int]:
    return {
        "card": placement.card,
        "x": placement.x,
        "y": placement.y,
        "rotation": placement.rotation,
    }
