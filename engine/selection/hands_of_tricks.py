"""When the hands pass in games with tricks (rules.md 3.4)."""

from __future__ import annotations

from engine.events import HandsPassed
from engine.selection.phases import SelectionPhase, Step
from engine.tabletop import Tabletop

_DIRECTIONS = {3: 1, 9: -1}


def direction_of_tricks(round_number: int) -> int:
    """+1 after round 3, -1 after round 9, else 0."""
    return _DIRECTIONS.get(round_number, 0)


def pass_hands_of_tricks(selection: SelectionPhase, table: Tabletop) -> Step:
    """The hands passed, where this is a round after which they pass."""
    direction = selection.passes_to
    if not direction:
        return Step(selection, table)
    return Step(selection, table.pass_hands(direction), (HandsPassed(direction),))
