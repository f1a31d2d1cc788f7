"""All pages of a log, turned one by one."""

from __future__ import annotations

from collections.abc import Sequence

from bot.history import LogEntry
from bot.views.log import log_screen
from bot.views.viewer import Viewer


def log_pages(viewer: Viewer, entries: Sequence[LogEntry]) -> list[str]:
    """The text of each page below its heading."""
    last = log_screen(viewer, entries, None)
    pages = [log_screen(viewer, entries, 0)]
    while pages[-1] != last:
        pages.append(log_screen(viewer, entries, len(pages)))
    return [page.text.partition("\n")[2] for page in pages]
