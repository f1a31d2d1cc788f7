"""The map phase of a whole table (rules.md 4 and 5); single maps are tested in tests/engine/maps."""

from __future__ import annotations

import pytest

from engine.actions import Action, Done, Pick, Terraform, Unplaceable, Wait
from engine.decks import Deck
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
    selected = [seat.selected for seat in view_of(NINE_TWO_THIRTY, None).seats]
    assert [card.number for card in selected if card is not None] == [9, 2, 30]


#: Map phases: a plain one, one in which seat 2 has asked to wait, and some on maps with cubes or only lakes.
PLAIN_ONE = in_map_phase(1, 2, 3)
PLACED = after(PLAIN_ONE, place(0, 1, 0, 1))
NINE_TWO_THIRTY = in_map_phase(9, 2, 30)
WAITED = after(NINE_TWO_THIRTY, Wait(2))
WITH_LAKES = in_map_phase(1, 2, 3, deck=deck_of({1: ALL_LAKES}), provinces=(ALL_LAKES,))
TWO_COLOURS = in_map_phase(1, 2, 3, provinces=("b g / D D / D T", TWO_BLUE))
TWICE_BLUE = in_map_phase(1, 2, 3, provinces=("b b / D D / b b",))

#: The blue cubes of the supply are one short of what the cards 1 and 2 need.
SHORT = deck_of({1: "b b / D D / D D", 2: "b D / D D / D D"}, HOKKAIDO_CUBES | {Colour.BLUE: 2})
NEVER_WAITS = in_map_phase(2, 1, 3, deck=SHORT, order=PlacingOrder.SIMULTANEOUS)

#: On this province, a card of lakes has to cover the desert in the corner.
ONE_WAY_IN = in_map_phase(1, 2, 3, deck=deck_of({1: ALL_LAKES}), provinces=("D L / b b / L L",))
CORNER, MIDDLE = Position(0, 0), (Position(0, 1), Position(1, 1))

LAKE = Terraform(0, DESERT, Kind.LAKE, (LEFT, RIGHT))
ANOTHER_LAKE = Terraform(0, Position(1, 1), Kind.LAKE, (Position(0, 2), Position(1, 2)))


def honshu() -> Game:
    cubes = {Colour.BLUE: 10, Colour.BROWN: 10, Colour.GREY: 10, Colour.YELLOW: 10}
    return in_map_phase(1, 2, 3, deck=deck_of(cubes=cubes), rules=Rules.HONSHU, provinces=(TWO_BLUE,))


@pytest.mark.parametrize(
    ("game", "action", "said"),
    [
        (PLAIN_ONE, place(0, 2, 0, 1), "card 2 is not the selected card, 1 (rule 4.0)"),
        (PLAIN_ONE, Unplaceable(0, 2), "card 2 is not the selected card, 1 (rule 4.0)"),
        (PLACED, place(0, 1, 0, 2), "card 1 has already been placed or set aside (rule 4.1)"),
        (PLACED, Unplaceable(0, 1), "card 1 has already been placed or set aside (rule 4.1)"),
        (PLAIN_ONE, Done(0), "card 1 must be placed first, or set aside"),
        (PLAIN_ONE, place(0, 1, 5, 5), "the card does not overlap the map (rule 4.2)"),
        (WAITED, place(0, 9, 0, 1), "it is seat 1's turn to place, with card 2 (rule 4.8)"),
        # Setting aside follows the placing order too.
        (after(WITH_LAKES, Wait(0)), Unplaceable(1, 2), "it is seat 0's turn to place, with card 1"),
        (
            after(NINE_TWO_THIRTY, place(0, 9, 0, 1)),
            Wait(1),
            "a card has been placed this round, so it is too late",
        ),
        (WAITED, Wait(2), "everyone already places in turn this round (rule 4.8)"),
        (WAITED, Wait(0), "everyone already places in turn this round (rule 4.8)"),
        (in_map_phase(2, 1, 3, deck=SHORT), Wait(0), "everyone already places in turn this round"),
        (in_map_phase(2, 1, 3, order=PlacingOrder.IN_ORDER), Wait(0), "everyone already places in turn"),
        (
            NEVER_WAITS,
            Wait(0),
            "at this table everyone places at the same time, so no seat can wait (rule 4.8)",
        ),
        (PLAIN_ONE, Unplaceable(0, 1), "card 1 has a legal placement, so it cannot be set aside (rule 4.9)"),
        (
            ONE_WAY_IN,
            Terraform(0, CORNER, Kind.LAKE, MIDDLE),
            "that would remove the last legal placement of card 1 (rule 4.9)",
        ),
        (TWO_COLOURS, LAKE, "a lake costs two blue cubes, not a grey one (rule 5.1)"),
        (TWO_COLOURS, Terraform(0, DESERT, Kind.LAKE, (LEFT, DESERT)), "there is no cube at 0, 1 (rule 5.1)"),
        (TWO_COLOURS, Terraform(0, DESERT, Kind.LAKE, (LEFT, LEFT)), "the cube at 0, 0 is named twice"),
        (
            TWO_COLOURS,
            Terraform(1, Position(1, 2), Kind.LAKE, (LEFT, RIGHT)),
            "there is no visible desert at 1, 2 (rule 5.1)",
        ),
        (
            after(TWICE_BLUE, LAKE),
            ANOTHER_LAKE,
            "the seat has already terraformed in this map phase (rule 5.1)",
        ),
        (after(TWICE_BLUE, place(0, 1, 1, 1), LAKE), ANOTHER_LAKE, "the seat has already terraformed"),
        (
            in_map_phase(1, 2, 3, provinces=("M g / g D / D D",)),
            Terraform(0, Position(0, 2), Kind.MOUNTAIN, (Position(1, 0), Position(0, 1))),
            "that would cut mountains off from the range at 0, 2 (rule 5.2)",
        ),
        (honshu(), LAKE, "this game has no terraforming (rule 1.2)"),
        (after(PLACED, Done(0)), Done(0), "the seat has already ended its map phase (rule 4.8)"),
        (after(PLACED, Done(0)), place(0, 1, 0, 1), "the seat has already ended its map phase"),
        (after(WITH_LAKES, Unplaceable(0, 1), Done(0)), Wait(0), "the seat has already ended its map phase"),
        (after(TWICE_BLUE, place(0, 1, 1, 1), Done(0)), LAKE, "the seat has already ended its map phase"),
        (PLAIN_ONE, Pick(0, 1), "it is the map phase: no pick"),
        (start(GameOptions(3)), Done(0), "the players are picking cards: no done"),
    ],
)
def test_rules_4_and_5_what_is_refused(game: Game, action: Action, said: str) -> None:
    refused(game, action, said)


@pytest.mark.parametrize(
    ("drawing", "blue", "placement", "cubes", "left"),
    [
        ("b b / D b / D D", 2, (0, 2), [(0, 2), (1, 2)], 0),
        # Reading order is that of the upright card.
        ("b b / D D / D D", 1, (0, 2, 180), [(1, 4)], 0),
        # A hidden square of the new card gets no cube.
        ("b b / D D / D D", 14, (0, 2, 0, [0]), [], 14),
    ],
)
def test_rule_4_6_a_visible_production_square_takes_a_cube_if_there_is_one(
    drawing: str, blue: int, placement: tuple[int, int], cubes: list[tuple[int, int]], left: int
) -> None:
    deck = deck_of({1: drawing}, HOKKAIDO_CUBES | {Colour.BLUE: blue})
    game = in_map_phase(1, 2, 3, deck=deck, order=PlacingOrder.SIMULTANEOUS)
    game = after(game, place(0, 1, *placement))
    assert (list(game.table.maps[0].cubes), game.table.supply[Colour.BLUE]) == (cubes, left)


def test_rule_4_6_a_covered_production_square_returns_its_cube_to_the_supply_first() -> None:
    deck = deck_of({1: "b D / D D / D D"}, HOKKAIDO_CUBES | {Colour.BLUE: 1})
    game = in_map_phase(1, 2, 3, deck=deck, provinces=("b D / D D / D T",), order=PlacingOrder.SIMULTANEOUS)
    assert game.table.supply[Colour.BLUE] == 0
    game = after(game, place(0, 1, 0, -2, 180))
    assert (list(game.table.maps[0].cubes), game.table.supply[Colour.BLUE]) == ([RIGHT], 0)


def test_rule_4_7_a_covered_tile_leaves_the_map() -> None:
    game = in_map_phase(1, 2, 3, provinces=("w w / D D / D T",))
    game = after(game, Terraform(0, DESERT, Kind.TOWN, (LEFT, RIGHT)))
    assert dict(game.table.maps[0].tiles) == {DESERT: Kind.TOWN}
    assert not after(game, place(0, 1, 0, 1)).table.maps[0].tiles


def test_rule_4_8_placing_is_simultaneous_and_private_until_everyone_is_done() -> None:
    assert PLAIN_ONE.waiting_for == view_of(PLAIN_ONE, None).may_place == (0, 1, 2)
    assert events_of(PLAIN_ONE, place(2, 3, 0, 1)) == (PlacedInPrivate(2),)
    game = after(PLAIN_ONE, *(place(seat, seat + 1, 0, 1) for seat in range(3)), Done(2), Done(0))
    assert game.waiting_for == (1,)
    done, shown, *later = events_of(game, Done(1))
    assert done == SeatDone(1)
    assert isinstance(shown, MapsShown)
    assert [placement and placement.card for placement in shown.placements] == [1, 2, 3]
    assert later == [RoundBegan(2, dealt=False)]


def test_rule_4_8_after_a_wait_everyone_places_openly_lowest_card_first() -> None:
    assert view_of(NINE_TWO_THIRTY, None).may_ask_to_wait
    assert events_of(NINE_TWO_THIRTY, Wait(2)) == (WaitAsked(2, (1, 0, 2)),)
    view = view_of(WAITED, None)
    assert (view.sequential, view.may_ask_to_wait, view.placing_order) == (True, False, (1, 0, 2))
    assert view.may_place == WAITED.waiting_for == (1,)
    action = place(1, 2, 0, 1)
    assert events_of(WAITED, action) == (CardPlaced(1, action.placement),)
    game = after(WAITED, action)
    # The placement is final and open immediately, and the next player may place.
    assert not game.may_take_back(1)
    assert len(view_of(game, 0).seats[1].map.cards) == 2
    assert game.waiting_for == (0, 1)
    assert after(game, place(0, 9, 0, 1), place(2, 30, 0, 1)).waiting_for == (0, 1, 2)


def test_rule_4_8_in_a_sequential_round_setting_aside_is_open_and_terraforming_is_free() -> None:
    game = after(WITH_LAKES, Wait(0))
    assert events_of(game, Unplaceable(0, 1)) == (CardSetAside(0, 1),)
    assert view_of(after(game, Unplaceable(0, 1)), None).may_place == (1,)
    game = after(in_map_phase(9, 2, 30, provinces=(TWO_GREY, TWO_GREY, TWO_GREY)), Wait(0))
    tile = Terraform(2, DESERT, Kind.MOUNTAIN, (LEFT, RIGHT))
    assert events_of(game, tile) == (TileLaid(2, DESERT, Kind.MOUNTAIN),)
    assert after(game, tile, place(1, 2, 1, 1), Done(1)).waiting_for == (0,)


def test_rule_4_8_only_a_placement_prevents_waiting() -> None:
    placed = after(NINE_TWO_THIRTY, place(0, 9, 0, 1))
    assert not any(view_of(placed, seat).may_ask_to_wait for seat in (0, 1, 2, None))
    tiled = after(
        in_map_phase(9, 2, 30, provinces=(TWO_GREY,)), Terraform(0, DESERT, Kind.MOUNTAIN, (LEFT, RIGHT))
    )
    assert view_of(after(tiled, Wait(1)), None).sequential
    set_aside = after(WITH_LAKES, Unplaceable(0, 1))
    assert view_of(after(set_aside, Wait(0)), None).may_place == (1,)
    waiting = after(set_aside, Done(0), Wait(2))
    assert waiting.waiting_for == (1,)
    assert after(waiting, place(1, 2, 0, 1)).waiting_for == (1, 2)


@pytest.mark.parametrize(
    ("blue", "provinces", "order"),
    [
        (2, (), (1, 0, 2)),
        (3, (), ()),  # it just suffices
        # Cubes that seat 0 may return later by covering them do not count.
        (4, (TWO_BLUE,), (1, 0, 2)),
    ],
)
def test_rule_4_8_a_round_is_sequential_automatically_if_the_supply_is_short(
    blue: int, provinces: tuple[str, ...], order: tuple[int, ...]
) -> None:
    deck = deck_of({1: "b b / D D / D D", 2: "b D / D D / D D"}, HOKKAIDO_CUBES | {Colour.BLUE: blue})
    view = view_of(in_map_phase(2, 1, 3, deck=deck, provinces=provinces), None)
    assert (view.sequential, view.placing_order) == (bool(order), order)


def test_a_table_may_always_place_simultaneously_or_in_order() -> None:
    never = view_of(NEVER_WAITS, None)
    assert not never.sequential
    assert not never.may_ask_to_wait
    game = in_map_phase(9, 2, 30, order=PlacingOrder.IN_ORDER)
    assert game.waiting_for == (1,)
    before = Game.replay(game.options, game.deck, game.setup, game.actions[:-1])
    assert MapPhaseBegan((9, 2, 30), (1, 0, 2)) in events_of(before, Pick(2, 30))


def test_rule_4_9_a_card_without_a_legal_placement_is_set_aside() -> None:
    assert events_of(WITH_LAKES, Unplaceable(0, 1)) == (PlacedInPrivate(0),)
    game = after(WITH_LAKES, Unplaceable(0, 1))
    assert view_of(game, 0).seats[0].placed
    assert [card.number for card in game.table.maps[0].cards] == [0]
    assert after(game, Done(0)).waiting_for == (1, 2)


def test_rule_4_9_after_placing_a_terraforming_may_leave_no_room_for_further_cards() -> None:
    assert after(ONE_WAY_IN, place(0, 1, -2, 0, 90)).table.maps[0].squares[CORNER].card == 1
    game = in_map_phase(1, 2, 3, deck=deck_of({1: ALL_LAKES}), provinces=("D L / b b / L D",))
    game = after(game, place(0, 1, -2, -1, 90), Terraform(0, Position(1, 2), Kind.LAKE, MIDDLE))
    assert not game.table.maps[0].legal_placements(card(4, ALL_LAKES))


def test_rule_4_9_a_card_that_has_no_placement_anyway_restricts_nothing() -> None:
    """In round 2, seat 0's map has a desert and two cubes, but no room for a card of lakes."""
    deck = deck_of({1: "D D / D L / L L"}, rest=ALL_LAKES)
    game = in_map_phase(1, 2, 3, deck=deck, provinces=("L L / b b / L L", ALL_LAKES, ALL_LAKES))
    game = after(game, place(0, 1, 0, 2, 0, [0]), Unplaceable(1, 2), Unplaceable(2, 3))
    game = after(game, Done(0), Done(1), Done(2))
    game = after(game, *(Pick(seat, game.table.hands[seat][0]) for seat in range(3)))
    assert game.map_phase is not None
    lake = Terraform(0, Position(0, 3), Kind.LAKE, MIDDLE)
    assert after(game, lake, Unplaceable(0, game.map_phase.selected[0])).waiting_for == (0, 1, 2)


@pytest.mark.parametrize(
    ("letter", "terrain"),
    [("b", Kind.LAKE), ("w", Kind.TOWN), ("n", Kind.FOREST), ("g", Kind.MOUNTAIN)],
)
def test_rule_5_1_two_cubes_of_one_colour_transform_a_desert_into_its_terrain(
    letter: str, terrain: Kind
) -> None:
    game = in_map_phase(1, 2, 3, provinces=(f"{letter} {letter} / D D / D T",))
    for wanted in {Kind.LAKE, Kind.TOWN, Kind.FOREST, Kind.MOUNTAIN} - {terrain}:
        refused(game, Terraform(0, DESERT, wanted, (LEFT, RIGHT)), f"a {wanted} costs two ")
    game = after(game, Terraform(0, DESERT, terrain, (RIGHT, LEFT)))
    square = game.table.maps[0].squares[DESERT]
    assert (square.kind, square.tile, square.card) == (terrain, True, 0)
    assert not game.table.maps[0].cubes
    assert dict(game.table.supply) == HOKKAIDO_CUBES
    assert game.table.tiles_laid == (1, 0, 0)


def test_rule_5_1_cubes_and_deserts_of_the_card_just_placed_may_be_used() -> None:
    deck = deck_of({1: "n n / D D / D D"})
    game = after(in_map_phase(1, 2, 3, deck=deck), place(0, 1, 0, 2))
    tile = Terraform(0, Position(1, 4), Kind.FOREST, (Position(0, 2), Position(1, 2)))
    assert after(game, tile).table.maps[0].squares[Position(1, 4)].kind is Kind.FOREST


def test_rule_1_2_honshu_also_ends_the_phase_with_done() -> None:
    game = after(honshu(), *(place(seat, seat + 1, 0, 1) for seat in range(3)))
    assert game.phase is Phase.MAP
    assert after(game, Done(0), Done(1), Done(2)).round == 2
