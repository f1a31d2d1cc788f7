"""How players come by their card of the round: one entry per way of selecting (rules.md 2 and 3).

Another way needs one more module and one more entry here.
"""

from __future__ import annotations

from engine.options import GameOptions, Selection
from engine.selection.draft import DRAFT
from engine.selection.phases import SelectionPhase, Step, WayOfSelecting
from engine.selection.trick import TRICK

WAYS_OF_SELECTING: dict[Selection, WayOfSelecting] = {
    Selection.DRAFT: DRAFT,
    Selection.TRICK: TRICK,
}


def selection_of(options: GameOptions) -> WayOfSelecting:
    """The way of selecting that the options name."""
    return WAYS_OF_SELECTING[options.selection]


__all__ = ["WAYS_OF_SELECTING", "SelectionPhase", "Step", "WayOfSelecting", "selection_of"]
