"""Responses that a person can show to everyone with a button."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord import Message, Permissions
from simcord import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.bot.play.deciding import finished
from tests.bot.play.room import ENGLISH, Room, labels, shown
from tests.bot.play.test_invitations import in_thread
from tests.bot.pseudo_locale import PSEUDO, accented


@pytest.mark.parametrize(
    ("denied", "shows"),
    [(Permissions(send_messages_in_threads=True), False), (Permissions(send_messages=True), True)],
)
async def test_showing_in_a_thread_needs_permission_to_write_in_threads(
    room: Room, denied: Permissions, shows: bool
) -> None:
    anna, bob = room.people(2)
    await finished(room, [anna, bob])
    thread = await in_thread(room, anna)
    asked = shown(await anna.slash(thread, "hokkaido leaderboard"))
    before = len(thread.history())
    room.env.backend.set_overwrite(
        room.channel.id, Overwrite(anna.id, OverwriteType.MEMBER, deny=denied.value)
    )
    await anna.click(asked, label=ENGLISH.format("button-show-all"))
    assert (len(thread.history()) > before) is shows


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


async def test_a_person_who_may_not_post_cannot_make_the_bot_post(room: Room) -> None:
    anna, bob = room.people(2)
    await finished(room, [anna, bob])
    asked = shown(await anna.slash(room.channel, "hokkaido leaderboard"))
    before = len(room.messages())
    denied = Overwrite(anna.id, OverwriteType.MEMBER, deny=Permissions(send_messages=True).value)
    room.env.backend.set_overwrite(room.channel.id, denied)
    refused = await anna.click(asked, label=ENGLISH.format("button-show-all"))
    assert shown(refused).content == ENGLISH.format("may-not-show")
    assert len(room.messages()) == before


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
