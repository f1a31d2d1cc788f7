"""Looking, choosing a card, ending the phase, and taking back."""

from __future__ import annotations

from collections.abc import Mapping

from bot import moves
from bot.components.press import Handler, Press
from bot.tables.requests import TakeBack
from bot.views.current_screen import current_screen
from bot.views.own_map import POINTS, SURE, confirm_done_screen, other_map_screen, own_map_screen
from bot.views.trick import own_hand_screen
from bot.views.viewer import Viewer


async def _show_hand(press: Press) -> None:
    await press.answer.begin()
    table, seat = await press.present()
    await press.answer.show(own_hand_screen(Viewer(press.texts, table, seat)))


async def _show_map(press: Press) -> None:
    await press.answer.begin()
    table, seat = await press.present()
    await press.answer.show(own_map_screen(Viewer(press.texts, table, seat)))


async def _show_points(press: Press) -> None:
    """One's own or another's map with what its lakes and towns score, or without it again."""
    await press.answer.begin()
    table, viewer = await press.watched()
    seat, with_points = int(press.id.arguments[0]), press.id.arguments[1] == "1"
    if seat == viewer:
        await press.answer.show(own_map_screen(Viewer(press.texts, table, seat), with_points=with_points))
    else:
        await press.answer.show(
            other_map_screen(Viewer(press.texts, table, viewer), seat, with_points=with_points)
        )


async def _show_situation(press: Press) -> None:
    await press.answer.begin()
    table, seat = await press.present()
    await press.answer.show(current_screen(Viewer(press.texts, table, seat)))


async def _pick(press: Press) -> None:
    await press.answer.begin()
    await press.present()
    await press.decide(moves.pick(int(press.id.arguments[0])))


async def _discard(press: Press) -> None:
    await press.answer.begin()
    await press.present()
    await press.decide(moves.discard(int(press.id.arguments[0])))


async def _take_back(press: Press) -> None:
    await press.answer.begin()
    await press.present()
    table_id, user_id = press.id.moment.table_id, press.answer.user_id
    outcome = await press.services.tables.do(table_id, TakeBack(user_id, press.id.moment.step))
    await press.show_outcome(outcome, moves.taken_back(press.texts, outcome))


async def _wait(press: Press) -> None:
    await press.answer.begin()
    await press.present()
    await press.decide(moves.wait())


async def _done(press: Press) -> None:
    """End the map phase; whoever wishes it is asked once more."""
    await press.answer.begin()
    table, seat = await press.present()
    if press.answer.reader.preferences.confirm_done and SURE not in press.id.arguments:
        await press.answer.show(confirm_done_screen(Viewer(press.texts, table, seat)))
        return
    await press.decide(moves.done())


async def _skip(press: Press) -> None:
    await press.answer.begin()
    await press.present()
    await press.decide(moves.skip())


HANDLERS: Mapping[str, Handler] = {
    "hand": _show_hand,
    "map": _show_map,
    POINTS: _show_points,
    "place": _show_situation,
    "tile": _show_situation,
    "trick": _show_situation,
    "now": _show_situation,
    "pick": _pick,
    "discard": _discard,
    "take-back": _take_back,
    "wait": _wait,
    "done": _done,
    "skip": _skip,
}
