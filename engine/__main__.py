"""``python -m engine``: play, verify and look at game records (docs/record.md)."""

from __future__ import annotations

import sys

from engine.command_line import main

if __name__ == "__main__":
    sys.exit(main())
