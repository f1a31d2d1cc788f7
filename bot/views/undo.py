"""The menu of the moves to which a game can go back."""

from __future__ import annotations

import re

from bot.errors import InputError
from bot.tables import Table
from bot.tables.votes import UndoPoint, nobody_to_ask
from bot.texts import text_key
from bot.views.controls import LONGEST_OPTION, MOST_OPTIONS, Choice, CustomId, Menu, cut
from bot.views.screen import Screen
from bot.views.viewer import Viewer

#: The value of the viewer's own last step, which needs nobody's agreement.
OWN_STEP = "own"

#: The text that says what somebody who plays alone can take back.
ALONE = "alone-undo"

#: The value of a move: how many moves stand before it, whose it is, and what it did.
POINT = re.compile(r"(?P<keep>\d+)\.(?P<seat>\d+)\.(?P<did>[a-z_]+)")


def undo_screen(viewer: Viewer, points: tuple[UndoPoint, ...]) -> Screen:
    """The menu; ``points`` come newest first."""
    own = viewer.view.may_take_back
    choices = [Choice(viewer.format("undo-own-step"), OWN_STEP)] if own else []
    for point in points[: MOST_OPTIONS - len(choices)]:
        name, did = viewer.plain_name(point.seat), text_key(point.did)
        label = viewer.format("undo-point", round=point.round, name=name, did=did)
        choices.append(Choice(cut(label, LONGEST_OPTION), f"{point.keep}.{point.seat}.{point.did}"))
    if not choices:
        return Screen(viewer.format(_why_nothing(viewer.table)))
    menu = Menu(viewer.format("undo-menu"), CustomId("undo-to", viewer.moment), tuple(choices))
    if viewer.table.options.alone:
        return Screen(viewer.format(ALONE), rows=((menu,),))
    alone = len(viewer.table.people) == 1
    return Screen(viewer.format("undo-choose", own=own, alone=alone), rows=((menu,),))


def _why_nothing(table: Table) -> str:
    """The text that says why there is nothing to go back to."""
    if table.options.alone:
        return ALONE
    return "not-back-alone" if nobody_to_ask(table) else "undo-nothing"


def chosen_point(value: str) -> tuple[int, tuple[int, str]]:
    """How many moves the chosen line keeps, and of the first one to go: whose it is and what it did.

    Raises:
        InputError: the menu was made by another version of this bot.
    """
    match = POINT.fullmatch(value)
    if match is None:
        raise InputError("button-unknown")
    return int(match["keep"]), (int(match["seat"]), match["did"])
