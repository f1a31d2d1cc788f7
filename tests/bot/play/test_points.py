"""A map with what its lakes and towns score, and with the range's line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.parts.squares import Kind
from render.elements.overlays import Overlays
from render.picture import Picture
from tests.bot.play.room import SketchedPictures, labels, open_room, shown
from tests.bot.play.typist import Typist


class OverlaidPictures(SketchedPictures):
    """Remembers what was laid over each map."""

    def __init__(self) -> None:
        super().__init__()
        self.overlays: list[Overlays | None] = []

    def last(self) -> Overlays | None:
        return self.overlays[-1]

    async def draw(self, function: Callable[..., Picture], *arguments: Any, **options: Any) -> Picture:
        if function.__name__ == "draw_map":
            self.overlays.append(options.get("overlays"))
        return await super().draw(function, *arguments, **options)


async def test_points_are_shown_on_ones_own_map_and_on_anothers(tmp_path: Any) -> None:
    pictures = OverlaidPictures()
    async with open_room(tmp_path, pictures) as room:
        anna, bob = room.people(2)
        await Typist(room, [anna, bob]).play_until(await room.begin([anna, bob]), 6)
        own = shown(await anna.slash(room.channel, "map"))
        assert pictures.last() is None
        outlined = shown(await anna.click(own, label="Show points"))
        overlays = pictures.last()
        assert overlays is not None
        assert overlays.range_line
        score = (await room.view(anna)).seats[0].score.to_json()
        for kind, part in ((Kind.LAKE, "lakes"), (Kind.TOWN, "towns")):
            assert sum(area.points for area in overlays.areas if area.kind is kind) == score[part]
        await anna.click(outlined, label="Hide points")
        assert pictures.last() is None

        others = shown(await anna.slash(room.channel, "map", player="bob"))
        assert labels(others) == ["Show points"]
        outlined = shown(await anna.click(others, label="Show points"))
        assert pictures.last() is not None
        assert outlined.content == others.content
        assert labels(outlined) == ["Hide points"]
