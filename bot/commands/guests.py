"""Guests, absences, shuffles, and the list of one's games: the rest of ``/hokkaido``."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands

from bot.announce.sent_messages import LOBBY, ROUND
from bot.commands import completion
from bot.commands.building import named, options
from bot.commands.games import open_table, running_game, table_here
from bot.commands.history import game_in_question
from bot.commands.reading import read_seat
from bot.errors import InputError
from bot.interactions.context import Answer, answering
from bot.people.names import person_of
from bot.services import Interaction
from bot.tables import Person, Stage, Table, TableError
from bot.tables.requests import AddWord, Invite, LeaveToComputer, StopWatching, TakeSeatBack, Watch
from bot.texts import Language
from bot.views.own_games import own_games_screen
from bot.views.shuffle import verified_screen
from bot.views.viewer import Viewer
from engine.shuffle import ShuffleProof, verify_shuffle

Subcommand = app_commands.Command[Any, ..., None]

#: A larger file is no game record.
LARGEST_RECORD = 2_000_000


def company_commands(texts: Language) -> list[Subcommand]:
    """All subcommands of this module, described in this language."""
    return [*_guests(texts), _away(texts), *_shuffle(texts)]


def _guests(texts: Language) -> list[Subcommand]:
    @named(texts, "invite")
    @options(texts, "game", player="invited")
    @app_commands.autocomplete(game=completion.complete_game)
    async def invite(interaction: Interaction, player: discord.User, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await open_table(answer, game)
            person = invited_person(player)
            await answer.services.tables.do(table.id, Invite(answer.user_id, person))
            await answer.say("invited-now", user=person.id)

    @named(texts, "watch")
    async def watch(interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await table_here(answer)
            if _watches(table, answer.user_id):
                await answer.services.tables.do(table.id, StopWatching(answer.user_id))
                await answer.say("watching-no-more")
            else:
                await answer.services.tables.do(table.id, Watch(person_of(interaction.user)))
                await answer.say("watching-now")

    @named(texts, "games")
    async def games(interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            own = answer.services.tables
            seated, as_guest = await own.games_of(answer.user_id), await own.guest_games_of(answer.user_id)
            tables = [*(game.table for game in seated), *(game.table for game in as_guest)]
            links = {table.id: await _link(answer, table) for table in tables}
            await answer.show(own_games_screen(answer.texts, seated, as_guest, links))

    return [invite, watch, games]


async def _link(answer: Answer, table: Table) -> str:
    """Where the newest message of a table is, or else its channel."""
    channel = answer.interaction.client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    for role in (ROUND, LOBBY):
        message = await answer.services.store.message(table.id, role, None)
        if message is not None:
            return channel.get_partial_message(message.message_id).jump_url
    return channel.jump_url


def _away(texts: Language) -> Subcommand:
    @named(texts, "away")
    @options(texts, "game")
    @app_commands.autocomplete(game=completion.complete_game)
    async def away(interaction: Interaction, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, seat = await running_game(answer, game)
            if table.stage is Stage.RUNNING and table.seats[seat].away:
                await answer.services.tables.do(table.id, TakeSeatBack(answer.user_id))
                await answer.say("back-now")
            else:
                await answer.services.tables.do(table.id, LeaveToComputer(answer.user_id))
                await answer.say("away-now")

    return away


def _shuffle(texts: Language) -> list[Subcommand]:
    @named(texts, "ready")
    @options(texts, "word", "game")
    @app_commands.autocomplete(game=completion.complete_game)
    async def ready(interaction: Interaction, word: str | None = None, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await open_table(answer, game)
            table = (await answer.services.tables.do(table.id, AddWord(answer.user_id, word))).table
            await answer.say("ready-now", dealt=table.game is not None)

    @named(texts, "verify")
    @options(texts, "record", "table")
    async def verify(
        interaction: Interaction, record: discord.Attachment | None = None, table: str | None = None
    ) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            if record is not None:
                proof = await _check_file(record)
            elif table is not None:
                proof = await answer.services.tables.checked_proof(table.strip().lower())
            elif not answer.in_server:
                raise InputError("verify-what")
            else:
                proof = await answer.services.tables.checked_proof((await game_in_question(answer, None)).id)
            await answer.show(verified_screen(answer.texts, proof))

    return [ready, verify]


def invited_person(user: discord.User | discord.Member) -> Person:
    """Somebody who was named in a command, as tables know people.

    Raises:
        InputError: it is a bot.
    """
    if user.bot:
        raise InputError("cannot-invite-bots")
    return person_of(user)


def seated_person(answer: Answer, table: Table, player: str | None) -> int:
    """The user id of the seat that was typed.

    Raises:
        InputError: nobody was named, or nobody of that name sits there.
        TableError: it is a computer's seat.
    """
    if player is None:
        raise InputError("no-vote-player")
    user_id = table.seats[read_seat(Viewer(answer.texts, table, None), player)].user_id
    if user_id is None:
        raise TableError("person-not-seated")
    return user_id


async def _check_file(record: discord.Attachment) -> ShuffleProof:
    if record.size > LARGEST_RECORD:
        raise InputError("record-too-large")
    data = await record.read()
    # Shuffling takes milliseconds, reading a record as well: yet not on the event loop.
    return await asyncio.to_thread(verify_shuffle, data)


def _watches(table: Table, user_id: int) -> bool:
    return any(person.id == user_id for person in table.spectators)
