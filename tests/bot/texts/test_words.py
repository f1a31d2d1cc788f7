"""Words that nobody at a table would say, and that English texts once had, do not come back."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

#: What once stood there: as if somebody else were the reader, word for word
#: from another language, of what the bot cannot hear, of one reminder as if there were no other, or of
#: letters on squares that are too small for them.
ONCE_SAID = (
    "under your province",
    "card of the round to",
    "the own map",
    "before its end",
    "The time of",
    "write to me directly",
    "Reminders before a deadline",
    "letter on every square",
)


@pytest.mark.parametrize("words", ONCE_SAID)
def test_what_nobody_would_say_is_not_said(words: str) -> None:
    folder = files("bot.texts") / "en"
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    assert len(texts) > 10
    assert not [match[0] for text in texts for match in re.finditer(re.escape(words), text, re.IGNORECASE)]
