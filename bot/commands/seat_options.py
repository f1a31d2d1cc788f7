"""Options that name a player of the table that the command is about."""

from __future__ import annotations

import re
from collections.abc import Iterable

from discord import app_commands

from bot.commands.completion import Completed, Suggestion
from bot.commands.texts import echo
from bot.errors import InputError
from bot.interactions.context import Context
from bot.people.names import readable
from bot.services import Interaction, ServingClient
from bot.tables import TableError
from bot.views.controls import LONGEST_OPTION, cut
from bot.views.moves import latin_digits
from bot.views.viewer import Viewer

#: What can be typed in every language to vote about the end of the game.
END = "end"

_MENTION = re.compile(r"<@!?(\d{1,20})>")


class SeatOption(Completed):
    """A seat: offered by name, and typed by its number from 1, by name, or by a mention."""

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
    """What to vote about: the end of the game, or a player who is to be host."""

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
    """A seat of a game that may be over; nothing is offered."""

    async def transform(self, interaction: Interaction, value: str, /) -> int:
        """The number of the seat from 0."""
        return _read_seat(Context.of(interaction).viewer, value)


Seat = app_commands.Transform[int, SeatOption]
VoteAbout = app_commands.Transform[int | None, VoteAboutOption]
FormerSeat = app_commands.Transform[int, FormerSeatOption]


def person_in(context: Context, seat: int) -> int:
    """The user id of the person in a seat, who may be host.

    Raises:
        TableError: ``computer-no-host``, it is a computer's seat.
    """
    user_id = context.table.seats[seat].user_id
    if user_id is None:
        raise TableError("computer-no-host")
    return user_id


def _meant(viewer: Viewer, typed: str) -> list[tuple[int, str]]:
    """The seats, with their names, that what has been typed so far may mean."""
    return [
        (seat, name)
        for seat, name in enumerate(viewer.plain_names)
        if typed.lower() in name.lower() or latin_digits(typed) == str(seat + 1)
    ]


def _read_seat(viewer: Viewer, text: str) -> int:
    """The seat that is meant.

    Raises:
        InputError: nobody of that name sits there, or more than one.
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
    called = [seat for seat, of in enumerate(viewer.plain_names) if of.casefold() == name]
    if not called:
        raise InputError("player-unknown", given=echo(text))
    if len(called) > 1:
        numbers = ", ".join(str(seat + 1) for seat in called)
        raise InputError("player-several", given=echo(text), numbers=numbers)
    return called[0]
