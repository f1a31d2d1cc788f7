"""Who is active just now, and the last press in each message: known to this process alone.

After a restart nobody is there, which costs a message or two that ring once more than they need.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from datetime import datetime, timedelta

import discord

from bot.clock import Clock

#: Whoever has pressed or typed something within this time is there, and sees a message that changes.
THERE_FOR = timedelta(minutes=1)

#: How long it is known when somebody was last seen.
REMEMBERED_FOR = timedelta(minutes=15)

#: Discord takes answers to an interaction for fifteen minutes; the last of them is left for slow pictures.
ANSWERED_FOR = timedelta(minutes=14)

#: The first responses to a press after which its answers change the pressed message.
_ABOUT_THE_MESSAGE = (
    discord.InteractionResponseType.deferred_message_update,
    discord.InteractionResponseType.message_update,
)

Press = discord.Interaction[discord.Client]


@dataclass(frozen=True, slots=True)
class Try:
    """Where somebody tries a card, as arguments of the placer's controls, and at which moment of the game."""

    moment: Hashable
    arguments: tuple[str, ...]


class Presence:
    """When people were last seen, and by which press each message can still be changed."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._seen: OrderedDict[int, tuple[timedelta, datetime]] = OrderedDict()
        self._presses: OrderedDict[int, tuple[timedelta, Press]] = OrderedDict()
        self._tries: OrderedDict[tuple[int, str], tuple[timedelta, Try]] = OrderedDict()

    def note_seen(self, user_id: int) -> None:
        """Somebody has pressed or typed something just now, perhaps at another process."""
        now = self._clock.elapsed()
        self._seen[user_id] = now, self._clock.now()
        self._seen.move_to_end(user_id)
        while now - next(iter(self._seen.values()))[0] >= REMEMBERED_FOR:
            self._seen.popitem(last=False)

    def note(self, interaction: Press) -> None:
        """Somebody has pressed or typed something just now."""
        now = self._clock.elapsed()
        self.note_seen(interaction.user.id)
        if interaction.message is not None:
            self._presses[interaction.message.id] = now, interaction
            self._presses.move_to_end(interaction.message.id)
        while self._presses and now - next(iter(self._presses.values()))[0] >= ANSWERED_FOR:
            self._presses.popitem(last=False)

    def seen_at(self, user_id: int) -> datetime | None:
        """When the person was last seen, if that is not long ago: never later than it was said to be then.

        A clock that leaps ahead must not make it later than a moment at which they were not there any more.
        """
        seen = self._seen.get(user_id)
        if seen is None:
            return None
        passed, at = seen
        return min(at, self._clock.now() - (self._clock.elapsed() - passed))

    def note_try(self, user_id: int, table_id: str, tried: Try) -> None:
        """Somebody tries a card elsewhere, which no message but the one in their hands knows."""
        now = self._clock.elapsed()
        self._tries[user_id, table_id] = now, tried
        self._tries.move_to_end((user_id, table_id))
        while now - next(iter(self._tries.values()))[0] >= REMEMBERED_FOR:
            self._tries.popitem(last=False)

    def try_of(self, user_id: int, table_id: str) -> Try | None:
        """Where somebody has last tried a card at a table, if that is not long ago."""
        found = self._tries.get((user_id, table_id))
        return None if found is None else found[1]

    def press_in(self, message_id: int) -> Press | None:
        """The last press in a message, if answering it still changes that message.

        That takes none of the requests of the bot's token, of which Discord allows 50 a second.
        """
        at, press = self._presses.get(message_id, (None, None))
        if at is None or press is None or self._clock.elapsed() - at >= ANSWERED_FOR:
            return None
        return press if press.response.type in _ABOUT_THE_MESSAGE else None

    def forget_press(self, message_id: int) -> None:
        """Answering the last press in this message does not work, or no longer."""
        self._presses.pop(message_id, None)
