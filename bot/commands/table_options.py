"""Options for a game, or for a player of the command's table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import discord
from discord import app_commands

from bot.commands.completion import Completed, Suggestion
from bot.commands.texts import echo
from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.gates import tables_to_host
from bot.interactions.permissions import surely_sees
from bot.interactions.serving import Interaction, ServingClient
from bot.people.names import readable
from bot.tables import Stage, Table, TableError
from bot.tables.game_history import GameResult
from bot.views.controls import LONGEST_OPTION, cut
from bot.views.moves import latin_digits
from bot.views.standings import names_in
from bot.views.viewer import Viewer, alone_in_words

#: The number of finished games that are offered; older ones can be found by their ids.
MOST_RESULTS = 300


class OwnGame(Completed):
    """The person's open tables; the gates of a command read the typed text."""

    needs_table = False

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """Tables at which the person sits."""
        return _tables(context, await context.services.tables.of_person(context.user_id), typed)


class HostedGame(OwnGame):
    """The person's open tables and, for a moderator, all of the server."""

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """Tables at which the person can act as host."""
        return _tables(context, await tables_to_host(context), typed)


class FinishedGame(Completed):
    """The games that were played on the server."""

    needs_table = False

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """The latest games that the person can see, newest first."""
        if context.guild_id is None:
            return []
        results = await context.services.store.people.latest_results_of(context.guild_id, MOST_RESULTS)
        seen = (result for result in reversed(results) if surely_sees(context, result))
        labels = ((_label_of_finished(context, result), result.table_id) for result in seen)
        return (
            Suggestion(name=cut(label, LONGEST_OPTION), value=table_id)
            for label, table_id in labels
            if typed.lower() in label.lower()
        )


def _label_of_finished(context: Context, result: GameResult) -> str:
    """The label of a finished game: its day, its players, and its id."""
    names = names_in(context.texts, result)
    day = result.finished_at.date()
    return context.texts.format("finished-game", day=day, names=names, table=result.table_id)


def _tables(context: Context, tables: Iterable[Table], typed: str) -> Iterator[Suggestion]:
    for table in tables:
        label = _label(context, table)
        if typed.lower() in label.lower() or typed.lower() == table.id:
            yield Suggestion(name=label, value=table.id)


def _label(context: Context, table: Table) -> str:
    """The label of a table: its channel, its stage, and the other players."""
    viewer = Viewer(context.reader, table, None)
    if table.options.alone:
        # The list of an option cannot show Discord's timestamps, so the day is written out.
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


#: The text for a vote about the end of the game, accepted in every language.
END = "end"

_MENTION = re.compile(r"<@!?(\d{1,20})>")


class SeatOption(Completed):
    """A seat: offered by name, and typed as its number from 1, as a name, or as a mention."""

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """The seats of the table."""
        return [
            Suggestion(name=cut(f"{seat + 1}. {name}", LONGEST_OPTION), value=str(seat + 1))
            for seat, name in _meant(context.viewer, typed)
        ]

    async def transform(self, interaction: Interaction, value: str, /) -> int:
        """The number of the seat from 0."""
        return _read_seat(Context.of(interaction).viewer, value)


class VoteAboutOption(Completed):
    """The subject of a vote: the end of the game, or the next host."""

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """The end, and the seats of the table as new hosts."""
        label, wanted = context.texts.format("choice-vote-end"), typed.casefold()
        end = [Suggestion(name=label, value=END)] if wanted == END or wanted in label.casefold() else []
        hosts = [
            (context.texts.format("choice-vote-host", name=name), str(seat + 1))
            for seat, name in _meant(context.viewer, typed)
        ]
        return [*end, *(Suggestion(name=cut(name, LONGEST_OPTION), value=value) for name, value in hosts)]

    async def transform(self, interaction: Interaction, value: str, /) -> int | None:
        """The number of the seat from 0; None for the end of the game."""
        context = Context.of(interaction)
        label = context.texts.format("choice-vote-end").casefold()
        if value.strip().casefold() in (END, label.partition(":")[0], label):
            return None
        return _read_seat(context.viewer, value)


class FormerSeatOption(app_commands.Transformer[ServingClient]):
    """A seat of a game that may be over; without suggestions."""

    async def transform(self, interaction: Interaction, value: str, /) -> int:
        """The number of the seat from 0."""
        return _read_seat(Context.of(interaction).viewer, value)


Seat = app_commands.Transform[int, SeatOption]
VoteAbout = app_commands.Transform[int | None, VoteAboutOption]
FormerSeat = app_commands.Transform[int, FormerSeatOption]


def person_in(context: Context, seat: int) -> int:
    """The user id of the person in a seat, who can become host.

    Raises:
        TableError: ``computer-no-host``, it is a computer player's seat.
    """
    user_id = context.table.seats[seat].user_id
    if user_id is None:
        raise TableError("computer-no-host")
    return user_id


def _meant(viewer: Viewer, typed: str) -> list[tuple[int, str]]:
    """The seats, with their names, that match the text typed so far."""
    return [
        (seat, name)
        for seat, name in enumerate(viewer.plain_names)
        if typed.lower() in name.lower() or latin_digits(typed) == str(seat + 1)
    ]


def _read_seat(viewer: Viewer, text: str) -> int:
    """The matching seat.

    Raises:
        InputError: no player has that name.
    """
    typed, table = text.strip(), viewer.table
    if mention := _MENTION.fullmatch(typed):
        seat = table.seat_of(int(mention[1]))
        if seat is not None:
            return seat
    number = latin_digits(typed)
    if number.isascii() and number.isdigit() and len(number) < 3 and 1 <= int(number) <= len(table.seats):
        return int(number) - 1
    name = readable(typed).removeprefix("@").strip().casefold()
    called = [seat for seat, of in enumerate(viewer.plain_names) if readable(of).casefold() == name]
    if not called:
        raise InputError("player-unknown", given=echo(text))
    return called[0]
