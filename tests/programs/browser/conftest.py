from __future__ import annotations

from tests.chromium import chromium

__all__ = ["chromium"]
