"""Who reads a message: in which language, with pictures of which look, and what else they have chosen.

Private messages follow the player, public ones the server.
"""

from __future__ import annotations

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
        locale = preferences.locale
        if locale is None:
            locale = await self._locale_of(user_id, discord_locale)
        return Reader(self._texts.of(locale), preferences.theme, preferences)

    async def server(self, guild_id: int, discord_locale: str | None) -> Reader:
        """Everybody in a server; ``discord_locale`` is the one that Discord has for it."""
        preferences = await self._preferences.of_server(guild_id)
        return Reader(self._texts.of(preferences.locale or discord_locale), preferences.theme)

    async def everybody_in(self, client: discord.Client, guild_id: int) -> Reader:
        """Everybody in a server, in the language that Discord has for it unless another was chosen."""
        guild = client.get_guild(guild_id)
        return await self.server(guild_id, None if guild is None else str(guild.preferred_locale))

    async def _locale_of(self, user_id: int, discord_locale: str | None) -> str | None:
        key = f"locale.{user_id}"
        known = await self._store.recall(key)
        if discord_locale is None or discord_locale == known:
            return known
        await self._store.remember(key, discord_locale)
        return discord_locale
