"""Files that people attach or ask for: worker processes read and write them, so that nobody else waits."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from bot.commands.attachments import LARGEST_RECORD
from bot.people.limits import OF_PERSON, Cost
from bot.workers.pool import Workers
from engine import reading
from engine.decks import shipped_deck, whole_deck_to_json
from engine.options import GameOptions
from engine.record.record import write_record
from tests.bot.play.room import ENGLISH, Room, SketchedPictures, open_room
from tests.bot.play.shuffling import finished
from tests.closing import closing
from tests.engine.random_games import finished as finished_game
from tests.loopback.book import open_book
from tests.loopback.match import begin_match
from tests.loopback.people import Client, answered
from tests.loopback.process import running_bot
from tests.loopback.server import loopback_discord
from tests.loopback.world import File


@pytest.fixture(autouse=True)
def numbers_of_messages() -> None:
    """Here they are part of the shuffle, as they are in life: a worker knows nothing else."""


async def test_what_people_attach_is_read_in_a_worker_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is wrong with a file is told in the same words as if it had been read here."""
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
            # A table reads its deck again, which is sound by then.
            assert (await said(deck, "hokkaido start", "deck")).startswith(ENGLISH.format("table-opened"))


def _must_not_be_read_here(_: bytes) -> object:
    raise AssertionError("read in the bot's own process")


async def test_a_record_that_is_too_large_is_not_even_fetched(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = room.person("anna")
    monkeypatch.setattr("discord.Attachment.read", _must_not_be_fetched)
    record = ("game.json", b" " * (LARGEST_RECORD + 1))
    too_large = ENGLISH.format("file-too-large", limit=LARGEST_RECORD)
    assert await room.said(anna, "hokkaido verify", record=record) == too_large


async def _must_not_be_fetched(_: object) -> bytes:
    raise AssertionError("fetched")


def slow_record() -> File:
    """A file of the largest size that takes long to be refused: a pile with cards that there are not."""
    game = finished_game(GameOptions(2), 0)
    data = json.loads(write_record(game))
    data["setup"]["order"] = [7]
    written = json.dumps(data)
    more = (LARGEST_RECORD - len(written)) // 2
    return File("game.json", written.replace('"order": [7', '"order": [7' + ",7" * more).encode())


@pytest.mark.skipif(sys.platform != "linux", reason="what a process has used is read in /proc")
async def test_a_person_who_attaches_records_made_to_be_slow_waits_for_them_alone(tmp_path: Path) -> None:
    """As many as somebody may have checked, while another looks at their hand: the whole bot."""
    slow, times = slow_record(), OF_PERSON[Cost.WORK].times
    async with (
        loopback_discord() as discord,
        running_bot(tmp_path, discord) as bot,
        open_book(tmp_path) as book,
    ):
        guild = discord.world.add_guild()
        ann, bob = (Client(discord, discord.world.add_person(name)) for name in ("Ann", "Bob"))
        here, elsewhere = (discord.world.add_channel(guild.id) for _ in range(2))
        await begin_match(discord, book, here, [bob], computers=1)
        await answered(await bob.type(here, "hand"))  # from now on the workers are there
        before, workers_before = bot.processor_seconds(), bot.processor_seconds_of_children()
        asked = [await ann.type(elsewhere, "hokkaido verify", record=slow) for _ in range(times)]
        hand = await answered(await bob.type(here, "hand"))
        told = {(await answered(one)).content for one in asked}
        main = bot.processor_seconds() - before
        workers = bot.processor_seconds_of_children() - workers_before
    assert told == {ENGLISH.format("not-a-whole-pile", place="setup.order")}
    assert hand.original is not None
    assert hand.original.attachments
    assert hand.acknowledged_at is not None
    assert hand.acknowledged_at < max(one.answered_at or 0 for one in asked), "it waited for Ann's records"
    assert main < workers / 2, f"{main:.2f} s of work in the bot's own process, {workers:.2f} s in others"
