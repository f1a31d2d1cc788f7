"""What a table should show at this moment: every message of the channel, every private one of a seat.

Everything here follows from the stored game alone. ``announcer`` compares it with what is known to
have been shown and makes good the difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.tables import Stage, Table
from bot.tables.events import MovedForSeat, MovesUndone, Notice
from bot.views.absences import away_screen
from bot.views.buttons import rematch_button
from bot.views.closed_private import closed_away_screen, closed_private_screen
from bot.views.current_screen import current_screen
from bot.views.custom_id import CustomId
from bot.views.lobby import lobby_screen
from bot.views.results import cancelled_screen, final_screen, round_over_screen
from bot.views.round_message import closed_round_screen, ended_round_screen, round_screen
from bot.views.screen import Button, Screen, Tone, rows_of
from bot.views.timing import heading_of_round
from bot.views.trick import AFTER_BIDDING
from bot.views.trick_lines import TRICK_PHASES
from bot.views.viewer import Viewer
from engine.game import Game
from engine.options import ROUNDS
from engine.views import Phase, View, view_of

#: The messages of the channel by their role at the table.
LOBBY = "lobby"
ROUND = "round"
MAPS = "maps"
END = "end"

#: The phases in which players come by their card of the round.
SELECTING = frozenset({Phase.PICK, Phase.DISCARD}) | TRICK_PHASES

#: The messages of a seat: in private, or a mention in the channel where that is not possible.
PRIVATE = "private"
MENTION = "mention"

#: The end of the occasion of a private message whose person has left the seat to the computer.
AWAY = ".away"


@dataclass(frozen=True)
class Post:
    """A message that should be there.

    ``key`` names the occasion: a new one means a new message, the same one an edit of the message
    that is there.
    """

    role: str
    seat: int | None
    key: str
    screen: Screen


def lobby_post(viewer: Viewer) -> Post:
    """The message of the table itself, to which people come."""
    return Post(LOBBY, None, LOBBY, lobby_screen(viewer))


def round_post(viewer: Viewer) -> Post | None:
    """The message of the running round."""
    if viewer.table.stage is not Stage.RUNNING:
        return None
    return Post(ROUND, None, str(viewer.view.round), round_screen(viewer))


def closed_round_post(viewer: Viewer, number: int) -> Post:
    """The message of a round that is over: who has placed what, and nothing to press."""
    view = view_after(viewer.table, number)
    return Post(ROUND, None, str(number), closed_round_screen(viewer, view))


def ended_round_post(viewer: Viewer, key: str) -> Post:
    """The message of a round in which the game was ended."""
    return Post(ROUND, None, key, ended_round_screen(viewer))


def finished_rounds(viewer: Viewer) -> int:
    """How many rounds of the game are over."""
    if viewer.table.game is None:
        return 0
    view = viewer.view
    return ROUNDS if view.phase is Phase.OVER else view.round - 1


def maps_post(viewer: Viewer, finished: int) -> Post:
    """The picture of all maps at the end of the round ``finished``."""
    return Post(
        MAPS, None, str(finished), round_over_screen(viewer, view_after(viewer.table, finished), finished)
    )


def end_post(viewer: Viewer) -> Post | None:
    """The final score, or that the game was ended before; nothing while it runs or if it never began."""
    table = viewer.table
    if table.game is None or table.stage.is_open:
        return None
    finished = table.stage is Stage.FINISHED
    screen = final_screen(viewer) if finished else cancelled_screen(viewer.texts)
    return Post(END, None, END, replace(screen, rows=rows_of([rematch_button(viewer)])))


def private_post(viewer: Viewer, last_key: str | None) -> Post | None:
    """What a seat is told in private, or None when nothing is asked of it.

    ``last_key`` is the occasion of the private message before. Whoever was asked to place at the
    same time as all sees in that message that the order has changed, and gets a new one when the
    turn comes. Whoever's seat the computer plays finds the way back in the last message.
    """
    if viewer.table.stage is not Stage.RUNNING:
        return None
    if viewer.is_away:
        return None if last_key is None else _away_private_post(viewer, last_key)
    view = viewer.view
    key = occasion(view, viewer.own_seat)
    if key is None:
        together = f"{view.round}.{Phase.MAP}"
        if view.phase is not Phase.MAP or last_key != together:
            return None
        key = together
    return Post(PRIVATE, viewer.own_seat, key, current_screen(viewer))


def is_of_away(post: Post) -> bool:
    """Whether this private message says that the computer has the seat."""
    return post.key.endswith(AWAY)


def _away_private_post(viewer: Viewer, last_key: str) -> Post:
    key = last_key if last_key.endswith(AWAY) else f"{last_key}{AWAY}"
    line = heading_of_round(viewer, _round_of(key))
    return Post(PRIVATE, viewer.own_seat, key, away_screen(viewer).with_note(line))


def private_post_in_channel(viewer: Viewer, key: str) -> Post:
    """A private message of somebody who plays in the channel from now on: where it goes on."""
    lines = [
        heading_of_round(viewer, _round_of(key)),
        viewer.format("closed-goes-on-in-channel", channel=viewer.table.channel_id),
    ]
    return Post(PRIVATE, viewer.own_seat, key, Screen("\n".join(lines)))


def _round_of(key: str) -> int:
    """The round of the occasion of a private message."""
    return int(key.partition(".")[0])


def closed_private_post(viewer: Viewer, key: str, notices: Sequence[Notice]) -> Post:
    """A private message whose occasion has passed: what was decided, and nothing to press.

    ``notices`` are all of the table: they tell whether a computer player has moved for the seat.
    """
    if key.endswith(AWAY):
        return Post(PRIVATE, viewer.own_seat, key, closed_away_screen(viewer, _round_of(key)))
    round_text, phase, *_ = key.split(".")
    round_number = int(round_text)
    by_computer = _has_computer_moved(notices, viewer.own_seat, round_number, phase)
    screen = closed_private_screen(viewer, round_number, phase, by_computer=by_computer)
    return Post(PRIVATE, viewer.own_seat, key, screen)


def _has_computer_moved(notices: Sequence[Notice], seat: int, round_number: int, phase: str) -> bool:
    """Whether a computer player has moved for the seat in this phase, since the game last went back."""
    moved = False
    for notice in notices:
        event = notice.event
        if isinstance(event, MovesUndone):
            moved = False
        elif isinstance(event, MovedForSeat) and event.seat == seat:
            moved = moved or (event.round, event.phase) == (round_number, phase)
    return moved


def occasion(view: View, seat: int) -> str | None:
    """What the seat has to be told about now: one key a phase, and one for its turn in an order."""
    if view.phase in SELECTING:
        asked = seat in view.waiting_for or view.seats[seat].acted
        return f"{view.round}.{view.phase}" if asked else None
    if view.phase is Phase.MAP:
        if not view.sequential:
            return f"{view.round}.{view.phase}"
        in_turn = seat in view.may_place or view.seats[seat].placed
        return f"{view.round}.{view.phase}.order" if in_turn else None
    if view.phase is Phase.FREE_TILE and seat in view.waiting_for:
        return f"{view.round}.{view.phase}"
    return None


def mention_post(viewer: Viewer, seat: int, *, first: bool) -> Post | None:
    """The mention in the channel for somebody whom no direct message reaches.

    ``first`` tells them why; that is said once.
    """
    table = viewer.table
    user_id = table.seats[seat].user_id
    if table.stage is not Stage.RUNNING or user_id is None or table.seats[seat].away:
        return None
    view = viewer.view
    key = occasion(view, seat)
    if key is None or seat not in view.waiting_for:
        return None
    lines = [viewer.format("direct-messages-closed", user=user_id)] if first else []
    lines.append(viewer.format(f"mention-{view.phase}".replace("_", "-"), user=user_id, round=view.round))
    return Post(
        MENTION,
        seat,
        key,
        Screen("\n".join(lines), rows=((door_button(viewer),),), mentions=(user_id,)),
    )


def door_button(viewer: Viewer) -> Button:
    """The button that opens the private view of the moment."""
    controls = {Phase.MAP: "place", Phase.FREE_TILE: "tile"} | dict.fromkeys(AFTER_BIDDING, "trick")
    control = controls.get(viewer.view.phase, "hand")
    return Button(viewer.format(f"button-{control}"), CustomId(control, viewer.moment), Tone.MAIN)


def view_after(table: Table, finished: int) -> View:
    """What everybody saw when the round ``finished`` was over, whatever has happened since.

    The maps and scores are those after its goals, the selected cards and the number those of the round.
    """
    if table.game is None:
        raise ValueError(f"the game of table {table.id} has not begun")
    before, after = game_around_end_of(table.game, finished)
    during, now = view_of(before, None), view_of(after, None)
    seats = tuple(
        replace(seat, selected=seat_during.selected)
        for seat, seat_during in zip(now.seats, during.seats, strict=True)
    )
    return replace(now, round=finished, seats=seats)


def game_around_end_of(game: Game, finished: int) -> tuple[Game, Game]:
    """The game before and after the action that ended the round ``finished``."""
    before = after = Game.start(game.options, game.deck, game.setup)
    for action in game.actions:
        if after.round > finished or after.is_over:
            break
        before, (after, _) = after, after.apply(action)
    return before, after
