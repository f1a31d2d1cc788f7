"""What a seat sees now: the one screen that fits the moment, whoever asks for it and from where."""

from __future__ import annotations

from bot.escaping import escaped
from bot.tables import Stage, Table
from bot.texts import Language
from bot.views.hand import CHOOSING, hand_screen
from bot.views.own_map import own_map_screen
from bot.views.placer import placer_screen
from bot.views.screen import Screen
from bot.views.tiles import tile_screen
from bot.views.timing import away_screen
from bot.views.trick import AFTER_BIDDING, trick_screen
from engine.views import Phase


def current_screen(texts: Language, table: Table, seat: int) -> Screen:
    """The hand, the trick, the placer, the own map or the free tile: whatever this seat is asked for now."""
    if table.stage is Stage.READY:
        return Screen(texts.format("situation-ready"))
    if table.stage is Stage.LOBBY or table.game is None:
        return Screen(texts.format("lobby-waits", name=escaped(table.host_name)))
    if table.stage is not Stage.RUNNING:
        return Screen(texts.format("game-closed"))
    if table.seats[seat].away:
        return away_screen(texts, table)
    return _asked_in_game(texts, table, seat)


def _asked_in_game(texts: Language, table: Table, seat: int) -> Screen:
    view = table.view(seat)
    if view.phase in CHOOSING:
        return hand_screen(texts, table, seat)
    if view.phase in AFTER_BIDDING:
        return trick_screen(texts, table, seat)
    if view.phase is Phase.FREE_TILE and seat in view.waiting_for:
        return tile_screen(texts, table, seat)
    if view.phase is Phase.MAP and seat in view.may_place and not view.seats[seat].placed:
        return placer_screen(texts, table, seat)
    return own_map_screen(texts, table, seat)
