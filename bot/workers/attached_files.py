"""Reads the files that people attach: some may be made to take long, so it is no work for the event loop."""

from __future__ import annotations

from bot.workers.pool import long_work
from engine.decks import Deck, deck_from_bytes
from engine.options import Rules
from engine.shuffle import verify_shuffle
from engine.shuffle_proof import ShuffleProof


@long_work
def check_record(data: bytes) -> ShuffleProof:
    """Check the shuffle of a record.

    Raises:
        GameError: as ``verify_shuffle`` does.
    """
    return verify_shuffle(data)


def read_deck(data: bytes, rules: Rules) -> Deck:
    """The deck for a game that a file holds.

    Raises:
        GameError: as ``deck_from_bytes`` does.
    """
    return deck_from_bytes(data, rules)
