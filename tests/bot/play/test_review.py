"""Reviewing a finished game page by page, and showing a page in the channel."""

from __future__ import annotations

from bot.tables import Table
from engine.review import Review, review
from tests.bot.play.deciding import play_to_the_end
from tests.bot.play.room import ENGLISH, Room, controls, labels, result_message, shown

HEADING = "## 🔎 Review of game"


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
    assert overview.content.startswith(
        f"{HEADING} `{table.id}`\n**bob** scored **{found.seats[1].accuracy}%**"
    )
    assert [file.filename for file in overview.attachments] == ["draw_standing.jpg"]
    assert labels(overview) == ["Overview", "1", "2", "3", ENGLISH.format("button-show-all")]

    page = shown(await bob.click(overview, label="2"))
    mistake = found.seats[1].costliest[1]
    assert f"**bob** · Round {mistake.round}: " in page.content
    assert "\nBetter: " in page.content
    assert [file.filename for file in page.attachments] == ["draw_comparison.jpg"]

    (menu,) = (part for part in controls(page) if part["type"] == 3)
    other = shown(await bob.select(page, values=["0"], custom_id=menu["custom_id"]))
    assert f"**anna** scored **{found.seats[0].accuracy}%**" in other.content

    assert len(room.messages()) == before
    page = shown(await bob.click(other, label="1"))
    await bob.click(page, label=ENGLISH.format("button-show-all"))
    assert room.messages()[-1].content == page.content
    assert labels(room.messages()[-1]) == []
    kept = room.env.backend.get_message(page.channel_id, page.id)
    assert labels(kept) == ["Overview", "1", "2", "3"]


async def test_the_review_of_a_forgotten_player_can_no_longer_be_shown(room: Room) -> None:
    anna, bob = people = room.people(2)
    await play_to_the_end(room, await room.begin(people))
    shown_to_bob = shown(await bob.click(result_message(room), label="Review"))
    (menu,) = (part for part in controls(shown_to_bob) if part["type"] == 3)
    of_anna = shown(await bob.select(shown_to_bob, values=["0"], custom_id=menu["custom_id"]))
    asked = shown(await anna.slash(room.channel, "hokkaido forget-me"))
    await anna.click(asked, label=ENGLISH.format("button-forget-me"))
    before = len(room.messages())
    refused = await bob.click(of_anna, label=ENGLISH.format("button-show-all"))
    assert [message.content for message in refused.followups] == [ENGLISH.format("review-gone")]
    assert len(room.messages()) == before
