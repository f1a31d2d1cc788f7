"""How far back a game can go, and the votes of a table."""

from __future__ import annotations

import re

from bot.errors import InputError
from bot.tables import Table
from bot.tables.table_state import Vote, VoteKind
from bot.tables.vote_rules import voters
from bot.tables.votes import UndoPoint
from bot.texts import Language
from bot.views.custom_id import CustomId, Moment
from bot.views.names import moment_of, plain_name, seat_name
from bot.views.screen import (
    LONGEST_OPTION,
    MOST_OPTIONS,
    Button,
    Choice,
    Menu,
    Row,
    Screen,
    Tone,
    cut,
    rows_of,
)

#: Stands in the menu for one's own last step, which needs nobody's agreement.
OWN_STEP = "own"

#: A move in the menu: how many stand before it, whose it is, and what it did.
POINT = re.compile(r"(?P<keep>\d+)\.(?P<seat>\d+)\.(?P<did>[a-z_]+)")


def undo_screen(texts: Language, table: Table, seat: int, points: tuple[UndoPoint, ...]) -> Screen:
    """The menu of how far back; points are newest first."""
    view = table.view(seat)
    choices = [Choice(texts.format("undo-own-step"), OWN_STEP)] if view.may_take_back else []
    for point in points[: MOST_OPTIONS - len(choices)]:
        name, did = plain_name(texts, table, point.seat), point.did.replace("_", "-")
        label = texts.format("undo-point", round=point.round, name=name, did=did)
        choices.append(Choice(cut(label, LONGEST_OPTION), _value_of(point)))
    if not choices:
        return Screen(texts.format("undo-nothing"))
    menu = Menu(texts.format("undo-menu"), CustomId("undo-to", moment_of(table, seat)), tuple(choices))
    return Screen(texts.format("undo-choose", own=view.may_take_back), rows=((menu,),))


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


def vote_screen(texts: Language, table: Table, vote: Vote, point: UndoPoint | None) -> Screen:
    """The message of a running vote; ``point`` is where an undo would go back to."""
    lines = [
        _question(texts, table, vote, point),
        texts.format("vote-until", kind=vote.kind, until=int(vote.until.timestamp())),
    ]
    asked = []
    for seat in voters(table, vote.kind):
        name = seat_name(texts, table, seat)
        if seat in vote.agreed:
            lines.append(texts.format("vote-agrees", name=name))
        elif seat in vote.declined:
            lines.append(texts.format("vote-declines", name=name))
        else:
            user_id = table.seats[seat].user_id or 0
            asked.append(user_id)
            lines.append(texts.format("vote-open", name=name, user=user_id))
    return Screen("\n".join(lines), rows=_rows(texts, table, vote), mentions=tuple(asked))


def argument_of(vote: Vote) -> str:
    """Which vote a button is about: a late press must not count for the next one."""
    return str(int(vote.opened_at.timestamp() * 1000))


def _question(texts: Language, table: Table, vote: Vote, point: UndoPoint | None) -> str:
    name = seat_name(texts, table, vote.by)
    if vote.kind is VoteKind.UNDO:
        if point is None:  # taken back meanwhile
            return texts.format("vote-undo-gone", name=name, round=vote.round or 0)
        before, did = seat_name(texts, table, point.seat), point.did.replace("_", "-")
        return texts.format("vote-undo", name=name, round=point.round, did=did, before=before)
    if vote.kind is VoteKind.HOST:
        target = "" if vote.target is None else seat_name(texts, table, vote.target)
        return texts.format("vote-host", name=name, target=target)
    return texts.format("vote-end", name=name)


def _rows(texts: Language, table: Table, vote: Vote) -> tuple[Row, ...]:
    moment, arguments = Moment(table.id), (argument_of(vote),)
    buttons = [
        Button(texts.format(f"button-{control}"), CustomId(control, moment, arguments), tone)
        for control, tone in (
            ("vote-agree", Tone.GOOD),
            ("vote-decline", Tone.BAD),
            ("vote-withdraw", Tone.PLAIN),
        )
    ]
    return rows_of(buttons)
