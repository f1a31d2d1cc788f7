"""What happens when somebody presses a button or chooses from a menu: one function a component.

``COMPONENTS`` has them all by their names in custom ids; ``take_press`` takes each press.
"""

from bot.components import (  # noqa: F401 - each of them declares its components
    game_over,
    lobby,
    looking,
    placing,
    playing,
    settings,
    table,
)
from bot.components.registry import COMPONENTS, take_press

__all__ = ["COMPONENTS", "take_press"]
