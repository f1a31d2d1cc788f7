"""Who is active now, and where, what they read last, and which cards they try, in this process's memory.

After a restart no one counts as active, so a few messages notify people unnecessarily.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from datetime import timedelta

from bot.clock import Clock
from engine.parts.placement import Placement

#: A person counts as active for this long after pressing or typing something, and notices edited messages.
ACTIVE_FOR = timedelta(minutes=1)

#: How long a person's last trial placement is kept.
TRIALS_KEPT_FOR = timedelta(minutes=15)

#: Seconds for which a page of the board that gave a sign of life counts as open, and for which one that said
#: goodbye does, because reloading it takes less, and another page of the person may be open.
AT_BOARD_FOR = 40.0
LEFT_AFTER = 20.0


@dataclass(frozen=True, slots=True)
class LastTrial:
    """A trial placement, and the moment of the game it is for."""

    moment: Hashable
    placement: Placement


class Presence:
    """Keeps when people were last active, and their trial placements."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._seen: OrderedDict[int, timedelta] = OrderedDict()
        self._last_direct: dict[int, int] = {}
        self._last_trials: OrderedDict[tuple[int, str], tuple[timedelta, LastTrial]] = OrderedDict()
        self._at_board: dict[tuple[int, str], asyncio.TimerHandle] = {}
        #: Called with the id of a table when a person has left its board; set by the bot, or by its board.
        self.on_left: Callable[[str], None] = lambda _: None

    def note_seen(self, user_id: int) -> None:
        """Store that a person has just pressed or typed something, perhaps in another process."""
        now = self._clock.elapsed()
        self._seen[user_id] = now
        self._seen.move_to_end(user_id)
        while now - next(iter(self._seen.values())) >= ACTIVE_FOR:
            self._last_direct.pop(self._seen.popitem(last=False)[0], None)

    def is_there(self, user_id: int) -> bool:
        """Return whether a person has pressed or typed something within ``ACTIVE_FOR``."""
        seen_at = self._seen.get(user_id)
        return seen_at is not None and self._clock.elapsed() - seen_at < ACTIVE_FOR

    def note_direct(self, user_id: int, message_id: int) -> None:
        """Store the newest direct message to a person who is there; any id from the same moment will do."""
        if self.is_there(user_id):
            self._last_direct[user_id] = message_id

    def last_direct(self, user_id: int) -> int:
        """Return about the id of the newest direct message to a person who is there; 0 for none."""
        return self._last_direct.get(user_id, 0) if self.is_there(user_id) else 0

    def note_trial(self, user_id: int, table_id: str, tried: LastTrial) -> None:
        """Store a player's trial placement, which only the message with their hand shows."""
        now = self._clock.elapsed()
        self._last_trials[user_id, table_id] = now, tried
        self._last_trials.move_to_end((user_id, table_id))
        while now - next(iter(self._last_trials.values()))[0] >= TRIALS_KEPT_FOR:
            self._last_trials.popitem(last=False)

    def last_trial_of(self, user_id: int, table_id: str) -> LastTrial | None:
        """Return a player's last trial placement at a table, if it is recent."""
        found = self._last_trials.get((user_id, table_id))
        return None if found is None else found[1]

    def note_at_board(self, user_id: int, table_id: str, *, leaving: bool = False) -> None:
        """Store that a player looks at the board of a table, perhaps in another process, or is leaving it.

        It is their requests that count: a connection stays open long after a phone has lost its network.
        """
        who, loop = (user_id, table_id), asyncio.get_running_loop()
        before, until = self._at_board.get(who), loop.time() + (LEFT_AFTER if leaving else AT_BOARD_FOR)
        if leaving and (before is None or before.when() < until):
            return
        if before is not None:
            before.cancel()
        self._at_board[who] = loop.call_at(until, self._leave, who)

    def is_at_board(self, user_id: int, table_id: str) -> bool:
        """Return whether a player looks at the board of a table."""
        return (user_id, table_id) in self._at_board

    def _leave(self, who: tuple[int, str]) -> None:
        del self._at_board[who]
        self.on_left(who[1])
