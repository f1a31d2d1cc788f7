"""Passing of hands in games with tricks (rules.md 3.4)."""

from __future__ import annotations

from engine.events import HandsPassed
from engine.phases.tabletop import Tabletop
from engine.selection.phases import SelectionPhase, Step

_DIRECTIONS = {3: 1, 9: -1}


def direction_of_tricks(round_number: int) -> int:
    """+1 after round 3, -1 after round 9, otherwise 0."""
    return _DIRECTIONS.get(round_number, 0)


def hands_pass_soon(round_number: int) -> bool:
    """Whether the cards in hand in a round will be passed on before they are played."""
    return any(round_number <= passing <= round_number + 2 for passing in _DIRECTIONS)


def pass_hands_of_tricks(selection: SelectionPhase, table: Tabletop) -> Step:
    """Pass the hands if they are passed after this round."""
    direction = selection.passes_to
    if not direction:
        return Step(selection, table)
    return Step(selection, table.pass_hands(direction), (HandsPassed(direction),))


def hands_after_passing(
    viewer: int, table: Tabletop, round_number: int, secret: tuple[int | None, ...]
) -> tuple[tuple[int, ...], ...]:
    """The hand that the viewer had before hands were passed (3.4); cards played from it are public.

    ``secret`` has each seat's card that is played but not revealed yet.
    """
    if 3 < round_number <= 6:
        holder = (viewer + 1) % table.players
    elif round_number > 9:
        holder = (viewer - 1) % table.players
    else:
        return ((),) * table.players
    card = secret[holder]
    hand = tuple(sorted(table.hands[holder] if card is None else (*table.hands[holder], card)))
    return tuple(hand if seat == holder else () for seat in range(table.players))
