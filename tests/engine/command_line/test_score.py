"""``python -m engine score``: the score of a map described in a file (docs/record.md)."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine.command_line import main
from engine.command_line.english import sentence
from engine.command_line.score_sheet import score_of_map
from engine.decks import deck_to_json
from engine.errors import GameError
from tests.engine.spoiling import STRANGE, paths, spoil
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


def test_the_command_writes_the_score(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "map.json"
    file.write_text(json.dumps(PLAIN_HONSHU), encoding="utf-8")
    assert main(["score", str(file)]) == 0
    shown = capsys.readouterr()
    assert (json.loads(shown.out), shown.err) == (score(PLAIN_HONSHU), "")


def hokkaido(**changes: object) -> dict[str, Any]:
    """A map of a province and one card, with its own deck."""
    return {
        "rules": "hokkaido",
        "province": ["mountain", "town", "desert", "town", "desert", "production:blue"],
        "deck": deck_to_json(deck_of({1: "M T / F b4 / L L"})),
        "placements": [{"card": 1, "x": -1, "y": 1, "rotation": 0, "under": []}],
    } | changes


BARE = hokkaido(placements=[])
UNDER = [{"card": 1, "x": -1, "y": 1, "rotation": 0, "under": [0]}]
SIX_BLUE = PLAIN_HONSHU | {"province": ["production:blue"] * 6, "placements": []}


@pytest.mark.parametrize(
    ("data", "parts"),
    [
        # The card covers the brown production square and a town; its blue factory takes the blue cube.
        (PLAIN_HONSHU, "forests 2, towns 1, factories 3, lakes 0, bonus 0, total 6, deserts 2"),
        (PLAIN_HONSHU | {"cubes": []}, "factories 0"),
        (PLAIN_HONSHU | {"cubes": [[0, 1]]}, "factories 3"),
        # Card 4: 2 for each lake square. Card 6: 2 for each empty production square, here the blue one.
        (PLAIN_HONSHU | {"scoring_card": 4}, "lakes 2"),
        (PLAIN_HONSHU | {"scoring_card": 6}, "bonus 2"),
        (PLAIN_HONSHU | {"scoring_card": 6, "cubes": []}, "bonus 4"),
        # The supply is not limited.
        (SIX_BLUE | {"scoring_card": 6}, "bonus 0, total 0"),
        # Two diagonally linked mountains, a factory that gets the blue cube, two lake squares.
        (hokkaido(), "mountains 4, forests 2, factories 4, lakes 3, total 13"),
        (hokkaido(placements=UNDER), "factories 0, deserts 2"),
        (BARE, "deserts 2"),
        (
            BARE | {"tiles": [{"x": 0, "y": 1, "terrain": "mountain"}], "goals": 2},
            "mountains 4, goals 6, deserts 1",
        ),
    ],
)
def test_the_score_of_a_map(data: dict[str, Any], parts: str) -> None:
    assert (
        score(data).items()
        >= {name: int(points) for name, points in map(str.split, parts.split(", "))}.items()
    )


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (PLAIN_HONSHU | {"rules": "kyushu"}, 'rules: unknown value "kyushu"'),
        (PLAIN_HONSHU | {"deck": "kyushu"}, 'there is no deck "kyushu"'),
        (PLAIN_HONSHU | {"deck": "hokkaido"}, "deck: this game has no mountains (rule 1.4)"),
        (PLAIN_HONSHU | {"deck": {}}, "deck.cubes is missing"),
        (PLAIN_HONSHU | {"province": ["town"]}, "province, squares: found 1 items, expected 6 (rule 1.1)"),
        (PLAIN_HONSHU | {"province": ["mountain"] * 6}, "province, square 1: this game has no mountains"),
        (
            PLAIN_HONSHU | {"placements": [CARD_16]},
            "placements[0]: the card does not overlap the map (rule 4.2)",
        ),
        (
            PLAIN_HONSHU | {"placements": [CARD_16 | {"rotation": 45}]},
            "placements[0]: there is no rotation 45",
        ),
        (
            PLAIN_HONSHU | {"placements": [CARD_16 | {"x": 1}] * 2},
            "placements[1]: card 16 is already on the map",
        ),
        (
            PLAIN_HONSHU | {"placements": [CARD_16 | {"x": 1, "under": [5]}]},
            "placements[0]: card 5 is not on the map",
        ),
        (
            PLAIN_HONSHU | {"tiles": [{"x": 0, "y": 0, "terrain": "lake"}]},
            "tiles[0]: this game has no terraforming (rule 1.2)",
        ),
        (PLAIN_HONSHU | {"goals": 1}, "goals: 1 is not between 0 and 0"),
        (PLAIN_HONSHU | {"scoring_card": 9}, "scoring_card: 9 is not between 1 and 8"),
        (PLAIN_HONSHU | {"cubes": [[0, 0]]}, "there is no empty production square at 0, 0"),
        (PLAIN_HONSHU | {"cubes": [[0, 1], [0, 1]]}, "there is no empty production square at 0, 1"),
        (PLAIN_HONSHU | {"cubes": [[0, 1000000]]}, "0, 1000000 is off any possible map"),
        (PLAIN_HONSHU | {"cubes": [[0]]}, "cubes[0]: found 1 items, expected 2"),
        (
            BARE | {"tiles": [{"x": 1, "y": 0, "terrain": "lake"}]},
            "tiles[0]: there is no visible desert at 1, 0 (rule 5.1)",
        ),
        (BARE | {"tiles": [{"x": 0, "y": 1, "terrain": "desert"}]}, "tiles[0]: there is no desert tile"),
        (
            BARE | {"tiles": [{"x": 0, "y": 2, "terrain": "mountain"}]},
            "tiles[0]: that would cut mountains off from the range at 0, 2",
        ),
        (BARE | {"tiles": [{"y": 1, "terrain": "lake"}]}, "tiles[0]: x is missing"),
        (BARE | {"scoring_card": 3}, "scoring_card must be null"),
        (
            hokkaido(placements=[UNDER[0] | {"x": 0, "y": 2, "rotation": 90}]),
            "placements[0]: that would hide the card's own lake",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_error_names_its_place(data: dict[str, Any], line: str) -> None:
    assert refusal(data).startswith(line)


@pytest.mark.parametrize("name", ["rules", "province", "deck", "placements"])
def test_a_missing_key_is_named(name: str) -> None:
    assert refusal({key: value for key, value in PLAIN_HONSHU.items() if key != name}) == f"{name} is missing"


def test_a_strange_value_anywhere_is_refused_in_one_line() -> None:
    whole = hokkaido(deck="hokkaido", tiles=[], cubes=[[1, 2]], goals=1, placements=UNDER)
    refusals = []
    for path in paths(whole):
        for value in STRANGE:
            spoilt = copy.deepcopy(whole)
            spoil(spoilt, path, value)
            try:
                score(spoilt)
            except GameError as error:
                refusals.append(sentence(error))
    assert len(refusals) > 200
    assert all(map(str.isprintable, refusals))
