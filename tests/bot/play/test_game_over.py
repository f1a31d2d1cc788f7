"""The result of a game: its message, what its buttons show each person, and **Play again**."""

from __future__ import annotations

from dataclasses import replace

import discord
from simcord import InteractionResult, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.people.preferences import WhoMayStart
from bot.tables import Stage
from tests.bot.play.deciding import finished
from tests.bot.play.room import ENGLISH, Room, labels, result_message, shown
from tests.bot.play.test_hosting import moderator


async def test_the_buttons_of_the_result_answer_in_private(room: Room) -> None:
    anna, bob = people = room.people(2)
    table = await finished(room, people)
    await room.restart()
    end, before = result_message(room), len(room.messages())

    own = shown(await bob.click(end, label="My map"))
    points = table.view(None).seats[1].score.total
    assert own.content == ENGLISH.format("end-map", table=table.id, points=points)
    maps = shown(await anna.click(end, label="All maps"))
    assert maps.content == ENGLISH.format("end-maps", table=table.id)
    replay = shown(await anna.click(end, label="Replay"))
    assert replay.content == await room.said(anna, "hokkaido replay", game=table.id)

    turned = shown(await anna.click(replay, label="Later ▶"))
    assert turned.id == replay.id
    assert turned.content == f"Game `{table.id}` after round 1."
    assert [file.filename for file in turned.attachments] == ["draw_end_of_round.jpg"]
    replay = shown(await anna.select(turned, ["0"]))
    assert [file.filename for file in replay.attachments] == ["draw_game.jpg"]

    assert all(message.ephemeral for message in (own, maps, replay))
    assert len(room.messages()) == before
    await anna.click(replay, label=ENGLISH.format("button-show-all"))
    assert room.messages()[-1].content == replay.content


async def test_commands_explain_that_the_channels_game_is_over(room: Room) -> None:
    anna, bob = people = room.people(2)
    assert await room.said(anna, "done") == ENGLISH.format("no-game-here")
    await room.begin(people)
    await room.end_game(anna)
    for command in ("done", "hand", "map", "hokkaido status", "hokkaido join"):
        assert await room.said(bob, command) == ENGLISH.format("game-here-over"), command
    other = room.guild.create_text_channel("other")
    assert shown(await anna.slash(other, "done")).content == ENGLISH.format("no-game-here")
    await room.begin(people)
    assert await room.said(bob, "done") == ENGLISH.format("phase-is-pick")


async def test_my_hokkaido_is_a_picture_to_keep_and_share(room: Room) -> None:
    anna, bob = people = room.people(2)
    table = await finished(room, people)
    await room.restart()
    before = len(room.messages())
    portrait = ENGLISH.format("button-keepsake-tall")
    for person, seat in ((anna, 0), (bob, 1)):
        own = shown(await person.click(result_message(room), label="My Hokkaido"))
        assert own.ephemeral
        assert f"{table.view(None).seats[seat].score.total} points" in own.content
        assert room.drawings[-1].options["is_tall"] is False
        if person is bob:
            own = shown(await bob.click(own, label=portrait))
        await person.click(own, label=ENGLISH.format("button-show-all"))
        assert room.messages()[-1].content == own.content
        assert room.drawings[-1].options["is_tall"] is (person is bob), "as the person sees it"
        assert labels(room.messages()[-1]) == []
        assert room.messages()[-1].flags.suppress_notifications
    assert len(room.messages()) == before + 2
    stranger = room.person("stranger")
    refused = await stranger.click(result_message(room), label="My Hokkaido")
    assert shown(refused).content == ENGLISH.format("did-not-play")
    refused = await stranger.click(result_message(room), label="My map")
    assert shown(refused).content == ENGLISH.format("did-not-play")


async def over(room: Room, people: list[MemberActor], **options: object) -> discord.Message:
    """Begin and end a game, and return its result message."""
    await room.begin(people, **options)
    await room.end_game(people[0])
    return result_message(room)


async def press(person: MemberActor, message: discord.Message) -> InteractionResult:
    return await person.click(message, label="Play again")


def deny(room: Room, *permissions: str) -> None:
    """Deny the bot exactly these permissions in the channel."""
    backend = room.env.backend
    denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
    backend.set_overwrite(room.channel.id, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, deny=denied))


async def test_play_again_against_computers_begins_the_next_game(room: Room) -> None:
    anna = room.person("anna")
    end = await over(room, [anna], computers=2)
    assert shown(await press(anna, end)).content == ENGLISH.format("begun")
    table = await room.table()
    assert table.stage is Stage.RUNNING
    assert [seat.computer for seat in table.seats] == [None, "easy", "easy"]


async def test_a_player_who_may_not_open_tables_can_join_a_rematch(room: Room) -> None:
    anna, boss = room.person("anna"), moderator(room)
    end = await over(room, [anna, boss])
    await room.bot.services.preferences.change_server(
        room.guild.id, lambda before: replace(before, start=WhoMayStart.MODERATORS)
    )
    assert shown(await press(anna, end)).content == ENGLISH.format("only-moderators-start")
    refused = shown(await press(room.person("fay"), end)).content
    assert refused == ENGLISH.format("rematch-not-yours", joins=True, opens=False)
    assert "hokkaido start" not in refused
    assert shown(await press(boss, end)).content == ENGLISH.format("rematch-open", count=1)
    assert shown(await press(anna, end)).content == ENGLISH.format("joined", host="boss")
    assert shown(await press(anna, end)).content == ENGLISH.format("already-seated")
