"""Where ``hokkaido`` begins, and ``python -m bot``.

It imports next to nothing at once: each worker process imports the program that has started it, too, and is
to load neither Discord nor the database for that.
"""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command line and return the exit code."""
    from bot import command_line

    return command_line.main()


if __name__ == "__main__":
    sys.exit(main())
