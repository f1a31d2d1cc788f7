"""The handlers of buttons, menus and modals: one function per component.

``COMPONENTS`` has them by their names in custom ids; ``take_press`` handles each press.
"""

from bot.components import game_over, looking, playing, settings, table  # noqa: F401 - each declares its components
from bot.components.registry import COMPONENTS, take_press

__all__ = ["COMPONENTS", "take_press"]
