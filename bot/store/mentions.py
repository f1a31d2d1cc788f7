"""Where texts in the database name a person: guests, former players, people notified.

SQL finds rows whose text contains a person's id; these functions read that JSON. A table that cannot be read
must still forget a person, so the JSON is taken as it is and never read as a table.
"""

from __future__ import annotations

import json
from typing import Any

#: The lists of people without a seat in a table's state, and the word for one in each.
_GUESTS = {"invited": "invited", "spectators": "spectator", "keepers": "former player"}


def pattern(user_id: int) -> str:
    """The pattern for ``LIKE`` that finds texts with this id."""
    return f"%{user_id}%"


def guests(state: str, user_id: int) -> list[tuple[str, str]]:
    """The roles that this person has as a guest in a table's state, each with the stored name."""
    found = _read(state)
    return [
        (called, str(guest["name"]))
        for where, called in _GUESTS.items()
        for guest in found.get(where, ())
        if guest["id"] == user_id
    ]


def without_guest(state: str, user_id: int) -> str:
    """A table's state without this guest."""
    found = _read(state)
    for where in _GUESTS.keys() & found.keys():
        found[where] = [guest for guest in found[where] if guest["id"] != user_id]
    return _written(found)


def former_name(event: str, user_id: int) -> str | None:
    """The person's name in the event by which someone else got their seat; None if it names another."""
    former = _read(event).get("former")
    return str(former["name"]) if former and former["id"] == user_id else None


def without_former(event: str) -> str:
    """The event without the name of the seat's former player."""
    return _written(_read(event) | {"former": None})


def people_in(occasion: str) -> list[str]:
    """The ids in the occasion of a message that is about a list of people."""
    return occasion.split(",")


def without_person(occasion: str, user_id: int) -> str:
    """The occasion with this person removed."""
    return ",".join(other for other in people_in(occasion) if other != str(user_id))


def own_deck(options: str) -> str | None:
    """The host's own deck in a table's options."""
    deck = _read(options).get("own_deck")
    return None if deck is None else str(deck)


def _read(text: str) -> dict[str, Any]:
    """The object; an empty one if it cannot be read."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
