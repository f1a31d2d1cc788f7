"""Every language says what the English texts say: every key, every value, and nothing left in English.

Translators run this folder (docs/translating.md). A language that is not finished yet, which nobody is
offered, is held to the files that it has.
"""

from __future__ import annotations

import pytest

from tests.bot.texts.translations import Folder, folders_to_try, problems

ENGLISH, *OTHERS = folders_to_try()


@pytest.mark.parametrize("other", OTHERS, ids=str)
def test_a_language_says_what_english_says(other: Folder) -> None:
    found = problems(ENGLISH, other)
    assert not found, "\n".join(["", *found])
