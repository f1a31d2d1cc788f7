"""Where the JSON in the database names a person: guests, former players, people told.

SQL finds rows whose text contains a person's id; these functions read that JSON. A table that cannot be read
must still forget a person, so the JSON is taken as it is and never read as a table.
"""

from __future__ import annotations

import json
from typing import Any

#: The lists of guests in what goes on at a table, and what a guest in each is called.
_GUESTS = {"invited": "invited", "spectators": "spectator"}


def pattern(user_id: int) -> str:
    """What a text that holds this id is LIKE."""
    return f"%{user_id}%"


def guests(affairs: str, user_id: int) -> list[tuple[str, str]]:
    """As what this person is a guest of a table, and by which name."""
    found = _read(affairs)
    return [
        (called, str(guest["name"]))
        for where, called in _GUESTS.items()
        for guest in found.get(where, ())
        if guest["id"] == user_id
    ]


def without_guest(affairs: str, user_id: int) -> str:
    """What goes on at a table, without this guest."""
    found = _read(affairs)
    for where in _GUESTS.keys() & found.keys():
        found[where] = [guest for guest in found[where] if guest["id"] != user_id]
    return _written(found)


def former_name(event: str, user_id: int) -> str | None:
    """The name by which this person sat where somebody else does now, as an event tells it."""
    former = _read(event).get("former")
    return str(former["name"]) if former and former["id"] == user_id else None


def without_former(event: str) -> str:
    """An event that says no more who sat there."""
    return _written(_read(event) | {"former": None})


def people_told(shown: str) -> list[str]:
    """The ids in the occasion of a message that is about a list of people."""
    return str(_read(shown).get("occasion", "")).split(",")


def without_told(shown: str, user_id: int) -> str:
    """The message record with this person removed."""
    others = ",".join(other for other in people_told(shown) if other != str(user_id))
    return _written(_read(shown) | {"occasion": others})


def own_deck(options: str) -> str | None:
    """The deck of a host's own in the choices for a table."""
    deck = _read(options).get("own_deck")
    return None if deck is None else str(deck)


def _read(text: str) -> dict[str, Any]:
    """An object; one that cannot be read names nobody."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
