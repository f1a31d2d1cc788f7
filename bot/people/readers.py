"""Who reads a message: in which language and with which look, and whether direct messages reach them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from bot.people.preferences import USUAL, PlayerPreferences, Preferences
from bot.store import Store
from bot.store.records import PersonNote
from bot.texts import Language, Texts
from render.palette import ThemeName

#: Noted of a person whom no direct message could reach.
UNREACHABLE = "closed"

#: What is noted of a person that says how they read.
_NOTES = (PersonNote.LOCALE, PersonNote.DIRECT_MESSAGES, PersonNote.DIRECT_CHANNEL)


@dataclass(frozen=True, slots=True)
class Reader:
    """One person, or everybody in a server: in which language and with which look they read.

    ``preferences`` are as usual for everybody. ``is_locale_new`` tells that a person's Discord has another
    language now than the one in which they would be written to by what is noted of it.
    ``direct_channel_id`` is where their direct messages stand, if any was ever sent, and ``is_unreachable``
    tells that no direct message could reach them the last time. ``ping_role_id`` is for everybody: the role
    of the server that is told of each new table.
    """

    texts: Language
    theme: ThemeName = ThemeName.LIGHT
    preferences: PlayerPreferences = USUAL
    is_locale_new: bool = False
    is_unreachable: bool = False
    direct_channel_id: int | None = None
    ping_role_id: int | None = None


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
        return Reader(texts, chosen.theme, chosen, is_locale_new, unreachable, direct_channel_id)


def _keys(user_id: int) -> list[str]:
    return [note.of(user_id) for note in _NOTES]
