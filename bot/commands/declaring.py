"""Declares commands by a name, gates and a method; all text comes from the texts.

    class Choosing(commands.Cog):
        @command("pick", playing)
        async def pick(self, context: Context, card: CardToPick) -> None:
            await decide(context, partial(actions.Pick, card=card))

``command`` makes a discord.py command from the method. The gates become its check, which discord.py runs
before it reads the options. The name that people type is the text ``command-name-NAME``, and the description
is ``command-NAME``; for an option they are ``option-name-NAME`` and ``option-NAME``. A command with a gate
that finds a table has the option ``game``, which names the table. A method with ``**chosen`` also gets
options of a table (``bot.tables.options``).
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial, wraps
from typing import Any

from discord import app_commands

from bot.commands.options import FinishedGame, HostedGame, OneOf, OwnGame
from bot.commands.texts import name, text
from bot.interactions.context import Acknowledgement, Context, Interaction, ServingClient
from bot.interactions.failures import cause_of, show_failure
from bot.interactions.gates import (
    Gate,
    at_table,
    hosting,
    pass_gates,
    played,
    playing,
    reading,
    recorded,
    watching,
)
from bot.tables.options import OPTIONS
from bot.texts import text_key

#: A command, in a group or not.
Command = app_commands.Command[Any, ..., None]

#: The places where the commands can be used: servers and direct messages with the bot, after an installation
#: on a server.
CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
INSTALLS = app_commands.AppInstallationType(guild=True, user=False)

#: The body of a command.
Method = Callable[..., Awaitable[None]]

#: The transformer of the option ``game`` and the key of its description, by the gate that finds the table.
GAME_OPTIONS: Mapping[Gate, tuple[app_commands.Transformer[ServingClient], str]] = {
    at_table: (OwnGame(), "game"),
    playing: (OwnGame(), "game"),
    reading: (OwnGame(), "game"),
    watching: (OwnGame(), "game"),
    hosting: (HostedGame(), "game"),
    played: (FinishedGame(), "finished-game"),
    recorded: (FinishedGame(), "finished-game"),
}

#: The keys of descriptions of an option ``game`` that takes one sitting. Elsewhere it takes Hokkaido or
#: Honshu, for which many languages have another word.
SITTINGS = frozenset({"game", "finished-game"})


class GateClosedError(app_commands.CheckFailure):
    """A gate refused a person; the gate's error is the cause."""


class CommandTree(app_commands.CommandTree[ServingClient]):
    """The command tree: acknowledges each command in time, and shows every error as a sentence."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Begin the response, unless the command is still being typed."""
        context = Context.of(interaction)
        if context.is_typing:
            return True
        try:
            await context.begin(Acknowledgement.NEW_MESSAGE)
        except Exception as error:
            await show_failure(context, error)
            return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Show the person an error of a gate, an option or the command itself."""
        await show_failure(Context.of(interaction), cause_of(error))


def command(
    called: str, *gates: Gate, of: str = "", choosing: Iterable[str] = (), **described: str
) -> Callable[[Method], Command]:
    """Decorator that makes a command from a cog's method.

    In the group ``of`` the key of its description is ``command-GROUP-NAME``; ``described`` has the keys of
    options whose description is not ``option-NAME``. The command's first options are those of a table in
    ``choosing``; the method gets the names of their values, or None, as ``**chosen``.
    """
    game = next((GAME_OPTIONS[gate] for gate in gates if gate in GAME_OPTIONS), None)
    if game is not None:
        described["game"] = game[1]

    def declare(method: Method) -> Command:
        callback = _called_by_discord(method, choosing, None if game is None else game[0])
        options = list(inspect.signature(callback).parameters)[2:]
        texts = {option: described.get(option, text_key(option)) for option in options}
        app_commands.describe(**{option: text(f"option-{key}") for option, key in texts.items()})(callback)
        app_commands.rename(**{option: _option_name(option, key) for option, key in texts.items()})(callback)
        app_commands.check(partial(_pass, gates))(callback)
        description = text("-".join(("command", *([of] if of else []), called)))
        decorate = app_commands.command(
            name=name("command", called),
            description=description,
            extras={"gates": gates},
        )
        return decorate(callback)

    return declare


def _option_name(option: str, description: str) -> app_commands.locale_str:
    """The name of an option, by the key of its description."""
    return name("option", option, "one-game" if description in SITTINGS else option)


async def _pass(gates: tuple[Gate, ...], interaction: Interaction) -> bool:
    """The check of a command.

    Raises:
        GateClosedError: a gate raised an error.
    """
    try:
        await pass_gates(Context.of(interaction), gates)
    except Exception as error:
        raise GateClosedError(str(error)) from error
    return True


def _called_by_discord(
    method: Method, choosing: Iterable[str], game: app_commands.Transformer[ServingClient] | None
) -> Any:
    """The method as discord.py calls it: with an interaction, the options ``choosing`` and ``game``.

    The option ``game`` of a gate is not passed on to the method, because the gate has read it already.
    """
    signature = inspect.signature(method, eval_str=True)
    cog, interaction, *own = signature.parameters.values()
    options = [
        _option(name.replace("-", "_"), OneOf(f"table-option-{name}", tuple(OPTIONS[name].values)))
        for name in choosing
    ]
    options += [each.replace(kind=each.KEYWORD_ONLY) for each in own if each.kind is not each.VAR_KEYWORD]
    if game is not None:
        options.append(_option("game", game))

    @wraps(method)
    async def callback(cog: object, interaction: Interaction, **typed: Any) -> None:
        if game is not None:
            del typed["game"]
        context = Context.of(interaction)
        await method(cog, context, **typed)
        await context.acknowledge()

    parameters = [cog, interaction, *options]
    callback.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    return callback


def _option(name: str, transformer: app_commands.Transformer[ServingClient]) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=transformer)
