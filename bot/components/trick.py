"""The buttons and menus of a trick: playing a card, taking one, naming a pair, contesting."""

from __future__ import annotations

from collections.abc import Mapping

from bot import moves
from bot.components.press import Handler, Press
from bot.views.trick import bid_cube_screen, contest_screen
from bot.views.viewer import Viewer
from engine.squares import Position


async def _bid(press: Press) -> None:
    """A card of the hand: played at once, or the cube is asked for where one can be added."""
    await press.answer.begin()
    table, seat = await press.present()
    card = int(press.id.arguments[0])
    viewer = Viewer(press.texts, table, seat)
    if viewer.view.cubes_to_add(seat):
        await press.answer.show(bid_cube_screen(viewer, card))
    else:
        await press.decide(moves.bid(card))


async def _bid_with_cube(press: Press) -> None:
    await press.answer.begin()
    await press.present()
    await press.decide(moves.bid(int(press.id.arguments[0]), _square(press.values[0])))


async def _bid_alone(press: Press) -> None:
    await press.answer.begin()
    await press.present()
    await press.decide(moves.bid(int(press.id.arguments[0])))


async def _take(press: Press) -> None:
    await press.answer.begin()
    await press.present()
    await press.decide(moves.take(int(press.id.arguments[0])))


async def _take_pair(press: Press) -> None:
    await press.answer.begin()
    await press.present()
    await press.decide(moves.take_pair(press.id.arguments[0]))


async def _accept(press: Press) -> None:
    await press.answer.begin()
    await press.present()
    await press.decide(moves.accept())


async def _contest(press: Press) -> None:
    await press.answer.begin()
    table, seat = await press.present()
    await press.answer.show(contest_screen(Viewer(press.texts, table, seat)))


async def _choose_cube(press: Press) -> None:
    """The first or second cube; before it stand those chosen already, after it the number of the menu."""
    await press.answer.begin()
    table, seat = await press.present()
    given = (*map(_square, press.id.arguments[:-1]), _square(press.values[0]))
    await press.answer.show(contest_screen(Viewer(press.texts, table, seat), given))


async def _contest_pair(press: Press) -> None:
    await press.answer.begin()
    await press.present()
    first, second, pair = press.id.arguments
    await press.decide(moves.contest((_square(first), _square(second)), pair))


def _square(text: str) -> Position:
    x, y = (int(part) for part in text.split(","))
    return Position(x, y)


HANDLERS: Mapping[str, Handler] = {
    "bid": _bid,
    "bid-cube": _bid_with_cube,
    "bid-alone": _bid_alone,
    "take": _take,
    "take-pair": _take_pair,
    "accept": _accept,
    "contest": _contest,
    "contest-first": _choose_cube,
    "contest-second": _choose_cube,
    "contest-pair": _contest_pair,
}
