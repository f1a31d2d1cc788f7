"""Invalid values in actions, and invalid options and set-ups."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.actions import (
    Bid,
    Contest,
    Discard,
    Done,
    FreeTile,
    Pick,
    Place,
    Take,
    TakePair,
    Terraform,
    Unplaceable,
    from_json,
    to_json,
)
from engine.decks import shipped_deck
from engine.errors import InvalidInput
from engine.game import Game
from engine.options import RULINGS, GameOptions, Rules, Selection
from engine.parts.cards import Side
from engine.parts.placement import Placement
from engine.parts.squares import Kind, Position
from engine.setup import DrawnProvince, Setup, draw_up
from tests.engine.drawn_maps import card
from tests.engine.tables import refused, start

HERE, THERE = Position(0, 0), Position(1, 0)
NUMBERS: list[Any] = [0, 61, 999_999, -1, 10**30, True, 1.0, "17", None]
FAR: list[Any] = [-25, 1_000_000, -(10**30), 0.0, "0", None, False]


def invalid(action: object, key: str) -> None:
    """Check that an action is refused for its value, before turn and phase are checked."""
    with pytest.raises(InvalidInput) as caught:
        start(GameOptions(3)).apply(action)  # type: ignore[arg-type]  # wrong values are the point
    assert caught.value.key == key
    assert all(len(str(value)) < 60 for value in caught.value.values.values())


@pytest.mark.parametrize("number", NUMBERS, ids=repr)
@pytest.mark.parametrize("kind", [Pick, Discard, Take, Unplaceable, Bid])
def test_no_such_card(kind: Any, number: Any) -> None:
    invalid(kind(0, number), "no-such-card")


@pytest.mark.parametrize("number", NUMBERS, ids=repr)
def test_no_such_card_to_place(number: Any) -> None:
    invalid(Place(0, Placement(number, 0, 0)), "no-such-card")


@pytest.mark.parametrize("far", FAR, ids=repr)
def test_no_map_reaches_that_far(far: Any) -> None:
    invalid(Place(0, Placement(1, far, 0)), "outside-grid")
    invalid(Place(0, Placement(1, 0, far)), "outside-grid")
    invalid(Terraform(0, Position(far, 0), Kind.LAKE, (HERE, THERE)), "outside-grid")
    invalid(Terraform(0, HERE, Kind.LAKE, (HERE, Position(0, far))), "outside-grid")
    invalid(FreeTile(0, Position(0, far), Kind.LAKE), "outside-grid")
    invalid(Bid(0, 1, Position(far, far)), "outside-grid")


def test_the_grid_ends_where_no_card_can_reach() -> None:
    for x, y in ((-24, -24), (25, 26)):
        refused(start(GameOptions(3)), Place(0, Placement(1, x, y)), "the players are picking cards")
    invalid(Place(0, Placement(1, 26, 0)), "outside-grid")
    invalid(Place(0, Placement(1, 0, 27)), "outside-grid")


@pytest.mark.parametrize("rotation", [45, -90, 360, 1, True, 90.0, "90", None], ids=repr)
def test_unknown_rotation(rotation: Any) -> None:
    invalid(Place(0, Placement(1, 0, 0, rotation)), "unknown-rotation")


@pytest.mark.parametrize("number", [-1, 61, 999_999, True, "0", None], ids=repr)
def test_no_such_card_to_go_under(number: Any) -> None:
    invalid(Place(0, Placement(1, 0, 0, 0, frozenset({number}))), "no-such-card-under")
    invalid(Place(0, Placement(1, 0, 0, 0, number)), "no-such-card-under")


@pytest.mark.parametrize("terrain", [Kind.DESERT, Kind.FACTORY, "swamp", "lake", [], None, 1], ids=repr)
def test_no_such_terrain(terrain: Any) -> None:
    invalid(Terraform(0, HERE, terrain, (HERE, THERE)), "no-such-tile")
    invalid(FreeTile(0, HERE, terrain), "no-such-tile")


@pytest.mark.parametrize("pair", ["", "Deck", "pile", None, 1], ids=repr)
def test_no_such_pair(pair: Any) -> None:
    invalid(TakePair(0, pair), "no-such-pair")
    invalid(Contest(0, (HERE, THERE), pair), "no-such-pair")


@pytest.mark.parametrize("cubes", [(), (HERE,), (HERE, THERE, HERE), None, "ab"], ids=repr)
def test_not_two_cubes(cubes: Any) -> None:
    invalid(Terraform(0, HERE, Kind.LAKE, cubes), "not-two-cubes")
    invalid(Contest(0, cubes, "deck"), "not-two-cubes")


def test_the_same_cube_twice() -> None:
    invalid(Contest(0, (HERE, HERE), "deck"), "same-cube-twice")


@pytest.mark.parametrize("seat", [3, 4, 5, -1, True, "0", None, 10**30], ids=repr)
def test_no_such_seat(seat: Any) -> None:
    invalid(Done(seat), "no-such-seat")


#: What to change in the JSON of an action, and the key of the error that reading it raises.
WRITTEN_WRONGLY: list[tuple[object, dict[str, object], str]] = [
    (Pick(0, 17), {"card": "17"}, "not-a-whole-number"),
    (Pick(0, 17), {"card": 0}, "no-such-card"),
    (Pick(0, 17), {"seat": "0"}, "not-a-whole-number"),
    (Pick(0, 17), {"seat": 5}, "out-of-range"),
    (Pick(0, 17), {"action": "choose"}, "unknown-value"),
    (Bid(0, 17), {"cube": [0]}, "wrong-length"),
    (Bid(0, 17), {"cube": [0, "1"]}, "not-a-position"),
    (Bid(0, 17), {"cube": [0, 27]}, "outside-grid"),
    (TakePair(0, "deck"), {"pair": "pile"}, "no-such-pair"),
    (Contest(0, (HERE, THERE), "deck"), {"cubes": [[0, 0]]}, "not-two-cubes"),
    (Contest(0, (HERE, THERE), "deck"), {"cubes": [[0, 0], [0, 0]]}, "same-cube-twice"),
    (Place(0, Placement(17, 0, 0)), {"under": None}, "not-a-list"),
    (Place(0, Placement(17, 0, 0)), {"under": [1, 1]}, "card-listed-twice"),
    (Place(0, Placement(17, 0, 0)), {"under": [61]}, "out-of-range"),
    (Place(0, Placement(17, 0, 0)), {"rotation": 45}, "unknown-rotation"),
    (Place(0, Placement(17, 0, 0)), {"x": 1_000_000}, "outside-grid"),
    (FreeTile(0, HERE, Kind.LAKE), {"terrain": "swamp"}, "unknown-value"),
    (FreeTile(0, HERE, Kind.LAKE), {"terrain": "desert"}, "no-such-tile"),
]


@pytest.mark.parametrize(("action", "change", "key"), WRITTEN_WRONGLY, ids=repr)
def test_an_action_with_a_wrong_value_in_json(action: Any, change: dict[str, object], key: str) -> None:
    assert from_json(to_json(action)) == action
    with pytest.raises(InvalidInput) as caught:
        from_json(to_json(action) | change)
    assert caught.value.key == key


def test_unneeded_keys_of_an_action_are_ignored() -> None:
    assert from_json({"seat": 1, "action": "done", "card": "what", "at": 1.5}) == Done(1)


# Options and set-ups

DECK = shipped_deck("hokkaido")
OPTIONS = GameOptions(3, with_goals=True, selection=Selection.TRICK)
SETUP = draw_up(OPTIONS, DECK, "sound")


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (GameOptions(0), "wrong-number-of-players"),
        (GameOptions(1, selection=Selection.TRICK), "wrong-number-of-players"),
        (GameOptions(6), "wrong-number-of-players"),
        (GameOptions(3, Rules.HONSHU, with_goals=True), "goals-in-honshu"),
        (GameOptions(3, rulings=RULINGS + 1), "unknown-rulings"),
        (GameOptions(3, rulings=0), "unknown-rulings"),
    ],
)
def test_invalid_options(options: GameOptions, key: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        draw_up(options, DECK, "seed")
    assert caught.value.key == key


FIRST, *OTHERS = SETUP.provinces
WRONG_SIDE = DrawnProvince(FIRST.id, Side.B, FIRST.squares)
NO_RANGE = DrawnProvince(FIRST.id, FIRST.side, card(0, "M M / M M / D D").squares)


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        (replace(SETUP, order=SETUP.order[1:]), "not-a-whole-pile"),
        (replace(SETUP, order=(1, *SETUP.order[1:-1], 1)), "not-a-whole-pile"),
        (replace(SETUP, provinces=SETUP.provinces[1:]), "wrong-length"),
        (replace(SETUP, provinces=(FIRST,) * 3), "drawn-twice"),
        (replace(SETUP, provinces=(WRONG_SIDE, *OTHERS)), "wrong-side"),
        (replace(SETUP, provinces=(NO_RANGE, *OTHERS)), "no-legal-range"),
        (replace(SETUP, goals=(1, 2, 3, 4)), "wrong-length"),
        (replace(SETUP, goals=(1, 2, 3, 4, 10)), "out-of-range"),
        (replace(SETUP, goals=(1, 2, 3, 4, 4)), "drawn-twice"),
        (replace(SETUP, turn_order=()), "wrong-length"),
        (replace(SETUP, turn_order=(0, 1, 3)), "out-of-range"),
        (replace(SETUP, turn_order=(0, 1, 1)), "drawn-twice"),
        (replace(SETUP, scoring_card=3), "scoring-card-in-hokkaido"),
    ],
)
def test_invalid_set_ups(setup: Setup, key: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        Game.start(OPTIONS, DECK, setup)
    assert caught.value.key == key


@pytest.mark.parametrize("number", [0, 9, -1])
def test_no_such_scoring_card(number: int) -> None:
    with pytest.raises(InvalidInput, match="no-such-scoring-card"):
        draw_up(GameOptions(3, Rules.HONSHU), shipped_deck("honshu"), "seed", number)
