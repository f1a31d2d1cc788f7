"""Game records: whole games as JSON documents (docs/record.md).

``read_record`` checks the form of a document, ``Record.replay`` also that its actions are legal, and
``verify_record`` also that its result is correct.

>>> from engine.decks import shipped_deck
>>> from engine.players.play import play_game
>>> file = write_record(play_game(GameOptions(players=2), shipped_deck("hokkaido"), "a seed", "random"))
>>> record = read_record(file)
>>> record.replay(0).round, record.replay().round
(1, 12)
>>> verify_record(file).is_over
True
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine import reading
from engine.actions import Action, Bid, from_json, to_json
from engine.decks import Deck, SquareReader, deck_from_json, deck_to_json
from engine.errors import GameError, InvalidInput, RecordError
from engine.game import Game
from engine.options import ALONE, MOST_PLAYERS, RULINGS, GameOptions, PlacingOrder, Rules, Selection
from engine.parts.cards import CARDS, PROVINCES, Side
from engine.record.result_check import check_result
from engine.scoring import SCORING_CARDS
from engine.scoring.goals import GOALS
from engine.selection import selection_of
from engine.setup import DrawnProvince, Setup, check_options, check_setup

FORMAT = "hokkaido-record/1"

#: The maximum width of a value that is written on one line.
_LINE = 110


@dataclass(frozen=True, slots=True)
class Record:
    """A record as read: the form is checked except for ``result``, and the actions are not replayed."""

    options: GameOptions
    deck: Deck
    setup: Setup
    actions: tuple[Action, ...]
    result: object

    def replay(self, count: int | None = None) -> Game:
        """The game after the first ``count`` actions, or after all of them.

        Raises:
            RecordError: an action breaks a rule; ``where`` has its index, from 0.
        """
        game = Game.start(self.options, self.deck, self.setup)
        for index, action in enumerate(self.actions[:count]):
            try:
                game, _ = game.apply(action)
            except GameError as error:
                raise RecordError(f"action {index}", error) from None
        return game


def verify_record(data: bytes) -> Game:
    """Read a record, replay it, and compare its result with the game's.

    Raises:
        GameError: the record is not valid; the error has the fault and its place.
    """
    record = read_record(data)
    game = record.replay()
    check_result(game, record.result)
    return game


def read_record(data: bytes) -> Record:
    """Read a record from a file.

    Raises:
        GameError: not JSON, a missing or unknown value, a wrong type, a deck or a set-up that breaks the
            rules, or a malformed action; the error has the place.
    """
    members = reading.object_of(reading.parse_json(data), "record")
    if reading.text(reading.member(members, "format"), "format") != FORMAT:
        raise InvalidInput("unknown-value", place="format", value=reading.shown(members["format"]))
    options = options_from_json(reading.member(members, "game"))
    deck = deck_from_json(reading.member(members, "deck"), options.rules, with_provinces=False)
    setup = setup_from_json(reading.member(members, "setup"), options, deck)
    actions = reading.array_of(reading.member(members, "actions"), "actions")
    return Record(options, deck, setup, _read_actions(actions, options), reading.member(members, "result"))


def _read_actions(written: Sequence[object], options: GameOptions) -> tuple[Action, ...]:
    actions: list[Action] = []
    for index, entry in enumerate(written):
        try:
            action = from_json(entry)
            if action.seat >= options.players:
                raise InvalidInput("no-such-seat", "1.5", seat=action.seat)
            if isinstance(action, Bid) and options.players > 2:
                # The key may be left out only in a two-player trick (docs/record.md).
                reading.member(reading.object_of(entry, "action"), "cube")
            actions.append(action)
        except GameError as error:
            raise RecordError(f"action {index}", error) from None
    return tuple(actions)


def options_to_json(options: GameOptions) -> dict[str, object]:
    """The value of ``game`` in a record; ``order`` only if it is not the default (rules.md 4.8)."""
    data: dict[str, object] = {
        "rules": str(options.rules),
        "selection": str(options.selection),
        "players": options.players,
        "side": str(options.side),
        "with_goals": options.with_goals,
        "rulings": options.rulings,
    }
    if options.order is not PlacingOrder.AS_PRINTED:
        data["order"] = str(options.order)
    return data


def options_from_json(data: object) -> GameOptions:
    """Read the options under ``game``.

    Raises:
        InvalidInput: a missing or unknown value, or invalid options.
    """
    members = reading.object_of(data, "game")
    options = GameOptions(
        players=reading.integer(
            reading.member(members, "players", "game"), "game.players", ALONE, MOST_PLAYERS
        ),
        rules=reading.word(reading.member(members, "rules", "game"), "game.rules", Rules),
        selection=reading.word(reading.member(members, "selection", "game"), "game.selection", Selection),
        side=reading.word(reading.member(members, "side", "game"), "game.side", Side),
        with_goals=reading.boolean(reading.member(members, "with_goals", "game"), "game.with_goals"),
        order=reading.word(members.get("order", PlacingOrder.AS_PRINTED.value), "game.order", PlacingOrder),
        rulings=reading.integer(members.get("rulings", 1), "game.rulings", 1, RULINGS),
    )
    check_options(options)
    return options


def setup_to_json(setup: Setup) -> dict[str, object]:
    """The value of ``setup`` in a record."""
    return {
        "order": list(setup.order),
        "provinces": [
            {
                "id": province.id,
                "side": str(province.side),
                "squares": [str(square) for square in province.squares],
            }
            for province in setup.provinces
        ],
        "goals": list(setup.goals) or None,
        "scoring_card": setup.scoring_card,
        "turn_order": list(setup.turn_order) or None,
    }


def setup_from_json(data: object, options: GameOptions, deck: Deck) -> Setup:
    """Read the set-up under ``setup`` and check it against the options and the deck.

    Raises:
        InvalidInput: a missing value, a wrong type, or a set-up that cannot be drawn.
    """
    members = reading.object_of(data, "setup")
    scoring_card = members.get("scoring_card")
    squares = SquareReader(deck.cubes, options.rules)
    provinces = reading.array_of(reading.member(members, "provinces", "setup"), "setup.provinces")
    setup = Setup(
        order=_numbers(reading.member(members, "order", "setup"), "setup.order", 1, CARDS),
        provinces=tuple(
            _province(entry, f"setup.provinces[{index}]", squares) for index, entry in enumerate(provinces)
        ),
        goals=_numbers_or_null(members, "goals", 1, len(GOALS), expected=options.with_goals),
        scoring_card=None
        if scoring_card is None
        else reading.integer(scoring_card, "setup.scoring_card", 1, SCORING_CARDS),
        turn_order=_numbers_or_null(
            members, "turn_order", 0, MOST_PLAYERS - 1, expected=selection_of(options).has_turn_order
        ),
    )
    check_setup(options, deck, setup)
    return setup


def _province(value: object, place: str, squares: SquareReader) -> DrawnProvince:
    members = reading.object_of(value, place)
    return DrawnProvince(
        reading.integer(reading.member(members, "id", place), f"{place}.id", 1, PROVINCES),
        reading.word(reading.member(members, "side", place), f"{place}.side", Side),
        squares.read(reading.member(members, "squares", place), place),
    )


def _numbers(value: object, place: str, low: int, high: int) -> tuple[int, ...]:
    return tuple(
        reading.integer(entry, f"{place}[{index}]", low, high)
        for index, entry in enumerate(reading.array_of(value, place))
    )


def _numbers_or_null(
    members: Mapping[str, object], name: str, low: int, high: int, *, expected: bool
) -> tuple[int, ...]:
    """Read a list if the variant has one; otherwise the key must be missing or null (docs/record.md)."""
    place = f"setup.{name}"
    if expected:
        return _numbers(reading.member(members, name, "setup"), place, low, high)
    if members.get(name) is not None:
        raise InvalidInput("not-null", place=place)
    return ()


def record_to_json(game: Game) -> dict[str, object]:
    """The record of a game, with the result once the game is over."""
    return {
        "format": FORMAT,
        "game": options_to_json(game.options),
        "deck": deck_to_json(game.deck),
        "setup": setup_to_json(game.setup),
        "actions": [to_json(action) for action in game.actions],
        "result": game.result().to_json() if game.is_over else None,
    }


def write_record(game: Game, shuffle: Mapping[str, object] | None = None) -> bytes:
    """Write a game's record: JSON in UTF-8, one action per line, identical on every machine.

    ``shuffle`` is the value of the key ``shuffle``, if the game has a proof (``engine.shuffle``).
    """
    record = record_to_json(game)
    if shuffle is not None:
        record["shuffle"] = shuffle
    return (_laid_out(record, "") + "\n").encode("utf-8")


def _laid_out(value: object, indent: str) -> str:
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) <= _LINE:
        return line
    inner = indent + " "
    if isinstance(value, dict):
        entries = [f"{inner}{json.dumps(name)}: {_laid_out(entry, inner)}" for name, entry in value.items()]
        return "{\n" + ",\n".join(entries) + f"\n{indent}}}"
    if isinstance(value, list) and any(isinstance(entry, (dict, list)) for entry in value):
        return "[\n" + ",\n".join(inner + _laid_out(entry, inner) for entry in value) + f"\n{indent}]"
    return line
