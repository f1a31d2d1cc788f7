"""A person's stored data can be exported and deleted; the games stay for the others."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import fields, replace
from datetime import UTC, datetime
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.history import History
from bot.people.preferences import Preferences
from bot.people.privacy import Forgotten, Privacy
from bot.store import SentMessage, StoreError
from bot.store.database import StaleWriteError
from bot.store.records import Asked, ChannelState, MessagePlace, People, Role
from bot.tables import Person, Stage, TableError, TableOptions, TableSeat, lobby, seats
from bot.tables.alone import options_alone
from bot.tables.change import Change, SeatReplaced, TableClosed
from bot.tables.seats import write_note
from bot.tables.table import (
    FormerPlayer,
    PrivateNote,
    SeatClock,
    TableState,
    Tried,
    Vote,
    VoteKind,
)
from engine.options import Rules
from engine.parts.cards import Side
from engine.parts.placement import Placement
from engine.record.record import verify_record
from tests.bot.store.databases import rows, run
from tests.bot.table_service.playing import Bot, open_table, start_bot
from tests.bot.tables.sitting import ANN, BOB, CLEO, FAY, GUILD, NOON

#: A person whose id and name cannot appear in the database by chance.
GUS = Person(987654321987654321, "Gustavo the Great")


@pytest_asyncio.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Bot]:
    started = await start_bot(tmp_path / "games.sqlite3")
    yield started
    await started.close()


async def finished_with_gus(bot: Bot) -> str:
    """The id of a finished game that Gus hosted until a computer player took over his seat."""
    table = await open_table(bot.tables, GUILD, 1, GUS, TableOptions())
    await bot.do(table.id, lobby.join, ANN)
    await bot.deal_at(table)
    await bot.act(await bot.tables.get(table.id), GUS)
    message = SentMessage(55, 66, Asked(1, "pick"), "", datetime(2026, 1, 1, tzinfo=UTC))
    await bot.store.remember_messages(table.id, (MessagePlace(Role.PRIVATE, 0), message))
    await bot.do(table.id, seats.leave_to_computer, GUS)
    assert (await bot.play(await bot.tables.get(table.id))).stage is Stage.FINISHED
    return table.id


def privacy_of(bot: Bot) -> Privacy:
    return Privacy(bot.store, bot.tables)


def everything_in(path: Path) -> str:
    connection = sqlite3.connect(path)
    text = "\n".join(connection.iterdump())
    connection.close()
    return text


async def test_the_export_contains_everything_that_names_a_person(bot: Bot) -> None:
    table_id = await finished_with_gus(bot)
    preferences = Preferences(bot.store, ["en"])
    await preferences.change_player(GUS.id, lambda now: replace(now, hints=False))
    in_lobby = await bot.open(channel=2)
    await bot.do(in_lobby.id, lobby.invite, ANN, GUS)
    await bot.store.people.unlist(GUILD, GUS.id)
    data = json.loads(await privacy_of(bot).export(GUS.id))
    assert data["user"] == str(GUS.id)
    assert data["unlisted"] == [{"guild_id": GUILD}]
    assert [seat["table_id"] for seat in data["seats"]] == [table_id]
    assert data["seats"][0]["name"] == GUS.name
    assert len(data["moves"]) == 1
    assert data["guests"] == [{"table_id": in_lobby.id, "as_a": "invited", "name": GUS.name}]
    assert len(data["results"]) == len(data["preferences"]) == len(data["private_messages"]) == 1
    nobody = json.loads(await privacy_of(bot).export(1))
    assert all(not rows for name, rows in nobody.items() if name not in ("format", "user"))


#: The columns with data about a person, and the sections of the export that contain each.
OF_A_PERSON = {
    "tables": {"host_id": "seats", "state": "guests, private_notes, at_seats", "options": "decks"},
    "seats": dict.fromkeys(("seat", "user_id", "name", "away", "missed"), "seats"),
    "entries": dict.fromkeys(("number", "kind", "seat", "user_id", "body", "undoes", "accepted_at"), "moves"),
    "messages": dict.fromkeys(("role", "seat", "channel_id", "message_id", "created_at"), "private_messages")
    | {"occasion": "told"},
    "thread_members": {"table_id": "threads", "user_id": "threads"},
    "notes": dict.fromkeys(("key", "value"), "notes"),
    "notices": {"body": "replaced", "noted_at": "replaced"},
    "preferences": dict.fromkeys(("owner_id", "body"), "preferences"),
    "result_seats": dict.fromkeys(("seat", "user_id", "name", "total", "rank"), "results"),
    "unlisted": {"guild_id": "unlisted", "user_id": "unlisted"},
}

#: The other columns. Notices contain what everyone at the table may know, and name seats rather than
#: people, except a seat's former player.
IMPERSONAL = {
    "tables": {
        *("id", "guild_id", "channel_id", "stage", "opened_at", "closed_at"),
        *("revision", "announced", "due_at"),
    },
    "seats": {"table_id", "computer"},
    "decks": {"hash", "body"},
    "games": {"table_id", "seed", "options", "deck_hash", "setup", "begun_at"},
    "entries": {"table_id"},
    "messages": {"table_id", "number", "fingerprint"},
    "channels": {"table_id", "channel_id", "is_thread", "tagged", "refusal"},
    "downtimes": {"number", "shard", "shards", "since", "until"},
    "shuffles": {"table_id", "secret", "commitment", "message_id"},
    "notices": {"table_id", "number", "entry", "event"},
    "preferences": {"kind"},
    "results": {"table_id", "guild_id", "rules", "finished_at", "alone"},
    "result_seats": {"table_id", "computer"},
    "forgotten_tries": {"day", "digest"},  # only for people who were forgotten
    "log_numbers": {"present", "previous"},
}


def columns(path: Path) -> dict[str, set[str]]:
    """Every table of the database, with its columns."""
    connection = sqlite3.connect(path)
    try:
        tables = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        return {name: {row[1] for row in connection.execute(f"PRAGMA table_info({name})")} for name in tables}
    finally:
        connection.close()


async def test_every_column_is_listed_as_personal_or_not(bot: Bot, tmp_path: Path) -> None:
    """A migration that adds a column must list it here."""
    names = set(OF_A_PERSON) | set(IMPERSONAL)
    known = {name: {*OF_A_PERSON.get(name, ()), *IMPERSONAL.get(name, ())} for name in names}
    assert columns(tmp_path / "games.sqlite3") == known
    exported = json.loads(await privacy_of(bot).export(GUS.id))
    named = ", ".join(sections for of_table in OF_A_PERSON.values() for sections in of_table.values())
    sections = {*named.split(", ")}
    assert sections == set(exported) - {"format", "user"}


#: The fields of a table's state about a person on seat 1, each with its value and the section with it.
ABOUT_BOB: dict[str, tuple[Any, str]] = {
    "clocks": (
        (SeatClock(1, 2, "map", NOON, None), SeatClock(0, 2, "map", NOON, None, nudged_by=1)),
        "at_seats",
    ),
    "vote": (Vote(VoteKind.END, 0, NOON, NOON, agreed=(0,), declined=(1,)), "at_seats"),
    "tried": ((Tried(1, Placement(17, 3, 2), intended=True),), "at_seats"),
    "changed_hands": ((1,), "at_seats"),
    "taken_back": ((0, 4), "at_seats"),
    "invited": ((BOB,), "guests"),
    "spectators": ((BOB,), "guests"),
    "keepers": ((FormerPlayer(0, BOB.id, BOB.name),), "guests"),
    "private_notes": ((PrivateNote(BOB.id, "a secret plan"),), "private_notes"),
}

#: The other fields, which are about a table.
ABOUT_NO_ONE = {
    *("touched_at", "paused_at", "paused_for", "rematch_of", "counts"),
    *("closing_announced", "opened_from", "downtime", "links_renewed"),
}


def test_every_field_of_a_tables_state_is_listed_as_personal_or_not() -> None:
    assert {field.name for field in fields(TableState)} == {*ABOUT_BOB, *ABOUT_NO_ONE}


@pytest.mark.parametrize("name", ABOUT_BOB)
async def test_the_export_contains_what_a_tables_state_has_about_a_person(bot: Bot, name: str) -> None:
    table = await bot.open(people=2)
    value, section = ABOUT_BOB[name]
    before = [json.loads(await privacy_of(bot).export(person.id)) for person in (ANN, BOB)]
    about_bob = replace(table, revision=table.revision + 1, **{name: value})
    await bot.store.save(table, Change(about_bob), NOON)
    after = [json.loads(await privacy_of(bot).export(person.id)) for person in (ANN, BOB)]
    assert len(after[1][section]) > len(before[1][section])
    if name not in ("clocks", "vote"):  # these are about Ann too
        assert after[0] == before[0]
    if section == "at_seats":
        ((state,),) = await rows(bot.store, "SELECT state FROM tables")
        found = {"taken_back": 4, "changed_hands": True}.get(name, json.loads(state)[name])
        assert after[1][section] == [{"table_id": table.id, "seat": 1, name: found}]


async def test_a_person_appears_only_in_the_personal_columns(bot: Bot, tmp_path: Path) -> None:
    await finished_with_gus(bot)
    in_lobby = await bot.open(channel=2)
    await bot.do(in_lobby.id, lobby.invite, ANN, GUS)
    running = await open_table(bot.tables, GUILD, 3, GUS, TableOptions())
    left = await bot.open(channel=4)
    await bot.do(left.id, lobby.join, GUS)
    await bot.deal_at(left)
    await bot.do(left.id, seats.replace_by_computer, FAY, 1, moderator=True)
    await bot.store.remember(f"direct-messages.{GUS.id}", "closed")
    await bot.store.remember_channel(running.id, ChannelState(1, is_thread=True, members=frozenset({GUS.id})))
    await bot.store.people.unlist(GUILD, GUS.id)
    await Preferences(bot.store, ["en"]).change_player(GUS.id, lambda now: replace(now, hints=False))
    assert running.host_id == GUS.id
    connection = sqlite3.connect(tmp_path / "games.sqlite3")
    found = {
        (table, column)
        for table, names in columns(tmp_path / "games.sqlite3").items()
        for column in names
        for (value,) in connection.execute(f"SELECT {column} FROM {table}")
        if any(trace in str(value) for trace in (str(GUS.id), GUS.name))
    }
    connection.close()
    told = {(table, column) for table, of_table in OF_A_PERSON.items() for column in of_table}
    assert found <= told
    assert {table for table, _ in found} == set(OF_A_PERSON) - {"messages"}, (
        "message records contain no name or id here"
    )


async def test_the_export_contains_a_persons_own_deck(bot: Bot) -> None:
    deck = (resources.files("engine") / "decks" / "hokkaido.json").read_text(encoding="utf-8")
    table = await open_table(bot.tables, GUILD, 1, GUS, TableOptions(own_deck=deck))
    data = json.loads(await privacy_of(bot).export(GUS.id))
    assert data["decks"] == [{"table_id": table.id, "deck": deck}]


async def test_no_database_file_contains_a_forgotten_person(bot: Bot, tmp_path: Path) -> None:
    """Deleted data must not remain in SQLite's unused pages or its write-ahead log either."""
    table_id = await finished_with_gus(bot)
    preferences = Preferences(bot.store, ["en"])
    await preferences.change_player(GUS.id, lambda now: replace(now, hints=False))
    await bot.store.remember(f"direct-messages.{GUS.id}", "closed")
    await bot.store.people.unlist(GUILD, GUS.id)
    in_lobby = await bot.open(channel=2)
    await bot.do(in_lobby.id, lobby.watch, GUS)
    await bot.do(in_lobby.id, lobby.invite, ANN, GUS)
    running = await bot.open(people=2, channel=3)
    await bot.do(running.id, lobby.invite, ANN, GUS)
    await bot.do(running.id, lobby.join, GUS)
    await bot.tables.begin(running.id, ANN)
    traces = (GUS.name.encode(), str(GUS.id).encode(), GUS.id.to_bytes(8, "big"))
    assert all(trace in every_byte(tmp_path) for trace in traces)
    assert await privacy_of(bot).forget(GUS.id) == Forgotten(1, 0)
    left = every_byte(tmp_path)
    assert [trace for trace in traces if trace in left] == []
    table = await bot.tables.get(table_id)
    assert table.seats[0].is_anonymous
    assert (table.seats[1].name, table.stage) == ("Ann", Stage.FINISHED)
    assert await privacy_of(bot).forget(GUS.id) == Forgotten(0, 0)


def every_byte(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(folder.iterdir()))


async def test_a_person_who_cannot_leave_a_table_is_not_reported_as_forgotten(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await bot.open(people=2)
    with monkeypatch.context() as patched:
        patched.setattr(bot.store, "save", busy)
        with pytest.raises(TableError, match="table-busy"):
            await privacy_of(bot).forget(ANN.id)
    assert (await bot.tables.get(table.id)).seat_of(ANN.id) is not None
    assert (await privacy_of(bot).forget(ANN.id)).left == 1


async def busy(*_: object) -> bool:
    """Refuse every change, as if another process always wrote first."""
    raise StaleWriteError


async def test_a_private_note_is_exported_and_forgotten(bot: Bot, tmp_path: Path) -> None:
    table = await bot.begin(people=3)
    await bot.do(table.id, write_note, ANN, "a secret plan")
    privacy = privacy_of(bot)
    assert json.loads(await privacy.export(ANN.id))["private_notes"] == [
        {"table_id": table.id, "text": "a secret plan"}
    ]
    assert json.loads(await privacy.export(BOB.id))["private_notes"] == []
    make_unreadable(tmp_path / "games.sqlite3", table.id)
    await privacy.forget(ANN.id)
    assert "a secret plan" not in everything_in(tmp_path / "games.sqlite3")


async def test_stored_messages_forget_the_people_they_mention(bot: Bot, tmp_path: Path) -> None:
    """They are no longer updated once the table's channel is gone."""
    table = await bot.open(channel=2)
    people, others = frozenset({ANN.id, GUS.id, FAY.id}), frozenset({ANN.id, FAY.id})
    place, told = MessagePlace(Role.INVITATION), SentMessage(2, 9, People(people), "abc", bot.clock.now())
    await bot.store.remember_messages(table.id, (place, told))
    thread = ChannelState(table.channel_id, is_thread=True, members=people)
    await bot.store.remember_channel(table.id, thread)
    privacy = privacy_of(bot)
    found = json.loads(await privacy.export(GUS.id))
    assert [(message["table_id"], message["role"]) for message in found["told"]] == [(table.id, "invitation")]
    assert found["threads"] == [{"table_id": table.id}]
    nobody = json.loads(await privacy.export(GUS.id // 10))
    assert nobody["told"] == nobody["threads"] == []
    await privacy.forget(GUS.id)
    assert str(GUS.id) not in everything_in(tmp_path / "games.sqlite3")
    assert await bot.store.messages(table.id) == {place: replace(told, occasion=People(others))}
    assert await bot.store.channel_state(table) == replace(thread, members=others)


async def test_a_person_at_an_unreadable_table_sees_the_other_tables_and_can_be_forgotten(
    bot: Bot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken = await bot.begin(people=3, channel=1)
    await bot.accept(broken.id, GUS, 1, BOB.id)
    await bot.do(broken.id, seats.replace_by_computer, ANN, 0)
    watched = await bot.begin(people=2, channel=2)
    await bot.do(watched.id, lobby.watch, GUS)
    sound = await bot.open(channel=3)
    await bot.do(sound.id, lobby.join, GUS)
    for table in (broken, watched):
        make_unreadable(tmp_path / "games.sqlite3", table.id)
    assert [game.table.id for game in await bot.tables.games_of(GUS.id)] == [sound.id]
    assert await bot.tables.guest_games_of(GUS.id) == ()
    assert broken.id in caplog.text
    assert watched.id in caplog.text
    privacy = privacy_of(bot)
    assert (await privacy.forget(GUS.id)).left == 1
    left = everything_in(tmp_path / "games.sqlite3")
    assert GUS.name not in left
    assert str(GUS.id) not in left
    assert "Cleo" in left
    make_readable(tmp_path / "games.sqlite3")
    now = await bot.tables.get(broken.id)
    assert (now.seats[1].computer, now.host_id) == ("normal", CLEO.id)
    assert (await bot.tables.get(watched.id)).spectators == ()
    assert (await bot.play(now)).stage is Stage.FINISHED


async def test_an_unreadable_table_goes_to_a_player_who_is_not_away(bot: Bot, tmp_path: Path) -> None:
    table = await bot.begin(people=3)
    await bot.do(table.id, seats.leave_to_computer, BOB)
    make_unreadable(tmp_path / "games.sqlite3", table.id)
    await privacy_of(bot).forget(ANN.id)
    make_readable(tmp_path / "games.sqlite3")
    assert (await bot.tables.get(table.id)).host_id == CLEO.id
    make_unreadable(tmp_path / "games.sqlite3", table.id)
    await privacy_of(bot).forget(BOB.id)
    make_readable(tmp_path / "games.sqlite3")
    assert (await bot.tables.get(table.id)).seats[1] == TableSeat(None, "", "normal")


async def test_a_person_with_an_unreadable_game_for_one_can_be_forgotten(bot: Bot, tmp_path: Path) -> None:
    lost = await bot.tables.play_alone(0, GUS, options_alone(Rules.HOKKAIDO, Side.A))
    make_unreadable(tmp_path / "games.sqlite3", lost.id)
    await privacy_of(bot).forget(GUS.id)
    left = everything_in(tmp_path / "games.sqlite3")
    assert GUS.name not in left
    assert str(GUS.id) not in left


def make_unreadable(path: Path, table_id: str) -> None:
    """Make a game's stored setup invalid, until ``make_readable``."""
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE tables SET revision = revision + 1 WHERE id = ?", (table_id,))
        connection.execute("UPDATE games SET setup = 'x' || setup WHERE table_id = ?", (table_id,))
    connection.close()


def make_readable(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE tables SET revision = revision + 1")
        connection.execute("UPDATE games SET setup = ltrim(setup, 'x')")
    connection.close()


async def test_the_game_stays_for_the_others(bot: Bot) -> None:
    table_id = await finished_with_gus(bot)
    history = History(bot.store, bot.tables)
    before, log = (await bot.tables.get(table_id)).game, await history.log(table_id)
    await privacy_of(bot).forget(GUS.id)
    assert (await bot.tables.get(table_id)).game == before
    assert [entry.event for entry in await history.log(table_id)] == [entry.event for entry in log]
    assert verify_record(await history.record(table_id)).is_over
    assert [standing.user_id for standing in await history.leaderboard(GUILD)] == [ANN.id]
    await bot.tables.checked_proof(table_id)
    with pytest.raises(TableError, match="not-seated"):
        await bot.tables.rematch(table_id, GUS)


async def test_a_computer_player_takes_over_the_seat_in_a_running_game(bot: Bot, tmp_path: Path) -> None:
    table = await bot.begin(people=3)
    await bot.act(table, ANN)
    for seat in range(2):
        sent = SentMessage(55 + seat, 66, Asked(1, "pick"), "", bot.clock.now())
        await bot.store.remember_messages(table.id, (MessagePlace(Role.PRIVATE, seat), sent))
    assert await privacy_of(bot).forget(ANN.id) == Forgotten(1, 0)
    assert [
        (place.seat, sent.channel_id) for place, sent in (await bot.store.messages(table.id)).items()
    ] == [(1, 56)]
    now = await bot.tables.get(table.id)
    assert (now.seats[0].computer, now.host_id, now.seat_of(ANN.id)) == ("normal", BOB.id, None)
    assert bot.events(SeatReplaced) == [SeatReplaced(0, by_computer=True)]
    assert (await bot.play(now)).stage is Stage.FINISHED
    assert "'Ann'" not in everything_in(tmp_path / "games.sqlite3")


async def test_a_replaced_player_is_forgotten_in_the_log_too(bot: Bot, tmp_path: Path) -> None:
    table = await bot.begin(people=3)
    await bot.do(table.id, seats.replace_by_computer, FAY, 2, moderator=True)
    privacy = privacy_of(bot)
    (replaced,) = json.loads(await privacy.export(CLEO.id))["replaced"]
    assert (replaced["table_id"], replaced["name"]) == (table.id, CLEO.name)
    assert json.loads(await privacy.export(CLEO.id // 10))["replaced"] == []
    await privacy.forget(CLEO.id)
    left = everything_in(tmp_path / "games.sqlite3")
    assert CLEO.name not in left
    # Only as a separate number, because a seed or commitment may contain its digits.
    assert not re.search(rf"\b{CLEO.id}\b", left)
    (notice,) = await bot.store.notices(table.id)
    assert notice.event == SeatReplaced(2, by_computer=True)


async def test_a_table_is_closed_when_its_last_person_is_forgotten(bot: Bot) -> None:
    running = await bot.begin(people=1, computers=2, channel=1)
    in_lobby = await bot.open(channel=2)
    shared = await bot.open(people=2, channel=3)
    assert await privacy_of(bot).forget(ANN.id) == Forgotten(3, 2)
    for table in (running, in_lobby):
        closed = await bot.tables.get(table.id)
        assert closed.stage is Stage.CANCELLED
        assert closed.seat_of(ANN.id) is None
    assert (await bot.tables.get(shared.id)).host_id == BOB.id
    assert bot.events(TableClosed) == [TableClosed("empty")] * 2


async def test_a_history_can_lose_only_its_user_ids(bot: Bot) -> None:
    table = await bot.begin()
    await bot.act(table, ANN)
    for sql in (
        "UPDATE entries SET user_id = 5",
        "UPDATE entries SET user_id = NULL, body = '{}'",
        "UPDATE entries SET user_id = NULL, seat = 1",
        "DELETE FROM entries",
    ):
        with pytest.raises(StoreError):
            await run(bot.store, sql)
