"""A player's screens in a trick: the same order of cards everywhere, and the player's own card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.tables import Stage, TableSeat
from bot.views.current_screen import current_screen, find_hints
from bot.views.decisions import NO_HINTS
from bot.views.hand import own_hand_screen, trick_drawing, trick_lines
from bot.views.menus import number_in
from bot.views.screen import Button, Screen
from bot.views.viewer import Viewer
from bot.workers.pool import Workers
from engine.actions import Bid, Take
from engine.chance import Chance
from engine.game import Game
from engine.options import PlacingOrder, Selection
from engine.players import PLAYERS
from engine.players.advice import bid_prospects
from engine.setup import draw_up
from engine.views import Phase
from render.pictures.choice_picture import OfferedCard
from tests.bot.views.test_viewer import LOBBY, READER


def moments(players: int) -> Iterator[tuple[Viewer, ...]]:
    """Every seat's viewer at each moment of the first two rounds of a game with tricks, placing in order."""
    options = replace(LOBBY.options, selection=Selection.TRICK, order=PlacingOrder.IN_ORDER)
    chosen = options.for_players(players)
    game = Game.start(chosen, options.deck, draw_up(chosen, options.deck, "tricks"))
    seats = tuple(TableSeat(number, f"P{number}") for number in range(1, players + 1))
    chance = Chance.of_text("tricks")
    while game.round < 3:
        numbers = tuple(range(len(game.actions)))
        table = replace(
            LOBBY, options=options, stage=Stage.RUNNING, seats=seats, game=game, entry_numbers=numbers
        )
        yield tuple(Viewer(READER, table, seat) for seat in range(players))
        game, _ = game.apply(PLAYERS["random"].decide(table.view(game.waiting_for[0]), chance))


def drawn(screen: Screen) -> list[list[OfferedCard]]:
    """The groups of cards in the picture."""
    assert screen.drawing is not None
    return [list(offer.cards) for offer in screen.drawing.args[0]]


def cards_of(screen: Screen, control: str) -> list[int]:
    """The cards of the buttons with this control."""
    parts = [part for row in screen.rows for part in row if isinstance(part, Button)]
    return [number_in(part.id.arguments) for part in parts if part.id.control == control]


@pytest.mark.parametrize("hinted", [False, True], ids=["without hints", "with hints"])
async def test_the_cards_to_take_are_in_the_same_order_everywhere(hinted: bool) -> None:
    seen = 0
    for viewers in moments(4):
        if viewers[0].view.phase is not Phase.TAKE:
            continue
        (viewer,) = (viewer for viewer in viewers if viewer.is_asked)
        hints = await find_hints(viewer, Workers(0)) if hinted else NO_HINTS
        screen = current_screen(viewer, hints)
        for shown in (screen, own_hand_screen(viewer, hints)):
            left = [card.card.number for card in drawn(shown)[0] if not card.taken]
            assert cards_of(shown, "try") == left
        trick = viewer.view.trick
        assert trick is not None
        totals = [played.total for played in trick.in_turn_order]
        assert totals == sorted(totals, reverse=True)
        in_text = [int(found) for found in re.findall(r"played (\d+)", "\n".join(trick_lines(viewer)))]
        in_picture = trick_drawing(viewer)().alt_text
        assert in_text == [played.card.number for played in trick.in_turn_order]
        places = [in_picture.index(str(number)) for number in in_text]
        assert places == sorted(places)
        seen += 1
    assert seen == 8


async def test_the_pairs_of_a_trick_for_two_are_in_the_same_order_everywhere() -> None:
    seen = set()
    for viewers in moments(2):
        for viewer in viewers:
            phase = viewer.view.phase
            if not viewer.is_asked or phase not in (Phase.TAKE_PAIR, Phase.DISCARD_OF_PAIR):
                continue
            screen = current_screen(viewer, await find_hints(viewer, Workers(0)))
            groups = [[card.card.number for card in group] for group in drawn(screen)]
            if phase is Phase.DISCARD_OF_PAIR:
                (pair,) = groups
                assert cards_of(screen, "try") == pair
                assert screen.text.index(f"{pair[0]} ") < screen.text.index(f"{pair[1]} ")
            else:
                assert viewer.view.trick is not None
                pairs = viewer.view.trick.pairs
                buttons = [part.id for row in screen.rows for part in row if part.id.control == "take-pair"]
                named = [pairs[button.arguments[0]] for button in buttons]
                assert groups == [[card.number for card in pair] for pair in named]
            seen.add(phase)
    assert seen == {Phase.TAKE_PAIR, Phase.DISCARD_OF_PAIR}


@pytest.mark.parametrize("players", [2, 4])
def test_the_viewers_own_card_stays_marked_while_they_wait(players: int) -> None:
    waited = set()
    for viewers in moments(players):
        for viewer in viewers:
            view = viewer.view
            own = viewer.decision_in(view.round, *((Bid,) if view.phase is Phase.BID else (Take,)))
            if view.phase is Phase.MAP and not viewer.own.placed and not viewer.may_place:
                assert viewer.own.selected is not None
                expected = viewer.own.selected.number
            elif view.phase in (Phase.BID, Phase.TAKE) and viewer.own.acted and own is not None:
                expected = own.card
            else:
                continue
            screens = [current_screen(viewer)]
            screens += [own_hand_screen(viewer)] if view.phase is not Phase.MAP else []
            for screen in screens:
                marked = [card.card.number for group in drawn(screen) for card in group if card.marked]
                assert marked == [expected]
            waited.add(view.phase)
    assert waited == ({Phase.BID, Phase.MAP} if players == 2 else {Phase.BID, Phase.TAKE, Phase.MAP})


async def test_the_best_bid_is_first_and_only_its_button_shows_what_it_brings() -> None:
    seen = 0
    for viewers in moments(3):
        viewer = next(viewer for viewer in viewers if viewer.is_asked)
        if viewer.view.phase is not Phase.BID:
            continue
        screen = current_screen(viewer, await find_hints(viewer, Workers(0)))
        (number, bid), *others = bid_prospects(viewer.view).items()
        assert cards_of(screen, "bid") == [number, *(other for other, _ in others)]
        assert READER.texts.format("hand-bids") in screen.text
        labels = [part.label for row in screen.rows for part in row if isinstance(part, Button)]
        marked = f"💡 {number}{' + cube' if bid.takes_cube else ''}: {bid.best:+d}"
        assert labels[: len(others) + 1] == [
            marked.replace("-", "−"),
            *(f"Play {other}" for other, _ in others),
        ]
        seen += 1
    assert seen > 3
