"""The practice table: the very same bot on a simulated Discord, shown on a web page.

It needs neither a Discord account nor a network. The extra ``practice`` installs it.
"""

from __future__ import annotations

from argparse import Namespace


def main(chosen: Namespace) -> int:
    """Run ``hokkaido practice`` and return the exit code.

    ``chosen`` has ``port`` (None for any free one), ``no_browser``, ``people`` (1 to 5) and ``language`` (a
    locale, None for that of the machine).

    Raises:
        ModuleNotFoundError: the extra ``practice`` is not installed.
    """
    from bot.practice.command import run

    return run(chosen.port or 0, browser=not chosen.no_browser, people=chosen.people, locale=chosen.language)


__all__ = ["main"]
