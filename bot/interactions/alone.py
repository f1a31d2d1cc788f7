"""Playing alone: a person's own deal, the map of the day, and their results."""

from __future__ import annotations

import asyncio
from datetime import timedelta

from bot.interactions.context import Context
from bot.interactions.opening import welcome
from bot.interactions.showing import review_of, screen_with_hints, told_apart
from bot.people.limits import Cost
from bot.tables import Stage, Table
from bot.tables.alone import bring_to_server, day_at, is_day_over, is_fresh, options_of_day, place_of
from bot.tables.checks import seat_at
from bot.tables.game_history import ScoreOfDay
from bot.tables.game_moves import game_of
from bot.tables.options import TableOptions
from bot.views.results import ALONE, GIVE_UP, Played, Seals, finished_screen, result_screen, share_text
from bot.views.screen import Screen
from bot.views.viewer import noon_of, to_show_screen
from engine.shuffle.shuffle import commitment_to

#: The maximum number of seconds until par is added to a result; Discord accepts edits for 15 minutes.
PATIENCE = 600.0


async def play_deal(context: Context, options: TableOptions) -> None:
    """Deal for the person, or continue their unfinished deal.

    Raises:
        InputError: ``too-often``, the person has begun too many deals lately; computing par is expensive.
    """
    tables, place = context.services.tables, place_of(context.user_id, None)
    is_new = await tables.set_aside_alone(place)
    if await tables.in_channel(place) is None:
        # It does not count towards the server's limit of opened tables.
        context.services.limits.take(Cost.TABLES, context.user_id, None)
    table = await tables.play_alone(context.guild_id or 0, context.person, options)
    note = context.texts.format("alone-begins" if is_fresh(table, options) else "alone-goes-on")
    context.services.pars.prepare(game_of(table))
    viewer = context.viewer_of(table)
    screen = await screen_with_hints(context, table)
    screen = screen.with_note(_after_unreadable(context, note) if is_new else note)
    await context.show(screen.with_button(viewer.button(GIVE_UP, lasting=True)))
    await welcome(context, table)


async def play_map_of_day(context: Context) -> None:
    """Deal or continue the map of the day, or show its result if it was already played.

    A map that was begun on an earlier day comes first.
    """
    services = context.services
    day = day_at(services.clock.now())
    is_new = await services.tables.set_aside_alone(place_of(context.user_id, day))
    table = await services.tables.play_alone(context.guild_id or 0, context.person, options_of_day(day))
    if not table.stage.is_open:
        await show_result(context, table)
        return
    services.pars.prepare(game_of(table))
    if is_day_over(table, services.clock.now()):
        note = context.texts.format("alone-day-late", day=noon_of(table.options.day))
        screen = (await screen_with_hints(context, table)).with_note(note)
        await context.show(screen.with_button(context.viewer_of(table).button(GIVE_UP, lasting=True)))
        return
    if context.guild_id is not None:
        tables = services.tables
        table = (await tables.do(table.id, bring_to_server, context.person, context.guild_id)).table
    note = context.texts.format("alone-day", commitment=table.commitment)
    if table.guild_id and (played := await services.store.people.scores_of_day(table.guild_id, day)):
        note += "\n" + context.texts.format("alone-day-played", count=len(played))
    if not table.guild_id:
        note += "\n" + context.texts.format("alone-day-in-no-server")
    note = _after_unreadable(context, note) if is_new else note
    await context.show((await screen_with_hints(context, table)).with_note(note))
    await welcome(context, table)


def _after_unreadable(context: Context, note: str) -> str:
    """The note above a deal that has replaced an unreadable one."""
    return f"{context.texts.format('alone-anew')}\n{note}"


async def show_result(context: Context, table: Table) -> None:
    """Show the result of a deal to the person who played it; par is added when it is known."""
    viewer = context.viewer_of(table)
    seat_at(table, context.user_id)
    if table.stage is not Stage.FINISHED:
        await context.show(finished_screen(viewer))
        return
    for patience in (0.0, PATIENCE):
        played = await played_at(context, table, patience)
        screen = result_screen(viewer, played, await _seals(context, table))
        may_show = context.in_server and played.par is not None
        await context.show(to_show_screen(viewer, screen, ALONE, may_show=may_show))
        if played.par is not None:
            return


async def played_at(context: Context, table: Table, patience: float = PATIENCE) -> Played:
    """The result of a finished deal, without players from other servers if shown on a server.

    It is without par if this is not known after ``patience`` seconds.

    Raises:
        TableError: the deal is not over.
    """
    services, day, guild_id = context.services, table.options.day, table.guild_id
    par = services.pars.begin(game_of(table))
    found = await review_of(context, table)
    if not par.done() and patience:
        known = asyncio.Event()
        par.add_done_callback(lambda _: known.set())
        await services.clock.wait(known, patience)
    board: tuple[ScoreOfDay, ...] = ()
    if day is not None and guild_id and context.guild_id in (None, guild_id):
        board = await told_apart(context, await services.store.people.scores_of_day(guild_id, day))
    is_late = day is not None and await services.history.day_of(table) > day
    points = tuple(points for (points,) in found.standing)
    is_known = par.done() and not par.cancelled() and par.exception() is None
    streak = await services.history.streak(table)
    return Played(points, par.result() if is_known else None, found.seats[0].by_round, board, is_late, streak)


async def show_text_to_share(context: Context, table: Table) -> None:
    """Show the text with which a person can share their result of the map of the day.

    Raises:
        TableError: the deal is not over.
    """
    found, streak = await review_of(context, table), await context.services.history.streak(table)
    text = share_text(context.viewer_of(table), found.seats[0].by_round, streak)
    await context.show(Screen(text))  # nothing else, so that a message can be copied whole


async def _seals(context: Context, table: Table) -> Seals | None:
    """The seals of today's map; None for any other deal."""
    services, day = context.services, table.options.day
    if day is None or day != day_at(services.clock.now()):
        return None
    tomorrow = await services.tables.secret_of_day(day + timedelta(days=1))
    yesterday = await services.tables.secret_of_day(day - timedelta(days=1))
    return Seals(commitment_to(tomorrow, table.options.deck), yesterday)
