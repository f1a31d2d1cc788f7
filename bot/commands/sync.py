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

#: The store's key for the fingerprint of the commands registered last.
SYNCED = "commands"

#: Types of commands, as Discord's numbers. discord.py does not know Entry Point commands, which open the
#: Activity of an application that has one.
SLASH, ENTRY_POINT = 1, 4

#: The maximum time in seconds for registering the commands. After too many changes in a day Discord asks for
#: a retry hours later, which would keep running games waiting.
PATIENCE = 60.0

Tree = app_commands.CommandTree[Any]

#: A command in Discord's format.
Payload = Any


async def sync_commands(tree: Tree, store: Store) -> Mapping[str, int]:
    """Register the tree, if necessary.

    If Discord refuses, this is logged and the previous commands stay.

    Returns the ids of the commands by their full names; all commands of a group have the group's id.
    """
    ids = dict[str, int]()
    try:
        async with asyncio.timeout(PATIENCE):
            payload = await _payload(tree)
            synced = _fingerprint(payload)
            http, application_id = tree.client.http, tree.client.application_id or 0
            # Of every type and with every field, unlike those of ``tree.fetch_commands``.
            listed: list[Payload] = await http.get_global_commands(application_id)
            ids = _ids(listed)
            # They can differ from the last sync after a backup was restored, for example.
            is_listed = ids.keys() == {one.name for one in tree.get_commands()}
            if not is_listed or await store.recall(SYNCED) != synced:
                # Without its Entry Point command, Discord would refuse the others.
                kept = [command for command in listed if command["type"] == ENTRY_POINT]
                ids = _ids(await http.bulk_upsert_global_commands(application_id, [*payload, *kept]))
                await store.remember(SYNCED, synced)
                log.info("%d commands synced", len(ids))
    except (discord.HTTPException, *LOST) as error:
        log.error(
            "Discord rejected these commands and keeps the previous ones until the next start: %s",
            in_words(error) or type(error).__name__,
        )
    commands = (found for found in tree.walk_commands() if isinstance(found, app_commands.Command))
    named = {command.qualified_name: (command.root_parent or command).name for command in commands}
    return {called: ids[name] for called, name in named.items() if name in ids}


async def _payload(tree: Tree) -> list[Payload]:
    """The commands in Discord's format, in all languages."""
    translator = tree.translator or app_commands.Translator()
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def _ids(commands: Iterable[Payload]) -> dict[str, int]:
    """The ids of the slash commands by their names."""
    return {command["name"]: int(command["id"]) for command in commands if command["type"] == SLASH}


def _fingerprint(payload: list[Payload]) -> str:
    """A hash that changes when the commands must be registered again."""
    written = json.dumps(payload, sort_keys=True, default=str)
    return hashlib.sha256(written.encode()).hexdigest()
