"""Fair shuffles: a secret seed that is committed to, words of the players, and the check of both.

Before a game begins, a secret seed is drawn, and a commitment to it and to the deck is shown to all. Players
may then add a word of their own. Last comes the number that Discord gives to a message that everybody sees.
All of it together gives the seed of the shuffle (docs/shuffle.md), so neither the person who runs the bot
nor any player can choose how the cards lie. In the end everything is revealed.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterable
from dataclasses import replace

from engine import reading
from engine.decks import Deck, deck_to_json, provinces_to_json, shipped_deck
from engine.errors import GameError
from engine.options import GameOptions
from engine.parts.cards import PROVINCES, Province
from engine.record.record import read_record
from engine.setup import Setup, draw_up
from engine.shuffle.proof import ShuffleProof, Word, read_proof


def commitment_to(secret: str, deck: Deck) -> str:
    """The commitment to a secret seed and a whole deck, in hexadecimal.

    It is SHA-256 over the letters of the secret, a line feed, and the digest of the deck.
    """
    return hashlib.sha256(f"{secret}\n{digest_of(deck)}".encode("ascii")).hexdigest()


def earlier_commitment_to(secret: str) -> str:
    """The commitment by the method before, which did not seal the deck: SHA-256 over the secret's letters.

    >>> earlier_commitment_to("0" * 64)
    '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55'
    """
    return hashlib.sha256(secret.encode("ascii")).hexdigest()


def digest_of(deck: Deck) -> str:
    """SHA-256, in hexadecimal, over everything in a deck that can be dealt.

    What is digested is JSON in ASCII with sorted keys and no spaces: the deck as in records, its goal cards
    in ascending order, and its provinces.
    """
    whole = {
        "deck": deck_to_json(deck),
        "goals": sorted(deck.goals),
        "provinces": provinces_to_json(deck.provinces),
    }
    written = json.dumps(whole, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode("ascii")).hexdigest()


def shuffle_seed(secret: str, words: Iterable[Word], message_id: int | None = None) -> str:
    """The seed that secret, words and message give, in hexadecimal: what ``draw_up`` shuffles with.

    With neither word nor message it is the secret itself. Otherwise it is HMAC-SHA256 with the letters of the
    secret as the key. What is hashed is, for each word in seat order, ``SEAT USER LENGTH:`` in ASCII, LENGTH
    being the number of bytes of the word in UTF-8, then these bytes and a line feed; and for the message its
    number in decimal and a line feed. So nothing can be mistaken for anything else.

    Raises:
        GameError: ``words-deleted``, a word is no longer known.
    """
    hashed = b""
    for word in sorted(words, key=lambda word: word.seat):
        if word.user_id is None or word.text is None:
            raise GameError("words-deleted")
        text = word.text.encode("utf-8")
        hashed += f"{word.seat} {word.user_id} {len(text)}:".encode("ascii") + text + b"\n"
    if message_id is not None:
        hashed += f"{message_id}\n".encode("ascii")
    return hmac.digest(secret.encode("ascii"), hashed, hashlib.sha256).hex() if hashed else secret


def check_commitment(deck: Deck, proof: ShuffleProof) -> None:
    """Make the commitment again, and compare; of ``deck`` provinces and goals are those of the proof.

    Raises:
        GameError: ``wrong-commitment``.
    """
    sealed = earlier_commitment_to(proof.secret)
    if proof.provinces:
        sealed = commitment_to(proof.secret, replace(deck, provinces=proof.provinces, goals=proof.goals))
    if sealed != proof.commitment:
        raise GameError("wrong-commitment")


def check_shuffle(options: GameOptions, deck: Deck, setup: Setup, proof: ShuffleProof) -> None:
    """Make the commitment and the set-up again, and compare.

    By the earlier method a record has only the provinces that were drawn. Those of a shipped deck are
    compared square by square then; of a table's own deck, only which of the six went to which seat.

    Raises:
        GameError: ``wrong-commitment``, ``wrong-shuffle`` with the first place that differs, or
            ``words-deleted``.
    """
    check_commitment(deck, proof)
    provinces = proof.provinces or _provinces(options, deck, setup)
    whole = replace(deck, provinces=provinces, goals=tuple(sorted(proof.goals)))
    seed = shuffle_seed(proof.secret, proof.words, proof.message_id)
    expected = draw_up(options, whole, seed, proof.scoring_card)
    for name in ("order", "provinces", "goals", "turn_order", "scoring_card"):
        if getattr(expected, name) != getattr(setup, name):
            raise GameError("wrong-shuffle", place=f"setup.{name}")


def _provinces(options: GameOptions, deck: Deck, setup: Setup) -> tuple[Province, ...]:
    """The six provinces that a shuffle draws from; of a table's own deck, as far as they are known."""
    shipped = shipped_deck(options.rules.value)
    if deck.cards == shipped.cards:
        return shipped.provinces
    drawn = {province.id: province.squares for province in setup.provinces}
    return tuple(
        Province(number, drawn.get(number, ()), drawn.get(number, ())) for number in range(1, PROVINCES + 1)
    )


def verify_shuffle(data: bytes) -> ShuffleProof:
    """Check the shuffle of a record: that its secret fits the commitment, and its set-up fits both.

    Raises:
        GameError: the file is not a record, says nothing about its shuffle, or does not fit.
    """
    record = read_record(data)
    members = reading.object_of(reading.parse_json(data), "record")
    options = record.options
    proof = read_proof(members, options.players, options.rules, record.deck.cubes)
    check_shuffle(record.options, record.deck, record.setup, proof)
    return proof
