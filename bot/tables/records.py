"""Tables and games as the store keeps them: JSON texts, in the forms of docs/record.md.

A stored game has its whole set-up and its whole deck, and names the edition of the rulings, so that
it can be played on whatever has changed since.
"""

from __future__ import annotations

import json
import secrets
from datetime import datetime

from bot.store.interface import GameStart, SeatRecord, TableRecord
from bot.tables.table import Stage, Table, TableOptions, TableSeat
from engine.actions import Action, from_json, to_json
from engine.cards import Side
from engine.decks import deck_from_json, deck_to_json, shipped_deck
from engine.game import Game
from engine.options import PlacingOrder, Rules, Selection
from engine.record import options_from_json, options_to_json, setup_from_json, setup_to_json
from engine.setup import draw_up

#: Bytes of chance in the secret seed of a game.
SEED_LENGTH = 32


def new_game(table: Table, now: datetime) -> tuple[GameStart, Game]:
    """Shuffle and deal for the seats of a table: the game, and what is to be stored of its start."""
    options = table.options.for_players(len(table.seats))
    deck = shipped_deck(options.rules.value)
    seed = secrets.token_hex(SEED_LENGTH)
    setup = draw_up(options, deck, seed)
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


def action_to_text(action: Action) -> str:
    """An action as an entry of the history keeps it."""
    return _written(to_json(action))


def action_from_text(text: str) -> Action:
    """The action that an entry of the history keeps."""
    return from_json(json.loads(text))


def table_to_record(table: Table) -> TableRecord:
    """A table as the store keeps it, its game apart."""
    options = table.options
    return TableRecord(
        id=table.id,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        host_id=table.host_id,
        stage=table.stage.value,
        options=_written(
            {
                "rules": options.rules.value,
                "selection": options.selection.value,
                "side": options.side.value,
                "with_goals": options.with_goals,
                "order": options.order.value,
            }
        ),
        seats=tuple(SeatRecord(seat.user_id, seat.name, seat.computer) for seat in table.seats),
        opened_at=table.opened_at,
        revision=table.revision,
    )


def table_from_record(record: TableRecord) -> Table:
    """The table that the store keeps, without its game."""
    options = json.loads(record.options)
    return Table(
        id=record.id,
        guild_id=record.guild_id,
        channel_id=record.channel_id,
        host_id=record.host_id,
        options=TableOptions(
            side=Side(options["side"]),
            with_goals=options["with_goals"],
            order=PlacingOrder(options["order"]),
            rules=Rules(options["rules"]),
            selection=Selection(options["selection"]),
        ),
        stage=Stage(record.stage),
        seats=tuple(TableSeat(seat.user_id, seat.name, seat.computer) for seat in record.seats),
        game=None,
        opened_at=record.opened_at,
        revision=record.revision,
    )


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
