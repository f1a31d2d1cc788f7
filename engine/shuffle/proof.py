"""The proof of a shuffle, published after the game under the key ``shuffle`` of a record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine import reading
from engine.decks import provinces_from_json, provinces_to_json
from engine.errors import InvalidInput
from engine.options import Rules
from engine.parts.cards import Province
from engine.parts.squares import Colour
from engine.scoring import SCORING_CARDS
from engine.scoring.goals import GOALS

#: The value of ``shuffle.method`` in records.
METHOD = "hokkaido-shuffle/2"

#: The length of a secret seed and of a commitment: 32 bytes in lower-case hexadecimal.
HEX_LETTERS = 64

#: The largest possible Discord id: 64 bits.
_GREATEST_ID = (1 << 64) - 1

#: The host's choice: a scoring card, a random one, or none.
ScoringCardChoice = int | Literal["random"] | None


@dataclass(frozen=True, slots=True)
class ShuffleProof:
    """The inputs of a shuffle, published after the game; the key ``shuffle`` of a record.

    ``message_id`` is the Discord id of the public message with the commitment, or None. ``goals`` are the
    deck's goal cards and ``provinces`` all its provinces.
    """

    commitment: str
    secret: str
    message_id: int | None
    scoring_card: ScoringCardChoice
    goals: tuple[int, ...]
    provinces: tuple[Province, ...]

    def to_json(self) -> dict[str, object]:
        """The proof in the form of records (docs/record.md)."""
        return {
            "method": METHOD,
            "commitment": self.commitment,
            "secret": self.secret,
            "message": None if self.message_id is None else str(self.message_id),
            "scoring_card": self.scoring_card,
            "goals": list(self.goals),
            "provinces": provinces_to_json(self.provinces),
        }


def read_proof(members: Mapping[str, object], rules: Rules, cubes: Mapping[Colour, int]) -> ShuffleProof:
    """Read the value of ``shuffle`` in a record whose deck has these cubes.

    Raises:
        InvalidInput: ``no-shuffle``, or a missing or unknown value.
    """
    if members.get("shuffle") is None:
        raise InvalidInput("no-shuffle")
    shuffle = reading.object_of(members["shuffle"], "shuffle")
    method = reading.text(reading.member(shuffle, "method", "shuffle"), "shuffle.method")
    if method != METHOD:
        raise InvalidInput("unknown-value", place="shuffle.method", value=reading.shown(method))
    message = shuffle.get("message")
    return ShuffleProof(
        _hex(shuffle, "commitment"),
        _hex(shuffle, "secret"),
        None if message is None else _discord_id(message, "shuffle.message"),
        _read_scoring_card(shuffle.get("scoring_card")),
        _read_goals(shuffle.get("goals")),
        provinces_from_json(reading.member(shuffle, "provinces", "shuffle"), rules, cubes),
    )


def _hex(shuffle: Mapping[str, object], name: str) -> str:
    place = f"shuffle.{name}"
    written = reading.text(reading.member(shuffle, name, "shuffle"), place)
    if len(written) != HEX_LETTERS or not set(written) <= set("0123456789abcdef"):
        raise InvalidInput("not-hexadecimal", place=place, letters=HEX_LETTERS)
    return written


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
