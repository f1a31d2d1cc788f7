"""Declares commands: a name, gates, and what the command does; every word comes from the texts.

    class Choosing(commands.Cog):
        @command("pick", playing)
        async def pick(self, context: Context, card: HandCard) -> None:
            await decide(context, partial(Pick, card=card))

``command`` makes one of discord.py's own commands of the method. The gates become its check, which
discord.py runs before it reads the options. What people type is the text ``command-name-NAME``, and the
description ``command-NAME``; those of an option are ``option-name-NAME`` and ``option-NAME``. A command
whose gate looks for a table has the option ``game``, which names it.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping
from functools import partial, wraps
from typing import Any

from discord import app_commands

from bot.commands.table_options import FinishedGame, HostedGame, OwnGame
from bot.commands.texts import name, text
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.failures import cause_of, tell_failure
from bot.interactions.gates import (
    Gate,
    at_table,
    hosting,
    looking,
    pass_gates,
    played,
    playing,
    recorded,
    watching,
)
from bot.services import Interaction, ServingClient
from bot.texts import text_key

#: A command, in a group or outside of one.
Command = app_commands.Command[Any, ..., None]

#: Where the commands can be used: servers and direct messages with the bot, installed by servers only.
CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
INSTALLS = app_commands.AppInstallationType(guild=True, user=False)

#: Does what a command is for.
Method = Callable[..., Awaitable[None]]

#: What the option ``game`` offers, and the text that describes it, by the gate that looks for the table.
GAME_OPTIONS: Mapping[Gate, tuple[app_commands.Transformer[ServingClient], str]] = {
    at_table: (OwnGame(), "game"),
    playing: (OwnGame(), "game"),
    looking: (OwnGame(), "game"),
    watching: (OwnGame(), "game"),
    hosting: (HostedGame(), "game"),
    played: (FinishedGame(), "finished-game"),
    recorded: (FinishedGame(), "finished-game"),
}


class GateClosedError(app_commands.CheckFailure):
    """A gate refused a person; its error is the cause."""


class CommandTree(app_commands.CommandTree[ServingClient]):
    """The commands: each is acknowledged in time, and whatever goes wrong becomes a sentence."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Meet the person; a command that is still being typed wants no response."""
        context = Context.of(interaction)
        if context.is_typing:
            return True
        try:
            await context.begin(Acknowledgement.ANEW)
        except Exception as error:
            await tell_failure(context, error)
            return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Tell the person about an error of a gate, an option or the command itself."""
        await tell_failure(Context.of(interaction), cause_of(error))


def command(called: str, *gates: Gate, of: str = "", **described: str) -> Callable[[Method], Command]:
    """Makes a method of a cog the command of this name.

    In the group ``of`` its text is ``command-GROUP-NAME``; ``described`` are the texts of those options
    whose own is not ``option-NAME``.
    """
    game = next((GAME_OPTIONS[gate] for gate in gates if gate in GAME_OPTIONS), None)
    if game is not None:
        described["game"] = game[1]

    def declare(method: Method) -> Command:
        callback = _called_by_discord(method, None if game is None else game[0])
        options = list(inspect.signature(callback).parameters)[2:]
        texts = {option: described.get(option, text_key(option)) for option in options}
        app_commands.describe(**{option: text(f"option-{key}") for option, key in texts.items()})(callback)
        app_commands.rename(**{option: name("option", option) for option in options})(callback)
        app_commands.check(partial(_pass, gates))(callback)
        description = text("-".join(("command", *([of] if of else []), called)))
        decorate = app_commands.command(
            name=name("command", called),
            description=description,
            extras={"gates": gates},
        )
        return decorate(callback)

    return declare


async def _pass(gates: tuple[Gate, ...], interaction: Interaction) -> bool:
    """The check of a command.

    Raises:
        GateClosedError: as soon as one gate raises anything.
    """
    try:
        await pass_gates(Context.of(interaction), gates)
    except Exception as error:
        raise GateClosedError(str(error)) from error
    return True


def _called_by_discord(method: Method, game: app_commands.Transformer[ServingClient] | None) -> Any:
    """The method as discord.py calls it: with an interaction, and with the option ``game``, if there is one.

    That option is for the gates, which have read it by then.
    """
    signature = inspect.signature(method, eval_str=True)
    options = list(signature.parameters.values())
    if game is not None:
        keyword = inspect.Parameter.KEYWORD_ONLY
        options.append(inspect.Parameter("game", keyword, default=None, annotation=game))

    @wraps(method)
    async def callback(cog: object, interaction: Interaction, **typed: Any) -> None:
        if game is not None:
            del typed["game"]
        context = Context.of(interaction)
        await method(cog, context, **typed)
        await context.acknowledge()

    callback.__signature__ = signature.replace(parameters=options)  # type: ignore[attr-defined]
    return callback
