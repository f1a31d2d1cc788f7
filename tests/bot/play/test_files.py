"""Attached files: worker processes read them, so that no one else has to wait."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.commands.options import LARGEST_RECORD
from bot.workers.pool import Workers
from engine import reading
from engine.decks import shipped_deck, whole_deck_to_json
from tests.bot.play.deciding import finished
from tests.bot.play.room import ENGLISH, Room, SketchedPictures, open_room
from tests.closing import closing


@pytest.fixture(autouse=True)
def numbers_of_messages() -> None:
    """Keep message ids in the shuffle, because worker processes are not patched."""


async def test_attached_files_are_read_in_a_worker_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Mistakes in a file are reported as if it had been read in the bot's own process."""
    async with closing(Workers(1)) as workers:
        pictures = SketchedPictures()
        pictures.workers = workers
        async with open_room(tmp_path, pictures) as room:
            people = anna, _ = room.people(2)
            record = await room.bot.services.history.record((await finished(room, people)).id)
            deck = json.dumps(whole_deck_to_json(shipped_deck("hokkaido"))).encode()
            odd = json.loads(record)
            odd["actions"][0] = {"seat": 0, "action": "fly"}

            async def said(file: bytes, command: str = "hokkaido verify", name: str = "record") -> str:
                return await room.said(anna, command, **{name: ("file.json", file)})

            with monkeypatch.context() as patch:
                patch.setattr(reading, "parse_json", _must_not_be_read_here)
                assert (await said(record)).startswith(ENGLISH.format("checked", dealt=True))
                assert await said(b"a letter to mother") == ENGLISH.format("not-json", line=1, column=1)
                assert await said(b"[" * LARGEST_RECORD) == ENGLISH.format("nested-too-deeply")
                unknown = ENGLISH.format("unknown-value", place="action", value='"fly"')
                assert await said(json.dumps(odd).encode()) == unknown
                not_json = ENGLISH.format("not-json", line=1, column=2)
                assert await said(b"{", "hokkaido start", "deck") == not_json
            # A table reads its deck again in the bot's own process, when it is known to be valid.
            assert (await said(deck, "hokkaido start", "deck")).startswith(ENGLISH.format("table-opened"))


def _must_not_be_read_here(_: bytes) -> object:
    raise AssertionError("read in the bot's own process")


async def test_a_record_that_is_too_large_is_not_fetched(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = room.person("anna")
    monkeypatch.setattr("discord.Attachment.read", _must_not_be_fetched)
    record = ("game.json", b" " * (LARGEST_RECORD + 1))
    too_large = ENGLISH.format("file-too-large", limit=LARGEST_RECORD)
    assert await room.said(anna, "hokkaido verify", record=record) == too_large


async def _must_not_be_fetched(_: object) -> bytes:
    raise AssertionError("fetched")
