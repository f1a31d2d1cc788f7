"""Requests to the board: who gets what, and what is refused."""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
import re
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientConnectionError, ClientSession, TCPConnector

from bot.board import api, check, server, streams
from bot.board.view import TIME, plain, present
from bot.command_line.serving import Server
from bot.monitoring.metrics import Metrics
from bot.people import presence
from bot.people.links import NOTE_OF_KEY, PERIOD, Links
from bot.people.presence import Presence
from bot.settings import Listen, Settings
from bot.shards import Shards
from bot.store.database import Location
from bot.store.migrations import APPLICATION_ID
from bot.store.opening import open_own_store
from bot.store.records import Asked, MessagePlace, Role
from bot.table_service import TableService
from bot.table_service.heartbeat import Heartbeat
from bot.tables import Deadline, Stage, Table, TableOptions, game_moves, lobby, seats, shuffles, votes
from bot.tables.alone import options_alone
from bot.tables.deadlines import Downtime
from engine.actions import Pick
from engine.errors import GameError
from engine.options import PlacingOrder, Rules, Selection
from engine.parts.cards import Side
from engine.parts.placement import ROTATIONS, Placement
from render.palette import ThemeName
from tests.bot.board.tables import Boards, free_port, open_boards, pick_in
from tests.bot.board.test_page import in_round, until
from tests.bot.play.room import controls, open_room, shown
from tests.bot.table_service.held_clock import HeldClock
from tests.bot.table_service.playing import open_table, think_simply

#: A server on the first of two shards.
GUILD = 1

#: Ends the connections on which processes are notified, which hold their locks.
END_LISTENING = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = ?1"


@pytest_asyncio.fixture
async def boards(tmp_path: Path) -> AsyncIterator[Boards]:
    async with open_boards(tmp_path) as opened:
        yield opened


async def pick_all(boards: Boards, table: Table) -> Table:
    """Let everyone pick their first card."""
    for seat in range(len(table.seats)):
        card = table.view(seat).hand[0].number
        await boards.do(table, game_moves.act, seat, lambda _, c=card, s=seat: Pick(s, c))
    return await boards.now(table)


# Links


async def test_a_link_opens_the_view_of_its_own_seat(boards: Boards) -> None:
    table = await boards.deal(2)
    for number in (0, 1):
        shown = await boards.view(table, number)
        assert shown["seat"] == number
        hand = [card.number for card in table.view(number).hand]
        assert [card for card, *_ in shown["groups"][0][1]] == hand
    watched = await boards.view(table, None)
    assert (watched["seat"], watched["groups"], watched["choices"]) == (None, [], [])


@pytest.mark.parametrize(
    "change", ["table", "person", "locale", "period", "signature", "nothing", "other key"]
)
async def test_a_changed_link_is_refused_with_one_sentence(boards: Boards, change: str) -> None:
    table, other = await boards.deal(2), await boards.deal(2)
    parts = boards.token(table).split(".")
    changed = {
        "table": [other.id, *parts[1:]],
        "person": [parts[0], str(boards.people[1].id), *parts[2:]],
        "locale": [*parts[:2], "xx", *parts[3:]],
        "period": [*parts[:3], str(int(parts[3]) + 100), parts[4]],
        "signature": [*parts[:4], "é" + parts[4][1:]],
        "nothing": [],
        "other key": type(boards.links)(boards.origin, "guessed")
        .of(table, 11, "en")
        .split("#")[1]
        .split("."),
    }[change]
    asked = [("/api/view", None), ("/api/spots?card=1", None), ("/api/round?round=1", None)]
    for path, body in (*asked, ("/api/changes", b""), ("/api/act", {"name": "done"})):
        answer = await boards.ask(".".join(changed), path, body)
        assert answer.status == 401
        assert answer.body["error"].startswith("This link no longer opens a board")


@pytest.mark.parametrize(
    ("browser", "token", "expected"),
    [("en", "1.2.hu.3.damaged", "hu"), ("en", "1.2.hu", "hu"), ("hu", "1.2.xx.3.4", "hu"), ("", "", "en")],
)
async def test_a_refused_link_is_refused_in_its_own_language(
    boards: Boards, browser: str, token: str, expected: str
) -> None:
    answer = await boards.ask(token, "/api/view", Accept_Language=browser)
    texts = boards.room.bot.services.texts.of(expected)
    assert (answer.status, answer.body["error"]) == (401, plain(texts.format("board-refused")))


async def test_a_link_expires_and_a_later_change_renews_it(boards: Boards) -> None:
    table = await boards.deal(2)
    assert table.touched_at is not None
    token = boards.token(table)
    for periods, valid in ((0, True), (2, True), (3, False)):
        visitor = boards.links.visitor(token, table.touched_at + periods * PERIOD)
        assert (visitor is not None) == valid
    later = Table(**{**vars_of(table), "touched_at": table.touched_at + timedelta(minutes=1)})
    assert boards.token(later) == token
    later = Table(**{**vars_of(table), "touched_at": table.touched_at + PERIOD})
    assert boards.token(later) != token


def vars_of(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in table.__dataclass_fields__ if name != "_views"}


async def test_a_player_who_was_replaced_sees_what_everyone_sees(boards: Boards) -> None:
    table = await boards.deal(3)
    await boards.do(table, seats.remove_person, 2)
    replaced = await boards.view(table, 2)
    assert (replaced["seat"], replaced["groups"], replaced["choices"]) == (None, [], [])
    answer = await boards.ask(boards.token(table, 2), "/api/act", act_of(replaced, {"name": "done"}))
    assert answer.status == 422
    answer = await boards.ask(boards.token(table, 2), "/api/spots?card=1")
    assert answer.status == 422


async def test_a_new_link_ends_the_older_ones_of_its_person_even_once_forgotten(boards: Boards) -> None:
    table, services = await boards.deal(2), boards.room.bot.services
    person, ended = boards.people[0].id, [boards.token(table)]
    others = [boards.token(table, 1), boards.token(table, None)]
    for days in (0, 1):
        now = services.clock.now() + timedelta(days=days)
        async with boards.bots_work():
            await services.readers.renew_links(person, now)
        newest = boards.links.of(table, person, "en", int(now.timestamp())).partition("#")[2]
        assert {(await boards.ask(token, "/api/view")).status for token in ended} == {401}
        assert (await boards.ask(newest, "/api/view")).body["seat"] == 0
        assert {(await boards.ask(token, "/api/view")).status for token in others} == {200}
        ended.append(newest)
    async with boards.bots_work():
        await services.privacy.forget(person)
    assert {(await boards.ask(token, "/api/view")).status for token in ended[:-1]} == {401}
    assert (await boards.ask(ended[-1], "/api/view")).body["seat"] is None
    kept = await services.store.database.read("SELECT key, value FROM notes WHERE key LIKE 'links-renewed.%'")
    assert len(kept) == 1
    assert str(person) not in str(kept)


async def test_a_watcher_who_was_put_out_has_no_link_for_everyone(boards: Boards) -> None:
    for by_invitation in (True, False):
        table = await boards.deal(1, 1, options=TableOptions(by_invitation=by_invitation))
        watcher = boards.people[3]
        await boards.do(table, lobby.invite, 0, watcher)
        await boards.do(table, lobby.watch, 3)
        token = boards.token(table, None)
        assert (await boards.ask(token, "/api/view")).status == 200
        await boards.do(table, lobby.uninvite, 0, watcher.id)
        assert (await boards.ask(token, "/api/view")).status == (401 if by_invitation else 200)
        now = await boards.now(table)
        for person in (0, None):
            assert (await boards.ask(boards.token(now, person), "/api/view")).status == 200


async def test_a_game_alone_is_only_its_persons(boards: Boards) -> None:
    table = await boards.alone(options_alone(Rules.HOKKAIDO, Side.A))
    assert (await boards.view(table, 0))["seat"] == 0
    for person in (1, None):
        assert (await boards.ask(boards.token(table, person), "/api/view")).status == 401


async def test_a_closed_table_shows_its_maps_and_takes_no_move(boards: Boards) -> None:
    table = await boards.deal(1, 1)
    before = await boards.view(table, 0)
    await boards.do(table, lobby.close, 0, moderator=True)
    shown = await boards.view(table, 0)
    assert (shown["over"], shown["choices"], shown["groups"]) == (True, [], [])
    answer = await boards.ask(boards.token(table), "/api/act", act_of(before, {"name": "take", "card": 1}))
    assert answer.status in (409, 422)
    assert answer.body["view"]["over"]


async def test_a_forgotten_person_sees_what_everyone_sees_and_is_named_nowhere(boards: Boards) -> None:
    table = await boards.deal(1, 1)
    await boards.do(table, lobby.close, 0)
    before = await boards.ask(token := boards.token(table), "/api/view")
    assert (before.body["seat"], boards.people[0].name in before.text) == (0, True)
    async with boards.bots_work():
        await boards.room.bot.services.privacy.forget(boards.people[0].id)
    answer = await boards.ask(token, "/api/view")
    assert (answer.status, answer.body["seat"], answer.body["choices"]) == (200, None, [])
    assert boards.people[0].name not in answer.text
    action = {"name": "take", "card": table.view(0).hand[0].number}
    assert (await boards.ask(token, "/api/act", act_of(before.body, action))).status == 422


async def test_a_table_that_is_gone_is_refused(boards: Boards) -> None:
    table = await boards.deal(2)
    gone = Table(**{**vars_of(table), "id": "gone2345"})
    assert (await boards.ask(boards.token(gone), "/api/view")).status == 401


# Moves


def act_of(view: dict[str, Any], choice: dict[str, object]) -> dict[str, object]:
    return {"moment": view["moment"], **choice}


async def test_a_move_is_stored_and_the_new_view_returned(boards: Boards) -> None:
    table = await boards.deal(2)
    view = await boards.view(table)
    choice = pick_in(view)
    answer = await boards.act(table, choice)
    assert answer.status == 200
    assert answer.body["moment"] == [1, "pick", 1]
    assert [one["name"] for one in answer.body["choices"]] == ["place-here", "take-back"]
    now = await boards.now(table)
    assert now.game is not None
    assert now.game.actions == (Pick(0, choice["card"]),)


async def test_a_doubled_or_stale_move_is_refused_with_the_new_view(boards: Boards) -> None:
    table = await boards.deal(2)
    view = await boards.view(table)
    body = act_of(view, pick_in(view))
    token = boards.token(table)
    answers = await asyncio.gather(*(boards.ask(token, "/api/act", body) for _ in range(5)))
    assert sorted(answer.status for answer in answers) == [200, 409, 409, 409, 409]
    refused = next(answer for answer in answers if answer.status == 409)
    assert refused.body["view"]["moment"] == [1, "pick", 1]
    assert len((await boards.now(table)).entry_numbers) == 1


async def test_another_players_move_does_not_make_a_move_stale(boards: Boards) -> None:
    table = await boards.deal(3)
    view = await boards.view(table, 0)
    other = pick_in(await boards.view(table, 1))
    assert (await boards.act(table, other, 1)).status == 200
    answer = await boards.ask(boards.token(table), "/api/act", act_of(view, pick_in(view)))
    assert answer.status == 200


async def test_the_seat_is_the_persons_own_whatever_the_request_says(boards: Boards) -> None:
    table = await boards.deal(2)
    card = table.view(1).hand[0].number
    answer = await boards.act(table, {"name": "take", "card": card, "seat": 1})
    assert answer.status == 422
    card = table.view(0).hand[0].number
    answer = await boards.act(table, {"name": "take", "card": card, "seat": 1})
    assert answer.status == 200
    game = (await boards.now(table)).game
    assert game is not None
    assert game.actions == (Pick(0, card),)


SPOT = {"card": 1, "x": 0, "y": 0, "rotation": 0, "under": []}
INVENTED: list[dict[str, Any]] = [
    {"name": "take", "card": 61},
    {"name": "take", "card": "17"},
    {"name": "take", "card": True},
    {"name": "take"},
    {"name": "steal", "card": 1},
    {"name": "done"},
    {"name": "place-here", "card": 1, "spot": SPOT | {"rotation": 45}},
    {"name": "place-here", "card": 1, "spot": SPOT | {"x": 99}},
    {"name": "place-here", "card": 1, "spot": SPOT | {"under": [1, 1]}},
    {"name": "place-here", "card": 1},
    {"name": "bid", "card": 1, "cubes": [[0, 0, 0]]},
    {"name": "bid", "card": 1, "cubes": [[0, 999]]},
    {"name": "bid", "card": 1, "cubes": 7},
    {"name": "take-pair", "pair": "both"},
    {"name": "contest-pair", "pair": "deck", "cubes": [[0, 0]]},
    {"name": "lay-tile"},
    {"name": "lay-tile", "tile": {"terrain": "sea", "position": [0, 0]}},
    {"name": ["take"]},
    {"name": None},
    {},
]


@pytest.mark.parametrize("choice", INVENTED, ids=json.dumps)
async def test_an_invented_choice_is_refused_with_a_reason_and_stores_nothing(
    boards: Boards, choice: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    table = await boards.deal(2)
    answer = await boards.act(table, choice)
    assert answer.status == 422
    assert answer.body["error"]
    assert answer.body["view"]["moment"] == [1, "pick", 0]
    assert (await boards.now(table)).revision == table.revision
    assert not [
        record for record in caplog.records if record.levelno >= logging.WARNING and "board" in record.name
    ]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff", b'"x"', b"[" * 4000, b'{"name":{}}', b"NaN"])
async def test_a_body_that_is_no_request_is_refused(boards: Boards, body: bytes) -> None:
    table = await boards.deal(2)
    assert (await boards.ask(boards.token(table), "/api/act", body)).status in (409, 422)


async def test_a_placed_card_can_be_taken_back_and_stays_where_it_was(boards: Boards) -> None:
    table = await pick_all(boards, await boards.deal(3))
    card = table.view(0).seats[0].selected
    assert card is not None
    found = (await boards.ask(boards.token(table), f"/api/spots?card={card.number}")).body
    x, y, rotation, under, *_ = found["spots"][found["first"][0]]
    spot = {"card": card.number, "x": x, "y": y, "rotation": rotation, "under": under}
    assert (await boards.act(table, {"name": "place-here"}, spot=spot)).status == 200
    answer = await boards.act(table, {"name": "take-back"})
    assert answer.status == 200
    assert answer.body["tried"] == [card.number, x, y, rotation, under]
    assert answer.body["moment"][2] == 1


async def test_a_card_is_taken_and_placed_in_one_move(boards: Boards) -> None:
    table = await boards.deal(3)
    choice = (await boards.view(table))["choices"][0]
    assert (choice["name"], choice["needs"]) == ("take-place", "spot")
    card = choice["card"]
    found = (await boards.ask(boards.token(table), f"/api/spots?card={card}")).body["spots"]
    tried = {"card": card, **dict(zip(("x", "y", "rotation", "under"), found[0], strict=False))}
    other = {"card": card, **dict(zip(("x", "y", "rotation", "under"), found[-1], strict=False))}
    answer = await boards.act(table, choice, spot=tried)
    assert (answer.status, answer.body["intended"]) == (200, True)
    answer = await boards.act(table, {"name": "place-here"}, spot=other)
    assert answer.body["tried"] == [card, other["x"], other["y"], other["rotation"], other["under"]]
    for seat in (1, 2):
        assert (await boards.act(table, pick_in(await boards.view(table, seat)), seat)).status == 200
    card = (await boards.view(table, 1))["selected"]
    spots = (await boards.ask(boards.token(table, 1), f"/api/spots?card={card}")).body["spots"]
    at = dict(zip(("x", "y", "rotation", "under"), spots[0], strict=False))
    assert (await boards.act(table, {"name": "place-done"}, 1, spot={"card": card, **at})).status == 200
    assert (await boards.now(table)).view(1).seats[1].done


async def test_a_forged_try_is_not_kept(boards: Boards) -> None:
    table = await boards.deal(2)
    pick, forged = pick_in(await boards.view(table)), {"x": 0, "y": 0, "rotation": 0}
    tried = {"card": pick["card"], **forged, "under": [60]}
    assert (await boards.act(table, pick, spot=tried)).status == 200
    assert (await boards.act(table, {"name": "take-back"}, spot=tried)).status == 200
    assert (await boards.now(table)).tried == ()
    assert (await boards.view(table))["tried"] is None


@pytest.mark.parametrize("order", PlacingOrder)
async def test_where_a_ready_card_goes_is_said_as_it_will_be(boards: Boards, order: PlacingOrder) -> None:
    """In turn it is only suggested: where that is certain, or after someone has asked to wait."""
    table = await boards.deal(3, options=TableOptions(order=order))
    choice = (await boards.view(table))["choices"][0]
    card = choice["card"]
    spots = (await boards.ask(boards.token(table), f"/api/spots?card={card}")).body["spots"]
    tried = {"card": card, **dict(zip(("x", "y", "rotation", "under"), spots[0], strict=False))}
    ready = (await boards.act(table, choice, spot=tried)).body["sentence"]
    assert ("suggested" in ready) is (order is PlacingOrder.IN_ORDER), ready
    for seat in (1, 2):
        other = (await boards.view(table, seat))["choices"][-1]
        assert (await boards.act(table, other, seat)).status == 200
    if order is PlacingOrder.AS_PRINTED:
        assert str(card) in (await boards.view(table))["sentence"]
        assert (await boards.act(table, {"name": "wait"}, 1)).status == 200
    if order is not PlacingOrder.SIMULTANEOUS:
        waiting = (await boards.view(table))["sentence"]
        assert ready != waiting
        assert waiting.startswith(("Waiting for", "Place your card")), waiting


async def test_a_person_takes_their_seat_back(boards: Boards) -> None:
    table = await boards.deal(2)
    await boards.do(table, seats.leave_to_computer, 0)
    view = await boards.view(table)
    (choice,) = view["choices"]
    answer = await boards.act(table, choice)
    assert answer.status == 200
    assert not (await boards.now(table)).seats[0].away


async def test_a_view_has_the_deadline_after_time_is_given_back(
    boards: Boards, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await boards.deal(2, options=TableOptions(deadline=Deadline.HOUR))
    before = await boards.view(table)
    assert table.clocks[0].due_at is not None
    since = table.clocks[0].asked_at
    pause = Downtime(table.downtime + 1, 0, 1, since, since + timedelta(minutes=20))

    async def downtimes(_: Heartbeat) -> tuple[Downtime, ...]:
        return (pause,)

    monkeypatch.setattr(Heartbeat, "downtimes", downtimes)
    assert (await boards.now(table)).revision == table.revision
    after = await boards.view(table)
    assert after["tag"] != before["tag"]
    due = table.clocks[0].due_at
    for view, moment in ((before, due), (after, due + timedelta(minutes=20))):
        assert f"{TIME}{moment.timestamp():.0f}{TIME}" in "".join(view["lines"])


async def test_the_theme_is_the_servers_until_a_player_chooses_one(boards: Boards) -> None:
    table = await boards.deal(2)
    preferences = boards.room.bot.services.preferences
    await preferences.change_server(table.guild_id, lambda now: replace(now, theme=ThemeName.DARK))
    assert [(await boards.view(table, person))["theme"] for person in (0, None)] == ["dark", "dark"]
    await preferences.change_player(boards.people[0].id, lambda now: replace(now, theme=ThemeName.LIGHT))
    assert [(await boards.view(table, person))["theme"] for person in (0, None)] == ["light", "dark"]


# Spots


async def test_only_cards_that_a_player_sees_can_be_tried(boards: Boards) -> None:
    table = await boards.deal(2)
    hand = {card.number for card in table.view(0).hand}
    other = next(card.number for card in table.view(1).hand)
    for card in (*sorted(hand)[:2], other, 61):
        answer = await boards.ask(boards.token(table), f"/api/spots?card={card}")
        assert answer.status == (200 if card in hand else 422)
    assert (await boards.ask(boards.token(table, None), f"/api/spots?card={other}")).status == 422
    assert (await boards.ask(boards.token(table), "/api/spots?card=x")).status == 422


@pytest.mark.parametrize("hints", [True, False])
async def test_without_hints_only_a_tried_spot_has_points(boards: Boards, hints: bool) -> None:
    table = await boards.deal(2, options=TableOptions(hints=hints))
    card = table.view(0).hand[0]
    token = boards.token(table)
    found = (await boards.ask(token, f"/api/spots?card={card.number}")).body
    assert {spot[5] is None for spot in found["spots"]} == {not hints}
    x, y, rotation, under, *_ = found["spots"][0]
    at = json.dumps({"card": card.number, "x": x, "y": y, "rotation": rotation, "under": under})
    worth = await boards.ask(token, f"/api/points?at={at}")
    assert isinstance(worth.body["points"], int)
    names = {name for seat in (await boards.view(table))["seats"] for name, *_ in seat["parts"]}
    assert {name for name, _, _ in worth.body["gains"]} <= names
    illegal = json.dumps({"card": card.number, "x": 20, "y": 20, "rotation": 0, "under": []})
    assert (await boards.ask(token, f"/api/points?at={illegal}")).status == 422


async def test_a_refused_spot_names_no_squares_because_the_page_does_not_number_them(boards: Boards) -> None:
    table = await boards.deal(1, 2)
    view, token = await until(boards, table, in_round(6)), boards.token(table)
    card, found = view.seats[0].selected, {}
    assert card is not None
    for x, y, rotation in product(range(-8, 8), range(-8, 8), ROTATIONS):
        try:
            view.seats[0].map.check(card, Placement(card.number, x, y, rotation))
        except GameError as refusal:
            found[refusal.key] = {"card": card.number, "x": x, "y": y, "rotation": rotation, "under": []}
    assert "would-cover" in found
    for at in found.values():
        answer = await boards.ask(token, f"/api/points?at={json.dumps(at)}")
        assert not re.search(r"\d", answer.body["error"])


async def test_what_if_is_only_for_finished_games(boards: Boards) -> None:
    table = await pick_all(boards, await boards.deal(2))
    for path in ("/api/round?round=1&seat=1", "/api/round?round=1"):
        assert (await boards.ask(boards.token(table), path)).status == 422


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


def selected(table: Table, seat: int) -> int:
    card = table.view(seat).seats[seat].selected
    assert card is not None
    return card.number


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


# The server


@asynccontextmanager
async def served_as(boards: Boards, address: str, framed_by: Sequence[str] = ()) -> AsyncIterator[str]:
    """The same bot's board at another address; the one where it really is."""
    listen = free_port()
    board = server.Board(boards.room.bot.services, Links(address, "a key"), Metrics(), framed_by=framed_by)
    await board.open(listen)
    try:
        yield f"http://{listen}"
    finally:
        await board.close()


@pytest.mark.parametrize(
    "address",
    [
        "https://hokkaido.example",
        "https://Hokkaido.Example:443",
        "http://hokkaido.example:8080",
        "https://hokkaido.example/board",
    ],
)
async def test_hosts_are_compared_without_case_and_port(boards: Boards, address: str) -> None:
    async with served_as(boards, address) as place:
        inner = place.removeprefix("http://")
        for host in (
            "hokkaido.example",
            "HOKKAIDO.example",
            "hokkaido.example:443",
            "hokkaido.example:9",
            inner,
        ):
            headers = {"Host": host, "Origin": "https://hokkaido.example"}
            async with boards.http.get(place, headers=headers) as page:
                assert page.status == 200, host
        for host in ("evil.example", "hokkaido.example.evil.example", "[::1", "", "localhost:x"):
            async with boards.http.get(place, headers={"Host": host}) as page:
                assert page.status == 403, host


async def test_the_check_path_reports_any_host_without_a_link(
    boards: Boards, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "HELD", 0.1)
    async with boards.http.post(f"{boards.origin}/check", headers={"Host": "backend.internal"}) as response:
        assert await response.content.readline() == b"hokkaido backend.internal\n"
        assert await response.read() == b"end"
        assert response.headers["X-Accel-Buffering"] == "no"


async def test_a_request_for_another_host_is_explained_once_in_the_log(
    boards: Boards, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, server.__name__)
    expected = "Esta petición era para bot:8080, pero la dirección del tablero es https://hokkaido.example."
    async with served_as(boards, "https://hokkaido.example") as place:
        headers = {"Host": "bot:8080", "Accept-Language": "es-ES,es;q=0.9"}
        async with boards.http.get(place, headers=headers) as page:
            assert (page.status, page.content_type, await page.text()) == (403, "text/plain", expected)
        async with boards.http.get(f"{place}/api/view", headers=headers) as refused:
            assert await refused.json() == {"error": expected, "view": None}
        logged = [record for record in caplog.records if record.name == server.__name__]
        assert [record.levelno for record in logged] == [logging.INFO]
        assert "'bot:8080'" in logged[0].getMessage()
        assert "https://hokkaido.example" in logged[0].getMessage()
        for number in range(2 * server.MOST_LOGGED):
            await (await boards.http.get(place, headers={"Host": f"{number}.{'x' * 4000}"})).read()
    logged = [record for record in caplog.records if record.name == server.__name__]
    assert len(logged) == server.MOST_LOGGED
    assert max(len(record.getMessage()) for record in logged) < 300


async def test_requests_from_elsewhere_are_refused(boards: Boards) -> None:
    table = await boards.deal(2)
    token = boards.token(table)
    for headers in ({"Host": "evil.example"}, {"Origin": "https://evil.example"}, {"Origin": "null"}):
        assert (await boards.ask(token, "/api/view", **headers)).status == 403
        assert (await boards.ask("", "/", **headers)).status == 403
    assert (await boards.ask(token, "/api/view", Origin=boards.origin)).status == 200


async def test_every_response_has_the_headers_that_keep_the_token(boards: Boards) -> None:
    table = await boards.deal(2)
    for path in (
        "/",
        "/page/main.js",
        "/art/light.svg",
        "/art/themes.css",
        "/api/view",
        "/nothing",
        "/api/nothing",
    ):
        answer = await boards.ask(boards.token(table), path)
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
        assert "unsafe" not in answer.headers["Content-Security-Policy"]
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
        assert "Set-Cookie" not in answer.headers
    view = await boards.ask(boards.token(table), "/api/view")
    assert view.headers["Cache-Control"] == "no-store"
    assert (await boards.ask("", "/page/../server.py")).status == 404
    assert (await boards.ask("", "/page/%2e%2e%2fserver.py")).status == 404


async def test_only_the_pages_that_the_bot_names_may_show_the_board_in_a_frame(boards: Boards) -> None:
    origins = ["http://127.0.0.1:1", "http://localhost:1"]
    async with served_as(boards, "http://127.0.0.1", origins) as place, boards.http.get(place) as page:
        policy = page.headers["Content-Security-Policy"]
    assert policy.endswith("frame-ancestors http://127.0.0.1:1 http://localhost:1")


async def test_the_page_asks_for_all_its_modules_at_once(boards: Boards) -> None:
    """Else each import would wait for the module that has it."""
    asked = set(re.findall(r'"page/(\w+\.js)"', (await boards.ask("", "/")).text))
    code = "".join(file.decode() for name, file in server.PAGE.items() if name.endswith(".js"))
    assert asked == {"main.js", *re.findall(r'from "\./(\w+\.js)"', code)}


async def test_a_large_request_is_refused(boards: Boards) -> None:
    table = await boards.deal(2)
    answer = await boards.ask(boards.token(table), "/api/act", b" " * (server.LARGEST_REQUEST + 1))
    assert answer.status == 413
    assert (await boards.ask("x" * 20_000, "/api/view")).status in (400, 431)


async def test_requests_are_limited(boards: Boards, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await boards.deal(2)
    async with boards.room.turn:  # no time passes
        statuses = [(await boards.ask(boards.token(table), "/api/tiles")).status for _ in range(260)]
    assert statuses[0] == 200
    assert statuses[-1] == 429
    assert (await boards.ask(boards.token(table, 1), "/api/tiles")).status == 200
    assert (await boards.ask(boards.token(table), "/api/view")).status == 200


@pytest.mark.parametrize("sent", [b"", b"GET /api/view HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"POST"])
async def test_a_silent_or_slow_connection_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(server, "PATIENCE", 0.2)
    async with open_boards(tmp_path) as boards:
        assert boards.room.board is not None
        reader, writer = await asyncio.open_connection(*boards.room.board)
        writer.write(sent)
        async with asyncio.timeout(20):
            assert await reader.read() == b""
        writer.close()


async def test_a_slow_body_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "PATIENCE", 0.2)
    async with open_boards(tmp_path) as boards:
        table = await boards.deal(2)
        assert boards.room.board is not None
        reader, writer = await asyncio.open_connection(*boards.room.board)
        head = f"POST /api/act HTTP/1.1\r\nHost: {boards.room.board}\r\nContent-Length: 50\r\n"
        writer.write(f"{head}Authorization: Bearer {boards.token(table)}\r\n\r\n{{".encode())
        async with asyncio.timeout(20):
            assert b"408" in await reader.readline()
        writer.close()


async def test_no_token_is_logged(boards: Boards, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = await boards.deal(2)
    token = boards.token(table)
    await boards.act(table, pick_in(await boards.view(table)))
    await boards.ask(token, "/api/nothing")
    await boards.ask(token, "/api/act", b"{")
    await boards.ask(token + "x", "/api/view")
    secret = token.rpartition(".")[2]
    assert not [record for record in caplog.records if secret in record.getMessage()]


async def test_a_failure_is_logged_with_a_reference_and_the_bot_plays_on(
    boards: Boards, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await boards.deal(2)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(api, "present", broken)
    answer = await boards.ask(boards.token(table), "/api/view")
    assert answer.status == 500
    (record,) = [record for record in caplog.records if record.name == server.__name__]
    assert record.getMessage().split()[1].rstrip(":") in answer.body["error"]
    monkeypatch.undo()
    assert (await boards.ask(boards.token(table), "/api/view")).status == 200


async def test_streams_end_and_a_move_in_progress_finishes_when_the_bot_stops(tmp_path: Path) -> None:
    async with open_boards(tmp_path) as boards:
        table = await boards.deal(2)
        stream = await follow(boards, boards.http, boards.token(table))
        await stream.next()
        view, services, begun = await boards.view(table), boards.room.bot.services.tables, asyncio.Event()
        may_go_on, do = asyncio.Event(), services.do

        async def slow(*given: Any, **more: Any) -> Any:
            begun.set()
            await may_go_on.wait()
            return await do(*given, **more)

        services.do = slow  # type: ignore[method-assign]
        moving = asyncio.create_task(boards.act(table, pick_in(view)))
        await begun.wait()
        closing = asyncio.create_task(boards.room.bot.close())
        assert await stream.next() == ""
        may_go_on.set()
        assert (await moving).status == 200
        await closing
        with pytest.raises(ClientConnectionError):
            await boards.view(table)


async def test_the_message_in_which_a_card_is_tried_has_a_link(tmp_path: Path) -> None:
    async with open_room(tmp_path, board=free_port()) as room:
        anna, bob = room.people(2)
        await room.begin_without_hints([anna, bob])
        first, *_ = controls(room.asked(anna))
        tried = await anna.user.click(room.asked(anna), custom_id=first["custom_id"])
        assert "Board" in [part["label"] for part in controls(shown(tried))]


async def test_a_taken_port_is_one_line_and_the_bot_plays_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        listen = Listen(*taken.getsockname())
        async with open_room(tmp_path, board=listen) as room:
            assert room.bot.services.readers.links is None
            assert room.bot.board_failure.startswith(f"the board cannot be served on {listen}: ")
            anna, bob = room.people(2)
            table = await room.begin([anna, bob])
            assert table.stage is Stage.RUNNING
            assert "Board" not in str([message.components for message in room.messages()])
            running = Server(Settings.model_construct())
            running._bot = room.bot
            assert await running._check() == room.bot.board_failure
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert "\n" not in record.getMessage()


async def test_the_metrics_count_requests_and_open_pages(boards: Boards) -> None:
    registry = boards.room.bot._metrics.registry
    table = await boards.deal(2)
    stream = await follow(boards, boards.http, boards.token(table))
    await stream.next()
    await boards.view(table)
    await boards.ask("", "/nothing/" + "x" * 50)
    for path, count in (("/api/view", 1), ("none", 1)):
        assert registry.get_sample_value("hokkaido_board_seconds_count", {"path": path}) == count
    assert registry.get_sample_value("hokkaido_board_pages") == 1


@asynccontextmanager
async def process(
    boards: Boards, place: Location, shard: int
) -> AsyncIterator[tuple[Boards, TableService, Presence]]:
    """One of two processes on a database, which serves the board."""
    store = await open_own_store(place, Shards(shard, shard, 2), hears_all=True)
    clock, listen = HeldClock(), free_port()
    tables = TableService(store, clock=clock, think=think_simply)
    links = Links(f"http://{listen}", await store.remember_first(NOTE_OF_KEY, f"of process {shard}"))
    services = replace(
        boards.room.bot.services, store=store, tables=tables, presence=(presence := Presence(clock))
    )
    board = server.Board(services, links, Metrics())
    await board.open(listen)
    tables.resume(presence.note_at_board)
    try:
        yield replace(boards, others=links), tables, presence
    finally:
        await board.close()
        await tables.close()
        await store.close()


async def test_each_of_several_processes_serves_the_page(
    boards: Boards, server_place: Location, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link holds in each process. The one that gets a move stores it, and the other's pages follow.

    They do not ask the database in the meantime, and miss nothing while they cannot be notified.
    """
    async with (
        process(boards, server_place, 0) as (first, tables, _),
        process(boards, server_place, 1) as (second, others, _),
    ):
        table = await open_table(tables, GUILD, 2, boards.people[0], TableOptions())
        await tables.do(table.id, lobby.join, boards.people[1])
        await tables.begin(table.id, boards.people[0])
        table = (await tables.do_unasked(table.id, shuffles.deal, None)).table
        assert first.token(table) == second.token(table)
        view = await first.view(table)
        assert await second.view(table) == view
        streams_ = [await follow(of, boards.http, of.token(table)) for of in (first, second)]
        assert [await stream.next() for stream in streams_] == [view["tag"]] * 2
        for person, (mover, other) in enumerate(((second, first), (first, second))):
            action = pick_in(await mover.view(table, person))
            assert (await mover.act(table, action, person)).status == 200
            tags = [await stream.next() for stream in streams_]
            assert tags == [(await other.view(table))["tag"]] * 2
        for of in (tables, others):
            monkeypatch.setattr(of, "get", None)
        await asyncio.sleep(2)
        monkeypatch.undo()
        await others._store.database.read(END_LISTENING, APPLICATION_ID)
        await tables.do(table.id, seats.leave_to_computer, boards.people[0])
        for stream in streams_:
            while await stream.next() != (await first.view(table))["tag"]:
                pass


async def test_a_player_at_the_board_of_one_process_is_known_to_the_one_that_announces_the_table(
    boards: Boards, server_place: Location, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        process(boards, server_place, 0) as (_, tables, presence),
        process(boards, server_place, 1) as (second, _, _),
    ):
        left = asyncio.Event()
        monkeypatch.setattr(presence, "on_left", lambda _: left.set())
        monkeypatch.setattr("bot.people.presence.LEFT_AFTER", 0.1)
        person = boards.people[0]
        table = await open_table(tables, GUILD, 2, person, TableOptions())
        stream = await follow(second, boards.http, second.token(table))
        async with asyncio.timeout(20):
            while not presence.is_at_board(person.id, table.id):  # noqa: ASYNC110 - nothing reports it
                await asyncio.sleep(0.01)
            assert (await second.ask(second.token(table), "/api/here", {}, Board_Away="1")).status == 204
            await left.wait()
        assert not presence.is_at_board(person.id, table.id)
        stream.response.close()


async def test_without_the_settings_nothing_listens_and_no_message_has_a_link(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        anna, bob = room.people(2)
        await room.begin([anna, bob])
        shown = [message.components for message in (*room.messages(), *room.private_messages(anna))]
        assert "url" not in str([part.to_dict() for row in shown for part in row])


async def test_a_file_that_has_not_changed_is_not_sent_again(tmp_path: Path) -> None:
    """Not a byte of it, which would spoil the next response on the connection."""
    async with open_boards(tmp_path) as boards:
        host = boards.origin.removeprefix("http://")
        async with boards.http.get(f"{boards.origin}/page/main.js") as whole:
            tag = whole.headers["ETag"]
        lines = ["GET /page/main.js HTTP/1.1", f"Host: {host}", f"If-None-Match: {tag}"]
        lines += ["Accept-Encoding: gzip", "Connection: close", "", ""]
        reader, writer = await asyncio.open_connection(*host.split(":"))
        writer.write("\r\n".join(lines).encode())
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        assert (head.split(b"\r\n")[0], body) == (b"HTTP/1.1 304 Not Modified", b"")


# What the board promises


async def test_a_card_that_another_player_may_take_has_no_points(boards: Boards) -> None:
    options = TableOptions(rules=Rules.HONSHU, selection=Selection.TRICK)
    table = await boards.deal(2, options=options)
    view, token = table.view(0), boards.token(table)
    for card in (view.hand[0].number, view.open_pairs["deck"][0].number):
        found = (await boards.ask(token, f"/api/spots?card={card}")).body
        assert {spot[5] for spot in found["spots"]} == {None}
        assert "reason" not in found
        x, y, rotation, under, *_ = found["spots"][0]
        at = json.dumps({"card": card, "x": x, "y": y, "rotation": rotation, "under": under})
        told = (await boards.ask(token, f"/api/points?at={at}")).body
        assert told == {"points": None, "gains": [], "marks": []}


@pytest.mark.parametrize("hints", [True, False])
async def test_hints_come_with_the_reason_of_the_first_spot(boards: Boards, hints: bool) -> None:
    table = await boards.deal(2, options=TableOptions(hints=hints))
    token, view = boards.token(table), await boards.view(table)
    card = view["groups"][0][1][0][0]
    found = (await boards.ask(token, f"/api/spots?card={card}")).body
    assert ("Spot 1" in found.get("reason", "")) == hints == view["hints"]
    hinted = (await boards.ask(token, "/api/hints")).body
    notes = [note for _, group in hinted["groups"] for _, note, _ in group]
    assert all(notes) == any(notes) == hints


async def test_a_vote_is_in_the_page_with_its_buttons(boards: Boards) -> None:
    table = await boards.deal(3)
    table = await boards.do(table, votes.propose_pause, 0)
    view = await boards.view(table, 1)
    assert "pause the game" in view["notes"][0]
    choices = {choice["name"]: choice for choice in view["choices"]}
    assert {"vote-agree", "vote-decline"} <= choices.keys()
    assert [one["name"] for one in (await boards.view(table))["choices"]][-1] == "vote-withdraw"
    stale = choices["vote-agree"] | {"vote": "1"}
    assert (await boards.act(table, stale, 1)).status in (409, 422)
    assert (await boards.act(table, choices["vote-agree"], 1)).status == 200
    after = await boards.act(table, choices["vote-agree"], 2)
    assert after.status == 200
    assert (await boards.now(table)).paused_at is not None


async def test_a_past_round_has_its_own_cubes_and_goals(boards: Boards) -> None:
    table = await boards.deal(2, options=TableOptions(with_goals=True))
    await until(boards, table, in_round(4))
    token, now = boards.token(table), await boards.view(table)
    then = (await boards.ask(token, "/api/round?round=1")).body
    assert sum(count for _, count, _ in then["supply"]) > sum(count for _, count, _ in now["supply"])
    assert len(then["goals"][1]) == len(now["goals"][1])
    assert then["goals"] != now["goals"]
    assert "3 points each" in then["goals"][0]
    assert all("you " in goal or is_won for goal, is_won in now["goals"][1])
