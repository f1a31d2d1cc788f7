"""Signed links to the board: the page on which a table is shown and played."""

from __future__ import annotations

import base64
import hashlib
import hmac
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from bot.tables import Table

#: The notes in the store with the key, and with the present address of the tunnel, empty while there is none.
NOTE_OF_KEY = "board-key"
NOTE_OF_TUNNEL = "board-tunnel"

#: A link is valid for two to three of these periods after its table's last change. The message with a link is
#: edited when a new period begins, so periods are long.
PERIOD = timedelta(days=28)


@dataclass(frozen=True, slots=True)
class Visitor:
    """The person and the table that a link is for; without a person it shows what everyone can see.

    It is valid only while ``renewed`` is that of the person, or without one that of the table.
    """

    table_id: str
    user_id: int | None
    locale: str
    renewed: int


@dataclass(frozen=True, slots=True)
class Links:
    """Makes and checks links below an address, which is empty while there is no tunnel.

    With a tunnel the links do not last, because each new tunnel has another address, so no message keeps one.

    A token is the table, the person, the locale, the period in which it expires and, if older links were
    ended, the second in which that was, followed by their HMAC. It is in the fragment of a link, which
    browsers do not send.
    """

    address: str
    key: str
    lasts: bool = True

    def of(self, table: Table, user_id: int | None, locale: str, renewed: int = 0) -> str:
        """The link for a person whose older links were ended in the second ``renewed``, or for everyone.

        It is equal until a new period begins, or older links are ended.
        """
        period = (table.last_active - datetime.fromtimestamp(0, UTC)) // PERIOD + 3
        renewed = table.links_renewed if user_id is None else renewed
        said = f"{table.id}.{user_id or 0}.{locale}.{period}{f'.{renewed}' if renewed else ''}"
        return f"{self.address}/#{said}.{self._sign(said)}"

    def visitor(self, token: str, now: datetime) -> Visitor | None:
        """The visitor with this token; None if it was not made with this key, or has expired."""
        said, _, signature = token.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(said).encode()):
            return None
        table_id, user_id, locale, period, *renewed = said.split(".")
        if now - datetime.fromtimestamp(0, UTC) >= int(period) * PERIOD:
            return None
        return Visitor(table_id, int(user_id) or None, locale, int(renewed[0]) if renewed else 0)

    def note_of(self, user_id: int) -> str:
        """The key of the note with the second in which a person's older links were ended.

        It outlives the person's data, so it has a digest in place of their id, by another function than in
        tokens, because people see their own digest.
        """
        return f"links-renewed.{hmac.digest(self.key.encode(), str(user_id).encode(), hashlib.sha512).hex()}"

    def _sign(self, said: str) -> str:
        signature = hmac.digest(self.key.encode(), said.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(signature).decode().rstrip("=")


def locale_of(token: str) -> str:
    """Return the locale in a token, even if the token is not valid; empty if there is none."""
    return "".join(token.split(".")[2:3])
