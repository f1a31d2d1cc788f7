"""Tables and games as the store keeps them: JSON texts, in the forms of docs/record.md.

A stored game has its whole set-up and its whole deck, and names the edition of the rulings, so that
it can be played on whatever has changed since.
"""

from __future__ import annotations

import json
import secrets
from datetime import datetime

from pydantic import TypeAdapter

from bot.store.records import GameStart, ResultRecord, ResultSeat, SeatRecord, TableRecord
from bot.tables.options import TableOptions
from bot.tables.table import Stage, Table, TableSeat
from bot.tables.table_state import Affairs
from engine.actions import Action, from_json, to_json
from engine.decks import deck_from_json, deck_to_json
from engine.game import Game
from engine.record import options_from_json, options_to_json, setup_from_json, setup_to_json
from engine.setup import draw_up
from engine.shuffle import Word, shuffle_seed

#: Bytes of chance in the secret seed of a game.
SECRET_LENGTH = 32

_WORDS = TypeAdapter(tuple[Word, ...])
_OPTIONS = TypeAdapter(TableOptions)
_AFFAIRS = TypeAdapter(Affairs)


def new_secret() -> str:
    """The secret seed of a game to come (docs/shuffle.md)."""
    return secrets.token_hex(SECRET_LENGTH)


def new_game(table: Table, secret: str, words: tuple[Word, ...], now: datetime) -> tuple[GameStart, Game]:
    """Shuffle and deal for the seats of a table: the game, and what is to be stored of its start."""
    options = table.options.for_players(len(table.seats))
    deck = table.options.deck
    seed = shuffle_seed(secret, words)
    setup = draw_up(options, deck, seed, table.options.scoring_card)
    start = GameStart(
        seed=seed,
        options=_written(options_to_json(options)),
        deck=_written(deck_to_json(deck)),
        setup=_written(setup_to_json(setup)),
        begun_at=now,
    )
    # From what is stored, so that the game is the same one after a restart.
    return start, game_at_start(start)


def game_at_start(start: GameStart) -> Game:
    """The game as it began."""
    options = options_from_json(json.loads(start.options))
    deck = deck_from_json(json.loads(start.deck), options.rules, with_provinces=False)
    return Game.start(options, deck, setup_from_json(json.loads(start.setup), options, deck))


def result_of(table: Table, now: datetime) -> ResultRecord | None:
    """How a finished game has ended, seat by seat; those who tie share a place (rules.md 8.4)."""
    if table.game is None:
        return None
    result = table.game.result()
    seats = tuple(
        ResultSeat(seat.user_id, seat.name, seat.computer, score.total, place)
        for seat, score, place in zip(table.seats, result.scores, result.places, strict=True)
    )
    return ResultRecord(table.id, table.guild_id, table.options.rules.value, now, seats)


def action_to_text(action: Action) -> str:
    """An action as an entry of the history keeps it."""
    return _written(to_json(action))


def action_from_text(text: str) -> Action:
    """The action that an entry of the history keeps."""
    return from_json(json.loads(text))


def words_to_text(words: tuple[Word, ...]) -> str:
    """The words of a shuffle as the store keeps them."""
    return _WORDS.dump_json(words).decode()


def words_from_text(text: str) -> tuple[Word, ...]:
    """The words of a shuffle that the store keeps."""
    return _WORDS.validate_json(text)


def options_to_text(options: TableOptions) -> str:
    """A host's choices as the store keeps them."""
    return _OPTIONS.dump_json(options).decode()


def options_from_text(text: str) -> TableOptions:
    """A host's choices that the store keeps; what did not exist then is as usual."""
    return _OPTIONS.validate_json(text)


def table_to_record(table: Table) -> TableRecord:
    """A table as the store keeps it, its game apart."""
    return TableRecord(
        id=table.id,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        host_id=table.host_id,
        stage=table.stage.value,
        options=options_to_text(table.options),
        seats=tuple(
            SeatRecord(seat.user_id, seat.name, seat.computer, seat.away, seat.missed) for seat in table.seats
        ),
        opened_at=table.opened_at,
        revision=table.revision,
        affairs=_AFFAIRS.dump_json(table.affairs, exclude_defaults=True).decode(),
    )


def table_from_record(record: TableRecord, commitment: str | None) -> Table:
    """The table that the store keeps, without its game."""
    return Table(
        id=record.id,
        guild_id=record.guild_id,
        channel_id=record.channel_id,
        host_id=record.host_id,
        options=options_from_text(record.options),
        stage=Stage(record.stage),
        seats=tuple(
            TableSeat(seat.user_id, seat.name, seat.computer, seat.away, seat.missed) for seat in record.seats
        ),
        game=None,
        opened_at=record.opened_at,
        revision=record.revision,
        affairs=_AFFAIRS.validate_json(record.affairs),
        commitment=commitment,
    )


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
