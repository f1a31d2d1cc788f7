"""An independent shuffle checker, written from docs/shuffle.md and docs/record.md alone.

It shares no code with the engine, so it reveals where the engine differs from these pages.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterable, Sequence
from typing import Any


class Blocks:
    """The stream of random numbers for a key."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.counter = 0

    def below(self, bound: int) -> int:
        greatest = 2**256 // bound * bound
        while True:
            digest = hmac.new(self.key, self.counter.to_bytes(8, "big"), hashlib.sha256).digest()
            self.counter += 1
            block = int.from_bytes(digest, "big")
            if block < greatest:
                return block % bound

    def shuffle(self, items: Iterable[int]) -> list[int]:
        found = list(items)
        for last in range(len(found) - 1, 0, -1):
            other = self.below(last + 1)
            found[last], found[other] = found[other], found[last]
        return found

    def choice(self, items: Sequence[int]) -> int:
        return items[self.below(len(items))]


def commitment(record: dict[str, Any]) -> str:
    """SHA-256 over the secret's letters and the deck's digest."""
    shuffle = record["shuffle"]
    whole = {"deck": record["deck"], "goals": shuffle["goals"], "provinces": shuffle["provinces"]}
    written = json.dumps(whole, sort_keys=True, separators=(",", ":"))
    digest = hashlib.sha256(written.encode("ascii")).hexdigest()
    return hashlib.sha256(f"{shuffle['secret']}\n{digest}".encode("ascii")).hexdigest()


def seed(secret: str, message_id: str | None) -> str:
    """The seed of the shuffle."""
    if message_id is None:
        return secret
    return hmac.new(secret.encode("ascii"), f"{message_id}\n".encode("ascii"), hashlib.sha256).hexdigest()


def first_difference(record: dict[str, Any], told: str) -> str | None:
    """The first part of a record that does not follow from its secret and message, or None.

    ``told`` is the posted commitment.
    """
    shuffle, setup, game = record["shuffle"], record["setup"], record["game"]
    if not told == shuffle["commitment"] == commitment(record):
        return "commitment"
    players = game["players"]
    blocks = Blocks(seed(shuffle["secret"], shuffle["message"]).encode("ascii"))
    if blocks.shuffle(range(1, 61)) != setup["order"]:
        return "order"
    squares = {province["id"]: province[game["side"].lower()] for province in shuffle["provinces"]}
    drawn = blocks.shuffle(range(1, 7))[:players]
    if [(number, squares[number]) for number in drawn] != [
        (province["id"], province["squares"]) for province in setup["provinces"]
    ]:
        return "provinces"
    if game["with_goals"]:
        goals = blocks.shuffle(sorted(shuffle["goals"]))[: players + 2]
        if sorted(goals) != setup["goals"]:
            return "goals"
    if game["selection"] == "trick" and blocks.shuffle(range(players)) != setup["turn_order"]:
        return "turn_order"
    card = shuffle["scoring_card"]
    if card == "random":
        card = blocks.choice(range(1, 9))
    return None if card == setup["scoring_card"] else "scoring_card"
