"""The requests of a starting bot: none for tables whose messages are up to date."""

from __future__ import annotations

from bot.tables import timing
from tests.bot.play.room import Room, SketchedPictures, as_person
from tests.bot.play.test_invitations import in_thread
from tests.bot.play.test_threads import put_to_sleep


def messages_touched(room: Room, since: int) -> list[str]:
    """The paths of requests about channels and messages, not counting the first ``since`` requests."""
    return [
        r.path for r in room.env.http_requests[since:] if r.path.startswith(("/channels", "/users/@me/c"))
    ]


async def test_a_start_makes_requests_only_for_tables_whose_messages_are_out_of_date(room: Room) -> None:
    """In a channel, in an archived thread, and in a lobby; no picture is drawn again."""
    assert isinstance(room.pictures, SketchedPictures)
    people = anna, bob = room.people(2)
    table = await room.begin(people)
    thread = await in_thread(room, anna)
    await bob.slash(thread, "hokkaido join")
    await anna.slash(thread, "hokkaido begin")
    await anna.slash(room.guild.create_text_channel("lobby"), "hokkaido start")
    put_to_sleep(room, thread)
    await room.restart()  # it may find out more than was stored before
    requests, drawn = len(room.env.http_requests), len(room.pictures.drawn)
    await room.restart()
    assert messages_touched(room, requests) == []
    assert len(room.pictures.drawn) == drawn
    await room.bot.announcer.close()
    with room.env._bot_scope():
        await room.bot.services.tables.do(table.id, timing.pause, as_person(anna))
    requests = len(room.env.http_requests)
    await room.restart()
    assert len(messages_touched(room, requests)) == 4, "the log, the round and two direct messages"
