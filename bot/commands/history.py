"""Games that have been played: records, replays, logs and results."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.building import choices, named, options
from bot.commands.completion import suggest
from bot.commands.reading import read_seat
from bot.errors import InputError
from bot.interactions.context import Answer, answering
from bot.people.names import name_of
from bot.services import Interaction
from bot.tables import Table, TableError
from bot.tables.results import GameResult
from bot.texts import Language
from bot.views.controls import LONGEST_OPTION, Moment, cut
from bot.views.log import log_screen
from bot.views.replay import record_file, replay_screen
from bot.views.screen import BOARD, REPLAY, STATS, Screen, with_show_button
from bot.views.standings import COMPUTERS, PEOPLE, leaderboard_screen, names_in, stats_screen
from bot.views.viewer import Viewer

Subcommand = app_commands.Command[Any, ..., None]


def history_commands(texts: Language) -> list[Subcommand]:
    """All subcommands of this module, described in this language."""
    return [_record(texts), _replay(texts), _log(texts), *_results(texts)]


async def game_in_question(answer: Answer, game: str | None) -> Table:
    """The named game, else the one of this channel: the running one, or the last that has ended.

    Raises:
        InputError: there is none, or it is a game of another server at which the person has no seat.
    """
    tables = answer.services.tables
    guild_id = answer.interaction.guild_id
    if game is not None:
        try:
            table = await tables.get(game.strip().lower())
        except TableError:
            raise InputError("game-unknown") from None
        if table.guild_id != guild_id and table.seat_of(answer.user_id) is None:
            raise InputError("game-unknown")
        return table
    if guild_id is None:
        raise InputError("name-the-game")
    here = await tables.in_channel(answer.channel_id)
    if here is not None and here.game is not None:
        return here
    # At a table whose game has not begun people talk about the one before.
    last = await answer.services.history.last_in(answer.channel_id) or here
    if last is not None:
        return last
    raise InputError("no-game-played-here")


async def complete_finished(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The latest games of the server, newest first."""

    async def find(answer: Answer) -> list[app_commands.Choice[str]]:
        found = []
        for result in reversed(await _finished(answer)):
            names = names_in(answer.texts, result)
            day = result.finished_at.date().isoformat()
            label = answer.texts.format("finished-game", day=day, names=names, table=result.table_id)
            if current.lower() in label.lower():
                found.append(app_commands.Choice(name=cut(label, LONGEST_OPTION), value=result.table_id))
        return found

    return await suggest(interaction, find)


async def _finished(answer: Answer) -> tuple[GameResult, ...]:
    guild_id = answer.interaction.guild_id
    return () if guild_id is None else await answer.services.store.people.results_of(guild_id)


def _record(texts: Language) -> Subcommand:
    @named(texts, "record")
    @options(texts, game="finished-game")
    @app_commands.autocomplete(game=complete_finished)
    async def record(interaction: Interaction, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await game_in_question(answer, game)
            data = await answer.services.history.record(table.id)
            text = answer.texts.format("record", table=table.id)
            await answer.show(Screen(text, file=record_file(table, data)))

    return record


def _replay(texts: Language) -> Subcommand:
    @named(texts, "replay")
    @options(texts, game="finished-game", player="replay-player")
    @app_commands.autocomplete(game=complete_finished)
    async def replay(interaction: Interaction, player: str | None = None, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await game_in_question(answer, game)
            seat = None if player is None else read_seat(Viewer(answer.texts, table, None), player)
            screen = replay_screen(Viewer(answer.texts, table, None), seat)
            if answer.in_server:
                whose = () if seat is None else (str(seat),)
                screen = with_show_button(answer.texts, screen, REPLAY, *whose, moment=Moment(table.id))
            await answer.show(screen)

    return replay


def _log(texts: Language) -> Subcommand:
    @named(texts, "log")
    @options(texts, game="finished-game")
    @app_commands.autocomplete(game=complete_finished)
    async def log(interaction: Interaction, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await game_in_question(answer, game)
            entries = await answer.services.history.log(table.id)
            await answer.show(log_screen(Viewer(answer.texts, table, None), entries, None))

    return log


def _results(texts: Language) -> tuple[Subcommand, Subcommand]:
    @named(texts, "stats")
    @options(texts, player="stats-player")
    async def stats(interaction: Interaction, player: discord.User | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            whose = player or interaction.user
            found = await answer.services.history.stats(_server(answer), whose.id)
            screen = stats_screen(answer.texts, name_of(whose), found)
            if found.among_people or found.with_computers:
                screen = with_show_button(answer.texts, screen, STATS, str(whose.id))
            await answer.show(screen)

    @named(texts, "leaderboard")
    @options(texts, "games")
    @app_commands.choices(games=choices(texts, "games", PEOPLE, COMPUTERS))
    async def leaderboard(interaction: Interaction, games: str = PEOPLE) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            with_computers = games == COMPUTERS
            history = answer.services.history
            board = await history.leaderboard(_server(answer), with_computers=with_computers)
            screen = leaderboard_screen(answer.texts, board, with_computers=with_computers)
            if board:
                screen = with_show_button(answer.texts, screen, BOARD, games)
            await answer.show(screen)

    return stats, leaderboard


def _server(answer: Answer) -> int:
    """The server that is asked about.

    Raises:
        InputError: results are those of a server, and this is none.
    """
    if answer.interaction.guild_id is None:
        raise InputError("results-in-servers")
    return answer.interaction.guild_id
