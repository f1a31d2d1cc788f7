"""Streams of changes, and what they tell the bot about who is there."""

from __future__ import annotations

import asyncio
import pickle
from typing import Any

import pytest
from aiohttp import ClientSession, TCPConnector

from bot.board import api, streams
from bot.board.view import present
from bot.people import presence
from bot.store.records import Asked, MessagePlace, Role
from bot.tables import Table, seats
from tests.bot.board.tables import Boards, pick_all, pick_in, selected

# Streams


class Stream:
    """The stream of changes, as the page reads it."""

    def __init__(self, response: Any) -> None:
        self.response = response

    async def next(self) -> str:
        async with asyncio.timeout(30):
            while True:
                line = str((await self.response.content.readline()).decode())
                if not line:
                    return ""
                if line.startswith("data: "):
                    return line[6:].strip()


async def follow(boards: Boards, http: ClientSession, token: str) -> Stream:
    headers = {"Authorization": f"Bearer {token}"}
    response = await http.post(f"{boards.origin}/api/changes", headers=headers)
    assert response.status == 200
    assert response.headers["Content-Type"].startswith("text/event-stream")
    assert response.headers["X-Accel-Buffering"] == "no"
    assert "no-transform" in response.headers["Cache-Control"]
    return Stream(response)


async def test_a_stream_sends_the_tag_of_each_new_view(boards: Boards) -> None:
    table = await boards.deal(2)
    stream = await follow(boards, boards.http, boards.token(table))
    assert await stream.next() == (await boards.view(table))["tag"]
    answer = await boards.act(table, pick_in(await boards.view(table)))
    assert await stream.next() == answer.body["tag"]


async def test_hidden_decisions_of_others_change_no_answer(boards: Boards) -> None:
    """Which card another player picks, tries or places where, in any order, leaves every byte the same."""
    table = await boards.deal(2)
    token, other = boards.token(table), table.view(1).hand
    seen = []
    for card in other[:3]:
        action = {"name": "take", "card": card.number}
        spot = (await boards.ask(boards.token(table, 1), f"/api/spots?card={card.number}")).body["spots"][0]
        tried = {"card": card.number, "x": spot[0], "y": spot[1], "rotation": spot[2], "under": spot[3]}
        assert (await boards.act(table, action, 1, spot=tried)).status == 200
        hand = table.view(0).hand[0].number
        seen.append(
            [(await boards.ask(token, path)).text for path in ("/api/view", f"/api/spots?card={hand}")]
        )
        assert (await boards.act(table, {"name": "take-back"}, 1)).status == 200
    assert seen[0] == seen[1] == seen[2]


async def test_the_work_for_an_answer_does_not_depend_on_what_is_hidden(
    boards: Boards, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The jobs of the workers, and their inputs, are equal whatever another player has decided."""
    jobs: list[tuple[object, ...]] = []
    workers = boards.room.bot.services.pictures.workers
    run = workers.run

    async def counted(function: Any, *given: Any, **options: Any) -> Any:
        jobs.append((function.__name__, *given, options))
        return await run(function, *given, **options)

    monkeypatch.setattr(workers, "run", counted)
    table = await boards.deal(2)
    hand, other = table.view(0).hand[0].number, table.view(1).hand
    done = []
    for card in other[:3]:
        assert (await boards.act(table, {"name": "take", "card": card.number}, 1)).status == 200
        jobs.clear()
        for path in ("/api/view", f"/api/spots?card={hand}", "/api/tiles"):
            assert (await boards.ask(boards.token(table), path)).status == 200
        done.append(pickle.dumps(jobs))
        assert (await boards.act(table, {"name": "take-back"}, 1)).status == 200
    assert done[0] == done[1] == done[2]
    assert len(jobs) == 2


async def test_a_stream_is_silent_about_what_is_hidden(boards: Boards) -> None:
    table = await pick_all(boards, await boards.deal(3))
    stream = await follow(boards, boards.http, boards.token(table, 2))
    watching = await follow(boards, boards.http, boards.token(table, None))
    tags = [await stream.next(), await watching.next()]
    found = (await boards.ask(boards.token(table), f"/api/spots?card={selected(table, 0)}")).body["spots"]
    placed = []
    for spot in (found[0], found[-1]):
        place = dict(zip(("x", "y", "rotation", "under"), spot, strict=False))
        answer = await boards.act(table, {"name": "place-here"}, spot={"card": selected(table, 0), **place})
        assert answer.status == 200
        placed.append([await stream.next(), await watching.next()])
        assert (await boards.act(table, {"name": "take-back"})).status == 200
        assert [await stream.next(), await watching.next()] == tags
    # That someone has placed is public; where, is not.
    assert placed[0] == placed[1]


# Presence


async def is_asked_directly(boards: Boards, table: Table, seat: int) -> None:
    """Wait until the message of a seat asks for its present decision."""
    async with asyncio.timeout(20):
        while True:
            view = (await boards.now(table)).view(seat)
            records = await boards.room.bot.announcer.records(table.id)
            found = records.get(MessagePlace(Role.PRIVATE, seat))
            if found is not None and found.occasion == Asked.of(view):
                return
            await asyncio.sleep(0.05)


async def test_a_player_is_asked_directly_once_their_page_is_silent(
    boards: Boards, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Although its stream is open and takes bytes, as that of a phone that has lost its network."""
    monkeypatch.setattr(presence, "AT_BOARD_FOR", 2.0)
    table, asked = await boards.deal(2), boards.people[0].id
    stream = await follow(boards, boards.http, boards.token(table))
    await stream.next()
    assert (await boards.act(table, (await boards.view(table))["choices"][-1])).status == 200
    assert (await boards.act(table, (await boards.view(table, 1))["choices"][-1], 1)).status == 200
    at_board = boards.room.bot.services.presence.is_at_board
    assert at_board(asked, table.id)
    assert await stream.next()
    await is_asked_directly(boards, table, 0)
    assert not at_board(asked, table.id)


async def test_every_request_of_a_player_counts_until_the_page_says_goodbye(
    boards: Boards, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "LEFT_AFTER", 0.2)
    table, person = await boards.deal(3), boards.people[0].id
    at_board = boards.room.bot.services.presence.is_at_board
    token = boards.token(table)
    for path, body in (("/api/view", None), ("/api/here", b""), ("/api/tiles", None), ("/api/act", b"{")):
        await boards.ask(token, path, body, Board_Away="1")
        assert not at_board(person, table.id), "as no one looks at that page"
        await boards.ask(token, path, body)
        assert at_board(person, table.id)
        # A page that is reloaded says goodbye and is back immediately.
        assert (await boards.ask(token, "/api/here", b"", Board_Away="1")).status == 204
        assert (await boards.ask(token, "/api/here", b"")).status == 204
        await asyncio.sleep(0.3)
        assert at_board(person, table.id)
        for _ in range(3):
            await boards.ask(token, "/api/view", Board_Away="1")
            await asyncio.sleep(0.1)
        assert not at_board(person, table.id)
    other = boards.people[1].id
    assert not at_board(other, table.id)
    await boards.view(table, None)
    await boards.do(table, seats.remove_person, 1)
    await boards.view(table, 1)
    assert not at_board(other, table.id), "a watcher is asked nothing"


async def test_idle_streams_do_not_slow_a_move(boards: Boards, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages of other tables do nothing, and those of one table share each view that is made."""
    made: list[tuple[str, int | None]] = []

    def counted(viewer: Any) -> Any:
        made.append((viewer.table.id, viewer.seat))
        return present(viewer)

    tables = [await boards.deal(2) for _ in range(5)]
    async with ClientSession(connector=TCPConnector(limit=0)) as http:
        streams_ = await asyncio.gather(
            *(
                follow(boards, http, boards.token(tables[number % 5], None))
                for number in range(streams.MOST_WATCHING)
            )
        )
        await asyncio.gather(*(stream.next() for stream in streams_))
        view = await boards.view(tables[0])
        monkeypatch.setattr(api, "present", counted)
        assert (await boards.act(tables[0], pick_in(view))).status == 200
        await asyncio.gather(*(stream.next() for stream in streams_[::5]))
        public = [number for number in made if number == (tables[0].id, None)]
        assert len(public) == 1
        assert {table_id for table_id, _ in made} == {tables[0].id}


async def test_a_person_can_have_a_number_of_pages_open(
    boards: Boards, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "MOST_OF_PERSON", 2)
    table = await boards.deal(2)
    async with ClientSession() as http:
        for _ in range(2):
            await (await follow(boards, http, boards.token(table))).next()
        answer = await boards.ask(boards.token(table), "/api/changes", b"")
        assert (answer.status, answer.body["error"][:20]) == (429, "The board is open in")


async def test_a_page_that_has_the_view_is_not_sent_it_again(boards: Boards) -> None:
    table = await boards.deal(2)
    token, tag = boards.token(table), (await boards.view(table))["tag"]
    answer = await boards.ask(token, "/api/view", If_None_Match=f'"{tag}"')
    assert (answer.status, answer.text) == (304, "")
    assert (await boards.act(table, pick_in(await boards.view(table, 1)), 1)).status == 200
    answer = await boards.ask(token, "/api/view", If_None_Match=f'"{tag}"')
    assert answer.status == 200
    assert answer.body["tag"] != tag
