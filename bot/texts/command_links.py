"""Commands in texts that can be clicked: they stand in the box then, ready to be filled in.

In the text files a command stands in backticks, as it is typed: `/hokkaido start`. Once Discord has told the
ids of the commands, messages name it in Discord's own way, which makes a link of it. A command with options,
such as `/place card:17 x:3 y:2 rotation:rot`, stays as it is: that one is for copying.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_IN_TEXT = re.compile(r"`/([a-z-]+(?: [a-z-]+)?)`")
_LINK = re.compile(r"<(/[a-z -]+):\d+>")


def with_links(text: str, ids: Mapping[str, int]) -> str:
    """The text with links for the commands whose ids are known, by their full names."""
    return _IN_TEXT.sub(lambda found: _link(found, ids), text) if ids and "`/" in text else text


def without_links(text: str) -> str:
    """The text with plain names of commands, for a file: nothing can be clicked there."""
    return _LINK.sub(r"\1", text)


def _link(found: re.Match[str], ids: Mapping[str, int]) -> str:
    command_id = ids.get(found[1])
    return found[0] if command_id is None else f"</{found[1]}:{command_id}>"
