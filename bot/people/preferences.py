"""Settings of servers and players, and how each person reads: language, theme, direct messages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from bot.store import Store
from bot.store.records import Owner, PersonNote
from bot.tables import TableError, TableOptions
from bot.texts import Language, Texts
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


#: Noted of a person whom no direct message could reach.
UNREACHABLE = "closed"

#: What is noted of a person that says how they read.
_NOTES = (PersonNote.LOCALE, PersonNote.DIRECT_MESSAGES, PersonNote.DIRECT_CHANNEL, PersonNote.TYPES)


@dataclass(frozen=True, slots=True)
class Reader:
    """One person, or everybody in a server: in which language and with which look they read.

    ``preferences`` are as usual for everybody. ``is_locale_new`` tells that a person's Discord has another
    language now than the one in which they would be written to by what is noted of it.
    ``direct_channel_id`` is where their direct messages stand, if any was ever sent, and ``is_unreachable``
    tells that no direct message could reach them the last time. ``ping_role_id`` is for everybody: the role
    of the server that is told of each new table. ``types`` tells that the person has typed a move before.
    """

    texts: Language
    theme: ThemeName = ThemeName.LIGHT
    preferences: PlayerPreferences = USUAL
    is_locale_new: bool = False
    is_unreachable: bool = False
    direct_channel_id: int | None = None
    ping_role_id: int | None = None
    types: bool = False


class Readers:
    """Finds out who reads, and notes what only Discord tells of people.

    Private messages follow the player, public ones the table or else the server. A player who has chosen no
    language is written to in that of their own Discord, which only an interaction tells: the last one is
    remembered for direct messages. Whoever has closed those is not written to again until they write to the
    bot there.
    """

    def __init__(
        self,
        preferences: Preferences,
        store: Store,
        texts: Texts,
        locale_of_server: Callable[[int], str | None],
    ) -> None:
        """Use ``locale_of_server`` as the language that Discord has for a server, if it is known."""
        self._preferences = preferences
        self._store = store
        self._texts = texts
        self._locale_of_server = locale_of_server

    async def person(self, user_id: int, discord_locale: str) -> Reader:
        """A player; ``discord_locale`` is the language of their Discord just now."""
        _, players, notes = await self._preferences.with_notes(None, [user_id], _keys(user_id))
        return self._reader(user_id, players[user_id], notes, discord_locale)

    async def everybody_in(self, guild_id: int, locale: str | None = None) -> Reader:
        """Everybody in a server, in the language that Discord has for it unless another was chosen.

        ``locale`` is what was chosen for the table that it is about, if any.
        """
        everybody, _ = await self.of_table(guild_id, (), locale)
        return everybody

    async def of_table(
        self, guild_id: int, user_ids: Collection[int], locale: str | None
    ) -> tuple[Reader, Mapping[int, Reader]]:
        """Everybody at a table, whose ``locale`` this is, and these players by user id, read at once.

        The language of the server is noted for processes that do not know the server.
        """
        server_key = f"server-locale.{guild_id}"
        keys = [server_key, *(key for user_id in user_ids for key in _keys(user_id))]
        server, players, notes = await self._preferences.with_notes(guild_id, user_ids, keys)
        people = {user_id: self._reader(user_id, chosen, notes) for user_id, chosen in players.items()}
        present, noted = self._locale_of_server(guild_id), notes.get(server_key)
        if present is not None and present != noted:
            await self._store.remember(server_key, present)
        texts = self._texts.of(locale or server.locale or present or noted)
        return Reader(texts, server.theme, ping_role_id=server.ping_role_id), people

    async def note_locale(self, user_id: int, discord_locale: str) -> None:
        """Remember the language of a player's Discord, for messages that nobody has asked for just now."""
        await self._store.remember(PersonNote.LOCALE.of(user_id), discord_locale)

    async def note_direct_channel(self, user_id: int, channel_id: int) -> None:
        """Remember where the direct messages to this person stand, so that it need not be asked again."""
        await self._store.remember(PersonNote.DIRECT_CHANNEL.of(user_id), str(channel_id))

    async def note_unreachable(self, user_id: int) -> None:
        """Remember that a direct message did not reach this person."""
        await self._store.remember(PersonNote.DIRECT_MESSAGES.of(user_id), UNREACHABLE)

    async def note_reachable(self, user_id: int) -> None:
        """Remember that direct messages may reach this person again."""
        await self._store.forget(PersonNote.DIRECT_MESSAGES.of(user_id))

    async def note_types(self, user_id: int) -> None:
        """Remember that this person has typed a move."""
        await self._store.remember(PersonNote.TYPES.of(user_id), "yes")

    def _reader(
        self, user_id: int, chosen: PlayerPreferences, notes: Mapping[str, str], locale: str | None = None
    ) -> Reader:
        noted = notes.get(PersonNote.LOCALE.of(user_id))
        texts = self._texts.of(chosen.locale or locale or noted)
        # Most people read English, in which whoever nothing is noted of is written to anyway.
        is_locale_new = chosen.locale is None and texts is not self._texts.of(noted)
        unreachable = notes.get(PersonNote.DIRECT_MESSAGES.of(user_id)) == UNREACHABLE
        channel = notes.get(PersonNote.DIRECT_CHANNEL.of(user_id))
        direct_channel_id = None if channel is None else int(channel)
        types = PersonNote.TYPES.of(user_id) in notes
        return Reader(texts, chosen.theme, chosen, is_locale_new, unreachable, direct_channel_id, types=types)


def _keys(user_id: int) -> list[str]:
    return [note.of(user_id) for note in _NOTES]
