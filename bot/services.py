"""The services that commands, buttons and the announcer use; created once, when the bot starts."""

from __future__ import annotations

from dataclasses import dataclass

from bot.clock import Clock
from bot.history import History
from bot.people.limits import Limits, Pings
from bot.people.preferences import Preferences, Readers
from bot.people.presence import Presence
from bot.people.privacy import Privacy
from bot.store import Store
from bot.table_service import TableService
from bot.texts import Texts
from bot.workers.pictures import Pictures
from bot.workers.thinking import Pars, Reviews


@dataclass(frozen=True, slots=True)
class Services:
    """The bot's services that do not depend on Discord."""

    tables: TableService
    store: Store
    texts: Texts
    pictures: Pictures
    clock: Clock
    preferences: Preferences
    readers: Readers
    presence: Presence
    history: History
    privacy: Privacy
    limits: Limits
    pings: Pings
    reviews: Reviews
    pars: Pars
