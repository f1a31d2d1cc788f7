"""How a game begins: a commitment, the deal with the id of its message, and the proof after the game."""

from __future__ import annotations

import pytest

from bot.tables import Stage, Table, TableOptions, game_moves, lobby, seats, shuffles
from bot.tables.events import TableClosed
from engine.actions import Pick
from engine.decks import shipped_deck
from engine.errors import GameError
from engine.shuffle.shuffle import commitment_to
from tests.bot.store.databases import run
from tests.bot.tables.playing import ANN, BOB, CLEO, FAY, MESSAGE, Bot, StartBot, open_table, refused


async def dealing(bot: Bot, people: int = 2, computers: int = 0) -> Table:
    """A table whose host has begun, before the message with the commitment is posted."""
    table = await bot.open(people, computers)
    return await bot.tables.begin(table.id, ANN)


async def test_the_deal_waits_for_a_message_whose_id_nobody_can_choose(bot: Bot, start: StartBot) -> None:
    table = await dealing(bot, computers=1)
    assert (table.stage, table.game) == (Stage.DEALING, None)
    assert table.commitment is not None
    assert [game.asked for game in await bot.tables.games_of(BOB.id)] == [()]
    later = await start(clock=bot.clock)
    dealt = await later.deal(table.id)
    assert (dealt.stage, dealt.commitment) == (Stage.RUNNING, table.commitment)
    assert (await later.tables.do_unasked(table.id, shuffles.deal, MESSAGE + 1)).unchanged, (
        "another process was slower"
    )
    await later.do(table.id, lobby.close, ANN)
    assert (await (await start()).tables.checked_proof(table.id)).message_id == MESSAGE


async def test_another_message_gives_other_cards(bot: Bot) -> None:
    orders = []
    for channel, message_id in ((1, MESSAGE), (2, MESSAGE + 1), (3, None)):
        table = await bot.open(people=2, channel=channel)
        await bot.tables.begin(table.id, ANN, "5" * 64)
        dealt = await bot.deal(table.id, message_id)
        assert dealt.game is not None
        orders.append(dealt.game.setup.order)
    assert len(set(orders)) == len(orders)


async def test_where_discord_takes_no_message_the_cards_are_dealt_without_it(bot: Bot) -> None:
    table = await dealing(bot)
    assert (await bot.deal(table.id, None)).stage is Stage.RUNNING
    await bot.do(table.id, lobby.close, ANN)
    assert (await bot.tables.checked_proof(table.id)).message_id is None


async def test_who_leaves_for_good_before_the_deal_is_replaced_by_a_computer_player(bot: Bot) -> None:
    table = await dealing(bot, people=3)
    left = await bot.do(table.id, seats.remove_person, CLEO)
    assert left.stage is Stage.DEALING
    dealt = await bot.deal(table.id)
    assert (dealt.stage, dealt.seats[2].user_id, dealt.given_up) == (Stage.RUNNING, None, ())


async def test_what_is_not_possible_before_the_deal(bot: Bot) -> None:
    table = await dealing(bot)
    assert (
        await refused(bot.tables.do(table.id, game_moves.act, ANN, lambda seat: Pick(seat, 1)))
        == "cards-not-dealt"
    )
    assert await refused(bot.tables.do(table.id, game_moves.take_back, ANN)) == "cards-not-dealt"
    assert await refused(bot.tables.begin(table.id, ANN)) == "begun-already"
    assert await refused(bot.do(table.id, lobby.join, FAY)) == "game-running"
    assert await refused(bot.do(table.id, lobby.leave, BOB)) == "game-running"
    assert await refused(bot.tables.proof(table.id)) == "shuffle-still-secret"
    assert (
        await refused(open_table(bot.tables, 1, table.channel_id, FAY, TableOptions())) == "channel-has-table"
    )
    assert await bot.tables.get(table.id) == table


async def test_a_message_that_comes_too_early_or_too_late_deals_nothing(bot: Bot) -> None:
    table = await bot.open(people=2)
    assert (await bot.tables.do_unasked(table.id, shuffles.deal, MESSAGE)).unchanged
    await bot.tables.begin(table.id, ANN)
    await bot.do(table.id, lobby.close, ANN)
    assert (await bot.tables.do_unasked(table.id, shuffles.deal, MESSAGE)).unchanged


async def test_the_proof_of_a_whole_game(bot: Bot) -> None:
    table = await dealing(bot, computers=1)
    finished = await bot.play(await bot.deal(table.id))
    assert finished.stage is Stage.FINISHED
    proof = await bot.tables.checked_proof(table.id)
    assert proof.commitment == table.commitment == commitment_to(proof.secret, shipped_deck("hokkaido"))


async def test_cancelled_before_the_deal(bot: Bot) -> None:
    table = await dealing(bot)
    await bot.do(table.id, lobby.close, ANN)
    assert bot.events(TableClosed) == [TableClosed("host", seat=0)]
    proof = await bot.tables.checked_proof(table.id)
    assert (proof.commitment, proof.message_id) == (table.commitment, None)


@pytest.mark.parametrize("dealt", [False, True])
async def test_another_secret_than_the_one_committed_to_is_found(
    bot: Bot, start: StartBot, dealt: bool
) -> None:
    table = await dealing(bot)
    if dealt:
        await bot.deal(table.id)
    await bot.do(table.id, lobby.close, ANN)
    await run(bot.store, "UPDATE shuffles SET secret = ?1", "f" * 64)
    with pytest.raises(GameError) as raised:
        await (await start()).tables.checked_proof(table.id)
    assert raised.value.key == "wrong-commitment"


async def test_another_message_than_the_one_posted_is_found(bot: Bot, start: StartBot) -> None:
    table = await bot.begin()
    await bot.do(table.id, lobby.close, ANN)
    await run(bot.store, "UPDATE shuffles SET message_id = ?1", MESSAGE + 1)
    with pytest.raises(GameError) as raised:
        await (await start()).tables.checked_proof(table.id)
    assert raised.value.key == "wrong-shuffle"


async def test_a_table_that_never_began_has_no_proof(bot: Bot) -> None:
    table = await bot.open()
    await bot.do(table.id, lobby.close, ANN)
    assert await refused(bot.tables.proof(table.id)) == "no-shuffle-kept"


async def test_an_idle_lobby_closes_by_itself_and_an_idle_game_much_later(bot: Bot) -> None:
    await bot.resume()
    in_lobby = await bot.open(channel=1)
    running = await bot.begin(channel=2)
    await bot.pass_time(hours=47)
    await bot.do(in_lobby.id, lobby.join, BOB)
    await bot.pass_time(hours=47, minutes=59)
    assert (await bot.tables.get(in_lobby.id)).stage is Stage.LOBBY
    await bot.pass_time(minutes=1)
    assert (await bot.tables.get(in_lobby.id)).stage is Stage.CANCELLED
    assert bot.events(TableClosed) == [TableClosed("idle")]
    await bot.pass_time(days=9)
    await bot.act(running, ANN)
    await bot.pass_time(days=13, hours=23)
    assert (await bot.tables.get(running.id)).stage is Stage.RUNNING
    await bot.pass_time(hours=1)
    assert (await bot.tables.get(running.id)).stage is Stage.CANCELLED
