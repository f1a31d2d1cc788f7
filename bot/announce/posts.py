"""Every message that the bot sends about a table: what it shows, and how it ends."""

from __future__ import annotations

from bot.announce import channel_posts, seat_posts
from bot.announce.slot import AtEnd, Slot
from bot.store.occasions import Role

#: Messages to the person on each seat, one after another.
SEAT_MESSAGES = (
    # The decision that the seat is asked for, with everything needed for it. While the person is there, or is
    # not asked, it changes in place, unless something was sent below it. Otherwise the next one is a new
    # message.
    Slot(
        role=Role.PRIVATE,
        per_seat=True,
        shows=seat_posts.private,
        next=seat_posts.next_private,
        over=seat_posts.closed_private,
    ),
    # The reminder of a deadline or of waiting players, directly or in the channel.
    Slot(
        role=Role.REMINDER,
        per_seat=True,
        shows=seat_posts.reminder,
        next=seat_posts.next_reminder,
        over=AtEnd.DELETED,
    ),
    # The note that the channel refuses messages, and the result of a game that ended meanwhile.
    Slot(
        role=Role.LOST_CHANNEL,
        per_seat=True,
        shows=seat_posts.lost_channel,
        over=AtEnd.DELETED,
    ),
    Slot(role=Role.DIRECT_END, per_seat=True, shows=seat_posts.direct_end),
)

#: The message with the commitment. The deal waits for its id, and everything else waits for the deal.
SEAL = Slot(role=Role.SHUFFLE, shows=channel_posts.sealed, is_fixed=True)

#: Messages to everyone in the table's channel; the link to a thread is in the channel above.
CHANNEL_MESSAGES = (
    # The link to the table's thread, with the button to join.
    Slot(role=Role.TABLE_LINK, shows=channel_posts.table_link, over=AtEnd.STRIPPED),
    # The people who cannot be added to the table's thread.
    Slot(role=Role.LEFT_OUT, shows=channel_posts.left_out),
    # The note that the game cannot be read; sent by the announcer itself, and deleted once it can be read.
    Slot(role=Role.SET_ASIDE, shows=channel_posts.nothing, over=AtEnd.DELETED),
    # The table: its players, and the buttons of the lobby.
    Slot(role=Role.LOBBY, shows=channel_posts.lobby),
    # The log: events at the table other than the moves.
    Slot(role=Role.LOG, shows=channel_posts.new_lines, next=AtEnd.STAYS),
    # The mention of invited people, each of them once.
    Slot(role=Role.INVITATION, shows=channel_posts.invitation, over=AtEnd.STRIPPED),
    # To the host: every seat is taken, and the game can begin.
    Slot(role=Role.FULL, shows=channel_posts.full, over=AtEnd.DELETED),
    # The warning that an inactive table will close. A later time is edited in without a ping.
    Slot(role=Role.CLOSING, shows=channel_posts.closing, next=AtEnd.KEPT, over=AtEnd.DELETED),
    # The mention of everyone who is asked and cannot be reached directly.
    Slot(
        role=Role.MENTION,
        shows=channel_posts.mention,
        is_fixed=True,
        next=AtEnd.DELETED,
        over=AtEnd.DELETED,
    ),
    # The running vote, later its result.
    Slot(
        role=Role.VOTE,
        shows=channel_posts.vote,
        next=channel_posts.closed_vote,
        over=channel_posts.closed_vote,
    ),
    # To a person whose seat a computer player plays: the button to take it back.
    Slot(role=Role.AWAY, per_seat=True, shows=seat_posts.away, over=AtEnd.DELETED),
    # A round: the previous result, the players the game waits for, and the buttons. Only the result stays.
    Slot(
        role=Role.ROUND,
        shows=channel_posts.round_message,
        next=channel_posts.end_of_round,
        over=channel_posts.end_of_round,
    ),
    # The result: the last message of a game.
    Slot(role=Role.END, shows=channel_posts.end),
)

#: Messages in the channel that people need while the table is open.
NEEDED = frozenset((Role.MENTION, Role.VOTE, Role.AWAY, Role.ROUND))
