"""Every message that the bot sends about a table: to whom, what it shows, and what becomes of it.

Each slot is one message that a table may have, or one per seat. Whenever the table has changed the
announcer settles them in this order: first the direct messages of each seat, then those in the channel.
"""

from __future__ import annotations

from datetime import timedelta

from bot.announce import channel_posts, seat_posts, sent_messages
from bot.announce.slot import Audience, Fate, Slot
from bot.tables import Stage

#: Until the game is over.
WHILE_OPEN = frozenset(stage for stage in Stage if stage.is_open)

#: Direct messages to the person on each seat.
DIRECT_MESSAGES = (
    # What the seat is asked to decide, with everything needed for it. While the person is there, or is not
    # asked, it changes in place; else the next one is sent and rings.
    Slot(
        role=sent_messages.PRIVATE,
        audience=Audience.SEAT_DIRECTLY,
        shows=seat_posts.private,
        made_of=seat_posts.private_is_made_of,
        renamed=seat_posts.present_occasion,
        next=seat_posts.fate_of_private,
        over=Fate.CLOSED,
        closed=seat_posts.closed_private,
        given_up=seat_posts.given_up,
        points_elsewhere=True,
    ),
    # The reminder of a deadline or of others who wait, for people who want it as a direct message.
    Slot(
        role=sent_messages.REMINDER,
        audience=Audience.SEAT_DIRECTLY,
        applies=seat_posts.is_reminded_directly,
        shows=seat_posts.direct_reminder,
        edits=None,
        renamed=seat_posts.rung_for,
        next=seat_posts.fate_of_reminder,
        over=Fate.DELETED,
    ),
)

#: The message with the commitment, sent before anything else: the deal waits for its id. There is only one,
#: and it is never edited.
SEAL = (Slot(role=sent_messages.SHUFFLE, shows=channel_posts.sealed, edits=None),)

#: Messages in the channel of the table.
CHANNEL_MESSAGES = (
    # That the game could not be read, as long as it cannot.
    Slot(role=sent_messages.SET_ASIDE, shows=seat_posts.nothing, over=Fate.DELETED),
    # The table: who sits there, and the buttons of the lobby.
    Slot(
        role=sent_messages.LOBBY,
        shows=channel_posts.lobby,
        made_of=channel_posts.lobby_is_made_of,
        looked_after=frozenset({Stage.LOBBY}),
    ),
    # The log: whatever happens at the table apart from the moves.
    Slot(
        role=sent_messages.LOG,
        shows=channel_posts.untold_lines,
        repeats=True,
        edits=None,
        next=Fate.STAYS,
    ),
    # The mention of the people who are invited, each of them once.
    Slot(
        role=sent_messages.INVITATION,
        shows=channel_posts.invitation,
        renamed=channel_posts.still_invited,
        edits=None,
        over=channel_posts.fate_of_invitation,
    ),
    # To the host: every seat is taken, and the game can begin.
    Slot(
        role=sent_messages.FULL,
        shows=channel_posts.full,
        edits=None,
        over=Fate.DELETED,
    ),
    # To whom a table waits for at which nothing happens: that it will close. Where it closes later than it
    # says, the message is edited, and rings nobody.
    Slot(
        role=sent_messages.CLOSING,
        shows=channel_posts.closing,
        edits=None,
        next=Fate.KEPT,
        over=Fate.DELETED,
    ),
    # The mention of all who are asked and whom no direct message reaches; gone when they have answered.
    Slot(
        role=sent_messages.MENTION,
        shows=channel_posts.mention,
        edits=None,
        next=Fate.DELETED,
        over=Fate.DELETED,
        looked_after=WHILE_OPEN,
    ),
    # The same for everybody else who wants to be reminded.
    Slot(
        role=sent_messages.REMINDER,
        audience=Audience.SEAT_IN_CHANNEL,
        applies=seat_posts.is_not_reminded_directly,
        shows=seat_posts.reminder_in_channel,
        edits=None,
        renamed=seat_posts.rung_for,
        next=seat_posts.fate_of_reminder,
        over=Fate.DELETED,
    ),
    # The running vote, and how it has ended.
    Slot(
        role=sent_messages.VOTE,
        shows=channel_posts.vote,
        next=Fate.CLOSED,
        over=Fate.CLOSED,
        closed=channel_posts.closed_vote,
        looked_after=WHILE_OPEN,
        has_news=True,
    ),
    # To a person whose seat the computer plays: the button to take it back.
    Slot(
        role=sent_messages.AWAY,
        audience=Audience.SEAT_IN_CHANNEL,
        shows=seat_posts.away,
        over=Fate.DELETED,
        looked_after=WHILE_OPEN,
    ),
    # A round: whom the game waits for, and the buttons; in the end everybody's map.
    Slot(
        role=sent_messages.ROUND,
        shows=channel_posts.round_message,
        repeats=True,
        edits=timedelta(seconds=1),
        next=channel_posts.fate_of_round,
        over=Fate.CLOSED,
        closed=channel_posts.closed_round,
        looked_after=WHILE_OPEN,
        has_news=True,
    ),
    # That the shuffle can be checked.
    Slot(role=sent_messages.PROOF, shows=channel_posts.proof),
    # The result: the last message of a game.
    Slot(role=sent_messages.END, shows=channel_posts.end),
)

#: The roles of those that are looked after, and in which stages of the table.
LOOKED_AFTER = {slot.role: slot.looked_after for slot in CHANNEL_MESSAGES if slot.looked_after}

#: Direct messages for when the channel has refused messages, and for when it has taken them all. What is sent
#: to the channel must not depend on which of them stand: it could be lost and found again without end.
CHANNEL_IS_LOST = (
    Slot(
        role=sent_messages.LOST_CHANNEL,
        audience=Audience.SEAT_DIRECTLY,
        shows=seat_posts.lost_channel,
    ),
    # The running vote, which nobody could find in the channel, and how it has ended.
    Slot(
        role=sent_messages.DIRECT_VOTE,
        audience=Audience.SEAT_DIRECTLY,
        shows=seat_posts.direct_vote,
        next=Fate.CLOSED,
        over=Fate.CLOSED,
        closed=channel_posts.closed_vote,
    ),
    # The reminder for people who want it in the channel.
    Slot(
        role=sent_messages.DIRECT_REMINDER,
        audience=Audience.SEAT_DIRECTLY,
        shows=seat_posts.reminder_in_place_of_channel,
        edits=None,
        next=Fate.DELETED,
        over=Fate.DELETED,
    ),
)
CHANNEL_IS_THERE = tuple(
    Slot(role=role, audience=Audience.SEAT_DIRECTLY, shows=seat_posts.nothing, over=Fate.DELETED)
    for role in (sent_messages.LOST_CHANNEL, sent_messages.DIRECT_VOTE, sent_messages.DIRECT_REMINDER)
)
