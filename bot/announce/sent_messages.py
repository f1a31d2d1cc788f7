"""What is known to have been shown: the announcer's reading of the message book."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.store.interface import Store
from bot.store.records import MessageRecord

#: Stands for the content of a message that has lost its buttons.
STRIPPED = "-"


@dataclass(frozen=True, slots=True)
class Shown:
    """A message that is there: for which occasion, and what it shows."""

    channel_id: int
    message_id: int
    key: str
    fingerprint: str
    created_at: datetime

    @property
    def stripped(self) -> bool:
        """Whether its buttons are gone."""
        return self.fingerprint == STRIPPED


class Book:
    """The messages of one table, by role and seat; kept in the store."""

    def __init__(self, store: Store, table_id: str) -> None:
        self._store = store
        self._table_id = table_id

    async def shown(self, role: str, seat: int | None) -> Shown | None:
        """The message in that place."""
        record = await self._store.message(self._table_id, role, seat)
        if record is None:
            return None
        key, _, fingerprint = record.shown.rpartition("|")
        return Shown(record.channel_id, record.message_id, key, fingerprint, record.created_at)

    async def note(self, role: str, seat: int | None, shown: Shown) -> None:
        """Remember a message in its place."""
        record = MessageRecord(
            shown.channel_id, shown.message_id, f"{shown.key}|{shown.fingerprint}", shown.created_at
        )
        await self._store.remember_message(self._table_id, role, seat, record)

    async def forget(self, role: str, seat: int | None) -> None:
        """Know nothing of this place any more."""
        await self._store.forget_message(self._table_id, role, seat)
