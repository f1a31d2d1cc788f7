"""The examples and error messages in docs/decks.md are correct."""

from __future__ import annotations

import copy
import json
import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from engine.command_line.english import sentence
from engine.decks import deck_from_bytes
from engine.errors import InvalidInput
from engine.options import Rules
from engine.scoring import PRINTED_SCORING_CARDS, read_scoring_cards
from tests.engine.spoiling import Path as Place
from tests.engine.spoiling import spoil

PAGE = (Path(__file__).parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")
HOKKAIDO = (resources.files("engine") / "decks" / "hokkaido.json").read_text(encoding="utf-8")
EXAMPLE, SCORING_CARDS = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)

#: Common mistakes: a path in the Hokkaido deck and its wrong value.
MISTAKES: list[tuple[Place, Any]] = [
    (("cards", 16, "squares", 2), "woods"),
    (("cards", 16, "squares", 2), "factory:blue:12"),
    (("cards", 16, "squares"), ["town"] * 5),
    (("cards", 16, "squares", 2), "production:yellow"),
    (("cards", 16, "squares"), ["mountain", "lake", "lake", "lake", "lake", "mountain"]),
    (("cards", 17, "number"), 17),
    (("cards",), json.loads(HOKKAIDO)["cards"][:59]),
    (("cubes",), {"brown": 14, "grey": 14, "green": 14}),
    (("cubes", "blue"), 0),
    (("provinces", 3), {"id": 4, "a": ["town"] * 6}),
    (("provinces", 2, "a"), ["mountain"] * 4 + ["lake"] * 2),
]


def refusal(data: bytes, rules: Rules = Rules.HOKKAIDO) -> str:
    with pytest.raises(InvalidInput) as caught:
        deck_from_bytes(data, rules)
    return sentence(caught.value)


def quoted() -> set[str]:
    """The error messages on the page, with N for every number."""
    lines = re.findall(r"^\| `([^`]*)` \| [^|]* \|$", PAGE, re.MULTILINE)
    return {re.sub(r"\d+", "N", line) for line in lines if " " in line and not line.startswith("--")}


def test_every_error_message_on_the_page_occurs() -> None:
    said = {refusal(HOKKAIDO.encode(), Rules.HONSHU)}
    said.add(refusal(HOKKAIDO.replace('"number": 17,', '"number": 17').encode()))
    said.add(refusal(HOKKAIDO.replace('"hokkaido"', '"hokkaïdo"').encode("latin-1")))
    for path, value in MISTAKES:
        spoilt = copy.deepcopy(json.loads(HOKKAIDO))
        spoil(spoilt, path, value)
        said.add(refusal(json.dumps(spoilt).encode()))
    assert len(quoted()) > 3
    assert quoted() - {re.sub(r"\d+", "N", line) for line in said} == set()


def test_the_example_is_taken_from_the_shipped_deck() -> None:
    example, shipped = json.loads(EXAMPLE), json.loads(HOKKAIDO)
    assert example["cubes"] == shipped["cubes"]
    assert example["provinces"] == shipped["provinces"][:1]
    assert example["cards"] == shipped["cards"][:1]


def test_the_scoring_cards_are_as_printed() -> None:
    written = json.loads("{" + SCORING_CARDS + "}")["scoring_cards"]
    assert read_scoring_cards(written) == dict(PRINTED_SCORING_CARDS)
