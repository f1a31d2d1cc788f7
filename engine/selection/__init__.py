"""The table of selection methods: one module and one entry per method (rules.md 2 and 3)."""

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
    """The selection method for these options."""
    return WAYS_OF_SELECTING[options.selection]


__all__ = ["WAYS_OF_SELECTING", "SelectionPhase", "Step", "WayOfSelecting", "selection_of"]
