"""How a game begins: a commitment, a word of each player, the deal, and the proof in the end."""

from __future__ import annotations

import json
from datetime import timedelta

import pytest

from bot.tables import Stage, Table, TableError, TableOptions, forgetting, game_moves, lobby, shuffles
from bot.tables.events import CardsDealt, GameCommitted, SeatReady, TableClosed
from bot.tables.shuffles import LONGEST_WORD, normalised
from engine.actions import Pick
from engine.decks import shipped_deck
from engine.errors import GameError
from engine.shuffle.proof import Word
from engine.shuffle.shuffle import commitment_to, earlier_commitment_to
from tests.bot.store.databases import run
from tests.bot.tables.playing import ANN, BOB, CLEO, FAY, MESSAGE, Bot, StartBot, open_table, refused

WORDS = TableOptions(words=True, with_goals=True)


async def getting_ready(bot: Bot, people: int = 2, computers: int = 0) -> Table:
    table = await bot.open(people, computers, WORDS)
    return await bot.tables.begin(table.id, ANN)


async def test_the_commitment_is_told_as_soon_as_the_game_begins(bot: Bot, start: StartBot) -> None:
    table = await bot.begin()
    assert table.stage is Stage.RUNNING
    assert table.commitment is not None
    assert bot.events(GameCommitted) == [GameCommitted(table.commitment, None, by_message=True)]
    assert (await (await start()).tables.get(table.id)).commitment == table.commitment


async def test_the_deal_waits_for_a_message_whose_number_nobody_can_choose(bot: Bot, start: StartBot) -> None:
    table = await bot.open(people=2, computers=1)
    table = await bot.tables.begin(table.id, ANN)
    assert (table.stage, table.game) == (Stage.READY, None)
    assert table.waits_for_message
    assert await refused(bot.do(table.id, shuffles.add_word, BOB, "x")) == "not-getting-ready"
    assert [game.asked for game in await bot.tables.games_of(BOB.id)] == [()]
    later = await start(clock=bot.clock)
    dealt = (await later.tables.do_unasked(table.id, shuffles.deal, MESSAGE)).table
    assert dealt.stage is Stage.RUNNING
    assert (await later.tables.do_unasked(table.id, shuffles.deal, MESSAGE + 1)).unchanged, (
        "another process was slower"
    )
    await later.do(table.id, lobby.close, ANN)
    assert (await (await start()).tables.checked_proof(table.id)).message_id == MESSAGE


async def test_where_discord_takes_no_message_the_cards_are_dealt_without_it(bot: Bot) -> None:
    await bot.resume()
    table = await bot.open(people=2)
    await bot.tables.begin(table.id, ANN)
    await bot.pass_time(seconds=59)
    assert (await bot.tables.get(table.id)).stage is Stage.READY
    await bot.pass_time(seconds=1)
    assert (await bot.tables.get(table.id)).stage is Stage.RUNNING
    await bot.do(table.id, lobby.close, ANN)
    assert (await bot.tables.checked_proof(table.id)).message_id is None


async def test_who_leaves_for_good_while_the_deal_waits_does_not_close_the_words_again(bot: Bot) -> None:
    table = await bot.open(people=3)
    await bot.tables.begin(table.id, ANN)
    bot.clock.advance(timedelta(seconds=30))
    left = (await bot.tables.do(table.id, forgetting.remove_person, CLEO)).table
    assert left.ready is not None
    assert left.ready.until == bot.clock.now() + timedelta(seconds=30)
    assert (await bot.tables.do_unasked(table.id, shuffles.deal, MESSAGE)).table.stage is Stage.RUNNING


async def test_a_game_that_an_earlier_version_has_begun_is_dealt_and_proved_as_it_was_told(bot: Bot) -> None:
    table = await getting_ready(bot)
    assert table.shuffle is not None
    assert table.ready is not None
    told, until = earlier_commitment_to(table.shuffle.secret), table.ready.until.isoformat()
    notice, state = {"commitment": told, "until": until}, {"ready": {"until": until, "seats": []}}
    await run(bot.store, "UPDATE notices SET body = ?1", json.dumps(notice))
    await run(bot.store, "UPDATE tables SET affairs = ?1, revision = revision + 1", json.dumps(state))
    for person in (ANN, BOB):
        table = (await bot.tables.do(table.id, shuffles.add_word, person, person.name)).table
    assert table.stage is Stage.RUNNING, "no message was promised there"
    await bot.do(table.id, lobby.close, ANN)
    proof = await bot.tables.checked_proof(table.id)
    assert (proof.commitment, proof.provinces) == (told, ())


async def test_whoever_plays_alone_against_computers_is_dealt_at_once(bot: Bot) -> None:
    table = await bot.open(people=1, computers=1)
    assert (await bot.tables.begin(table.id, ANN)).stage is Stage.RUNNING


async def test_before_the_deal_everybody_may_add_a_word(bot: Bot) -> None:
    table = await getting_ready(bot, people=2, computers=1)
    assert (table.stage, table.game) == (Stage.READY, None)
    assert table.ready is not None
    assert table.ready.seats == ()
    assert bot.events(GameCommitted) == [GameCommitted(table.commitment or "", table.ready.until)]
    table = await bot.do(table.id, shuffles.add_word, BOB, "  blue \n sky ")
    assert table.ready is not None
    assert table.ready.seats == (2,)
    assert "blue" not in repr(table)
    table = await bot.do(table.id, shuffles.add_word, ANN)
    assert (table.stage, table.ready) == (Stage.RUNNING, None)
    assert bot.events(SeatReady, CardsDealt) == [SeatReady(2), SeatReady(0), CardsDealt((0, 2))]
    await bot.tables.settled()
    assert (await bot.tables.get(table.id)).view(None).waiting_for == (0, 2)


async def test_the_last_word_counts(bot: Bot) -> None:
    table = await getting_ready(bot)
    for word in ("one", "two", ""):
        await bot.do(table.id, shuffles.add_word, ANN, word)
    assert bot.events(SeatReady) == [SeatReady(0)]
    await bot.do(table.id, shuffles.add_word, BOB, "three")
    await bot.do(table.id, lobby.close, ANN)
    proof = await bot.tables.proof(table.id)
    assert proof.words == (Word(0, ANN.id, ""), Word(1, BOB.id, "three"))


async def test_who_says_nothing_does_not_hold_up_the_table(bot: Bot) -> None:
    await bot.resume()
    table = await getting_ready(bot, people=3)
    await bot.do(table.id, shuffles.add_word, CLEO, "x")
    await bot.pass_time(minutes=1, seconds=59)
    assert (await bot.tables.get(table.id)).takes_words
    await bot.pass_time(seconds=1)
    assert (await bot.tables.get(table.id)).waits_for_message
    await bot.tables.do_unasked(table.id, shuffles.deal, MESSAGE)
    assert bot.events(CardsDealt) == [CardsDealt((2,))]
    await bot.do(table.id, lobby.close, ANN)
    proof = await bot.tables.checked_proof(table.id)
    assert proof.words == (Word(0, ANN.id, ""), Word(1, BOB.id, ""), Word(2, CLEO.id, "x"))


async def test_when_the_last_who_was_not_ready_leaves_for_good_the_others_play(bot: Bot) -> None:
    """A seat that was a computer player's when the cards were dealt is that of a computer player."""
    table = await getting_ready(bot, people=3)
    for person in (ANN, BOB):
        await bot.do(table.id, shuffles.add_word, person, person.name)
    dealt = await bot.do(table.id, forgetting.remove_person, CLEO)
    assert (dealt.stage, dealt.given_up) == (Stage.RUNNING, ())
    assert bot.events(CardsDealt) == [CardsDealt((0, 1))]
    await bot.do(table.id, lobby.close, ANN)
    proof = await bot.tables.checked_proof(table.id)
    assert proof.words == (Word(0, ANN.id, "Ann"), Word(1, BOB.id, "Bob"))


async def test_words_and_time_survive_a_restart(bot: Bot, start: StartBot) -> None:
    table = await getting_ready(bot)
    await bot.do(table.id, shuffles.add_word, ANN, "kept")
    bot.clock.advance(timedelta(hours=1))
    later = await start(clock=bot.clock)
    await later.resume()
    await later.tables.settled()
    assert (await later.tables.get(table.id)).waits_for_message
    await later.tables.do_unasked(table.id, shuffles.deal, MESSAGE)
    assert later.events(CardsDealt) == [CardsDealt((0,))]
    await later.do(table.id, lobby.close, ANN)
    assert (await later.tables.checked_proof(table.id)).words[0] == Word(0, ANN.id, "kept")


async def test_two_processes_deal_once(bot: Bot, start: StartBot) -> None:
    other = await start(clock=bot.clock)
    await bot.resume()
    table = await getting_ready(bot)
    await other.resume()
    await bot.pass_time(minutes=3)
    await other.tables.settled()
    for process in (bot, other):
        await process.tables.do_unasked(table.id, shuffles.deal, MESSAGE)
    assert len(bot.events(CardsDealt) + other.events(CardsDealt)) == 1
    assert await bot.tables.get(table.id) == await other.tables.get(table.id)


async def test_what_is_not_possible_while_getting_ready(bot: Bot) -> None:
    table = await getting_ready(bot)
    assert (
        await refused(bot.tables.do(table.id, game_moves.act, ANN, lambda seat: Pick(seat, 1)))
        == "cards-not-dealt"
    )
    assert await refused(bot.tables.do(table.id, game_moves.take_back, ANN)) == "cards-not-dealt"
    assert await refused(bot.tables.begin(table.id, ANN)) == "words-still-open"
    assert await refused(bot.do(table.id, lobby.join, FAY)) == "deal-to-come"
    assert await refused(bot.do(table.id, lobby.leave, BOB)) == "deal-to-come"
    assert await refused(bot.do(table.id, shuffles.add_word, FAY, "x")) == "not-seated"
    assert await refused(bot.do(table.id, shuffles.add_word, ANN, "x" * 65)) == "word-too-long"
    assert await refused(bot.do(table.id, shuffles.add_word, ANN, "a\x00b")) == "word-not-printable"
    assert await refused(bot.tables.proof(table.id)) == "shuffle-still-secret"
    assert (
        await refused(open_table(bot.tables, 1, table.channel_id, FAY, TableOptions())) == "channel-has-table"
    )
    assert await bot.tables.get(table.id) == table


async def test_words_come_too_early_and_too_late(bot: Bot) -> None:
    table = await bot.open(people=2, options=WORDS)
    assert await refused(bot.do(table.id, shuffles.add_word, BOB, "x")) == "game-not-begun"
    await bot.tables.begin(table.id, ANN)
    for person in (ANN, BOB):
        await bot.do(table.id, shuffles.add_word, person)
    assert await refused(bot.do(table.id, shuffles.add_word, BOB, "x")) == "not-getting-ready"
    await bot.do(table.id, lobby.close, ANN)
    assert await refused(bot.do(table.id, shuffles.add_word, BOB, "x")) == "table-cancelled"


@pytest.mark.parametrize(
    ("word", "counts"),
    [
        ("  a  b ", "a b"),
        ("e\u0301", "\u00e9"),
        ("", ""),
        (" \t\n", ""),
        ("北海道 🏔️", "北海道 🏔️"),
        ("x" * 64, "x" * 64),
    ],
)
def test_how_a_word_counts(word: str, counts: str) -> None:
    assert normalised(word) == counts


@pytest.mark.parametrize("word", ["x" * (LONGEST_WORD + 1), "a\u0007", "\ud800", "\ue000", "\uffff"])
def test_words_that_are_refused(word: str) -> None:
    with pytest.raises(TableError):
        normalised(word)


async def test_the_proof_of_a_whole_game(bot: Bot) -> None:
    table = await getting_ready(bot, computers=1)
    for person in (ANN, BOB):
        await bot.do(table.id, shuffles.add_word, person, person.name)
    finished = await bot.play(table)
    assert finished.stage is Stage.FINISHED
    proof = await bot.tables.checked_proof(table.id)
    assert proof.commitment == table.commitment == commitment_to(proof.secret, shipped_deck("hokkaido"))
    assert [(word.user_id, word.text) for word in proof.words] == [(ANN.id, "Ann"), (BOB.id, "Bob")]


async def test_cancelled_before_the_deal(bot: Bot) -> None:
    table = await getting_ready(bot)
    await bot.do(table.id, shuffles.add_word, ANN, "soon")
    await bot.do(table.id, lobby.close, ANN)
    assert bot.events(TableClosed) == [TableClosed("host", seat=0)]
    proof = await bot.tables.proof(table.id)
    assert proof.commitment == table.commitment
    assert proof.words == (Word(0, ANN.id, "soon"),)
    assert await bot.tables.checked_proof(table.id) == proof


async def test_another_secret_is_found_without_any_cards(bot: Bot, start: StartBot) -> None:
    table = await getting_ready(bot)
    await bot.do(table.id, lobby.close, ANN)
    await run(bot.store, "UPDATE shuffles SET secret = ?1", "f" * 64)
    with pytest.raises(GameError) as raised:
        await (await start()).tables.checked_proof(table.id)
    assert raised.value.key == "wrong-commitment"


async def test_a_table_that_never_began_has_no_proof(bot: Bot) -> None:
    table = await bot.open()
    await bot.do(table.id, lobby.close, ANN)
    assert await refused(bot.tables.proof(table.id)) == "no-shuffle-kept"


async def test_another_secret_than_the_one_committed_to_is_found(bot: Bot, start: StartBot) -> None:
    table = await bot.begin()
    await bot.do(table.id, lobby.close, ANN)
    await run(bot.store, "UPDATE shuffles SET secret = ?1", "f" * 64)
    with pytest.raises(GameError) as raised:
        await (await start()).tables.checked_proof(table.id)
    assert raised.value.key == "wrong-commitment"


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
