"""Goals (rules.md 7): the nine cards, and the end of a round with its ties and free tiles.

On the maps, cards side by side are separated by ``|``. In the games, after round 2 the maps of all three
players have three lakes on three cards (goal 3), and two tiles if they have terraformed twice (goal 9). The
other goals are not met by then.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from engine.actions import Done, FreeTile, Pick, Skip, Terraform
from engine.events import FreeTileLaid, FreeTileSkipped, FreeTilesOffered, GoalWon, RoundBegan
from engine.game import Game
from engine.options import GameOptions
from engine.parts.squares import Colour, Kind, Position
from engine.scoring.goals import GOALS, Progress, meets_goal, progress_towards
from engine.views import Phase, view_of
from tests.engine.drawn_maps import drawn_map, province
from tests.engine.tables import (
    after,
    deck_of,
    events_of,
    first_placement,
    place,
    refused,
    start,
)

COLOURS = (Colour.BLUE, Colour.BROWN, Colour.GREY, Colour.GREEN)


def progress(goal: int, drawing: str, tiles_laid: int = 0) -> Progress:
    return progress_towards(goal, drawn_map(drawing), tiles_laid, COLOURS)


@pytest.mark.parametrize("goal", [number for number in GOALS if number != 9])
def test_rule_7_4_no_goal_is_met_at_the_start(goal: int) -> None:
    start = progress_towards(goal, province("D D / D D / D D"), 0, COLOURS)
    assert (start.met, start.reached, start.cards) == (False, 0, 0)


#: The goal, a map, and its progress: reached, needed, cards.
MAPS = {
    "five forest areas on three cards": (1, "F D | F D | F F\nD F | D D | D D\nF D | D D | D D", (5, 5, 3)),
    # Five areas on two cards and a sixth on a third card: together they lie on three.
    "all forest areas together may lie on three cards": (
        1,
        "F D | F D | D D\nD F | D D | D F\nF D | F D | D D",
        (6, 5, 3),
    ),
    "largest towns that differ by five": (
        2,
        "T T | T T | T T\nD D | D D | D D\nM M | M M | M M\nD D | T D | D D",
        (5, 5, 4),
    ),
    "largest towns that differ by four": (
        2,
        "T T | T T | T T\nD D | D D | D D\nM M | M M | M M\nD D | T T | D D",
        (4, 5, 4),
    ),
    "both sides need a town": (2, "T T | T T | T T\nD D | D D | D D\nM M | M M | M M", (0, 5, 0)),
    # Of the two one-square towns, the one on the third card counts.
    "any of a side's largest towns may be chosen": (
        2,
        "T T | T T | D D\nT T | D M | D D\nD D | M T | D T",
        (5, 5, 3),
    ),
    "smaller towns of a side do not count": (
        2,
        "T T | T T | D T\nD D | D D | D D\nM M | M M | M M\nD T | T D | T D",
        (2, 5, 4),
    ),
    "three lake areas on three cards": (3, "L D | L D | L L", (3, 3, 3)),
    "two lake areas on three cards": (3, "L D | D L | L D", (2, 3, 3)),
    "three lake areas on one card": (3, "L D | D D\nD L | D D\nL D | D D", (3, 3, 1)),
    "five mountains in a row on three cards": (4, "M M | M M | M D", (5, 5, 3)),
    "diagonal links of mountains do not count": (4, "M M | M D | D D\nD D | D M | M M", (3, 5, 2)),
    "the larger group is closer even on fewer cards": (
        4,
        "M M | D D | D D\nM D | D M | M D\nD D | D D | D D",
        (3, 5, 1),
    ),
    "six cubes on three cards": (5, "b* w* | b* w* | g* n*", (6, 6, 3)),
    "five cubes on three cards": (5, "b* w* | b* w* | g* n", (5, 6, 3)),
    "eight cubes on two cards": (5, "b* w* | b* w*\nb* w* | b* w*", (8, 6, 2)),
    "a square of each colour on three cards": (6, "b w | g D | n D", (4, 4, 3)),
    "a square of each colour but one": (6, "b w | g D | D D", (3, 4, 2)),
    "a square of each colour on two cards": (6, "b w | g n | D D", (4, 4, 2)),
    "a second blue square on a third card can be chosen": (6, "b w | g n | b D", (4, 4, 3)),
    # All colours but blue are on one card, so a choice lies on two cards at most.
    "a choice of squares lies on two cards": (6, "b w | b D | b D\ng n | D D | D D", (4, 4, 2)),
    "a factory of each colour on three cards": (7, "b4 w4 | g4 D | n4 D", (4, 4, 3)),
    "production squares are no factories": (7, "b w | g4 D | n4 D", (2, 4, 2)),
    "four in a group on three cards": (8, "D b | w4 D | D D\nD D | D g | n D", (4, 3, 3)),
    "three in a group on two cards": (8, "D b | w4 D | D D\nD D | D g | D D", (3, 3, 2)),
    "three apart": (8, "D b | D w | D g", (1, 3, 1)),
    "a group that meets the goal counts even if another is larger": (
        8,
        """
        D b | D D | D D | D D | D D
        D D | w D | D D | b b | D D
        D D | D g | g D | b b | D D
        ------
        D D | D D | D D | b b | D D
        """,
        (4, 3, 3),
    ),
}


@pytest.mark.parametrize(("goal", "drawing", "expected"), MAPS.values(), ids=MAPS)
def test_rule_7_4_the_progress_towards_a_goal(
    goal: int, drawing: str, expected: tuple[int, int, int]
) -> None:
    assert progress(goal, drawing) == Progress(*expected)
    met = meets_goal(goal, drawn_map(drawing), 0, COLOURS)
    assert met is (expected[0] >= expected[1] and expected[2] >= 3)


@pytest.mark.parametrize(("tiles", "met"), [(1, False), (2, True), (3, True)])
def test_rule_7_4_goal_9_two_tiles_on_any_number_of_cards(tiles: int, met: bool) -> None:
    found = progress(9, "D D", tiles)
    assert (found, found.met) == (Progress(tiles, 2, None), met)


def test_rule_5_2_a_tile_counts_for_the_card_under_it() -> None:
    lakes = drawn_map("L D | L D | D D")
    assert not meets_goal(3, lakes, 0, COLOURS)
    assert meets_goal(3, lakes.with_tile(Position(4, 0), Kind.LAKE), 0, COLOURS)
    assert not meets_goal(3, lakes.with_tile(Position(2, 2), Kind.LAKE), 0, COLOURS)


CARD, PROVINCE = "D D / w w / D L", "D w / D w / D L"
#: The same without deserts.
BUILT_UP, BUILT_UP_PROVINCE = "T T / w w / T L", "T w / T w / T L"

QUIET = (1, 2, 4, 6, 7)
#: Which card each seat selects in rounds 1 and 2.
ROUND_1, ROUND_2 = (1, 7, 13), (14, 2, 8)
FIRST_TILE = (Position(0, 0), (Position(1, 0), Position(1, 1)))
SECOND_TILE = (Position(0, 2), (Position(0, 1), Position(-1, 1)))
DESERT = Position(-2, 4)


def begin(*goals: int, built_up: bool = False) -> Game:
    """Three players, with these goals and others that stay unmet; seat 2 may have a map without deserts."""
    deck = deck_of(
        {13: BUILT_UP, 8: BUILT_UP} if built_up else {},
        {Colour.BROWN: 60, Colour.BLUE: 1, Colour.GREY: 1, Colour.GREEN: 1},
        rest=CARD,
    )
    provinces = [PROVINCE, PROVINCE, BUILT_UP_PROVINCE if built_up else PROVINCE]
    chosen = [*goals, *(goal for goal in QUIET if goal not in goals)][:5]
    return start(GameOptions(3, with_goals=True), deck=deck, provinces=provinces, goals=chosen)


def two_rounds(game: Game, *, terraforming: Iterable[int] = ()) -> Game:
    """The game in round 2, with only the last ``Done`` missing; some seats may have terraformed twice."""
    game = one_round(game, ROUND_1, (-1, 0), FIRST_TILE, terraforming)
    game = after(game, Done(2))
    return one_round(game, ROUND_2, (-2, 2), SECOND_TILE, terraforming)


def one_round(
    game: Game,
    cards: tuple[int, ...],
    where: tuple[int, int],
    tile: tuple[Position, tuple[Position, Position]],
    terraforming: Iterable[int],
) -> Game:
    game = after(game, *(Pick(seat, card) for seat, card in enumerate(cards)))
    game = after(game, *(place(seat, card, *where, 180) for seat, card in enumerate(cards)))
    game = after(game, *(Terraform(seat, tile[0], Kind.TOWN, tile[1]) for seat in terraforming))
    return after(game, Done(0), Done(1))


def test_rule_7_1_there_are_two_more_goals_than_players_face_up() -> None:
    goals = view_of(begin(3), None).goals
    assert [goal.number for goal in goals] == [1, 2, 3, 4, 6]
    assert all(goal.winner is None for goal in goals)


def test_rule_7_2_goals_1_to_4_go_to_the_lowest_card() -> None:
    events = events_of(two_rounds(begin(3)), Done(2))
    assert GoalWon(1, 3) in events
    assert FreeTilesOffered((0, 2)) in events


def test_rule_7_2_goals_5_to_9_go_to_the_highest_card() -> None:
    events = events_of(two_rounds(begin(9), terraforming=(0, 1, 2)), Done(2))
    assert GoalWon(0, 9) in events
    assert FreeTilesOffered((1, 2)) in events


def test_rule_7_2_the_winner_of_a_goal_is_out_of_the_later_ones_this_round() -> None:
    # Only seat 1 meets goal 9, but it wins goal 3 with the lowest card.
    events = events_of(two_rounds(begin(3, 9), terraforming=(1,)), Done(2))
    assert [event for event in events if isinstance(event, GoalWon)] == [GoalWon(1, 3)]
    assert FreeTilesOffered((0, 2)) in events


def test_rule_7_1_a_goal_is_worth_3_points() -> None:
    game = two_rounds(begin(3))
    before = game.result().scores[1].total
    game = after(game, Done(2))
    assert game.result().scores[1].total == before + 3
    assert game.result().goals == ((), (3,), ())


def test_rule_7_3_a_free_tile_is_any_terrain_on_a_desert() -> None:
    game = after(two_rounds(begin(3)), Done(2))
    assert game.phase is Phase.FREE_TILE
    assert game.waiting_for == (0, 2)
    for terrain in (Kind.FOREST, Kind.LAKE, Kind.MOUNTAIN, Kind.TOWN):
        action = FreeTile(2, DESERT, terrain)
        assert events_of(game, action) == (FreeTileLaid(2, DESERT, terrain),)
        laid = after(game, action)
        assert laid.table.maps[2].squares[DESERT].kind is terrain
        assert laid.table.tiles_laid == (0, 0, 1)
    refused(game, FreeTile(2, DESERT, Kind.DESERT), 'there is no "desert" tile')
    refused(game, FreeTile(2, Position(9, 9), Kind.LAKE), "there is no visible desert at 9, 9 (rule 5.1)")


def test_rule_7_3_a_free_tile_costs_no_cubes_and_everyone_sees_it_immediately() -> None:
    game = after(two_rounds(begin(3)), Done(2))
    cubes = game.table.maps[0].cubes
    game = after(game, FreeTile(0, DESERT, Kind.LAKE))
    assert game.table.maps[0].cubes == cubes
    assert view_of(game, 1).seats[0].map.squares[DESERT].kind is Kind.LAKE
    assert not game.may_take_back(0)


def test_rule_7_3_each_seat_decides_once_and_in_any_order() -> None:
    game = after(two_rounds(begin(3)), Done(2))
    refused(game, Skip(1), "the seat has no free tile (rule 7.3)")
    refused(game, Done(0), "the players are placing free tiles: no done")
    assert events_of(game, Skip(2)) == (FreeTileSkipped(2),)
    game = after(game, Skip(2))
    assert game.waiting_for == (0,)
    again = FreeTile(2, DESERT, Kind.LAKE)
    refused(game, again, "the seat has already decided about its free tile (rule 7.3)")
    assert events_of(game, FreeTile(0, DESERT, Kind.LAKE))[-1] == RoundBegan(3, dealt=False)
    refused(after(game, Skip(0)), Skip(0), "the players are picking cards: no skip")


def test_rule_7_3_a_free_mountain_must_leave_the_range_legal() -> None:
    game = begin(3)
    game = after(two_rounds(game), Done(2), FreeTile(2, DESERT, Kind.MOUNTAIN))
    assert game.table.maps[2].mountain_range.path == (DESERT,)
    apart = after(two_rounds(begin(3)), Done(2))
    mountainous = apart.table.maps[0].with_tile(DESERT, Kind.MOUNTAIN)
    assert mountainous.positions(Kind.DESERT)
    faraway = Position(0, 0)
    table = apart.table._replace(maps=(mountainous, *apart.table.maps[1:]))
    tile = FreeTile(0, faraway, Kind.MOUNTAIN)
    refused(
        replace(apart, table=table), tile, "that would cut mountains off from the range at 0, 0 (rule 5.2)"
    )


def test_rule_7_3_only_a_seat_with_a_desert_is_asked() -> None:
    game = two_rounds(begin(3, built_up=True))
    assert not game.table.maps[2].positions(Kind.DESERT)
    assert FreeTilesOffered((0,)) in events_of(game, Done(2))
    assert after(game, Done(2)).waiting_for == (0,)


def test_rule_7_3_nothing_is_checked_again_until_the_next_round() -> None:
    game = begin(3, 9)
    game = after(one_round(game, ROUND_1, (-1, 0), FIRST_TILE, (0,)), Done(2))
    game = one_round(game, ROUND_2, (-2, 2), SECOND_TILE, ())
    game = after(game, Done(2), Skip(2), FreeTile(0, DESERT, Kind.LAKE))
    assert game.table.tiles_laid == (2, 0, 0)
    assert game.result().goals == ((), (3,), ())
    game = after(game, *(Pick(seat, game.table.hands[seat][0]) for seat in range(3)))
    game = after(game, *(first_placement(game, seat) for seat in range(3)), Done(0), Done(1))
    assert GoalWon(0, 9) in events_of(game, Done(2))
