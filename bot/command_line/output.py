"""What the commands print when something is wrong, and the exit codes that they share."""

from __future__ import annotations

import sys

FAILED = 1
WRONG_USAGE = 2


def complain(problem: str) -> int:
    """Print one line on stderr and return the exit code for wrong usage."""
    print(" ".join(problem.split()), file=sys.stderr)
    return WRONG_USAGE
