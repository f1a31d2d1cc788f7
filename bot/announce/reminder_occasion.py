"""What a reminder is about, as it is noted with the message."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from bot.tables.table_state import SeatClock


@dataclass(frozen=True, slots=True)
class ReminderOccasion:
    """The reminder or nudge that a seat has had last: in which phase, for which deadline, the how-manieth.

    ``until`` and ``nudged_at`` are moments in seconds; 0 where there is no deadline, and where nobody has
    nudged the seat.
    """

    round: int
    phase: str
    until: int
    number: int
    nudged_at: int = 0

    @classmethod
    def of(cls, clock: SeatClock) -> Self:
        """What the seat of this clock was reminded of last."""
        until = 0 if clock.due_at is None else int(clock.due_at.timestamp())
        nudged_at = 0 if clock.nudged_at is None else int(clock.nudged_at.timestamp())
        return cls(clock.round, clock.phase, until, clock.reminders, nudged_at)

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """Read what ``str`` has written; None for what it never writes.

        >>> ReminderOccasion.parse("3.map.1767225600.2")
        ReminderOccasion(round=3, phase='map', until=1767225600, number=2, nudged_at=0)
        """
        try:
            round_number, phase, *moments = text.split(".")
            return cls(int(round_number), phase, *map(int, moments))
        except (TypeError, ValueError):
            return None

    def __str__(self) -> str:
        nudged = f".{self.nudged_at}" if self.nudged_at else ""
        return f"{self.round}.{self.phase}.{self.until}.{self.number}{nudged}"

    def has_rung_with(self, former: ReminderOccasion) -> bool:
        """Whether nobody need be rung after ``former``: since then only the deadline has moved.

        With a later deadline some reminders are still to come that had come before.
        """
        same = (self.round, self.phase, self.nudged_at) == (former.round, former.phase, former.nudged_at)
        return same and self.number <= former.number
