"""What ``hokkaido doctor`` checks, in order. The quick checks also run at each start of the bot."""

from __future__ import annotations

import logging

from bot.command_line.checks import local, online
from bot.command_line.checks.finding import Check, Installation
from bot.settings import Settings

log = logging.getLogger(__name__)

CHECKS = (
    Check("settings", "is each known?", local.settings),
    Check("bot", "if it is running, is it healthy?", local.bot),
    Check("database", "can it be written, and does it have this version's schema?", local.database),
    Check("disk", "is there room for more games and a backup?", local.disk, is_quick=True),
    Check("backup", "is there one from the last seven days?", local.backup, is_quick=True),
    Check("memory", "is there enough for the workers?", local.memory, is_quick=True),
    Check("clock", "does it agree with Discord's?", online.clock, is_quick=True),
    Check("application", "does Discord accept it, and grant and list what it needs?", online.application),
    Check("board", "if there is one, does its address lead to it, as for a browser?", online.board),
    Check("tunnel", "if the board needs one, is its program installed?", online.tunnel),
)


async def log_quick_findings(settings: Settings) -> None:
    """Log what the quick checks find before the bot connects."""
    for check in CHECKS:
        if check.is_quick:
            async for finding in check.find(Installation(settings, is_running=False)):
                level = logging.ERROR if finding.stops_play else logging.WARNING
                log.log(level, "%s %s", finding.sentence, finding.to_paste)
