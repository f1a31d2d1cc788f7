"""The end of a round, and what is left of a game: its record and its animation."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from bot.tables import Stage, Table, TableError
from bot.texts.picture_phrases import phrases_of
from bot.views.controls import Moment
from bot.views.screen import REPLAY, AttachedFile, Drawing, Screen, with_show_button
from bot.views.viewer import Viewer
from bot.workers.replays import draw_game
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
    looks = (viewer.table_button(MAPS), viewer.table_button(OWN_MAP))
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
    return partial(draw_round, view, viewer.plain_names, phrases_of(viewer.texts))


def _result_line(viewer: Viewer, seat: int, seen: SeatView) -> str:
    """The points of a seat and the card that it had in the round."""
    card = seen.selected.number if seen.selected else 0
    return viewer.format("round-result", name=viewer.name(seat), points=seen.score.total, card=card)


def score_lines(viewer: Viewer, view: View, seats: Iterable[int]) -> list[str]:
    """The scores of these seats, one to a line."""
    return [
        viewer.format("running-score", name=viewer.name(seat), points=view.seats[seat].score.total)
        for seat in seats
    ]


def record_file(table: Table, record: bytes) -> AttachedFile:
    """The record of a game as an attachment."""
    return AttachedFile(f"hokkaido-{table.id}.json", record)


def replay_screen(viewer: Viewer, seat: int | None) -> Screen:
    """The game of a closed table: the maps of all seats, or of one.

    Raises:
        TableError: the game is not over, so this would show what is still hidden; or no cards were dealt.
    """
    table = viewer.table
    if table.stage.is_open:
        raise TableError("game-not-over")
    if table.game is None:
        raise TableError("cards-not-dealt")
    whose = "" if seat is None else viewer.name(seat)
    text = viewer.format("replay", all="yes" if seat is None else "no", name=whose, table=table.id)
    return Screen(
        text, drawing=partial(draw_game, table.game, viewer.plain_names, phrases_of(viewer.texts), seat=seat)
    )


def replay_to_show_screen(viewer: Viewer, seat: int | None, *, in_server: bool) -> Screen:
    """The same for one person, in a server with the button that shows it to the whole channel.

    Raises:
        TableError: as ``replay_screen`` does.
    """
    screen = replay_screen(viewer, seat)
    if not in_server:
        return screen
    whose = () if seat is None else (str(seat),)
    return with_show_button(viewer.texts, screen, REPLAY, *whose, moment=Moment(viewer.table.id))
