"""The state of a game: the message of a round in the channel, and the status on request."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.escaping import escaped
from bot.tables import Stage
from bot.tables.computer_seats import is_deciding, mover
from bot.texts import text_key
from bot.views.decisions import DONE, Opener, opener_of
from bot.views.hand import passing, trick_drawing, trick_key, trick_lines, trick_phase_line, trick_seat_line
from bot.views.map_screens import MAPS, aims, maps_drawing, maps_key, round_result
from bot.views.menus import decision_buttons
from bot.views.screen import Button, Screen, Tone, rows_of
from bot.views.table_message import lobby_screen, scoring_card_line
from bot.views.viewer import Viewer, closing_times
from engine.options import ROUNDS
from engine.scoring.goals import Progress
from engine.views import GoalView, Phase, SeatView, View
from render.drawing.pen import SEAT_LETTERS


def round_screen(viewer: Viewer, before: View | None = None) -> Screen:
    """The present message, for everyone, below the result of the round ``before``.

    Its picture is the present one of a round in which cards are played or placed openly, else that of the
    result.
    """
    view = viewer.view
    lines = [*progress(viewer)]
    table = viewer.table
    if view.may_ask_to_wait and table.people and table.paused_at is None:
        lines.append(viewer.format("round-may-wait"))
    if view.trick_in_play is not None and view.passes_to:
        # Each hand has its player's name, because there is no room for all names here.
        lines.append(viewer.format("round-hands-pass"))
    if view.goals:
        lines += _goals_in_full(viewer) if view.round == 1 else _goals_so_far(viewer)
    screen = viewer.everyone.with_board(Screen("\n".join(lines), rows=rows_of(_buttons(viewer))))
    if view.phase is Phase.MAP and view.sequential:
        # Public placements are shown immediately, also after a trick.
        screen = replace(screen, drawing=maps_drawing(viewer, view), picture_key=maps_key(viewer, view))
    elif view.trick is not None and (view.trick.played or before is None):
        screen = replace(screen, drawing=trick_drawing(viewer), picture_key=trick_key(viewer, view.trick))
    return screen if before is None else _below_result(screen, round_result(viewer, before))


def _below_result(screen: Screen, result: Screen) -> Screen:
    """A round's message below the previous result, with its picture if it has none of its own."""
    text = f"{result.text}\n{screen.text}"
    if screen.drawing is not None:
        return replace(screen, text=text)
    return replace(screen, text=text, drawing=result.drawing, picture_key=result.picture_key)


def progress(viewer: Viewer) -> tuple[str, ...]:
    """The round, and each seat's task and progress, in the order of placing."""
    view = viewer.view
    if view.trick_in_play is not None:
        lines = trick_lines(viewer)
    else:
        seats = view.placing_order or range(len(view.seats))
        lines = [seat_line(viewer, seat) for seat in seats]
        lines.insert(0, phase_line(viewer))
    heading = viewer.format("round-heading", round=view.round, rounds=ROUNDS)
    below = [_supply_line(viewer)]
    if view.scoring_card is not None:
        below.append(
            viewer.format("round-scoring-card", card=scoring_card_line(viewer.texts, view.scoring_card))
        )
    return (heading, *lines, *below, *time_lines(viewer))


def ended_round_screen(viewer: Viewer, before: View | None = None) -> Screen:
    """The message of a round in which the game was ended, without waiting players."""
    lines = [viewer.format("round-heading", round=viewer.view.round, rounds=ROUNDS)]
    for seat, seen in enumerate(viewer.view.seats):
        placed = "set-aside" if seen.set_aside else "placed"
        state = placed if seen.placed else "unplaced" if seen.selected else "undecided"
        lines.append(_line(viewer, seat, state, seen))
    screen = Screen("\n".join(lines))
    return screen if before is None else _below_result(screen, round_result(viewer, before))


def undone_round_screen(viewer: Viewer, number: int) -> Screen:
    """The message of a round whose end was undone: the round continues below, with a new result later."""
    heading = viewer.format("round-heading", round=number, rounds=ROUNDS)
    return Screen(f"{heading}\n{viewer.format('closed-undone')}")


def _goals_in_full(viewer: Viewer) -> list[str]:
    """Every goal with its conditions, which only the first round's message has room for."""
    goals = [(goal.number, viewer.format(f"goal-{goal.number}")) for goal in viewer.view.goals]
    lines = [viewer.format("goal-open", number=number, goal=goal) for number, goal in goals]
    return [viewer.format("round-goals"), *lines]


def _goals_so_far(viewer: Viewer) -> list[str]:
    """Each open goal with the progress of every seat, and one line with the winners of the others."""
    goals, seats = viewer.view.goals, range(len(viewer.view.seats))
    lines = [_progress_line(viewer, goal.number) for goal in goals if goal.winner is None]
    if lines:
        lines.insert(0, viewer.format("goals-so-far", names=" / ".join(viewer.names(seats))))
    won = [f"{goal.number} {viewer.name(goal.winner)}" for goal in goals if goal.winner is not None]
    return [*lines, *([viewer.format("goals-won", goals=" · ".join(won))] if won else [])]


def _progress_line(viewer: Viewer, number: int) -> str:
    """An open goal in short, and how far each seat is."""
    goal = viewer.format(f"picture-goal-{number}")
    reached = [_reached(viewer, progress, progress.reached) for progress in viewer.view.progress(number)]
    return f"{viewer.format('goal-open', number=number, goal=goal)} · {' / '.join(reached)}"


def _reached(viewer: Viewer, progress: Progress, reached: object) -> str:
    """How far a seat has ``reached``; with its cards if only those are too few."""
    is_full = progress.met or progress.reached < progress.needed
    return viewer.format("goal-reached", reached=reached, cards=0 if is_full else progress.cards or 0)


def goal_line(viewer: Viewer, view: View, goal: GoalView) -> str:
    """A goal in full, and its winner or, until it is won, how far everyone is in ``view``."""
    line = viewer.format("goal-open", number=goal.number, goal=viewer.format(f"goal-{goal.number}"))
    if goal.winner is not None:
        return f"{line} · {viewer.format('goals-won', goals=viewer.name(goal.winner))}"
    reached = []
    for seat, progress in enumerate(view.progress(goal.number)):
        points = _reached(viewer, progress, f"{progress.reached}/{progress.needed}")
        own = seat == viewer.seat
        reached.append(viewer.format("hand-points", own=own, name=SEAT_LETTERS[seat], points=points))
    return " · ".join([line, *reached])


def phase_line(viewer: Viewer) -> str:
    """What everyone does in this phase."""
    view = viewer.view
    if view.trick_in_play is not None:
        return trick_phase_line(viewer, view.trick_in_play)
    names = viewer.names(view.waiting_for)
    if view.phase is Phase.PICK:
        # Later, the picture shows how the hands are passed.
        return viewer.format("round-pick", passes=passing(view) if view.round == 1 else "shown")
    if view.phase is Phase.MAP and view.sequential:
        turn = viewer.names(view.may_place)
        return viewer.format("round-map-in-order", names=turn, count=len(turn))
    if view.phase is Phase.FREE_TILE:
        return viewer.format("round-free-tile", names=names)
    return viewer.format(f"round-{text_key(view.phase)}")


def seat_line(viewer: Viewer, seat: int) -> str:
    """A seat's task and progress."""
    view = viewer.view
    if view.trick_in_play is not None:
        return trick_seat_line(viewer, view.trick_in_play, seat)
    return _line(viewer, seat, _state(viewer, seat), view.seats[seat])


def _line(viewer: Viewer, seat: int, state: str, seen: SeatView) -> str:
    number = seen.selected.number if seen.selected else 0
    return viewer.format("round-seat", name=viewer.name(seat), state=state, card=number)


def _state(viewer: Viewer, seat: int) -> str:
    """The state of a seat: a variant of the text ``round-seat``."""
    view = viewer.view
    seen = view.seats[seat]
    if view.phase is Phase.FREE_TILE:
        return "may-lay-tile" if seat in view.waiting_for else "done"
    if view.phase is not Phase.MAP:
        decides = "deciding" if is_deciding(viewer.table, seat) else "undecided"
        return "decided" if seen.acted else decides
    if seen.placed:
        return _state_after_placing(seen)
    if seat not in view.waiting_for:
        return "ready" if seat in view.may_place else "waiting"
    if is_deciding(viewer.table, seat):
        return "placing"
    # A computer player that does not wait for people waits until the game goes on.
    return "after-people" if viewer.table.people and not view.sequential else "waiting"


def _state_after_placing(seen: SeatView) -> str:
    if seen.set_aside:
        return "set-aside-done" if seen.done else "set-aside"
    return "done" if seen.done else "placed"


def _supply_line(viewer: Viewer) -> str:
    cubes = [
        viewer.format("supply-colour", colour=colour, count=count)
        for colour, count in viewer.view.supply.items()
    ]
    return viewer.format("round-supply", cubes=cubes)


def _most_have_placed(view: View) -> bool:
    """Whether more players can press Done now than can place."""
    could_be_done = sum(seat.placed and not seat.done for seat in view.seats)
    return could_be_done > sum(not view.seats[seat].placed for seat in view.waiting_for)


def _buttons(viewer: Viewer) -> list[Button]:
    """The public buttons; the coloured one is the next step of most players."""
    view = viewer.view
    if viewer.table.paused_at is not None:
        resume = viewer.button("resume", Tone.MAIN, lasting=True)
        return [resume, *(viewer.button(control) for control in ("hand", "map", "undo"))]
    buttons, opener = decision_buttons(viewer.everyone), opener_of(view)
    if opener is Opener.PLACE:
        coloured, tone = (DONE.name, Tone.GOOD) if _most_have_placed(view) else (Opener.PLACE, Tone.MAIN)
        buttons = [replace(one, tone=tone if one.id.control == coloured else Tone.PLAIN) for one in buttons]
    elif not buttons and opener is not Opener.HAND:
        buttons.append(viewer.button(opener, Tone.MAIN))
    buttons.append(viewer.button(Opener.HAND, Tone.PLAIN if buttons else Tone.MAIN))
    buttons.append(viewer.button("map"))
    if view.trick_in_play is not None and view.round > 1:
        # The picture of the trick takes the place of the one with all maps.
        buttons.append(viewer.button(MAPS, lasting=True))
    buttons += decision_buttons(viewer.everyone, in_channel=True)
    buttons.append(viewer.button("undo"))
    return buttons


def time_lines(viewer: Viewer) -> list[str]:
    """The public lines about a pause or the waiting times, and about absent players and spectators."""
    table = viewer.table
    paused = table.paused_at is not None
    lines = [viewer.format("paused", **closing_times())] if paused else _due_lines(viewer)
    away = tuple(number for number, seat in enumerate(table.seats) if seat.away)
    if away and not table.people and not paused:
        lines.append(viewer.format("stands-still", **closing_times()))
    elif away and table.people:
        lines.append(viewer.format("away", names=viewer.names(away)))
    if table.spectators:
        name = escaped(table.spectators[0].name)
        lines.append(viewer.format("watching", name=name, count=len(table.spectators)))
    return lines


def _due_lines(viewer: Viewer) -> list[str]:
    """One line for each deadline, and one for those who have missed theirs."""
    table = viewer.table
    running = [clock for clock in table.clocks if clock.asked and not table.seats[clock.seat].away]
    lines = []
    moments = sorted({clock.due_at for clock in running if clock.due_at is not None and not clock.overdue})
    for due_at in moments:
        if len(moments) == 1:
            lines.append(viewer.format("due", until=due_at))
        else:
            seats = tuple(clock.seat for clock in running if clock.due_at == due_at and not clock.overdue)
            lines.append(viewer.format("due-of", names=viewer.names(seats), until=due_at))
    overdue = tuple(clock.seat for clock in running if clock.overdue)
    if overdue:
        lines.append(viewer.format("due-overdue", names=viewer.names(overdue)))
    return lines


def status_screen(viewer: Viewer) -> Screen:
    """The players, whom the game waits for, and the running scores; without controls."""
    table = viewer.table
    if table.stage is not Stage.RUNNING:
        return replace(lobby_screen(viewer), rows=())
    everyone = viewer.everyone
    view = everyone.view
    if table.options.alone:
        lines = [viewer.heading_of_round(view.round), *aims(everyone), *_score_lines(everyone, (0,))]
        return Screen("\n".join(lines))
    # A computer player moves immediately, or places after the people, so no one waits for it.
    asked = tuple(number for number in view.waiting_for if mover(table, number) is None)
    waiting = viewer.names(asked or view.waiting_for)
    lines = [
        viewer.format("status-channel", channel=table.channel_id),
        *progress(everyone),
        viewer.format("status-scores"),
        *_score_lines(everyone, range(len(view.seats))),
    ]
    if table.paused_at is None:
        lines.append(viewer.format("status-waiting", names=waiting, count=len(waiting)))
        if viewer.task is not None:
            lines.append(viewer.format("status-your-turn"))
    return Screen("\n".join(lines))


def _score_lines(viewer: Viewer, seats: Iterable[int]) -> list[str]:
    """The scores of these seats, one per line."""
    view = viewer.view
    return [
        viewer.format("running-score", name=viewer.name(seat), points=view.seats[seat].score.total)
        for seat in seats
    ]
