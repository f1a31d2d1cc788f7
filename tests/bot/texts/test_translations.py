"""Every language matches the English texts: every key and value, with nothing left in English.

Translators run the tests in this folder (docs/translating.md). An unfinished language, which no one is
offered, is checked only in the files that it has.
"""

from __future__ import annotations

import pytest

from bot.tables.computer_seats import CHARACTERS
from bot.texts import Texts
from tests.bot.texts.translations import Folder, folders_to_try, problems

ENGLISH, *OTHERS = folders_to_try()


@pytest.mark.parametrize("other", OTHERS, ids=str)
def test_a_language_matches_english(other: Folder) -> None:
    found = problems(ENGLISH, other)
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize("key", ["computer-name", "computer-animal"])
@pytest.mark.parametrize("locale", Texts.load().languages)
def test_every_character_has_a_name_and_an_animal(locale: str, key: str) -> None:
    texts = Texts.load().of(locale)
    default = texts.format(key, who="nobody", number=0)
    shown = [texts.format(key, who=character, number=0) for character in CHARACTERS]
    assert default not in shown
    assert len({*shown}) == len(CHARACTERS)
