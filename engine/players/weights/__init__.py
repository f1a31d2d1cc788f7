"""The learned weights of a map's features (docs/opponents.md)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from engine import reading
from engine.errors import InvalidInput
from engine.maps.features import FEATURES
from engine.options import ROUNDS, Rules

#: The weights of all features for each round, in thousandths of a point.
Weights = tuple[tuple[int, ...], ...]

#: The maximum absolute value of a weight.
_LARGEST = 1_000_000


@cache
def weights_of(rules: Rules) -> Weights:
    """The weights of a game, for maps at the end of round 1, 2, ..., 12."""
    data = (resources.files("engine.players.weights") / f"{rules}.json").read_bytes()
    members = reading.object_of(reading.parse_json(data), "weights")
    columns = [_column(members, name) for name in FEATURES]
    return tuple(zip(*columns, strict=True))


def _column(members: Mapping[str, object], name: str) -> list[int]:
    entries = reading.array_of(reading.member(members, name, "weights"), name)
    if len(entries) != ROUNDS:
        raise InvalidInput("wrong-length", place=name, expected=ROUNDS, found=len(entries))
    return [
        reading.integer(entry, f"{name}[{place}]", -_LARGEST, _LARGEST) for place, entry in enumerate(entries)
    ]
