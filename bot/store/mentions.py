"""Finds and removes people in the database's JSON: guests, former players, people notified.

SQL finds rows whose text contains a person's id; these functions parse that text. They never parse it as a
table, because personal data must be removable from tables that cannot be read too.
"""

from __future__ import annotations

import json
from typing import Any

#: The lists of people without a seat in a table's state, and the name of the role for each.
_GUESTS = {"invited": "invited", "spectators": "spectator", "keepers": "former player"}


def pattern(user_id: int) -> str:
    """Return the ``LIKE`` pattern for texts that contain this id."""
    return f"%{user_id}%"


def guests(state: str, user_id: int) -> list[tuple[str, str]]:
    """Return a person's guest roles in a table's state, each with the stored name."""
    found = _read(state)
    return [
        (called, str(guest["name"]))
        for where, called in _GUESTS.items()
        for guest in found.get(where, ())
        if guest["id"] == user_id
    ]


def without_guest(state: str, user_id: int) -> str:
    """Return a table's state without this guest."""
    found = _read(state)
    for where in _GUESTS.keys() & found.keys():
        found[where] = [guest for guest in found[where] if guest["id"] != user_id]
    return _written(found)


def former_name(event: str, user_id: int) -> str | None:
    """Return the name of a seat's former player in an event; None if that is someone else."""
    former = _read(event).get("former")
    return str(former["name"]) if former and former["id"] == user_id else None


def without_former(event: str) -> str:
    """Return the event without the seat's former player."""
    return _written(_read(event) | {"former": None})


def people_in(occasion: str) -> list[str]:
    """Return the user ids in a message's occasion."""
    return occasion.split(",")


def without_person(occasion: str, user_id: int) -> str:
    """Return the occasion without this person."""
    return ",".join(other for other in people_in(occasion) if other != str(user_id))


def own_deck(options: str) -> str | None:
    """Return the host's custom deck in a table's options, or None."""
    deck = _read(options).get("own_deck")
    return None if deck is None else str(deck)


def _read(text: str) -> dict[str, Any]:
    """Parse a JSON object; return an empty one if it is invalid."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
