"""Where ``hokkaido`` begins, and ``python -m bot``.

It imports next to nothing at once: each worker process imports the program that has started it, too, and is
to load neither Discord nor the database for that.
"""

from __future__ import annotations

import gc
import sys

#: How many new objects there are before the garbage collector scans them. What imports leave stays, and
#: scanning it again and again takes a tenth of the time of a start.
OBJECTS_BETWEEN_COLLECTIONS = 100_000


def main() -> int:
    """Run the command line and return the exit code."""
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS)
    from bot import command_line

    return command_line.main()


if __name__ == "__main__":
    sys.exit(main())
