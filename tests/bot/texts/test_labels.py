"""Labels that a phone shows whole: Discord takes longer ones, but there they end in three dots."""

from __future__ import annotations

import pytest

from bot.tables.options import VALUES
from bot.texts import Language, Texts, text_key
from bot.views.lobby import SWITCHES

LONGEST_BUTTON = 30
LONGEST_LINE = 50

LANGUAGES = Texts.load().languages


def buttons(texts: Language) -> list[str]:
    """What stands on buttons that say how something is set, which are the longest."""
    switches = [(f"table-option-{option}", VALUES[option]) for option in SWITCHES]
    values = [texts.format(f"{key}-{text_key(value.lower())}") for key, of in switches for value in of]
    asked = [texts.format(key, on=on) for key in ("setting-hints", "setting-confirm") for on in ("yes", "no")]
    return [*values, *asked, texts.format("table-option-language-auto"), texts.format("button-walk")]


def lines(texts: Language) -> list[str]:
    """The lines of the menus in which people and servers choose what is usual."""
    keys = ("theme-light", "theme-colour-blind", "hands-direct", "hands-channel", "reminders-direct")
    chosen = [texts.format(f"setting-{key}") for key in keys]
    return [*chosen, *(texts.format("usual-words", words=words) for words in ("yes", "no"))]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_what_is_set_can_be_read_whole_on_a_phone(locale: str) -> None:
    texts = LANGUAGES[locale]
    assert [label for label in buttons(texts) if len(label) > LONGEST_BUTTON] == []
    assert [line for line in lines(texts) if len(line) > LONGEST_LINE] == []
