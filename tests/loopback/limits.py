"""Discord's limits of how many requests may come in what time, with the headers that tell of them.

Where Discord documents no figure, the ones here are those that its headers have shown for years.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from dataclasses import dataclass

#: Every request that names the bot's token, interactions apart: so many in a second.
EVERYWHERE = 50


@dataclass(frozen=True, slots=True)
class Limit:
    """So many requests in so many seconds."""

    count: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Rule:
    """A limit and the requests that share it: those whose paths give the same text."""

    name: str
    method: str
    path: re.Pattern[str]
    limit: Limit


RULES = (
    Rule("messages", "POST", re.compile(r"/channels/(\d+)/messages"), Limit(5, 5.0)),
    Rule("edits", "PATCH", re.compile(r"/channels/(\d+)/messages/\d+"), Limit(5, 5.0)),
    Rule("deletions", "DELETE", re.compile(r"/channels/(\d+)/messages/\d+"), Limit(5, 1.0)),
    Rule("follow-ups", "*", re.compile(r"/webhooks/\d+/([^/]+).*"), Limit(5, 2.0)),
)
OTHERS = Limit(50, 1.0)


class Window:
    """Counts the requests since the first one of the present window."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self._began = 0.0
        self._count = 0

    def take(self, now: float) -> bool:
        """Count one more, if it may come now."""
        if now >= self._began + self.limit.seconds:
            self._began, self._count = now, 0
        if self._count >= self.limit.count:
            return False
        self._count += 1
        return True

    def left(self) -> int:
        """How many more may come in this window."""
        return self.limit.count - self._count

    def ends_in(self, now: float) -> float:
        """Seconds until the next window."""
        return max(0.001, self._began + self.limit.seconds - now)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a request may come, and the headers that tell of it."""

    headers: dict[str, str]
    retry_after: float | None = None
    everywhere: bool = False


class RateLimits:
    """All windows; ``hits`` counts the requests that came too early, by the name of the limit."""

    def __init__(self) -> None:
        self.hits: Counter[str] = Counter()
        #: Whether requests are refused at all; the headers come in any case.
        self.enforced = True
        self._everywhere = Window(Limit(EVERYWHERE, 1.0))
        self._windows: dict[str, Window] = {}

    def judge(self, method: str, path: str) -> Verdict:
        """Whether this request may come now."""
        now = time.monotonic()
        if path.startswith("/interactions/"):
            return Verdict({})
        of_interaction = path.startswith("/webhooks/")
        if not of_interaction and not self._everywhere.take(now) and self.enforced:
            return self._refused("everywhere", {"X-RateLimit-Global": "true"}, self._everywhere, now)
        name, key, limit = _shared(method, path)
        window = self._windows.setdefault(key, Window(limit))
        taken = window.take(now)
        headers = {
            "X-RateLimit-Limit": str(limit.count),
            "X-RateLimit-Remaining": str(window.left()),
            "X-RateLimit-Reset": f"{time.time() + window.ends_in(now):.3f}",
            "X-RateLimit-Reset-After": f"{window.ends_in(now):.3f}",
            "X-RateLimit-Bucket": name,
        }
        if not taken and self.enforced:
            return self._refused(name, headers, window, now)
        return Verdict(headers)

    def _refused(self, name: str, headers: dict[str, str], window: Window, now: float) -> Verdict:
        self.hits[name] += 1
        after = window.ends_in(now)
        # Without Via discord.py takes the answer for one of Cloudflare, and gives up.
        told = {**headers, "Via": "1.1 google", "Retry-After": f"{after:.3f}"}
        return Verdict(told, after, everywhere=name == "everywhere")


def _shared(method: str, path: str) -> tuple[str, str, Limit]:
    """The name of the limit of a request, what it shares it by, and the limit."""
    for rule in RULES:
        found = rule.path.fullmatch(path)
        if found is not None and rule.method in (method, "*"):
            return rule.name, f"{rule.name} {found[1]}", rule.limit
    route = f"{method} {re.sub(r'[0-9]+', 'N', path)}"
    return route, route, OTHERS
