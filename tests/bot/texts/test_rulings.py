"""Every ruling of docs/rules.md that a player can meet is in the rules shown to players."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from bot.people.preferences import Reader
from bot.tables import TableOptions
from bot.texts import Texts
from bot.views.rulebook import PAGES, SCENES, rules_screen
from bot.views.screen import Screen
from engine.decks import shipped_deck
from engine.options import Rules, Selection
from engine.rules import GAMES
from engine.scoring.goals import GOALS

BOT = Texts.load(strict=True)
RULINGS = Path(__file__).parents[3] / "docs" / "rules.md"

#: The rulings that each text states, beside those of its goal.
TEXTS = {
    "rules-round-draft": "1.3 1.5 2.1 2.2 4.0",
    "rules-round-trick": "1.3 1.5 3.1 3.2 3.3 3.4 4.0",
    "rules-placing": "4.1 4.2 4.3 4.4 4.8 4.9",
    "rules-cubes": "1.2 1.3 4.6 8.1",
    "rules-terraforming": "4.7 4.9 5.1 5.2",
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


def page_of(name: str, game: Rules, locale: str) -> Screen:
    """A page of a game's rules, with the game's own selection."""
    options = TableOptions(rules=game, selection=GAMES[game].selection)
    return rules_screen(Reader(BOT.of(locale)), options, PAGES[game].index(name) + 1)


@pytest.mark.parametrize("locale", BOT.languages)
@pytest.mark.parametrize("game", Rules)
def test_the_rules_name_the_number_of_cubes_of_a_colour(game: Rules, locale: str) -> None:
    (count,) = set(shipped_deck(game).cubes.values())
    assert re.findall(r"\d+", page_of("cubes", game, locale).text)[2:] == [str(count)]


@pytest.mark.parametrize("locale", BOT.languages)
def test_the_rules_name_the_rounds_in_which_two_players_draw_no_card(locale: str) -> None:
    text = page_of("round", Rules.HOKKAIDO, locale).text
    numbers = re.findall(r"\d+", next(line for line in text.splitlines() if line.startswith("1.")))
    assert numbers == ["1", "7", "6", "12"]


@pytest.mark.parametrize(
    ("name", "game"), [(name, game) for game in Rules for name in PAGES[game] if name in {*SCENES, "points"}]
)
def test_the_alternative_text_describes_the_picture_of_a_page(name: str, game: Rules) -> None:
    drawing = page_of(name, game, "en").drawing
    assert drawing is not None
    text = drawing().alt_text
    assert len(text.split()) > 10
    assert game is Rules.HOKKAIDO or "mountain" not in text


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
