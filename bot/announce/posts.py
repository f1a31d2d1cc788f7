"""Every message that the bot sends about a table: what it shows, and how it ends."""

from __future__ import annotations

from bot.announce import channel_posts, seat_posts, sent_messages
from bot.announce.slot import Fate, Slot

#: Messages to the person on each seat, one after another.
SEAT_MESSAGES = (
    # What the seat is asked to decide, with everything needed for it. While the person is there, or is not
    # asked, it changes in place; otherwise the next one is a new message.
    Slot(
        role=sent_messages.PRIVATE,
        per_seat=True,
        shows=seat_posts.private,
        next=seat_posts.next_private,
        over=seat_posts.closed_private,
    ),
    # The reminder of a deadline or of others who wait, directly or in the channel.
    Slot(
        role=sent_messages.REMINDER,
        per_seat=True,
        shows=seat_posts.reminder,
        next=seat_posts.next_reminder,
        over=Fate.DELETED,
    ),
    # That the channel refuses messages, and the result of a game that ended meanwhile.
    Slot(
        role=sent_messages.LOST_CHANNEL,
        per_seat=True,
        shows=seat_posts.lost_channel,
        over=Fate.DELETED,
    ),
    Slot(role=sent_messages.DIRECT_END, per_seat=True, shows=seat_posts.direct_end),
)

#: The message with the commitment. The deal waits for its id, and everything else waits for the deal.
SEAL = Slot(role=sent_messages.SHUFFLE, shows=channel_posts.sealed, is_fixed=True)

#: Messages to everyone in the channel of the table, but for the signpost, which is in the channel above.
CHANNEL_MESSAGES = (
    # The way to the table's thread, with the button to join.
    Slot(role=sent_messages.SIGNPOST, shows=channel_posts.signpost, over=Fate.STRIPPED),
    # Who cannot be added to the table's thread.
    Slot(role=sent_messages.LEFT_OUT, shows=channel_posts.left_out),
    # That the game cannot be read; sent by the announcer itself, and deleted once it can be read.
    Slot(role=sent_messages.SET_ASIDE, shows=channel_posts.nothing, over=Fate.DELETED),
    # The table: who sits there, and the buttons of the lobby.
    Slot(role=sent_messages.LOBBY, shows=channel_posts.lobby),
    # The log: what happens at the table apart from the moves.
    Slot(role=sent_messages.LOG, shows=channel_posts.untold_lines, next=Fate.STAYS),
    # The mention of people who are invited, each of them once.
    Slot(role=sent_messages.INVITATION, shows=channel_posts.invitation, over=Fate.STRIPPED),
    # To the host: every seat is taken, and the game can begin.
    Slot(role=sent_messages.FULL, shows=channel_posts.full, over=Fate.DELETED),
    # That a table at which nothing happens will close. A later moment is edited in without a ping.
    Slot(role=sent_messages.CLOSING, shows=channel_posts.closing, next=Fate.KEPT, over=Fate.DELETED),
    # The mention of all who are asked and whom no direct message reaches.
    Slot(
        role=sent_messages.MENTION,
        shows=channel_posts.mention,
        is_fixed=True,
        next=Fate.DELETED,
        over=Fate.DELETED,
    ),
    # The running vote, and how it has ended.
    Slot(
        role=sent_messages.VOTE,
        shows=channel_posts.vote,
        next=channel_posts.closed_vote,
        over=channel_posts.closed_vote,
    ),
    # To a person whose seat the computer plays: the button to take it back.
    Slot(role=sent_messages.AWAY, per_seat=True, shows=seat_posts.away, over=Fate.DELETED),
    # A round: whom the game waits for, and the buttons; in the end everyone's map.
    Slot(
        role=sent_messages.ROUND,
        shows=channel_posts.round_message,
        next=channel_posts.end_of_round,
        over=channel_posts.end_of_round,
    ),
    # That the shuffle can be checked.
    Slot(role=sent_messages.PROOF, shows=channel_posts.proof),
    # The result: the last message of a game.
    Slot(role=sent_messages.END, shows=channel_posts.end),
)

#: Messages in the channel that people need while the table is open.
NEEDED = frozenset((sent_messages.MENTION, sent_messages.VOTE, sent_messages.AWAY, sent_messages.ROUND))
