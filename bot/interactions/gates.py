"""Gates find the table of an interaction, and check whether the person may use it.

A command or a component declares its gates; they are passed after ``Context.begin`` and before any change.
The first one finds the table and stores it in the context. For a control it is the table in its custom id;
for a command it is the one named in the option ``game``, else the channel's, else the person's own. The
custom id also has the moment of the control: if the game has moved on, the gate raises ``MovedOnError``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.permissions import may_press, sees
from bot.people.limits import Cost
from bot.tables import Stage, Table, TableError
from bot.tables.checks import MovedOnError, must_be_running, must_be_welcome, seat_at
from bot.tables.own_games import waits_for
from bot.views.screen import NO_TABLE, Moment

#: Stores in the context what it has found, or raises an error for a person who may not pass.
Gate = Callable[[Context], Awaitable[None]]


async def pass_gates(context: Context, gates: Iterable[Gate]) -> None:
    """Pass the gates one after another; raises the error of the first one that refuses."""
    for gate in gates:
        await gate(context)


async def of_its_table(context: Context) -> None:
    """The pressed control belongs to no table, or to one whose messages the person can see.

    This comes before all other gates of a control, because anyone can forge a custom id.

    Raises:
        InputError: ``button-unknown``.
        TableError: ``table-gone``.
    """
    if context.pressed.moment.table_id == NO_TABLE.table_id:
        return
    table = await context.services.tables.get(context.table_id)
    if not await may_press(context, table):
        raise InputError("button-unknown")
    await context.enter(table)


async def at_table(context: Context) -> None:
    """The table is open, or is that of the pressed control.

    On a server the channel's table comes first. The person need not sit there, but the controls of an open
    table by invitation are only for its guests.

    Raises:
        InputError: there is no table, or several and none was named.
        TableError: ``table-gone``, ``not-invited``.
    """
    table = await _resolve_table(context, only_running=False)
    await context.enter(table)
    is_seated = table.seat_of(context.user_id) is not None
    if context.custom_id is not None and table.stage.is_open and not (is_seated or context.moderates):
        must_be_welcome(table, context.user_id)


async def playing(context: Context) -> None:
    """The person has a seat in a game, which has not moved on since a pressed control was made.

    Raises:
        InputError: there is no game, or several and none was named.
        TableError: the person does not sit there, or the cards have not been dealt.
        MovedOnError: the round or the phase has changed since the control was made.
    """
    await _must_play(context, await _resolve_table(context, only_running=True))


async def reading(context: Context) -> None:
    """Like ``playing``; of several games, the only one that waits for a move of the person is used.

    This is only for reading, because a move may be meant for a game that has just gone on.

    Raises:
        InputError, TableError, MovedOnError: the errors of ``playing``.
    """
    await _must_play(context, await _resolve_table(context, only_running=True, prefer_waiting=True))


async def watching(context: Context) -> None:
    """Like ``playing``, but spectators of the running game can pass as well.

    Raises:
        InputError, TableError, MovedOnError: the errors of ``playing``.
    """
    table = await _resolve_table(context, only_running=True)
    if table.stage is Stage.RUNNING and table.is_watched_by(context.user_id):
        await context.enter(table)
    else:
        await _must_play(context, table)


async def seated(context: Context) -> None:
    """The person sits at the table of the pressed control, in any of its stages.

    Raises:
        TableError: ``table-gone``, ``not-seated``; or ``did-not-play`` if there is a result to look at.
    """
    await at_table(context)
    table = context.table
    has_result = not table.stage.is_open and table.game is not None and not table.options.alone
    if has_result and table.seat_of(context.user_id) is None:
        raise TableError("did-not-play")
    seat_at(table, context.user_id)


async def hosting(context: Context) -> None:
    """The table is the one that a host or a moderator means; the table's rules check their rights.

    In a channel without a table none is chosen, because that could end a game elsewhere by accident. In
    direct messages it is the person's only table.

    Raises:
        InputError: there is no table, or none was named where this is required.
    """
    name = context.typed("game")
    if name is not None:
        await context.enter(_named(await tables_to_host(context), name))
        return
    if not context.in_server:
        await at_table(context)
        return
    here = await context.services.tables.in_channel(context.channel_id)
    if here is None:
        raise InputError("name-the-table") if await tables_to_host(context) else await _no_game_here(context)
    await context.enter(here)


async def table_here(context: Context) -> None:
    """The table is the open one of this channel.

    Raises:
        InputError: the channel is not on a server, or has no table.
    """
    if not context.in_server:
        raise InputError("servers-only")
    table = await context.services.tables.in_channel(context.channel_id)
    if table is None:
        raise await _no_game_here(context)
    await context.enter(table)


async def played(context: Context) -> None:
    """The game is over: the named one, else the last one that ended in this channel.

    If no game has ended there, the gate is like ``recorded``, and a later check reports that the game is not
    over.

    Raises:
        InputError: the errors of ``recorded``.
    """
    last: Table | None = None
    if context.in_server and context.typed("game") is None:
        last = await context.services.history.last_in(context.channel_id)
    if last is None:
        await recorded(context)
    else:
        await context.enter(last)


async def recorded(context: Context) -> None:
    """The game was dealt: the named one, else the channel's running one, or the last that ended there.

    In direct messages it is the person's last finished game or, if there is none, their only running one; of
    several it is the one that is played alone.

    Raises:
        InputError: there is no such game, or the person had no seat and cannot see its channel.
        TableError: in direct messages, the cards of the person's only table have not been dealt.
    """
    name = context.typed("game")
    await context.enter(await (_last_here(context) if name is None else game_named(context, name)))


async def moderating(context: Context) -> None:
    """The person may manage the server.

    Raises:
        InputError: ``moderators-only``; in direct messages ``settings-in-servers``.
    """
    if not context.in_server:
        raise InputError("settings-in-servers")
    if not context.is_moderator:
        raise InputError("moderators-only")


def limited(cost: Cost) -> Gate:
    """Return a gate that limits how often a person can do something; a command being typed does not count.

    The gate raises ``InputError``: ``too-often``.
    """

    async def limit(context: Context) -> None:
        if not context.is_typing:
            context.services.limits.take(cost, context.user_id, context.guild_id)

    return limit


#: Limits for expensive work, for invitations, and for lines in the channel.
sparingly = limited(Cost.WORK)
inviting = limited(Cost.INVITATIONS)
posting_to_channel = limited(Cost.LINES)


async def tables_to_host(context: Context) -> tuple[Table, ...]:
    """The tables at which a person can act as host: their own and, for a moderator, all on the server.

    A game that someone else plays alone belongs to no server, wherever it was begun.
    """
    tables = context.services.tables
    own = await tables.of_person(context.user_id)
    if context.guild_id is None or not context.is_moderator:
        return own
    known = {table.id for table in own}
    others = (table for table in await tables.of_server(context.guild_id) if not table.options.alone)
    return (*own, *(table for table in others if table.id not in known))


def has_moved_on(table: Table, moment: Moment) -> bool:
    """Whether the game is no longer in the round and the phase of that moment."""
    game = table.game
    if table.stage is not Stage.RUNNING or game is None:
        return True
    return (game.round, str(game.phase)) != (moment.round, moment.phase)


async def _must_play(context: Context, table: Table) -> None:
    """Check that the person plays there, and that the game is at the moment of a pressed control."""
    seat_at(table, context.user_id)
    if context.custom_id is not None:
        if has_moved_on(table, context.custom_id.moment):
            raise MovedOnError(table)
    else:
        must_be_running(table, context.user_id)
    await context.enter(table)


async def _resolve_table(context: Context, *, only_running: bool, prefer_waiting: bool = False) -> Table:
    """The table of the control or of the command.

    With ``only_running``, a person who does not sit at the channel's table but plays one game elsewhere means
    that game. With ``prefer_waiting`` it can also be the only one of several that waits for them.
    """
    tables = context.services.tables
    if context.custom_id is not None:
        if context.pressed.moment.table_id == NO_TABLE.table_id:
            raise InputError("button-unknown")
        return context.table
    name = context.typed("game")
    here = await tables.in_channel(context.channel_id) if name is None and context.in_server else None
    if here is not None and (not only_running or here.seat_of(context.user_id) is not None):
        return here
    own = await tables.of_person(context.user_id)
    if name is not None:
        return _named(own, name)
    candidates = [table for table in own if table.stage is Stage.RUNNING or not only_running]
    waiting = [table for table in candidates if prefer_waiting and waits_for(table, context.user_id)]
    if len(waiting) == 1:
        candidates = waiting
    if here is not None and len(candidates) != 1:
        return here
    if len(candidates) == 1:
        return candidates[0]
    if candidates:
        raise InputError("several-games")
    if own and only_running:
        must_be_running(own[0], context.user_id)
    raise await _no_game_here(context) if context.in_server else InputError("no-game")


async def _no_game_here(context: Context) -> InputError:
    """The error for a channel without a table, which may mention the game that was played here."""
    # Nothing is shown while the command is being typed.
    over = None if context.is_typing else await context.services.store.last_game_in(context.channel_id)
    return InputError("no-game-here" if over is None else "game-here-over")


def _named(offered: tuple[Table, ...], name: str) -> Table:
    """The table with the typed id."""
    wanted = name.strip().lower()
    for table in offered:
        if table.id == wanted:
            return table
    raise InputError("game-unknown")


async def game_named(context: Context, name: str) -> Table:
    """The game with that id, running or finished, if the person may see it.

    Raises:
        InputError: ``game-not-found``.
    """
    wanted = name.strip().lower()
    if not (wanted.isascii() and wanted.isalnum()):
        raise InputError("game-not-found")  # a database may fail for such an id
    try:
        table = await context.services.tables.get(wanted)
    except TableError:
        raise InputError("game-not-found") from None
    if not await sees(context, table):
        raise InputError("game-not-found")
    return table


async def _last_here(context: Context) -> Table:
    """The game of this channel, running or the last finished; in direct messages the person's last one."""
    if context.guild_id is None:
        return await context.services.history.last_of(context.user_id) or await _only_running(context)
    here = await context.services.tables.in_channel(context.channel_id)
    if here is not None and here.game is not None:
        return here
    # While a table is in the lobby, people talk about the game before.
    last = await context.services.history.last_in(context.channel_id) or here
    if last is None:
        raise InputError("no-game-played-here")
    return last


async def _only_running(context: Context) -> Table:
    """The person's running game; of several the one played alone, which has no channel to use instead."""
    own = await context.services.tables.of_person(context.user_id)
    running = [table for table in own if table.stage is Stage.RUNNING]
    if len(running) > 1:
        alone = [table for table in running if table.options.alone]
        if not alone:
            raise InputError("several-games-run")
        return max(alone, key=lambda table: table.last_active)
    if not own:
        raise InputError("no-game")
    only = (running or own)[0]
    must_be_running(only, context.user_id)
    return only
