"""Discord's rate limits, and the headers that report them.

Where Discord documents no number, these are the ones that its headers have shown for years.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from dataclasses import dataclass

#: The global limit on requests with the bot's token, in a second; responses to interactions do not count.
EVERYWHERE = 50

#: The name of that limit.
GLOBAL = "everywhere"


@dataclass(frozen=True, slots=True)
class Limit:
    """A number of requests in a number of seconds."""

    count: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Rule:
    """A limit and the requests that share it: those with the same first group of ``path``."""

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
    """Counts the requests of the current window, which begins with its first request."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self._began = 0.0
        self._count = 0

    def take(self, now: float) -> bool:
        """Count a request if it is allowed now; returns whether it is."""
        if now >= self._began + self.limit.seconds:
            self._began, self._count = now, 0
        if self._count >= self.limit.count:
            return False
        self._count += 1
        return True

    def left(self) -> int:
        """How many more requests are allowed in this window."""
        return self.limit.count - self._count

    def ends_in(self, now: float) -> float:
        """Seconds until the next window."""
        return max(0.001, self._began + self.limit.seconds - now)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a request is allowed, and the headers that report its limit."""

    headers: dict[str, str]
    retry_after: float | None = None
    everywhere: bool = False


class RateLimits:
    """All windows; ``hits`` counts the refused requests, by the name of the limit."""

    def __init__(self) -> None:
        self.hits: Counter[str] = Counter()
        #: Whether requests are refused at all; the headers are sent in any case.
        self.enforced = True
        self._everywhere = Window(Limit(EVERYWHERE, 1.0))
        self._windows: dict[str, Window] = {}

    def judge(self, method: str, path: str) -> Verdict:
        """Count a request, and decide whether it is allowed."""
        now = time.monotonic()
        if path.startswith("/interactions/"):
            return Verdict({})
        of_interaction = path.startswith("/webhooks/")
        if not of_interaction and not self._everywhere.take(now) and self.enforced:
            return self._refused(GLOBAL, {"X-RateLimit-Global": "true"}, self._everywhere, now)
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
        # Without Via, discord.py takes the response for a ban by Cloudflare, and gives up.
        told = {**headers, "Via": "1.1 google", "Retry-After": f"{after:.3f}"}
        return Verdict(told, after, everywhere=name == GLOBAL)


def _shared(method: str, path: str) -> tuple[str, str, Limit]:
    """The name of a request's limit, the key of the window that it counts in, and the limit."""
    for rule in RULES:
        found = rule.path.fullmatch(path)
        if found is not None and rule.method in (method, "*"):
            return rule.name, f"{rule.name} {found[1]}", rule.limit
    route = f"{method} {re.sub(r'[0-9]+', 'N', path)}"
    return route, route, OTHERS
