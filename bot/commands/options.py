"""The options of commands: fixed choices, suggestions while a person is typing, tables, players and files.

The values of fixed choices are stable; their labels come from the texts. Custom decks and records are parsed
in worker processes.
"""

from __future__ import annotations

import json
import logging
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import Any

import discord
from discord import app_commands

from bot.commands.texts import echo, text
from bot.errors import USER_ERRORS, InputError
from bot.interactions.context import Context, Interaction, ServingClient
from bot.interactions.gates import pass_gates, sparingly, tables_to_host
from bot.interactions.permissions import surely_sees
from bot.people.names import can_be_seen, readable
from bot.tables import Stage, Table, TableError
from bot.tables.game_history import GameResult
from bot.texts import text_key
from bot.views.moves import latin_digits
from bot.views.results import names_in
from bot.views.screen import LONGEST_OPTION, cut
from bot.views.viewer import Viewer, alone_in_words
from engine.decks import deck_from_bytes, whole_deck_to_json
from engine.options import Rules
from engine.shuffle.proof import ShuffleProof
from engine.shuffle.shuffle import verify_shuffle


class OneOf(app_commands.Transformer[ServingClient]):
    """One of several values, whose labels are the texts ``KEY-VALUE``."""

    def __init__(self, key: str, values: Iterable[str] | Mapping[str, object]) -> None:
        """Offer these values: strings, members of an enumeration of strings, or a mapping from strings."""
        self._values = (
            dict(values) if isinstance(values, Mapping) else {str(value): value for value in values}
        )
        self._choices = [
            app_commands.Choice[str | int | float](name=text(f"{key}-{text_key(value.lower())}"), value=value)
            for value in self._values
        ]

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """The choices for Discord."""
        return self._choices

    async def transform(self, _interaction: Interaction, value: Any, /) -> Any:
        """The chosen value.

        Raises:
            InputError: ``command-unknown``, this version does not offer the value.
        """
        if value not in self._values:
            raise InputError("command-unknown")
        return self._values[value]


#: The game: Hokkaido or Honshu.
GameOption = app_commands.Transform[Rules, OneOf("table-option-game", Rules)]

YesOrNo = app_commands.Transform[bool, OneOf("choice", {"yes": True, "no": False})]

log = logging.getLogger(__name__)

#: The maximum number of suggestions that Discord shows.
MOST_SUGGESTIONS = 25

_WORD = re.compile(r"\w+")

#: One suggestion.
Suggestion = app_commands.Choice[str | int | float]


class Completed(app_commands.Transformer[ServingClient], ABC):
    """An option with suggestions, which are made after the gates of its command.

    Subclasses make the suggestions in ``offer``, and parse the input in ``transform``.
    """

    #: Whether ``offer`` needs the table of the command.
    needs_table = True

    async def transform(self, _interaction: Interaction, value: Any, /) -> Any:
        """The typed text, unchanged."""
        return value

    async def autocomplete(self, interaction: Interaction, value: str | float, /) -> list[Suggestion]:
        """The suggestions; none if the command cannot be used yet."""
        context = Context.of(interaction)
        try:
            await context.load_reader()
            if self.needs_table:
                await pass_gates_of_command(context)
            return list(islice(await self.offer(context, str(value).strip()), MOST_SUGGESTIONS))
        except (*USER_ERRORS, ValueError):
            return []
        except Exception:
            log.exception("no suggestions for user %d", interaction.user.id)
            return []

    @abstractmethod
    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """The matching suggestions; only as many are taken from a generator as Discord shows."""


async def pass_gates_of_command(context: Context) -> None:
    """Pass the gates of the command that is being typed.

    Raises:
        InputError, TableError: the errors of its gates.
    """
    command = context.interaction.command
    if isinstance(command, app_commands.Command):
        await pass_gates(context, command.extras["gates"])


class OneOfWords(Completed):
    """One of several values, strings or members of an enumeration of them; ``labels`` returns their labels.

    For an option with fixed choices, Discord requires a whole label. This option also accepts the value, or
    any word that only one label has.
    """

    needs_table = False

    def __init__(self, labels: Callable[[Context], Mapping[str, str]]) -> None:
        self._labels = labels

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """Those whose value or label contains the typed text."""
        wanted = typed.casefold()
        return [
            Suggestion(name=label, value=str(value))
            for value, label in self._labels(context).items()
            if wanted in label.casefold() or wanted in value.casefold()
        ]

    async def transform(self, interaction: Interaction, value: str, /) -> Any:
        """The matching value.

        Raises:
            InputError: none of them matches, or more than one.
        """
        labels, typed, words = self._labels(Context.of(interaction)), value.strip().casefold(), _words(value)
        whole = [found for found, label in labels.items() if typed in (found.casefold(), label.casefold())]
        meant = whole or [found for found, label in labels.items() if words and words <= _words(label)]
        if len(meant) != 1:
            raise InputError("word-unknown", given=echo(value), offered=list(labels.values()))
        return meant[0]


def called(key: str, values: Iterable[str]) -> Callable[[Context], Mapping[str, str]]:
    """Return a function for the labels of values, which are the texts ``KEY-VALUE``."""
    return lambda context: {value: context.texts.format(f"{key}-{value}") for value in values}


def _words(text: str) -> set[str]:
    return set(_WORD.findall(text.casefold()))


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


#: The maximum sizes in bytes; the default decks have 8,000, and records of the longest games 30,000.
LARGEST_DECK = 100_000
LARGEST_RECORD = 1 << 17

#: The maximum length of a stored deck name, in characters.
LONGEST_DECK_NAME = 200


async def read_own_deck(context: Context, attachment: discord.Attachment | None, rules: Rules) -> str | None:
    """The deck of an attached file as stored with the table, checked for the game; None without a file.

    Only the data that the deck needs is stored.

    Raises:
        InputError: the file is too large, of another type, or cannot be downloaded; or too many were
            attached.
        InvalidInput: it is no deck; the values name the card and the square.
    """
    if attachment is None:
        return None
    if not attachment.filename.lower().endswith(".json"):
        raise InputError("deck-not-json", given=echo(attachment.filename))
    await sparingly(context)
    data = await _fetched(attachment, LARGEST_DECK)
    deck = await context.services.pictures.workers.run(deck_from_bytes, data, rules)
    name = deck.name if can_be_seen(deck.name) else attachment.filename[: -len(".json")]
    named = replace(deck, name=cut(name, LONGEST_DECK_NAME))
    return json.dumps(whole_deck_to_json(named), separators=(",", ":"))


async def check_attached(context: Context, attachment: discord.Attachment) -> ShuffleProof:
    """The shuffle proof of an attached record, after verifying it.

    Raises:
        InputError: the file is too large, or cannot be downloaded.
        GameError: it is no record, or its shuffle is wrong.
    """
    data = await _fetched(attachment, LARGEST_RECORD)
    return await context.services.pictures.workers.run_long(verify_shuffle, data)


async def _fetched(attachment: discord.Attachment, largest: int) -> bytes:
    """The content of an attachment.

    Raises:
        InputError: it has more than ``largest`` bytes, or Discord does not return it.
    """
    if attachment.size > largest:
        raise InputError("file-too-large", limit=largest)
    try:
        return await attachment.read()
    except discord.HTTPException:
        raise InputError("file-not-fetched", given=echo(attachment.filename)) from None
