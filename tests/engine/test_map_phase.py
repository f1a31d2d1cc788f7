"""The map phase of a whole table (rules.md 4 and 5); single maps are tested in tests/engine/maps."""

from __future__ import annotations

import pytest

from engine.actions import Done, Pick, Terraform, Unplaceable, Wait
from engine.decks import Deck
from engine.errors import IllegalAction, IllegalPlacement, OutOfTurn
from engine.events import (
    CardPlaced,
    CardSetAside,
    MapPhaseBegan,
    MapsShown,
    PlacedInPrivate,
    RoundBegan,
    SeatDone,
    TileLaid,
    WaitAsked,
)
from engine.game import Game
from engine.options import GameOptions, PlacingOrder, Rules
from engine.parts.squares import Colour, Kind, Position
from engine.views import Phase, view_of
from tests.engine.drawn_maps import card
from tests.engine.tables import HOKKAIDO_CUBES, after, deck_of, events_of, place, refused, start

TWO_BLUE, TWO_GREY = "b b / D D / D T", "g g / D D / D T"
LEFT, RIGHT = Position(0, 0), Position(1, 0)
DESERT = Position(0, 1)
#: Two of these cards cannot overlap, because lakes always stay visible.
ALL_LAKES = "L L / L L / L L"


def in_map_phase(
    *cards: int,
    deck: Deck | None = None,
    provinces: tuple[str, ...] = (),
    order: PlacingOrder = PlacingOrder.AS_PRINTED,
    rules: Rules = Rules.HOKKAIDO,
) -> Game:
    """A draft game at the start of a map phase; each seat (three or more) has picked one of these cards."""
    rest = iter(number for number in range(60, 0, -1) if number not in cards)
    hands = [[card, *(next(rest) for _ in range(5))] for card in cards]
    game = start(
        GameOptions(len(cards), rules, order=order),
        [card for hand in hands for card in hand],
        deck=deck,
        provinces=provinces,
    )
    return after(game, *(Pick(seat, card) for seat, card in enumerate(cards)))


def test_rule_1_3_each_production_square_gets_its_cube_immediately() -> None:
    game = in_map_phase(1, 2, 3, provinces=(TWO_BLUE, TWO_GREY))
    assert dict(game.table.maps[0].cubes) == {LEFT: Colour.BLUE, RIGHT: Colour.BLUE}
    assert game.table.supply[Colour.BLUE] == 12


def test_rule_1_3_scarce_cubes_are_given_out_seat_by_seat_in_reading_order() -> None:
    deck = deck_of(cubes=HOKKAIDO_CUBES | {Colour.BLUE: 3})
    game = in_map_phase(1, 2, 3, deck=deck, provinces=(TWO_BLUE, TWO_BLUE, TWO_BLUE))
    assert [list(player_map.cubes) for player_map in game.table.maps] == [[LEFT, RIGHT], [LEFT], []]


def test_rule_4_0_everyone_sees_the_selected_cards() -> None:
    game = in_map_phase(9, 2, 30)
    selected = [seat.selected for seat in view_of(game, None).seats]
    assert [card.number for card in selected if card is not None] == [9, 2, 30]


def test_rule_4_0_only_the_selected_card_is_placed() -> None:
    game = in_map_phase(1, 2, 3)
    error = refused(game, place(0, 2, 0, 1), "not-the-selected-card", "4.0")
    assert error.values == {"card": 2, "selected": 1}
    refused(game, Unplaceable(0, 2), "not-the-selected-card", "4.0")


def test_rule_4_1_a_card_is_placed_once() -> None:
    game = after(in_map_phase(1, 2, 3), place(0, 1, 0, 1))
    assert game.table.maps[0].cards[-1].number == 1
    refused(game, place(0, 1, 0, 2), "already-placed", "4.1")
    refused(game, Unplaceable(0, 1), "already-placed", "4.1")


def test_rule_4_2_an_illegal_placement_is_refused_with_a_reason() -> None:
    error = refused(in_map_phase(1, 2, 3), place(0, 1, 5, 5), "no-overlap", "4.2")
    assert isinstance(error, IllegalPlacement)


def test_rule_4_6_a_visible_production_square_takes_a_cube_if_there_is_one() -> None:
    deck = deck_of({1: "b b / D b / D D"}, HOKKAIDO_CUBES | {Colour.BLUE: 2})
    game = in_map_phase(1, 2, 3, deck=deck, order=PlacingOrder.SIMULTANEOUS)
    game = after(game, place(0, 1, 0, 2))
    assert list(game.table.maps[0].cubes) == [Position(0, 2), Position(1, 2)]
    assert game.table.supply[Colour.BLUE] == 0


def test_rule_4_6_reading_order_is_that_of_the_upright_card() -> None:
    deck = deck_of({1: "b b / D D / D D"}, HOKKAIDO_CUBES | {Colour.BLUE: 1})
    game = in_map_phase(1, 2, 3, deck=deck, order=PlacingOrder.SIMULTANEOUS)
    game = after(game, place(0, 1, 0, 2, 180))
    assert list(game.table.maps[0].cubes) == [Position(1, 4)]


def test_rule_4_6_a_covered_production_square_returns_its_cube_to_the_supply_first() -> None:
    deck = deck_of({1: "b D / D D / D D"}, HOKKAIDO_CUBES | {Colour.BLUE: 1})
    game = in_map_phase(1, 2, 3, deck=deck, provinces=("b D / D D / D T",), order=PlacingOrder.SIMULTANEOUS)
    assert game.table.supply[Colour.BLUE] == 0
    game = after(game, place(0, 1, 0, -2, 180))
    assert list(game.table.maps[0].cubes) == [RIGHT]
    assert game.table.supply[Colour.BLUE] == 0


def test_rule_4_6_the_hidden_squares_of_the_new_card_get_no_cube() -> None:
    deck = deck_of({1: "b b / D D / D D"})
    game = after(in_map_phase(1, 2, 3, deck=deck), place(0, 1, 0, 2, 0, [0]))
    assert not game.table.maps[0].cubes
    assert game.table.supply[Colour.BLUE] == 14


def test_rule_4_7_a_covered_tile_leaves_the_map() -> None:
    game = in_map_phase(1, 2, 3, provinces=("w w / D D / D T",))
    game = after(game, Terraform(0, DESERT, Kind.TOWN, (LEFT, RIGHT)))
    assert dict(game.table.maps[0].tiles) == {DESERT: Kind.TOWN}
    assert not after(game, place(0, 1, 0, 1)).table.maps[0].tiles


def test_rule_4_8_placing_is_simultaneous_and_private() -> None:
    game = in_map_phase(1, 2, 3)
    assert game.waiting_for == (0, 1, 2)
    assert view_of(game, None).may_place == (0, 1, 2)
    assert events_of(game, place(2, 3, 0, 1)) == (PlacedInPrivate(2),)


def test_rule_4_8_the_maps_are_shown_when_everyone_is_done() -> None:
    game = in_map_phase(1, 2, 3)
    game = after(game, *(place(seat, seat + 1, 0, 1) for seat in range(3)), Done(2), Done(0))
    assert game.waiting_for == (1,)
    done, shown, *later = events_of(game, Done(1))
    assert done == SeatDone(1)
    assert isinstance(shown, MapsShown)
    assert [placement and placement.card for placement in shown.placements] == [1, 2, 3]
    assert later == [RoundBegan(2, dealt=False)]


def test_rule_4_8_after_a_wait_everyone_places_openly_lowest_card_first() -> None:
    game = in_map_phase(9, 2, 30)
    assert view_of(game, None).may_ask_to_wait
    assert events_of(game, Wait(2)) == (WaitAsked(2, (1, 0, 2)),)
    game = after(game, Wait(2))
    view = view_of(game, None)
    assert not view.may_ask_to_wait
    assert view.sequential
    assert view.placing_order == (1, 0, 2)
    assert view.may_place == game.waiting_for == (1,)
    error = refused(game, place(0, 9, 0, 1), "not-your-turn-to-place", "4.8")
    assert error.values == {"seat": 1, "card": 2}
    assert isinstance(error, OutOfTurn)
    action = place(1, 2, 0, 1)
    assert events_of(game, action) == (CardPlaced(1, action.placement),)


def test_rule_4_8_the_next_player_may_place_as_soon_as_the_one_before_has() -> None:
    game = after(in_map_phase(9, 2, 30), Wait(2), place(1, 2, 0, 1))
    assert game.waiting_for == (0, 1)
    game = after(game, place(0, 9, 0, 1), place(2, 30, 0, 1))
    assert game.waiting_for == (0, 1, 2)


def test_rule_4_8_setting_aside_follows_the_placing_order_too() -> None:
    deck = deck_of({1: ALL_LAKES, 2: ALL_LAKES})
    game = in_map_phase(1, 2, 3, deck=deck, provinces=(ALL_LAKES, ALL_LAKES))
    game = after(game, Wait(0))
    refused(game, Unplaceable(1, 2), "not-your-turn-to-place", "4.8")
    assert events_of(game, Unplaceable(0, 1)) == (CardSetAside(0, 1),)
    assert view_of(after(game, Unplaceable(0, 1)), None).may_place == (1,)


def test_rule_4_8_terraforming_and_ending_the_phase_are_free_in_a_sequential_round() -> None:
    game = in_map_phase(9, 2, 30, provinces=(TWO_GREY, TWO_GREY, TWO_GREY))
    game = after(game, Wait(0))
    tile = Terraform(2, DESERT, Kind.MOUNTAIN, (LEFT, RIGHT))
    assert events_of(game, tile) == (TileLaid(2, DESERT, Kind.MOUNTAIN),)
    game = after(game, tile, place(1, 2, 1, 1), Done(1))
    assert game.waiting_for == (0,)


def test_rule_4_8_in_a_sequential_round_placements_are_final_and_open_immediately() -> None:
    game = after(in_map_phase(9, 2, 30), Wait(2), place(1, 2, 0, 1))
    assert not game.may_take_back(1)
    assert len(view_of(game, 0).seats[1].map.cards) == 2


def test_rule_4_8_no_one_can_ask_to_wait_after_the_first_placement() -> None:
    game = after(in_map_phase(9, 2, 30), place(0, 9, 0, 1))
    refused(game, Wait(1), "too-late-to-wait", "4.8")
    assert not any(view_of(game, seat).may_ask_to_wait for seat in (0, 1, 2, None))


def test_rule_4_8_an_earlier_terraforming_does_not_prevent_waiting() -> None:
    game = in_map_phase(9, 2, 30, provinces=(TWO_GREY,))
    game = after(game, Terraform(0, DESERT, Kind.MOUNTAIN, (LEFT, RIGHT)), Wait(1))
    assert game.map_phase is not None
    assert game.map_phase.is_sequential


def test_rule_4_8_setting_aside_does_not_prevent_waiting_but_being_done_does() -> None:
    game = in_map_phase(1, 2, 3, deck=deck_of({1: ALL_LAKES}), provinces=(ALL_LAKES,))
    game = after(game, Unplaceable(0, 1))
    refused(after(game, Done(0)), Wait(0), "already-done", "4.8")
    waiting = after(game, Done(0), Wait(2))
    assert waiting.waiting_for == (1,)
    assert after(waiting, place(1, 2, 0, 1)).waiting_for == (1, 2)
    assert view_of(after(game, Wait(0)), None).may_place == (1,)


def test_rule_4_8_a_second_wait_is_refused() -> None:
    game = after(in_map_phase(9, 2, 30), Wait(2))
    refused(game, Wait(2), "already-in-order", "4.8")
    refused(game, Wait(0), "already-in-order", "4.8")


SHORT = deck_of({1: "b b / D D / D D", 2: "b D / D D / D D"}, HOKKAIDO_CUBES | {Colour.BLUE: 2})


def test_rule_4_8_a_round_is_sequential_automatically_if_the_supply_is_short() -> None:
    game = in_map_phase(2, 1, 3, deck=SHORT)
    assert view_of(game, None).placing_order == (1, 0, 2)
    refused(game, Wait(0), "already-in-order", "4.8")


def test_rule_4_8_a_supply_that_just_suffices_is_not_short() -> None:
    enough = deck_of({1: "b b / D D / D D", 2: "b D / D D / D D"}, HOKKAIDO_CUBES | {Colour.BLUE: 3})
    assert not view_of(in_map_phase(2, 1, 3, deck=enough), None).sequential


def test_rule_4_8_the_supply_is_judged_when_the_map_phase_begins() -> None:
    """Cubes that seat 0 may return later by covering them do not count."""
    enough = deck_of({1: "b b / D D / D D", 2: "b D / D D / D D"}, HOKKAIDO_CUBES | {Colour.BLUE: 4})
    game = in_map_phase(2, 1, 3, deck=enough, provinces=(TWO_BLUE,))
    assert view_of(game, None).sequential


def test_a_table_may_always_place_simultaneously() -> None:
    game = in_map_phase(2, 1, 3, deck=SHORT, order=PlacingOrder.SIMULTANEOUS)
    assert not view_of(game, None).sequential
    assert not view_of(game, None).may_ask_to_wait
    refused(game, Wait(0), "table-never-waits", "4.8")


def test_a_table_may_always_place_in_order() -> None:
    game = in_map_phase(9, 2, 30, order=PlacingOrder.IN_ORDER)
    assert MapPhaseBegan((9, 2, 30), (1, 0, 2)) in events_of(
        Game.replay(game.options, game.deck, game.setup, game.actions[:-1]), Pick(2, 30)
    )
    assert game.waiting_for == (1,)
    refused(game, Wait(0), "already-in-order", "4.8")


def test_rule_4_9_a_card_without_a_legal_placement_is_set_aside() -> None:
    deck = deck_of({1: ALL_LAKES})
    game = in_map_phase(1, 2, 3, deck=deck, provinces=(ALL_LAKES,))
    assert events_of(game, Unplaceable(0, 1)) == (PlacedInPrivate(0),)
    game = after(game, Unplaceable(0, 1))
    assert view_of(game, 0).seats[0].placed
    assert [card.number for card in game.table.maps[0].cards] == [0]
    assert after(game, Done(0)).waiting_for == (1, 2)


def test_rule_4_9_a_card_with_a_legal_placement_cannot_be_set_aside() -> None:
    refused(in_map_phase(1, 2, 3), Unplaceable(0, 1), "card-has-a-placement", "4.9")


#: On this province, a card of lakes has to cover the desert in the corner.
ONE_WAY_IN = "D L / b b / L L"
CORNER, MIDDLE = Position(0, 0), (Position(0, 1), Position(1, 1))


def test_rule_4_9_a_terraforming_may_not_remove_the_last_placement() -> None:
    game = in_map_phase(1, 2, 3, deck=deck_of({1: ALL_LAKES}), provinces=(ONE_WAY_IN,))
    lake = Terraform(0, CORNER, Kind.LAKE, MIDDLE)
    assert isinstance(refused(game, lake, "last-placement", "4.9"), IllegalAction)
    assert after(game, place(0, 1, -2, 0, 90)).table.maps[0].squares[CORNER].card == 1


def test_rule_4_9_after_placing_a_terraforming_may_leave_no_room_for_further_cards() -> None:
    game = in_map_phase(1, 2, 3, deck=deck_of({1: ALL_LAKES}), provinces=("D L / b b / L D",))
    game = after(game, place(0, 1, -2, -1, 90), Terraform(0, Position(1, 2), Kind.LAKE, MIDDLE))
    assert not game.table.maps[0].legal_placements(card(4, ALL_LAKES))


def walled_in() -> Game:
    """Round 2: seat 0's map has a desert and two cubes, but no room for a card of lakes."""
    deck = deck_of({1: "D D / D L / L L"}, rest=ALL_LAKES)
    game = in_map_phase(1, 2, 3, deck=deck, provinces=("L L / b b / L L", ALL_LAKES, ALL_LAKES))
    game = after(game, place(0, 1, 0, 2, 0, [0]), Unplaceable(1, 2), Unplaceable(2, 3))
    game = after(game, Done(0), Done(1), Done(2))
    return after(game, *(Pick(seat, game.table.hands[seat][0]) for seat in range(3)))


def test_rule_4_9_a_card_that_has_no_placement_anyway_restricts_nothing() -> None:
    game = walled_in()
    assert game.map_phase is not None
    lake = Terraform(0, Position(0, 3), Kind.LAKE, MIDDLE)
    assert after(game, lake, Unplaceable(0, game.map_phase.selected[0])).waiting_for == (0, 1, 2)


def test_rule_5_1_two_cubes_of_one_colour_transform_a_desert() -> None:
    game = in_map_phase(1, 2, 3, provinces=(TWO_BLUE,))
    before = game.table.supply[Colour.BLUE]
    game = after(game, Terraform(0, DESERT, Kind.LAKE, (RIGHT, LEFT)))
    square = game.table.maps[0].squares[DESERT]
    assert (square.kind, square.tile, square.card) == (Kind.LAKE, True, 0)
    assert not game.table.maps[0].cubes
    assert game.table.supply[Colour.BLUE] == before + 2


@pytest.mark.parametrize(
    ("letter", "terrain"),
    [("b", Kind.LAKE), ("w", Kind.TOWN), ("n", Kind.FOREST), ("g", Kind.MOUNTAIN)],
)
def test_rule_5_1_each_colour_makes_its_own_terrain(letter: str, terrain: Kind) -> None:
    game = in_map_phase(1, 2, 3, provinces=(f"{letter} {letter} / D D / D T",))
    for wanted in (Kind.LAKE, Kind.TOWN, Kind.FOREST, Kind.MOUNTAIN):
        action = Terraform(0, DESERT, wanted, (LEFT, RIGHT))
        if wanted is terrain:
            assert after(game, action).table.maps[0].squares[DESERT].kind is terrain
        else:
            refused(game, action, "wrong-cube-for-terrain", "5.1")


def test_rule_5_1_both_cubes_must_have_the_right_colour_and_lie_on_the_players_map() -> None:
    game = in_map_phase(1, 2, 3, provinces=("b g / D D / D T", TWO_BLUE))
    refused(game, Terraform(0, DESERT, Kind.LAKE, (LEFT, RIGHT)), "wrong-cube-for-terrain", "5.1")
    refused(game, Terraform(0, DESERT, Kind.LAKE, (LEFT, DESERT)), "no-cube-there", "5.1")
    refused(game, Terraform(0, DESERT, Kind.LAKE, (LEFT, LEFT)), "same-cube-twice")
    refused(game, Terraform(1, Position(1, 2), Kind.LAKE, (LEFT, RIGHT)), "no-desert-there", "5.1")


def test_rule_5_1_terraforming_is_allowed_once_before_or_after_placing() -> None:
    provinces = ("b b / D D / b b",)
    game = in_map_phase(1, 2, 3, provinces=provinces)
    early = Terraform(0, DESERT, Kind.LAKE, (LEFT, RIGHT))
    game = after(game, early)
    late = Terraform(0, Position(1, 1), Kind.LAKE, (Position(0, 2), Position(1, 2)))
    refused(game, late, "already-terraformed", "5.1")
    game = after(in_map_phase(1, 2, 3, provinces=provinces), place(0, 1, 1, 1), early)
    assert game.table.tiles_laid == (1, 0, 0)
    refused(game, late, "already-terraformed", "5.1")


def test_rule_5_1_cubes_and_deserts_of_the_card_just_placed_may_be_used() -> None:
    deck = deck_of({1: "n n / D D / D D"})
    game = after(in_map_phase(1, 2, 3, deck=deck), place(0, 1, 0, 2))
    tile = Terraform(0, Position(1, 4), Kind.FOREST, (Position(0, 2), Position(1, 2)))
    assert after(game, tile).table.maps[0].squares[Position(1, 4)].kind is Kind.FOREST


def test_rule_5_2_a_mountain_tile_must_leave_the_range_legal() -> None:
    game = in_map_phase(1, 2, 3, provinces=("g g / M D / D D",))
    refused(game, Terraform(0, Position(1, 2), Kind.MOUNTAIN, (LEFT, LEFT)), "same-cube-twice")
    assert after(game, Terraform(0, Position(0, 2), Kind.MOUNTAIN, (LEFT, RIGHT)))
    apart = in_map_phase(1, 2, 3, provinces=("M g / g D / D D",))
    cubes = (Position(1, 0), Position(0, 1))
    error = refused(apart, Terraform(0, Position(0, 2), Kind.MOUNTAIN, cubes), "range-apart", "5.2")
    assert error.values["squares"]


def test_rule_1_2_honshu_has_no_terraforming_but_ends_the_phase_with_done() -> None:
    deck = deck_of(cubes={Colour.BLUE: 10, Colour.BROWN: 10, Colour.GREY: 10, Colour.YELLOW: 10})
    game = in_map_phase(1, 2, 3, deck=deck, rules=Rules.HONSHU, provinces=(TWO_BLUE,))
    refused(game, Terraform(0, DESERT, Kind.LAKE, (LEFT, RIGHT)), "no-terraforming", "1.2")
    game = after(game, *(place(seat, seat + 1, 0, 1) for seat in range(3)))
    assert game.phase is Phase.MAP
    assert after(game, Done(0), Done(1), Done(2)).round == 2


def test_done_requires_a_placement_and_ends_the_phase_for_the_seat() -> None:
    game = in_map_phase(1, 2, 3, provinces=(TWO_BLUE,))
    refused(game, Done(0), "not-placed-yet", "4.1")
    game = after(game, place(0, 1, 0, 1), Done(0))
    for action in (Done(0), Wait(0), place(0, 1, 0, 1), Terraform(0, LEFT, Kind.LAKE, (LEFT, RIGHT))):
        refused(game, action, "already-done", "4.8")


def test_a_decision_of_another_phase_is_out_of_turn() -> None:
    error = refused(in_map_phase(1, 2, 3), Pick(0, 1), "phase-is-map")
    assert isinstance(error, OutOfTurn)
    assert error.values == {"action": "pick"}
    refused(start(GameOptions(3)), Done(0), "phase-is-pick")
