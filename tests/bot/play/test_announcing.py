"""What the channel and the players are told: at once, once, and again after anything that goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import discord
import pytest_asyncio
from simcord import Env, MemberActor

from bot.clock import wait_at_most
from bot.tables import Stage
from bot.views.controls import CustomId
from engine.actions import Discard, Pick
from engine.players.prospects import best_prospects
from render.picture import Picture
from tests.bot.play.presser import offered_cards
from tests.bot.play.room import (
    ENGLISH,
    Room,
    SimulatedClock,
    SketchedPictures,
    controls,
    labels,
    left_to_press,
    open_room,
    shown,
)
from tests.bot.play.typist import Typist, typed_placement


class PatientClock(SimulatedClock):
    """Whoever sleeps by it waits until the simulated time is moved on."""

    async def sleep(self, seconds: float) -> None:
        assert self.env is not None
        await self.env.external_wait(asyncio.sleep(seconds), reason="the clock")

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        assert self.env is not None
        await self.env.external_wait(wait_at_most(event, seconds), reason="the clock")
        return event.is_set()


class HeldPictures(SketchedPictures):
    """Whoever wants a picture drawn waits while ``hand_over`` is not set."""

    def __init__(self) -> None:
        super().__init__()
        self.env: Env | None = None
        self.hand_over = asyncio.Event()
        self.hand_over.set()

    async def draw(self, function: Callable[..., Picture], *arguments: Any, **options: Any) -> Picture:
        if self.env is not None and not self.hand_over.is_set():
            await self.env.external_wait(self.hand_over.wait(), reason="the pictures are held")
        return await super().draw(function, *arguments, **options)


@pytest_asyncio.fixture
async def patient_room(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_room(tmp_path, clock=PatientClock()) as opened:
        yield opened


def edits_of(room: Room, message: discord.Message) -> int:
    """How often a message has been edited."""
    path = f"/channels/{room.channel.id}/messages/{message.id}"
    return sum(1 for request in room.env.http_requests if request.method == "PATCH" and request.path == path)


def posted(room: Room) -> list[str]:
    """The text of every message that was ever sent to the channel, also of those that are gone."""
    path = f"/channels/{room.channel.id}/messages"
    sent = [request for request in room.env.http_requests if (request.method, request.path) == ("POST", path)]
    return [str((request.json or {}).get("content")) for request in sent]


async def pick_first(room: Room, *people: MemberActor) -> None:
    """Each picks the first card of the hand."""
    for person in people:
        await room.said(person, "pick", card=(await room.view(person)).hand[0].number)


async def test_the_message_of_a_round_is_edited_once_a_second_at_most(patient_room: Room) -> None:
    room = patient_room
    people = room.people(5)
    await room.begin(people)
    message = room.round_message()
    await room.env.advance_time(1)
    before = edits_of(room, message)

    await pick_first(room, *people[:4])

    assert edits_of(room, message) == before + 1
    await room.env.advance_time(1)
    assert edits_of(room, message) == before + 2
    assert all(f"✅ {name}" in room.round_message().content for name in ("anna", "bob", "cleo", "dora"))
    await room.env.advance_time(60)
    assert edits_of(room, message) == before + 2


def asking(room: Room, person: MemberActor) -> list[discord.Message]:
    """The direct messages in which a person is, or was, asked for something."""
    begins = ("**Your turn", "**Round")
    return [message for message in room.private_messages(person) if message.content.startswith(begins)]


async def act(room: Room, person: MemberActor) -> None:
    """A person decides all that the game asks of them in this phase."""
    typist, table = Typist(room, [person]), await room.table()
    seat, phase = table.seat_of(person.id), table.view(None).phase
    while seat in table.view(None).waiting_for and table.view(None).phase == phase:
        table = await typist.type_one(table)


async def test_whoever_is_there_has_one_direct_message_that_changes(room: Room) -> None:
    people = room.people(3)
    table = await room.begin(people)
    await Typist(room, people).play_until(table, 4)
    for person in people:
        (message,) = asking(room, person)
        assert message.content.startswith("**Your turn: pick a card** · round 4")
        assert labels(message)


async def test_whoever_is_gone_gets_a_new_message_that_rings_and_the_others_do_not(room: Room) -> None:
    anna, bob = people = room.people(2)
    await room.begin(people)
    await act(room, anna)
    await room.env.advance_time(61)
    await act(room, bob)

    closed, asked = asking(room, anna)
    assert labels(closed) == []
    assert asked.content.startswith("**Your turn: discard a card**")
    assert not asked.flags.value, "it rings"
    (changed,) = asking(room, bob)
    assert changed.content.startswith("**Your turn: discard a card**")


async def test_whoever_is_not_asked_gets_no_new_message(room: Room) -> None:
    anna, bob, cleo = people = room.people(3)
    await room.begin(people, order="in_order")
    for person in people:
        await pick_first(room, person)
    await room.env.advance_time(600)
    table = await room.table()
    (first,) = table.view(None).may_place
    person = people[first]
    waiting = [other for other in people if other is not person]
    before = [len(room.private_messages(other)) for other in waiting]
    await act(room, person)
    after = [len(asking(room, other)) for other in (anna, bob, cleo)]
    assert sum(after) == 4, "one each, and one more for whose turn it is now"
    assert sorted(len(room.private_messages(other)) for other in waiting) == [before[0], before[0] + 1]


async def test_what_may_not_have_been_seen_rings_after_three_minutes(room: Room) -> None:
    anna, bob = people = room.people(2)
    await room.begin(people)
    await act(room, anna)
    await room.env.advance_time(30)
    await act(room, bob)
    (changed,) = asking(room, anna)

    await room.env.advance_time(170)
    assert [message.id for message in asking(room, anna)] == [changed.id]
    await room.env.advance_time(20)

    (rang,) = asking(room, anna)
    assert rang.id != changed.id
    assert rang.content == changed.content
    (seen,) = asking(room, bob)
    await room.env.advance_time(3600)
    assert [message.id for message in asking(room, bob)] == [seen.id], "bob saw it change"
    assert [message.id for message in asking(room, anna)] == [rang.id], "once"


async def test_what_may_not_have_been_seen_rings_also_after_a_restart(room: Room) -> None:
    anna, bob = people = room.people(2)
    await room.begin(people)
    await act(room, anna)
    await room.env.advance_time(30)
    await act(room, bob)
    (changed,) = asking(room, anna)
    await room.restart()
    await room.env.advance_time(200)
    (rang,) = asking(room, anna)
    assert rang.id != changed.id


async def test_whoever_presses_something_has_seen_what_is_asked(room: Room) -> None:
    anna, bob = people = room.people(2)
    await room.begin(people)
    await act(room, anna)
    await room.env.advance_time(30)
    await act(room, bob)
    (changed,) = asking(room, anna)
    await room.env.advance_time(100)
    await anna.user.click(changed, label="All maps")
    await room.env.advance_time(3600)
    assert [message.id for message in room.private_messages(anna)][-1] == changed.id


async def test_a_message_that_has_been_answered_says_what_was_decided(room: Room) -> None:
    anna, _ = people = room.people(2)
    table = await room.begin(people)
    while table.view(None).round < 4:
        for person in people:
            await act(room, person)
            await room.env.advance_time(120)
        table = await room.table()
    assert table.game is not None
    own = [action for action in table.game.actions if action.seat == 0]
    picks = [action.card for action in own if isinstance(action, Pick)]
    discards = [action.card for action in own if isinstance(action, Discard)]
    closed = [message.content.split("\n") for message in asking(room, anna)][:-1]
    rounds = [(number, phase) for number in range(1, 4) for phase in ("pick", "discard", "map")]
    assert len(closed) == len(rounds)
    for (number, phase), (heading, said) in zip(rounds, closed, strict=True):
        assert heading.startswith(f"**Round {number}**")
        expected = {
            "pick": ENGLISH.format("accepted-pick", card=picks[number - 1]),
            "discard": ENGLISH.format("accepted-discard", card=discards[number - 1]),
        }
        assert (
            said == expected[phase] if phase in expected else said.startswith(f"Card {picks[number - 1]} at")
        )


async def test_below_what_is_asked_stands_a_button_for_all_maps(room: Room) -> None:
    anna, _ = people = room.people(2)
    await room.begin(people)
    (asked,) = asking(room, anna)
    await anna.user.click(asked, label="All maps")
    (maps,) = room.private_messages(anna)
    assert [attachment.filename for attachment in maps.attachments] == ["draw_round.webp"]
    assert f"<#{room.channel.id}>" in maps.content
    await anna.user.click(maps, label="Back")
    assert asking(room, anna)[0].content == asked.content


async def test_the_hand_comes_with_its_numbers_and_a_button_a_card(room: Room) -> None:
    people = room.people(3)
    await room.begin(people)
    hand = [card.number for card in (await room.view(people[1])).hand]
    (message,) = room.private_messages(people[1])
    best = list(best_prospects(await room.view(people[1]), (await room.view(people[1])).hand))
    assert sorted(best) == sorted(hand)
    assert " · ".join(str(number) for number in best) in message.content
    assert offered_cards(message, "pick") == best
    assert [attachment.filename for attachment in message.attachments] == ["draw_choice.webp"]
    assert message.attachments[0].description


async def test_whoever_takes_no_direct_messages_is_told_so_once_and_mentioned_once_a_phase(
    room: Room,
) -> None:
    people = room.people(3)
    room.close_direct_messages(people[2])
    table = await room.begin(people)
    typist = Typist(room, people, directly=False)
    table = await typist.play_until(table, 3)

    explained = ENGLISH.format("direct-messages-closed", user=people[2].id)
    mentions = [text for text in posted(room) if f"<@{people[2].id}>" in text]
    assert [explained in text for text in mentions] == [True, False, False, False, False]
    assert [text.splitlines()[0] for text in mentions] == [
        f"Your turn: pick a card · round 1 · <@{people[2].id}>",
        f"Your turn: place your card · round 1 · <@{people[2].id}>",
        f"Your turn: pick a card · round 2 · <@{people[2].id}>",
        f"Your turn: place your card · round 2 · <@{people[2].id}>",
        f"Your turn: pick a card · round 3 · <@{people[2].id}>",
    ]
    (left,) = (message for message in room.messages() if people[2].id in message.raw_mentions)
    assert labels(left) == ["My hand"], "those that have been answered are gone"
    # Discord was asked once, and not again.
    path = f"/channels/{people[2].user.dm_channel.id}/messages"
    assert sum(1 for request in room.env.http_requests if request.path == path) == 1


async def test_whoever_writes_directly_gets_direct_messages_again(room: Room) -> None:
    people = room.people(2)
    room.close_direct_messages(people[1])
    await room.begin(people)
    assert room.private_messages(people[1]) == []
    room.open_direct_messages()

    await people[1].user.slash("hokkaido rules")

    assert labels(room.asked(people[1]))


async def test_whoever_moves_the_hands_to_the_channel_reads_where_it_goes_on(room: Room) -> None:
    people = room.people(2)
    anna = people[0]
    await room.begin(people)
    for hands in ("channel", "direct", "channel"):
        menus = shown(await anna.slash(room.channel, "hokkaido settings"))
        (menu,) = (part for part in controls(menus) if ":set-hands:" in part["custom_id"])
        await anna.select(menus, [hands], custom_id=menu["custom_id"])
        newest = room.asked(anna)
        goes_on = ENGLISH.format("closed-goes-on-in-channel", channel=room.channel.id)
        assert (newest.content.splitlines()[-1] == goes_on) == (hands == "channel")
        assert (labels(newest) == []) == (hands == "channel")
    assert len(room.private_messages(anna)) == 2


async def test_mentions_notify_the_one_who_is_asked_and_nobody_else(room: Room) -> None:
    anna = room.person("anna")
    rogue = room.person("rogue", display_name="@everyone **bold** <@1>")
    room.close_direct_messages(rogue)
    await room.begin([anna, rogue])
    for stored in room.env.backend.messages[room.channel.id].values():
        assert not stored.mention_everyone
        assert set(stored.ping_user_ids) <= {rogue.id}
    assert "\\*\\*bold\\*\\*" in room.round_message().content


async def test_a_bot_killed_before_it_could_tell_makes_good_after_the_start(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    typist = Typist(room, people)
    await room.bot.announcer.close()  # from here on the bot stores, and dies before it tells
    while table.view(None).round < 3:
        table = await typist.type_one(table)
    assert room.round_message().content.startswith("## Round 1")

    await room.restart()

    assert room.round_message().content.startswith("## Round 3")
    over = [message for message in room.messages() if "is over" in message.content]
    assert [message.content.splitlines()[0] for message in over] == [
        "## Round 1 of 12 is over",
        "## Round 2 of 12 is over",
    ]
    for person in people:
        newest = room.asked(person)
        assert "round 3" in newest.content
        assert labels(newest)
    told = len(room.messages())
    await room.restart()
    assert len(room.messages()) == told


async def test_a_bot_killed_at_the_very_end_still_tells_who_has_won(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    typist = Typist(room, people)
    table = await typist.play_until(table, 12)
    await room.bot.announcer.close()
    table = await typist.play_to_the_end(table)
    assert table.stage is Stage.FINISHED

    await room.restart()

    endings = [message for message in room.messages() if "Play again" in labels(message)]
    assert len(endings) == 1
    over = ENGLISH.format("closed-game-over", stage="finished", channel=room.channel.id)
    for person in people:
        assert [m.content.endswith(over) for m in room.private_messages(person)].count(True) == 1
    assert left_to_press(room.messages()) == []
    await room.restart()
    assert endings == [message for message in room.messages() if "Play again" in labels(message)]


async def test_what_happens_while_the_table_is_told_is_told_of_the_table_after_it(tmp_path: Path) -> None:
    """The seat changes hands while the bot still tells of the picks before it."""
    pictures = HeldPictures()
    async with open_room(tmp_path, pictures) as room:
        pictures.env = room.env
        anna, bob = room.people(2)
        cleo = room.person("cleo")
        await room.begin([anna, bob])
        await pick_first(room, anna)
        await room.said(anna, "table offer", player="bob", to=cleo.user)
        offer = room.messages()[-1]
        pictures.hand_over.clear()
        await bob.user.slash("pick", card=(await room.view(bob)).hand[0].number)
        await cleo.click(offer, label="Take the seat")
        assert (await room.table()).seat_of(cleo.id) == 1
        pictures.hand_over.set()
        await room.env.settle()
        told = [message.content for message in room.messages()]
        replaced = {"computer": False, "known": True, "former": "bob"}
        assert ENGLISH.format("log-replaced", name="cleo", **replaced) in told
        assert ENGLISH.format("log-replaced", name="bob", **replaced) not in told


async def test_whoever_had_the_seat_does_not_read_what_the_next_person_has_decided(tmp_path: Path) -> None:
    """The next person is so quick that the bot has not told yet who has the seat."""
    pictures = HeldPictures()
    async with open_room(tmp_path, pictures) as room:
        pictures.env = room.env
        anna, bob = room.people(2)
        cleo = room.person("cleo")
        await room.begin([anna, bob])
        await room.said(anna, "table offer", player="bob", to=cleo.user)
        offer = room.messages()[-1]
        (asked,) = room.private_messages(bob)
        pictures.hand_over.clear()
        await anna.user.slash("pick", card=(await room.view(anna)).hand[0].number)
        await cleo.click(offer, label="Take the seat")
        await cleo.user.slash("pick", card=(await room.view(cleo)).hand[0].number)
        assert (await room.table()).view(None).phase == "discard"
        pictures.hand_over.set()
        await room.env.settle()
        (left,) = room.private_messages(bob)
        assert left.content == asked.content
        assert labels(left) == []
        assert "Discard one card" in room.private_messages(cleo)[-1].content


async def test_a_failing_discord_is_asked_again(room: Room, expects_failures: None) -> None:
    people = room.people(3)
    await room.begin(people)
    room.env.inject_error("PATCH", f"/channels/{room.channel.id}/messages/*", status=500, times=1)

    await pick_first(room, people[0])

    assert "✅ anna" in room.round_message().content
    assert 5.0 in room.clock.slept


async def test_a_discord_that_is_down_for_hours_is_told_in_the_end(
    patient_room: Room, expects_failures: None
) -> None:
    room = patient_room
    people = room.people(2)
    await room.begin(people)
    await room.env.advance_time(1)
    room.env.inject_error("*", "/channels/*", status=503, times=None)
    for person in people:
        await pick_first(room, person)
    for _ in range(4):
        await room.env.advance_time(3600)
    assert labels(room.asked(people[0])), "she still seems to be asked to pick"
    room.open_direct_messages()
    await room.env.advance_time(3600)
    assert "⏳ anna" in room.round_message().content
    for person in people:
        answered, asked = room.private_messages(person)
        assert (labels(answered), answered.content.splitlines()[-1][0]) == ([], "✅")
        assert "Discard one card" in asked.content


async def test_after_a_day_of_failures_the_next_change_tries_anew(room: Room, expects_failures: None) -> None:
    """Here whoever sleeps is not kept waiting, so the day is over at once."""
    people = room.people(3)
    await room.begin(people)
    room.env.inject_error("PATCH", f"/channels/{room.channel.id}/messages/*", status=500, times=None)
    await pick_first(room, people[0])
    assert sum(room.clock.slept) > 23 * 3600
    assert "⏳ anna" in room.round_message().content
    room.open_direct_messages()
    await pick_first(room, people[1])
    assert "✅ anna" in room.round_message().content


async def test_a_channel_that_is_closed_to_the_bot_does_not_stop_the_game(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    room.env.inject_error("*", f"/channels/{room.channel.id}/*", status=403, code=50001, times=None)
    typist = Typist(room, people)
    table = await typist.play_until(table, 2)
    assert "round 2" in room.asked(people[0]).content
    room.open_direct_messages()
    await typist.type_one(table)
    assert room.round_message().content.startswith("## Round 2 of 12\n")


async def test_no_public_button_or_text_tells_a_hidden_card(room: Room) -> None:
    people = room.people(3)
    room.close_direct_messages(people[2])
    table = await room.begin(people)
    typist = Typist(room, people)
    while table.stage is Stage.RUNNING and table.view(None).round < 3:
        public = [message for message in room.messages() if not message.flags.ephemeral]
        ids = [
            CustomId.parse(component["custom_id"]) for message in public for component in controls(message)
        ]
        assert all(
            parsed is not None and parsed.arguments == () and parsed.moment.step == 0 for parsed in ids
        )
        if table.view(None).phase == "pick":
            assert "card" not in room.round_message().content.replace("picks a card", "").replace(
                "card of", ""
            )
        table = await typist.type_one(table)


async def test_the_end_of_a_round_shows_all_maps_with_the_scores_of_that_moment(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people, order="in_order")
    typist = Typist(room, people)
    table = await typist.play_until(table, 2)
    scores = [seat.score.total for seat in table.view(None).seats]
    await room.bot.announcer.close()
    # A card more lies open on the maps before the bot comes to tell of round 2.
    while not any(seat.placed for seat in table.view(None).seats) or table.view(None).round < 3:
        if table.view(None).round == 3 and table.view(None).phase == "pick":
            scores = [seat.score.total for seat in table.view(None).seats]
        table = await typist.type_one(table)
    await room.restart()
    (over,) = (message for message in room.messages() if "Round 2 of 12 is over" in message.content)
    for person, points in zip(people, scores, strict=True):
        assert f"{person.name}: {points} point" in over.content
    assert [attachment.filename for attachment in over.attachments] == ["draw_round.webp"]


async def test_a_game_can_be_ended_in_the_middle(room: Room) -> None:
    people = room.people(2)
    await room.begin(people)
    await room.end_game(people[0], "hokkaido cancel")
    assert ENGLISH.format("game-cancelled") in [message.content for message in room.messages()]
    everything = [*room.messages(), *(m for person in people for m in room.private_messages(person))]
    assert left_to_press(everything) == []
    ended = ENGLISH.format("closed-game-over", stage="cancelled", channel=room.channel.id)
    for person in people:
        lines = room.private_messages(person)[-1].content.splitlines()
        assert lines[1:] == [ENGLISH.format("closed-undecided-end"), ended]
    # The channel is free for another table.
    await room.said(people[1], "hokkaido start")


async def test_an_own_map_can_be_seen_by_its_owner_only(room: Room) -> None:
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    typist = Typist(room, [anna, bob])
    while table.view(None).phase != "map":
        table = await typist.type_one(table)
    own = (await room.view(anna)).seats[0]
    assert own.selected is not None
    spot = next(iter(own.map.legal_placements(own.selected)))
    await room.said(anna, "place", **typed_placement(spot))
    seen = await room.said(bob, "map", player="anna")
    before = own.score.total
    assert seen == ENGLISH.format("map-of-another", name="anna", round=1, points=before)
    assert str(spot.card) in (await room.said(anna, "map"))
