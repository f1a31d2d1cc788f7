"""Commands in sentences as links: a click puts the command into the box, ready to be filled in.

In the text files a command stands in backticks, as it is typed: `/hokkaido start`. It becomes a link once
Discord has told the ids of the commands. One with options, such as `/place card:17 x:3 y:2 rotation:rot`, is
for copying and stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_COMMAND = re.compile(r"`/([a-z-]+(?: [a-z-]+)?)`")
_LINK = re.compile(r"<(/[a-z -]+):\d+>")


def with_links(text: str, ids: Mapping[str, int]) -> str:
    """The text with links for the commands whose ids are known, by their full names."""
    return _COMMAND.sub(lambda found: _link(found, ids), text) if ids and "`/" in text else text


def without_links(text: str) -> str:
    """The text with plain names of commands, for a file: nothing can be clicked there."""
    return _LINK.sub(r"\1", text)


def _link(command: re.Match[str], ids: Mapping[str, int]) -> str:
    command_id = ids.get(command[1])
    return command[0] if command_id is None else f"</{command[1]}:{command_id}>"
