"""Settings of servers and players; what was never set has its default."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from bot.store import Store
from bot.store.records import Owner
from bot.tables import TableError, TableOptions
from render.palette import ThemeName


class WhoMayStart(StrEnum):
    """Who may open tables in a server."""

    EVERYONE = "everyone"
    ROLE = "role"
    MODERATORS = "moderators"


class Reminders(StrEnum):
    """Where a player is reminded of deadlines."""

    OFF = "off"
    CHANNEL = "channel"
    DIRECT = "direct"


class Hands(StrEnum):
    """Where a player's hands go: to direct messages, or behind the button of the channel's message."""

    DIRECT = "direct"
    CHANNEL = "channel"


@dataclass(frozen=True, slots=True)
class ServerPreferences:
    """What the moderators of a server have chosen.

    ``role_id`` counts where a role may start tables. ``options`` are those of a new table that its host
    does not choose otherwise, and ``in_thread`` whether it has a thread of its own then. ``locale`` is
    the language of public messages, None for the server's own, and ``theme`` the look of public pictures.
    ``ping_role_id`` is the role that is told of each new table, None for nobody, and ``forum_id`` the forum
    in which each table has a post of its own, None for no forum.
    """

    start: WhoMayStart = WhoMayStart.EVERYONE
    role_id: int | None = None
    options: TableOptions = field(default_factory=TableOptions)
    locale: str | None = None
    theme: ThemeName = ThemeName.LIGHT
    in_thread: bool = False
    ping_role_id: int | None = None
    forum_id: int | None = None


@dataclass(frozen=True, slots=True)
class PlayerPreferences:
    """What a player has chosen.

    ``locale`` is the language of private messages, None for that of their Discord. ``hints`` shows the
    best spots where the table allows it; ``confirm_done`` asks again before Done.
    """

    theme: ThemeName = ThemeName.LIGHT
    locale: str | None = None
    reminders: Reminders = Reminders.DIRECT
    hands: Hands = Hands.DIRECT
    hints: bool = True
    confirm_done: bool = False


#: What nobody has chosen otherwise.
USUAL_IN_SERVER = ServerPreferences()
USUAL = PlayerPreferences()

T = TypeVar("T", ServerPreferences, PlayerPreferences)

_SERVER = TypeAdapter(ServerPreferences)
_PLAYER = TypeAdapter(PlayerPreferences)


class Preferences:
    """The settings of all servers and players."""

    def __init__(self, store: Store, locales: Collection[str]) -> None:
        """Use ``locales`` as the languages that there are."""
        self._people = store.people
        self._locales = frozenset(locales)

    async def of_server(self, guild_id: int | None) -> ServerPreferences:
        """The settings of a server; in direct messages, where there is none, the defaults."""
        if guild_id is None:
            return USUAL_IN_SERVER
        body = await self._people.preferences(Owner.SERVER, guild_id)
        return _read(_SERVER, body, USUAL_IN_SERVER)

    async def are_chosen(self, guild_id: int) -> bool:
        """Whether anything has ever been chosen for a server."""
        return await self._people.preferences(Owner.SERVER, guild_id) is not None

    async def with_notes(
        self, guild_id: int | None, user_ids: Collection[int], keys: Collection[str]
    ) -> tuple[ServerPreferences, Mapping[int, PlayerPreferences], Mapping[str, str]]:
        """The settings of a server and of several players, and the notes under some keys, read at once.

        There is a server or a player, and a key.
        """
        servers = [] if guild_id is None else [(Owner.SERVER, guild_id)]
        owners = [*servers, *((Owner.PLAYER, user_id) for user_id in user_ids)]
        bodies, notes = await self._people.preferences_and_notes(owners, keys)
        server = _read(_SERVER, bodies.get(servers[0]) if servers else None, USUAL_IN_SERVER)
        players = {
            user_id: _read(_PLAYER, bodies.get((Owner.PLAYER, user_id)), USUAL) for user_id in user_ids
        }
        return server, players, notes

    async def change_server(
        self, guild_id: int, change: Callable[[ServerPreferences], ServerPreferences]
    ) -> ServerPreferences:
        """Change a server's settings, for a moderator; returns the new ones.

        Raises:
            TableError: ``unknown-locale``, or ``role-missing``: a role may start tables, but which?
        """

        def checked(before: ServerPreferences) -> ServerPreferences:
            changed = change(before)
            if changed.start is WhoMayStart.ROLE and changed.role_id is None:
                raise TableError("role-missing")
            return changed

        return await self._change(Owner.SERVER, guild_id, _SERVER, USUAL_IN_SERVER, checked)

    async def change_player(
        self, user_id: int, change: Callable[[PlayerPreferences], PlayerPreferences]
    ) -> PlayerPreferences:
        """Change a player's settings; returns the new ones.

        Raises:
            TableError: ``unknown-locale``.
        """
        return await self._change(Owner.PLAYER, user_id, _PLAYER, USUAL, change)

    async def check_may_start(self, guild_id: int, role_ids: Collection[int], *, moderator: bool) -> None:
        """Refuse who may not open tables in this server; moderators always may.

        Raises:
            TableError: ``only-role-starts`` with the id of the role, or ``only-moderators-start``.
        """
        settings = await self.of_server(guild_id)
        if moderator or settings.start is WhoMayStart.EVERYONE:
            return
        if settings.start is WhoMayStart.MODERATORS:
            raise TableError("only-moderators-start")
        if settings.role_id not in role_ids:
            raise TableError("only-role-starts", role=settings.role_id)

    async def _change(
        self, owner: Owner, owner_id: int, adapter: TypeAdapter[T], usual: T, change: Callable[[T], T]
    ) -> T:
        while True:
            body = await self._people.preferences(owner, owner_id)
            changed = change(_read(adapter, body, usual))
            if changed.locale is not None and changed.locale not in self._locales:
                raise TableError("unknown-locale", locale=changed.locale)
            written = adapter.dump_json(changed).decode()
            if await self._people.save_preferences(owner, owner_id, written, body):
                return changed
            # Someone else has changed them meanwhile: change those.


def _read(adapter: TypeAdapter[T], body: str | None, usual: T) -> T:
    """Stored settings; the ``usual`` ones if there are none, or they cannot be read."""
    if body is None:
        return usual
    try:
        return adapter.validate_json(body)
    except ValidationError:
        return usual
