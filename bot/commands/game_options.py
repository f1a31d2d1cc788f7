"""The option ``game``: which of several games is meant."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import discord

from bot.commands.completion import Completed, Suggestion
from bot.interactions.context import Context
from bot.interactions.gates import tables_to_host
from bot.interactions.permissions import surely_sees
from bot.tables import Stage, Table
from bot.tables.game_history import GameResult
from bot.views.controls import LONGEST_OPTION, cut
from bot.views.standings import names_in
from bot.views.viewer import Viewer, alone_in_words


class OwnGame(Completed):
    """The person's open tables; the gates of a command read what was typed."""

    needs_table = False

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """Tables at which the person sits."""
        return _tables(context, await context.services.tables.of_person(context.user_id), typed)


class HostedGame(OwnGame):
    """The person's open tables, and for a moderator all of the server."""

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """Tables that the person can name as their host."""
        return _tables(context, await tables_to_host(context), typed)


class FinishedGame(Completed):
    """The games that were played in the server."""

    needs_table = False

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """The latest games that the person can see, newest first."""
        if context.guild_id is None:
            return []
        results = await context.services.history.latest_in_server(context.guild_id)
        seen = (result for result in reversed(results) if surely_sees(context, result))
        labels = ((_label_of_finished(context, result), result.table_id) for result in seen)
        return (
            Suggestion(name=cut(label, LONGEST_OPTION), value=table_id)
            for label, table_id in labels
            if typed.lower() in label.lower()
        )


def _label_of_finished(context: Context, result: GameResult) -> str:
    """A game that is over: its day, who played, and its id."""
    names = names_in(context.texts, result)
    day = result.finished_at.date()
    return context.texts.format("finished-game", day=day, names=names, table=result.table_id)


def _tables(context: Context, tables: Iterable[Table], typed: str) -> Iterator[Suggestion]:
    for table in tables:
        label = _label(context, table)
        if typed.lower() in label.lower() or typed.lower() == table.id:
            yield Suggestion(name=label, value=table.id)


def _label(context: Context, table: Table) -> str:
    """A table as the person knows it: its channel, how far it is, who else plays."""
    viewer = Viewer(context.texts, table, None)
    if table.options.alone:
        # The list of an option shows no moments of Discord's, so the day is written out.
        day = {"day": table.options.day or 0}
        return cut(viewer.format("alone-choice", **alone_in_words(table) | day), LONGEST_OPTION)
    channel = context.interaction.client.get_channel(table.channel_id)
    place = channel.name if isinstance(channel, discord.abc.GuildChannel | discord.Thread) else table.id
    others = [
        viewer.plain_name(seat) for seat, who in enumerate(table.seats) if who.user_id != context.user_id
    ]
    label = context.texts.format(
        "game-choice",
        channel=place,
        round=table.game.round if table.stage is Stage.RUNNING and table.game is not None else 0,
        names=others,
        count=len(others),
    )
    return cut(label, LONGEST_OPTION)
