"""Tells Discord the commands, only when it has others than it should have, and learns their ids."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.connection.requests import LOST
from bot.store import Store
from engine.errors import in_words

log = logging.getLogger(__name__)

#: Where the store keeps which server the commands were last synced to at once.
DEV_GUILD = "commands.dev-guild"

#: How long, in seconds, Discord may take over the commands. Where too many have changed within a day it wants
#: to be asked again hours later, which running games need not wait for.
PATIENCE = 60.0


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
        discord.HTTPException: Discord refuses the commands, and has never taken any.
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
    if (told and not ask) or (told == fingerprint and await _stand(tree, guild, store, key)):
        log.info("the commands have not changed")
    else:
        try:
            async with asyncio.timeout(PATIENCE):
                ids = {command.name: command.id for command in await tree.sync(guild=guild)}
        except (discord.HTTPException, *LOST) as error:
            if not told:
                raise
            log.error(
                "Discord refuses the commands of this version and keeps the earlier ones until the "
                "next start: %s",
                in_words(error) or type(error).__name__,
            )
        else:
            await store.remember(key, json.dumps([fingerprint, ids]))
            await store.remember(_key_of_listed(key), await _listed(tree, guild) or "")
            if dev_guild is not None:
                await store.remember(DEV_GUILD, str(dev_guild))
            log.info("%d commands synced", len(ids))
    commands = (found for found in tree.walk_commands(guild=guild) if isinstance(found, app_commands.Command))
    named = {command.qualified_name: (command.root_parent or command).name for command in commands}
    return {called: ids[name] for called, name in named.items() if name in ids}


async def _stand(
    tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None, store: Store, key: str
) -> bool:
    """Whether Discord still has what it was told last, as far as it says.

    It has something else where a newer version was tried, and given up for a backup from before.
    """
    listed = await _listed(tree, guild)
    return listed is None or listed == await store.recall(_key_of_listed(key))


async def _listed(tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None) -> str | None:
    """What Discord lists as the bot's commands, in short; None if it does not say."""
    try:
        async with asyncio.timeout(PATIENCE):
            found = await tree.fetch_commands(guild=guild)
    except (discord.HTTPException, *LOST) as error:
        log.info("cannot find out which commands Discord has: %s", in_words(error) or type(error).__name__)
        return None
    written = [json.dumps(command.to_dict(), sort_keys=True, default=str) for command in found]
    return hashlib.sha256("\n".join(sorted(written)).encode()).hexdigest()


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
    for key in (_key(application_id, int(former)), _key_of_listed(_key(application_id, int(former)))):
        await store.forget(key)


def _key(application_id: int, dev_guild: int | None) -> str:
    """Where the store keeps what was synced last."""
    return f"commands.{application_id}.{'global' if dev_guild is None else dev_guild}"


def _key_of_listed(key: str) -> str:
    """Where the store keeps what Discord listed after that."""
    return f"{key}.listed"
