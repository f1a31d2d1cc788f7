"""Legal placements (rules.md 4.2 to 4.5) and legal tiles (5.1, 5.2)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.engine.naive.mountains import is_one_path
from tests.engine.naive.stacking import ROTATIONS, Laid, NaiveMap, Position

#: Always visible (4.4).
PROTECTED = {"lake", "mountain"}


def broken_rules(naive: NaiveMap, card: Laid, under: frozenset[int]) -> set[str]:
    """Every rule that this placement breaks; empty if it is legal.

    A physically impossible placement is not checked any further, because there is no such map.
    """
    touched = naive.touched(card)
    broken = set()
    if not touched:
        broken.add("4.2")
    if not naive.is_physically_possible(card, under):
        return broken | {"4.3"}
    hidden = naive.hidden(card, under)
    if len(hidden) == 6:
        broken.add("4.2")
    for place in card.places:
        if place in hidden:
            if card.square_at[place] in PROTECTED:
                broken.add("4.4")
        elif place in naive.seen and naive.seen[place].kind in PROTECTED:
            broken.add("4.4")
    if not is_one_path(naive.with_card(card, under).of_kind("mountain")):
        broken.add("4.5")
    return broken


def everywhere(naive: NaiveMap) -> Iterator[tuple[int, int, int]]:
    """Every x, y and rotation at which a card can touch the map, and some just out of reach."""
    columns = [x for x, _ in naive.seen]
    rows = [y for _, y in naive.seen]
    for x in range(min(columns) - 3, max(columns) + 2):
        for y in range(min(rows) - 3, max(rows) + 2):
            for rotation in ROTATIONS:
                yield x, y, rotation


def legal_placements(
    naive: NaiveMap, number: int, squares: tuple[str, ...]
) -> dict[tuple[int, int, int, frozenset[int]], frozenset[Position]]:
    """Every legal x, y, rotation and set of cards above, each with the hidden squares of the card."""
    found = {}
    for x, y, rotation in everywhere(naive):
        card = Laid(number, squares, x, y, rotation)
        for under in naive.possible_unders(card):
            if not broken_rules(naive, card, under):
                found[x, y, rotation, under] = frozenset(naive.hidden(card, under))
    return found


def broken_tile_rules(naive: NaiveMap, place: Position, terrain: str) -> set[str]:
    """Every rule that laying this tile here breaks (5.1, 5.2)."""
    if place not in naive.seen or naive.seen[place].kind != "desert":
        return {"5.1"}
    if not is_one_path(naive.with_tile(place, terrain).of_kind("mountain")):
        return {"5.2"}
    return set()
