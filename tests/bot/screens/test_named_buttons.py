"""A button that a sentence names in bold is on its screen: every distinct screen in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.texts import Language
from bot.views.screen import Button, Screen
from tests.bot.pseudo_locale import strict_texts
from tests.bot.screens.distinct import screens_in

_BOLD = re.compile(r"\*\*(.+?)\*\*")

#: The buttons of other messages that are named on the screens with these names, by the keys of their labels.
OTHER_MESSAGES = {
    # Help and rulebooks.
    r"no-table, ": "join begin done take-back hand",
    # About the table's message.
    r"(help|status|options|table-language|own screen)$": "join begin add-two-computers",
    r"lobby, sent": "hand",
    r"shuffle, sent": "verify",
    r"mention, sent|elsewhere, .*, edited": "hand place",
    r"log|advice, done|> undo": "done",
    # The heading of the screen that this button opens.
    r"> maps$": "maps",
}


def named_elsewhere(texts: Language, screen: str) -> set[str]:
    """The labels of buttons of other messages that a screen with this name may name."""
    keys = (keys for pattern, keys in OTHER_MESSAGES.items() if re.search(pattern, screen))
    return {texts.format(f"button-{key}") for found in keys for key in found.split()}


def labels(screen: Screen) -> Iterator[str]:
    """The labels of a screen's buttons, without those that are only a number."""
    parts = (part for row in screen.rows for part in row)
    return (part.label for part in parts if isinstance(part, Button) and not part.label.isdecimal())


@pytest.mark.parametrize("texts", strict_texts().languages.values(), ids=lambda texts: texts.locale)
def test_a_button_that_is_named_is_on_the_screen(texts: Language) -> None:
    screens = list(screens_in(texts))
    known = {label for _, screen in screens for label in labels(screen)}
    missing = [
        (name, label)
        for name, screen in screens
        for label in sorted(known.intersection(_BOLD.findall(screen.text)) - {*labels(screen)})
        if label not in named_elsewhere(texts, name)
    ]
    assert missing == []
