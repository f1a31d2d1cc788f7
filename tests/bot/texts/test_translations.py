"""Every language matches the English texts: every key and value, with nothing left in English.

Translators run the tests in this folder (docs/translating.md). An unfinished language, which no one is
offered, is checked only in the files that it has.
"""

from __future__ import annotations

import pytest

from tests.bot.texts.translations import Folder, folders_to_try, problems

ENGLISH, *OTHERS = folders_to_try()


@pytest.mark.parametrize("other", OTHERS, ids=str)
def test_a_language_matches_english(other: Folder) -> None:
    found = problems(ENGLISH, other)
    assert not found, "\n".join(["", *found])
