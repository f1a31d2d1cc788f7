"""Every distinct screen of the recorded games, compared with ``__snapshots__``.

``pytest tests/bot/screens --snapshot-update`` writes the changed ones again; review their diff.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileAmberSnapshotExtension

from bot.texts import Language
from bot.views.screen import LONGEST_OF_THREE, Button, Menu, Screen
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
