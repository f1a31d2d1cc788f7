"""What happens when somebody presses a button or chooses from a menu: one function a component.

``COMPONENTS`` has them all by their names in custom ids; ``Presses`` hears of every press.
"""

from bot.components import (
    alone,
    game_over,
    helping,
    history,
    lobby,
    placing,
    playing,
    privacy,
    seats,
    settings,
    shuffles,
    table_options,
    trick,
    typed_spot,
    votes,
)
from bot.components.registry import COMPONENTS, Presses

__all__ = [
    "COMPONENTS",
    "Presses",
    "alone",
    "game_over",
    "helping",
    "history",
    "lobby",
    "placing",
    "playing",
    "privacy",
    "seats",
    "settings",
    "shuffles",
    "table_options",
    "trick",
    "typed_spot",
    "votes",
]
