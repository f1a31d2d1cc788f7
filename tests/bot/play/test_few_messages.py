"""The number of requests for a whole game in which people press the first control they are offered, or type.

Only requests with the bot's token are counted, because Discord limits them to 50 a second. Responses to
interactions use their own tokens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, repeat
from typing import Any

import pytest
from simcord import MemberActor

from bot.tables import Stage, Table
from bot.texts import Language
from bot.views.current_screen import outline
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from engine.chance import Chance
from engine.players import PLAYERS
from tests.bot.play.room import Room, controls
from tests.bot.play.typist import Typist, typed

#: The table, the commitment, a message for each round and the last round's result, and the game's result.
MOST_MESSAGES = 16

#: The maximum number of requests for a game of three people, who press, or one of whom types.
MOST_REQUESTS = 100
MOST_REQUESTS_TYPED = 195

#: Seconds before each decision.
THINKING = 15.0

#: People press the first of these controls that a message offers.
FIRST_OFFERED = ("take-place", "place-done", "set-aside", "take", "try", "discard", "done")

#: The paths of requests without the token.
TOKENLESS = ("/interactions/", "/webhooks/")

#: People who never type.
NEVER = repeat(False)
NO_ONE: Mapping[int, Iterator[bool]] = {}

#: More presses than a game needs.
PATIENCE = 1000


async def test_a_game_of_three_takes_few_requests_and_rings_when_it_begins_and_when_it_ends(
    room: Room,
) -> None:
    people = room.people(3)
    room.env.http_requests.clear()
    await play(room, people, await room.begin_without_hints(people))
    assert 0 < with_token(room).total() <= MOST_REQUESTS
    posted = list(new_messages(room, room.channel.id))
    mentioning = [message for message in posted if message["allowed_mentions"].get("users")]
    direct = [[*new_messages(room, person.user.dm_channel.id)] for person in people]
    print(f"{len(posted)} messages in the channel, {len(mentioning)} ringing")
    assert len(posted) <= MOST_MESSAGES
    assert mentioning == posted[-1:]
    assert [len(messages) for messages in direct] == [1, 1, 1], "edited while their readers are there"


async def test_a_game_of_three_of_whom_one_types_directly_takes_few_requests(room: Room) -> None:
    """The second player presses; the third types every second move."""
    anna, _, cleo = people = room.people(3)
    table = await room.begin_without_hints(people)
    room.env.http_requests.clear()
    await play(room, people, table, types={anna.id: cycle([True]), cleo.id: cycle([True, False])})
    assert 0 < with_token(room).total() <= MOST_REQUESTS_TYPED
    for person in (anna, cleo):
        messages = list(new_messages(room, person.user.dm_channel.id))
        assert not messages, "each question is an edited message or a response"


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


def with_token(room: Room) -> Counter[str]:
    """The number of requests with the bot's token by method."""
    requests = (one for one in room.env.http_requests if not one.path.startswith(TOKENLESS))
    found = Counter(request.method for request in requests)
    print(f"{found.total()} requests with the token: {found}")
    return found


async def play(
    room: Room,
    people: Sequence[MemberActor],
    table: Table,
    types: Mapping[int, Iterator[bool]] = NO_ONE,
) -> Table:
    """Play to the end and return the finished table.

    ``types`` tells by user id whether a person types their next decision, in a direct message.
    """
    by_id, chance = {person.id: person for person in people}, Chance.of_text("typing directly")
    for turn in range(PATIENCE):
        table = await room.bot.services.tables.get(table.id)
        if table.stage is not Stage.RUNNING:
            assert table.stage is Stage.FINISHED
            return table
        asked = [seat for seat in table.view(None).waiting_for if table.seats[seat].user_id is not None]
        if not asked:
            await room.env.settle()
            continue
        seat = asked[turn % len(asked)]
        person = by_id[table.seats[seat].user_id or 0]
        await room.env.advance_time(THINKING)
        if next(types.get(person.id, NEVER)):
            command, options = typed(PLAYERS["random"].decide(table.view(seat), chance))
            await person.user.slash(command, **options)
            continue
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
