"""The one message of a round in the channel: who has picked, placed and finished, and the buttons."""

from __future__ import annotations

from bot.tables import Table
from bot.texts import Language
from bot.views.custom_id import CustomId
from bot.views.names import moment_of, seat_name, seat_names
from bot.views.placer import may_ask_to_wait
from bot.views.screen import Button, Screen, Tone, rows_of
from engine.views import Phase, SeatView, View

#: How many rounds a game has (rules.md 1.5).
ROUNDS = 12

#: With two players the draft has its own way (rules.md 2.2).
SEATS_THAT_SWAP = 2


def round_screen(texts: Language, table: Table) -> Screen:
    """The message as everybody sees it now."""
    view = table.view(None)
    lines = [
        texts.format("round-heading", round=view.round, rounds=ROUNDS),
        _phase_line(texts, table, view),
        *(_seat_line(texts, table, view, seat) for seat in range(len(view.seats))),
        _supply_line(texts, view),
    ]
    if view.goals:
        lines.append(_goals_line(texts, table, view))
    return Screen("\n".join(lines), rows=rows_of(_buttons(texts, table, view)))


def closed_round_screen(texts: Language, table: Table, view: View) -> Screen:
    """The message of a round that is over, with the card of each seat; ``view`` is of its end."""
    lines = [texts.format("round-heading", round=view.round, rounds=ROUNDS)]
    lines += [_line(texts, table, seat, "done", seen) for seat, seen in enumerate(view.seats)]
    return Screen("\n".join(lines))


def goal_lines(texts: Language, table: Table, view: View) -> list[str]:
    """Every goal of the table in words, with who has won it."""
    lines = []
    for goal in view.goals:
        sentence = texts.format(f"goal-{goal.number}")
        if goal.winner is None:
            lines.append(texts.format("goal-open", number=goal.number, goal=sentence))
        else:
            name = seat_name(texts, table, goal.winner)
            lines.append(texts.format("goal-won", number=goal.number, goal=sentence, name=name))
    return lines


def _phase_line(texts: Language, table: Table, view: View) -> str:
    names = seat_names(texts, table, view.waiting_for)
    if view.phase is Phase.PICK:
        return texts.format("round-pick", passes=_passing(view))
    if view.phase is Phase.MAP and view.sequential:
        order = seat_names(texts, table, view.placing_order)
        turn = seat_names(texts, table, view.may_place)
        return texts.format("round-map-in-order", order=order, names=turn, count=len(turn))
    if view.phase is Phase.FREE_TILE:
        return texts.format("round-free-tile", names=names)
    return texts.format(f"round-{view.phase}".replace("_", "-"))


def _passing(view: View) -> str:
    """Where the rest of a hand goes: a word of the text ``round-pick``."""
    if all(seat.hand_size <= 1 for seat in view.seats):
        return "none"
    if len(view.seats) == SEATS_THAT_SWAP:
        return "swapped"
    return "next" if view.passes_to > 0 else "previous"


def _seat_line(texts: Language, table: Table, view: View, seat: int) -> str:
    return _line(texts, table, seat, _state(view, seat, view.seats[seat]), view.seats[seat])


def _line(texts: Language, table: Table, seat: int, state: str, seen: SeatView) -> str:
    number = seen.selected.number if seen.selected else 0
    return texts.format("round-seat", name=seat_name(texts, table, seat), state=state, card=number)


def _state(view: View, seat: int, seen: SeatView) -> str:
    """What the line of a seat says: a word of the text ``round-seat``."""
    if view.phase is Phase.FREE_TILE:
        return "may-lay-tile" if seat in view.waiting_for else "done"
    if view.phase is not Phase.MAP:
        return "decided" if seen.acted else "deciding"
    if seen.done:
        return "done"
    if seen.placed:
        return "placed"
    return "placing" if seat in view.may_place else "waiting"


def _supply_line(texts: Language, view: View) -> str:
    cubes = [
        texts.format("supply-colour", colour=colour, count=count) for colour, count in view.supply.items()
    ]
    return texts.format("round-supply", cubes=cubes)


def _goals_line(texts: Language, table: Table, view: View) -> str:
    return "\n".join([texts.format("round-goals"), *goal_lines(texts, table, view)])


def _buttons(texts: Language, table: Table, view: View) -> list[Button]:
    moment = moment_of(table, None)

    def button(control: str, tone: Tone = Tone.PLAIN) -> Button:
        return Button(texts.format(f"button-{control}"), CustomId(control, moment), tone)

    buttons = []
    if view.phase is Phase.MAP:
        buttons.append(button("place", Tone.MAIN))
    buttons.append(button("hand", Tone.PLAIN if buttons else Tone.MAIN))
    buttons.append(button("map"))
    if view.phase is Phase.MAP:
        buttons.append(button("done", Tone.GOOD))
        if may_ask_to_wait(view):
            buttons.append(button("wait"))
    if view.phase is Phase.FREE_TILE:
        buttons += [button("tile", Tone.MAIN), button("skip")]
    return buttons
