"""The real pictures: drawn in worker processes, with words for those who cannot see them."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.workers.pictures import Pictures
from tests.bot.play.presser import Presser
from tests.bot.play.room import open_room
from tests.closing import closing


async def test_two_rounds_with_real_pictures_from_worker_processes(tmp_path: Path) -> None:
    async with closing(Pictures(workers=1)) as pictures, open_room(tmp_path, pictures) as room:
        people = room.people(2)
        room.close_direct_messages(people[1])
        table = await room.begin(people, goals="yes")
        presser = Presser(room, people, without_direct_messages=people[1])
        table = await presser.play_until(table, 2)
        seen = [*room.messages(), *room.private_messages(people[0])]
        attachments = [attachment for message in seen for attachment in message.attachments]
        assert {attachment.filename for attachment in attachments} >= {
            "hand.jpg",
            "round-1.jpg",
        }
        for attachment in attachments:
            picture = Image.open(BytesIO(await attachment.read()))
            assert min(picture.size) >= 300
            assert attachment.description
            assert len(attachment.description) <= 1024
        hand = next(
            message for message in seen if message.attachments and "hand" in message.attachments[0].filename
        )
        assert "Card" in (hand.attachments[0].description or "")
