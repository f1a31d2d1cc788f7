from __future__ import annotations

from tests.bot.seeds import seeds
from tests.chromium import chromium

__all__ = ["chromium", "seeds"]
