"""Every ruling of docs/rules.md that a player can meet is in the rules shown to players."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from bot.people.preferences import Reader
from bot.tables import TableOptions
from bot.texts import Texts
from bot.views.rulebook import PAGES, rules_screen
from engine.options import Rules, Selection
from engine.scoring.goals import GOALS

BOT = Texts.load(strict=True)
RULINGS = Path(__file__).parents[3] / "docs" / "rules.md"

#: The rulings that each text states, beside those of its goal.
TEXTS = {
    "rules-round-draft": "1.3 1.5 2.1 2.2 4.0",
    "rules-round-trick": "1.3 1.5 3.1 3.2 3.3 3.4 4.0",
    "rules-placing": "4.1 4.2 4.3 4.4 4.8 4.9",
    "rules-cubes": "1.2 1.3 4.6",
    "rules-terraforming": "4.9 5.1 5.2",
    "rules-range": "4.5 6.1 6.2 6.3 6.4",
    "rules-goals": "7.1 7.2 7.3 7.4",
    "rules-points-hokkaido": "1.1 8.1 8.4",
    "rules-points-honshu": "1.1 8.2 8.4",
    "rules-scoring-cards": "8.3",
    "goal-9": "4.7",
    "alone-pick": "2.3",
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
    assert set(numbers) == {*" ".join(TEXTS.values()).split(), *NOT_MET}


@pytest.mark.parametrize("locale", BOT.languages)
def test_every_text_of_a_ruling_is_shown(locale: str) -> None:
    texts, shown = BOT.of(locale), pages_in(locale)
    keys = {*TEXTS, *(f"goal-{goal}" for goal in GOALS)}
    assert {key for key in keys if not texts.has(key)} == set()
    hidden = {
        key
        for key in keys - ELSEWHERE
        for line in texts.format(key, game="hokkaido", goals="", cards="").splitlines()
        if line not in shown
    }
    assert hidden == set()
