"""Texts: formatted values, the fallback to English, the detection of mistakes, and links to commands."""

from __future__ import annotations

import re
from datetime import date
from importlib.resources import files
from pathlib import Path

import pytest

from bot.client import HokkaidoBot
from bot.settings import Settings
from bot.texts import MissingTextError, TextFileError, Texts
from bot.texts.language import with_links
from engine.parts.squares import Colour, Kind, Position

BOT = Texts.load()

ENGLISH = """
greeting = Hello { $name }!
count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
place = { NAME($kind) } at { $square }, { NAME($colour, form: "plural") }
places = { $squares }
choice = { $kind ->
    [lake] water
   *[other] land
}
only-english = only in English
name-forest = woodland
name-blue = blue
    .plural = blues
name-stopped-short = { $nothing }
"""

HUNGARIAN = """
greeting = Szia { $name }!
name-forest = erdő
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for locale, text in (("en", ENGLISH), ("hu", HUNGARIAN), ("pt-BR", "greeting = Olá { $name }!\n")):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "language.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "__pycache__").mkdir()
    return tmp_path


@pytest.fixture
def texts(folder: Path) -> Texts:
    return Texts.load(strict=True, folder=folder)


@pytest.mark.parametrize(
    ("locale", "greeting"),
    [
        ("en", "Hello Ann!"),
        ("en-GB", "Hello Ann!"),
        ("hu", "Szia Ann!"),
        ("pt-BR", "Olá Ann!"),
        ("pt-PT", "Olá Ann!"),
        ("pt", "Olá Ann!"),
        ("p", "Hello Ann!"),
        ("tlh", "Hello Ann!"),
        ("", "Hello Ann!"),
    ],
)
def test_every_locale_gets_the_nearest_language(texts: Texts, locale: str, greeting: str) -> None:
    assert texts.of(locale).format("greeting", name="Ann") == greeting


def test_texts_missing_in_a_language_are_shown_in_english(texts: Texts) -> None:
    assert texts.of("hu").format("only-english") == "only in English"
    assert texts.of("hu").name("blue") == "blue"
    assert texts.of("hu").name("forest") == "erdő"
    assert texts.of("pt-BR").name("forest") == "woodland"


@pytest.mark.parametrize(("cards", "shown"), [(1, "1 card"), (2, "2 cards"), (999999, "999999 cards")])
def test_numbers_are_plain_and_choose_the_plural_form(texts: Texts, cards: int, shown: str) -> None:
    assert texts.of("en").format("count", cards=cards) == shown


def test_no_invisible_marks_around_values(texts: Texts) -> None:
    assert texts.of("en").format("greeting", name="Ann").isascii()


def test_names_and_positions_are_formatted(texts: Texts) -> None:
    shown = texts.of("en").format("place", kind=Kind.FOREST, square=Position(4, -1), colour=Colour.BLUE)
    assert shown == "woodland at 4, -1, blues"


@pytest.mark.parametrize(
    ("article", "numbers"),
    [
        ("az", (1, 5, 50, 51, 59, 500, 1000, 1999, 5000, 1_000_000)),
        ("a", (2, 4, 6, 10, 11, 15, 19, 40, 60, 100, 150, 10_000, 100_000)),
    ],
)
def test_the_hungarian_article_follows_the_spoken_number(
    folder: Path, article: str, numbers: tuple[int, ...]
) -> None:
    (folder / "hu" / "language.ftl").write_text("card = { ARTICLE($number) } { $number }.", encoding="utf-8")
    hungarian = Texts.load(strict=True, folder=folder).of("hu")
    for number in numbers:
        assert hungarian.format("card", number=number) == f"{article} {number}."


def test_a_text_can_depend_on_a_kind(texts: Texts) -> None:
    assert texts.of("en").format("choice", kind=Kind.LAKE) == "water"
    assert texts.of("en").format("choice", kind=Kind.TOWN) == "land"


@pytest.mark.parametrize(
    ("squares", "shown"),
    [
        ((), ""),
        ((Position(4, -1),), "4, -1"),
        ((Position(4, -1), Position(5, 0)), "(4, -1) and (5, 0)"),
        ((1, 2, 10), "1, 2 and 10"),
        (frozenset({10, 9}), "9 and 10"),
        ((Kind.FOREST, Colour.BLUE), "woodland and blue"),
        (("Ann", "Bob"), "Ann and Bob"),
        (("forest", "the_square"), "forest and the_square"),  # people's names
        (None, ""),
    ],
)
def test_lists_are_written_naturally(texts: Texts, squares: object, shown: str) -> None:
    assert texts.of("en").format("places", squares=squares) == shown


@pytest.mark.parametrize(
    ("locale", "shown"),
    [("en", "1, 2 and 3"), ("hu", "1, 2 és 3"), ("pt-BR", "1, 2 e 3"), ("es-419", "1, 2 y 3")],
)
def test_lists_follow_the_rules_of_each_language(folder: Path, locale: str, shown: str) -> None:
    for language in ("hu", "pt-BR", "es-ES"):
        (folder / language).mkdir(exist_ok=True)
        (folder / language / "language.ftl").write_text("places = { $squares }\n", encoding="utf-8")
    assert Texts.load(strict=True, folder=folder).of(locale).format("places", squares=(1, 2, 3)) == shown


def test_an_unfinished_language_is_not_offered(folder: Path) -> None:
    (folder / "hu" / "language.ftl").rename(folder / "hu" / "other.ftl")
    texts = Texts.load(strict=True, folder=folder)
    assert set(texts.languages) == {"en", "pt-BR"}
    assert texts.of("hu").format("greeting", name="Ann") == "Hello Ann!"


@pytest.mark.parametrize(
    ("locale", "number", "day"),
    [("en", "1.5", "22 Nov 2026"), ("hu", "1,5", "2026. nov. 22."), ("pt-BR", "1,5", "22 de nov. de 2026")],
)
def test_numbers_and_days_are_formatted_for_each_language(
    folder: Path, locale: str, number: str, day: str
) -> None:
    for language in ("en", "hu", "pt-BR"):
        (folder / language / "more.ftl").write_text("sum = { $value }\n", encoding="utf-8")
    language_of = Texts.load(strict=True, folder=folder).of(locale)
    assert language_of.format("sum", value=1.5) == number
    assert language_of.format("sum", value=date(2026, 11, 22)) == day


def test_commands_become_links_in_every_language(folder: Path) -> None:
    for locale in ("en", "hu"):
        with (folder / locale / "language.ftl").open("a", encoding="utf-8") as file:
            file.write("how = `/hokkaido start`\n")
    texts = Texts.load(strict=True, folder=folder)
    texts.learn_commands({"hokkaido start": 123})
    assert {texts.of(locale).format("how") for locale in ("en", "hu")} == {"</hokkaido start:123>"}


def test_a_name_with_brackets_is_not_parsed_as_fluent(texts: Texts) -> None:
    assert texts.of("en").format("greeting", name="{ $name } *[x]") == "Hello { $name } *[x]!"


def test_a_missing_text_or_value_is_an_error_in_tests(texts: Texts) -> None:
    with pytest.raises(MissingTextError, match="no-such-key"):
        texts.of("hu").format("no-such-key")
    with pytest.raises(MissingTextError, match="name"):
        texts.of("en").format("greeting")


def test_a_missing_text_is_logged_and_shown_as_its_key_in_production(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    texts = Texts.load(folder=folder)
    assert texts.of("hu").format("no-such-key", card=3) == "no-such-key"
    assert texts.of("en").format("greeting") == "Hello name!"
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]
    assert "no-such-key" in caplog.text


def test_a_duplicate_key_is_refused(folder: Path) -> None:
    (folder / "en" / "more.ftl").write_text("greeting = Hi\n")
    with pytest.raises(TextFileError, match=r"'greeting' is in language\.ftl and in more\.ftl"):
        Texts.load(folder=folder)


@pytest.mark.parametrize("wrong", ["this is no text", "unfinished = { $name"])
def test_a_malformed_text_is_refused(folder: Path, wrong: str) -> None:
    (folder / "hu" / "wrong.ftl").write_text(f"good = yes\n{wrong}\n")
    with pytest.raises(TextFileError, match=re.escape(f"hu/wrong.ftl: not a text: {wrong}")):
        Texts.load(folder=folder)


def test_texts_can_refer_to_texts_in_other_files(folder: Path) -> None:
    (folder / "en" / "a.ftl").write_text("welcome = { greeting } This is { -town }.\n")
    (folder / "en" / "b.ftl").write_text("-town = { name-forest }\n    .kind = lake\n")
    texts = Texts.load(strict=True, folder=folder)
    assert texts.of("en").format("welcome", name="Ann") == "Hello Ann! This is woodland."


def test_english_is_required(tmp_path: Path) -> None:
    with pytest.raises(TextFileError, match="'en'"):
        Texts.load(folder=tmp_path)


@pytest.mark.parametrize("locale", BOT.languages)
def test_a_screen_begins_with_the_same_sentence_as_the_response(locale: str) -> None:
    """The response is left out if the screen below it already contains exactly this sentence."""
    texts = BOT.of(locale)
    for screen, answer in {
        "hand-pick-made": "accepted-pick",
        "trick-taken": "accepted-take",
        "trick-discard-of-pair-made": "accepted-keep",
        "hand-discard-made": "accepted-discard",
    }.items():
        assert texts.format(screen, card=17).startswith(texts.format(answer, card=17)), screen


@pytest.mark.parametrize("locale", [locale for locale in BOT.languages if locale != "en"])
def test_a_sitting_and_its_rules_have_different_names_in_commands(locale: str) -> None:
    """The option ``game`` takes either; only English has one word for both."""
    texts = BOT.of(locale)
    assert texts.format("option-name-one-game") != texts.format("option-name-game")


IDS = {"hokkaido start": 123, "accept": 7}


def test_a_command_in_backticks_becomes_a_link() -> None:
    assert (
        with_links("Type `/hokkaido start`, or `/accept`.", IDS)
        == "Type </hokkaido start:123>, or </accept:7>."
    )


def test_incomplete_and_unknown_commands_stay_unchanged() -> None:
    for text in (
        "`/bid`",
        "/accept",
        "`/accept it:now`",
        "`/place card:17 x:3 y:2 rotation:rot`",
        "`/`",
        "a/b",
    ):
        assert with_links(text, IDS) == text
    assert with_links("`/accept`", {}) == "`/accept`"


async def test_every_command_in_the_texts_exists() -> None:
    bot = HokkaidoBot(Settings.model_construct())
    await bot.add_commands()
    known = {command.qualified_name for command in bot.tree.walk_commands()}
    named = [
        (file.name, found[1])
        for file in (files("bot.texts") / "en").iterdir()
        for found in re.finditer(r"`/([a-z -]+[a-z])(?= [a-z_]+:|`)", file.read_text(encoding="utf-8"))
    ]
    assert len(named) > 20
    assert [(file, name) for file, name in named if name not in known] == []
