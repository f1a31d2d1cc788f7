"""What the viewer has decided in a round, read from the actions of the game."""

from __future__ import annotations

from typing import TypeVar

from bot.views.viewer import Viewer
from engine.actions import Action, Bid, Pick

#: A seat begins each round with one of these: it chooses a card of its hand, once (rules.md 2, 3).
OPENING = (Pick, Bid)

_Decided = TypeVar("_Decided", bound=Action)


def decision_in(viewer: Viewer, round_number: int, *kinds: type[_Decided]) -> _Decided | None:
    """The viewer's last decision of one of these kinds in a round, or None."""
    own = reversed(_of_round(viewer, round_number))
    return next((action for action in own if isinstance(action, kinds)), None)


def _of_round(viewer: Viewer, round_number: int) -> list[Action]:
    """Everything that the viewer has decided in a round, in order."""
    game = viewer.table.game
    own = [] if game is None else [action for action in game.actions if action.seat == viewer.seat]
    openings = [index for index, action in enumerate(own) if isinstance(action, OPENING)]
    if len(openings) < round_number:
        return []
    return own[openings[round_number - 1] : (*openings, len(own))[round_number]]
