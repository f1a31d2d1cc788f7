"""Responses that a person can show to everyone with a button."""

from __future__ import annotations

from dataclasses import replace

from discord import Message, Permissions
from simcord import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.bot.play.deciding import finished
from tests.bot.play.room import ENGLISH, Room, labels, shown
from tests.bot.play.test_invitations import in_thread
from tests.bot.pseudo_locale import PSEUDO, accented


async def shown_to_all(room: Room, person: MemberActor, command: str, **options: object) -> Message:
    """Use a command, press the button, and return the public message."""
    before = len(room.messages())
    asked = shown(await person.slash(room.channel, command, **options))
    pressed = await person.click(asked, label=ENGLISH.format("button-show-all"))
    assert pressed.acknowledged
    assert ENGLISH.format("button-show-all") not in labels(shown(pressed)), "it can be shown only once"
    (message,) = room.messages()[before:]
    assert not message.flags.ephemeral
    assert ENGLISH.format("button-show-all") not in labels(message)
    return message


async def test_results_and_replays_are_shown_to_everyone(room: Room) -> None:
    anna, bob = room.people(2)
    empty = shown(await anna.slash(room.channel, "hokkaido leaderboard"))
    assert labels(empty) == labels(shown(await anna.slash(room.channel, "hokkaido stats"))) == []
    table = await finished(room, [anna, bob])

    board = await shown_to_all(room, anna, "hokkaido leaderboard")
    stats = await shown_to_all(room, anna, "hokkaido stats", player=bob.user)
    replay = await shown_to_all(room, bob, "hokkaido replay", player="anna")

    assert board.content == await room.said(bob, "hokkaido leaderboard")
    assert stats.content == await room.said(bob, "hokkaido stats")
    assert replay.attachments[0].description == "drawn by draw_game"
    assert "anna" in replay.content
    # In direct messages there is no one to show it to.
    await anna.user.slash("hokkaido replay", game=table.id)
    assert labels(room.private_messages(anna)[-1]) == ["◀ Earlier", "Later ▶", "My Hokkaido"]


async def test_a_person_cannot_make_the_bot_post_where_they_may_not(room: Room) -> None:
    anna, bob = room.people(2)
    await finished(room, [anna, bob])
    thread = await in_thread(room, anna)
    in_channels, in_threads = Permissions(send_messages=True), Permissions(send_messages_in_threads=True)
    for place, denied, shows in (
        (room.channel, in_channels, False),
        (thread, in_threads, False),
        (thread, in_channels, True),
    ):
        asked = shown(await anna.slash(place, "hokkaido leaderboard"))
        before = len(place.history())
        overwrite = Overwrite(anna.id, OverwriteType.MEMBER, deny=denied.value)
        room.env.backend.set_overwrite(room.channel.id, overwrite)
        pressed = shown(await anna.click(asked, label=ENGLISH.format("button-show-all")))
        assert (len(place.history()) > before) is shows
        assert (pressed.content == ENGLISH.format("may-not-show")) is not shows
        room.env.backend.delete_overwrite(room.channel.id, anna.id)


async def test_what_is_shown_to_everyone_is_in_the_servers_language(bilingual: Room) -> None:
    room = bilingual
    anna, bob = room.people(2)
    preferences = room.bot.services.preferences
    await preferences.change_player(anna.id, lambda now: replace(now, locale=PSEUDO))
    await finished(room, [anna, bob])
    for command in ("leaderboard", "stats", "replay"):
        asked = shown(await anna.slash(room.channel, f"hokkaido {command}"))
        await anna.click(asked, label=accented(ENGLISH.format("button-show-all")))
        public = room.messages()[-1].content
        # The names of the players and of the game are the same in every language.
        assert public != asked.content
        assert accented(public) == accented(asked.content)
        assert accented(public) != public
