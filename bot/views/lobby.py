"""The message of a table whose game has not begun, and what becomes of it."""

from __future__ import annotations

from bot.escaping import escaped
from bot.tables import Deadline, Stage, Table, TableOptions
from bot.texts import Language
from bot.views.custom_id import CustomId
from bot.views.names import moment_of, seat_name
from bot.views.scoring_card import chosen_scoring_card_line
from bot.views.screen import Button, Row, Screen, Tone, cut
from bot.views.timing import closing_times
from engine.options import FEWEST_PLAYERS, MOST_PLAYERS
from engine.rules import GAMES

#: So much of the name of a deck is shown.
LONGEST_DECK_NAME = 60

#: So many invited people are named.
MOST_INVITED = 10


def lobby_screen(texts: Language, table: Table) -> Screen:
    """Who sits at the table, what is played, and the buttons to come, go and begin."""
    lines = [
        texts.format("lobby-heading", game=table.options.rules),
        *game_lines(texts, table),
        *arrangement_lines(texts, table),
    ]
    lines += _seats(texts, table)
    if table.invited and table.stage is Stage.LOBBY:
        names = [escaped(person.name) for person in table.invited[:MOST_INVITED]]
        # An empty line ends the list: else what follows would be drawn as part of its last seat.
        lines += ["", texts.format("lobby-invited", names=names)]
    lines += ["", _last_line(texts, table)]
    if table.stage is Stage.LOBBY:
        lines.append(texts.format("lobby-closes", **closing_times()))
    return Screen("\n".join(lines), rows=_rows(texts, table))


def game_lines(texts: Language, table: Table) -> list[str]:
    """What is played: the host's choices for the game, its scoring card and its deck."""
    options = table.options
    game = GAMES[options.rules]
    chosen = texts.format(
        "lobby-options",
        side=options.side,
        selection="usual" if options.selection is game.selection else options.selection,
        goals=options.with_goals if game.has_goals else "none",
        order=options.order,
    )
    lines = [chosen, chosen_scoring_card_line(texts, options)]
    if options.own_deck is not None:
        lines.append(texts.format("lobby-deck", name=escaped(deck_name(options))))
    return [line for line in lines if line is not None]


def deck_name(options: TableOptions) -> str:
    """The name of the deck that is played with, in one line of bounded length, as it is written."""
    return cut(" ".join(options.deck.name.split()), LONGEST_DECK_NAME)


def arrangement_lines(texts: Language, table: Table) -> list[str]:
    """What the host has arranged beside the game: deadline and invitations; nothing if nothing."""
    options = table.options
    said = []
    if options.deadline is not Deadline.NONE:
        time = texts.format(f"choice-deadline-{options.deadline}")
        said.append(texts.format("lobby-deadline", time=time))
    if options.by_invitation:
        said.append(texts.format("lobby-by-invitation"))
    return [" · ".join(said)] if said else []


def _seats(texts: Language, table: Table) -> list[str]:
    lines = []
    for seat, who in enumerate(table.seats):
        host = who.user_id is not None and who.user_id == table.host_id
        name = seat_name(texts, table, seat)
        lines.append(texts.format("lobby-host" if host else "lobby-seat", number=seat + 1, name=name))
    return lines


def _last_line(texts: Language, table: Table) -> str:
    if table.stage is Stage.CANCELLED:
        return texts.format("lobby-cancelled")
    if table.stage is Stage.READY:
        return texts.format("lobby-getting-ready")
    if table.stage is not Stage.LOBBY:
        return texts.format("lobby-begun")
    free = MOST_PLAYERS - len(table.seats)
    if len(table.seats) < FEWEST_PLAYERS:
        return texts.format("lobby-too-few", free=free)
    return texts.format("lobby-ready", free=free)


def _rows(texts: Language, table: Table) -> tuple[Row, ...]:
    if table.stage is not Stage.LOBBY:
        return ()
    moment = moment_of(table, None)
    full = len(table.seats) >= MOST_PLAYERS
    computers = any(seat.computer is not None for seat in table.seats)

    def button(control: str, tone: Tone = Tone.PLAIN, *, disabled: bool = False) -> Button:
        return Button(texts.format(f"button-{control}"), CustomId(control, moment), tone, disabled)

    coming = (
        button("join", Tone.MAIN, disabled=full),
        button("leave"),
        button("add-computer", disabled=full),
        button("remove-computer", disabled=not computers),
    )
    deciding = (
        button("begin", Tone.GOOD, disabled=len(table.seats) < FEWEST_PLAYERS),
        button("cancel"),
        button("rules"),
    )
    return (coming, deciding)
