"""The pages of a log, and what somebody shows to everybody: results and replays."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import discord

from bot.components.press import Handler, Press
from bot.errors import InputError
from bot.texts import Language
from bot.views.log import LOG, log_screen
from bot.views.replay import replay_screen
from bot.views.screen import BOARD, REPLAY, SHOW, STATS, Screen
from bot.views.standings import COMPUTERS, leaderboard_screen, stats_screen
from bot.views.viewer import Viewer


async def _turn_page(press: Press) -> None:
    await press.answer.begin()
    table = await press.services.tables.get(press.id.moment.table_id)
    entries = await press.services.history.log(table.id)
    await press.answer.show(log_screen(Viewer(press.texts, table, None), entries, int(press.id.arguments[0])))


async def _show_to_all(press: Press) -> None:
    """Post once more, for everybody and in the language of the server, what the person sees alone."""
    answer = press.answer
    await answer.begin()
    interaction = answer.interaction
    if interaction.guild_id is None or not _may_write(interaction):
        raise InputError("may-not-show")
    everybody = await press.services.readers.everybody_in(interaction.client, interaction.guild_id)
    what, *details = press.id.arguments
    screen = await _SHOWN[what](press, everybody.texts, interaction.guild_id, *details)
    # Without its button first: whoever is impatient shows it once.
    await interaction.edit_original_response(view=None)
    await answer.add_for_all(screen.for_reader(everybody))


def _may_write(interaction: discord.Interaction[discord.Client]) -> bool:
    """Whether the person could write in this channel themselves."""
    granted = interaction.permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    return granted.send_messages_in_threads if in_thread else granted.send_messages


async def _board(press: Press, texts: Language, guild_id: int, kind: str) -> Screen:
    with_computers = kind == COMPUTERS
    board = await press.services.history.leaderboard(guild_id, with_computers=with_computers)
    return leaderboard_screen(texts, board, with_computers=with_computers)


async def _stats(press: Press, texts: Language, guild_id: int, user_id: str) -> Screen:
    stats = await press.services.history.stats(guild_id, int(user_id))
    standing = stats.among_people or stats.with_computers
    # Whoever was forgotten meanwhile has neither results nor a name.
    name = texts.format("nobody") if standing is None else standing.name
    return stats_screen(texts, name, stats)


async def _replay(press: Press, texts: Language, _guild_id: int, seat: str = "") -> Screen:
    table = await press.services.tables.get(press.id.moment.table_id)
    return replay_screen(Viewer(texts, table, None), int(seat) if seat else None)


_SHOWN: Mapping[str, Callable[..., Awaitable[Screen]]] = {BOARD: _board, STATS: _stats, REPLAY: _replay}

HANDLERS: Mapping[str, Handler] = {LOG: _turn_page, SHOW: _show_to_all}
