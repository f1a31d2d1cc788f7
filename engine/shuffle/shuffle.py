"""Fair shuffles from a committed secret seed and the id of a public message, and their verification.

Before the deal, a secret seed is drawn, and a message in the channel publishes a commitment to the seed and
the deck. The seed and the message's Discord id determine the shuffle (docs/shuffle.md), so neither the bot's
owner nor a player can choose the deal. The seed is published after the game.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import replace

from engine import reading
from engine.decks import Deck, deck_to_json, provinces_to_json
from engine.errors import GameError
from engine.options import GameOptions
from engine.record.record import read_record
from engine.setup import Setup, draw_up
from engine.shuffle.proof import ShuffleProof, read_proof


def commitment_to(secret: str, deck: Deck) -> str:
    """The commitment to a secret seed and a whole deck, in hexadecimal.

    It is SHA-256 over the secret in hexadecimal, a line feed and the digest of the deck.
    """
    return hashlib.sha256(f"{secret}\n{digest_of(deck)}".encode("ascii")).hexdigest()


def digest_of(deck: Deck) -> str:
    """SHA-256, in hexadecimal, over all components of a deck that can be drawn.

    The input is JSON in ASCII with sorted keys and without spaces: the deck in the form of records, its goal
    cards in ascending order, and its provinces.
    """
    whole = {
        "deck": deck_to_json(deck),
        "goals": sorted(deck.goals),
        "provinces": provinces_to_json(deck.provinces),
    }
    written = json.dumps(whole, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode("ascii")).hexdigest()


def shuffle_seed(secret: str, message_id: int | None) -> str:
    """The seed for ``draw_up`` from a secret and a message, in hexadecimal.

    It is HMAC-SHA256 with the secret in hexadecimal as the key, over the message's id in decimal and a line
    feed. Without a message it is the secret itself.
    """
    if message_id is None:
        return secret
    return hmac.digest(secret.encode("ascii"), f"{message_id}\n".encode("ascii"), hashlib.sha256).hex()


def check_commitment(deck: Deck, proof: ShuffleProof) -> None:
    """Recompute and compare the commitment; ``deck`` has the provinces and goals of the proof.

    Raises:
        GameError: ``wrong-commitment``.
    """
    if commitment_to(proof.secret, _whole(deck, proof)) != proof.commitment:
        raise GameError("wrong-commitment")


def check_shuffle(options: GameOptions, deck: Deck, setup: Setup, proof: ShuffleProof) -> None:
    """Recompute and compare the commitment and the set-up.

    Raises:
        GameError: ``wrong-commitment``, or ``wrong-shuffle`` with the first place that differs.
    """
    check_commitment(deck, proof)
    seed = shuffle_seed(proof.secret, proof.message_id)
    expected = draw_up(options, _whole(deck, proof), seed, proof.scoring_card)
    for name in ("order", "provinces", "goals", "turn_order", "scoring_card"):
        if getattr(expected, name) != getattr(setup, name):
            raise GameError("wrong-shuffle", place=f"setup.{name}")


def _whole(deck: Deck, proof: ShuffleProof) -> Deck:
    """The shuffled deck: a record's deck with the provinces and goals of the proof."""
    return replace(deck, provinces=proof.provinces, goals=tuple(sorted(proof.goals)))


def verify_shuffle(data: bytes) -> ShuffleProof:
    """Check that a record's secret matches the commitment, and its set-up the secret and the message.

    Raises:
        GameError: the file is not a record, has no proof of its shuffle, or does not match.
    """
    record = read_record(data)
    members = reading.object_of(reading.parse_json(data), "record")
    proof = read_proof(members, record.options.rules, record.deck.cubes)
    check_shuffle(record.options, record.deck, record.setup, proof)
    return proof
