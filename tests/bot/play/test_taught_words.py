"""Every command that a page or a help text teaches to type is understood in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

from simcord import MemberActor

from bot.commands.texts import echo
from bot.texts import Language
from tests.bot.play.room import Room
from tests.bot.play.test_bad_input import placing
from tests.bot.play.test_responses_in_every_state import every_command
from tests.bot.pseudo_locale import strict_texts

DOCS = Path(__file__).parents[3] / "docs"
PAGES = ("playing.md", "tables.md")

#: A command with values: in backticks, or a line of its own.
TAUGHT = re.compile(r"(?:`|^ {4})/([a-z][^`\n]*? [^`\n]+)", re.MULTILINE)

#: The row of a table about the values of the option ``rotation``.
ROTATIONS = re.compile(r"^\| `rotation` \|.*$", re.MULTILINE)

#: Words in the descriptions of options that are typed literally, and squares.
LITERAL = re.compile(r"\b(?:rot(?:/\w+)?|oldest|none)\b|-?\d+,-?\d+(?:/-?\d+,-?\d+)?")

#: The errors of an option that cannot read its text.
NOT_UNDERSTOOD = ("word-unknown", "rotation-unknown", "under-unknown", "cube-unknown", "cubes-unknown")

#: A placement of the example, for one more value of its last option.
PLACE = ("place", {"card": "17", "x": "3", "y": "2"})


#: A command and its values by option.
Line = tuple[str, dict[str, str]]


class Taught:
    """The commands of the bot by name, with the names of their options."""

    def __init__(self, room: Room) -> None:
        self.commands = {command.qualified_name: command for command in every_command(room)}

    def on_pages(self) -> Iterator[Line]:
        """The commands and values of the pages."""
        for page in PAGES:
            text = (DOCS / page).read_text(encoding="utf-8")
            for line in TAUGHT.findall(text):
                if found := self._read(line.split()):
                    yield found
            for row in ROTATIONS.findall(text):
                for value in re.findall(r"`([^`]+)`", row.partition("|")[2].partition("|")[2]):
                    yield PLACE[0], {**PLACE[1], "rotation": f"rot{value}" if value[0] == "/" else value}

    def in_help(self, texts: Language, example: Mapping[str, dict[str, str]]) -> Iterator[Line]:
        """The literal words in the descriptions of options, in the commands that have an example."""
        for name, values in example.items():
            for option in self.commands[name].parameters:
                assert option.locale_description is not None
                described = texts.format(option.locale_description.extras["key"])
                for word in LITERAL.findall(described) if option.type.name == "string" else ():
                    yield name, {**values, option.name: word}

    def _read(self, words: list[str]) -> Line | None:
        """A command and its values; None without values."""
        name = next((name for size in (2, 1) if (name := " ".join(words[:size])) in self.commands), None)
        if name is None or len(words) == len(name.split()):
            return None
        required = [option.name for option in self.commands[name].parameters if option.required]
        values = words[len(name.split()) :]
        named = dict(word.lower().split(":") for word in values if ":" in word)
        return name, named or dict(zip(required, values, strict=True))


def refusals(texts: Language, values: Iterable[str]) -> list[re.Pattern[str]]:
    """The responses to values that were not understood."""
    return [
        re.compile(re.escape(texts.format(key, given=echo(value), offered="\0")).replace("\0", ".*"))
        for key in NOT_UNDERSTOOD
        for value in values
    ] + [re.compile(re.escape(texts.format("command-unknown")))]


async def not_understood(
    room: Room, person: MemberActor, texts: Language, typed: Iterable[Line]
) -> list[str]:
    """Type each command, and return those that were refused as not understood."""
    found = []
    for name, values in typed:
        numbers = {option: int(value) for option, value in values.items() if option in ("card", "x", "y")}
        result = await person.slash(room.channel, name, **{**values, **numbers})
        said = result.response.content if result.response else ""
        if any(refused.fullmatch(said) for refused in refusals(texts, values.values())):
            found.append(f"/{name} {values}: {said}")
    return found


async def test_what_pages_and_help_teach_is_understood_in_every_language(room: Room) -> None:
    anna, _ = await placing(room)
    taught = Taught(room)
    on_pages = [*taught.on_pages()]
    example = {name: values for name, values in on_pages if name not in ("hokkaido start",)}
    assert {"place", "terraform", "bid", "pair", "contest", "tile"} <= example.keys()
    preferences = room.bot.services.preferences
    for locale, texts in strict_texts().languages.items():
        typed = [*on_pages, *taught.in_help(texts, example)]
        assert [values for name, values in typed if values.get("cubes") == "oldest"]
        await preferences.change_player(anna.id, partial(replace, locale=locale))
        assert await not_understood(room, anna, texts, typed) == []
