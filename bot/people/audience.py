"""Who reads a message: in which language, with pictures of which look, and what else they have chosen.

Private messages follow the player, public ones the server.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

import discord

from bot.people.preferences import PlayerPreferences, Preferences
from bot.store.interface import Store
from bot.texts import Language, Texts
from render.palette import ThemeName


@dataclass(frozen=True, slots=True)
class Reader:
    """One person, or everybody in a server; ``preferences`` are as usual for everybody."""

    texts: Language
    theme: ThemeName = ThemeName.LIGHT
    preferences: PlayerPreferences = field(default_factory=PlayerPreferences)


@dataclass(frozen=True, slots=True)
class Audience:
    """Who reads of a table: everybody in its server, and its ``people`` by user id."""

    everybody: Reader
    people: Mapping[int, Reader]


class Readers:
    """Finds out who reads.

    A player who has chosen no language is written to in that of their own Discord, which only an
    interaction tells: the last one is remembered for direct messages.
    """

    def __init__(self, preferences: Preferences, store: Store, texts: Texts) -> None:
        self._preferences = preferences
        self._store = store
        self._texts = texts

    async def person(self, user_id: int, discord_locale: str | None = None) -> Reader:
        """A player; ``discord_locale`` is the language of their Discord, where it is known just now."""
        preferences = await self._preferences.of_player(user_id)
        locale = preferences.locale or discord_locale or await self._store.recall(_locale_key(user_id))
        return Reader(self._texts.of(locale), preferences.theme, preferences)

    async def remember_locale(self, user_id: int, discord_locale: str) -> None:
        """Remember the language of a player's Discord, for messages that nobody has asked for just now."""
        key = _locale_key(user_id)
        if await self._store.recall(key) != discord_locale:
            await self._store.remember(key, discord_locale)

    async def server(self, guild_id: int, discord_locale: str | None) -> Reader:
        """Everybody in a server; ``discord_locale`` is the one that Discord has for it."""
        preferences = await self._preferences.of_server(guild_id)
        return Reader(self._texts.of(preferences.locale or discord_locale), preferences.theme)

    async def everybody_in(self, client: discord.Client, guild_id: int) -> Reader:
        """Everybody in a server, in the language that Discord has for it unless another was chosen."""
        return await self.server(guild_id, _locale_of_server(client, guild_id))

    async def audience(self, client: discord.Client, guild_id: int, user_ids: Collection[int]) -> Audience:
        """Everybody in a server and these players, read at once."""
        server, players = await self._preferences.of_table(guild_id, user_ids)
        locales = await self._store.recall_all([_locale_key(user_id) for user_id in user_ids])
        everybody = Reader(self._texts.of(server.locale or _locale_of_server(client, guild_id)), server.theme)
        people = {
            user_id: Reader(
                self._texts.of(chosen.locale or locales.get(_locale_key(user_id))), chosen.theme, chosen
            )
            for user_id, chosen in players.items()
        }
        return Audience(everybody, people)


def _locale_key(user_id: int) -> str:
    """Where the store keeps the language of a person's Discord."""
    return f"locale.{user_id}"


def _locale_of_server(client: discord.Client, guild_id: int) -> str | None:
    """The language that Discord has for a server, if the client knows the server."""
    guild = client.get_guild(guild_id)
    return None if guild is None else str(guild.preferred_locale)
