"""The number of requests for a whole game in which people press the first control they are offered.

Only requests with the bot's token are counted, because Discord limits them to 50 a second. Responses to
interactions use their own tokens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from simcord import MemberActor

from bot.tables import Stage, Table
from bot.texts import Language
from bot.views.current_screen import outline
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from tests.bot.play.room import Room, controls
from tests.bot.play.typist import Typist

#: The table, the commitment, a message for each round and the last round's result, and the game's result.
MOST_MESSAGES = 16

#: The maximum number of requests for a game of three people.
MOST_REQUESTS = 100

#: Seconds before each decision.
THINKING = 15.0

#: People press the first of these controls that a message offers.
FIRST_OFFERED = ("take-place", "place-done", "set-aside", "take", "try", "discard", "done")

#: More presses than a game needs.
PATIENCE = 1000


async def test_a_game_of_three_takes_few_requests_and_rings_when_it_begins_and_when_it_ends(
    room: Room,
) -> None:
    people = room.people(3)
    room.env.http_requests.clear()
    await play(room, people, await room.begin_without_hints(people))
    with_token = [
        request
        for request in room.env.http_requests
        if not request.path.startswith(("/interactions/", "/webhooks/"))
    ]
    print(f"{len(with_token)} requests with the token")
    assert 0 < len(with_token) <= MOST_REQUESTS
    posted = list(new_messages(room, room.channel.id))
    mentioning = [message for message in posted if message["allowed_mentions"].get("users")]
    direct = [[*new_messages(room, person.user.dm_channel.id)] for person in people]
    print(f"{len(posted)} messages in the channel, {len(mentioning)} ringing")
    assert len(posted) <= MOST_MESSAGES
    assert mentioning == posted[-1:]
    assert [len(messages) for messages in direct] == [1, 1, 1], "edited while their readers are there"


async def test_a_move_compares_each_seats_message_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    people = room.people(5)
    await Typist(room, people).play_until(await room.begin(people), 2)
    compared: Counter[int | None] = Counter()

    def counted(viewer: Viewer) -> Screen:
        compared[viewer.seat] += 1
        return outline(viewer)

    monkeypatch.setattr("bot.announce.seat_posts.outline", counted)
    for person in people:
        compared.clear()
        card = (await room.view(person)).hand[0].number
        await room.said(person, "pick", card=card)
        assert compared == dict.fromkeys(range(5), 1)


async def test_a_move_formats_only_the_texts_of_messages_that_it_changes(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = room.people(5)
    await Typist(room, people).play_until(await room.begin(people), 2)
    formatted: Counter[str] = Counter()

    def counted(language: Language, key: str, /, **values: object) -> str:
        formatted[key] += 1
        return format_text(language, key, **values)

    format_text = Language.format
    monkeypatch.setattr(Language, "format", counted)
    await room.said(people[0], "pick", card=(await room.view(people[0])).hand[0].number)
    # The round's message, and the mover's own hand in the response and in their message.
    assert (formatted["round-heading"], formatted["round-seat"], formatted["hand-pick-made"]) == (1, 5, 2)
    assert formatted.total() < 60, formatted


async def play(room: Room, people: Sequence[MemberActor], table: Table) -> Table:
    """Play to the end and return the finished table."""
    by_id = {person.id: person for person in people}
    for turn in range(PATIENCE):
        table = await room.bot.services.tables.get(table.id)
        if table.stage is not Stage.RUNNING:
            assert table.stage is Stage.FINISHED
            return table
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


def new_messages(room: Room, channel_id: int) -> Iterator[dict[str, Any]]:
    """The bodies of all messages that the bot has sent to a channel."""
    for request in room.env.http_requests:
        if (request.method, request.path) == ("POST", f"/channels/{channel_id}/messages"):
            yield dict(request.json or {})
