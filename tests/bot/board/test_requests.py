"""Requests at the board: what they change, what they are told, and what is refused."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from dataclasses import replace
from datetime import timedelta
from itertools import product
from typing import Any

import pytest

from bot.board.view import TIME
from bot.table_service.heartbeat import Heartbeat
from bot.tables import Deadline, TableOptions, seats, votes
from bot.tables.deadlines import Downtime
from engine.actions import Pick
from engine.errors import GameError
from engine.options import PlacingOrder, Rules, Selection
from engine.parts.placement import ROTATIONS, Placement
from render.palette import ThemeName
from tests.bot.board.tables import Boards, act_of, pick_all, pick_in
from tests.bot.board.test_page import in_round, until

# Moves


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
