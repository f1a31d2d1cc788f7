"""How this bot's commands are built: every description comes from the texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from discord import app_commands

from bot.texts import Language

#: A command outside of a group.
Command = app_commands.Command[Any, ..., None]

#: Where the commands can be used: servers and direct messages with the bot, installed by servers only.
CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
INSTALLS = app_commands.AppInstallationType(guild=True, user=False)

Decorator = Callable[[Any], Any]


def named(texts: Language, name: str, *, of: str | None = None) -> Callable[[Any], Command]:
    """Makes a function the command ``name``, described by the text ``command-NAME``.

    In the group ``of`` it is the text ``command-GROUP-NAME``.
    """
    key = name if of is None else f"{of}-{name}"
    return app_commands.command(name=name, description=texts.format(f"command-{key}"))


def options(texts: Language, *names: str, **others: str) -> Decorator:
    """Describes options by the texts ``option-NAME``; ``others`` by the text of another name."""
    keys = {name: name for name in names} | others
    return app_commands.describe(
        **{name: texts.format(f"option-{key.replace('_', '-')}") for name, key in keys.items()}
    )


def choices(texts: Language, option: str, *values: str) -> list[app_commands.Choice[str]]:
    """The fixed choices of an option, called as the texts ``choice-OPTION-VALUE`` say."""
    return [
        app_commands.Choice(
            name=texts.format(f"choice-{option}-{value.lower().replace('_', '-')}"), value=value
        )
        for value in values
    ]
