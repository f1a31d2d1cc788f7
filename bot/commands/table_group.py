"""The group ``/table``: what hosts do, and moderators, who manage the server; and votes without them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
from discord import app_commands

from bot.announce.threads import let_in, thread_of
from bot.commands import completion
from bot.commands.building import CONTEXTS, INSTALLS, choices, named, options
from bot.commands.games import running_game, table_to_host
from bot.commands.guests import invited_person, seated_person
from bot.commands.reading import read_seat
from bot.commands.settings import server_settings_command
from bot.interactions.context import Answer, answering
from bot.interactions.ending import close_or_ask
from bot.interactions.permissions import moderates
from bot.services import Interaction
from bot.tables import Deadline, Table, TableError
from bot.tables.checks import must_be_running
from bot.tables.requests import (
    Extend,
    HandOver,
    Pause,
    ProposeEnd,
    ProposeHost,
    ReplaceByComputer,
    Resume,
    Uninvite,
)
from bot.tables.table_state import VoteKind
from bot.texts import Language
from bot.views.guests import Offer, offer_screen
from bot.views.screen import Screen
from bot.views.viewer import Viewer

Subcommand = app_commands.Command[Any, ..., None]

#: By how much a deadline can be extended, as its choices are called.
EXTENSIONS = (
    Deadline.TEN_MINUTES,
    Deadline.HOUR,
    Deadline.TWELVE_HOURS,
    Deadline.DAY,
    Deadline.THREE_DAYS,
)

#: Discord's code for somebody who is not in a server.
UNKNOWN_MEMBER = 10007


def table_group(texts: Language) -> app_commands.Group:
    """``/table`` with everything in it, described in this language."""
    group = app_commands.Group(
        name="table",
        description=texts.format("command-table"),
        allowed_contexts=CONTEXTS,
        allowed_installs=INSTALLS,
    )
    for command in (
        *_time(texts),
        *_people(texts),
        _vote(texts),
        _end(texts),
        server_settings_command(texts),
    ):
        group.add_command(command)
    return group


def _time(texts: Language) -> list[Subcommand]:
    @named(texts, "pause", of="table")
    @options(texts, "game")
    @app_commands.autocomplete(game=completion.complete_game_to_host)
    async def pause(interaction: Interaction, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await table_to_host(answer, game)
            moderator = moderates(answer, table)
            await answer.services.tables.do(table.id, Pause(answer.user_id, moderator))
            await answer.say("paused-now")

    @named(texts, "resume", of="table")
    @options(texts, "game")
    @app_commands.autocomplete(game=completion.complete_game_to_host)
    async def resume(interaction: Interaction, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await table_to_host(answer, game)
            moderator = moderates(answer, table)
            await answer.services.tables.do(table.id, Resume(answer.user_id, moderator))
            await answer.say("resumed-now")

    @named(texts, "extend", of="table")
    @options(texts, "game", by="extend-by")
    @app_commands.choices(by=choices(texts, "deadline", *EXTENSIONS))
    @app_commands.autocomplete(game=completion.complete_game_to_host)
    async def extend(interaction: Interaction, by: str, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await table_to_host(answer, game)
            more = Deadline(by).duration or timedelta()
            moderator = moderates(answer, table)
            await answer.services.tables.do(table.id, Extend(answer.user_id, more, moderator))
            await answer.say("extended-now")

    return [pause, resume, extend]


def _people(texts: Language) -> list[Subcommand]:
    @named(texts, "replace", of="table")
    @options(texts, "by", "game", player="seat")
    @app_commands.autocomplete(player=completion.complete_seat, game=completion.complete_game_to_host)
    async def replace(
        interaction: Interaction, player: str, by: discord.User | None = None, game: str | None = None
    ) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await table_to_host(answer, game)
            seat = read_seat(Viewer(answer.texts, table, None), player)
            if by is None:
                await answer.services.tables.do(
                    table.id, ReplaceByComputer(answer.user_id, seat, moderator=moderates(answer, table))
                )
                await answer.say("replaced-now")
            else:
                await _offer(answer, table, seat, by)

    @named(texts, "uninvite", of="table")
    @options(texts, "game", player="invited")
    @app_commands.autocomplete(game=completion.complete_game_to_host)
    async def uninvite(interaction: Interaction, player: discord.User, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await table_to_host(answer, game)
            moderator = moderates(answer, table)
            await answer.services.tables.do(table.id, Uninvite(answer.user_id, player.id, moderator))
            await answer.say("uninvited-now")

    @named(texts, "hand-over", of="table")
    @options(texts, "game", player="new-host")
    @app_commands.autocomplete(player=completion.complete_seat, game=completion.complete_game_to_host)
    async def hand_over(interaction: Interaction, player: str, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await table_to_host(answer, game)
            target = seated_person(answer, table, player)
            await answer.services.tables.do(
                table.id, HandOver(answer.user_id, target, moderates(answer, table))
            )
            await answer.say("handed-over")

    return [replace, uninvite, hand_over]


async def _offer(answer: Answer, table: Table, seat: int, by: discord.User) -> None:
    """Offer a seat to somebody, who takes it by a press: nobody plays without wanting to.

    Raises:
        InputError: it is a bot.
        TableError: the game is not running, only the host or a moderator may, or that person sits there
            already.
    """
    must_be_running(table)
    if answer.user_id != table.host_id and not moderates(answer, table):
        raise TableError("not-host", host=table.host_name)
    person = invited_person(by)
    if table.seat_of(person.id) is not None:
        raise TableError("person-seated", name=person.name)
    offer = Offer(seat, person.id, table.seats[seat].user_id)
    client = answer.interaction.client
    thread = await thread_of(client, table.channel_id)
    if thread is not None:
        await let_in(thread, [person.id])
    channel = client.get_partial_messageable(table.channel_id)
    everybody = await answer.services.readers.everybody_in(client, table.guild_id)
    await channel.send(**offer_screen(Viewer(everybody.texts, table, None), offer).new_message(None))
    await answer.say("offered-now", user=person.id)


def _vote(texts: Language) -> Subcommand:
    @named(texts, "vote", of="table")
    @options(texts, "game", about="vote-about", player="vote-player")
    @app_commands.choices(about=choices(texts, "vote", VoteKind.HOST, VoteKind.END))
    @app_commands.autocomplete(player=completion.complete_player, game=completion.complete_game)
    async def vote(
        interaction: Interaction, about: str, player: str | None = None, game: str | None = None
    ) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, _ = await running_game(answer, game)
            tables = answer.services.tables
            gone = await _has_left_server(answer, table, table.host_id)
            if about == VoteKind.END:
                await tables.do(table.id, ProposeEnd(answer.user_id, host_has_left=gone))
            else:
                target = seated_person(answer, table, player)
                await tables.do(table.id, ProposeHost(answer.user_id, target, host_has_left=gone))
            await answer.say("vote-asked")

    return vote


async def _has_left_server(answer: Answer, table: Table, user_id: int) -> bool:
    """Whether somebody is not in the table's server any more; False where Discord does not say."""
    guild = answer.interaction.client.get_guild(table.guild_id)
    if guild is None:
        return False
    try:
        await guild.fetch_member(user_id)
    except discord.HTTPException as error:
        return error.code == UNKNOWN_MEMBER
    return False


def _end(texts: Language) -> Subcommand:
    @named(texts, "end", of="table")
    @options(texts, "game")
    @app_commands.autocomplete(game=completion.complete_game_to_host)
    async def end(interaction: Interaction, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await table_to_host(answer, game)
            question = await close_or_ask(answer, table)
            await answer.show(question or Screen(answer.texts.format("ended-now")))

    return end
