"""An HTTP proxy between the bot and Discord."""

from __future__ import annotations

import base64
import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self
from urllib.parse import unquote, urlsplit

from pydantic import SecretStr

if TYPE_CHECKING:
    import aiohttp


@dataclass(frozen=True, slots=True)
class Proxy:
    """A proxy's address, and its username and password, which may be empty.

    >>> Proxy.parse("http://ann:s3cret@proxy.example:3128")
    Proxy(address='http://proxy.example:3128', name=SecretStr('**********'), password=SecretStr('**********'))
    """

    address: str
    name: SecretStr
    password: SecretStr

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse ``http://NAME:PASSWORD@HOST:PORT``, with special characters percent-encoded (``%40``).

        Raises:
            ValueError: it is not such an address; the message does not include it.
        """
        parts = urlsplit(text.strip())
        beyond = parts.path.strip("/") + parts.query + parts.fragment
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0 or beyond:
            raise ValueError("not a proxy address")
        name, password = unquote(parts.username or ""), unquote(parts.password or "")
        if len(text.split()) != 1 or ":" in name or not (text + name + password).isprintable():
            raise ValueError("not a proxy address")
        place = parts.netloc.rpartition("@")[2]
        return cls(f"{parts.scheme}://{place}", SecretStr(name), SecretStr(password))

    def credentials(self) -> aiohttp.BasicAuth | None:
        """Return the username and password for discord.py, or None if there are none."""
        import aiohttp  # a slow import, which only the running bot needs

        class Credentials(aiohttp.BasicAuth):
            def __repr__(self) -> str:
                """Return a placeholder, because aiohttp's errors include the details of a connection."""
                return "[DISCORD_PROXY]"

        name, password = self.name.get_secret_value(), self.password.get_secret_value()
        if not name:
            return None
        with warnings.catch_warnings():
            # discord.py does not support aiohttp's replacement.
            warnings.simplefilter("ignore", DeprecationWarning)
            return Credentials(name, password, "utf-8")

    def secrets(self) -> frozenset[str]:
        """Return what logs must not contain: the password, and the credentials as sent to the proxy."""
        name, password = self.name.get_secret_value(), self.password.get_secret_value()
        together = f"{name}:{password}"
        sent = base64.b64encode(together.encode()).decode()
        return frozenset({password, together, sent} if password else {sent} if name else ())
