"""Tells Discord the commands, only when they have changed since the last start, and learns their ids."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.store import Store

log = logging.getLogger(__name__)

#: Where the store keeps which server the commands were last synced to at once.
DEV_GUILD = "commands.dev-guild"


async def sync_commands(
    tree: app_commands.CommandTree[Any],
    store: Store,
    application_id: int,
    dev_guild: int | None,
    *,
    ask: bool,
) -> Mapping[str, int]:
    """Sync the tree globally or, for trying things out, to one server at once, where that is needed.

    A process that does not ``ask`` leaves that to another one, if they have ever been synced.

    Returns the ids of the commands by their full names; all of a group have the id of the group.

    Raises:
        discord.HTTPException: Discord refuses the commands.
    """
    await _clear_former_dev_guild(tree, store, application_id, dev_guild)
    guild = None if dev_guild is None else discord.Object(dev_guild)
    if guild is not None:
        tree.copy_global_to(guild=guild)
        log.warning(
            "commands are synced to the server %d only; typed commands in direct messages need the "
            "global sync: start without HOKKAIDO_DEV_GUILD",
            guild.id,
        )
    key = _key(application_id, dev_guild)
    fingerprint = await fingerprint_of(tree, guild)
    told, ids = _read(await store.recall(key))
    if told == fingerprint or (told and not ask):
        log.info("the commands have not changed")
    else:
        ids = {command.name: command.id for command in await tree.sync(guild=guild)}
        await store.remember(key, json.dumps([fingerprint, ids]))
        if dev_guild is not None:
            await store.remember(DEV_GUILD, str(dev_guild))
        log.info("%d commands synced", len(ids))
    commands = (found for found in tree.walk_commands(guild=guild) if isinstance(found, app_commands.Command))
    named = {command.qualified_name: (command.root_parent or command).name for command in commands}
    return {called: ids[name] for called, name in named.items() if name in ids}


def _read(kept: str | None) -> tuple[str, dict[str, int]]:
    """What was synced last, with the ids; an earlier version kept no ids, so that it is synced anew."""
    if kept is None or not kept.startswith("["):
        return "", {}
    fingerprint, ids = json.loads(kept)
    return fingerprint, ids


async def fingerprint_of(tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None) -> str:
    """Changes whenever Discord would have to be told, in whatever language."""
    translator = tree.translator or app_commands.Translator()
    payload = [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands(guild=guild)
    ]
    written = json.dumps(payload, sort_keys=True, default=str)
    return hashlib.sha256(written.encode()).hexdigest()


async def _clear_former_dev_guild(
    tree: app_commands.CommandTree[Any], store: Store, application_id: int, dev_guild: int | None
) -> None:
    """Take the commands out of the server that had them before, else they show twice there."""
    former = await store.recall(DEV_GUILD)
    if former is None or (dev_guild is not None and int(former) == dev_guild):
        return
    guild = discord.Object(int(former))
    tree.clear_commands(guild=guild)
    try:
        await tree.sync(guild=guild)
    except (discord.Forbidden, discord.NotFound):
        log.info("the bot is no longer in the server %s, or the server is gone", former)
    await store.forget(DEV_GUILD)
    await store.forget(_key(application_id, int(former)))


def _key(application_id: int, dev_guild: int | None) -> str:
    """Where the store keeps what was synced last."""
    return f"commands.{application_id}.{'global' if dev_guild is None else dev_guild}"
