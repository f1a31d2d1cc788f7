"""The group ``/table``: actions of hosts and of moderators, who manage the server; and votes.

discord.py calls each method for its command, once the gates have been passed.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.announce.executor import OUTAGES
from bot.announce.sent_messages import note_offer
from bot.announce.threads import add_people
from bot.commands.declaring import command
from bot.commands.options import OneOf, Seat, VoteAbout, person_in, read_own_deck
from bot.commands.texts import name, text
from bot.errors import InputError
from bot.escaping import escaped
from bot.interactions.context import Context, Interaction, ServingClient
from bot.interactions.deciding import undo_menu
from bot.interactions.gates import hosting, inviting, moderating, playing, posting_to_channel
from bot.interactions.opening import (
    close_or_ask,
    forum_for_posts,
    has_left_server,
    must_reach_voters,
    propose_end_or_ask,
    replace_or_ask,
    vote_answer,
)
from bot.interactions.showing import server_settings
from bot.people.names import person_of
from bot.people.preferences import ServerPreferences, WhoMayStart
from bot.refusals import CLOSED_INBOX, thread_of
from bot.tables import Deadline, Table, lobby, seats, timing, votes
from bot.tables.game_moves import undo_points
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from bot.views.votes import SeatOffer, offer_screen
from engine.options import Rules

log = logging.getLogger(__name__)

#: The choices for extending a deadline.
EXTENSIONS = (Deadline.TEN_MINUTES, Deadline.HOUR, Deadline.TWELVE_HOURS, Deadline.DAY, Deadline.THREE_DAYS)


class ForumOption(app_commands.Transformer[ServingClient]):
    """The id of a forum; Discord offers no other channels."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """The option type for channels."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Forums only."""
        return [discord.ChannelType.forum]

    async def transform(self, _interaction: Interaction, value: Any, /) -> int:
        """The id of the chosen channel."""
        return int(value.id)


Forum = app_commands.Transform[int, ForumOption]
Extension = app_commands.Transform[Deadline, OneOf("choice-extend", EXTENSIONS)]


class TableGroup(
    commands.GroupCog, group_name=name("command", "table"), group_description=text("command-table")
):
    """``/table``."""

    @command("pause", hosting, posting_to_channel, of="table")
    async def pause(self, context: Context) -> None:
        """Pause the game and all deadlines; the others are asked if it has been paused for a day in total."""
        if timing.pauses_by_vote(context.table, context.services.clock.now(), context.person):
            await must_reach_voters(context)
        change = await context.do(timing.pause, moderator=context.moderates)
        await context.say("vote-asked" if change.table.paused_at is None else "paused-now")

    @command("resume", hosting, of="table")
    async def resume(self, context: Context) -> None:
        """Resume the game."""
        await context.do(timing.resume, moderator=context.moderates)
        await context.say("resumed-now")

    @command("extend", hosting, posting_to_channel, of="table", by="extend-by")
    async def extend(self, context: Context, by: Extension) -> None:
        """Give everyone more time."""
        await context.do(timing.extend, by.duration or timedelta(), moderator=context.moderates)
        await context.say("extended-now")

    @command("replace", hosting, of="table", player="seat")
    async def replace(self, context: Context, player: Seat) -> None:
        """Replace a player by a computer player permanently; the others are asked if the player is there."""
        question = await replace_or_ask(context, player)
        await context.show(question or Screen(context.texts.format("replaced-now")))

    @command("offer", hosting, inviting, of="table", player="seat", to="offer-to")
    async def offer(self, context: Context, player: Seat, to: discord.User) -> None:
        """Offer a seat to a person, who must accept it with a button."""
        table, client = context.table, context.interaction.client
        if to.bot:
            raise InputError("cannot-offer-to-bots")
        person, now = person_of(to), context.services.clock.now()
        seats.check_offer(table, now, context.person, player, person, moderator=context.moderates)
        thread = await thread_of(client, table.channel_id)
        if thread is not None:
            await add_people(thread, [person.id])
        channel = client.get_partial_messageable(table.channel_id)
        public = await context.services.readers.public(table.guild_id, table.options.locale)
        offer = SeatOffer(player, person.id, table.seats[player].user_id, table.host_id)
        screen = offer_screen(Viewer(public, table, None), offer)
        pings, this = context.services.pings, str(context.interaction.id)
        screen = screen.notifying(await pings.allowed(screen.about, this, screen.notified))
        message = await channel.send(**screen.new_message(None), silent=not screen.notified)
        await note_offer(context.services.store, table, player, message)
        await context.say("offered-now", user=person.id)

    @command("uninvite", hosting, of="table", player="uninvited")
    async def uninvite(self, context: Context, player: discord.User) -> None:
        """Remove a person from the guests or, before the game, from their seat, and inform them."""
        before = context.table
        change = await context.do(lobby.uninvite, player.id, moderator=context.moderates)
        told = True
        if player.id != context.user_id:
            told = await _notify_uninvited(context, before, player.id)
        if not change.table.stage.is_open:
            await context.say("cancelled")  # the last person has lost their seat
        elif before.seat_of(player.id) is not None:
            invited = before.options.by_invitation or player.id == context.user_id
            await context.say("unseated-now", invited=invited, told=told, user=player.id)
        else:
            watched = before.is_watched_by(player.id)
            await context.say("uninvited-now", watched=watched, told=told, user=player.id)

    @command("hand-over", hosting, of="table", player="new-host")
    async def hand_over(self, context: Context, player: Seat) -> None:
        """Make another player host."""
        await context.do(seats.hand_over, person_in(context, player), moderator=context.moderates)
        await context.say("handed-over")

    @command("undo", playing, of="table")
    async def undo(self, context: Context) -> None:
        """Choose a point to go back to in a vote."""
        await context.show(await undo_menu(context, undo_points(context.table)))

    @command("vote", playing, of="table", about="vote-about")
    async def vote(self, context: Context, about: VoteAbout) -> None:
        """Start a vote about something that an absent host cannot decide: the end, or the next host."""
        if about is None:
            await context.show(await propose_end_or_ask(context))
            return
        gone = await has_left_server(context, context.table.host_id)
        target = person_in(context, about)
        await must_reach_voters(context)
        await posting_to_channel(context)
        change = await context.do(votes.propose_host, target, host_has_left=gone)
        await context.show(vote_answer(context, change.table, "vote-asked", "handed-over"))

    @command("end", hosting, of="table")
    async def end(self, context: Context) -> None:
        """Close the table; during a game the others must agree, or the person must confirm."""
        question = await close_or_ask(context)
        await context.show(question or Screen(context.texts.format("ended-now")))

    @command("unlist", moderating, of="table", player="unlisted")
    async def unlist(self, context: Context, player: discord.User) -> None:
        """Take a person off the server's lists of results, or put them back."""
        is_listed = await context.services.store.people.unlist(context.server_id, player.id)
        await context.say("listed-now" if is_listed else "unlisted-now", user=player.id)

    @command(
        "settings",
        moderating,
        of="table",
        role="start-role",
        ping="ping-role",
        forum="forum",
        deck="usual-deck",
    )
    async def settings(
        self,
        context: Context,
        role: discord.Role | None = None,
        ping: discord.Role | None = None,
        forum: Forum | None = None,
        deck: discord.Attachment | None = None,
    ) -> None:
        """Show or change the server's defaults."""
        services = context.services
        preferences = await services.preferences.of_server(context.server_id)
        rules = preferences.options.rules
        own_deck = await read_own_deck(context, deck, rules)
        if forum is not None:
            await forum_for_posts(context, forum)
        is_typed = any(typed is not None for typed in (role, ping, forum, own_deck))
        if is_typed:
            change = partial(
                _with_what_is_typed, role=role, ping=ping, forum_id=forum, own_deck=own_deck, rules=rules
            )
            preferences = await services.preferences.change_server(context.server_id, change)
        screen = server_settings(context, preferences)
        # Without this note, a typed setting would be visible only in a closed menu.
        await context.show(screen.with_note(context.texts.format("settings-kept")) if is_typed else screen)


async def _notify_uninvited(context: Context, table: Table, user_id: int) -> bool:
    """Inform a person quietly that the host or a moderator has removed them from ``table``, as it was before.

    They have no seat any more, so no post is for them. Returns whether they could be informed.
    """
    readers, client = context.services.readers, context.interaction.client
    _, found = await readers.of_table(table.guild_id, [user_id], table.options.locale)
    reader, by = found[user_id], escaped(context.person.name)
    if reader.is_unreachable:
        return False
    what = "watching" if table.is_watched_by(user_id) else "invitation"
    what = what if table.seat_of(user_id) is None else "seat"
    text = reader.texts.format("uninvited", what=what, by=by, channel=table.channel_id)
    try:
        channel = await client.create_dm(discord.Object(user_id))
        await channel.send(**Screen(text).new_message(None), silent=True)
    except (discord.HTTPException, *OUTAGES) as error:
        if isinstance(error, discord.HTTPException) and error.code in CLOSED_INBOX:
            await readers.note_unreachable(user_id)
        else:
            log.warning("table %s: cannot tell user %d of their removal: %r", table.id, user_id, error)
        return False
    return True


def _with_what_is_typed(
    before: ServerPreferences,
    role: discord.Role | None,
    ping: discord.Role | None,
    forum_id: int | None,
    own_deck: str | None,
    rules: Rules,
) -> ServerPreferences:
    """The settings with the options that only a command can set; ``own_deck`` is for the game ``rules``.

    If the role is everyone, no one is pinged, because a ping for each table would be too much.
    """
    if ping is not None:
        before = replace(before, ping_role_id=None if ping.is_default() else ping.id)
    if forum_id is not None:
        before = replace(before, forum_id=forum_id)
    if role is not None:
        before = replace(before, start=WhoMayStart.ROLE, role_id=role.id)
    # Another moderator may just have changed the default game.
    if own_deck is not None and before.options.rules is rules:
        before = replace(before, options=replace(before.options, own_deck=own_deck))
    return before
