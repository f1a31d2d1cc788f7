"""Registers the commands with Discord if they differ from those registered last, and reads their ids."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.refusals import LOST
from bot.store import Store
from engine.errors import in_words

log = logging.getLogger(__name__)

#: The store's key for the server of the last sync ("" for all servers) and its fingerprint.
SYNCED = "commands"

#: Types of commands, as Discord's numbers. discord.py does not know Entry Point commands, which open the
#: Activity of an application that has one.
SLASH, ENTRY_POINT = 1, 4

#: The maximum time in seconds for registering the commands, and again for removing those of single servers.
#: After too many changes in a day Discord asks for a retry hours later, which would keep running games
#: waiting.
PATIENCE = 60.0

Tree = app_commands.CommandTree[Any]

#: A command in Discord's format.
Payload = Any


async def sync_commands(tree: Tree, store: Store, dev_guild: int | None) -> Mapping[str, int]:
    """Register the tree for all servers or, for testing, for one server, if necessary.

    If Discord refuses, this is logged and the previous commands stay.

    Returns the ids of the commands by their full names; all commands of a group have the group's id.
    """
    guild = None if dev_guild is None else discord.Object(dev_guild)
    if guild is not None:
        tree.copy_global_to(guild=guild)
        log.warning(
            "commands are synced to server %d only; to type commands in direct messages, "
            "start without HOKKAIDO_DEV_GUILD for a global sync",
            guild.id,
        )
    ids, are_new = dict[str, int](), False
    try:
        async with asyncio.timeout(PATIENCE):
            payload = await _payload(tree, guild)
            synced = f"{'' if guild is None else guild.id} {_fingerprint(payload)}"
            listed = await _listed(tree, guild)
            ids = _ids(listed)
            # They can differ from the last sync after a backup was restored, for example.
            is_listed = ids.keys() == {one.name for one in tree.get_commands(guild=guild)}
            if not is_listed or await store.recall(SYNCED) != synced:
                ids = _ids(await _overwrite(tree, guild, payload, listed))
                await store.remember(SYNCED, synced)
                are_new = True
                log.info("%d commands synced", len(ids))
    except (discord.HTTPException, *LOST) as error:
        log.error(
            "Discord rejected these commands and keeps the previous ones until the next start: %s",
            in_words(error) or type(error).__name__,
        )
    if are_new:
        await _clear_servers(tree, but=guild)
    commands = (found for found in tree.walk_commands(guild=guild) if isinstance(found, app_commands.Command))
    named = {command.qualified_name: (command.root_parent or command).name for command in commands}
    return {called: ids[name] for called, name in named.items() if name in ids}


async def _payload(tree: Tree, guild: discord.Object | None) -> list[Payload]:
    """The commands in Discord's format, in all languages."""
    translator = tree.translator or app_commands.Translator()
    return [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands(guild=guild)
    ]


async def _listed(tree: Tree, guild: discord.Object | None) -> Any:
    """The commands that Discord has, of every type and with every field, as a list of ``Payload``."""
    http, application_id = tree.client.http, tree.client.application_id or 0
    if guild is None:
        return await http.get_global_commands(application_id)
    return await http.get_guild_commands(application_id, guild.id)


async def _overwrite(
    tree: Tree, guild: discord.Object | None, payload: list[Payload], listed: Iterable[Payload]
) -> Any:
    """Replace all commands on Discord by these.

    An Entry Point command is kept, because without it Discord would refuse the others. Returns a list of
    ``Payload``.
    """
    kept = [command for command in listed if command["type"] == ENTRY_POINT]
    http, application_id = tree.client.http, tree.client.application_id or 0
    if guild is None:
        return await http.bulk_upsert_global_commands(application_id, [*payload, *kept])
    return await http.bulk_upsert_guild_commands(application_id, guild.id, [*payload, *kept])


def _ids(commands: Iterable[Payload]) -> dict[str, int]:
    """The ids of the slash commands by their names."""
    return {command["name"]: int(command["id"]) for command in commands if command["type"] == SLASH}


async def _clear_servers(tree: Tree, but: discord.Object | None) -> None:
    """Remove the test commands of single servers, where every command would be shown twice.

    One server after the other, for ``PATIENCE`` at most.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            async for server in tree.client.fetch_guilds(limit=None, with_counts=False):
                if but is None or server.id != but.id:
                    await _clear(tree, discord.Object(server.id))
    except (discord.HTTPException, *LOST) as error:
        said = in_words(error) or type(error).__name__
        log.warning("not all servers were checked for server commands: %s", said)


async def _clear(tree: Tree, guild: discord.Object) -> None:
    try:
        if await _listed(tree, guild):
            await _overwrite(tree, guild, [], [])
            log.info("removed the server commands of server %d", guild.id)
    except discord.HTTPException as error:
        log.info("cannot check server %d for server commands: %s", guild.id, error)


def _fingerprint(payload: list[Payload]) -> str:
    """A hash that changes when the commands must be registered again."""
    written = json.dumps(payload, sort_keys=True, default=str)
    return hashlib.sha256(written.encode()).hexdigest()
