"""``python -m engine score``: the score of a map described in a file (docs/record.md)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine.command_line.english import sentence
from engine.command_line.score_sheet import score_of_map
from engine.decks import deck_to_json
from engine.errors import GameError
from tests.engine.tables import deck_of

#: From the Honshu deck: town, blue factory 3 / forest, yellow production / town, lake.
CARD_16 = {"card": 16, "x": 2, "y": 1, "rotation": 0, "under": []}
PLAIN_HONSHU: dict[str, Any] = {
    "rules": "honshu",
    "scoring_card": None,
    "province": ["desert", "desert", "production:blue", "production:brown", "town", "town"],
    "deck": "honshu",
    "placements": [CARD_16 | {"x": 1}],
}


PAGE = (Path(__file__).parents[3] / "docs" / "record.md").read_text(encoding="utf-8")


def score(data: object) -> dict[str, int]:
    return score_of_map(json.dumps(data).encode()).to_json()


def refusal(data: object) -> str:
    with pytest.raises(GameError) as caught:
        score(data)
    return sentence(caught.value)


def test_the_example_in_the_docs() -> None:
    # The tile joins the card's lake, and there is no factory for the two cubes.
    _, example = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    found = score(json.loads(example))
    assert (found["mountains"], found["lakes"], found["factories"]) == (2, 3, 0)


def test_a_honshu_map() -> None:
    # The card covers the brown production square and a town; its blue factory takes the blue cube.
    assert score(PLAIN_HONSHU) == {
        "forests": 2,
        "towns": 1,
        "factories": 3,
        "lakes": 0,
        "bonus": 0,
        "total": 6,
        "deserts": 2,
    }


def test_only_the_listed_cubes_are_on_the_map() -> None:
    assert score(PLAIN_HONSHU | {"cubes": []})["factories"] == 0
    assert score(PLAIN_HONSHU | {"cubes": [[0, 1]]})["factories"] == 3


def test_a_scoring_card() -> None:
    # Card 4: 2 for each lake square. Card 6: 2 for each empty production square, here the blue one.
    assert score(PLAIN_HONSHU | {"scoring_card": 4})["lakes"] == 2
    assert score(PLAIN_HONSHU | {"scoring_card": 6})["bonus"] == 2
    assert score(PLAIN_HONSHU | {"scoring_card": 6, "cubes": []})["bonus"] == 4


def hokkaido(**changes: object) -> dict[str, Any]:
    """A map of a province and one card, with its own deck."""
    return {
        "rules": "hokkaido",
        "scoring_card": None,
        "province": ["mountain", "town", "desert", "town", "desert", "production:blue"],
        "deck": deck_to_json(deck_of({1: "M T / F b4 / L L"})),
        "placements": [{"card": 1, "x": -1, "y": 1, "rotation": 0, "under": []}],
        "tiles": [],
        "goals": 0,
    } | changes


def test_a_hokkaido_map_with_its_own_deck() -> None:
    found = score(hokkaido())
    # Two diagonally linked mountains, a factory that gets the blue cube, two lake squares.
    assert (found["mountains"], found["forests"], found["factories"], found["lakes"]) == (4, 2, 4, 3)
    assert found["total"] == sum(list(found.values())[:6])


def test_a_card_may_go_under_another() -> None:
    (placement,) = hokkaido()["placements"]
    found = score(hokkaido(placements=[placement | {"under": [0]}]))
    assert (found["factories"], found["deserts"]) == (0, 2)
    turned = placement | {"x": 0, "y": 2, "rotation": 90, "under": [0]}
    assert refusal(hokkaido(placements=[turned])).startswith(
        "placements[0]: that would hide the card's own lake"
    )


def test_tiles_cover_deserts_and_goals_are_worth_3() -> None:
    bare = hokkaido(placements=[])
    assert score(bare)["deserts"] == 2
    tiled = score(bare | {"tiles": [{"x": 0, "y": 1, "terrain": "mountain"}], "goals": 2})
    assert (tiled["mountains"], tiled["goals"], tiled["deserts"]) == (4, 6, 1)


def test_tiles_goals_and_scoring_card_are_optional() -> None:
    data = hokkaido(placements=[])
    del data["tiles"], data["goals"], data["scoring_card"]
    assert score(data)["deserts"] == 2


def test_the_supply_is_not_limited() -> None:
    data = PLAIN_HONSHU | {"province": ["production:blue"] * 6, "placements": []}
    assert score(data)["total"] == 0
    assert score(data | {"scoring_card": 6})["bonus"] == 0


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"rules": "kyushu"}, 'rules: unknown value "kyushu"'),
        ({"deck": "kyushu"}, 'there is no deck "kyushu"'),
        ({"deck": "hokkaido"}, "deck: this game has no mountains (rule 1.4)"),
        ({"deck": {}}, "deck.cubes is missing"),
        ({"province": ["town"]}, "province, squares: found 1 items, expected 6 (rule 1.1)"),
        ({"province": ["mountain"] * 6}, "province, square 1: this game has no mountains"),
        ({"placements": [CARD_16]}, "placements[0]: the card does not overlap the map (rule 4.2)"),
        ({"placements": [CARD_16 | {"rotation": 45}]}, "placements[0]: there is no rotation 45"),
        ({"placements": [CARD_16 | {"x": 1}] * 2}, "placements[1]: card 16 is already on the map"),
        ({"placements": [CARD_16 | {"x": 1, "under": [5]}]}, "placements[0]: card 5 is not on the map"),
        (
            {"tiles": [{"x": 0, "y": 0, "terrain": "lake"}]},
            "tiles[0]: this game has no terraforming (rule 1.2)",
        ),
        ({"goals": 1}, "goals: 1 is not between 0 and 0"),
        ({"scoring_card": 9}, "scoring_card: 9 is not between 1 and 8"),
        ({"cubes": [[0, 0]]}, "there is no empty production square at 0, 0"),
        ({"cubes": [[0, 1], [0, 1]]}, "there is no empty production square at 0, 1"),
        ({"cubes": [[0, 1000000]]}, "0, 1000000 is off any possible map"),
        ({"cubes": [[0]]}, "cubes[0]: found 1 items, expected 2"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_error_names_its_place(change: dict[str, object], line: str) -> None:
    assert refusal(PLAIN_HONSHU | change).startswith(line)


@pytest.mark.parametrize("name", ["rules", "province", "deck", "placements"])
def test_a_missing_key_is_named(name: str) -> None:
    assert refusal({key: value for key, value in PLAIN_HONSHU.items() if key != name}) == f"{name} is missing"


@pytest.mark.parametrize(
    ("tile", "line"),
    [
        ({"x": 1, "y": 0, "terrain": "lake"}, "tiles[0]: there is no visible desert at 1, 0 (rule 5.1)"),
        ({"x": 0, "y": 1, "terrain": "desert"}, "tiles[0]: there is no desert tile"),
        (
            {"x": 0, "y": 2, "terrain": "mountain"},
            "tiles[0]: that would cut mountains off from the range at 0, 2",
        ),
        ({"y": 1, "terrain": "lake"}, "tiles[0]: x is missing"),
    ],
)
def test_tiles_must_be_legal(tile: dict[str, object], line: str) -> None:
    assert refusal(hokkaido(placements=[], tiles=[tile])).startswith(line)


def test_hokkaido_has_no_scoring_cards() -> None:
    assert refusal(hokkaido(placements=[], scoring_card=3)).startswith("scoring_card must be null")
