"""What may go wrong between the bot and Discord, switched on and off by a test."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum


class Kind(StrEnum):
    """How a request goes wrong."""

    REFUSED = "refused"  # with the status of the fault, as JSON
    PAGE = "page"  # with the status of the fault, as a page of whoever stands in between
    LIMITED = "limited"  # too many requests
    RESET = "reset"  # the connection breaks before anything has been done
    SILENCE = "silence"  # nothing is done or said until the fault is over; then the connection breaks
    SLOW = "slow"  # it is done after a while
    LOST_ANSWER = "lost answer"  # it is done, and the connection breaks before the answer


#: With these, what was asked for is done.
DONE = (Kind.SLOW, Kind.LOST_ANSWER)

#: How many seconds pass until something slow is done.
SLOWNESS = 0.5


@dataclass(slots=True)
class Fault:
    """Goes wrong with those requests whose method and path, with a blank between, match entirely."""

    kind: Kind
    requests: re.Pattern[str]
    status: int = 500
    code: int = 0
    #: How many requests it has befallen.
    befallen: int = 0

    def befalls(self, request: str) -> bool:
        """Whether this request goes wrong, which is counted."""
        befallen = self.requests.fullmatch(request) is not None
        self.befallen += befallen
        return befallen


@dataclass(slots=True)
class Faults:
    """All that goes wrong at the moment, and who wants to hear of requests."""

    present: list[Fault] = field(default_factory=list)
    #: Called with method and path of each request that was done, before its answer goes out.
    listeners: list[Callable[[str], None]] = field(default_factory=list)

    def begin(self, kind: Kind, requests: str = ".*", *, status: int = 500, code: int = 0) -> Fault:
        """From now on requests like these go wrong."""
        fault = Fault(kind, re.compile(requests), status, code)
        self.present.append(fault)
        return fault

    def end(self) -> None:
        """Everything goes well again."""
        self.present.clear()

    def of(self, request: str) -> Fault | None:
        """What goes wrong with this request."""
        return next((fault for fault in self.present if fault.befalls(request)), None)
