"""``hokkaido doctor`` finds each fault, and nothing in a healthy installation; ``hokkaido status``."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sqlite3
import ssl
import sys
import tempfile
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio
from aiohttp import ClientSession, web
from discord.http import Route

from bot import __version__
from bot.board import check
from bot.command_line import checks
from bot.command_line.checks import local, online
from bot.command_line.discord_py import set_up_discord
from bot.command_line.doctor import stops_play
from bot.commands.sync import sync_commands
from bot.monitoring.health import WELL, health
from bot.settings import TUNNEL, Settings
from bot.store.moving import BACKED_UP
from bot.store.sqlite_database import beside
from tests.bot.empty_database import make_empty_database
from tests.bot.test_settings import empty_environment
from tests.loopback.faults import Kind
from tests.loopback.process import PATIENCE, running_bot
from tests.loopback.server import TOKEN, LoopbackDiscord, loopback_discord
from tests.loopback.world import ADMINISTRATOR, SEND_MESSAGES
from tests.ports import free_address

__all__ = ["empty_environment"]

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals and limits"),
    pytest.mark.usefixtures("empty_environment"),
]

#: A self-signed certificate for localhost, with its key.
EXPIRED = Path(__file__).with_name("expired.pem")

#: Seconds for which the check path holds its stream in these tests.
HELD = 0.6

HOUR, DAY = 3600, 86400


@dataclass
class Host:
    """An installation on the loopback Discord."""

    folder: Path
    discord: LoopbackDiscord
    monkeypatch: pytest.MonkeyPatch
    #: What lasts until the installation has been examined.
    stack: AsyncExitStack
    given: dict[str, str] = field(default_factory=dict)

    @property
    def database(self) -> Path:
        return self.folder / "hokkaido.sqlite3"

    @property
    def settings(self) -> Settings:
        required = {
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_URL": self.discord.api_url,
            "HOKKAIDO_DATABASE": str(self.database),
        }
        return Settings.load(given={**required, **self.given})

    def listen(self, address: str = "") -> str:
        """Set where the board is served; it is reached there unless it has another address."""
        place = str(free_address())
        self.given |= {"HOKKAIDO_BOARD_LISTEN": place, "HOKKAIDO_BOARD_ADDRESS": address or f"http://{place}"}
        return place

    def set_size(self, name: str, text: str) -> None:
        """Let the system show another memory."""
        (self.folder / name).write_text(text)
        self.monkeypatch.setattr(local, "MEMORY", self.folder / "meminfo")
        self.monkeypatch.setattr(local, "CONTAINER", self.folder)


@pytest_asyncio.fixture
async def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Host]:
    """A healthy installation, whose bot is stopped."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    for module in (check, online):
        monkeypatch.setattr(module, "HELD", HELD)
    async with loopback_discord() as discord, AsyncExitStack() as stack:
        made = Host(tmp_path, discord, monkeypatch, stack)
        set_up_discord(made.settings)
        discord.world.add_guild()
        make_empty_database(made.database)
        beside(made.database, BACKED_UP).touch()
        async with online.Inquirer(made.settings) as client:
            await client.login(TOKEN)
            await sync_commands(client.tree)
        yield made


async def examined(host: Host, capsys: pytest.CaptureFixture[str]) -> tuple[bool, list[str]]:
    """Whether something stops play, and what was printed about what is not right."""
    capsys.readouterr()
    stops = await stops_play(host.settings)
    first, *lines = capsys.readouterr().out.splitlines()
    assert first.startswith(f"hokkaido {__version__}, Python 3.")
    assert TOKEN not in "\n".join(lines)
    return stops, [line for line in lines if not line.startswith("ok ")]


@asynccontextmanager
async def proxy(
    target: str, *, host: str | None = None, holds: bool = False, moves: bool = False
) -> AsyncIterator[str]:
    """A proxy that may change the host, hold responses back until they end, or redirect; its address."""

    async def pass_on(request: web.Request) -> web.StreamResponse:
        if moves and "moved" not in request.query:
            raise web.HTTPMovedPermanently(f"{request.url}?moved")
        headers = {"Host": host or request.headers["Host"]}
        async with http.request(request.method, f"http://{target}{request.path}", headers=headers) as came:
            response = web.StreamResponse(status=came.status)
            body = await came.read() if holds else b""
            await response.prepare(request)
            await response.write(body)
            async for piece in came.content.iter_any():
                await response.write(piece)
        return response

    application, place = web.Application(), free_address()
    application.router.add_route("*", "/{path:.*}", pass_on)
    runner = web.AppRunner(application, shutdown_timeout=0.1)
    async with ClientSession() as http:
        await runner.setup()
        await web.TCPSite(runner, *place).start()
        yield f"http://localhost:{place.port}"
        await runner.cleanup()


async def behind_proxy(installation: Host, **options: str | bool) -> None:
    """Let a board be reached through a proxy."""
    place = installation.listen()
    address = await installation.stack.enter_async_context(proxy(place, **options))  # type: ignore[arg-type]
    installation.given["HOKKAIDO_BOARD_ADDRESS"] = address


# The faults


async def wrong_host(installation: Host) -> None:
    await behind_proxy(installation, host="backend.internal:8080")


async def buffering_proxy(installation: Host) -> None:
    await behind_proxy(installation, holds=True)


async def something_else(installation: Host) -> None:
    installation.given["HOKKAIDO_BOARD_ADDRESS"] = f"http://127.0.0.1:{installation.discord.port}"


async def nothing_there(installation: Host) -> None:
    installation.given["HOKKAIDO_BOARD_ADDRESS"] = f"http://{free_address()}"


async def no_program_for_a_tunnel(installation: Host) -> None:
    installation.listen(TUNNEL)
    installation.monkeypatch.setattr(online, "PROGRAM", "cloudflared-of-no-one")


async def port_taken(installation: Host) -> None:
    name, _, port = installation.listen().partition(":")
    installation.stack.enter_context(socket.create_server((name, int(port))))


async def no_permission(installation: Host) -> None:
    for guild in installation.discord.world.guilds.values():
        guild.granted &= ~SEND_MESSAGES


async def one_server_without_permission(installation: Host) -> None:
    installation.discord.world.add_guild("closed").granted &= ~SEND_MESSAGES


async def administrator(installation: Host) -> None:
    installation.discord.world.add_guild().granted = ADMINISTRATOR


async def other_commands_while_running(installation: Host) -> None:
    await other_commands(installation)
    installation.settings.health_file.write_text(WELL)


async def no_server(installation: Host) -> None:
    installation.discord.world.guilds.clear()


async def invitation_without_permission(installation: Host) -> None:
    asks_for = {"scopes": ["bot"], "permissions": str(SEND_MESSAGES)}
    installation.discord.world.application = {
        "integration_types_config": {"0": {"oauth2_install_params": asks_for}}
    }


async def privileged_intents(installation: Host) -> None:
    installation.discord.world.application = {"flags": 1 << 19}


async def full_disk(installation: Host) -> None:
    import resource  # not available on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (local.MB // 2, hard))
    installation.stack.callback(resource.setrlimit, resource.RLIMIT_FSIZE, (soft, hard))


async def nearly_full_disk(installation: Host) -> None:
    left = SimpleNamespace(free=90 * local.MB)
    installation.monkeypatch.setattr(shutil, "disk_usage", lambda _: left)


async def other_schema(installation: Host) -> None:
    with closing(sqlite3.connect(installation.database)) as connection:
        connection.execute("DROP TABLE notices")


async def server_away(installation: Host) -> None:
    installation.given["HOKKAIDO_DATABASE"] = "postgresql://ann:s3cret@127.0.0.1:1/games"
    installation.monkeypatch.setattr("bot.settings.default_database", lambda: installation.database)


async def slow_clock(installation: Host) -> None:
    installation.discord.world.ahead = HOUR


async def fast_clock(installation: Host) -> None:
    installation.discord.world.ahead = -HOUR


async def little_memory(installation: Host) -> None:
    installation.set_size("meminfo", "MemTotal: 900000 kB\nMemAvailable:     300000 kB\n")


async def small_container(installation: Host) -> None:
    installation.set_size("memory.max", "400000000\n")
    installation.set_size("memory.current", "350000000\n")
    installation.set_size("memory.stat", "anon 50000000\ninactive_file 40000000\n")


async def old_backup(installation: Host) -> None:
    noted = beside(installation.database, BACKED_UP)
    os.utime(noted, (0, noted.stat().st_mtime - 9 * DAY))


async def no_backup(installation: Host) -> None:
    beside(installation.database, BACKED_UP).unlink()


async def revoked_token(installation: Host) -> None:
    installation.given["DISCORD_TOKEN"] = "a-token-that-was-reset"


async def refusal_with_token(installation: Host) -> None:
    installation.discord.faults.begin(Kind.REFUSED, status=400, code=5)


async def other_commands(installation: Host) -> None:
    (place,) = (one for one in installation.discord.world.commands if one["name"] == "place")
    place["description"] = "as an earlier version said"


async def unknown_setting(installation: Host) -> None:
    installation.monkeypatch.setenv("HOKKAIDO_COLOUR", "red")


async def unhealthy(installation: Host) -> None:
    installation.settings.health_file.write_text("the database cannot be used\nversion: 0")


#: Each fault, whether it stops play, and parts of the sentence and of the line to paste.
FAULTS = (
    (wrong_host, True, "board: The proxy changes the host to backend.internal:8080", "proxy_set_header"),
    (buffering_proxy, False, "board: The proxy holds back the stream of changes", "proxy_buffering off;"),
    (something_else, True, "board: Something other than the board answers", "curl"),
    (nothing_there, False, "board: The board's address http", "curl"),
    (no_program_for_a_tunnel, False, "is not installed, so there is no tunnel to the board.", "downloads"),
    (port_taken, True, "board: The board cannot be served on 127.0.0.1:", "sudo ss"),
    (no_permission, True, "application: The bot lacks permissions on 1 of 1 servers", "https://discord.com"),
    (one_server_without_permission, False, "on 1 of 2 servers (closed: Send Messages).", "https"),
    (no_server, False, "application: The bot is on no server", "https://discord.com/oauth2"),
    (invitation_without_permission, False, "does not ask for View Channel, Attach", "/installation"),
    (privileged_intents, False, "application: Privileged gateway intents are on", "/bot"),
    (full_disk, True, "disk: Nothing can be written to the folder ", "df -h /"),
    (nearly_full_disk, False, "has only 90 MB left.", "df -h /"),
    (other_schema, True, "its schema is not one of this bot's (missing: table notices)", "restore"),
    (server_away, True, "The PostgreSQL database cannot be used: Connection refused.", ""),
    (slow_clock, False, "behind Discord's, so deadlines are wrong.", "timedatectl"),
    (fast_clock, False, "ahead of Discord's, so deadlines are wrong.", "timedatectl"),
    (
        little_memory,
        False,
        "Only 307 MB of memory are free, but the bot needs 455 MB with HOKKAIDO_WORKERS=2.",
        "WORKERS=1",
    ),
    (small_container, False, "memory: Only 90 MB of memory are free", "HOKKAIDO_WORKERS=1"),
    (old_backup, False, "backup: The last backup of the database is 9 days old.", "backup backup.sql"),
    (no_backup, False, "backup: No backup of the database is known.", "backup"),
    (revoked_token, True, "application: Discord rejected DISCORD_TOKEN", "https://discord.com/developers"),
    (
        other_commands,
        False,
        "commands that Discord lists differ from this version's (place)",
        " run",
    ),
    (other_commands_while_running, True, "(place): restart the bot,", "sudo systemctl restart"),
    (refusal_with_token, True, "needs to start: it went wrong for Bot [DISCORD_TOKEN].", ""),
    (unknown_setting, False, "settings: There is an unknown setting HOKKAIDO_COLOUR.", ""),
    (unhealthy, True, "bot: The running bot reports: the database cannot be used.", "status"),
)


@pytest.mark.parametrize(
    ("plant", "stops", "said", "to_paste"), FAULTS, ids=[plant.__name__ for plant, *_ in FAULTS]
)
async def test_each_fault_is_found(
    host: Host,
    capsys: pytest.CaptureFixture[str],
    plant: Callable[[Host], Awaitable[None]],
    stops: bool,
    said: str,
    to_paste: str,
) -> None:
    await plant(host)
    found, (sentence, *lines) = await examined(host, capsys)
    assert found is stops
    assert sentence.startswith("WRONG " if stops else "warning ")
    assert said in sentence
    assert to_paste in "".join(lines)
    assert len(lines) == (1 if to_paste else 0), "nothing else is wrong"


async def proxy_that_asks_where_the_board_listens(installation: Host) -> None:
    """As nginx does without a line about the host."""
    await behind_proxy(installation, host="127.0.0.1")


async def proxy_that_redirects(installation: Host) -> None:
    """As most do from http to https."""
    await behind_proxy(installation, moves=True)


async def board_without_proxy(installation: Host) -> None:
    installation.listen()


@pytest.mark.parametrize(
    "plant",
    [
        board_without_proxy,
        proxy_that_asks_where_the_board_listens,
        proxy_that_redirects,
        administrator,
    ],
)
async def test_nothing_is_found_in_a_healthy_installation(
    host: Host, capsys: pytest.CaptureFixture[str], plant: Callable[[Host], Awaitable[None]]
) -> None:
    await plant(host)
    assert await examined(host, capsys) == (False, [])


async def test_nothing_is_found_before_the_first_start_but_what_it_will_do(
    host: Host, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in (host.database, beside(host.database, BACKED_UP)):
        file.unlink()
    host.discord.world.commands.clear()
    stops, (sentence, _) = await examined(host, capsys)
    assert not stops
    assert ", hand, hint, hokkaido, " in sentence
    assert sentence.endswith("start the bot.")


async def test_a_running_bot_has_its_memory_already(host: Host, capsys: pytest.CaptureFixture[str]) -> None:
    await little_memory(host)
    host.settings.health_file.write_text(WELL)
    assert await examined(host, capsys) == (False, [])


async def test_files_of_another_user_are_found(
    host: Host, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = host.stack.enter_context(tempfile.TemporaryDirectory())  # pytest's own is not open to others
    monkeypatch.chdir(folder)
    monkeypatch.setattr(Host, "database", Path(folder, "hokkaido.sqlite3"))
    make_empty_database(host.database)
    beside(host.database, BACKED_UP).touch()
    host.database.chmod(0o444)
    host.database.parent.chmod(0o555)
    host.stack.callback(host.database.parent.chmod, 0o755)
    if os.geteuid() == 0:  # who may write everywhere
        os.seteuid(65534)
        host.stack.callback(os.seteuid, 0)
    stops, lines = await examined(host, capsys)
    assert stops
    chown = [line for line in lines if "sudo chown --recursive" in line]
    assert len(chown) == 2
    assert f"The database {host.database} cannot be written: Permission denied." in "".join(lines)
    assert f"Nothing can be written to the folder {folder}: Permission denied." in "".join(lines)


async def ask(folder: Path, discord: LoopbackDiscord, *command: str, **settings: str) -> tuple[int, str]:
    """The exit code and the output of a command as its own process."""
    asked = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *command),
        cwd=folder,
        env={
            **os.environ,
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_URL": discord.api_url,
            "HOKKAIDO_DATABASE": str(folder / "hokkaido.sqlite3"),
            **settings,
        },
        stdout=PIPE,
    )
    said, _ = await asked.communicate()
    return asked.returncode or 0, said.decode()


async def test_an_expired_certificate_is_found(host: Host) -> None:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(EXPIRED)
    place, runner = free_address(), web.AppRunner(web.Application())
    await runner.setup()
    await web.TCPSite(runner, *place, ssl_context=context).start()
    host.stack.push_async_callback(runner.cleanup)
    address = f"https://localhost:{place.port}"
    trusting = {"HOKKAIDO_BOARD_ADDRESS": address, "SSL_CERT_FILE": str(EXPIRED)}
    code, said = await ask(host.folder, host.discord, "doctor", **trusting)
    assert code == 1
    sentence = f"Browsers will refuse the certificate of {address}: certificate has expired."
    assert f"WRONG    board: {sentence}\n" in said


async def metrics(port: int) -> dict[str, float]:
    """The running bot's metrics, by name and labels."""
    async with ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as response:
        lines = (await response.text()).splitlines()
    values = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in values}


async def test_a_healthy_bot_is_examined_while_it_runs(tmp_path: Path) -> None:
    """By ``doctor``, ``status``, ``health`` and its metrics, which are still served if it is stuck."""
    place, listens = free_address(), free_address()
    board = {"HOKKAIDO_BOARD_LISTEN": str(place), "HOKKAIDO_BOARD_ADDRESS": f"http://{place}"}
    serving = {**board, "HOKKAIDO_METRICS_LISTEN": str(listens), "HOKKAIDO_WORKERS": "1"}
    async with loopback_discord() as discord:
        discord.world.add_guild()
        async with running_bot(tmp_path, discord, **serving) as bot:
            file = tmp_path / "hokkaido.sqlite3-health"
            async with asyncio.timeout(PATIENCE):
                while health(file) != WELL:  # noqa: ASYNC110 - there is no event for it
                    await asyncio.sleep(0.05)
            code, said = await ask(tmp_path, discord, "doctor", **board)
            assert "the bot is running\n" in said
            assert [line for line in said.splitlines()[1:] if not line.startswith("ok ")] == []
            assert len(said.splitlines()) == len(checks.CHECKS) + 1
            assert code == 0
            assert "WARNING" not in bot.log(), "the quick checks at the start have found nothing, too"
            code, said = await ask(tmp_path, discord, "status", **board)
            assert code == 0
            tables, state, number, time, servers, pages, slowest = said.splitlines()
            assert tables.endswith("open tables: 0 lobby, 0 dealing, 0 running")
            assert (state, number) == (WELL, f"version: {__version__}")
            assert time.startswith("running for: 0:0")
            assert (servers, pages) == ("servers: 1", "open pages of the board: 0")
            assert slowest == "slowest acknowledgement in the last hour: none"
            assert await ask(tmp_path, discord, "health") == (0, "healthy\n")
            found = await metrics(listens.port)
            assert found["hokkaido_healthy"] == 1
            assert found["hokkaido_database_seconds_count"] >= 1
            assert found["hokkaido_disk_free_bytes"] > 0
            async with asyncio.timeout(PATIENCE):
                while (await metrics(listens.port))["hokkaido_healthy"]:
                    os.utime(file, (0, 0))  # the next check writes it again


async def test_quick_checks_run_at_each_start(host: Host) -> None:
    await old_backup(host)
    host.discord.world.ahead = HOUR
    async with running_bot(host.folder, host.discord, HOKKAIDO_WORKERS="1") as bot:
        found = [line for line in bot.log().splitlines() if "WARNING" in line]
        assert len(found) == 2
        assert "The last backup of the database is 9 days old. " in found[0]
        assert "behind Discord's, so deadlines are wrong. sudo timedatectl set-ntp true" in found[1]
