"""A player's current screen, the hints for it, and its decisions."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from typing import Any

import pytest

from bot.components import COMPONENTS
from bot.errors import InputError
from bot.people.preferences import Reader
from bot.tables import Stage, Table
from bot.views import decisions
from bot.views.current_screen import current_screen, find_hints, gets_hints, outline
from bot.views.decisions import NO_HINTS, PHASES, Hints, Opener, default_cubes
from bot.views.menus import arguments_of
from bot.views.round_message import round_screen
from bot.views.screen import Button, Screen
from bot.views.viewer import Viewer
from bot.workers.pool import WorkerError, Workers
from engine.actions import Discard, Pick
from engine.chance import Chance
from engine.game import Game
from engine.options import PlacingOrder
from engine.parts.squares import Kind, Position
from engine.players import PLAYERS, decide
from engine.setup import draw_up
from engine.trial import Trial, placement_of, spread_spots
from engine.views import Phase
from tests.bot.views.test_viewer import ENGLISH, LOBBY, READER, running, with_a_pick

#: A button's label that ends with the gain of its card.
GAIN = re.compile(r".* [+−]\d+( \([+−]\d+\))?")


def placing() -> Table:
    """The map phase of the first round."""
    table = running()
    assert table.game is not None
    game = table.game
    while game.phase is not Phase.MAP:
        view = table.view(game.waiting_for[0])
        kind = Pick if view.phase is Phase.PICK else Discard
        game, _ = game.apply(kind(game.waiting_for[0], view.hand[0].number))
        table = replace(table, game=game)
    return table


def after_a_move(table: Table) -> Table:
    """The table after a move by a player it is waiting for."""
    assert table.game is not None
    seat = table.game.waiting_for[-1]  # so that the first seat places last
    game, _ = table.game.apply(decide("greedy", table.view(seat), Chance.of_text("moves")))
    return replace(table, game=game)


def labels(screen: Screen) -> list[str]:
    return [part.label for row in screen.rows for part in row if isinstance(part, Button)]


@pytest.mark.parametrize("order", PlacingOrder)
def test_the_outline_changes_whenever_the_screen_does(order: PlacingOrder) -> None:
    table, chance = running(order), Chance.of_text("outlines")
    shown: dict[tuple[int, str], str] = {}
    while (game := table.game) is not None and not game.is_over:
        everyone = Viewer(READER, table, None)
        pairs = [(round_screen(everyone.unformatted), round_screen(everyone))]
        for seat in range(len(table.seats)):
            viewer = replace(everyone, seat=seat)
            pairs.append((outline(viewer), current_screen(viewer)))
        for number, (compared, screen) in enumerate(pairs):
            found = shown.setdefault((number, compared.fingerprint), screen.fingerprint)
            assert found == screen.fingerprint
        seat = chance.choice(game.waiting_for)
        view = table.view(seat)
        card = view.seats[seat].selected
        if view.phase is Phase.MAP and card is not None and not view.seats[seat].placed and chance.below(2):
            trial = Trial(chance.below(3), chance.below(3))
            table = table.with_tried(seat, placement_of(view.seats[seat].map, card, trial))
        else:
            game, _ = game.apply(PLAYERS["random"].decide(view, chance))
            table = replace(table, game=game)


def gains(screen: Screen) -> list[str]:
    return [label for label in labels(screen) if GAIN.fullmatch(label)]


async def test_a_hand_with_hints_shows_the_gain_of_each_card() -> None:
    viewer = Viewer(READER, running(), 0)
    assert gains(current_screen(viewer)) == []
    hints = await find_hints(viewer, Workers(0))
    assert len(gains(current_screen(viewer, hints))) == len(viewer.view.hand)


def test_a_draft_for_two_marks_the_picked_and_the_drawn_card() -> None:
    options = LOBBY.options.for_players(2)
    game = Game.start(options, LOBBY.options.deck, draw_up(options, LOBBY.options.deck, "two"))
    table = replace(LOBBY, stage=Stage.RUNNING, seats=(LOBBY.seats[0], LOBBY.seats[2]), game=game)
    hand = game.table.hands[0]
    for seat in (0, 1):
        game, _ = game.apply(Pick(seat, game.table.hands[seat][0]))
    (drawn,) = set(game.table.hands[0]) - set(hand)
    asked = current_screen(Viewer(READER, replace(table, game=game), 0))
    assert asked.drawing is not None
    (offer,) = asked.drawing.args[0]
    assert [card.card.number for card in offer.cards if card.marked] == [hand[0]]
    assert [card.card.number for card in offer.cards if card.drawn] == [drawn]


async def test_the_placer_starts_at_the_best_spot_with_hints_else_where_the_card_covers_least() -> None:
    viewer = Viewer(READER, placing(), 0)
    hints = await find_hints(viewer, Workers(0))
    card = viewer.own.selected
    assert card is not None
    spread = dict.fromkeys(spread_spots(viewer.own.map, card))
    assert len(hints.spots) in (4, 5)
    assert hints.spots != spread
    for given, spots in ((hints, hints.spots), (NO_HINTS, spread)):
        buttons = [part for row in current_screen(viewer, given).rows for part in row]
        at = {part.id.arguments for part in buttons if part.id.control == "place-here"}
        assert at == {arguments_of(card.number, next(iter(spots)))}
        offered = [part for part in buttons if part.id.control == "spot"]
        assert [part.id.arguments[:5] for part in offered] == [
            arguments_of(card.number, spot) for spot in spots
        ]
        assert [part.label for part in offered if isinstance(part, Button)] == list("12345")[: len(spots)]


async def test_a_newcomer_gets_a_tip_in_the_first_two_rounds() -> None:
    table, learnt = placing(), "Turn or move it, then press **Place, done**."
    newcomer = Viewer(Reader(ENGLISH, first_table=table.id), table, 0)
    without_hints = replace(table, options=replace(table.options, hints=False))
    hints = await find_hints(newcomer, Workers(0))
    hinted = current_screen(newcomer, hints).text.splitlines()[-1]
    plain = current_screen(replace(newcomer, table=without_hints)).text.splitlines()[-1]
    assert re.fullmatch(rf"-# 💡 {re.escape(learnt)} Spot 1: \w+ \+\d.*", hinted)
    assert plain.endswith("Spot 1 covers the least of your map.")
    assert newcomer.own.selected is not None
    for spot in spread_spots(newcomer.own.map, newcomer.own.selected, 30):
        assert "+0" not in current_screen(newcomer, Hints(spots={spot: 0})).text.splitlines()[-1]
    for reader in (READER, Reader(ENGLISH, first_table="another")):
        assert learnt not in current_screen(Viewer(reader, table, 0), hints).text

    shown = []
    for number in (2, 3):
        while not (table.view(0).round == number and table.view(0).phase is Phase.MAP):
            table = after_a_move(table)
        shown.append(learnt in current_screen(replace(newcomer, table=table)).text)
    assert shown == [True, False]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda table: table, True),
        (lambda table: with_a_pick(table, 0), False),
        (lambda table: replace(table, options=replace(table.options, hints=False)), False),
        (lambda table: replace(table, seats=(replace(table.seats[0], away=True), *table.seats[1:])), False),
    ],
    ids=["asked", "has chosen", "without hints", "away"],
)
def test_hints_are_only_for_players_with_a_decision_to_make(
    change: Callable[[Table], Table], expected: bool
) -> None:
    assert gets_hints(Viewer(READER, change(running()), 0)) is expected


class BrokenWorkers(Workers):
    """Workers that give up or fail every job."""

    def __init__(self, error: Exception) -> None:
        super().__init__(0)
        self.error = error

    async def run_within(self, *_arguments: Any, **_options: Any) -> Any:
        raise self.error


@pytest.mark.parametrize("error", [WorkerError("it took too long"), RuntimeError("out of order")])
async def test_a_search_that_fails_or_takes_too_long_finds_nothing(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    assert await find_hints(Viewer(READER, running(), 0), BrokenWorkers(error)) == Hints()
    assert "finding hints failed" in caplog.text


@pytest.mark.parametrize(("held", "is_refused"), [(0, True), (1, True), (2, False), (3, False)])
def test_terraforming_takes_two_cubes(monkeypatch: pytest.MonkeyPatch, held: int, is_refused: bool) -> None:
    cubes = tuple(Position(x, 0) for x in range(held))
    monkeypatch.setattr(decisions, "oldest_cubes", lambda *_: cubes)
    with pytest.raises(InputError, match="too-few-cubes") if is_refused else nullcontext():
        default_cubes(Viewer(READER, placing(), 0), Kind.FOREST)


def test_each_phase_has_a_control_that_opens_its_decisions() -> None:
    assert PHASES.keys() == {*Phase}
    assert {phase.opener for phase in PHASES.values()} - {Opener.NONE} <= COMPONENTS.keys()
