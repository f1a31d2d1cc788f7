"""Registers the commands with Discord if they differ from those that Discord lists, and reads their ids."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.http import Route

from bot.refusals import CONNECTION_ERRORS
from engine.errors import in_words

log = logging.getLogger(__name__)

#: Types of commands, as Discord's numbers. discord.py does not know Entry Point commands, which open the
#: Activity of an application that has one.
SLASH, ENTRY_POINT = 1, 4

#: The maximum time in seconds for registering the commands. After too many changes in a day Discord asks for
#: a retry hours later, which would keep running games waiting.
PATIENCE = 60.0

#: The fields of commands, options and choices that a bot sends, and those that are sets. Discord lists more.
SETS = ("channel_types", "contexts", "integration_types")
FIELDS = (
    *("type", "name", "name_localizations", "description", "description_localizations", "nsfw", *SETS),
    *("default_member_permissions", "options", "required", "choices", "value", "autocomplete"),
    *("min_value", "max_value", "min_length", "max_length"),
)

Tree = app_commands.CommandTree[Any]

#: A command in Discord's format.
Payload = Any


async def sync_commands(tree: Tree) -> Mapping[str, int]:
    """Register the tree, if necessary.

    If Discord refuses, this is logged and the previous commands stay.

    Returns the ids of the commands by their full names; all commands of a group have the group's id.
    """
    ids = dict[str, int]()
    try:
        async with asyncio.timeout(PATIENCE):
            wanted, listed = await _wanted(tree), await _listed(tree)
            ids = _ids(listed)
            if _differing(wanted, listed):
                # Without its Entry Point command, Discord would refuse the others.
                kept = [command for command in listed if command["type"] == ENTRY_POINT]
                http, application_id = tree.client.http, tree.client.application_id or 0
                ids = _ids(await http.bulk_upsert_global_commands(application_id, [*wanted, *kept]))
                log.info("%d commands synced", len(ids))
    except (discord.HTTPException, *CONNECTION_ERRORS) as error:
        log.error(
            "Discord rejected these commands and keeps the previous ones until the next start: %s",
            in_words(error) or type(error).__name__,
        )
    commands = (found for found in tree.walk_commands() if isinstance(found, app_commands.Command))
    named = {command.qualified_name: (command.root_parent or command).name for command in commands}
    return {called: ids[name] for called, name in named.items() if name in ids}


async def outdated_commands(tree: Tree) -> list[str]:
    """Return the names of the commands that Discord lacks, or lists otherwise than this version has them.

    Raises:
        discord.HTTPException, OSError, aiohttp.ClientError: Discord does not list its commands.
    """
    return _differing(await _wanted(tree), await _listed(tree))


async def _wanted(tree: Tree) -> list[Payload]:
    """The tree's commands, in all languages."""
    translator = tree.translator or app_commands.Translator()
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


async def _listed(tree: Tree) -> list[Payload]:
    """Discord's list of the application's commands, of every type, in all languages and with every field.

    ``tree.fetch_commands`` leaves out the translations.
    """
    route = Route("GET", "/applications/{application_id}/commands", application_id=tree.client.application_id)
    listed: list[Payload] = await tree.client.http.request(route, params={"with_localizations": "true"})
    return listed


def _ids(commands: Iterable[Payload]) -> dict[str, int]:
    """The ids of the slash commands by their names."""
    return {command["name"]: int(command["id"]) for command in commands if command["type"] == SLASH}


def _differing(wanted: Iterable[Payload], listed: Iterable[Payload]) -> list[str]:
    """The names of the commands that are in one list alone, or differ."""
    ours, theirs = _by_name(wanted), _by_name(one for one in listed if one["type"] != ENTRY_POINT)
    return sorted({key[1] for key in ours.keys() | theirs.keys() if ours.get(key) != theirs.get(key)})


def _by_name(commands: Iterable[Payload]) -> Payload:
    """The commands in a form that can be compared, whatever their order."""
    return {(command["type"], command["name"]): _compared(command) for command in commands}


def _compared(part: Payload) -> Payload:
    """What a bot sends of a command, an option or a choice, without the fields that have their default."""
    found = {field: part[field] for field in FIELDS if part.get(field) not in (None, "", [], {})}
    for field, value in found.items():
        if field in SETS:
            found[field] = sorted(value)
        elif field in ("options", "choices"):
            found[field] = [_compared(one) for one in value]
    return {field: value for field, value in found.items() if value is not False}
