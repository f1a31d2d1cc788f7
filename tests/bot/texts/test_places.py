"""Every text fits its place on Discord and in the pictures, in every language, finished or not.

Texts are measured in their longest variants, with the longest values. ``tests/bot/screens/test_limits``
checks whole messages.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import product
from typing import Any

import pytest
from fluent.syntax.ast import (
    FunctionReference,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

from bot.client import HokkaidoBot
from bot.commands.texts import FluentTranslator
from bot.settings import Settings
from bot.tables.options import IN_LOBBY
from bot.texts import Language, Texts
from bot.texts.picture_phrases import FluentPhrases, phrases_of
from engine.options import Rules
from engine.parts.squares import Colour, Kind
from engine.scoring.goals import GOALS
from render.drawing.fonts import drawable, has_glyph
from render.palette import ThemeName
from render.pictures.help_pictures import draw_kinds
from render.pictures.round_picture import draw_round
from tests.bot.discord_limits import (
    LONGEST_COMMAND,
    LONGEST_COMMAND_NAME,
    LONGEST_CONTENT,
    LONGEST_DESCRIPTION,
    LONGEST_OPTION,
    LONGEST_PLACEHOLDER,
    LONGEST_TITLE,
    check_commands,
)
from tests.bot.pseudo_locale import PSEUDO, strict_texts
from tests.bot.texts.translations import Folder, folders, folders_to_try
from tests.render import catalogue, samples
from tests.render.test_boxes import assert_readable, type_sizes

FOLDERS = folders_to_try()
ENGLISH = strict_texts().of("en")

#: Phones cut off button labels that are longer than about this.
LONGEST_ON_PHONE = 38

#: The same for buttons that show a setting, because two or more share a row.
LONGEST_OF_SWITCH = 30

#: The same for lines in the menus for the settings of players and servers.
LONGEST_LINE_ON_PHONE = 50

#: The same for the line that a closed menu shows, whose type is larger.
LONGEST_CLOSED_ON_PHONE = 28

#: Discord's limit for the name of a forum tag.
LONGEST_TAG = 20

#: The maximum length of texts by the prefix of their keys; the first match counts.
PLACES: Mapping[str, int] = {
    "command-name-": LONGEST_COMMAND_NAME,
    "option-name-": LONGEST_COMMAND_NAME,
    "command-unknown": LONGEST_CONTENT,
    "command-": LONGEST_DESCRIPTION,
    "option-": LONGEST_DESCRIPTION,
    "choice-": LONGEST_OPTION,
    "button-unknown": LONGEST_CONTENT,
    "button-walk": LONGEST_OF_SWITCH,
    "button-": LONGEST_ON_PHONE,
    "theme-question": LONGEST_CONTENT,
    "theme-": LONGEST_ON_PHONE,
    "menu-": LONGEST_PLACEHOLDER,
    "setting-hints": LONGEST_OF_SWITCH,
    "setting-confirm": LONGEST_OF_SWITCH,
    "setting-theme": LONGEST_LINE_ON_PHONE,
    "setting-hands": LONGEST_LINE_ON_PHONE,
    "setting-reminders": LONGEST_LINE_ON_PHONE,
    "setting-": LONGEST_OPTION,
    "usual-": LONGEST_OPTION,
    "table-option-variant": LONGEST_CLOSED_ON_PHONE,
    **{f"table-option-{name}": LONGEST_OF_SWITCH for name, option in IN_LOBBY.items() if not option.has_menu},
    "table-option-language": LONGEST_OF_SWITCH,
    "table-option-": LONGEST_OPTION,
    "type-spot-under-how": LONGEST_OPTION,
    "type-spot-": LONGEST_TITLE,
    "tag-": LONGEST_TAG,
}

#: The longest possible values that are words, by the key of the text; other values are numbers.
LONG_VALUES = {"usual-deck": "x" * 60, "choice-vote-host": "x" * 32}

NUMBER = "−12"


@pytest.fixture(params=FOLDERS, ids=str)
def folder(request: pytest.FixtureRequest) -> Folder:
    found: Folder = request.param
    return found


def longest(folder: Folder, key: str) -> str:
    """The text of a key, with its longest variants and values."""
    value = folder.texts[key].value
    return "" if value is None else _longest(folder, key, value)


def _longest(folder: Folder, key: str, pattern: Pattern) -> str:
    return "".join(_longest_part(folder, key, part) for part in pattern.elements)


def _longest_part(folder: Folder, key: str, part: object) -> str:
    found = ""
    match part:
        case TextElement() | StringLiteral():
            found = str(part.value)
        case Placeable():
            found = _longest_part(folder, key, part.expression)
        case SelectExpression():
            found = max((_longest(folder, key, variant.value) for variant in part.variants), key=len)
        case FunctionReference() if part.id.name == "ARTICLE":
            found = "az"
        case FunctionReference():
            found = _longest_name(folder, part)
        case MessageReference() if part.id.name in folder.texts:
            found = longest(folder, part.id.name)
        case VariableReference():
            found = LONG_VALUES.get(key, NUMBER)
    return found


def _longest_name(folder: Folder, part: FunctionReference) -> str:
    """The longest name of a colour or a kind of square, whichever the value is."""
    names = [value.id.name for value in part.arguments.positional if isinstance(value, VariableReference)]
    things = Colour if names == ["colour"] else Kind
    return max((longest(folder, f"name-{thing}") for thing in things), key=len)


def test_every_text_fits_its_place(folder: Folder) -> None:
    found = []
    for key in folder.texts:
        most = next((most for place, most in PLACES.items() if key.startswith(place)), LONGEST_CONTENT)
        text = longest(folder, key)
        if len(text) > most:
            found.append(f"{key}: {len(text)} letters, not {most}: {text}")
    assert not found, "\n".join(["", *found])


#: A list item followed by a line of other text, which Discord shows as part of the item.
AFTER_A_LIST = re.compile(
    r"^(?P<item> +(?:-|\d+\.) [^\n]*)\n {4}(?!-#)(?=[^\s*\[}])(?!(?:-|\d+\.) )", re.MULTILINE
)


def test_text_after_a_list_is_not_shown_as_part_of_its_last_item(folder: Folder) -> None:
    found = [
        f"{name}: {match['item'].strip()[:60]}"
        for name, written in folder.written.items()
        for match in AFTER_A_LIST.finditer(written)
    ]
    assert not found, "\n".join(["an empty line must follow:", *found])


#: A text that begins with a number and a full stop, which Discord shows as a list item.
BEGINS_A_LIST = re.compile(r"^(?P<key>[a-z][\w-]*) = (?:\{ \$\w+ \}|\d+)\. ", re.MULTILINE)

#: Texts shown only in pictures and menus, never in a message.
IN_NO_MESSAGE = ("picture-", "table-option-", "undo-point", "button-", "placement")


def list_items(folder: Folder) -> set[str]:
    """The keys of texts in messages that Discord would show as list items."""
    found = {match["key"] for written in folder.written.values() for match in BEGINS_A_LIST.finditer(written)}
    return {key for key in found if not key.startswith(IN_NO_MESSAGE)}


def test_no_text_is_shown_as_a_list_unless_it_is_in_english(folder: Folder) -> None:
    assert list_items(folder) - list_items(FOLDERS[0]) == set()


def test_every_place_has_texts() -> None:
    english = FOLDERS[0]
    found = {next((place for place in PLACES if key.startswith(place)), "") for key in english.texts}
    assert found == {*PLACES, ""}


# Commands.


async def _commands(language: Language) -> list[dict[str, Any]]:
    languages = Texts({"en": ENGLISH, PSEUDO: language})
    bot = HokkaidoBot(Settings.model_construct(), texts=languages)
    await bot.add_commands()
    translator = FluentTranslator(languages)
    return [await found.get_translated_payload(bot.tree, translator) for found in bot.tree.get_commands()]


def read_in_language(payload: Mapping[str, Any]) -> dict[str, Any]:
    """A command, an option or a choice in the other language, where it is translated."""
    read = dict(payload)
    for word in ("name", "description"):
        if PSEUDO in localised(payload, word):
            read[word] = localised(payload, word)[PSEUDO]
    for parts in ("options", "choices"):
        if parts in read:
            read[parts] = [read_in_language(part) for part in read[parts]]
    return read


def localised(payload: Mapping[str, Any], word: str) -> Mapping[str, str]:
    """The translations of a word of a command, by language."""
    found: Mapping[str, str] = payload.get(f"{word}_localizations") or {}
    return found


def may_be_typed(name: str) -> bool:
    """Whether Discord accepts a name: lower-case letters and digits of any script, hyphens and the like."""
    plain = all(letter in "-_'" or unicodedata.category(letter)[0] in "LN" for letter in name)
    return plain and name == name.lower() and 1 <= len(name) <= LONGEST_COMMAND_NAME


def names_clash(siblings: Sequence[Mapping[str, Any]]) -> list[str]:
    """The names that clash, within the language or with an English name, which works everywhere."""
    own = [localised(part, "name").get(PSEUDO, part["name"]) for part in siblings]
    english = [part["name"] for part in siblings]
    doubled = [name for name in own if own.count(name) > 1]
    return doubled + [
        name
        for place, name in enumerate(own)
        for other, theirs in enumerate(english)
        if place != other and name == theirs
    ]


def families(commands: Sequence[Mapping[str, Any]]) -> Iterator[Sequence[Mapping[str, Any]]]:
    """The groups of sibling commands, options or choices, at every level."""
    yield commands
    for command in commands:
        if command.get("options"):
            yield from families(command["options"])
        if command.get("choices"):
            yield command["choices"]


async def test_every_command_can_be_typed(folder: Folder) -> None:
    language = folder.language(ENGLISH)
    told = await _commands(language)
    check_commands([read_in_language(command) for command in told])
    for family in families(told):
        assert names_clash(family) == []
    odd = [
        key
        for key in folder.texts
        if key.startswith(("command-name-", "option-name-")) and not may_be_typed(language.format(key))
    ]
    assert odd == []


def letters(payload: Mapping[str, Any]) -> int:
    """The length of a command as Discord counts it: for each word the longest of all languages."""
    longest_words = sum(
        max(map(len, [str(payload.get(word, "")), *localised(payload, word).values()]))
        for word in ("name", "description", "value")
    )
    return longest_words + sum(map(letters, [*payload.get("options", []), *payload.get("choices", [])]))


async def test_no_command_is_too_long_with_all_its_translations() -> None:
    languages = strict_texts()
    bot = HokkaidoBot(Settings.model_construct(), texts=languages)
    await bot.add_commands()
    translator = FluentTranslator(languages)
    for command in bot.tree.get_commands():
        told = await command.get_translated_payload(bot.tree, translator)
        assert 0 < letters(told) <= LONGEST_COMMAND, command.name


# Pictures.


@cache
def phrases_in(folder: Folder, game: Rules = Rules.HOKKAIDO) -> FluentPhrases:
    return phrases_of(folder.language(ENGLISH), game)


def test_the_letters_on_squares_differ(folder: Folder) -> None:
    """The letters for kinds and for colours share one key."""
    phrases = phrases_in(folder)
    shown = [*map(phrases.kind_letter, Kind), *(phrases.colour_letter(colour).upper() for colour in Colour)]
    assert len(set(shown)) == len(shown)
    assert all(len(letter) == 1 and letter == letter.upper() for letter in shown)
    assert all(phrases.colour_letter(colour).islower() for colour in Colour)


def test_the_typeface_has_every_letter(folder: Folder) -> None:
    missing = [
        f"{name}: {key}: no {letter!r} in {line!r}"
        for name in ("pictures.ftl", "names.ftl")
        for key, text in folder.files.get(name, {}).items()
        for line in text.plain.splitlines()
        for letter in {*line}
        if letter.isprintable() and not letter.isspace() and not has_glyph(letter)
    ]
    assert not missing, "\n".join(["", *missing])


def cut_short(drawn: Sequence[tuple[str, float]]) -> list[str]:
    """The words that end in an ellipsis, except long names, which may be cut."""
    ended = {words[:-1].rstrip() for words, _ in drawn if words.endswith("…")}
    names = [*map(drawable, samples.NAMES)]
    return [words for words in ended if not any(words in name for name in names)]


#: For the pictures: the pseudo-language is as long as English.
in_each_language = pytest.mark.parametrize("folder", folders(), ids=str)


@in_each_language
def test_every_phrase_fits_its_picture(
    monkeypatch: pytest.MonkeyPatch, subtests: pytest.Subtests, folder: Folder
) -> None:
    monkeypatch.setattr(catalogue, "PHRASES", phrases_in(folder))
    for name, draw in catalogue.PICTURES.items():
        with subtests.test(name), type_sizes(monkeypatch) as drawn:
            assert_readable(monkeypatch, partial(draw, ThemeName.COLOUR_BLIND))
            assert cut_short(drawn) == []


@in_each_language
def test_every_goal_is_written_in_full(monkeypatch: pytest.MonkeyPatch, folder: Folder) -> None:
    for players, winner, numbers in product((2, 5), (None, 1), (GOALS[:7], GOALS[-7:])):
        view = samples.view(players, 6, goals=players + 2)
        goals = tuple(
            replace(goal, number=number, winner=winner)
            for goal, number in zip(view.goals, numbers, strict=False)
        )
        with type_sizes(monkeypatch) as drawn:
            draw_round(replace(view, goals=goals), samples.NAMES[:players], phrases_in(folder))
        assert cut_short(drawn) == []


@in_each_language
def test_the_scoring_of_each_kind_in_honshu_fits(monkeypatch: pytest.MonkeyPatch, folder: Folder) -> None:
    with type_sizes(monkeypatch) as drawn:
        assert_readable(monkeypatch, lambda: draw_kinds(tuple(Colour)[:4], phrases_in(folder, Rules.HONSHU)))
    assert cut_short(drawn) == []
