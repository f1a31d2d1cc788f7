"""Fair shuffles: a secret seed that is committed to, words of the players, and the check of both.

Before a game begins, a secret seed is drawn and its commitment shown to all. Players may then add a word of
their own. Secret and words together give the seed of the shuffle (docs/shuffle.md), so neither the person
who runs the bot nor any player can choose how the cards lie. In the end everything is revealed.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine import reading
from engine.cards import PROVINCES, Province
from engine.decks import Deck, shipped_deck
from engine.errors import GameError, InvalidInput
from engine.goals import GOALS
from engine.options import GameOptions
from engine.record import read_record
from engine.scoring import SCORING_CARDS
from engine.setup import Setup, draw_up

#: The method that the key ``shuffle`` of a record names.
METHOD = "hokkaido-shuffle/1"

#: The length of a secret seed and of a commitment: 32 bytes in hexadecimal, in small letters.
HEX_LETTERS = 64

#: The largest user id that Discord can give: 64 bits.
_GREATEST_ID = (1 << 64) - 1

#: What the host has chosen: a scoring card, one at random, or none.
ScoringCardChoice = int | Literal["random"] | None


@dataclass(frozen=True, slots=True)
class Word:
    """What the person at a seat has added to the shuffle; ``text`` may be empty.

    ``user_id`` and ``text`` are None if the person's data was deleted after the game.
    """

    seat: int
    user_id: int | None
    text: str | None


@dataclass(frozen=True, slots=True)
class ShuffleProof:
    """Everything that decided a shuffle, revealed when the game is over; the key ``shuffle`` of a record.

    ``words`` has one entry for each seat of a person, in seat order, and none at all if players were not
    asked for words. ``goals`` are the goal cards in the deck.
    """

    commitment: str
    secret: str
    words: tuple[Word, ...]
    scoring_card: ScoringCardChoice = None
    goals: tuple[int, ...] = GOALS

    def to_json(self) -> dict[str, object]:
        """The proof as records keep it (docs/record.md)."""
        return {
            "method": METHOD,
            "commitment": self.commitment,
            "secret": self.secret,
            "words": [
                {
                    "seat": word.seat,
                    "user": None if word.user_id is None else str(word.user_id),
                    "word": word.text,
                }
                for word in self.words
            ],
            "scoring_card": self.scoring_card,
            "goals": list(self.goals),
        }


def commitment_to(secret: str) -> str:
    """The commitment to a secret seed: SHA-256 over its letters, in hexadecimal.

    >>> commitment_to("0" * 64)
    '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55'
    """
    return hashlib.sha256(secret.encode("ascii")).hexdigest()


def shuffle_seed(secret: str, words: Iterable[Word]) -> str:
    """The seed that secret and words give, in hexadecimal: what ``draw_up`` shuffles with.

    Without any word it is the secret itself. Otherwise it is HMAC-SHA256 with the letters of the secret as
    the key. The message is, for each word in seat order, ``SEAT USER LENGTH:`` in ASCII, LENGTH being the
    number of bytes of the word in UTF-8, then these bytes and a line feed; so no two lists of words have
    the same message.

    Raises:
        GameError: ``words-deleted``, a word is no longer known.
    """
    message = b""
    for word in sorted(words, key=lambda word: word.seat):
        if word.user_id is None or word.text is None:
            raise GameError("words-deleted")
        text = word.text.encode("utf-8")
        message += f"{word.seat} {word.user_id} {len(text)}:".encode("ascii") + text + b"\n"
    if not message:
        return secret
    return hmac.digest(secret.encode("ascii"), message, hashlib.sha256).hex()


def check_shuffle(options: GameOptions, deck: Deck, setup: Setup, proof: ShuffleProof) -> None:
    """Make the commitment and the set-up again, and compare.

    The deck of a record has only the provinces that were drawn. Those of a shipped deck are compared square
    by square; of a table's own deck, only which of the six went to which seat.

    Raises:
        GameError: ``wrong-commitment``, ``wrong-shuffle`` with the first place that differs, or
            ``words-deleted``.
    """
    if commitment_to(proof.secret) != proof.commitment:
        raise GameError("wrong-commitment")
    whole = replace(deck, provinces=_provinces(options, deck, setup), goals=tuple(sorted(proof.goals)))
    seed = shuffle_seed(proof.secret, proof.words)
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
    proof = read_proof(reading.object_of(reading.parse_json(data), "record"), record.options.players)
    check_shuffle(record.options, record.deck, record.setup, proof)
    return proof


def read_proof(members: Mapping[str, object], players: int) -> ShuffleProof:
    """The value of ``shuffle`` in a record with this number of players.

    Raises:
        InvalidInput: ``no-shuffle``, or a missing or unknown value.
    """
    if members.get("shuffle") is None:
        raise InvalidInput("no-shuffle")
    shuffle = reading.object_of(members["shuffle"], "shuffle")
    method = reading.text(reading.member(shuffle, "method", "shuffle"), "shuffle.method")
    if method != METHOD:
        raise InvalidInput("unknown-value", place="shuffle.method", value=reading.shown(method))
    return ShuffleProof(
        _hex(shuffle, "commitment"),
        _hex(shuffle, "secret"),
        _read_words(reading.member(shuffle, "words", "shuffle"), players),
        _read_scoring_card(shuffle.get("scoring_card")),
        _read_goals(shuffle.get("goals")),
    )


def _hex(shuffle: Mapping[str, object], name: str) -> str:
    place = f"shuffle.{name}"
    written = reading.text(reading.member(shuffle, name, "shuffle"), place)
    if len(written) != HEX_LETTERS or not set(written) <= set("0123456789abcdef"):
        raise InvalidInput("not-hexadecimal", place=place, letters=HEX_LETTERS)
    return written


def _read_words(value: object, players: int) -> tuple[Word, ...]:
    words = []
    least = 0
    for index, entry in enumerate(reading.array_of(value, "shuffle.words")):
        place = f"shuffle.words[{index}]"
        members = reading.object_of(entry, place)
        # In ascending order, so that nobody has two words.
        seat = reading.integer(reading.member(members, "seat", place), f"{place}.seat", least, players - 1)
        words.append(_read_word(members, place, seat))
        least = seat + 1
    return tuple(words)


def _read_word(members: Mapping[str, object], place: str, seat: int) -> Word:
    user, text = reading.member(members, "user", place), reading.member(members, "word", place)
    if user is None or text is None:
        return Word(seat, None, None)
    digits = reading.text(user, f"{place}.user")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 20 and int(digits) <= _GREATEST_ID):
        raise InvalidInput("unknown-value", place=f"{place}.user", value=reading.shown(digits))
    return Word(seat, int(digits), reading.text(text, f"{place}.word"))


def _read_scoring_card(value: object) -> ScoringCardChoice:
    if value == "random":
        return "random"
    if value is None:
        return None
    return reading.integer(value, "shuffle.scoring_card", 1, SCORING_CARDS)


def _read_goals(value: object) -> tuple[int, ...]:
    if value is None:
        return GOALS
    place = "shuffle.goals"
    goals = tuple(
        reading.integer(goal, f"{place}[{index}]", 1, len(GOALS))
        for index, goal in enumerate(reading.array_of(value, place))
    )
    if len(set(goals)) < len(goals):
        raise InvalidInput("goal-twice", "7.1", place=place)
    return goals
