"""Tries that no page or message offers: they are refused or dropped, and every screen can still be made."""

from __future__ import annotations

import random
from functools import partial

import pytest

from bot.board.view import present
from bot.tables import Stage, Table, TableError, TableOptions, game_moves
from bot.tables.change import PersonRule
from bot.tables.checks import MovedOnError
from bot.views.current_screen import current_screen, outline
from bot.views.viewer import Viewer
from engine.actions import Action
from engine.chance import Chance
from engine.errors import GameError
from engine.options import PlacingOrder, Rules, Selection
from engine.parts.placement import ROTATIONS, Placement
from engine.players import decide
from tests.bot.tables.sitting import PEOPLE, Sitting, begun
from tests.bot.views.test_viewer import READER
from tests.long import tries

KINDS = {
    "draft for two": (2, TableOptions(selection=Selection.DRAFT)),
    "draft for three": (3, TableOptions(selection=Selection.DRAFT, order=PlacingOrder.SIMULTANEOUS)),
    "trick for two": (2, TableOptions(rules=Rules.HONSHU, selection=Selection.TRICK)),
    "trick in order": (3, TableOptions(selection=Selection.TRICK, order=PlacingOrder.IN_ORDER)),
}
REQUESTS = tries(300, 600)


def forged(table: Table, seat: int, chance: random.Random) -> Placement:
    """A placement in which any value may be impossible, or belong to another card."""
    view = table.view(seat)
    own = view.seats[seat]
    on_map = [card.number for card in own.map.cards]
    cards = [card.number for card in (*view.hand, *view.pair, *table.cards_to_try(seat))]
    left, top, right, bottom = own.map.bounds

    def either(likely: int, *others: int) -> int:
        return likely if chance.random() < 0.8 else chance.choice(others)

    return Placement(
        either(chance.choice(cards or [1]), *on_map, 0, 61, chance.randint(1, 60)),
        either(chance.randint(left - 2, right + 1), -25, -24, 25, 26),
        either(chance.randint(top - 3, bottom + 1), -25, -24, 26, 27),
        either(chance.choice(ROTATIONS), 45),
        frozenset(either(chance.choice(on_map), *range(61)) for _ in range(chance.randrange(3))),
    )


def as_is(action: Action, _seat: int) -> Action:
    return action


def any_request(at: Sitting, seat: int, chance: random.Random) -> PersonRule[[]]:
    placement = forged(at.table, seat, chance)
    if seat not in at.table.waiting_for or chance.random() < 0.3:
        if chance.random() < 0.5:
            return partial(game_moves.take_back, tried=placement)
        return partial(game_moves.intend, placement=placement)
    action = decide("random", at.table.view(seat), Chance.of_text(str(chance.random())))
    intended = placement if chance.random() < 0.1 else None
    return partial(game_moves.act, decision=partial(as_is, action), tried=placement, intended=intended)


@pytest.mark.parametrize("kind", KINDS)
def test_after_forged_tries_every_screen_can_be_made(kind: str) -> None:
    chance, (people, options) = random.Random(kind), KINDS[kind]
    at, kept = begun(people, options=options), set[Placement]()
    for _ in range(REQUESTS):
        seat = chance.randrange(people)
        try:
            at.do(any_request(at, seat, chance), PEOPLE[seat])
        except (TableError, GameError, MovedOnError):
            continue
        if at.table.stage is not Stage.RUNNING:
            break
        kept |= {tried.placement for tried in at.table.tried}
        for number in range(people):
            viewer = Viewer(READER, at.table, number)
            assert outline(viewer)
            assert current_screen(viewer)
            assert present(viewer)
    assert kept, "a possible one is kept"
