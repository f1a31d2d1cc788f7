"""Settings of servers and players, and each person's language, theme and direct-message state."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from bot.people.links import NOTE_OF_TUNNEL, Links
from bot.store import Store
from bot.store.records import Owner, PersonNote
from bot.tables import TableError, TableOptions
from bot.texts import Language, Texts
from render.palette import ThemeName


class WhoMayStart(StrEnum):
    """Who may open tables on a server."""

    EVERYONE = "everyone"
    ROLE = "role"
    MODERATORS = "moderators"


class Reminders(StrEnum):
    """Where a player gets reminders of deadlines."""

    OFF = "off"
    CHANNEL = "channel"
    DIRECT = "direct"


class Hands(StrEnum):
    """Where a player sees their hand: in a direct message, or by a button in the channel."""

    DIRECT = "direct"
    CHANNEL = "channel"


@dataclass(frozen=True, slots=True)
class ServerPreferences:
    """A server's settings, chosen by its moderators.

    ``role_id`` is used if ``start`` is ``ROLE``. ``options`` and ``in_thread`` (whether a table gets its own
    thread) are the defaults for new tables. ``locale`` is the language of public messages, None for the
    server's Discord language. ``theme`` is the theme of public pictures, and of private ones for players
    without their own. ``ping_role_id`` is the role that is notified of new tables, or None. A role that was
    deleted is ``GONE_ROLE``. ``forum_id`` is the forum where each table gets its own post, or None. Without
    ``board``, tables have no links to the board.
    """

    start: WhoMayStart = WhoMayStart.EVERYONE
    role_id: int | None = None
    options: TableOptions = field(default_factory=TableOptions)
    locale: str | None = None
    theme: ThemeName = ThemeName.LIGHT
    in_thread: bool = False
    ping_role_id: int | None = None
    forum_id: int | None = None
    board: bool = True


@dataclass(frozen=True, slots=True)
class PlayerPreferences:
    """A player's settings.

    ``theme`` is that of private pictures, None for the server's. ``locale`` is the language of private
    messages, None for their Discord language. ``hints`` shows the best spots if the table allows it.
    ``confirm_done`` asks for confirmation of Done.
    """

    theme: ThemeName | None = None
    locale: str | None = None
    reminders: Reminders = Reminders.DIRECT
    hands: Hands = Hands.DIRECT
    hints: bool = True
    confirm_done: bool = False


#: In place of the id of a role that was deleted.
GONE_ROLE = 0

#: The defaults.
SERVER_DEFAULTS = ServerPreferences()
PLAYER_DEFAULTS = PlayerPreferences()

T = TypeVar("T", ServerPreferences, PlayerPreferences)

_SERVER = TypeAdapter(ServerPreferences)
_PLAYER = TypeAdapter(PlayerPreferences)


class Preferences:
    """Reads and changes the settings of servers and players."""

    def __init__(
        self,
        store: Store,
        locales: Collection[str],
        has_role: Callable[[int, int], bool] = lambda _guild_id, _role_id: True,
    ) -> None:
        """Use ``locales`` as the available languages, and ``has_role`` to find out if a server has a role."""
        self._people = store.people
        self._locales = frozenset(locales)
        self._has_role = has_role

    async def of_server(self, guild_id: int | None) -> ServerPreferences:
        """Return a server's settings, or the defaults in direct messages."""
        if guild_id is None:
            return SERVER_DEFAULTS
        body = await self._people.preferences(Owner.SERVER, guild_id)
        return self._with_present_roles(guild_id, _read(_SERVER, body, SERVER_DEFAULTS))

    async def are_chosen(self, guild_id: int) -> bool:
        """Return whether a server has stored settings."""
        return await self._people.preferences(Owner.SERVER, guild_id) is not None

    async def with_notes(
        self, guild_id: int | None, user_ids: Collection[int], keys: Collection[str]
    ) -> tuple[ServerPreferences, Mapping[int, PlayerPreferences], Mapping[str, str]]:
        """Read a server's and several players' settings and several notes in one query.

        At least one server or player and at least one key must be given.
        """
        servers = [] if guild_id is None else [(Owner.SERVER, guild_id)]
        owners = [*servers, *((Owner.PLAYER, user_id) for user_id in user_ids)]
        bodies, notes = await self._people.preferences_and_notes(owners, keys)
        server = SERVER_DEFAULTS
        if guild_id is not None:
            server = self._with_present_roles(guild_id, _read(_SERVER, bodies.get(servers[0]), server))
        players = {
            user_id: _read(_PLAYER, bodies.get((Owner.PLAYER, user_id)), PLAYER_DEFAULTS)
            for user_id in user_ids
        }
        return server, players, notes

    async def change_server(
        self, guild_id: int, change: Callable[[ServerPreferences], ServerPreferences]
    ) -> ServerPreferences:
        """Change a server's settings for a moderator and return the new ones.

        Raises:
            TableError: ``unknown-locale``, or ``role-missing`` if a role may start tables but none is set.
        """

        def checked(before: ServerPreferences) -> ServerPreferences:
            changed = change(before)
            if changed.start is WhoMayStart.ROLE and changed.role_id is None:
                raise TableError("role-missing")
            return changed

        changed = await self._change(Owner.SERVER, guild_id, _SERVER, SERVER_DEFAULTS, checked)
        return self._with_present_roles(guild_id, changed)

    async def change_player(
        self, user_id: int, change: Callable[[PlayerPreferences], PlayerPreferences]
    ) -> PlayerPreferences:
        """Change a player's settings and return the new ones.

        Raises:
            TableError: ``unknown-locale``.
        """
        return await self._change(Owner.PLAYER, user_id, _PLAYER, PLAYER_DEFAULTS, change)

    async def check_may_start(self, guild_id: int, role_ids: Collection[int], *, moderator: bool) -> None:
        """Check that a person may open tables on a server; moderators always may.

        Raises:
            TableError: ``only-role-starts`` with the role's id, ``start-role-gone`` or
                ``only-moderators-start``.
        """
        settings = await self.of_server(guild_id)
        if moderator or settings.start is WhoMayStart.EVERYONE:
            return
        if settings.start is WhoMayStart.MODERATORS:
            raise TableError("only-moderators-start")
        if settings.role_id == GONE_ROLE:
            raise TableError("start-role-gone")
        if settings.role_id not in role_ids:
            raise TableError("only-role-starts", role=settings.role_id)

    def _with_present_roles(self, guild_id: int, settings: ServerPreferences) -> ServerPreferences:
        """The settings with ``GONE_ROLE`` in place of roles that were deleted."""
        role_id, ping_role_id = (
            GONE_ROLE if role is not None and not self._has_role(guild_id, role) else role
            for role in (settings.role_id, settings.ping_role_id)
        )
        return replace(settings, role_id=role_id, ping_role_id=ping_role_id)

    async def _change(
        self, owner: Owner, owner_id: int, adapter: TypeAdapter[T], defaults: T, change: Callable[[T], T]
    ) -> T:
        while True:
            body = await self._people.preferences(owner, owner_id)
            changed = change(_read(adapter, body, defaults))
            if changed.locale is not None and changed.locale not in self._locales:
                raise TableError("unknown-locale", locale=changed.locale)
            written = adapter.dump_json(changed).decode()
            if await self._people.save_preferences(owner, owner_id, written, body):
                return changed
            # Someone else has changed the settings in the meantime, so try again with the new ones.


def _read(adapter: TypeAdapter[T], body: str | None, defaults: T) -> T:
    """Parse stored settings; return the ``defaults`` if there are none or they are invalid."""
    if body is None:
        return defaults
    try:
        return adapter.validate_json(body)
    except ValidationError:
        return defaults


#: The value of the note about a person who could not be reached by direct message.
UNREACHABLE = "closed"

#: The notes about a person that a ``Reader`` needs.
_NOTES = (
    PersonNote.LOCALE,
    PersonNote.DIRECT_MESSAGES,
    PersonNote.DIRECT_CHANNEL,
    PersonNote.TYPES,
    PersonNote.WELCOMED,
)


@dataclass(frozen=True, slots=True)
class Reader:
    """The language and theme for one person, or for everyone on a server.

    ``preferences`` are the defaults for everyone. ``is_locale_new``: the person's Discord language differs
    from the stored one. ``direct_channel_id`` is the channel of their direct messages, if any was ever sent,
    and ``is_unreachable`` whether the last direct message failed. ``ping_role_id`` is set only for everyone:
    the server's role that is notified of new tables. ``types``: the person has typed a move before.
    ``first_table`` is the id of the first table where they sat down. ``links`` lead to the board, if it is
    served and the server has not switched it off, and ``links_renewed`` is the second in which the person's
    older ones were ended.
    """

    texts: Language
    theme: ThemeName = ThemeName.LIGHT
    preferences: PlayerPreferences = PLAYER_DEFAULTS
    is_locale_new: bool = False
    is_unreachable: bool = False
    direct_channel_id: int | None = None
    ping_role_id: int | None = None
    types: bool = False
    first_table: str | None = None
    links: Links | None = None
    links_renewed: int = 0


class Readers:
    """Returns the ``Reader`` for people and servers, and stores what Discord reports about people.

    Private messages use the player's language; public ones use the table's, or else the server's. For a
    player without a chosen language, that is their Discord language. Only interactions contain it, so the
    last one is stored for direct messages. Pictures use the player's theme, or else the server's. A person
    who has closed direct messages gets none until they write to the bot there.
    """

    def __init__(
        self,
        preferences: Preferences,
        store: Store,
        texts: Texts,
        locale_of_server: Callable[[int], str | None],
    ) -> None:
        """Use ``locale_of_server`` to look up a server's Discord language, which may be unknown."""
        self._preferences = preferences
        self._store = store
        self._texts = texts
        self._locale_of_server = locale_of_server
        #: The links to the board while it is served; with a tunnel, without its address.
        self.links: Links | None = None

    async def person(self, user_id: int, discord_locale: str, guild_id: int | None = None) -> Reader:
        """Return the reader for a player on a server whose current Discord language is ``discord_locale``."""
        server, players, notes = await self._preferences.with_notes(guild_id, [user_id], self._keys(user_id))
        return self._reader(user_id, players[user_id], server, notes, discord_locale)

    async def at_table_of(self, guild_id: int, reader: Reader) -> Reader:
        """Return a player's reader with the theme and the links for the tables of a server."""
        server = await self._preferences.of_server(guild_id)
        theme, links = reader.preferences.theme or server.theme, reader.links if server.board else None
        return replace(reader, theme=theme, links=links)

    async def public(self, guild_id: int, locale: str | None = None) -> Reader:
        """Return the reader for everyone on a server.

        The language is ``locale`` (the table's, if chosen), or else the server's setting, or else its Discord
        language.
        """
        public, _ = await self.of_table(guild_id, (), locale)
        return public

    async def of_table(
        self, guild_id: int, user_ids: Collection[int], locale: str | None
    ) -> tuple[Reader, Mapping[int, Reader]]:
        """Return the readers for everyone at a table with this ``locale``, and for players by user id.

        They are read in one query. The server's language is stored for processes that do not see the server.
        """
        server_key = f"server-locale.{guild_id}"
        keys = [server_key, *self._keys(*user_ids)]
        server, players, notes = await self._preferences.with_notes(guild_id, user_ids, keys)
        people = {
            user_id: self._reader(user_id, chosen, server, notes) for user_id, chosen in players.items()
        }
        present, noted = self._locale_of_server(guild_id), notes.get(server_key)
        if present is not None and present != noted:
            await self._store.remember(server_key, present)
        texts = self._texts.of(locale or server.locale or present or noted)
        links = self._links(server, notes)
        return Reader(texts, server.theme, ping_role_id=server.ping_role_id or None, links=links), people

    async def note_locale(self, user_id: int, discord_locale: str) -> None:
        """Store a player's Discord language, for direct messages."""
        await self._store.remember(PersonNote.LOCALE.of(user_id), discord_locale)

    async def note_direct_channel(self, user_id: int, channel_id: int) -> None:
        """Store the id of a person's direct-message channel, which saves a request."""
        await self._store.remember(PersonNote.DIRECT_CHANNEL.of(user_id), str(channel_id))

    async def note_unreachable(self, user_id: int) -> None:
        """Store that a direct message did not reach a person."""
        await self._store.remember(PersonNote.DIRECT_MESSAGES.of(user_id), UNREACHABLE)

    async def note_reachable(self, user_id: int) -> None:
        """Store that direct messages may reach a person again."""
        await self._store.forget(PersonNote.DIRECT_MESSAGES.of(user_id))

    async def renew_links(self, user_id: int, now: datetime) -> None:
        """End a person's present links to the board, if it is served."""
        if self.links is not None:
            await self._store.remember(self.links.note_of(user_id), f"{now.timestamp():.0f}")

    async def note_types(self, user_id: int) -> None:
        """Store that a person has typed a move."""
        await self._store.remember(PersonNote.TYPES.of(user_id), "yes")

    def _reader(
        self,
        user_id: int,
        chosen: PlayerPreferences,
        server: ServerPreferences,
        notes: Mapping[str, str],
        locale: str | None = None,
    ) -> Reader:
        noted = notes.get(PersonNote.LOCALE.of(user_id))
        texts = self._texts.of(chosen.locale or locale or noted)
        # For English, the fallback, there is nothing to store.
        is_locale_new = chosen.locale is None and texts is not self._texts.of(noted)
        unreachable = notes.get(PersonNote.DIRECT_MESSAGES.of(user_id)) == UNREACHABLE
        channel = notes.get(PersonNote.DIRECT_CHANNEL.of(user_id))
        direct_channel_id = None if channel is None else int(channel)
        return Reader(
            texts,
            chosen.theme or server.theme,
            chosen,
            is_locale_new,
            unreachable,
            direct_channel_id,
            types=PersonNote.TYPES.of(user_id) in notes,
            first_table=notes.get(PersonNote.WELCOMED.of(user_id)),
            links=self._links(server, notes),
            links_renewed=0 if self.links is None else int(notes.get(self.links.note_of(user_id), "0")),
        )

    def _links(self, server: ServerPreferences, notes: Mapping[str, str]) -> Links | None:
        """The links for a server's tables, with the present address of a tunnel."""
        if self.links is None or not server.board:
            return None
        address = self.links.address if self.links.lasts else notes.get(NOTE_OF_TUNNEL, "")
        return replace(self.links, address=address)

    def _keys(self, *user_ids: int) -> list[str]:
        """The notes that the readers of these people need."""
        keys = [note.of(user_id) for user_id in user_ids for note in _NOTES]
        if self.links is not None:
            keys += [NOTE_OF_TUNNEL, *map(self.links.note_of, user_ids)]
        return keys
