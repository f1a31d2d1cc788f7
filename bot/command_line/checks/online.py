"""The checks that ask Discord, and the board at its own address."""

from __future__ import annotations

import shutil
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack
from datetime import timedelta
from email.utils import parsedate_to_datetime

import aiohttp
import discord

from bot.board.check import BEGINNING, END, HELD, PATH, check_served, host_in, own_hosts
from bot.board.tunnel import PROGRAM
from bot.client import HokkaidoBot
from bot.command_line.checks.finding import Finding, Installation, hokkaido
from bot.command_line.discord_py import ending
from bot.commands.sync import outdated_commands
from bot.commands.texts import FluentTranslator
from bot.interactions.permissions import ALL_USED, NEEDED, missing
from bot.refusals import CONNECTION_ERRORS
from bot.settings import TUNNEL, Settings
from bot.texts import Texts, text_key
from engine.errors import in_words

#: The largest difference between two clocks in seconds, and the time in which a server has to answer.
LARGEST_DIFFERENCE = 30
PATIENCE = aiohttp.ClientTimeout(total=10)

#: The most servers that are looked at, which are those of one request, and that are named.
MOST_SERVERS, MOST_NAMED = 200, 5

PORTAL = "https://discord.com/developers/applications"
DOWNLOADS = "https://developers.cloudflare.com/cloudflare-one/connections/connect-networks/downloads/"


class Inquirer(HokkaidoBot):
    """The bot without games and without a connection: it logs in and knows its commands and texts."""

    def __init__(self, settings: Settings) -> None:
        self.texts = Texts.load()
        super().__init__(settings, texts=self.texts)

    async def setup_hook(self) -> None:
        """Add the commands, in all languages."""
        await self.add_commands()
        await self.tree.set_translator(FluentTranslator(self.texts))

    def names(self, permissions: Iterable[str]) -> str:
        """Return what Discord calls permissions with these names."""
        texts = self.texts.of("en")
        return ", ".join(texts.format(f"permission-{text_key(name)}") for name in permissions)


async def clock(installation: Installation) -> AsyncIterator[Finding]:
    """Find a clock that differs from Discord's. Without an answer there is nothing to find."""
    proxy = installation.settings.proxy
    way, credentials = (None, None) if proxy is None else (proxy.address, proxy.credentials())
    url = f"{installation.settings.api_url}/gateway"  # needs no token
    try:
        async with (
            aiohttp.ClientSession(timeout=PATIENCE) as session,
            session.get(url, proxy=way, proxy_auth=credentials) as response,
        ):
            ahead = time.time() - parsedate_to_datetime(response.headers["Date"]).timestamp()
    except (KeyError, ValueError, *CONNECTION_ERRORS):
        return
    if abs(ahead) > LARGEST_DIFFERENCE:
        differs = "ahead of" if ahead > 0 else "behind"
        by = timedelta(seconds=round(abs(ahead)))
        sentence = f"The clock is {by} {differs} Discord's, so deadlines are wrong."
        yield Finding(sentence, "sudo timedatectl set-ntp true")


async def application(installation: Installation) -> AsyncIterator[Finding]:
    """Find what Discord refuses, has not granted, or lists differently."""
    settings = installation.settings
    try:
        async with Inquirer(settings) as client:
            await client.login(settings.token.get_secret_value())
            for finding in (
                *_of_application(client, await client.application_info()),
                *await _of_servers(client),
                *await _of_commands(client, installation),
            ):
                yield finding
    except (discord.DiscordException, *CONNECTION_ERRORS) as error:
        portal = PORTAL if isinstance(error, discord.LoginFailure) else ""
        yield Finding(f"{ending(error, settings)[1]}.", portal, stops_play=True)


def _of_application(client: Inquirer, known: discord.AppInfo) -> list[Finding]:
    found = []
    flags, page = known.flags, f"{PORTAL}/{known.id}"
    on = [
        name
        for name in ("gateway_presence", "gateway_guild_members", "gateway_message_content")
        if getattr(flags, name) or getattr(flags, f"{name}_limited")
    ]
    if on:
        sentence = "Privileged gateway intents are on, but the bot needs none: turn them off on the page Bot."
        found.append(Finding(sentence, f"{page}/bot"))
    default = known.guild_integration_config
    invitation = known.install_params if default is None else default.oauth2_install_params
    lacking = () if invitation is None else missing(invitation.permissions, ALL_USED)
    if lacking:
        sentence = f"The install link on the page Installation does not ask for {client.names(lacking)}."
        found.append(Finding(sentence, f"{page}/installation"))
    return found


async def _of_servers(client: Inquirer) -> list[Finding]:
    servers = await client.http.get_guilds(MOST_SERVERS)
    if not servers:
        return [Finding("The bot is on no server: open the invitation.", client.invitation())]
    lacking = []
    for server in servers:
        granted = discord.Permissions(int(server["permissions"]))
        if not granted.administrator and (found := missing(granted, ALL_USED)):
            lacking.append((server["name"], found))
    if not lacking:
        return []
    named = "; ".join(f"{name}: {client.names(found)}" for name, found in lacking[:MOST_NAMED])
    sentence = f"The bot lacks permissions on {len(lacking)} of {len(servers)} servers ({named})."
    nowhere = len(lacking) == len(servers) and all({*NEEDED} & {*found} for _, found in lacking)
    return [Finding(sentence, client.invitation(), stops_play=nowhere)]


async def _of_commands(client: Inquirer, installation: Installation) -> list[Finding]:
    outdated = await outdated_commands(client.tree)
    if not outdated:
        return []
    how = "restart the bot, which will register its own" if installation.is_running else "start the bot"
    names = ", ".join(outdated)
    sentence = f"The commands that Discord lists differ from this version's ({names}): {how}."
    to_paste = "sudo systemctl restart hokkaido" if installation.is_running else hokkaido("run")
    return [Finding(sentence, to_paste, stops_play=installation.is_running)]


async def tunnel(installation: Installation) -> AsyncIterator[Finding]:
    """Find that the program for a tunnel is missing; the running bot reports why else there is no tunnel."""
    settings = installation.settings
    opens = settings.board_address == TUNNEL and settings.board_listen is not None
    if opens and shutil.which(PROGRAM) is None:
        yield Finding(f"{PROGRAM} is not installed, so there is no tunnel to the board.", DOWNLOADS)


async def board(installation: Installation) -> AsyncIterator[Finding]:
    """Open the board at its own address; while the bot is stopped, serve it there."""
    address, listen = installation.settings.board_address, installation.settings.board_listen
    if address is None or address == TUNNEL:
        return
    async with AsyncExitStack() as stack:
        if listen is not None and not installation.is_running:
            try:
                await stack.enter_async_context(check_served(listen))
            except OSError as error:
                sentence = f"The board cannot be served on {listen}: {in_words(error)}."
                users = f"sudo ss --listening --tcp --numeric --processes 'sport = {listen.port}'"
                yield Finding(sentence, users, stops_play=True)
                return
        session = await stack.enter_async_context(aiohttp.ClientSession(timeout=PATIENCE))
        try:
            async with session.post(f"{address}{PATH}") as response:
                first = (await response.content.readline()).decode(errors="replace")
                arrived_at = time.monotonic()
                rest = await response.content.read()
                held = time.monotonic() - arrived_at
        except aiohttp.ClientConnectorCertificateError as error:
            why = getattr(error.certificate_error, "verify_message", str(error))
            sentence = f"Browsers will refuse the certificate of {address}: {why}."
            yield Finding(sentence, f"curl --verbose {address}", stops_play=True)
            return
        except CONNECTION_ERRORS as error:
            why = in_words(error) or type(error).__name__
            sentence = f"The board's address {address} cannot be reached from here: {why}."
            yield Finding(sentence, f"curl --verbose {address}")
            return
    if response.status != 200 or not first.startswith(BEGINNING):
        answer = f"{response.status} {response.reason}"
        sentence = f"Something other than the board answers at its address {address}: {answer}."
        yield Finding(sentence, f"curl --verbose --request POST {address}{PATH}", stops_play=True)
        return
    host = first.removeprefix(BEGINNING).strip()
    if listen is not None and host_in(host) not in own_hosts(address, str(listen)):
        sentence = f"The proxy changes the host to {host}: pass on the browser's Host header."
        yield Finding(sentence, "proxy_set_header Host $host;", stops_play=True)
    if rest != END.encode() or held < HELD / 2:
        sentence = "The proxy holds back the stream of changes, so the board's pages show them seconds later."
        yield Finding(sentence, "proxy_buffering off;")
