"""The message of a running vote."""

from __future__ import annotations

from bot.tables.table_state import Vote, VoteKind
from bot.tables.vote_rules import voters
from bot.tables.votes import UndoPoint
from bot.texts import text_key
from bot.views.controls import Button, Tone
from bot.views.screen import Screen
from bot.views.viewer import Viewer


def vote_screen(viewer: Viewer, vote: Vote, point: UndoPoint | None) -> Screen:
    """Who has voted how, and the buttons; ``point`` is where an undo would go back to."""
    lines = [
        _question(viewer, vote, point),
        viewer.format("vote-until", kind=vote.kind, until=int(vote.until.timestamp())),
    ]
    asked = []
    for seat in voters(viewer.table, vote.kind):
        name = viewer.name(seat)
        if seat in vote.agreed:
            lines.append(viewer.format("vote-agrees", name=name))
        elif seat in vote.declined:
            lines.append(viewer.format("vote-declines", name=name))
        else:
            user_id = viewer.table.seats[seat].user_id or 0
            asked.append(user_id)
            lines.append(viewer.format("vote-open", name=name, user=user_id))
    return Screen("\n".join(lines), rows=(_buttons(viewer, vote),), mentions=tuple(asked))


def argument_of(vote: Vote) -> str:
    """Which vote a button belongs to: a late press must not count for the next vote."""
    return str(int(vote.opened_at.timestamp() * 1000))


def _question(viewer: Viewer, vote: Vote, point: UndoPoint | None) -> str:
    name = viewer.name(vote.by)
    if vote.kind is VoteKind.UNDO:
        if point is None:  # taken back in the meantime
            return viewer.format("vote-undo-gone", name=name, round=vote.round or 0)
        before, did = viewer.name(point.seat), text_key(point.did)
        return viewer.format("vote-undo", name=name, round=point.round, did=did, before=before)
    if vote.kind is VoteKind.HOST:
        target = "" if vote.target is None else viewer.name(vote.target)
        return viewer.format("vote-host", name=name, target=target)
    return viewer.format("vote-end", name=name)


def _buttons(viewer: Viewer, vote: Vote) -> tuple[Button, ...]:
    controls = (("vote-agree", Tone.GOOD), ("vote-decline", Tone.BAD), ("vote-withdraw", Tone.PLAIN))
    arguments = (argument_of(vote),)
    return tuple(viewer.table_button(control, tone, arguments=arguments) for control, tone in controls)
