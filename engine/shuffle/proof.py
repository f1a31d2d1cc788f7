"""What decided a shuffle, as it is revealed in the end, and the key ``shuffle`` of a record that holds it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine import reading
from engine.decks import provinces_from_json, provinces_to_json
from engine.errors import InvalidInput
from engine.options import Rules
from engine.parts.cards import Province
from engine.parts.squares import Colour
from engine.scoring import SCORING_CARDS
from engine.scoring.goals import GOALS

#: The method that the key ``shuffle`` of a record names, and the one before, of games begun earlier.
METHOD = "hokkaido-shuffle/2"
EARLIER_METHOD = "hokkaido-shuffle/1"

#: The length of a secret seed and of a commitment: 32 bytes in hexadecimal, in small letters.
HEX_LETTERS = 64

#: The largest id that Discord can give: 64 bits.
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
    asked for words. ``message_id`` is the number that Discord gave to the message which closed the words,
    None if there was none. ``goals`` are the goal cards in the deck and ``provinces`` all of its provinces;
    there are none in a proof by the earlier method, which did not seal the deck.
    """

    commitment: str
    secret: str
    words: tuple[Word, ...]
    scoring_card: ScoringCardChoice = None
    goals: tuple[int, ...] = GOALS
    provinces: tuple[Province, ...] = ()
    message_id: int | None = None

    def to_json(self) -> dict[str, object]:
        """The proof as records keep it (docs/record.md)."""
        data: dict[str, object] = {
            "method": METHOD if self.provinces else EARLIER_METHOD,
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
        if self.provinces:
            data["provinces"] = provinces_to_json(self.provinces)
            data["message"] = None if self.message_id is None else str(self.message_id)
        return data


def read_proof(
    members: Mapping[str, object], players: int, rules: Rules, cubes: Mapping[Colour, int]
) -> ShuffleProof:
    """The value of ``shuffle`` in a record with this number of players, and a deck with these cubes.

    Raises:
        InvalidInput: ``no-shuffle``, or a missing or unknown value.
    """
    if members.get("shuffle") is None:
        raise InvalidInput("no-shuffle")
    shuffle = reading.object_of(members["shuffle"], "shuffle")
    method = reading.text(reading.member(shuffle, "method", "shuffle"), "shuffle.method")
    if method not in (METHOD, EARLIER_METHOD):
        raise InvalidInput("unknown-value", place="shuffle.method", value=reading.shown(method))
    proof = ShuffleProof(
        _hex(shuffle, "commitment"),
        _hex(shuffle, "secret"),
        _read_words(reading.member(shuffle, "words", "shuffle"), players),
        _read_scoring_card(shuffle.get("scoring_card")),
        _read_goals(shuffle.get("goals")),
    )
    if method == EARLIER_METHOD:
        return proof
    provinces = reading.member(shuffle, "provinces", "shuffle")
    message = shuffle.get("message")
    return replace(
        proof,
        provinces=provinces_from_json(provinces, rules, cubes),
        message_id=None if message is None else _discord_id(message, "shuffle.message"),
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
    return Word(seat, _discord_id(user, f"{place}.user"), reading.text(text, f"{place}.word"))


def _discord_id(value: object, place: str) -> int:
    digits = reading.text(value, place)
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 20 and int(digits) <= _GREATEST_ID):
        raise InvalidInput("unknown-value", place=place, value=reading.shown(digits))
    return int(digits)


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
