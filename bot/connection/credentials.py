"""Who the bot is for a proxy, as aiohttp wants to be told."""

from __future__ import annotations

import warnings

import aiohttp

from bot.connection.proxy import Proxy


class _Credentials(aiohttp.BasicAuth):
    """A name and a password that no error shows: aiohttp's errors repeat everything about a connection."""

    def __repr__(self) -> str:
        """Nothing of either."""
        return "[DISCORD_PROXY]"


def credentials_of(proxy: Proxy) -> aiohttp.BasicAuth | None:
    """The name and the password for a proxy, if it wants a name."""
    name, password = proxy.name.get_secret_value(), proxy.password.get_secret_value()
    if not name:
        return None
    with warnings.catch_warnings():
        # What aiohttp has instead, discord.py does not pass on.
        warnings.simplefilter("ignore", DeprecationWarning)
        return _Credentials(name, password, "utf-8")
