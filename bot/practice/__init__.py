"""The practice table: the very same bot on a simulated Discord, in a page of the browser.

It needs neither a Discord account nor a network, and comes with the extra ``practice``.
"""

from __future__ import annotations

from argparse import Namespace


def main(chosen: Namespace) -> int:
    """Run ``hokkaido practice``; returns the exit code.

    ``chosen`` has ``port`` (None for any free one), ``no_browser`` and ``people`` (1 to 5).

    Raises:
        ModuleNotFoundError: the extra is not installed.
    """
    from bot.practice.command import run

    return run(chosen.port or 0, browser=not chosen.no_browser, people=chosen.people)


__all__ = ["main"]
