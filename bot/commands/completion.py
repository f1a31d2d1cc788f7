"""What is offered while a command is being typed."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

import discord
from discord import app_commands

from bot.commands.games import running_game, table_to_host, tables_to_host, watched_game
from bot.commands.reading import ROTATIONS, read_rotation
from bot.errors import MISTAKES
from bot.interactions.context import Answer
from bot.services import Interaction
from bot.tables import Stage, Table
from bot.texts import Language
from bot.views.controls import LONGEST_OPTION, cut
from bot.views.placer import cards_in_words
from bot.views.viewer import Viewer
from bot.workers.trial import ways

log = logging.getLogger(__name__)

Value = TypeVar("Value", str, int)

#: Discord shows so many suggestions.
MOST_SUGGESTIONS = 25


async def complete_game(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The person's open tables."""

    async def find(answer: Answer) -> list[app_commands.Choice[str]]:
        return _tables(answer, await answer.services.tables.of_person(answer.user_id), current)

    return await suggest(interaction, find)


async def complete_game_to_host(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The person's open tables, and for a moderator all of the server."""

    async def find(answer: Answer) -> list[app_commands.Choice[str]]:
        return _tables(answer, await tables_to_host(answer), current)

    return await suggest(interaction, find)


async def complete_hand(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The cards of the person's hand."""

    async def find(answer: Answer) -> list[app_commands.Choice[int]]:
        table, seat = await own_seat_of_game(answer)
        return _cards(answer, [card.number for card in table.view(seat).hand], current)

    return await suggest(interaction, find)


async def complete_discard(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The cards of which one is to be discarded: the pair of a trick, else the hand."""

    async def find(answer: Answer) -> list[app_commands.Choice[int]]:
        table, seat = await own_seat_of_game(answer)
        view = table.view(seat)
        return _cards(answer, [card.number for card in view.pair or view.hand], current)

    return await suggest(interaction, find)


async def complete_played(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The cards of the trick that nobody has taken."""

    async def find(answer: Answer) -> list[app_commands.Choice[int]]:
        table, _ = await own_seat_of_game(answer)
        trick = table.view(None).trick
        left = [card.card.number for card in trick.played if card.taken_by is None] if trick else []
        return _cards(answer, left, current)

    return await suggest(interaction, find)


async def complete_selected(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The one card that the person has to place."""

    async def find(answer: Answer) -> list[app_commands.Choice[int]]:
        table, seat = await own_seat_of_game(answer)
        selected = table.view(seat).seats[seat].selected
        return _cards(answer, [selected.number] if selected else [], current)

    return await suggest(interaction, find)


async def complete_rotation(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The four rotations."""

    async def find(answer: Answer) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=answer.texts.format("rotation-choice", rotation=rotation), value=word)
            for word, rotation in ROTATIONS.items()
            if word.startswith(current.strip().lower())
        ]

    return await suggest(interaction, find)


async def complete_under(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """What the card can physically go under at the spot that has been typed so far."""

    async def find(answer: Answer) -> list[app_commands.Choice[str]]:
        table, seat = await own_seat_of_game(answer)
        own = table.view(seat).seats[seat]
        x, y = _option(interaction, "x"), _option(interaction, "y")
        if own.selected is None or x is None or y is None:
            return []
        rotation = read_rotation(_option(interaction, "rotation") or "0")
        offered = []
        for under in ways(own.map, own.selected, int(x), int(y), rotation):
            value = " ".join(str(number) for number in sorted(under)) or "none"
            names = cards_in_words(answer.texts, under)
            label = answer.texts.format("under-choice", count=len(names), under=names)
            if current.strip().lower() in value or current.strip().lower() in label.lower():
                offered.append(app_commands.Choice(name=cut(label, LONGEST_OPTION), value=value))
        return offered

    return await suggest(interaction, find)


async def complete_player(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The seats of the table at which the person sits, or which they watch."""

    async def find(answer: Answer) -> list[app_commands.Choice[str]]:
        table, _ = await watched_game(answer, _option(interaction, "game"))
        return _seats(answer, table, current)

    return await suggest(interaction, find)


async def complete_seat(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The seats of the table that a host or moderator means, also for those who do not sit there."""

    async def find(answer: Answer) -> list[app_commands.Choice[str]]:
        table = await table_to_host(answer, _option(interaction, "game"))
        return _seats(answer, table, current)

    return await suggest(interaction, find)


async def own_seat_of_game(answer: Answer) -> tuple[Table, int]:
    """The running game that the command being typed is about, and the person's seat in it.

    Raises:
        InputError: as ``running_game`` does.
        TableError: as ``running_game`` does.
    """
    return await running_game(answer, _option(answer.interaction, "game"))


async def suggest(
    interaction: Interaction, find: Callable[[Answer], Awaitable[list[app_commands.Choice[Value]]]]
) -> list[app_commands.Choice[Value]]:
    """What ``find`` finds; nothing where the command makes no sense yet."""
    try:
        return (await find(await Answer(interaction).meet()))[:MOST_SUGGESTIONS]
    except (*MISTAKES, ValueError):
        return []
    except Exception:
        log.exception("no suggestions for user %d", interaction.user.id)
        return []


def _tables(answer: Answer, tables: Iterable[Table], current: str) -> list[app_commands.Choice[str]]:
    found = [(_table_label(answer.interaction, answer.texts, table), table.id) for table in tables]
    return [
        app_commands.Choice(name=label, value=table_id)
        for label, table_id in found
        if current.lower() in label.lower() or current.lower() == table_id
    ]


def _seats(answer: Answer, table: Table, current: str) -> list[app_commands.Choice[str]]:
    viewer = Viewer(answer.texts, table, None)
    names = [viewer.plain_name(seat) for seat in range(len(table.seats))]
    return [
        app_commands.Choice(name=cut(f"{number}. {name}", LONGEST_OPTION), value=str(number))
        for number, name in enumerate(names, 1)
        if current.lower() in name.lower() or current == str(number)
    ]


def _cards(answer: Answer, numbers: list[int], current: str) -> list[app_commands.Choice[int]]:
    return [
        app_commands.Choice(name=answer.texts.format("button-card", card=number), value=number)
        for number in numbers
        if str(number).startswith(current.strip())
    ]


def _option(interaction: Interaction, name: str) -> str | None:
    """What has been typed so far into another option of the command."""
    value = getattr(interaction.namespace, name, None)
    return None if value is None or value == "" else str(value)


def _table_label(interaction: Interaction, texts: Language, table: Table) -> str:
    """A table as the person knows it: its channel, how far it is, who else plays."""
    viewer = Viewer(texts, table, None)
    channel = interaction.client.get_channel(table.channel_id)
    place = channel.name if isinstance(channel, discord.abc.GuildChannel | discord.Thread) else table.id
    round_number = viewer.view.round if table.stage is Stage.RUNNING else 0
    others = [
        viewer.plain_name(seat) for seat, who in enumerate(table.seats) if who.user_id != interaction.user.id
    ]
    label = texts.format("game-choice", channel=place, round=round_number, names=others, count=len(others))
    return cut(label, LONGEST_OPTION)
