"""The placer: before and after a card is taken, an intended move, and the presses to any legal spot."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice
from statistics import fmean

import pytest

from bot.board.view import hinted
from bot.people.links import Links
from bot.tables import Table
from bot.views.current_screen import current_screen, find_hints
from bot.views.menus import gain_in_words, signed
from bot.views.placer import ARROWS, placer_screen, spots_in, tile_line
from bot.views.screen import BOARD, Button, Screen
from bot.views.viewer import Viewer
from bot.workers.pictures import draw_seat, overlays_of_trial
from bot.workers.pool import Workers
from engine.actions import Place, Terraform
from engine.decks import shipped_deck
from engine.game import Game
from engine.maps import PlayerMap
from engine.options import GameOptions
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.players.advice import WorthwhileTile, advice, worthwhile_tile
from engine.players.play import play_game
from engine.players.player import selected_card
from engine.trial import (
    MOST_SPOTS,
    Trial,
    best_spots,
    moved,
    placement_of,
    spread_spots,
    trial_at,
    tucked,
    turned,
)
from engine.views import View, view_of
from render.elements.overlays import TriedCard
from tests.bot.views.test_current_screen import placing
from tests.bot.views.test_viewer import READER, running, with_a_pick
from tests.long import tries
from tests.render.english import ENGLISH as PHRASES


def buttons(screen: Screen) -> list[Button]:
    return [part for row in screen.rows for part in row if isinstance(part, Button)]


def controls(screen: Screen) -> list[list[str]]:
    return [[part.id.control for part in row] for row in screen.rows]


def button(screen: Screen, control: str) -> Button:
    (found,) = (part for part in buttons(screen) if part.id.control == control)
    return found


MOVING = ["left", "up", "down", "right", "turn"]


def test_a_placer_leads_back_to_the_other_cards_and_has_few_buttons() -> None:
    viewer = Viewer(replace(READER, links=Links("https://example.org", "00")), running(), 0)
    card, *_ = viewer.view.hand
    screen = viewer.with_board(placer_screen(viewer, card))
    assert controls(screen) == [
        ["spot"] * 5,
        MOVING,
        ["take-place", "take"],
        ["turn-back", "over-under", "type-spot", "now", BOARD],
    ]
    assert len(buttons(screen)) == 17
    placer = current_screen(Viewer(viewer.reader, placing(), 0))
    assert len(buttons(placer)) == 17, "terraforming, if it is possible, is one more"
    assert button(screen, "turn").id.arguments[4] == str(card.number)


# An intended move


def intending(table: Table) -> Table:
    """The table with a pick of seat 0, and the first legal placement of the card as its intended move."""
    picked = with_a_pick(table, 0)
    own = picked.view(0).seats[0]
    assert own.selected is not None
    return picked.with_intended(0, next(iter(own.map.legal_placements(own.selected))))


def test_an_intended_move_is_shown_on_the_map() -> None:
    viewer = Viewer(READER, intending(running()), 0)
    screen = current_screen(viewer)
    assert screen.drawing is not None
    _, trial, *_ = screen.drawing.args
    assert isinstance(trial, TriedCard)
    assert trial.placement == viewer.intended


def test_a_card_that_was_tried_opens_where_it_was() -> None:
    table = intending(running())
    assert table.game is not None
    game, _ = table.game.take_back(0)
    viewer = Viewer(READER, replace(table, game=game), 0)
    tried = table.tried_by(0)
    assert tried is not None
    card = next(card for card in viewer.view.hand if card.number == tried.placement.card)
    (own,) = (part for part in buttons(current_screen(viewer)) if part.label == f"Card {card.number}")
    assert placement_of(viewer.own.map, card, Trial.of(own.id.arguments)) == tried.placement


# Hints about tiles


@cache
def before_placing() -> tuple[tuple[Game, int], ...]:
    """Two games of three good players before each placement, with the seat that places."""
    found: list[tuple[Game, int]] = []
    options, deck = GameOptions(players=3), shipped_deck("hokkaido")
    for seed in ("presses 0", "presses 1"):
        whole = play_game(options, deck, seed, "normal")
        state = Game.start(options, deck, whole.setup)
        for action in whole.actions:
            if isinstance(action, Place):
                found.append((state, action.seat))
            state, _ = state.apply(action)
    return tuple(found)


def test_a_tile_that_is_worth_its_cubes_is_what_the_coach_does_after_placing() -> None:
    told = 0
    for game, seat in before_placing():
        view = view_of(game, seat)
        placement = next(iter(view.seats[seat].map.legal_placements(selected_card(view))))
        tile = worthwhile_tile(view, placement)
        after = view_of(game.apply(Place(seat, placement))[0], seat)
        assert worthwhile_tile(after) == tile
        found = advice(after)
        if tile is None:
            assert not isinstance(found.action, Terraform) or (found.gain or 0) + (found.later or 0) < 1
            continue
        assert found.action == tile.action
        assert (found.gain or 0) + (found.later or 0) == tile.gain
        line = tile_line(Viewer(READER, running(), 0), tile)
        assert re.fullmatch(r"-# 💡 -?\d+, -?\d+ → \w+ for two \w+ cubes: \+\d+", line), line
        told += 1
    assert told


async def test_the_line_about_a_tile_is_below_the_points_of_the_trial() -> None:
    game, seat = next((game, seat) for game, seat in before_placing() if _best_tile(view_of(game, seat)))
    table = replace(running(), game=game)
    viewer = Viewer(READER, table, seat)
    hints = await find_hints(viewer, Workers(0))
    tile = _best_tile(viewer.view)
    assert tile is not None
    assert hints.tile == tile
    on_board = hinted(viewer, hints)
    assert on_board["worthwhile"] == list(tile.action.position)
    assert any(re.match(r"💡 +→ \w+ for two", note) for note in on_board["notes"])
    assert current_screen(viewer, hints).text.splitlines()[3] == tile_line(viewer, tile)
    assert tile_line(viewer, tile) not in current_screen(viewer, replace(hints, tile=None)).text
    placed, _ = game.apply(Place(seat, _best_spot(viewer.view)))
    after = Viewer(READER, replace(table, game=placed), seat)
    assert tile_line(after, tile) in current_screen(after, await find_hints(after, Workers(0))).text


def _best_spot(view: View) -> Placement:
    card = selected_card(view)
    return placement_of(view.seats[view.seat or 0].map, card, best_spots(view, card, 1)[0].trial)


def _best_tile(view: View) -> WorthwhileTile | None:
    return worthwhile_tile(view, _best_spot(view))


def test_the_picture_shows_the_spots_and_the_points_of_a_card_that_is_tried_or_placed() -> None:
    table = placing()
    view = table.view(0)
    card = selected_card(view)
    spots = tuple(islice(view.seats[0].map.legal_placements(card), 3))
    overlays = overlays_of_trial(view, TriedCard(card, spots[0], legal=True), spots)
    assert overlays.spots == spots
    assert table.game is not None
    placed = view_of(table.game.apply(Place(0, spots[0]))[0], 0).seats[0]
    assert overlays.gains == placed.gains != ()
    without_points = replace(placed, map_before=placed.map)
    assert draw_seat(placed, PHRASES).data != draw_seat(without_points, PHRASES).data


def test_the_over_under_button_shows_what_the_next_press_does() -> None:
    seen = set[int]()
    for game, seat in before_placing()[12::20]:
        viewer = Viewer(READER, replace(running(), game=game), seat)
        map_, card = viewer.own.map, selected_card(viewer.view)
        for spot in islice(map_.legal_placements(card), 0, None, 9):
            trial = trial_at(map_, card, spot)
            under = sorted(placement_of(map_, card, tucked(map_, card, trial)).under)
            said = {0: "On top", 1: f"Under {(under or [0])[0] or 'the start'}"}
            label = button(placer_screen(viewer, card, trial), "over-under").label
            assert label == said.get(len(under), f"Under {len(under)} cards")
            seen.add(len(under))
    assert {0, 1, 2} <= seen


# The presses


def presses_to_spots(
    map_: PlayerMap, card: MapCard, start: Trial, spots: Sequence[Trial]
) -> dict[Trial, int]:
    """The fewest presses from one trial to every other."""
    found = {start: 0}
    to_visit = deque([start])
    while to_visit:
        here = to_visit.popleft()
        steps = [*spots, *(moved(map_, card, here, *step) for step in ARROWS.values())]
        steps += [turned(map_, card, here, by) for by in (90, 270)]
        for there in (*steps, tucked(map_, card, here)):
            if there not in found:
                found[there] = found[here] + 1
                to_visit.append(there)
    return found


def with_hints(view: View) -> dict[Trial, int | None]:
    return {spot.trial: spot.later for spot in best_spots(view, selected_card(view))}


def test_a_spot_shows_its_later_points_if_another_adds_more_now() -> None:
    explained = 0
    for game, seat in before_placing()[::5]:
        viewer = Viewer(READER, replace(running(), game=game), seat)
        first, *others = best_spots(viewer.view, selected_card(viewer.view))
        for other in [other for other in others if other.gain > first.gain]:
            # What comes later makes the first spot better, or the other one worse.
            spot = first if first.later else other
            card, spots = selected_card(viewer.view), with_hints(viewer.view)
            screen = placer_screen(viewer, card, spot.trial, spots)
            assert f"({signed(spot.gain)} now, {signed(spot.later)} later)." in screen.text
            kept = [part.id.arguments for part in buttons(screen) if part.id.control == "spot"]
            assert spots_in(kept) == spots, "also after the next press"
            explained += 1
    assert explained


def test_the_reasons_for_a_newcomers_first_spot_add_up() -> None:
    added = 0
    for game, seat in before_placing():
        table = replace(running(), game=game)
        viewer = Viewer(replace(READER, first_table=table.id), table, seat)
        if not viewer.is_early:
            continue
        screen = placer_screen(viewer, selected_card(viewer.view), spots=with_hints(viewer.view))
        total, *parts = re.findall(r"(?<=[( ])[+−]\d+(?! later)", screen.text)
        if parts:
            assert sum(map(points, parts)) == points(total), screen.text
            added += len(parts) > 2
    assert added


def points(text: str) -> int:
    return int(text.replace("−", "-"))


def best_first(view: View) -> Sequence[Trial]:
    return [spot.trial for spot in best_spots(view, selected_card(view), MOST_SPOTS)]


def far_apart(view: View) -> Sequence[Trial]:
    return spread_spots(view.seats[view.seat or 0].map, selected_card(view))


@pytest.mark.parametrize(
    ("offered", "mean"), [(far_apart, 4.5), (best_first, 5)], ids=["without hints", "with hints"]
)
def test_any_legal_spot_takes_few_presses(offered: Callable[[View], Sequence[Trial]], mean: float) -> None:
    """By buttons alone, beginning at the first spot, confirmation included."""
    needed: list[int] = []
    for game, seat in before_placing()[:: tries(27, 9)]:
        view = view_of(game, seat)
        map_, card = view.seats[seat].map, selected_card(view)
        spots = offered(view)
        found = presses_to_spots(map_, card, spots[0], spots)
        needed += [found[trial_at(map_, card, spot)] + 1 for spot in map_.legal_placements(card)]
    print(f"{len(needed)} spots: {fmean(needed):.2f} presses on average, {max(needed)} at most")
    assert len(needed) > 300
    assert fmean(needed) <= mean
    assert max(needed) <= 10


@pytest.mark.parametrize(("later", "told"), [(2, "+3 (+2)"), (0, "+3"), (-1, "+3 (−1)")])
def test_points_to_come_are_left_out_only_if_there_are_none(later: int, told: str) -> None:
    assert gain_in_words(Viewer(READER, running(), 0), 3, later) == told
