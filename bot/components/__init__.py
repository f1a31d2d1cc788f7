"""What happens when somebody presses a button or chooses from a menu: one function a component.

``COMPONENTS`` has them all by their names in custom ids; ``press`` is what the client calls.
"""

from bot.components import (
    helping,
    history,
    lobby,
    placing,
    playing,
    privacy,
    seats,
    settings,
    shuffles,
    trick,
    votes,
)
from bot.components.registry import COMPONENTS, press

__all__ = [
    "COMPONENTS",
    "helping",
    "history",
    "lobby",
    "placing",
    "playing",
    "press",
    "privacy",
    "seats",
    "settings",
    "shuffles",
    "trick",
    "votes",
]
