"""The result of a game: the last message, and what its buttons show to each person alone."""

from __future__ import annotations

from tests.bot.play.deciding import finished
from tests.bot.play.room import ENGLISH, Room, labels, result_message, shown


async def test_each_looks_back_alone(room: Room) -> None:
    anna, bob = people = room.people(2)
    table = await finished(room, people)
    await room.restart()
    end, before = result_message(room), len(room.messages())

    own = shown(await bob.click(end, label="My map"))
    points = table.view(None).seats[1].score.total
    assert own.content == ENGLISH.format("end-map", table=table.id, points=points)
    assert [file.filename for file in own.attachments] == ["draw_map.jpg"]

    maps = shown(await anna.click(end, label="All maps"))
    assert maps.content == ENGLISH.format("end-maps", table=table.id)
    assert [file.filename for file in maps.attachments] == ["draw_round.jpg"]

    replay = shown(await anna.click(end, label="Replay"))
    assert [file.filename for file in replay.attachments] == ["draw_game.jpg"]
    assert replay.content == await room.said(anna, "hokkaido replay", game=table.id)

    assert own.ephemeral
    assert maps.ephemeral
    assert replay.ephemeral
    assert len(room.messages()) == before
    await anna.click(replay, label=ENGLISH.format("button-show-all"))
    assert room.messages()[-1].content == replay.content


async def test_who_did_not_play_sees_all_but_has_no_map(room: Room) -> None:
    await finished(room, room.people(2))
    stranger, end = room.person("stranger"), result_message(room)
    assert shown(await stranger.click(end, label="My map")).content == ENGLISH.format("did-not-play")
    assert shown(await stranger.click(end, label="All maps")).attachments
    assert shown(await stranger.click(end, label="Replay")).attachments


async def test_where_a_game_is_over_its_commands_say_so(room: Room) -> None:
    anna, bob = people = room.people(2)
    assert await room.said(anna, "done") == ENGLISH.format("no-game-here")
    await finished(room, people)
    for command in ("done", "hand", "map", "hokkaido status", "hokkaido join"):
        assert await room.said(bob, command) == ENGLISH.format("game-here-over"), command
    other = room.guild.create_text_channel("other")
    assert shown(await anna.slash(other, "done")).content == ENGLISH.format("no-game-here")
    await room.begin(people)
    assert await room.said(bob, "done") == ENGLISH.format("phase-is-pick")


async def test_my_hokkaido_is_a_picture_to_keep_and_to_show(room: Room) -> None:
    anna, bob = people = room.people(2)
    table = await finished(room, people)
    await room.restart()
    before = len(room.messages())
    for person, seat in ((anna, 0), (bob, 1)):
        own = shown(await person.click(result_message(room), label="My Hokkaidō"))
        assert own.ephemeral
        assert own.content.startswith(f"🗾 {person.name} built this Hokkaidō: ")
        assert f"{table.view(None).seats[seat].score.total} points" in own.content
        assert [file.filename for file in own.attachments] == ["draw_keepsake.jpg"]
        assert labels(own) == [ENGLISH.format("button-show-all")]
        await person.click(own, label=ENGLISH.format("button-show-all"))
        assert room.messages()[-1].content == own.content
        assert labels(room.messages()[-1]) == []
        assert room.messages()[-1].flags.suppress_notifications
    assert len(room.messages()) == before + 2
    stranger = room.person("stranger")
    refused = await stranger.click(result_message(room), label="My Hokkaidō")
    assert shown(refused).content == ENGLISH.format("did-not-play")


async def test_my_hokkaido_of_a_game_of_the_past(room: Room) -> None:
    anna, bob = people = room.people(2)
    old = await finished(room, people, game="honshu", selection="draft")
    await room.env.advance_time(3 * 24 * 60 * 60)
    await room.begin(people)
    await room.end_game(anna)
    replay = shown(await bob.slash(room.channel, "hokkaido replay", game=old.id))
    own = shown(await bob.click(replay, label="My Honshū"))
    assert own.content.startswith("🗾 bob built this Honshū: ")
    stranger = room.person("stranger")
    assert "My Honshū" not in labels(
        shown(await stranger.slash(room.channel, "hokkaido replay", game=old.id))
    )
    assert "My Hokkaidō" not in labels(shown(await bob.slash(room.channel, "hokkaido replay")))
    # Also in direct messages, where there is nobody to show it to.
    await bob.user.slash("hokkaido replay", game=old.id)
    kept = await bob.user.click(room.private_messages(bob)[-1], label="My Honshū")
    assert kept.acknowledged
    assert room.private_messages(bob)[-1].attachments
    assert labels(room.private_messages(bob)[-1]) == []
