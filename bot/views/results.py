"""The maps of all players with their points: at the end of a round, and at any time."""

from __future__ import annotations

from functools import partial

from bot.tables import Stage
from bot.views.screen import Drawing, Screen
from bot.views.viewer import Viewer
from engine.options import ROUNDS
from engine.views import SeatView, View
from render.round_picture import draw_round

#: The buttons that show everybody's map and one's own, valid as long as the table exists.
MAPS = "maps"
OWN_MAP = "own-map"


def round_over_screen(viewer: Viewer, view: View, finished: int) -> Screen:
    """All maps and scores after the round ``finished``; ``view`` is what everybody saw then."""
    highest_first = sorted(range(len(view.seats)), key=lambda seat: -view.seats[seat].score.total)
    lines = [viewer.format("round-over", round=finished, rounds=ROUNDS)]
    lines += [_result_line(viewer, seat, view.seats[seat]) for seat in highest_first]
    looks = (viewer.button(MAPS, lasting=True), viewer.button(OWN_MAP, lasting=True))
    return Screen("\n".join(lines), drawing=maps_drawing(viewer, view), rows=(looks,))


def maps_screen(viewer: Viewer) -> Screen:
    """Everybody's map as the viewer sees them now; who plays finds the way back."""
    view = viewer.view
    text = viewer.format("maps-now", round=view.round, channel=viewer.table.channel_id)
    plays = viewer.seat is not None and viewer.table.stage is Stage.RUNNING
    rows = ((viewer.back_button(),),) if plays else ()
    return Screen(text, drawing=maps_drawing(viewer, view), rows=rows)


def maps_drawing(viewer: Viewer, view: View) -> Drawing:
    """All maps with their points, as they are in a view."""
    return partial(draw_round, view, viewer.plain_names, viewer.phrases)


def _result_line(viewer: Viewer, seat: int, seen: SeatView) -> str:
    """The points of a seat and the card that it had in the round."""
    card = seen.selected.number if seen.selected else 0
    return viewer.format("round-result", name=viewer.name(seat), points=seen.score.total, card=card)
