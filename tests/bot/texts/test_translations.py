"""Every language matches the English texts: every key and value, with nothing left in English or unused.

Translators run the tests in this folder (docs/translating.md). An unfinished language, which no one is
offered, is checked only in the files that it has."""

from __future__ import annotations

import pytest

from bot.tables.computer_seats import CHARACTERS
from bot.texts import text_key
from engine.actions import ACTION_NAMES
from tests.bot.pseudo_locale import strict_texts
from tests.bot.texts.translations import Folder, folders, folders_to_try, problems
from tests.bot.texts.unused import Code, unused_forms, unused_texts, unused_values

ENGLISH, *OTHERS = folders_to_try()


@pytest.mark.parametrize("other", OTHERS, ids=str)
def test_a_language_matches_english(other: Folder) -> None:
    found = problems(ENGLISH, other)
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize("locale", strict_texts().languages)
def test_every_character_has_a_name_and_an_animal(locale: str) -> None:
    texts = strict_texts().of(locale)
    for key in ("computer-name", "computer-animal"):
        shown = [texts.format(key, who=character, number=0) for character in (*CHARACTERS, "nobody")]
        assert len({*shown}) == len(shown), key


@pytest.mark.parametrize("locale", strict_texts().languages)
def test_every_action_has_words(locale: str) -> None:
    texts, actions = strict_texts().of(locale), [text_key(name) for name in ACTION_NAMES]
    move = {"name": "Ann", "round": 1, "before": "Bob", "own": False}
    for key in ("moved-for-seat", "undo-point", "undone-move", "vote-undo"):
        shown = {action: texts.format(key, did=action, **move) for action in (*actions, "nothing")}
        without = [action for action in actions if shown[action] == shown["nothing"]]
        assert not without, f"{key} has no variant for {without}"
    without = [action for action in actions if not texts.has(f"accepted-{action}")]
    assert not without, f"no text accepted-… for {without}"


CODE = Code()


def test_every_text_is_used() -> None:
    assert list(unused_texts(folders()[0], CODE)) == []


def test_every_value_is_used() -> None:
    assert list(unused_values(list(folders()), CODE)) == []


@pytest.mark.parametrize("folder", folders(), ids=str)
def test_every_form_of_a_name_is_used(folder: Folder) -> None:
    assert list(unused_forms(folder)) == []
