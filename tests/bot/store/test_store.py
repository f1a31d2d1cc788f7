"""The store: written data can be read by other processes, and two writers never both succeed."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, cast

import pytest
import pytest_asyncio

from bot.store import SentMessage, Store, StoreError, open_store, rows
from bot.store.database import BrokenConstraintError, ChannelTakenError, Location, StaleWriteError
from bot.store.records import (
    Asked,
    ChannelState,
    Mentioned,
    MessagePlace,
    Occasion,
    Offered,
    Owner,
    People,
    Refusal,
    Reminded,
    Role,
    Shows,
    TableVersion,
    read,
    written,
)
from bot.store.store import ROWS_AT_ONCE
from bot.tables import Change, Stage, Table, TableError, TableOptions, TableSeat
from bot.tables.change import SeatLeft, SeatTakenBack
from bot.tables.game_history import Entry, GameStart
from bot.tables.lobby import MOST_TABLES
from bot.tables.table import Person
from engine.actions import Pick
from engine.setup import draw_up
from tests.bot.store.databases import run

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)

LOBBY = Table(
    id="abcd2345",
    guild_id=1_000_000_000_000_000_001,
    channel_id=1_000_000_000_000_000_002,
    host_id=11,
    options=TableOptions(with_goals=True),
    stage=Stage.LOBBY,
    seats=(TableSeat(11, "Ann"), TableSeat(None, "", "greedy")),
    game=None,
    opened_at=NOON,
)

CHANNEL = ChannelState(LOBBY.channel_id, True, frozenset({8, 9}), Stage.LOBBY, Refusal.POSTS)
START = GameStart(
    seed="s3cret",
    options=LOBBY.options.for_players(2),
    deck=LOBBY.options.deck,
    setup=draw_up(LOBBY.options.for_players(2), LOBBY.options.deck, "s3cret"),
    begun_at=NOON,
)


def action(number: int, seat: int = 0) -> Entry:
    return Entry(number, seat, 11, NOON, Pick(seat, number + 1))


def undoing(number: int, undoes: int) -> Entry:
    return Entry(number, 0, 11, NOON + timedelta(seconds=5), undoes=undoes)


async def change(
    store: Store, table: Table, *entries: Entry, start: GameStart | None = None, **changes: Any
) -> Table:
    """Store a change of a table and return the new table."""
    after = replace(table, revision=table.revision + 1, **changes)
    await store.save(table, Change(after, entries=entries, start=start), NOON)
    return after


async def ids(found: Awaitable[Iterable[TableVersion]]) -> tuple[str, ...]:
    return tuple(version.id for version in await found)


@pytest_asyncio.fixture
async def store(place: Location) -> AsyncIterator[Store]:
    opened = await open_store(place)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def other(place: Location, store: Store) -> AsyncIterator[Store]:
    """The same database, opened again as by another process."""
    opened = await open_store(place)
    yield opened
    await opened.close()


async def begin(store: Store) -> Table:
    await store.add_table(LOBBY)
    return await change(store, LOBBY, start=START, stage=Stage.RUNNING)


async def test_a_table_is_read_as_it_was_stored(store: Store, other: Store) -> None:
    await store.add_table(LOBBY)
    stored = await other.load(LOBBY.id)
    assert stored is not None
    assert (stored.table, stored.start, stored.entries) == (LOBBY, None, ())
    assert await other.revision(LOBBY.id) == 0


async def test_an_unknown_table_is_none(store: Store) -> None:
    assert await store.load("nobody") is None
    assert await store.revision("nobody") is None
    assert await store.open_table_in(1) is None
    assert await store.open_tables_of(1) == ()


async def test_seats_host_and_stage_are_saved_with_a_new_revision(store: Store) -> None:
    await store.add_table(LOBBY)
    changed = await change(store, LOBBY, host_id=12, seats=(TableSeat(12, "Bob", away=True, missed=2),))
    assert await store.revision(LOBBY.id) == 1
    stored = await store.load(LOBBY.id)
    assert stored is not None
    assert stored.table == changed


async def test_the_time_of_closing_a_table_does_not_change(store: Store) -> None:
    await store.add_table(LOBBY)
    assert await store.closed_at(LOBBY.id) is None
    closed = await change(store, LOBBY, stage=Stage.CANCELLED)
    assert await store.closed_at(LOBBY.id) == NOON
    later = Change(replace(closed, revision=2, changed_hands=(0,)))
    await store.save(closed, later, NOON + timedelta(days=1))
    assert await store.revision(LOBBY.id) == 2
    assert await store.closed_at(LOBBY.id) == NOON


async def test_a_history_is_read_in_order(store: Store, other: Store) -> None:
    table = await begin(store)
    undo = undoing(2, 1)
    for entry in (action(0), action(1), undo, action(3, seat=1)):
        table = await change(store, table, entry)
    stored = await other.load(LOBBY.id)
    assert stored is not None
    assert stored.start == START
    assert stored.entries == (action(0), action(1), undo, action(3, seat=1))
    assert stored.table.revision == 5


async def test_a_long_history_is_parsed_outside_the_event_loop(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin(store)
    entries = tuple(replace(action(0), number=number) for number in range(ROWS_AT_ONCE + 1))
    await change(store, table, *entries)
    parsed_in = set()

    def entry(row: Sequence[Any]) -> Entry:
        parsed_in.add(threading.current_thread())
        return parse(row)

    parse = rows.entry
    monkeypatch.setattr(rows, "entry", entry)
    stored = await store.load(LOBBY.id)
    assert stored is not None
    assert stored.entries == entries
    assert threading.main_thread() not in parsed_in


@pytest.mark.parametrize("stale", [-1, 1, 7])
async def test_a_write_with_a_wrong_revision_changes_nothing(store: Store, stale: int) -> None:
    await store.add_table(LOBBY)
    with pytest.raises(StaleWriteError):
        await change(store, replace(LOBBY, revision=stale), host_id=99, seats=())
    with pytest.raises(StaleWriteError):
        await change(store, replace(LOBBY, revision=stale), start=START, stage=Stage.RUNNING)
    stored = await store.load(LOBBY.id)
    assert stored is not None
    assert (stored.table, stored.start) == (LOBBY, None)


async def test_only_one_of_two_writers_succeeds(store: Store, other: Store) -> None:
    table = await begin(store)
    outcomes = await asyncio.gather(
        change(store, table, action(0)), change(other, table, action(0, seat=1)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes if isinstance(outcome, Exception)] == [StaleWriteError]
    stored = await store.load(LOBBY.id)
    assert stored is not None
    assert len(stored.entries) == 1


async def test_an_entry_number_is_used_only_once_whatever_the_revision(store: Store) -> None:
    table = await change(store, await begin(store), action(0))
    with pytest.raises(StaleWriteError):
        await change(store, table, action(0))
    assert await store.revision(table.id) == table.revision


async def test_nothing_is_undone_twice_or_before_it_was_done(store: Store) -> None:
    table = await change(store, await begin(store), action(0))
    table = await change(store, table, undoing(1, 0))
    with pytest.raises(StaleWriteError):
        await change(store, table, undoing(2, 0))
    with pytest.raises(StaleWriteError):
        await change(store, table, undoing(2, 5))


async def test_entries_cannot_be_changed_or_deleted(store: Store) -> None:
    await change(store, await begin(store), action(0))
    for sql in ("DELETE FROM entries", "UPDATE entries SET body = ''"):
        with pytest.raises(BrokenConstraintError, match="only ever added to"):
            await run(store, sql)


async def test_a_channel_has_one_open_table(store: Store, other: Store) -> None:
    await store.add_table(LOBBY)
    second = replace(LOBBY, id="efgh2345")
    with pytest.raises(ChannelTakenError):
        await other.add_table(second)
    assert await store.load(second.id) is None
    await change(store, LOBBY, stage=Stage.CANCELLED)
    await other.add_table(second)
    assert await store.open_table_in(LOBBY.channel_id) == TableVersion(second.id, 0)


async def test_a_person_gets_only_a_few_seats_on_a_server_also_at_once(store: Store, other: Store) -> None:
    tables = [
        replace(LOBBY, id=f"table{number}", channel_id=number, host_id=12, seats=())
        for number in range(100, 100 + 3 * MOST_TABLES)
    ]
    for table in tables:
        await store.add_table(table)
    joining = (
        change(by, table, seats=(*table.seats, TableSeat(11, "Ann")))
        for by, table in zip(itertools.cycle((store, other)), tables, strict=False)
    )
    refused = [
        one for one in await asyncio.gather(*joining, return_exceptions=True) if not isinstance(one, Table)
    ]
    assert [getattr(error, "key", error) for error in refused] == ["too-many-tables"] * 2 * MOST_TABLES
    assert len(await store.open_tables_of(11)) == MOST_TABLES
    with pytest.raises(TableError, match="too-many-tables"):
        await store.add_table(LOBBY)
    await store.add_table(replace(LOBBY, guild_id=1))
    alone = replace(LOBBY.options, alone=True)
    await store.add_table(replace(LOBBY, id="alone", channel_id=11, options=alone))


async def test_the_last_game_of_a_channel(store: Store) -> None:
    async def close(table: Table, at: datetime) -> None:
        cancelled = replace(table, revision=table.revision + 1, stage=Stage.CANCELLED)
        await store.save(table, Change(cancelled), at)

    assert await store.last_game_in(LOBBY.channel_id) is None
    first = await begin(store)
    assert await store.last_game_in(LOBBY.channel_id) is None, "it is still running"
    await close(first, NOON)
    assert await store.last_game_in(LOBBY.channel_id) == first.id
    never_begun = replace(LOBBY, id="efgh2345")
    await store.add_table(never_begun)
    await close(never_begun, NOON + timedelta(hours=1))
    assert await store.last_game_in(LOBBY.channel_id) == first.id
    assert await store.last_game_in(LOBBY.channel_id + 1) is None


async def test_a_person_has_one_seat_at_a_table(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.add_table(replace(LOBBY, seats=(TableSeat(11, "Ann"), TableSeat(11, "Ann"))))
    assert await store.load(LOBBY.id) is None


async def test_open_tables_are_found_oldest_first(store: Store) -> None:
    late = replace(LOBBY, id="late2345", channel_id=5, opened_at=NOON + timedelta(days=1))
    closed = replace(LOBBY, id="shut2345", channel_id=6, stage=Stage.FINISHED)
    for table in (late, LOBBY, closed):
        await store.add_table(table)
    assert await ids(store.open_tables_of(11)) == (LOBBY.id, late.id)
    assert await store.open_tables_of(12) == ()
    assert await store.open_channels() == (
        (LOBBY.id, LOBBY.guild_id, LOBBY.channel_id),
        (late.id, late.guild_id, late.channel_id),
    )


async def test_open_tables_are_found_by_their_guests_and_by_their_server(store: Store) -> None:
    invited = replace(LOBBY, invited=(Person(21, "Fay"),))
    watched = replace(
        LOBBY,
        id="late2345",
        channel_id=5,
        guild_id=8,
        stage=Stage.DEALING,
        opened_at=NOON + timedelta(days=1),
        spectators=(Person(20, "x"), Person(21, "Fay")),
    )
    closed = replace(invited, id="shut2345", channel_id=6, stage=Stage.FINISHED)
    plain = replace(LOBBY, id="none2345", channel_id=7)
    for table in (watched, invited, closed, plain):
        await store.add_table(table)
    assert await ids(store.open_tables_with_guest(21)) == (invited.id, watched.id)
    assert await store.open_tables_with_guest(11) == (), "a player is not a guest"
    assert await ids(store.open_tables_in_server(8)) == (watched.id,)
    assert await ids(store.open_tables_in_server(LOBBY.guild_id)) == (invited.id, plain.id)


async def test_a_table_is_unannounced_until_its_last_change_is_marked_as_announced(store: Store) -> None:
    await store.add_table(LOBBY)
    assert await ids(store.unannounced_tables()) == (LOBBY.id,)
    await store.remember_messages(LOBBY.id, announced=LOBBY)
    assert await ids(store.unannounced_tables()) == ()
    changed = await change(store, LOBBY)
    assert await ids(store.unannounced_tables()) == (LOBBY.id,)
    await store.remember_messages(LOBBY.id, announced=LOBBY)
    assert not await store.is_announced(LOBBY.id), "only the table before the change is shown"
    await store.remember_messages(LOBBY.id, announced=changed)
    assert await store.is_announced(LOBBY.id)


async def test_the_messages_of_a_closed_table_are_forgotten_once_it_is_announced(store: Store) -> None:
    message = (MessagePlace(Role.END), SentMessage(2, 3, "end", "x", NOON))
    await store.add_table(LOBBY, message)
    await store.remember_channel(LOBBY.id, CHANNEL)
    await store.remember_messages(LOBBY.id, announced=LOBBY)
    closed = await change(store, LOBBY, stage=Stage.CANCELLED)
    assert await store.messages(LOBBY.id) == dict([message])
    await store.remember_messages(LOBBY.id, message, announced=closed)
    assert await store.messages(LOBBY.id) == {}
    assert not (await store.channel_state(LOBBY)).is_thread


async def test_the_end_of_a_game_played_alone_is_not_announced(store: Store) -> None:
    alone = replace(LOBBY, options=replace(LOBBY.options, alone=True))
    await store.add_table(alone)
    await change(store, alone, stage=Stage.CANCELLED)
    assert await store.unannounced_tables() == ()


async def test_messages_of_a_later_version_are_left_to_it(store: Store) -> None:
    await store.add_table(LOBBY)
    place, message = MessagePlace(Role.LOBBY), SentMessage(2, 1, "lobby", "shown", NOON)
    later = MessagePlace(cast("Role", "later"), 0)
    await store.remember_messages(LOBBY.id, (later, replace(message, occasion="7")), (place, message))
    assert await store.messages(LOBBY.id) == {place: message}


async def test_messages_are_kept_by_role_seat_and_number(store: Store, other: Store) -> None:
    await store.add_table(LOBBY)
    lobby = SentMessage(2, 1, "lobby", "shown", NOON)
    hand, again = (SentMessage(2, number, Asked(1, "pick"), "shown", NOON) for number in (2, 3))
    own, others = MessagePlace(Role.PRIVATE, 0), MessagePlace(Role.PRIVATE, 1)
    first, second = (MessagePlace(Role.RESULT, number=number) for number in (1, 2))
    await store.remember_messages(LOBBY.id, (MessagePlace(Role.LOBBY), lobby), (own, hand), (others, hand))
    changed = replace(lobby, fingerprint="changed")
    await store.remember_messages(LOBBY.id, (MessagePlace(Role.LOBBY), changed), (own, again))
    results = [(place, SentMessage(2, 3, place.number, "-", NOON)) for place in (first, second)]
    await store.remember_messages(LOBBY.id, *results)
    found = await other.messages(LOBBY.id)
    expected = [(MessagePlace(Role.LOBBY), changed), (own, again), (others, hand), *results]
    assert [*found.items()] == expected
    for place in (own, first, MessagePlace(Role.PRIVATE, 4)):
        await store.forget_message(LOBBY.id, place)
    assert (await other.messages(LOBBY.id)).keys() == {MessagePlace(Role.LOBBY), others, second}


async def test_what_was_found_out_about_a_channel_holds_for_no_other_channel(
    store: Store, other: Store
) -> None:
    await store.add_table(LOBBY)
    assert await store.channel_state(LOBBY) == ChannelState(LOBBY.channel_id)
    for state in (CHANNEL, replace(CHANNEL, members=frozenset({8}), refusal=None, tagged=None)):
        await store.remember_channel(LOBBY.id, state)
        assert await other.channel_state(LOBBY) == state
    assert await other.channel_state(replace(LOBBY, channel_id=99)) == ChannelState(99)


async def test_a_tag_of_a_later_version_leaves_the_rest_of_a_channel_known(store: Store) -> None:
    await store.add_table(LOBBY)
    await store.remember_channel(LOBBY.id, CHANNEL)
    await run(store, "UPDATE channels SET tagged = 'later'")
    assert await store.channel_state(LOBBY) == replace(CHANNEL, tagged=None)


@pytest.mark.parametrize("count", [0, 3, ROWS_AT_ONCE - 1, ROWS_AT_ONCE, ROWS_AT_ONCE + 150])
async def test_all_notices_are_read_with_the_revision(store: Store, count: int) -> None:
    table = await begin(store)
    after = replace(table, revision=table.revision + 1)
    await store.save(table, Change(after, (SeatLeft(0, "own"),) * count), NOON)
    revision, found = await store.revision_and_notices(table.id)
    assert revision == after.revision
    assert [notice.number for notice in found] == list(range(count))


async def test_a_damaged_notice_is_skipped(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    table = await begin(store)
    after = replace(table, revision=table.revision + 1)
    await store.save(table, Change(after, (SeatLeft(0, "own"), SeatTakenBack(0), SeatLeft(1, "own"))), NOON)
    await run(store, "UPDATE notices SET body = '{\"seat\": [' WHERE number = 1")
    assert [notice.number for notice in await store.notices(table.id)] == [0, 2]
    _, found = await store.revision_and_notices(table.id)
    assert [notice.number for notice in found] == [0, 2]
    assert caplog.text.count("skipped unreadable notice 1") == 2


async def test_a_message_of_an_unknown_table_is_refused(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.remember_messages("nobody", (MessagePlace(Role.LOBBY), SentMessage(1, 2, "", "", NOON)))


async def test_notes_are_replaced_and_forgotten(store: Store, other: Store) -> None:
    assert await store.recall("commands") is None
    await store.remember("commands", "one")
    await store.remember("commands", "two")
    assert await other.recall("commands") == "two"
    await store.remember("locale.1", "pt-BR")
    owner = (Owner.SERVER, 1)
    assert await other.people.preferences_and_notes([owner], ["commands", "locale.1", "locale.2"]) == (
        {},
        {"commands": "two", "locale.1": "pt-BR"},
    )
    await store.forget("commands")
    assert await other.recall("commands") is None
    assert await store.people.preferences_and_notes([owner], ["commands"]) == ({}, {})


async def test_a_cancelled_write_leaves_the_store_usable(store: Store) -> None:
    for _ in range(20):
        task = asyncio.create_task(store.remember("key", "value"))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    await store.add_table(LOBBY)
    assert await store.revision(LOBBY.id) == 0


async def test_games_with_the_same_deck_share_it(store: Store) -> None:
    other = replace(LOBBY, id="efgh2345", channel_id=7)
    await begin(store)
    await store.add_table(other)
    await change(store, other, start=START, stage=Stage.RUNNING)
    first, second = [await store.load(table_id) for table_id in (LOBBY.id, other.id)]
    assert first is not None
    assert first.start is not None
    assert second is not None
    assert second.start is not None
    assert first.start.deck == START.deck
    assert first.start.deck is second.start.deck


SECRET = "Ann's own words"
STORED = rows.new_table_row(LOBBY)[:-1]
STATE = json.dumps({"invited": [{"id": SECRET, "name": SECRET}]})


def table_with(place: int, value: str) -> object:
    return rows.table((*STORED[:place], value, *STORED[place + 1 :]), [], [])


@pytest.mark.parametrize(
    ("read", "field"),
    [
        (lambda: table_with(8, STATE), "tables.state"),
        (lambda: table_with(5, json.dumps({"own_deck": [SECRET]})), "tables.options"),
        (lambda: table_with(4, SECRET), "tables.stage"),
        (lambda: rows.game_start((SECRET, json.dumps(SECRET), "", "", "")), "games.options"),
        (lambda: rows.entry((3, rows.ACTION, 0, None, json.dumps({SECRET: 1}), None, "")), "entries.body"),
        (lambda: rows.notice((3, 0, SECRET, "{}", "")), "notices.event"),
        (lambda: rows.notice((3, 0, "SeatLeft", json.dumps({"seat": SECRET}), "")), "notices.event"),
    ],
)
def test_the_error_for_a_damaged_row_names_the_field_without_its_value(
    read: Callable[[], object], field: str
) -> None:
    with pytest.raises(ValueError, match=f"^{field}") as raised:
        read()
    error: BaseException | None = raised.value
    assert error is not None
    assert SECRET not in str(error)
    assert error.__suppress_context__, "the log shows no chained error"


IN_ORDER = Asked(3, "map", in_order=True)


@pytest.mark.parametrize(
    ("role", "text", "occasion"),
    [
        (Role.PRIVATE, "2.take_pair", Asked(2, "take_pair")),
        (Role.PRIVATE, "3.map.order", IN_ORDER),
        (Role.PRIVATE, "3.map.away", Asked(3, "map", shows=Shows.SEAT_TAKEN)),
        (Role.REPLACED, "3.map.order.elsewhere", IN_ORDER.showing(Shows.WAY_THERE)),
        (Role.MENTION, "3.map.order.0,2", Mentioned(IN_ORDER, frozenset({0, 2}))),
        (Role.REMINDER, "3.map.2.0", Reminded(3, "map", 2)),
        (Role.OFFER, "1.0123abcd", Offered(1, "0123abcd")),
        (Role.INVITATION, "", People()),
        (Role.INVITATION, "8,11", People(frozenset({11, 8}))),
        (Role.VOTE, "2026-01-04T00:00:00+00:00", datetime(2026, 1, 4, tzinfo=UTC)),
        (Role.LOG, "12", 12),
        (Role.ROUND, "7", 7),
        (Role.LOBBY, "lobby", "lobby"),
        (Role.ROUND, "damaged", "damaged"),
    ],
)
def test_an_occasion_is_read_as_it_was_written(role: Role, text: str, occasion: Occasion) -> None:
    assert read(role, text) == occasion
    assert written(occasion) == text
