"""What a person asks to see: screens with hints, a review, a shuffle, their games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Concatenate, ParamSpec, TypeVar

import discord

from bot.errors import InputError
from bot.history import Standing
from bot.interactions.context import Context
from bot.interactions.permissions import sees
from bot.people.names import look_of
from bot.people.preferences import ServerPreferences
from bot.refusals import CONNECTION_ERRORS
from bot.store.records import MessagePlace, Role
from bot.tables import Stage, Table, TableError
from bot.tables.alone import is_day_over
from bot.tables.game_history import ScoreOfDay
from bot.tables.game_moves import game_of
from bot.tables.lobby import check_join
from bot.views.current_screen import current_screen, find_hints, gets_hints
from bot.views.decisions import Hints
from bot.views.game_over import checked_screen
from bot.views.own_games import own_games_screen
from bot.views.results import MOST_LISTED
from bot.views.review import OVERVIEW, review_to_show_screen, reviewed_seats, seat_to_review
from bot.views.screen import MOST_BUTTONS_IN_A_ROW, Screen
from bot.views.settings import server_settings_screen
from bot.views.viewer import Viewer
from bot.workers.pool import Workers
from engine.review import Review
from engine.trial import Trial

P = ParamSpec("P")
Found = TypeVar("Found")


async def screen_with_hints(context: Context, table: Table, trial: Trial | None = None) -> Screen:
    """The person's present screen with hints; ``trial`` is the card that they were trying."""
    viewer = context.viewer_of(table)
    return current_screen(viewer, await hints_of(context, viewer, trial), trial)


async def hints_of(context: Context, viewer: Viewer, trial: Trial | None = None) -> Hints:
    """Hints for a viewer's present decision, unless the person wants none."""
    if gets_hints(viewer):
        await context.acknowledge()
    return await find_hints(viewer, context.services.pictures.workers, trial)


async def find_for(
    context: Context,
    search: Callable[Concatenate[Viewer, Workers, P], Awaitable[Found]],
    *args: P.args,
    **kwargs: P.kwargs,
) -> Found | None:
    """The result of a search for hints, or None if the table or the person wants no hints."""
    if not context.viewer.wants_hints:
        return None
    await context.acknowledge()
    return await search(context.viewer, context.services.pictures.workers, *args, **kwargs)


def server_settings(context: Context, preferences: ServerPreferences, opened: str | None = None) -> Screen:
    """The settings of a server, with the values of the option ``opened`` below them."""
    services = context.services
    has_board = services.readers.links is not None
    return server_settings_screen(
        context.texts, preferences, services.texts.languages, opened, has_board=has_board
    )


#: The maximum number of tables in the list that can be joined: a row of buttons.
MOST_TO_JOIN = MOST_BUTTONS_IN_A_ROW

_Listed = TypeVar("_Listed", Standing, ScoreOfDay)


async def show_review(context: Context, seat: int | None = None, page: int = OVERVIEW) -> None:
    """Show one page of a seat's review, by default of the person's own seat.

    Raises:
        TableError: the game is not over, or no cards were dealt.
        InputError: there is no review of the named seat.
    """
    viewer, table = context.viewer, context.table
    of = seat_to_review(viewer) if seat is None else seat
    if of not in reviewed_seats(table):
        if table.seats[of].is_anonymous:
            raise InputError("review-gone")
        raise InputError("review-of-computer", name=viewer.name(of))
    found = await review_of(context, table)
    await context.show(
        review_to_show_screen(viewer.everyone, found, of, page, may_show=may_show_map(context))
    )


def may_show_map(context: Context) -> bool:
    """Whether a person may show the table's map to everyone; others may still have to play today's map."""
    table = context.table
    is_fresh = table.options.day is not None and not is_day_over(table, context.services.clock.now())
    return context.in_server and not is_fresh


async def told_apart(context: Context, people: Sequence[_Listed]) -> tuple[_Listed, ...]:
    """The people of a list; those shown whose names look the same are marked with their usernames.

    A username is unique, and no name can look like it, because names are escaped. If Discord does not answer,
    the mark is a mention, which opens the profile and notifies no one.
    """
    looks = Counter(look_of(one.name) for one in people[:MOST_LISTED])
    marked: list[_Listed] = []
    for one in people[:MOST_LISTED]:
        is_unique = looks[look_of(one.name)] == 1
        marked.append(one if is_unique else replace(one, mark=await _mark_of(context, one.user_id)))
    return tuple(marked) + tuple(people[MOST_LISTED:])


async def _mark_of(context: Context, user_id: int) -> str:
    client = context.interaction.client
    try:
        user = client.get_user(user_id) or await client.fetch_user(user_id)
    except (discord.HTTPException, *CONNECTION_ERRORS):
        return f"<@{user_id}>"
    return f"`{user.name}`"


async def review_of(context: Context, table: Table) -> Review:
    """The review of the people at a table.

    Raises:
        TableError: the game is not over, or no cards were dealt.
    """
    seats = reviewed_seats(table)
    return await context.services.reviews.of(table.id, game_of(table), seats)


async def show_checked(context: Context) -> None:
    """Repeat the shuffle of the table's game and show that it is correct.

    Raises:
        GameError: it is not correct.
        TableError: the game is not over, or its shuffle was not stored.
    """
    table, services = context.table, context.services
    proof = await services.tables.checked_proof(table.id)
    record = None if table.game is None else await services.history.record(table.id)
    await context.show(checked_screen(context.viewer.everyone, proof, record))


async def show_own_games(context: Context) -> None:
    """Show the person's open games and the tables on this server that they can join, and where they are."""
    tables = context.services.tables
    seated = await tables.games_of(context.user_id)
    as_guest = await tables.guest_games_of(context.user_id)
    found = [*(game.table for game in seated), *(game.table for game in as_guest)]
    to_join = await _tables_to_join(context, {table.id for table in found})
    links = {table.id: await _link(context, table) for table in (*found, *to_join)}
    await context.show(own_games_screen(context.reader, seated, as_guest, links, to_join))


async def _tables_to_join(context: Context, known: Collection[str]) -> list[Table]:
    """The first open tables of this server, except ``known`` ones, that a person sees and can join."""
    found: list[Table] = []
    if context.guild_id is None:
        return found
    for table in await context.services.tables.of_server(context.guild_id):
        if len(found) == MOST_TO_JOIN:
            break
        if table.stage is not Stage.LOBBY or table.id in known:
            continue
        with suppress(TableError):
            check_join(table, context.user_id)
            if await sees(context, table):
                found.append(table)
    return found


async def _link(context: Context, table: Table) -> str:
    """A link to the newest message of a table, or else to its channel."""
    client = context.interaction.client
    channel = client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    messages = await context.services.store.messages(table.id)
    for role in (Role.ROUND, Role.LOBBY):
        if (message := messages.get(MessagePlace(role))) is not None:
            return channel.get_partial_message(message.message_id).jump_url
    return channel.jump_url
