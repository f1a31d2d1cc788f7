"""Every ruling of docs/rules.md that a player can meet is in the rules shown to players."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from bot.people.preferences import Reader
from bot.tables import TableOptions
from bot.texts import Texts
from bot.views.rules import PAGES, rules_screen
from engine.options import Rules, Selection
from engine.scoring.goals import GOALS

BOT = Texts.load(strict=True)
RULINGS = Path(__file__).parents[3] / "docs" / "rules.md"

ROUND = ("rules-round-draft", "rules-round-trick")
POINTS = ("rules-points-hokkaido", "rules-points-honshu")

#: The texts for each ruling.
PLACES = {
    "1.1": POINTS,
    "1.2": ("rules-cubes",),
    "1.3": (*ROUND, "rules-cubes"),
    "1.5": ROUND,
    "2.1": ("rules-round-draft",),
    "2.2": ("rules-round-draft",),
    "2.3": ("alone-pick",),
    "3.1": ("rules-round-trick",),
    "3.2": ("rules-round-trick",),
    "3.3": ("rules-round-trick",),
    "3.4": ("rules-round-trick",),
    "4.0": ROUND,
    "4.1": ("rules-placing",),
    "4.2": ("rules-placing",),
    "4.3": ("rules-placing",),
    "4.4": ("rules-placing",),
    "4.5": ("rules-range",),
    "4.6": ("rules-cubes",),
    "4.7": ("goal-9",),
    "4.8": ("rules-placing",),
    "4.9": ("rules-placing", "rules-terraforming"),
    "5.1": ("rules-terraforming",),
    "5.2": ("rules-terraforming",),
    "6.1": ("rules-range",),
    "6.2": ("rules-range",),
    "6.3": ("rules-range",),
    "6.4": ("rules-range",),
    "7.1": ("rules-goals",),
    "7.2": ("rules-goals",),
    "7.3": ("rules-goals",),
    "7.4": ("rules-goals", *(f"goal-{goal}" for goal in GOALS)),
    "8.1": ("rules-points-hokkaido",),
    "8.2": ("rules-points-honshu",),
    "8.3": ("rules-scoring-cards",),
    "8.4": POINTS,
}

#: Rulings that players never meet: a valid deck matters only to its author.
NOT_MET = {"1.4"}

#: Texts on screens other than the rules: games for one have their own.
ELSEWHERE = {"alone-pick"}


def pages_in(locale: str) -> str:
    """All pages of both games' rules, with either selection."""
    return "\n".join(
        rules_screen(Reader(BOT.of(locale)), TableOptions(rules=game, selection=selection), page).text
        for game, selection in product(Rules, Selection)
        for page in range(1, len(PAGES[game]) + 1)
    )


def test_every_ruling_has_a_text() -> None:
    numbers = re.findall(r"^(\d+\.\d+) ", RULINGS.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(numbers) == len(set(numbers))
    assert sorted(numbers) == sorted([*PLACES, *NOT_MET])


@pytest.mark.parametrize("locale", BOT.languages)
def test_every_text_of_a_ruling_is_shown(locale: str) -> None:
    texts, shown = BOT.of(locale), pages_in(locale)
    keys = {key for places in PLACES.values() for key in places}
    assert {key for key in keys if not texts.has(key)} == set()
    hidden = {
        key
        for key in keys - ELSEWHERE
        for line in texts.format(key, game="hokkaido", goals="", cards="").splitlines()
        if line not in shown
    }
    assert hidden == set()
