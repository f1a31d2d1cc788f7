"""The recorded screens: their content, limits, languages, and the buttons that they name or need."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileAmberSnapshotExtension

from bot.tables import Stage
from bot.texts import Language
from bot.views.current_screen import current_screen
from bot.views.decisions import PHASES, decisions
from bot.views.screen import LONGEST_OF_THREE, Button, Menu, Screen
from bot.views.viewer import Viewer
from engine.views import Phase
from render.drawing.pen import SEAT_LETTERS
from tests.bot.pseudo_locale import PSEUDO, accented, every_language, strict_texts, two_languages
from tests.bot.screens.distinct import distinct, screens_in
from tests.bot.screens.test_limits import check_screen
from tests.bot.screens.writing import Writer
from tests.bot.tables.sitting import PEOPLE


def test_screens_are_as_recorded(snapshot: SnapshotAssertion, subtests: pytest.Subtests) -> None:
    strict_texts().learn_commands({})  # a bot in another test has turned commands into links
    files = snapshot.use_extension(SingleFileAmberSnapshotExtension)
    writer = Writer()
    for game, moments in distinct().items():
        lines = [line for moment in moments for line in writer.written(moment.name, moment.screen())]
        with subtests.test(game):
            assert "\n".join(lines) == files(name=game)


@pytest.mark.parametrize("texts", every_language(), ids=lambda texts: texts.locale)
def test_screens_fit_in_every_language(texts: Language) -> None:
    for name, screen in screens_in(texts):
        try:
            check_screen(screen)
        except (AssertionError, ValueError) as error:
            error.add_note(name)
            raise


@pytest.mark.parametrize("locale", strict_texts().languages)
def test_three_buttons_in_a_row_have_short_labels(locale: str) -> None:
    for name, screen in screens_in(strict_texts().of(locale)):
        for row in (row for row in screen.rows if len(row) > 2):
            labels = [part.label for part in row if isinstance(part, Button)]
            assert max(map(len, labels)) <= LONGEST_OF_THREE, (name, labels)


WORD = re.compile(r"[^\W\d_]+")

#: Parts of texts that are the same in every language: commands, mentions, times, links and quoted code.
KEPT = re.compile(r"`[^`]*`|<[^>\s][^>]*>|\bhttps?://\S+")

#: What comes from no text file: names, a player's note, the sides' letters, and the "and" of a list.
NAMED = "A B und Take the lake Hokkaido Honshu hokkaido honshu"
NAMES = " ".join(
    (NAMED, *(person.name for person in PEOPLE), *(of.format("language-name") for of in every_language()))
)


def test_every_word_of_a_screen_is_in_its_readers_language() -> None:
    names = {*WORD.findall(NAMES), *SEAT_LETTERS}
    english = {
        word
        for _, screen in screens_in(two_languages().of(PSEUDO))
        for text in texts_of(screen)
        for word in WORD.findall(KEPT.sub(" ", text))
        if word != accented(word) and word not in names
    }
    assert english == set()


def texts_of(screen: Screen) -> Iterator[str]:
    """The text of a screen, and those of its controls."""
    yield screen.text
    for row in screen.rows:
        for part in row:
            if isinstance(part, Menu):
                yield part.placeholder
                yield from (choice.label for choice in part.choices)
            else:
                yield part.label


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


def _without_button(viewer: Viewer) -> set[str]:
    """The decisions with neither a button of their own nor one that opens them, apart from the channel's."""
    shown = {part.id.control for row in current_screen(viewer).rows for part in row}
    return {
        decision.name
        for decision in decisions(viewer)
        if not decision.kind.in_channel and not shown & {decision.name, decision.opener}
    }


def test_every_decision_has_a_button() -> None:
    phases = set()
    for moments in distinct().values():
        for moment in moments:
            viewer = moment.viewer
            if viewer is None or viewer.seat is None or viewer.table.stage is not Stage.RUNNING:
                continue
            if viewer.is_asked:
                phases.add(viewer.view.phase)
            assert not _without_button(viewer), moment.name
    assert phases == PHASES.keys() - {Phase.OVER}
