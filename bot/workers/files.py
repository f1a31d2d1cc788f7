"""Files: those that people attach, which may be made to take long, and what is kept of them, handed out."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping

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


@long_work
def write_data(document: Mapping[str, object]) -> bytes:
    """Everything that is kept of a person, as JSON in UTF-8."""
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode("utf-8")


@long_work
def compress(data: bytes) -> bytes:
    """A file as gzip has it."""
    return gzip.compress(data)
