"""The handlers of buttons, menus and modals: one function per component.

``COMPONENTS`` has them by their names in custom ids; ``take_press`` handles each press.
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
