"""A game in the pseudo-language, in which every untranslated English word stands out."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.people.limits import Limits
from bot.practice.spoken import SpokenLanguage
from bot.tables import Stage, Table
from bot.texts.picture_phrases import FluentPhrases
from render.picture import Picture
from tests.bot.play.deciding import play_to_the_end
from tests.bot.play.room import Room, SketchedPictures, controls, open_room, shown
from tests.bot.play.test_responses_in_every_state import every_command, typed
from tests.bot.play.typist import Typist
from tests.bot.pseudo_locale import PSEUDO, accented, two_languages

#: The fields of request bodies that contain text.
_WORDED = ("content", "label", "placeholder", "description", "title", "name", "text")

#: Parts of texts that are the same in every language: commands, mentions, times, links and quoted code.
_KEPT = re.compile(r"`[^`]*`|<[^>\s][^>]*>|\bhttps?://\S+")

#: Words that do not come from the text files: the letters of the sides, and the word that Babel puts before
#: the last item of a list.
_ALLOWED = frozenset({"A", "B", "und"})


def sent_texts(requests: Iterable[Any]) -> set[str]:
    """All texts that users see, from request bodies, except those of the registered commands."""
    found: set[str] = set()
    for request in requests:
        if request.method in ("POST", "PATCH", "PUT") and not request.path.endswith("/commands"):
            found.update(_texts(request.json))
    return found


def _texts(body: object, name: str = "") -> Iterator[str]:
    if isinstance(body, dict):
        for key, value in body.items():
            yield from _texts(value, key)
    elif isinstance(body, list):
        for value in body:
            yield from _texts(value, name)
    elif isinstance(body, str) and name in _WORDED:
        yield body


def english_in(text: str, names: Collection[str]) -> list[str]:
    """The words of a text that are not in the pseudo-language."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    words = re.findall(r"[^\W\d_]+", _KEPT.sub(" ", text))
    return [word for word in words if word != accented(word) and word not in _ALLOWED]


#: Names that are the same in every language.
NAMES = ("anna", "bob", "cleo", "hokkaido", "honshu", "English")

#: Commands that would end the game, leave it, or play one alone.
ENDING = {"hokkaido cancel", "hokkaido away", "hokkaido forget-me", "table end", "solo start", "solo today"}


class PicturesInOneLanguage(SketchedPictures):
    """Records the languages in which pictures are drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.locales: set[str] = set()

    async def draw(self, function: Callable[..., Picture], *arguments: Any, **options: Any) -> Picture:
        phrases = [value for value in arguments if isinstance(value, FluentPhrases)]
        self.locales.update(value.locale for value in phrases)
        return await super().draw(function, *arguments, **options)


@asynccontextmanager
async def room_in_the_language(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """A room where the server's and everyone's Discord language is the pseudo-language."""
    texts = two_languages()
    monkeypatch.setattr("tests.bot.play.room.TEXTS", texts)
    async with open_room(folder, PicturesInOneLanguage(), locale=PSEUDO) as room:
        # First in the list, so that events are changed before the bot gets them.
        room.env.backend.subscribers.insert(0, SpokenLanguage(texts, PSEUDO).localise)
        yield room


async def press(person: MemberActor, message: Any, control: str) -> Any:
    """Press the first button with this control, whatever its label."""
    ids = [part["custom_id"] for part in controls(message) if part["custom_id"].split(":")[1] == control]
    return await person.click(message, custom_id=ids[0])


def assert_nothing_is_english(room: Room, table: Table, least: int) -> None:
    """Check that all texts sent, at least ``least`` different ones, are in the pseudo-language."""
    assert isinstance(room.pictures, PicturesInOneLanguage)
    assert room.pictures.locales == {PSEUDO}
    sent = sent_texts(room.env.http_requests)
    drawn = {text for text in sent if text.startswith("drawn by ")}
    assert len(sent - drawn) >= least
    found = {text: english_in(text, (*NAMES, table.id)) for text in sent - drawn}
    problems = [f"{words} in: {text}" for text, words in found.items() if words]
    assert not problems, "\n".join(problems)


async def type_everything(room: Room, person: MemberActor) -> None:
    """Type every command that leaves the game as it is."""
    for command in every_command(room):
        if command.qualified_name not in ENDING:
            await person.slash(room.channel, command.qualified_name, **typed(command, person))


async def test_a_whole_game_is_in_the_pseudo_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Limits, "take", lambda *_: None)
    async with room_in_the_language(tmp_path, monkeypatch) as room:
        people = room.people(3)
        room.close_direct_messages(people[2])
        anna, bob, cleo = people
        await anna.slash(room.channel, "hokkaido start", goals="yes", deadline="24h")
        lobby = room.messages()[0]
        options = shown(await press(anna, shown(await press(anna, lobby, "table-more")), "options"))
        await press(anna, options, "table-language")
        await press(bob, lobby, "join")
        await press(cleo, lobby, "join")
        for _ in range(2):
            await press(anna, room.messages()[0], "add-computer")
        await press(anna, room.messages()[0], "begin")
        typist = Typist(room, people)
        table = await typist.play_until(await room.table(), 2)
        for person in (anna, bob):
            await type_everything(room, person)
        await room.env.advance_time(13 * 3600)
        await room.env.advance_time(10 * 3600)
        table = await play_to_the_end(room, await room.table())
        assert table.stage is Stage.FINISHED
        await type_everything(room, anna)
        assert_nothing_is_english(room, table, least=300)
