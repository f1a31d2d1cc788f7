"""What a whole live game sends: messages in the channel, rings for a person, requests of the bot's token.

The people play by pressing what their direct messages offer first, and the clock goes on a little before
each press, as it does when friends play in the evening. Counted is what the bot sends to Discord:

- A *channel message* is a new message in the channel of the table.
- A *ring* is a new message that rings for a person: a direct message, or one in the channel that mentions
  them, unless it is sent silently. Edits never ring.
- A *request* is one with the bot's token, of which Discord takes 50 a second. The answers to interactions
  have tokens of their own and are left out. As on Discord, the message of a round changes once a second at
  most: what happens within that second is one request.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from simcord import Env, MemberActor

from bot.tables import Stage, Table
from tests.bot.play.room import PatientClock, Room, controls, open_room
from tests.programs.bench.figures import Figure

#: So many seconds pass before each decision of a person.
THINKING = 15.0

#: What a person presses, of all the controls that a message offers: the first of these.
FIRST_OFFERED = ("pick", "discard", "place-here", "next-spot", "done", "set-aside")

#: How often people press before a game must be over.
PATIENCE = 1000

#: What is promised: the most messages in the channel, the most rings for one person against two computer
#: players, and the most requests of a game of five people.
MOST_MESSAGES = 16
MOST_RINGS = 14
MOST_REQUESTS = 300

#: Discord's flag of a message that rings for nobody.
SILENT = 1 << 12


@dataclass(frozen=True)
class Traffic:
    """What one game has sent; ``rings`` is the greatest number of all people."""

    channel_messages: int
    rings: int
    requests: int


def figures() -> Iterator[Figure]:
    """The figures of a game of one person against two computer players, and of one of five people."""
    one = asyncio.run(_measured(people=1, computers=2))
    yield Figure(
        "messages in the channel, one against two computers", one.channel_messages, "messages", MOST_MESSAGES
    )
    yield Figure("rings for that person", one.rings, "rings", MOST_RINGS)
    yield Figure("requests of the bot's token", one.requests, "requests")
    five = asyncio.run(_measured(people=5, computers=0))
    yield Figure("messages in the channel, five people", five.channel_messages, "messages", MOST_MESSAGES)
    yield Figure("rings for each of them, at most", five.rings, "rings")
    yield Figure("requests of the bot's token", five.requests, "requests", MOST_REQUESTS)


async def _measured(people: int, computers: int) -> Traffic:
    with tempfile.TemporaryDirectory() as folder:
        async with open_room(Path(folder), clock=PatientClock()) as room:
            return await traffic_of_a_game(room, room.people(people), computers)


async def traffic_of_a_game(room: Room, people: Sequence[MemberActor], computers: int) -> Traffic:
    """Open a table, play a whole game live, and count what that has sent."""
    room.env.http_requests.clear()
    await _play(room, people, await room.begin(people, computers=computers))
    return Traffic(
        channel_messages=len(list(_new_messages(room.env, room.channel.id))),
        rings=max(_rings(room, person) for person in people),
        requests=sum(_is_of_bot(request.path) for request in room.env.http_requests),
    )


async def _play(room: Room, people: Sequence[MemberActor], table: Table) -> None:
    by_id = {person.id: person for person in people}
    for turn in range(PATIENCE):
        table = await room.bot.services.tables.get(table.id)
        if table.stage is not Stage.RUNNING:
            assert table.stage is Stage.FINISHED
            return
        asked = [seat for seat in table.view(None).waiting_for if table.seats[seat].user_id is not None]
        if not asked:
            await room.env.settle()
            continue
        person = by_id[table.seats[asked[turn % len(asked)]].user_id or 0]
        await room.env.advance_time(THINKING)
        message = room.asked(person)
        offered = [part["custom_id"] for part in controls(message) if not part.get("disabled")]
        wanted = [own for control in FIRST_OFFERED for own in offered if own.split(":")[1] == control]
        await person.user.click(message, custom_id=wanted[0])
    raise AssertionError("this game does not end")


def _rings(room: Room, person: MemberActor) -> int:
    """How often new messages have rung for this person."""
    directly = list(_new_messages(room.env, person.user.dm_channel.id))
    mentions = [
        body
        for body in _new_messages(room.env, room.channel.id)
        if str(person.id) in map(str, (body.get("allowed_mentions") or {}).get("users") or ())
    ]
    return sum(not (body.get("flags") or 0) & SILENT for body in (*directly, *mentions))


def _new_messages(env: Env, channel_id: int) -> Iterator[dict[str, Any]]:
    """The bodies of all messages that the bot has sent to a channel."""
    for request in env.http_requests:
        if (request.method, request.path) == ("POST", f"/channels/{channel_id}/messages"):
            yield dict(request.json or {})


def _is_of_bot(path: str) -> bool:
    """Whether a request counts among those with the bot's token."""
    return not path.startswith(("/interactions/", "/webhooks/"))


if __name__ == "__main__":
    for figure in figures():
        print(figure, flush=True)
