"""Registers the commands with Discord when they differ from those registered last, and learns their ids."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.connection.refusals import LOST
from bot.store import Store
from engine.errors import in_words

log = logging.getLogger(__name__)

#: The key under which the store keeps the server of the last sync ("" for all servers) and its fingerprint.
SYNCED = "commands"

#: How long, in seconds, Discord may take over the commands. Where too many have changed within a day it wants
#: to be asked again hours later, which running games need not wait for.
PATIENCE = 60.0

Tree = app_commands.CommandTree[Any]


async def sync_commands(tree: Tree, store: Store, dev_guild: int | None) -> Mapping[str, int]:
    """Register the tree for all servers or, to try things out, for one server, if that is needed.

    What Discord refuses is logged; the commands from before stay then.

    Returns the ids of the commands by their full names; all of a group have the id of the group.
    """
    guild = None if dev_guild is None else discord.Object(dev_guild)
    if guild is not None:
        tree.copy_global_to(guild=guild)
        log.warning(
            "commands are synced to the server %d only; typed commands in direct messages need the "
            "global sync: start without HOKKAIDO_DEV_GUILD",
            guild.id,
        )
    where, ids = "" if guild is None else str(guild.id), dict[str, int]()
    try:
        async with asyncio.timeout(PATIENCE):
            former, _, last = (await store.recall(SYNCED) or "").partition(" ")
            if former and former != where:
                await _clear(tree, discord.Object(int(former)))
            fingerprint = await fingerprint_of(tree, guild)
            ids = _ids(await tree.fetch_commands(guild=guild))
            # Discord has others than were synced last after a backup was restored, for example.
            is_listed = ids.keys() == {one.name for one in tree.get_commands(guild=guild)}
            if not is_listed or (former, last) != (where, fingerprint):
                ids = _ids(await tree.sync(guild=guild))
                await store.remember(SYNCED, f"{where} {fingerprint}")
                log.info("%d commands synced", len(ids))
    except (discord.HTTPException, *LOST) as error:
        log.error(
            "Discord refuses these commands and keeps those from before until the next start: %s",
            in_words(error) or type(error).__name__,
        )
    commands = (found for found in tree.walk_commands(guild=guild) if isinstance(found, app_commands.Command))
    named = {command.qualified_name: (command.root_parent or command).name for command in commands}
    return {called: ids[name] for called, name in named.items() if name in ids}


def _ids(commands: Iterable[app_commands.AppCommand]) -> dict[str, int]:
    """The slash commands: an application with Activities has another one."""
    slash = discord.AppCommandType.chat_input
    return {command.name: command.id for command in commands if command.type is slash}


async def _clear(tree: Tree, guild: discord.Object) -> None:
    """Take the commands out of the server that had them before, else they show twice there."""
    tree.clear_commands(guild=guild)
    try:
        await tree.sync(guild=guild)
    except (discord.Forbidden, discord.NotFound):
        log.info("the bot is no longer on the server %d, or the server is gone", guild.id)


async def fingerprint_of(tree: Tree, guild: discord.abc.Snowflake | None) -> str:
    """A hash that changes whenever Discord would have to be told, in whatever language."""
    translator = tree.translator or app_commands.Translator()
    payload = [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands(guild=guild)
    ]
    written = json.dumps(payload, sort_keys=True, default=str)
    return hashlib.sha256(written.encode()).hexdigest()
