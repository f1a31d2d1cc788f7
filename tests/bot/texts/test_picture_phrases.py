"""The phrases of pictures: complete, with correct plurals, and available in a worker process."""

from __future__ import annotations

import inspect
import pickle
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from bot.texts import Language, Texts
from bot.texts.picture_phrases import FluentPhrases, phrases_of
from engine.options import Rules
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind
from engine.scoring.goals import GOALS
from render.phrases import Phrases
from tests.bot.pseudo_locale import every_language, strict_texts, two_languages

LANGUAGES = every_language()

#: Phrases that are selected by a number or a name that they do not show.
CHOSEN = frozenset({"goal", "step", "scene", "category", "kind_letter", "colour_letter"})


def phrases_with_values() -> list[str]:
    return [
        name
        for name, method in inspect.getmembers(Phrases, inspect.isfunction)
        if not name.startswith("_") and len(inspect.signature(method).parameters) > 1 and name not in CHOSEN
    ]


def stem(name: str) -> str:
    """The common stem of a name's forms, such as сер for серый and серая."""
    return name[:3]


def values_for(name: str, language: Language) -> dict[str, tuple[Any, list[str]]]:
    """For each parameter, a value and the strings that the phrase must contain for it."""
    found: dict[str, tuple[Any, list[str]]] = {}
    for place, parameter in enumerate(inspect.signature(getattr(Phrases, name)).parameters):
        if parameter == "self":
            continue
        if parameter == "placement":
            found[parameter] = Placement(61, 17, 23, 270), ["61", "17", "23", "270"]
        elif parameter == "kind":
            found[parameter] = Kind.LAKE, [stem(language.name(Kind.LAKE))]
        elif parameter == "colour":
            found[parameter] = Colour.GREY, [stem(language.name(Colour.GREY))]
        elif parameter == "day":
            found[parameter] = date(2026, 11, 22), ["22", "2026"]
        elif inspect.signature(getattr(Phrases, name)).parameters[parameter].annotation == "str":
            found[parameter] = f"<{parameter}>", [f"<{parameter}>"]
        else:
            found[parameter] = 40 + place, [str(40 + place)]
    return found


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.locale)
def test_every_phrase_shows_all_its_values(language: Language) -> None:
    missing = []
    for name in phrases_with_values():
        values = values_for(name, language)
        phrase = getattr(phrases_of(language), name)(**{key: value for key, (value, _) in values.items()})
        missing += [
            f"{name}: no {text!r} in {phrase!r}"
            for _, texts in values.values()
            for text in texts
            if text not in phrase
        ]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.locale)
def test_every_phrase_without_values_exists(language: Language) -> None:
    phrases = phrases_of(language)
    texts: list[str] = [
        *(phrases.kind_letter(kind) for kind in Kind),
        *(phrases.colour_letter(colour) for colour in Colour),
        *(phrases.goal(number) for number in GOALS),
        *(text for number in range(1, 7) for text in phrases.step(number)),
        *(phrases.scene(number) for number in (1, 3, 4, 5, 6)),
        *(phrases.category(category) for category in ("mountains", "forests", "factories", "lakes")),
        *(phrases.category(category) for category in ("towns", "goals", "bonus", "total", "deserts")),
    ]
    for name, method in inspect.getmembers(Phrases, inspect.isfunction):
        if not name.startswith("_") and len(inspect.signature(method).parameters) == 1 and name != "scoring":
            texts.append(getattr(phrases, name)())
    assert all(text and "picture-" not in text for text in texts)
    assert set(phrases_of(language, Rules.HONSHU).scoring()) == set(Kind) - {Kind.MOUNTAIN}
    assert set(phrases.scoring()) == set(Kind)
    honshu = phrases_of(language, Rules.HONSHU).scoring()
    otherwise = {kind for kind, said in honshu.items() if said != phrases.scoring()[kind]}
    assert otherwise == {Kind.TOWN, Kind.DESERT}, "only these score differently in the two games"


@pytest.mark.parametrize(
    ("said", "one", "several"),
    [
        (lambda p, n: p.hand(n), "1 card in hand.", "6 cards in hand."),
        (lambda p, n: p.more_rows(n), "and 1 more row", "and 6 more rows"),
        (lambda p, n: p.area(Kind.TOWN, n, n), "town of 1 square, 1 point", "town of 6 squares, 6 points"),
        (lambda p, n: p.player("Ann", n, None), "Ann: 1 point", "Ann: 6 points"),
        (lambda p, n: p.player("Ann", n, 17), "Ann: 1 point, card 17", "Ann: 6 points, card 17"),
        (lambda p, n: p.deck("own", n, 1, 9), "Deck own: 1 card, 1 to 9.", "Deck own: 6 cards, 1 to 9."),
        (
            lambda p, n: p.replay(n, "Ann"),
            "A game of 1 round, card by card: Ann.",
            "A game of 6 rounds, card by card: Ann.",
        ),
    ],
)
def test_phrases_use_the_singular_for_one(
    said: Callable[[Phrases, int], str], one: str, several: str
) -> None:
    phrases = phrases_of(strict_texts().of("en"))
    assert said(phrases, 1) == one
    assert said(phrases, 6) == several


def test_the_phrase_for_an_empty_hand_contains_no_number() -> None:
    assert phrases_of(strict_texts().of("en")).hand(0) == "No cards."


def test_a_language_with_three_plural_forms_uses_the_right_one() -> None:
    texts = """picture-hand = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
"""
    phrases = FluentPhrases(Language("ru", {"pictures.ftl": texts}, strict=True), Rules.HOKKAIDO)
    counted = [phrases.hand(count) for count in (1, 2, 5, 11, 21, 24)]
    assert counted == ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "24 карты"]


@pytest.mark.parametrize(("locale", "day"), [("en", "22 Nov 2026"), ("pt-BR", "22 de nov. de 2026")])
def test_a_day_is_formatted_for_its_language(locale: str, day: str) -> None:
    texts = Language(locale, {"pictures.ftl": "picture-day-and-game = { $day }"}, strict=True)
    assert FluentPhrases(texts, Rules.HOKKAIDO).day_and_game(date(2026, 11, 22), "abc") == day


#: Run by a worker process: prints a phrase, and which unwanted modules it has imported for it.
IN_A_WORKER = """
import pickle, sys
phrases = pickle.loads(bytes.fromhex(sys.argv[1]))
print(phrases.player("Ann", 1, 17))
print(sorted({name.split(".")[0] for name in sys.modules} & {"discord", "sqlite3", "pydantic", "simcord"}))
"""


def test_phrases_are_pickled_as_a_locale_and_need_neither_discord_nor_the_database() -> None:
    phrases = phrases_of(Texts.load().of("hu"), Rules.HONSHU)
    packed = pickle.dumps(phrases)
    assert len(packed) < 200
    command = [sys.executable, "-c", IN_A_WORKER, packed.hex()]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert lines == [phrases.player("Ann", 1, 17), "[]"]
    assert lines[0] != "Ann: 1 point, card 17"
    assert set(pickle.loads(packed).scoring()) == set(Kind) - {Kind.MOUNTAIN}


def test_a_locale_without_texts_uses_english() -> None:
    packed = pickle.dumps(phrases_of(two_languages().of("de")))
    assert pickle.loads(packed).hand(2) == "2 cards in hand."
