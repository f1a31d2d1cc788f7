"""Gates: which table a person means, and whether they may do there what they ask for.

A command or a component declares its gates; they are passed after the acknowledgement and before
anything is done. The first one finds the table, which the context then has: of a control it is the
table in its custom id, of a command the one named in the option ``game``, else the channel's, else the
person's own. A control also says when it was made: once the game has gone on it raises ``MovedOnError``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.permissions import may_press, sees
from bot.people.limits import Cost
from bot.tables import Stage, Table, TableError
from bot.tables.checks import must_be_running, must_be_welcome, seat_at
from bot.tables.errors import MovedOnError
from bot.tables.own_games import waits_for
from bot.views.controls import NO_TABLE, Moment

#: Lets a person pass, and tells the context what it has found; or raises.
Gate = Callable[[Context], Awaitable[None]]


async def pass_gates(context: Context, gates: Iterable[Gate]) -> None:
    """Let the person through one gate after another; raises what the first closed one does."""
    for gate in gates:
        await gate(context)


async def of_its_table(context: Context) -> None:
    """A pressed control belongs to no table, or to one whose messages the person may have before them.

    It comes before all other gates of a control: anyone can make up a custom id.

    Raises:
        InputError: ``button-unknown``.
        TableError: ``table-gone``.
    """
    if context.pressed.moment.table_id == NO_TABLE.table_id:
        return
    table = await context.services.tables.get(context.table_id)
    if not await may_press(context, table):
        raise InputError("button-unknown")
    context.enter(table)


async def at_table(context: Context) -> None:
    """A table that is open, or that of the pressed control.

    In a server the channel's table comes first; the person need not sit there, but what a control shows of an
    open table by invitation is for its guests.

    Raises:
        InputError: there is none, or several and none was named.
        TableError: ``table-gone``, ``not-invited``.
    """
    table = await _table_meant(context, only_running=False)
    context.enter(table)
    is_seated = table.seat_of(context.user_id) is not None
    if context.custom_id is not None and table.stage.is_open and not (is_seated or context.moderates):
        must_be_welcome(table, context.user_id)


async def playing(context: Context) -> None:
    """The person sits at a table whose game has begun, and is where it was when a pressed control was made.

    Raises:
        InputError: there is none, or several and none was named.
        TableError: the person does not sit there, or the cards have not been dealt.
        MovedOnError: the round or the phase is another one than that of the control.
    """
    _must_play(context, await _table_meant(context, only_running=True))


async def looking(context: Context) -> None:
    """As ``playing``; of several games it is the only one that waits for a move of the person.

    That is for looks alone: a move may be meant for a game that has just gone on without the person.

    Raises:
        InputError, TableError, MovedOnError: as ``playing`` does.
    """
    _must_play(context, await _table_meant(context, only_running=True, which_waits=True))


async def watching(context: Context) -> None:
    """As ``playing``; a person who watches the running game sees it as everybody does.

    Raises:
        InputError, TableError, MovedOnError: as ``playing`` does.
    """
    table = await _table_meant(context, only_running=True)
    if table.stage is Stage.RUNNING and table.is_watched_by(context.user_id):
        context.enter(table)
    else:
        _must_play(context, table)


async def seated(context: Context) -> None:
    """The person sits at the table of the pressed control, whatever its stage.

    Raises:
        TableError: ``table-gone``, ``not-seated``; or ``did-not-play``, where there is a result to look at.
    """
    await at_table(context)
    table = context.table
    has_result = not table.stage.is_open and table.game is not None and not table.options.alone
    if has_result and table.seat_of(context.user_id) is None:
        raise TableError("did-not-play")
    seat_at(table, context.user_id)


async def hosting(context: Context) -> None:
    """A table that a host or a moderator means; the rules of the table say whether they may.

    In a channel without a table nothing is guessed, for somebody could end a game elsewhere without
    meaning it. In direct messages it is the person's only table.

    Raises:
        InputError: there is none, or none was named where one has to be.
    """
    name = context.typed("game")
    if name is not None:
        context.enter(_named(await tables_to_host(context), name))
        return
    if not context.in_server:
        await at_table(context)
        return
    here = await context.services.tables.in_channel(context.channel_id)
    if here is None:
        raise InputError("name-the-table") if await tables_to_host(context) else await _no_game_here(context)
    context.enter(here)


async def table_here(context: Context) -> None:
    """The open table of this channel.

    Raises:
        InputError: this is no channel of a server, or it has no table.
    """
    if not context.in_server:
        raise InputError("servers-only")
    table = await context.services.tables.in_channel(context.channel_id)
    if table is None:
        raise await _no_game_here(context)
    context.enter(table)


async def played(context: Context) -> None:
    """A game that is over: the named one, else the last that ended in this channel.

    Where none has, it is as with ``recorded``: whoever needs a game that is over is told that this is not.

    Raises:
        InputError: as ``recorded`` does.
    """
    last: Table | None = None
    if context.in_server and context.typed("game") is None:
        last = await context.services.history.last_in(context.channel_id)
    if last is None:
        await recorded(context)
    else:
        context.enter(last)


async def recorded(context: Context) -> None:
    """A game that was dealt: the named one, else the channel's running one, or the last that ended there.

    In direct messages it is the last that ended of those at which the person has a seat, or the only one
    that goes on; of several the one that is played alone.

    Raises:
        InputError: there is none, or the person had no seat and cannot see where it was played.
        TableError: in direct messages, the cards of the person's only table have not been dealt.
    """
    name = context.typed("game")
    context.enter(await (_last_here(context) if name is None else game_named(context, name)))


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
    """A gate for what nobody may do all the time; a command that is still being typed has cost nothing.

    It raises ``InputError``: ``too-often``.
    """

    async def limit(context: Context) -> None:
        if not context.is_typing:
            context.services.limits.take(cost, context.user_id, context.guild_id)

    return limit


#: For what costs much work, for what calls people by name, and for what is a line in the channel.
sparingly = limited(Cost.WORK)
calling_people = limited(Cost.MENTIONS)
telling_the_channel = limited(Cost.LINES)


async def tables_to_host(context: Context) -> tuple[Table, ...]:
    """The tables that a person can name as their host: their own, and a moderator all of the server.

    What somebody else plays alone belongs to no server, wherever it was begun.
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


def _must_play(context: Context, table: Table) -> None:
    """Let a person in who plays there, at the moment of a pressed control."""
    seat_at(table, context.user_id)
    if context.custom_id is not None:
        if has_moved_on(table, context.custom_id.moment):
            raise MovedOnError(table)
    else:
        must_be_running(table)
    context.enter(table)


async def _table_meant(context: Context, *, only_running: bool, which_waits: bool = False) -> Table:
    """The table of the control or of the command.

    Somebody who does not sit at the channel's table but plays one game elsewhere means that one, when only
    a running game will do. With ``which_waits`` it may also be the only one of several that waits for them.
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
    waiting = [table for table in candidates if which_waits and waits_for(table, context.user_id)]
    if len(waiting) == 1:
        candidates = waiting
    if here is not None and len(candidates) != 1:
        return here
    if len(candidates) == 1:
        return candidates[0]
    if candidates:
        raise InputError("several-games")
    if own and only_running:
        must_be_running(own[0])
    raise await _no_game_here(context) if context.in_server else InputError("no-game")


async def _no_game_here(context: Context) -> InputError:
    """That this channel has no table, and whether a game was played here, which people may mean."""
    # Somebody who is still typing is told nothing.
    over = None if context.is_typing else await context.services.store.last_game_in(context.channel_id)
    return InputError("no-game-here" if over is None else "game-here-over")


def _named(offered: tuple[Table, ...], name: str) -> Table:
    """The one of these tables whose id was typed."""
    wanted = name.strip().lower()
    for table in offered:
        if table.id == wanted:
            return table
    raise InputError("game-unknown")


async def game_named(context: Context, name: str) -> Table:
    """The game of that id, also one that is over, if the person may see it.

    Raises:
        InputError: ``game-not-found``.
    """
    wanted = name.strip().lower()
    if not (wanted.isascii() and wanted.isalnum()):
        raise InputError("game-not-found")  # a database may fail at it
    try:
        table = await context.services.tables.get(wanted)
    except TableError:
        raise InputError("game-not-found") from None
    if not await sees(context, table):
        raise InputError("game-not-found")
    return table


async def _last_here(context: Context) -> Table:
    """The game of this channel, the running one or the last that has ended; in private the person's last."""
    if context.guild_id is None:
        return await context.services.history.last_of(context.user_id) or await _only_running(context)
    here = await context.services.tables.in_channel(context.channel_id)
    if here is not None and here.game is not None:
        return here
    # At a table whose game has not begun people talk about the one before.
    last = await context.services.history.last_in(context.channel_id) or here
    if last is None:
        raise InputError("no-game-played-here")
    return last


async def _only_running(context: Context) -> Table:
    """The game that the person plays; of several the one that has no channel in which to ask for it."""
    own = await context.services.tables.of_person(context.user_id)
    running = [table for table in own if table.stage is Stage.RUNNING]
    if len(running) > 1:
        alone = [table for table in running if table.options.alone]
        if not alone:
            raise InputError("several-games-run")
        return max(alone, key=lambda table: table.touched_at or table.opened_at)
    if not own:
        raise InputError("no-game")
    only = (running or own)[0]
    must_be_running(only)
    return only
