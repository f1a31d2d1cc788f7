"""Faults between the bot and Discord, switched on and off by a test."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum


class Kind(StrEnum):
    """How a request fails."""

    REFUSED = "refused"  # with the fault's status, as JSON
    PAGE = "page"  # with the fault's status, as the HTML page of a proxy
    LIMITED = "limited"  # too many requests
    RESET = "reset"  # the connection breaks before the request is handled
    SILENCE = "silence"  # nothing happens until the fault ends; then the connection breaks
    SLOW = "slow"  # the request is handled after a delay
    LOST_ANSWER = "lost answer"  # the request is handled, but the connection breaks before the response


#: With these, the request is still handled.
DONE = (Kind.SLOW, Kind.LOST_ANSWER)

#: The default delay of slow requests in seconds.
SLOWNESS = 0.5


@dataclass(slots=True)
class Fault:
    """A fault for the requests whose method and path, with a space in between, match the whole pattern."""

    kind: Kind
    requests: re.Pattern[str]
    status: int = 500
    code: int = 0
    #: Seconds by which slow requests are delayed.
    delay: float = SLOWNESS
    #: How many requests have met it.
    hits: int = 0

    def applies_to(self, request: str) -> bool:
        """Whether this request meets the fault; counts it if so."""
        applies = self.requests.fullmatch(request) is not None
        self.hits += applies
        return applies


@dataclass(slots=True)
class Faults:
    """The current faults, and the listeners for requests."""

    present: list[Fault] = field(default_factory=list)
    #: Called with the method and path of each request, before its response is sent.
    listeners: list[Callable[[str], None]] = field(default_factory=list)

    def begin(
        self,
        kind: Kind,
        requests: str = ".*",
        *,
        status: int = 500,
        code: int = 0,
        delay: float = SLOWNESS,
    ) -> Fault:
        """Begin a fault for matching requests."""
        fault = Fault(kind, re.compile(requests), status, code, delay)
        self.present.append(fault)
        return fault

    def end(self) -> None:
        """End all faults."""
        self.present.clear()

    def of(self, request: str) -> Fault | None:
        """The fault that this request meets, if any."""
        return next((fault for fault in self.present if fault.applies_to(request)), None)
