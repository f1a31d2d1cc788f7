"""Links to the board: whose they are, how long they last, and what each shows."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.board.view import plain
from bot.people.links import PERIOD
from bot.tables import Table, TableOptions, lobby, seats
from bot.tables.alone import options_alone
from engine.options import Rules
from engine.parts.cards import Side
from tests.bot.board.tables import Boards, act_of


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
