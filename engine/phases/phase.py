"""The phases of a game."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """What the game is waiting for."""

    PICK = "pick"  # draft: each seat picks (2.1, 2.2)
    DISCARD = "discard"  # draft for two: both discard (2.2)
    BID = "bid"  # trick: play a card (3.2, 3.3)
    TAKE = "take"  # trick: take a played card (3.2)
    TAKE_PAIR = "take_pair"  # trick for two: the winner names a pair (3.3)
    ANSWER = "answer"  # trick for two: the loser contests or accepts (3.3)
    DISCARD_OF_PAIR = "discard_of_pair"  # trick for two: both discard one of their pair (3.3)
    MAP = "map"  # place, terraform, done (4, 5)
    FREE_TILE = "free_tile"  # goals met but lost in the tie (7.3)
    OVER = "over"
