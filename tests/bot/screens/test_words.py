"""The words of the messages of a game of three with goals, after the first round, which explains more."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from bot.texts import Language
from bot.views.placer import SPOT
from tests.bot.pseudo_locale import strict_texts
from tests.bot.screens.moments import Moment
from tests.bot.screens.watching import Recorded

#: The most words in English of the message at such a moment; other languages may have a fifth more.
MOST = {
    "round's, pick": (r"pick: round, ", 55),
    "round's, map": (r"map( in turn)?: round, ", 70),
    "private, pick": (r"pick: private .* sent$", 12),
    "placer": (r"map( in turn)?: private .*, (sent|edited)$", 20),
}


@cache
def moments() -> tuple[Moment, ...]:
    game = Recorded("hokkaido-draft-3-A")
    return tuple(moment for moment in game.play(12) if not re.match(r"round 1\b|finished", moment.name))


def words(text: str) -> int:
    """The number of words with a letter, without mentions and typed commands."""
    return len(re.findall(r"\S*[^\W\d_]\S*", re.sub(r"<[^>]*>|`[^`]*`", "", text)))


def lengths(texts: Language) -> Iterator[tuple[str, int]]:
    for moment in moments():
        for kind, (pattern, _) in MOST.items():
            if re.search(pattern, moment.name):
                screen = moment.screen(texts)
                if kind != "placer" or any(part.id.control == SPOT for row in screen.rows for part in row):
                    yield kind, words(screen.text)


@pytest.mark.parametrize("texts", strict_texts().languages.values(), ids=lambda texts: texts.locale)
def test_messages_are_short(texts: Language) -> None:
    longest: Mapping[str, int] = dict(sorted(lengths(texts), key=lambda found: found[1]))
    print(longest)
    share = 1 if texts.locale == "en" else 1.2
    assert {kind: longest[kind] for kind, (_, most) in MOST.items() if longest[kind] > most * share} == {}


@pytest.mark.parametrize("texts", strict_texts().languages.values(), ids=lambda texts: texts.locale)
def test_placing_in_turn_is_explained_in_at_most_eight_words(texts: Language) -> None:
    for key in ("round-may-wait", "closed-in-order", "accepted-wait", "own-waiting-for-turn"):
        sentence = texts.format(key, **({"card": 17} if key == "own-waiting-for-turn" else {}))
        assert words(re.sub(r"\*\*.*\*\*", "", sentence)) <= 8, sentence
