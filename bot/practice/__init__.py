"""The practice table: the very same bot on a simulated Discord, in a page of the browser.

It needs neither a Discord account nor a network, and comes with the extra ``practice``.
"""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str]) -> int:
    """Run ``hokkaido practice`` with its arguments; returns the exit code.

    Raises:
        ModuleNotFoundError: the extra is not installed.
    """
    from bot.practice.command import run

    return run(arguments)


__all__ = ["main"]
