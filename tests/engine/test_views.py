"""What a seat may and may not see, in its view or at a glance."""

from __future__ import annotations

import pickle
from dataclasses import replace
from itertools import product

import pytest

from engine.actions import Done, Pick, Terraform, Unplaceable, Wait
from engine.decks import shipped_deck
from engine.errors import InvalidInput
from engine.game import Game
from engine.options import GameOptions, PlacingOrder, Rules, Selection
from engine.parts.squares import Colour, Kind, Position
from engine.players.glance import glance_at, glance_of
from engine.players.play import play_game
from engine.setup import draw_up
from engine.views import Phase, view_of, views_after
from tests.engine import random_games
from tests.engine.tables import (
    HOKKAIDO_CUBES,
    after,
    deck_of,
    place,
    start,
    through_map_phase,
    through_round,
)

LEFT, RIGHT, DESERT = Position(0, 0), Position(1, 0), Position(0, 1)
ALL_LAKES = "L L / L L / L L"


def in_private() -> tuple[Game, Game]:
    """A map phase before and after seat 0 has covered a cube, terraformed and finished."""
    deck = deck_of({1: "g D / D D / D D"})
    game = start(GameOptions(3), deck=deck, provinces=["b b / D D / w w"])
    game = after(game, Pick(0, 1), Pick(1, 7), Pick(2, 13))
    tile = Terraform(0, DESERT, Kind.TOWN, (Position(0, 2), Position(1, 2)))
    return game, after(game, tile, place(0, 1, 0, -2), Done(0))


def test_rule_4_8_others_see_that_a_seat_has_placed_but_not_its_map_score_or_cubes() -> None:
    before, now = in_private()
    for viewer in (1, 2, None):
        old, new = view_of(before, viewer), view_of(now, viewer)
        seat = new.seats[0]
        assert seat.placed
        assert seat.done
        assert not seat.terraformed
        assert seat.map == old.seats[0].map
        assert seat.score == old.seats[0].score
        assert seat.last_placement is None
        assert seat.gains == ()
        assert new.supply == old.supply


def test_a_seat_sees_the_current_state_of_its_own_map() -> None:
    _, now = in_private()
    view = view_of(now, 0)
    assert view.seats[0].map == now.table.maps[0]
    assert view.seats[0].terraformed
    assert view.seats[0].last_placement is not None
    assert view.supply == now.table.supply


def test_rule_4_8_everything_is_shown_when_the_phase_is_over() -> None:
    _, game = in_private()
    game = after(game, place(1, 7, 0, 1), place(2, 13, 0, 1), Done(1), Done(2))
    view = view_of(game, None)
    assert [seat.map for seat in view.seats] == list(game.table.maps)
    assert view.supply == game.table.supply
    assert not any(seat.placed or seat.done or seat.terraformed for seat in view.seats)


def test_the_supply_in_a_view_is_never_negative() -> None:
    """Seat 1 takes a cube that seat 0 has returned, but seat 1's view does not show that return."""
    deck = deck_of({7: "b D / D D / D D"}, HOKKAIDO_CUBES | {Colour.BLUE: 2})
    options = GameOptions(3, order=PlacingOrder.SIMULTANEOUS)
    game = start(options, deck=deck, provinces=["b D / D D / D T", "b D / D D / D T"])
    game = after(game, Pick(0, 1), Pick(1, 7), Pick(2, 13), place(0, 1, 0, -2), place(1, 7, 0, 2))
    assert len(game.table.maps[1].cubes) == 2
    assert view_of(game, 1).supply[Colour.BLUE] == 0


def test_others_see_that_a_card_was_set_aside_when_they_see_placements() -> None:
    game = start(GameOptions(3), deck=deck_of({1: ALL_LAKES}), provinces=[ALL_LAKES])
    game = after(game, Pick(0, 1), Pick(1, 7), Pick(2, 13))

    def seen(now: Game) -> list[bool]:
        return [view_of(now, viewer).seats[0].set_aside for viewer in (0, 1, None)]

    assert seen(game) == [False] * 3
    aside = after(game, Unplaceable(0, 1))
    assert seen(aside) == [True, False, False], "placing is still secret"
    assert view_of(aside, 1).seats[0].placed
    assert seen(after(game, Wait(1))) == [False] * 3
    assert seen(after(game, Wait(1), Unplaceable(0, 1))) == [True] * 3
    in_secret = through_map_phase(game)
    for over in (in_secret, through_map_phase(after(game, Wait(1)))):
        ended = views_after(over, {1})[1]
        assert [seat.set_aside for seat in ended.seats] == [True, False, False]
    assert seen(in_secret) == [False] * 3, "it was set aside in the previous round"
    assert not any(seat.set_aside for seat in views_after(through_round(in_secret), {2})[2].seats)


def test_a_view_shows_whether_its_seat_may_take_back() -> None:
    game = after(start(GameOptions(3)), Pick(1, 8))
    assert view_of(game, 1).may_take_back
    assert not view_of(game, 0).may_take_back


def test_the_view_after_a_round_ignores_what_has_happened_since() -> None:
    options = GameOptions(3, selection=Selection.TRICK)
    game = play_game(options, shipped_deck("hokkaido"), "rounds", "random")
    ends = views_after(game, [2, 11, 12])
    assert list(ends) == [2, 11, 12]
    for number, end in ends.items():
        assert end.round == number
        assert all(seat.selected is not None for seat in end.seats)
    state = Game.start(options, game.deck, game.setup)
    for action in game.actions:
        before, (state, _) = state, state.apply(action)
        if before.round == 2 and state.round == 3:
            assert [seat.map for seat in ends[2].seats] == list(state.table.maps)
            assert [seat.score for seat in ends[2].seats] == list(state.result().scores)
            selected = [seat.selected for seat in view_of(before, None).seats]
            assert [seat.selected for seat in ends[2].seats] == selected
    assert [seat.score for seat in ends[12].seats] == list(game.result().scores)
    assert ends[12].winners == game.result().winners


def test_the_gains_of_a_round_explain_its_points() -> None:
    game = play_game(GameOptions(3), shipped_deck("hokkaido"), "gains", "easy")
    ends = views_after(game, range(1, 13))
    for number in range(2, 13):
        before, now = ends[number - 1].seats, ends[number].seats
        for was, seat in zip(before, now, strict=True):
            points = sum(gain.points for gain in seat.gains)
            assert points + 3 * (seat.goals_won - was.goals_won) == seat.score.total - was.score.total
    assert [seat.gains for seat in view_of(game, None).seats] == [seat.gains for seat in ends[12].seats]


@pytest.mark.parametrize("rules", Rules)
@pytest.mark.parametrize("selection", Selection)
def test_views_survive_pickling(rules: Rules, selection: Selection) -> None:
    options = GameOptions(3, rules, selection)
    game = play_game(options, shipped_deck(str(rules)), "views", "random")
    for count in range(0, len(game.actions) + 1, 9):
        then = Game.replay(options, game.deck, game.setup, game.actions[:count])
        for viewer in (None, 0, 1, 2):
            view = view_of(then, viewer)
            assert pickle.loads(pickle.dumps(view)) == view
            assert view.waiting_for == then.waiting_for


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(InvalidInput) as caught:
        view_of(start(GameOptions(3)), seat)
    assert caught.value.key == "no-such-seat"


def test_everyone_sees_the_scoring_card() -> None:
    cubes = {Colour.BLUE: 10, Colour.BROWN: 10, Colour.GREY: 10, Colour.YELLOW: 10}
    game = start(GameOptions(3, Rules.HONSHU), deck=deck_of(cubes=cubes), scoring_card=4)
    card = view_of(game, None).scoring_card
    assert card is not None
    assert (card.number, card.value) == (4, 2)
    assert view_of(replace(game, setup=replace(game.setup, scoring_card=None)), None).scoring_card is None


@pytest.mark.parametrize(
    ("options", "scoring_card", "unused"),
    [
        (GameOptions(2), None, {"goals"}),
        (GameOptions(2, with_goals=True), None, set()),
        (GameOptions(2, rules=Rules.HONSHU), None, {"bonus"}),
        (GameOptions(2, rules=Rules.HONSHU), 3, set()),
        (GameOptions(2, rules=Rules.HONSHU), 1, {"bonus"}),
        (GameOptions(2, rules=Rules.HONSHU), 4, {"bonus"}),
    ],
)
def test_a_view_lists_only_the_score_categories_in_play(
    options: GameOptions, scoring_card: int | None, unused: set[str]
) -> None:
    deck = shipped_deck(options.rules)
    view = view_of(Game.start(options, deck, draw_up(options, deck, "seed", scoring_card)), None)
    assert set(view.seats[0].score.parts) - set(view.categories) == unused
    assert list(view.categories) == [part for part in view.seats[0].score.parts if part not in unused]


VARIANTS = [
    GameOptions(players, rules, selection, with_goals=rules is Rules.HOKKAIDO)
    for players, rules, selection in product((2, 3), Rules, Selection)
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_glance_is_the_same_from_the_game_and_from_the_view(options: GameOptions) -> None:
    phases: set[Phase] = set()
    for turn in random_games.play(options, 3):
        for seat in turn.before.waiting_for:
            phases.add(turn.before.phase)
            assert glance_of(turn.before, seat) == glance_at(view_of(turn.before, seat))
    assert {Phase.MAP, Phase.PICK if options.selection is Selection.DRAFT else Phase.BID} <= phases


def test_there_is_no_glance_for_the_channel() -> None:
    options, deck = GameOptions(2), shipped_deck("hokkaido")
    game = Game.start(options, deck, draw_up(options, deck, "channel"))
    with pytest.raises(ValueError, match="has no seat"):
        glance_at(view_of(game, None))
