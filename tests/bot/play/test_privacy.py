"""A person's data: explained, exported, and deleted completely once they confirm."""

from __future__ import annotations

import gc
import gzip
import json

import pytest
from discord import DMChannel
from discord.abc import Snowflake
from simcord import MemberActor

from bot.commands import hokkaido_group
from bot.interactions.context import Context
from bot.people.links import Links
from bot.people.privacy import Forgotten
from bot.tables import Stage, Table
from tests.bot.play.button_player import ButtonPlayer
from tests.bot.play.deciding import play_to_the_end
from tests.bot.play.room import ENGLISH, Room, custom_id, labels, shown
from tests.bot.play.test_presses import ephemeral_messages, press_at_once

DELETE, KEEP = ENGLISH.format("button-forget-me"), ENGLISH.format("button-keep-me")


@pytest.mark.parametrize("plays_alone", [False, True])
async def test_the_question_before_a_deletion_mentions_solo_games_only_if_there_are_any(
    room: Room, plays_alone: bool
) -> None:
    anna = room.person("anna")
    if plays_alone:
        await anna.slash(room.channel, "solo start")
    asked = shown(await anna.slash(room.channel, "hokkaido forget-me"))
    assert asked.content == ENGLISH.format("forget-me", tables=0, alone=plays_alone)


async def test_stored_data_is_explained_and_exported(room: Room) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    assert await room.said(anna, "hokkaido privacy") == ENGLISH.format("privacy", board=False)
    room.bot.services.readers.links = Links("https://hokkaido.example", "a key")
    said = await room.said(anna, "hokkaido privacy")
    assert said == ENGLISH.format("privacy", board=True)
    assert f"**{ENGLISH.format('button-board')}**" in said
    answer = shown(await anna.slash(room.channel, "hokkaido my-data"))
    assert answer.ephemeral
    (file,) = answer.attachments
    assert file.filename == "hokkaido-my-data.json"
    data = json.loads(await file.read())
    assert data["user"] == str(anna.id)
    assert [seat["name"] for seat in data["seats"]] == ["anna"]
    # Their Discord is in English, the fallback, which is not stored.
    known = {f"welcomed.{anna.id}", f"direct-channel.{anna.id}"}
    assert {note["key"] for note in data["notes"]} == known
    assert str(bob.id) not in json.dumps(data)


async def test_an_export_that_is_too_large_for_discord_is_compressed(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = room.people(2)
    await room.begin(people)
    whole = await room.bot.services.privacy.export(people[0].id)
    monkeypatch.setattr(hokkaido_group, "LARGEST_FILE", len(whole) - 1)
    (file,) = shown(await people[0].slash(room.channel, "hokkaido my-data")).attachments
    assert file.filename == "hokkaido-my-data.json.gz"
    assert gzip.decompress(await file.read()) == whole


async def test_data_is_deleted_only_after_confirmation(room: Room) -> None:
    anna, bob = room.people(2)
    table = await play_to_the_end(room, await room.begin([anna, bob]))
    assert table.stage is Stage.FINISHED
    asked = shown(await anna.slash(room.channel, "hokkaido forget-me"))
    assert labels(asked) == [DELETE, KEEP]
    kept = shown(await anna.click(asked, label=KEEP))
    assert kept.content == ENGLISH.format("nothing-forgotten")
    assert names(await room.bot.services.tables.get(table.id)) == ["anna", "bob"]

    asked = shown(await anna.slash(room.channel, "hokkaido forget-me"))
    await room.restart()
    done = shown(await anna.click(asked, label=DELETE))

    assert done.content.startswith("✅ Everything has been deleted.")
    assert names(await room.bot.services.tables.get(table.id)) == ["", "bob"]
    data = json.loads(await room.bot.services.privacy.export(anna.id))
    assert not any(rows for rows in data.values() if isinstance(rows, list))
    board = await room.said(bob, "hokkaido leaderboard")
    assert "anna" not in board
    assert "bob" in board


async def test_one_persons_delete_button_does_not_work_for_another(room: Room) -> None:
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    asked = shown(await anna.slash(room.channel, "hokkaido forget-me"))
    await press_at_once(room, (bob, room.round_message(), custom_id(asked, DELETE)))
    assert [m.content for m in ephemeral_messages(room)][-1] == ENGLISH.format("not-your-data")
    assert names(await room.bot.services.tables.get(table.id)) == ["anna", "bob"]


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


async def forget(room: Room, person: MemberActor) -> None:
    """Type ``/hokkaido forget-me`` and confirm."""
    asked = shown(await person.slash(room.channel, "hokkaido forget-me"))
    done = shown(await person.click(asked, label=ENGLISH.format("button-forget-me")))
    assert done.content.startswith("✅")


async def test_a_button_of_a_solo_game_stops_working_once_its_player_is_forgotten(
    room: Room,
) -> None:
    anna = room.person("anna")
    message = shown(await anna.slash(room.channel, "solo start"))
    await forget(room, anna)
    late = await anna.click(message, label=ENGLISH.format("button-alone-give-up"))
    assert shown(late).content == ENGLISH.format("button-unknown")


@pytest.mark.parametrize("is_closed", [False, True])
async def test_nothing_is_stored_about_a_person_forgotten_while_their_message_is_being_sent(
    room: Room, monkeypatch: pytest.MonkeyPatch, is_closed: bool
) -> None:
    anna, bob, gus = room.people(3)
    if is_closed:
        room.close_direct_messages(gus)
    open_channel, privacy = room.bot.create_dm, room.bot.services.privacy
    forgotten: list[Forgotten] = []

    async def open_channel_slowly(user: Snowflake) -> DMChannel:
        channel = await open_channel(user)
        if user.id == gus.id and not forgotten:
            forgotten.append(await privacy.forget(gus.id))
        return channel

    monkeypatch.setattr(room.bot, "create_dm", open_channel_slowly)
    await room.begin([anna, bob, gus])
    assert [one.left for one in forgotten] == [1]
    rows = await room.bot.services.store.database.read("SELECT key FROM notes")
    assert any(str(anna.id) in key for (key,) in rows)
    assert not any(str(gus.id) in key for (key,) in rows)


async def test_nothing_of_an_interaction_stays_in_memory(room: Room) -> None:
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    gc.collect()
    gc.disable()
    try:
        await room.said(anna, "hand")
        await ButtonPlayer(room, [anna, bob], without_direct_messages=bob).press_one(table)
        await anna.autocomplete(room.channel, "hand", "game", "")
        assert [one for one in gc.get_objects() if isinstance(one, Context)] == []
    finally:
        gc.enable()
