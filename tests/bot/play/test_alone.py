"""Solo games, which are compared with par, and the map of the day."""

from __future__ import annotations

import asyncio
import re
from datetime import timedelta

import pytest
from simcord import MemberActor, ResponseMessage

from bot.tables import Stage, Table
from bot.tables.alone import day_at, end_of_day, place_of
from bot.views.viewer import noon_of
from bot.workers.thinking import Pars
from engine.actions import Action
from engine.chance import Chance, chance_of_player
from engine.decks import shipped_deck
from engine.options import Rules
from engine.players import decide
from engine.shuffle.shuffle import commitment_to
from engine.views import View
from tests.bot.play.room import ENGLISH, Room, controls, labels, shown
from tests.bot.play.test_hosting import moderator
from tests.bot.play.typist import typed

pytestmark = pytest.mark.usefixtures("quick_par")


@pytest.fixture
def may_decide(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Par is calculated from the deal on, as in worker processes, but only once this event is set."""
    begun = asyncio.Event()

    async def think(_kind: str, view: View, chance: Chance) -> Action:
        await begun.wait()
        return decide("easy", view, chance)

    def pars(_think: object, *, ahead: bool) -> Pars:
        assert not ahead, "the simulated bot has no worker processes"
        return Pars(think, ahead=True)

    monkeypatch.setattr("bot.client.Pars", pars)
    return begun


async def until_par(room: Room, message: ResponseMessage) -> None:
    """Wait until the result in a message has par."""
    async with asyncio.timeout(60):
        while "Par, " not in message.content:
            await asyncio.sleep(0.01)
            await room.env.settle()


async def alone(room: Room, person: MemberActor, *, of_day: bool = False) -> Table:
    """A person's current or latest solo game."""
    day = day_at(room.clock.now()) if of_day else None
    table = await room.bot.services.tables.in_channel(place_of(person.id, day))
    assert table is not None
    return table


async def play_on(person: MemberActor, message: ResponseMessage, rounds: int = 12) -> ResponseMessage:
    """Play rounds by buttons, with the first card and spot each time, and return the last message."""
    for _ in range(rounds):
        card = next(part for part in controls(message) if part["custom_id"].startswith("hokkaido:try:"))
        message = shown(await person.click(message, custom_id=card["custom_id"]))
        assert not any(part["custom_id"].startswith("hokkaido:maps:") for part in controls(message))
        message = shown(await person.click(message, label=ENGLISH.format("button-pick-place")))
    return message


async def test_a_solo_game_played_by_buttons(room: Room) -> None:
    anna = room.person("anna")
    before = len(room.messages())
    first = shown(await anna.slash(room.channel, "solo start"))
    assert first.ephemeral

    last = await play_on(anna, first)
    assert last.content.startswith("## 🏁 Solo: ")
    assert len(room.messages()) == before, "nothing is posted in the channel"
    assert room.private_messages(anna) == []
    assert await room.bot.services.store.unannounced_tables() == ()

    checked = shown(await anna.user.slash("hokkaido verify"))
    assert checked.content.splitlines()[-1] == ENGLISH.format("checked-how", how="alone"), (
        "does not mention a channel"
    )

    overview = shown(await anna.click(last, label="Review"))
    assert overview.content.startswith("## 🔎 Review of game `")
    again = shown(await anna.click(last, label=ENGLISH.format("button-alone-again")))
    assert ENGLISH.format("alone-begins") in again.content


async def test_nothing_waits_for_par_which_is_added_to_the_result(
    may_decide: asyncio.Event, patient_room: Room
) -> None:
    room, anna = patient_room, patient_room.person("anna")
    room.env.settle_timeout = 20
    message = shown(await anna.slash(room.channel, "solo start"))
    last = await play_on(anna, message)
    assert ENGLISH.format("alone-par-unknown") in last.content
    assert labels(last) == ["My map", "Review", "New deal", "Par"], "it is shown to everyone with par"
    may_decide.set()
    await until_par(room, last)
    assert labels(last) == ["My map", "Review", "New deal", ENGLISH.format("button-show-all")]
    assert room.private_messages(anna) == [], "no one is notified"


async def test_par_is_calculated_again_after_a_restart(may_decide: asyncio.Event, patient_room: Room) -> None:
    room, anna = patient_room, patient_room.person("anna")
    message = shown(await anna.slash(room.channel, "solo start"))
    await room.restart()
    last = await play_on(anna, message)
    await room.restart()
    may_decide.set()
    await anna.click(last, label="Par")
    await until_par(room, last)


@pytest.mark.parametrize("is_typed", [False, True])
async def test_par_does_not_cover_the_next_deal(
    is_typed: bool, may_decide: asyncio.Event, patient_room: Room
) -> None:
    """The result is in the pressed message, or in a new one after a typed move."""
    room, anna = patient_room, patient_room.person("anna")
    last = await play_on(anna, shown(await anna.slash(room.channel, "solo start")), 11)
    table = await alone(room, anna)
    if not is_typed:
        last = await play_on(anna, last, 1)
    while (table := await room.bot.services.tables.get(table.id)).stage is Stage.RUNNING:
        command, options = typed(decide("easy", table.view(0), chance_of_player("easy", 0, table.revision)))
        last = shown(await anna.slash(room.channel, command, **options))
    assert ENGLISH.format("alone-par-unknown") in last.content
    await anna.click(last, label=ENGLISH.format("button-alone-again"))
    may_decide.set()
    assert table.game is not None
    await room.bot.services.pars.begin(table.game)
    await room.env.settle()
    assert "· round 1 of 12" in last.content


async def test_a_solo_game_can_be_resumed_and_given_up(room: Room) -> None:
    anna = room.person("anna")
    message = await play_on(anna, shown(await anna.slash(room.channel, "solo start")), 2)
    assert "· round 3 of 12" in message.content
    await room.restart()
    message = shown(await anna.slash(room.channel, "solo start", game="honshu"))
    assert message.content.startswith(ENGLISH.format("alone-goes-on"))
    assert (await alone(room, anna)).options.rules is Rules.HOKKAIDO
    left = shown(await anna.click(message, label=ENGLISH.format("button-alone-give-up")))
    assert left.content == ENGLISH.format("alone-given-up")
    message = shown(await anna.slash(room.channel, "solo start", game="honshu"))
    assert (await alone(room, anna)).options.rules is Rules.HONSHU


async def test_solo_moves_can_be_typed_and_the_game_is_listed(room: Room) -> None:
    anna = room.person("anna")
    await anna.slash(room.channel, "solo start")
    table = await alone(room, anna)
    assert table.game is not None
    card = table.game.table.hands[0][1]
    said = await room.said(anna, "pick", card=card)
    assert "**Solo** · round 1 of 12" in said
    assert (await room.said(anna, "hokkaido status")).startswith("**Solo** · round 1 of 12\nanna: ")
    listed = await room.said(anna, "hokkaido games")
    assert "solo, round 1" in listed
    assert f"<#{anna.id}>" not in listed


async def test_a_moderator_cannot_see_or_end_solo_games(room: Room) -> None:
    anna, boss = room.person("anna"), moderator(room)
    await anna.slash(room.channel, "solo start")
    await anna.slash(room.channel, "solo today")
    with_others = await room.begin([room.person("bob")], computers=1)
    offered = await boss.autocomplete(room.channel, "table end", "game", "")
    assert [line["value"] for line in offered] == [with_others.id]
    deal = await alone(room, anna)
    assert await room.said(boss, "table end", game=deal.id) == ENGLISH.format("game-unknown")
    assert (await alone(room, anna)).stage is Stage.RUNNING


async def test_the_map_of_the_day_is_the_same_for_everyone_and_played_once(room: Room) -> None:
    anna, bob = room.people(2)
    secret_of_day = room.bot.services.tables.secret_of_day
    day = day_at(room.clock.now())
    first = shown(await anna.slash(room.channel, "solo today"))
    assert commitment_to(await secret_of_day(day), shipped_deck("hokkaido")) in first.content
    assert ENGLISH.format("button-alone-give-up") not in labels(first)
    other = shown(await bob.slash(room.channel, "solo today"))
    mine, theirs = await alone(room, anna, of_day=True), await alone(room, bob, of_day=True)
    assert mine.game is not None
    assert theirs.game is not None
    assert mine.game.setup == theirs.game.setup
    assert labels(first) == labels(other)

    last = await play_on(anna, first)
    assert last.content.startswith("## 🏁 Map of the day · <t:")
    board = last.content.split("**On this server**\n")[1].splitlines()[:2]
    assert {line.split(":")[0] for line in board} == {"🥇 anna", "⛳ Par"}
    points = [int(line.split("**")[1]) for line in board]
    assert points == sorted(points, reverse=True)
    assert (
        commitment_to(await secret_of_day(day + timedelta(days=1)), shipped_deck("hokkaido")) in last.content
    )
    assert await secret_of_day(day - timedelta(days=1)) in last.content
    assert await secret_of_day(day) not in last.content
    assert labels(last) == ["My map", "Review", "Share", ENGLISH.format("button-show-all")]

    to_copy = shown(await anna.click(last, label="Share"))
    assert to_copy.ephemeral
    first_line, squares = to_copy.content.splitlines()
    assert first_line.startswith("Hokkaido · map of ")
    assert squares in last.content
    assert re.fullmatch("[🟩🟨🟥]{12}", squares)

    once_more = shown(await anna.slash(room.channel, "solo today"))
    assert once_more.content == last.content
    await play_on(bob, other)
    seen = shown(await anna.slash(room.channel, "solo today"))
    assert "bob: **" in seen.content

    await anna.click(seen, label=ENGLISH.format("button-show-all"))
    shared = room.messages()[-1]
    cleo = room.person("cleo")
    begun = shown(await cleo.click(shared, label="Play today’s map"))
    assert begun.ephemeral
    assert "2 people on this server have played it so far." in begun.content
    assert "1 person on this server has played it" in ENGLISH.format("alone-day-played", count=1)
    assert not re.search("anna|bob", begun.content)
    hers = await alone(room, cleo, of_day=True)
    assert hers.game is not None
    assert hers.game.setup == mine.game.setup


async def test_the_list_of_a_day_tells_namesakes_apart(room: Room) -> None:
    for account in ("kim.one", "kim_two"):
        kim = room.person(account, display_name="Kim")
        last = await play_on(kim, shown(await kim.slash(room.channel, "solo today")))
    board = last.content.split("**On this server**\n")[1]
    assert {line.split(":")[0].split(" ", 1)[1] for line in board.splitlines() if "Kim" in line} == {
        "Kim (`kim.one`)",
        "Kim (`kim_two`)",
    }


async def test_a_map_that_was_begun_can_be_finished_after_its_day(room: Room) -> None:
    """In New York a day ends in the evening, in UTC."""
    anna, bob = room.people(2)
    await play_on(anna, shown(await anna.slash(room.channel, "solo today")), 3)
    untouched = shown(await bob.slash(room.channel, "solo today"))
    begun = await alone(room, anna, of_day=True)
    day = begun.options.day
    assert day is not None
    late = end_of_day(day) + timedelta(minutes=1)
    await room.env.advance_time((late - room.clock.now()).total_seconds())

    again = shown(await anna.slash(room.channel, "solo today"))
    assert again.content.startswith(ENGLISH.format("alone-day-late", day=noon_of(day)))
    assert (await alone(room, anna, of_day=True)).id == begun.id
    listed = await room.said(anna, "hokkaido games")
    assert f"the map of <t:{noon_of(day)}:D>, round 4 · </solo today:" in listed
    last = await play_on(anna, again, 9)
    assert ENGLISH.format("alone-late") in last.content
    assert "anna: **" not in last.content, "she is not on the list"
    assert labels(last)[2] == "Play today’s map"
    await anna.click(last, label=ENGLISH.format("button-show-all"))
    assert ENGLISH.format("alone-late") in room.messages()[-1].content

    next_one = shown(await anna.click(last, label="Play today’s map"))
    assert next_one.content.startswith("The map of the day: ")
    assert (await alone(room, anna, of_day=True)).options.day == day + timedelta(days=1)
    replaced = shown(await bob.slash(room.channel, "solo today"))
    assert replaced.content.startswith("The map of the day: "), "nothing of his map is lost"
    assert controls(untouched) != controls(replaced)


async def test_a_map_of_an_earlier_day_can_be_given_up(room: Room) -> None:
    anna = room.person("anna")
    await play_on(anna, shown(await anna.slash(room.channel, "solo today")), 1)
    await room.env.advance_time(timedelta(days=1).total_seconds())
    late = shown(await anna.slash(room.channel, "solo today"))
    left = shown(await anna.click(late, label=ENGLISH.format("button-alone-give-up")))
    assert left.content == ENGLISH.format("alone-given-up")
    next_one = shown(await anna.click(left, label="Play today’s map"))
    assert (await alone(room, anna, of_day=True)).options.day == day_at(room.clock.now())
    assert ENGLISH.format("button-alone-give-up") not in labels(next_one)


async def test_players_on_one_server_are_not_named_on_another(room: Room) -> None:
    anna = room.person("anna")
    await play_on(anna, shown(await anna.slash(room.channel, "solo today")))
    elsewhere = room.env.create_guild()
    there = elsewhere.create_text_channel("elsewhere")
    result = shown(await elsewhere.add_member(anna.user).slash(there, "solo today"))
    assert result.content.startswith("## 🏁 Map of the day")
    assert "On this server" not in result.content


async def test_what_shows_the_days_cards_can_be_shared_only_after_the_day(room: Room) -> None:
    anna = room.person("anna")
    begun = shown(await anna.slash(room.channel, "solo today"))
    game = (await alone(room, anna, of_day=True)).id
    last = await play_on(anna, begun)
    for is_over in (False, True):
        review = shown(await anna.click(last, label="Review"))
        assert review.content.startswith("## 🔎 Review of game `")
        worst = shown(await anna.click(review, label="1"))
        await room.env.advance_time(60)  # stays below the limit on requests
        replay = shown(await anna.slash(room.channel, "hokkaido replay", game=game))
        keepsake = shown(await anna.click(replay, label="My Hokkaido"))
        for screen in (review, worst, replay, keepsake):
            assert (ENGLISH.format("button-show-all") in labels(screen)) is is_over
        await room.env.advance_time(timedelta(days=1).total_seconds())
