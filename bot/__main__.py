"""The entry point of ``hokkaido`` and ``python -m bot``.

It imports almost nothing at module level, because each worker process imports this module too and should load
neither discord.py nor the database.
"""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command line and return the exit code."""
    from bot import command_line

    return command_line.main()


if __name__ == "__main__":
    sys.exit(main())
