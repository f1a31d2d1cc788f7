"""Reviewing a finished game page by page, and showing a page in the channel."""

from __future__ import annotations

from typing import Any

from bot.tables import Table
from bot.views.review import ANIMATION, to_try
from engine.actions import Place
from engine.options import ROUNDS
from engine.review import Review, review
from tests.bot.play.deciding import play_to_the_end
from tests.bot.play.room import ENGLISH, Room, custom_id, labels, result_message, shown
from tests.bot.play.test_presses import ephemeral_messages, press_at_once

WHAT_IF = ENGLISH.format("board-what-if")


def content_of(message: Any) -> str:
    return "\n".join(message.content.splitlines()[2:])


def found_in(table: Table) -> Review:
    assert table.game is not None
    return review(table.game, [0, 1])


async def test_a_player_reviews_mistakes_and_shows_one_in_the_channel(room: Room) -> None:
    _, bob = people = room.people(2)
    table = await play_to_the_end(room, await room.begin(people))
    found = found_in(table)
    await room.restart()
    before = len(room.messages())

    overview = shown(await bob.click(result_message(room), label="Review"))
    assert overview.ephemeral
    assert f"**bob** scored **{found.seats[1].accuracy}%**" in overview.content

    page = shown(await bob.click(overview, label="2"))
    mistakes = found.seats[1].rounds[1]
    assert f"**bob** · Round {mistakes[0].round}: " in page.content

    other = shown(await bob.select(page, ["0"]))
    assert f"**anna** scored **{found.seats[0].accuracy}%**" in other.content

    assert len(room.messages()) == before
    page = shown(await bob.click(other, label="1"))
    await bob.click(page, label=ENGLISH.format("button-show-all"))
    assert room.messages()[-1].content == page.content
    assert labels(room.messages()[-1]) == []
    kept = room.env.backend.get_message(page.channel_id, page.id)
    assert labels(kept) == [label for label in labels(page) if label != ENGLISH.format("button-show-all")]


async def test_a_forged_press_for_a_page_that_the_replay_does_not_have_is_out_of_date(room: Room) -> None:
    """The buttons of the first and the last page lead to such pages, but are disabled."""
    anna, _ = people = room.people(2)
    await play_to_the_end(room, await room.begin(people))
    replay = shown(await anna.click(result_message(room), label="Replay"))
    for refused, (page, direction) in enumerate(((ANIMATION, "back"), (ROUNDS, "on")), 1):
        replay = shown(await anna.select(replay, [str(page)]))
        button = custom_id(replay, ENGLISH.format(f"button-log-{direction}"))
        await press_at_once(room, (anna, replay, button))
        told = [message.content for message in ephemeral_messages(room)]
        assert told.count(ENGLISH.format("button-unknown")) == refused


async def test_what_if_moves_a_card_of_a_finished_game_and_stores_nothing(room: Room) -> None:
    _, bob = people = room.people(2)
    table = await play_to_the_end(room, await room.begin(people))
    overview = shown(await bob.click(result_message(room), label="Review"))
    page = shown(await bob.click(overview, label="1"))
    mistake = to_try(found_in(table).seats[1].rounds[0])
    tried = shown(await bob.click(page, label=WHAT_IF))
    assert tried.ephemeral
    assert ENGLISH.format("board-what-if-how", card=mistake.better_card) in tried.content
    spots = [content_of(tried)]
    for label in ("2", "Turn ↻", "←", "1"):
        tried = shown(await bob.click(tried, label=label))
        spots.append(content_of(tried))
        assert room.drawings[-1].function == "draw_trial"
    assert len({*spots}) == 4
    assert spots[-1] == spots[0], "the spots keep their numbers"
    assert labels(page)[:4] == ["Overview", "1", "2", "3"], "the page stays"
    assert await room.bot.services.tables.get(table.id) == table
    replayed = shown(await bob.slash(room.channel, "hokkaido replay", player="bob"))
    tried = shown(await bob.click(shown(await bob.select(replayed, ["3"])), label=WHAT_IF))
    assert table.game is not None
    placed = [action for action in table.game.actions if isinstance(action, Place) and action.seat == 1]
    assert ENGLISH.format("board-what-if-how", card=placed[2].placement.card) in tried.content


async def test_the_review_of_a_forgotten_player_can_no_longer_be_shown(room: Room) -> None:
    anna, bob = people = room.people(2)
    await play_to_the_end(room, await room.begin(people))
    shown_to_bob = shown(await bob.click(result_message(room), label="Review"))
    of_anna = shown(await bob.select(shown_to_bob, ["0"]))
    asked = shown(await anna.slash(room.channel, "hokkaido forget-me"))
    await anna.click(asked, label=ENGLISH.format("button-forget-me"))
    before = len(room.messages())
    refused = await bob.click(of_anna, label=ENGLISH.format("button-show-all"))
    assert [message.content for message in refused.followups] == [ENGLISH.format("review-gone")]
    assert len(room.messages()) == before
