"""Which game a command is about: the channel's first, else the person's own."""

from __future__ import annotations

from bot.commands.usual_options import usual_in_server
from bot.errors import InputError
from bot.interactions.context import Answer
from bot.tables import Stage, Table, TableError, TableOptions
from engine.options import Rules


async def running_game(answer: Answer, game: str | None) -> tuple[Table, int]:
    """The running game that is meant, and the person's seat in it.

    Raises:
        InputError: there is none, or several and none was named.
        TableError: the person does not sit at the channel's table, or its game has not begun.
    """
    table = await open_table(answer, game, only_running=True)
    seat = table.seat_of(answer.user_id)
    if seat is None:
        raise TableError("not-seated")
    if table.stage is Stage.LOBBY:
        raise TableError("game-not-begun", host=table.host_name)
    return table, seat


async def watched_game(answer: Answer, game: str | None) -> tuple[Table, int | None]:
    """The running game that is meant, and the person's seat in it; None for one who watches it.

    Raises:
        InputError: there is none, or several and none was named.
        TableError: the person neither sits there nor watches, or its game has not begun.
    """
    table = await open_table(answer, game, only_running=True)
    if table.stage is Stage.RUNNING and any(person.id == answer.user_id for person in table.spectators):
        return table, None
    return await running_game(answer, game)


async def open_table(answer: Answer, game: str | None, *, only_running: bool = False) -> Table:
    """The table that is meant, in the lobby or running.

    In a server the channel's table comes first; somebody who does not sit there but plays one game
    elsewhere means that one, when only a running game will do.

    Raises:
        InputError: there is none, or several and none was named.
    """
    tables = answer.services.tables
    own = await tables.of_person(answer.user_id)
    if game is not None:
        return _named(own, game)
    here = await tables.in_channel(answer.channel_id) if answer.in_server else None
    if here is not None and here.seat_of(answer.user_id) is not None:
        return here
    running = tuple(table for table in own if table.stage is Stage.RUNNING)
    candidates = running if only_running else own
    if here is not None and (not only_running or len(candidates) != 1):
        return here
    if len(candidates) == 1:
        return candidates[0]
    if len(candidates) > 1:
        raise InputError("several-games")
    if own and only_running:
        raise TableError("game-not-begun", host=own[0].host_name)
    raise InputError("no-game-here" if answer.in_server else "no-game")


async def table_to_host(answer: Answer, game: str | None) -> Table:
    """The table that a command for hosts and moderators is about: the channel's, or the one that is named.

    In a channel without table nothing is guessed, for somebody could end a game elsewhere without
    meaning it. In direct messages the person's only table is meant.

    Raises:
        InputError: there is none, or none was named where one has to be.
    """
    if game is not None:
        return _named(await tables_to_host(answer), game)
    if not answer.in_server:
        return await open_table(answer, None)
    here = await answer.services.tables.in_channel(answer.channel_id)
    if here is None:
        raise InputError("name-the-table" if await tables_to_host(answer) else "no-game-here")
    return here


async def tables_to_host(answer: Answer) -> tuple[Table, ...]:
    """The tables that a person can name in such a command: their own, and a moderator all of the server."""
    tables = answer.services.tables
    own = await tables.of_person(answer.user_id)
    guild_id = answer.interaction.guild_id
    if guild_id is None or not answer.is_moderator:
        return own
    known = {table.id for table in own}
    return (*own, *(table for table in await tables.of_server(guild_id) if table.id not in known))


async def table_here(answer: Answer) -> Table:
    """The table of this channel.

    Raises:
        InputError: this is no channel of a server, or it has no table.
    """
    if not answer.in_server:
        raise InputError("servers-only")
    table = await answer.services.tables.in_channel(answer.channel_id)
    if table is None:
        raise InputError("no-game-here")
    return table


async def options_in_question(answer: Answer, game: str | None) -> TableOptions:
    """What is played where somebody asks for help: the named game as it is usual, else that of the table.

    In direct messages it is the person's table if there is just one; where there is none, it is the
    usual game of the server, or Hokkaido.
    """
    usual = (await usual_in_server(answer)).options
    if game is not None:
        return usual.in_game(Rules(game))
    tables = answer.services.tables
    if answer.in_server:
        here = await tables.in_channel(answer.channel_id)
        found: tuple[Table, ...] = () if here is None else (here,)
    else:
        found = await tables.of_person(answer.user_id)
    return found[0].options if len(found) == 1 else usual


def _named(offered: tuple[Table, ...], game: str) -> Table:
    wanted = game.strip().lower()
    for table in offered:
        if table.id == wanted:
            return table
    raise InputError("game-unknown")
