"""Maps with the points of lakes and towns, and with the line of the mountain range."""

from __future__ import annotations

from engine.parts.squares import Kind
from render.elements.overlays import Overlays
from tests.bot.play.room import Room, labels, shown
from tests.bot.play.typist import Typist


def overlays_of_last_map(room: Room) -> Overlays | None:
    """The overlays of the last map that was drawn; None for a plain one."""
    found: Overlays | None = room.drawings[-1].options.get("overlays")
    return found


async def test_points_can_be_shown_on_every_map(room: Room) -> None:
    anna, bob = room.people(2)
    await Typist(room, [anna, bob]).play_until(await room.begin([anna, bob]), 6)
    own = shown(await anna.slash(room.channel, "map"))
    assert overlays_of_last_map(room) is None
    outlined = shown(await anna.click(own, label="Show points"))
    overlays = overlays_of_last_map(room)
    assert overlays is not None
    assert overlays.range_line
    score = (await room.view(anna)).seats[0].score.to_json()
    for kind, part in ((Kind.LAKE, "lakes"), (Kind.TOWN, "towns")):
        assert sum(area.points for area in overlays.areas if area.kind is kind) == score[part]
    await anna.click(outlined, label="Hide points")
    assert overlays_of_last_map(room) is None

    others = shown(await anna.slash(room.channel, "map", player="bob"))
    assert labels(others) == ["Show points"]
    outlined = shown(await anna.click(others, label="Show points"))
    assert overlays_of_last_map(room) is not None
    assert outlined.content == others.content
    assert labels(outlined) == ["Hide points"]
