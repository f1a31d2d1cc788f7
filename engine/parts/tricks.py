"""Terms of both kinds of trick: what a cube is worth, and the two pairs (rules.md 3.2, 3.3)."""

from __future__ import annotations

#: What a cube adds to the number of a card (rules.md 3.2).
CUBE_VALUE = 60

#: The two pairs of a trick for two, as records name them (rules.md 3.3).
DECK, HANDS = "deck", "hands"
PAIRS = (DECK, HANDS)
