"""Pictures that could not be drawn: the text goes without, and the next picture comes with its message."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.workers.pool import WorkerError
from render.picture import Picture
from tests.bot.play.room import SketchedPictures, open_room
from tests.bot.play.typist import Typist


class LosingPictures(SketchedPictures):
    """While ``lost`` is set every picture kills its worker."""

    def __init__(self) -> None:
        super().__init__()
        self.lost = False

    async def draw(self, function: Callable[..., Picture], *arguments: Any, **options: Any) -> Picture:
        if self.lost:
            raise WorkerError(f"{function.__name__} killed its worker")
        return await super().draw(function, *arguments, **options)


async def test_where_a_picture_is_lost_the_text_goes_without(tmp_path: Path, expects_failures: None) -> None:
    pictures = LosingPictures()
    async with open_room(tmp_path, pictures) as room:
        people = room.people(2)
        typist = Typist(room, people)
        pictures.lost = True
        table = await typist.play_until(await room.begin(people), 2)
        (over,) = (message for message in room.messages() if "is over" in message.content)
        assert over.attachments == []
        assert room.asked(people[0]).attachments == []
        pictures.lost = False
        await typist.play_until(table, 3)
        drawn = [message.attachments for message in room.messages() if "is over" in message.content]
        assert [len(attachments) for attachments in drawn] == [0, 1]
        assert len(room.asked(people[0]).attachments) == 1
