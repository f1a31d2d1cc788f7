from __future__ import annotations

from tests.bot.seeds import seeds

__all__ = ["seeds"]
