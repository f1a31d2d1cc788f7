"""The tunnel to the board: a stand-in for its program prints addresses, dies, or never prints."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from bot.board import tunnel
from bot.board.tunnel import Tunnel
from bot.people.links import NOTE_OF_TUNNEL, Links
from bot.people.preferences import PlayerPreferences
from bot.settings import TUNNEL, Listen
from render.palette import ThemeName
from tests.bot.play.room import ENGLISH, Room, controls, open_room, shown
from tests.bot.play.test_hosting import moderator
from tests.bot.play.test_settings import board_of, choose, settings_of
from tests.ports import free_address

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a shell script")

#: A process that opens a tunnel.
BOT = """
import asyncio
from bot.board.tunnel import Tunnel
from bot.settings import Listen

async def run():
    opening = Tunnel(Listen("127.0.0.1", 8080), None)
    await asyncio.sleep(1000)

asyncio.run(run())
"""

NO_TUNNEL = "the board has no tunnel"

LISTEN = Listen("127.0.0.1", 8080)

#: Prints a line with the address of this run, as the real program does.
PRINT = """echo "2026-05-13T11:56:40Z INF |  https://run-$run.trycloudflare.com                     |" >&2"""
LAST = "exec sleep 1000"
UNREACHED = (
    """echo 'failed to request quick Tunnel: Post "https://api.trycloudflare.com/tunnel": EOF' >&2; exit 1"""
)


class StandIn:
    """The program in a folder of its own: each run notes its process and environment, and does ``does``."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "cloudflared"

    def does(self, *lines: str) -> None:
        note = f"echo $$ >> {self.file}.pids; run=$(wc -l < {self.file}.pids); echo $*; env > {self.file}.env"
        self.file.write_text("\n".join(("#!/bin/sh", note, *lines)))
        self.file.chmod(0o755)

    @property
    def runs(self) -> list[int]:
        """The process ids of all runs."""
        noted = Path(f"{self.file}.pids")
        return [int(line) for line in noted.read_text().split()] if noted.exists() else []

    def environment(self) -> str:
        return Path(f"{self.file}.env").read_text()


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StandIn:
    (folder := tmp_path / "installed").mkdir()
    monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")
    monkeypatch.setattr(tunnel, "FIRST_PAUSE", 0.01)
    return StandIn(folder)


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not is_so():  # noqa: ASYNC110 - there is no event for it
            await asyncio.sleep(0.01)


@asynccontextmanager
async def opened(reports: list[str]) -> AsyncIterator[Tunnel]:
    async def report(address: str) -> None:
        reports.append(address)

    opening = Tunnel(LISTEN, report)
    try:
        yield opening
    finally:
        await opening.close()


def is_running(process_id: int) -> bool:
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    # One that has ended stays in the list until its parent asks.
    stat = Path(f"/proc/{process_id}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


async def test_each_run_has_its_address_and_the_next_begins_after_a_longer_pause(
    program: StandIn, caplog: pytest.LogCaptureFixture
) -> None:
    program.does(PRINT, "echo broken >&2", "exit 3")
    reports: list[str] = []
    async with opened(reports) as opening:
        await until(lambda: len(program.runs) == 4)
        assert opening.failure in ("", f"{NO_TUNNEL}: cloudflared has ended with exit code 3: 'broken'")
    # An address is withdrawn before the pause.
    assert reports[:6] == ["https://run-1.trycloudflare.com", "", *reports[2:4], *reports[4:6]]
    assert reports[2:6] == ["https://run-2.trycloudflare.com", "", "https://run-3.trycloudflare.com", ""]
    assert pauses(caplog)[:3] == [0.01, 0.02, 0.04]


async def test_after_a_long_run_the_pause_is_short_again(
    program: StandIn, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tunnel, "LONGEST_PAUSE", 0.1)
    program.does(PRINT, "sleep 0.2")
    async with opened([]):
        await until(lambda: len(program.runs) == 4)
    assert pauses(caplog)[:3] == [0.01, 0.01, 0.01]


async def test_a_program_that_prints_no_address_is_started_again(
    program: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tunnel, "PATIENCE", 0.3)
    program.does(LAST)
    reports: list[str] = []
    async with opened(reports) as opening:
        await until(lambda: len(program.runs) == 2)
        assert opening.failure == f"{NO_TUNNEL}: cloudflared has printed no address in 0 seconds"
        assert not is_running(program.runs[0])
        program.does(PRINT, LAST)
        await until(lambda: not opening.failure)
        # It stays, although it prints nothing more.
        count = len(program.runs)
        await asyncio.sleep(0.5)
        assert (len(program.runs), [each for each in reports if each]) == (
            count,
            [f"https://run-{count}.trycloudflare.com"],
        )


async def test_the_address_of_cloudflares_service_is_not_the_tunnels(program: StandIn) -> None:
    program.does(UNREACHED)
    reports: list[str] = []
    async with opened(reports) as opening:
        await until(lambda: len(program.runs) == 2)
        assert "failed to request quick Tunnel" in opening.failure
    assert set(reports) == {""}


async def test_a_program_that_is_not_installed_is_found_later(
    program: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tunnel, "PROGRAM", str(program.file))
    async with opened([]) as opening:
        await until(lambda: opening.failure)
        assert opening.failure == f"{NO_TUNNEL}: {program.file} is not installed"
        program.does(PRINT, LAST)
        await until(lambda: not opening.failure)


async def test_the_program_gets_no_secrets_and_ends_with_the_tunnel(
    program: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "s3cret")
    program.does(PRINT, LAST)
    reports: list[str] = []
    async with opened(reports):
        await until(lambda: reports)
        assert "s3cret" not in program.environment()
        (process_id,) = program.runs
        assert is_running(process_id)
    assert not is_running(process_id)
    assert reports == ["https://run-1.trycloudflare.com", ""]


@pytest.mark.skipif(shutil.which("setpriv") is None, reason="without it, the program ends with its next line")
async def test_the_program_ends_even_if_the_bot_is_killed(program: StandIn) -> None:
    program.does(LAST)
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", BOT)
    await until(lambda: program.runs)
    assert is_running(program.runs[0])
    bot.kill()
    await bot.wait()
    await until(lambda: not is_running(program.runs[0]))


def pauses(caplog: pytest.LogCaptureFixture) -> list[object]:
    """The pauses in the log."""
    warnings = [record.args for record in caplog.records if record.levelno == logging.WARNING]
    return [args[1] for args in warnings if isinstance(args, tuple)]


# The whole bot


@asynccontextmanager
async def open_room_with_tunnel(folder: Path) -> AsyncIterator[Room]:
    async with open_room(folder, board=free_address(), address=TUNNEL) as room:
        yield room


def is_replaced(program: StandIn, process_id: int) -> bool:
    return program.runs[-1] != process_id


async def has_tunnel(room: Room) -> str:
    """Wait for a new tunnel; its address."""
    async with asyncio.timeout(30):
        while not (found := await room.bot.services.store.recall(NOTE_OF_TUNNEL)):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return found


def board_button(message: Any) -> str:
    """The custom id of **Board** below a message."""
    (button,) = (part for part in controls(message) if part.get("label", "").startswith("Board"))
    assert "url" not in button
    return str(button["custom_id"])


async def test_board_answers_with_the_link_of_the_present_tunnel(program: StandIn, tmp_path: Path) -> None:
    program.does(LAST)
    async with open_room_with_tunnel(tmp_path) as room:
        anna, bob = room.people(2)
        await room.begin([anna, bob])
        asked, public = room.asked(anna), room.messages()[-1]
        pressed, watched = board_button(asked), board_button(public)
        unreachable = shown(await anna.user.click(asked, custom_id=pressed))
        assert unreachable.content == ENGLISH.format("board-unreachable")

        program.does(PRINT, LAST)
        for _ in range(2):
            os.kill(killed := program.runs[-1], signal.SIGKILL)
            await until(partial(is_replaced, program, killed))
            address = await has_tunnel(room)
            answer = shown(await anna.user.click(asked, custom_id=pressed))
            assert answer.id != asked.id
            assert answer.content == ENGLISH.format("board-link")
            link = board_of(answer)
            assert link.startswith(f"{address}/#")
            # The button of everyone's message leads each person to their own board, or shows everyone's.
            seen = shown(await anna.click(public, custom_id=watched))
            assert seen.ephemeral
            assert board_of(seen) == link
            carla = room.person("carla")
            guests = board_of(shown(await carla.click(public, custom_id=watched)))
            assert await statuses(room, link, address) == (200, 200, 403)
            assert await statuses(room, guests, address) == (200, 200, 403)
            assert guests != link
        assert program.runs[1:] == program.runs[-2:]
        assert room.bot.board_failure == ""

        await room.bot.services.preferences.change_server(
            room.guild.id, lambda now: replace(now, board=False)
        )
        refused = shown(await anna.user.click(asked, custom_id=pressed))
        assert refused.content == ENGLISH.format("board-off")


async def statuses(room: Room, link: str, address: str) -> tuple[int, ...]:
    """How the board answers a link by way of the tunnel, on this machine, and by way of an earlier tunnel."""
    place = room.bot._settings.board_listen
    token = {"Authorization": f"Bearer {link.partition('#')[2]}"}
    host = address.removeprefix("https://")
    found = []
    async with ClientSession() as http:
        for name in (host, str(place), "run-1.trycloudflare.com"):
            async with http.get(f"http://{place}/api/view", headers={**token, "Host": name}) as reply:
                found.append(reply.status)
    return tuple(found)


async def test_a_bot_that_stops_leaves_no_program_and_no_address(program: StandIn, tmp_path: Path) -> None:
    program.does(PRINT, LAST)
    async with open_room_with_tunnel(tmp_path) as room:
        await has_tunnel(room)
        assert is_running(program.runs[0])
    assert not is_running(program.runs[0])
    with closing(sqlite3.connect(tmp_path / "hokkaido.sqlite3")) as database:
        assert [*database.execute(f"SELECT value FROM notes WHERE key = '{NOTE_OF_TUNNEL}'")] == [("",)]


async def test_every_process_reads_the_address_that_one_of_them_stored(tmp_path: Path) -> None:
    async with open_room(tmp_path, board=free_address(), address="https://hokkaido.example") as room:
        readers, anna = room.bot.services.readers, room.person("anna")
        readers.links = Links("", "a key", lasts=False)
        await room.bot.services.store.remember(NOTE_OF_TUNNEL, "https://run-1.trycloudflare.com")
        everyone, people = await readers.of_table(room.guild.id, [anna.id], None)
        person = await readers.person(anna.id, "en")
        for reader in (everyone, people[anna.id], person, await readers.public(room.guild.id)):
            assert reader.links is not None
            assert reader.links.address == "https://run-1.trycloudflare.com"


def names(message: Any) -> list[str]:
    """The labels of a message's buttons; that of a newcomer's board says more."""
    return [part.get("label", "").partition(":")[0] for part in controls(message)]


async def test_moderators_switch_the_boards_links_off(tmp_path: Path) -> None:
    async with open_room(tmp_path, board=free_address()) as room:
        anna, bob, head = *room.people(2), moderator(room)
        await room.begin([anna, bob])
        link, host = board_of(room.messages()[-1]), str(room.bot._settings.board_listen)
        assert "Board" in names(room.asked(anna))
        assert (await statuses(room, link, host))[0] == 200
        settings = await settings_of(room, head, "table settings")
        settings = await choose(head, settings, "set-server-usual", "board")
        assert ENGLISH.format("usual-board", on=False) in str(settings.components)
        await room.env.settle()
        assert "Board" not in [*names(room.messages()[-1]), *names(room.asked(anna))]
        assert (await statuses(room, link, host))[0] == 401
        # Also in the answers to a player in direct messages, whatever their own theme.
        readers = room.bot.services.readers
        reader = replace(await readers.person(anna.id, "en"), preferences=PlayerPreferences(ThemeName.DARK))
        assert reader.links is not None
        assert (await readers.at_table_of(room.guild.id, reader)).links is None
        await choose(head, settings, "set-server-usual", "board")
        await room.env.settle()
        assert (await statuses(room, link, host))[0] == 200
        assert "Board" in names(room.asked(anna))


async def test_without_a_board_there_is_no_setting_for_it(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        settings = await settings_of(room, moderator(room), "table settings")
        assert ENGLISH.format("usual-board", on=True) not in str(settings.components)
