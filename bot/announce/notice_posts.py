"""What a table should show beside its game: the Ready box, votes, invitations, absences, reminders, proofs.

As in ``posts``, everything follows from the stored table.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.announce.posts import Post, door_button
from bot.tables import Stage
from bot.tables.events import Notice, SeatLeft
from bot.tables.table_state import Person, Vote
from bot.tables.votes import UndoPoint
from bot.views.absences import seat_taken_screen
from bot.views.guests import invitation_screen
from bot.views.log_lines import vote_line
from bot.views.screen import Screen
from bot.views.shuffle import proof_screen, ready_screen
from bot.views.viewer import Viewer
from bot.views.votes import vote_screen
from engine.shuffle import ShuffleProof
from engine.views import Phase

#: The messages of the channel by their role at the table.
LOG = "log"
#: Not a message of its own: how far the log had come when the round's message was sent.
LOG_ABOVE_ROUND = "log-above-round"
READY = "ready"
VOTE = "vote"
INVITATION = "invitation"
PROOF = "proof"

#: The messages about a seat, in the channel or, reminders only, in private.
AWAY = "away"
REMINDER = "reminder"

#: Divides the ids of those who have been invited in the occasion of an invitation.
COMMA = ","


def ready_post(viewer: Viewer) -> Post:
    """The Ready box, open or closed."""
    return Post(READY, None, READY, ready_screen(viewer))


def vote_post(viewer: Viewer, vote: Vote, point: UndoPoint | None) -> Post:
    """The message of the running vote."""
    return Post(VOTE, None, vote.opened_at.isoformat(), vote_screen(viewer, vote, point))


def closed_vote_post(viewer: Viewer, key: str, notices: Sequence[Notice]) -> Post:
    """The message of a vote that is over: how it ended, and nothing to press."""
    return Post(VOTE, None, key, Screen(vote_line(viewer, notices, key)))


def invitation_post(viewer: Viewer, told: frozenset[int]) -> Post | None:
    """The mention of all who are invited and have not been told so yet; None when there is nobody."""
    if not viewer.table.stage.is_open:
        return None
    new: tuple[Person, ...] = tuple(person for person in viewer.table.invited if person.id not in told)
    if not new:
        return None
    key = key_of_invited(told | {person.id for person in new})
    return Post(INVITATION, None, key, invitation_screen(viewer, tuple(person.id for person in new)))


def key_of_invited(user_ids: frozenset[int]) -> str:
    """The occasion of an invitation of which these people have been told."""
    return COMMA.join(str(user_id) for user_id in sorted(user_ids))


def invited_in(key: str) -> frozenset[int]:
    """Who has been told of an invitation, by the occasion of the last one."""
    return frozenset(int(user_id) for user_id in key.split(COMMA) if user_id)


def away_post(viewer: Viewer, seat: int, notices: Sequence[Notice]) -> Post | None:
    """The message for a person whose seat the computer plays, with the button to take it back."""
    if viewer.table.stage is not Stage.RUNNING or not viewer.table.seats[seat].away:
        return None
    left = [
        (notice.number, notice.event.reason)
        for notice in notices
        if isinstance(notice.event, SeatLeft) and notice.event.seat == seat
    ]
    number, reason = left[-1] if left else (0, "")
    # Who has gone of their own will need not be notified of it.
    screen = seat_taken_screen(viewer, seat, notifies=reason != "own")
    return Post(AWAY, seat, str(number), screen)


def reminder_post(viewer: Viewer, seat: int, *, directly: bool) -> Post | None:
    """The reminder that should stand for this seat now, or None."""
    table = viewer.table
    clock, user_id = table.clock_of(seat), table.seats[seat].user_id
    if table.stage is not Stage.RUNNING or clock is None or clock.due_at is None or user_id is None:
        return None
    if clock.reminders == 0 or clock.overdue or table.paused_at is not None or table.seats[seat].away:
        return None
    values: dict[str, object] = {
        "last": "yes" if clock.reminders > 1 else "no",
        "round": clock.round,
        "until": int(clock.due_at.timestamp()),
    }
    if directly:
        task = _task(clock.phase)
        text = viewer.format("reminder-direct", channel=table.channel_id, task=task, **values)
    else:
        text = viewer.format("reminder-channel", user=user_id, **values)
    screen = Screen(text, rows=((door_button(viewer),),), mentions=(user_id,))
    key = f"{clock.round}.{clock.phase}.{int(clock.due_at.timestamp())}.{clock.reminders}"
    return Post(REMINDER, seat, key, screen)


def proof_post(viewer: Viewer, proof: ShuffleProof, record: bytes | None) -> Post:
    """How the cards of a closed game were shuffled; ``record`` is its record, if they were dealt."""
    return Post(PROOF, None, PROOF, proof_screen(viewer, proof, record))


def _task(phase: str) -> str:
    """A word of the text ``reminder-direct``."""
    return phase.replace("_", "-") if phase in set(Phase) else "other"
