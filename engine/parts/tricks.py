"""Constants of tricks: the value of a cube, and the two pairs (rules.md 3.2, 3.3)."""

from __future__ import annotations

#: The number that a cube adds to a card's number (rules.md 3.2).
CUBE_VALUE = 60

#: The names of the two pairs of a two-player trick in records (rules.md 3.3).
DECK, HANDS = "deck", "hands"
PAIRS = (DECK, HANDS)
