"""Every message that the bot sends about a table: to whom, and what becomes of it.

Each slot is one message that a table may have, or one per seat. Whenever the table has changed the
announcer settles them in this order: first the direct messages of each seat, then those in the channel.
"""

from __future__ import annotations

from datetime import timedelta

from bot.announce import channel_posts, seat_posts
from bot.announce import sent_messages as roles
from bot.announce.slot import Audience, Fate, Slot

#: Direct messages to the person on each seat.
DIRECT_MESSAGES = (
    # What the seat is asked to decide, with everything needed for it; a new message for every phase.
    Slot(
        role=roles.PRIVATE,
        audience=Audience.SEAT_DIRECTLY,
        shows=seat_posts.private,
        made_of=seat_posts.private_is_made_of,
        renamed=seat_posts.present_occasion,
        next=Fate.CLOSED,
        over=Fate.CLOSED,
        closed=seat_posts.closed_private,
    ),
    # The reminder of a deadline, for people who want it as a direct message.
    Slot(
        role=roles.REMINDER,
        audience=Audience.SEAT_DIRECTLY,
        applies=seat_posts.is_reminded_directly,
        shows=seat_posts.direct_reminder,
        edits=None,
        next=Fate.DELETED,
        over=Fate.DELETED,
    ),
)

#: Messages in the channel of the table.
CHANNEL_MESSAGES = (
    # The table: who sits there, and the buttons of the lobby.
    Slot(
        role=roles.LOBBY,
        audience=Audience.CHANNEL,
        shows=channel_posts.lobby,
        made_of=channel_posts.lobby_is_made_of,
    ),
    # The log: whatever happens at the table apart from the moves.
    Slot(
        role=roles.LOG,
        audience=Audience.CHANNEL,
        shows=channel_posts.untold_lines,
        repeats=True,
        edits=None,
        next=Fate.STAYS,
    ),
    # The mention of the people who are invited, each of them once.
    Slot(
        role=roles.INVITATION,
        audience=Audience.CHANNEL,
        shows=channel_posts.invitation,
        renamed=channel_posts.still_invited,
        edits=None,
        over=Fate.STRIPPED,
        lasts=channel_posts.is_in_lobby,
    ),
    # The Ready box, open until the cards are dealt.
    Slot(
        role=roles.READY,
        audience=Audience.CHANNEL,
        shows=channel_posts.ready,
        over=Fate.CLOSED,
        closed=channel_posts.closed_ready,
    ),
    # Everybody's map at the end of each round.
    Slot(
        role=roles.MAPS,
        audience=Audience.CHANNEL,
        shows=channel_posts.next_maps,
        renamed=channel_posts.last_maps,
        repeats=True,
        edits=None,
    ),
    # The mention of a person who is asked for something and whom no direct message reaches.
    Slot(
        role=roles.MENTION,
        audience=Audience.SEAT_IN_CHANNEL,
        shows=seat_posts.mention,
        edits=None,
        over=Fate.STRIPPED,
        lasts=seat_posts.mention_lasts,
    ),
    # The reminder of a deadline, for everybody else who wants to be reminded.
    Slot(
        role=roles.REMINDER,
        audience=Audience.SEAT_IN_CHANNEL,
        applies=seat_posts.is_not_reminded_directly,
        shows=seat_posts.reminder_in_channel,
        edits=None,
        next=Fate.DELETED,
        over=Fate.DELETED,
    ),
    # The running vote, and how it has ended.
    Slot(
        role=roles.VOTE,
        audience=Audience.CHANNEL,
        shows=channel_posts.vote,
        next=Fate.CLOSED,
        over=Fate.CLOSED,
        closed=channel_posts.closed_vote,
    ),
    # To a person whose seat the computer plays: the button to take it back.
    Slot(
        role=roles.AWAY,
        audience=Audience.SEAT_IN_CHANNEL,
        shows=seat_posts.away,
        over=Fate.DELETED,
    ),
    # The running round: whom the game waits for, and the buttons; always kept near the end of the channel.
    Slot(
        role=roles.ROUND,
        audience=Audience.CHANNEL,
        shows=channel_posts.round_message,
        edits=timedelta(seconds=1),
        next=channel_posts.fate_of_round,
        over=Fate.CLOSED,
        closed=channel_posts.closed_round,
        out_of_sight=channel_posts.is_round_hidden,
    ),
    # The result.
    Slot(role=roles.END, audience=Audience.CHANNEL, shows=channel_posts.end),
    # How the cards were shuffled.
    Slot(role=roles.PROOF, audience=Audience.CHANNEL, shows=channel_posts.proof),
)

#: Direct messages for when the channel has refused messages, and for when it has taken them all.
CHANNEL_IS_LOST = (
    Slot(role=roles.LOST_CHANNEL, audience=Audience.SEAT_DIRECTLY, shows=seat_posts.lost_channel),
)
CHANNEL_IS_THERE = (
    Slot(
        role=roles.LOST_CHANNEL,
        audience=Audience.SEAT_DIRECTLY,
        shows=seat_posts.nothing,
        over=Fate.DELETED,
    ),
)
