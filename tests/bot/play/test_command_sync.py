"""The commands as they are registered with Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from pydantic import SecretStr

from bot.client import HokkaidoBot
from bot.settings import Settings
from tests.bot.play.room import ENGLISH, PATIENCE, TEXTS, PromptEnv, SimulatedClock, SketchedPictures


def a_bot(folder: Path, clock: SimulatedClock) -> HokkaidoBot:
    settings = Settings.model_construct(token=SecretStr("a token"), database=folder / "hokkaido.sqlite3")
    return HokkaidoBot(settings, clock=clock, pictures=SketchedPictures(), texts=TEXTS)


@asynccontextmanager
async def started(bot: HokkaidoBot, clock: SimulatedClock) -> AsyncIterator[simcord.Env]:
    """Start the bot on a simulated Discord, using its time from the beginning."""
    env = PromptEnv(bot, settle_timeout=PATIENCE)
    clock.env = env
    await env.start()
    try:
        yield env
        env.raise_errors()
    finally:
        await env.shutdown()


def syncs(env: simcord.Env) -> list[str]:
    """The scope and number of commands of each sync, in order."""
    return [
        f"{'global' if '/guilds/' not in request.path else 'server'} {len(request.json or [])}"
        for request in env.http_requests
        if request.method == "PUT" and request.path.endswith("/commands")
    ]


async def test_commands_are_synced_only_when_they_have_changed(tmp_path: Path) -> None:
    clock = SimulatedClock()
    first = a_bot(tmp_path, clock)
    async with started(first, clock) as env:
        count = len(first.tree.get_commands())
        assert syncs(env) == [f"global {count}"]
        second = a_bot(tmp_path, clock)
        await env.restart_bot(second)
        await first.close()
        assert syncs(env) == [f"global {count}"]
        changed = with_fewer_commands(a_bot(tmp_path, clock))
        await env.restart_bot(changed)
        await second.close()
        assert syncs(env) == [f"global {count}", f"global {count - 1}"]
        await env.settle()
    await changed.close()


async def test_commands_in_texts_are_links_with_their_discord_ids(tmp_path: Path) -> None:
    clock = SimulatedClock()
    first = a_bot(tmp_path, clock)
    english = TEXTS.of("en")
    TEXTS.learn_commands({})
    assert "`/hokkaido start`" in english.format("table-gone"), "plain text before the ids are known"
    async with started(first, clock) as env:
        ids = {command.name: command.id for command in await first.tree.fetch_commands()}
        linked = english.format("table-gone")
        assert f"Open a new one with </hokkaido start:{ids['hokkaido']}>." in linked
        assert f"</accept:{ids['accept']}>" in english.format("contest-too-few-cubes")
        # The next start syncs nothing and still knows the ids.
        TEXTS.learn_commands({})
        second = a_bot(tmp_path, clock)
        await env.restart_bot(second)
        await first.close()
        assert len(syncs(env)) == 1
        assert english.format("table-gone") == linked
    await second.close()


def with_fewer_commands(bot: HokkaidoBot) -> HokkaidoBot:
    """Turn the bot into another version without the command ``skip``."""
    add = bot.add_commands

    async def add_fewer() -> None:
        await add()
        bot.tree.remove_command("skip")

    bot.add_commands = add_fewer  # type: ignore[method-assign]
    return bot


@pytest.mark.usefixtures("expects_failures")
async def test_the_bot_keeps_running_when_discord_rejects_changed_commands(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = SimulatedClock()
    first = a_bot(tmp_path, clock)
    async with started(first, clock) as env:
        count = len(first.tree.get_commands())
        env.inject_error("PUT", "/applications/*/commands", status=400, code=50035)
        changed = with_fewer_commands(a_bot(tmp_path, clock))
        await env.restart_bot(changed)
        await first.close()
        assert any("rejected these commands" in record.getMessage() for record in caplog.records)
        assert "</hokkaido start:" in TEXTS.of("en").format("table-gone"), "the previous ids are still used"
        again = with_fewer_commands(a_bot(tmp_path, clock))
        await env.restart_bot(again)
        await changed.close()
        assert syncs(env)[-1] == f"global {count - 1}", "retried at the next start"
        await env.settle()
    await again.close()


async def every_command() -> list[dict[str, Any]]:
    bot = HokkaidoBot(Settings.model_construct())
    await bot.add_commands()
    return [command.to_dict(bot.tree) for command in bot.tree.get_commands()]


async def test_the_english_texts_have_every_command_and_option_name() -> None:
    def check(kind: str, named: Mapping[str, Any]) -> None:
        key = f"{kind}-name-{named['name'].replace('_', '-')}"
        assert ENGLISH.format(key) == named["name"]
        for option in named.get("options", []):
            is_command = option["type"] == discord.AppCommandOptionType.subcommand.value
            check("command" if is_command else "option", option)

    for command in await every_command():
        check("command", command)
