"""How far back a game can go, and the votes of a table."""

from __future__ import annotations

import re

from bot.errors import InputError
from bot.tables.table_state import Vote, VoteKind
from bot.tables.vote_rules import voters
from bot.tables.votes import UndoPoint
from bot.texts import text_key
from bot.views.buttons import table_button
from bot.views.custom_id import CustomId
from bot.views.screen import (
    LONGEST_OPTION,
    MOST_OPTIONS,
    Choice,
    Menu,
    Row,
    Screen,
    Tone,
    cut,
    rows_of,
)
from bot.views.viewer import Viewer

#: Stands in the menu for one's own last step, which needs nobody's agreement.
OWN_STEP = "own"

#: A move in the menu: how many stand before it, whose it is, and what it did.
POINT = re.compile(r"(?P<keep>\d+)\.(?P<seat>\d+)\.(?P<did>[a-z_]+)")


def undo_screen(viewer: Viewer, points: tuple[UndoPoint, ...]) -> Screen:
    """The menu of how far back; points are newest first."""
    choices = [Choice(viewer.format("undo-own-step"), OWN_STEP)] if viewer.view.may_take_back else []
    for point in points[: MOST_OPTIONS - len(choices)]:
        name, did = viewer.plain_name(point.seat), text_key(point.did)
        label = viewer.format("undo-point", round=point.round, name=name, did=did)
        choices.append(Choice(cut(label, LONGEST_OPTION), _value_of(point)))
    if not choices:
        return Screen(viewer.format("undo-nothing"))
    menu = Menu(viewer.format("undo-menu"), CustomId("undo-to", viewer.moment), tuple(choices))
    return Screen(viewer.format("undo-choose", own=viewer.view.may_take_back), rows=((menu,),))


def _value_of(point: UndoPoint) -> str:
    return f"{point.keep}.{point.seat}.{point.did}"


def chosen_point(value: str) -> tuple[int, tuple[int, str]]:
    """How many moves a chosen line of the menu keeps, and whose move is the first to go and what it did.

    Raises:
        InputError: the menu is one of another version of this bot.
    """
    match = POINT.fullmatch(value)
    if match is None:
        raise InputError("button-unknown")
    return int(match["keep"]), (int(match["seat"]), match["did"])


def vote_screen(viewer: Viewer, vote: Vote, point: UndoPoint | None) -> Screen:
    """The message of a running vote; ``point`` is where an undo would go back to."""
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
    return Screen("\n".join(lines), rows=_rows(viewer, vote), mentions=tuple(asked))


def argument_of(vote: Vote) -> str:
    """Which vote a button is about: a late press must not count for the next one."""
    return str(int(vote.opened_at.timestamp() * 1000))


def _question(viewer: Viewer, vote: Vote, point: UndoPoint | None) -> str:
    name = viewer.name(vote.by)
    if vote.kind is VoteKind.UNDO:
        if point is None:  # taken back meanwhile
            return viewer.format("vote-undo-gone", name=name, round=vote.round or 0)
        before, did = viewer.name(point.seat), text_key(point.did)
        return viewer.format("vote-undo", name=name, round=point.round, did=did, before=before)
    if vote.kind is VoteKind.HOST:
        target = "" if vote.target is None else viewer.name(vote.target)
        return viewer.format("vote-host", name=name, target=target)
    return viewer.format("vote-end", name=name)


def _rows(viewer: Viewer, vote: Vote) -> tuple[Row, ...]:
    arguments = (argument_of(vote),)
    buttons = [
        table_button(viewer, control, tone, arguments=arguments)
        for control, tone in (
            ("vote-agree", Tone.GOOD),
            ("vote-decline", Tone.BAD),
            ("vote-withdraw", Tone.PLAIN),
        )
    ]
    return rows_of(buttons)
