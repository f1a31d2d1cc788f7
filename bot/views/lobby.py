"""The message of a table: who comes and what is played; later, what became of it."""

from __future__ import annotations

from datetime import datetime
from functools import partial

from bot.escaping import escaped
from bot.tables import Deadline, Stage, TableOptions
from bot.tables.computer_seats import Strength
from bot.texts import Language
from bot.texts.picture_phrases import phrases_of
from bot.views.controls import Button, Row, Tone, cut
from bot.views.screen import Screen
from bot.views.table_options import OPTIONS
from bot.views.viewer import Viewer, closing_times
from engine.options import FEWEST_PLAYERS, MOST_PLAYERS
from engine.rules import GAMES
from engine.scoring import ScoringCard
from render.emblem import draw_emblem

#: How many characters of the name of a deck are shown.
LONGEST_DECK_NAME = 60

#: The control that fills two seats at once, so that one person can play.
TWO_COMPUTERS = "add-two-computers"

#: The control that lets a table stay open at which nothing happens.
KEEP_OPEN = "keep-open"

#: How many invited people are named.
MOST_INVITED = 10


def lobby_screen(viewer: Viewer) -> Screen:
    """Who sits at the table, what is played, and the buttons to join, leave and begin."""
    table = viewer.table
    rules, is_lobby = table.options.rules, table.stage is Stage.LOBBY
    lines = [viewer.format("lobby-heading", game=rules, open=is_lobby)]
    if is_lobby:
        lines += [viewer.format("lobby-what", game=rules), viewer.format("lobby-how-long", game=rules)]
    lines += [*_game_lines(viewer), *_arrangement_lines(viewer), *_seats(viewer)]
    if table.invited and is_lobby:
        names = [escaped(person.name) for person in table.invited[:MOST_INVITED]]
        # An empty line ends the list: Discord would show what follows as a part of its last item.
        lines += ["", viewer.format("lobby-invited", names=names)]
    lines += ["", _last_line(viewer)]
    if not is_lobby:
        return Screen("\n".join(lines))
    lines.append(viewer.format("lobby-closes", **closing_times()))
    emblem = partial(draw_emblem, phrases_of(viewer.texts, rules), rules)
    key = f"emblem of {rules} in {viewer.texts.locale}"
    return Screen("\n".join(lines), drawing=emblem, rows=_rows(viewer), picture_key=key)


def signpost_screen(viewer: Viewer) -> Screen:
    """What announces a table in the channel above its thread, with the button that lets people sit down."""
    table = viewer.table
    game = viewer.format(f"game-{table.options.rules}")
    text = viewer.format("thread-signpost", game=game, channel=table.channel_id)
    join = viewer.button("join", Tone.MAIN, disabled=len(table.seats) >= MOST_PLAYERS)
    return Screen(text, rows=((join,),))


def _game_lines(viewer: Viewer) -> list[str]:
    """What is played: the options of the game, its scoring card and its deck."""
    options = viewer.table.options
    game = GAMES[options.rules]
    chosen = viewer.format(
        "lobby-options",
        side=options.side,
        selection="usual" if options.selection is game.selection else options.selection,
        goals=options.with_goals if game.has_goals else "none",
        order=options.order,
    )
    lines = [chosen, _chosen_scoring_card_line(viewer.texts, options)]
    if options.own_deck is not None:
        lines.append(viewer.format("lobby-deck", name=escaped(deck_name(options))))
    return [line for line in lines if line is not None]


def scoring_card_line(texts: Language, card: ScoringCard) -> str:
    """What one of Honshu's scoring cards is worth in the deck of this game (rules.md 8.3)."""
    return texts.format("scoring-card", number=card.number, value=card.value, colours=sorted(card.colours))


def deck_name(options: TableOptions) -> str:
    """The name of the deck in one line of limited length, not yet escaped."""
    return cut(" ".join(options.deck.name.split()), LONGEST_DECK_NAME)


def _chosen_scoring_card_line(texts: Language, options: TableOptions) -> str | None:
    """The scoring card that the host has chosen, or None."""
    if options.scoring_card is None:
        return None
    if options.scoring_card == "random":
        return texts.format("scoring-card-random")
    return scoring_card_line(texts, options.deck.scoring_cards[options.scoring_card])


def _arrangement_lines(viewer: Viewer) -> list[str]:
    """What else the host has arranged, if anything: the deadline, and whether people must be invited."""
    options = viewer.table.options
    said = []
    if options.deadline is not Deadline.NONE:
        time = viewer.format(f"choice-deadline-{options.deadline}")
        said.append(viewer.format("lobby-deadline", time=time))
    if options.by_invitation:
        said.append(viewer.format("lobby-by-invitation"))
    if not options.hints:
        said.append(viewer.format("lobby-without-hints"))
    if options.words:
        said.append(viewer.format("lobby-words"))
    return [" · ".join(said)] if said else []


def _seats(viewer: Viewer) -> list[str]:
    lines = []
    for seat, who in enumerate(viewer.table.seats):
        host = who.user_id is not None and who.user_id == viewer.table.host_id
        name = viewer.name(seat)
        if who.computer is not None:
            name = viewer.format("lobby-computer", name=name, who=who.name or "nobody", strength=who.computer)
        lines.append(viewer.format("lobby-host" if host else "lobby-seat", number=seat + 1, name=name))
    return lines


def _last_line(viewer: Viewer) -> str:
    table = viewer.table
    if table.stage is Stage.CANCELLED:
        return viewer.format("lobby-cancelled")
    if table.stage is Stage.READY:
        return viewer.format("lobby-getting-ready")
    if table.stage is not Stage.LOBBY:
        return viewer.format("lobby-begun")
    free = MOST_PLAYERS - len(table.seats)
    if len(table.seats) < FEWEST_PLAYERS:
        return viewer.format("lobby-too-few", free=free)
    return viewer.format("lobby-ready", free=free)


def _rows(viewer: Viewer) -> tuple[Row, ...]:
    table = viewer.table
    free = MOST_PLAYERS - len(table.seats)
    computers = any(seat.computer is not None for seat in table.seats)
    coming: tuple[Button, ...] = (
        viewer.button("join", Tone.MAIN, disabled=not free),
        viewer.button("leave"),
    )
    if len(table.seats) < FEWEST_PLAYERS:
        coming = (*coming, viewer.button(TWO_COMPUTERS, Tone.GOOD))
    against = (
        *(
            viewer.button("add-computer", arguments=(strength,), disabled=not free, strength=strength)
            for strength in Strength
        ),
        viewer.button("remove-computer", disabled=not computers),
    )
    deciding = (
        viewer.button("begin", Tone.GOOD, disabled=len(table.seats) < FEWEST_PLAYERS),
        viewer.button(OPTIONS),
        viewer.button("rules"),
        viewer.button("cancel"),
    )
    return (coming, against, deciding)


def full_screen(viewer: Viewer) -> Screen:
    """What tells the host that every seat is taken, with the button that begins the game."""
    host_id = viewer.table.host_id
    begin = viewer.button("begin", Tone.GOOD)
    return Screen(viewer.format("table-is-full", user=host_id), rows=((begin,),), mentions=(host_id,))


def closing_screen(viewer: Viewer, closes: datetime) -> Screen:
    """What tells those whom a table waits for when it will close, with the button that keeps it open."""
    table = viewer.table
    asked = (table.seats[clock.seat].user_id for clock in table.clocks if clock.asked)
    mentions = tuple(user_id for user_id in asked if user_id is not None) or (table.host_id,)
    text = viewer.format(
        "table-closes",
        stage=table.stage,
        people=" ".join(f"<@{user_id}>" for user_id in mentions),
        until=closes,
    )
    return Screen(text, rows=((viewer.button(KEEP_OPEN, Tone.GOOD, lasting=True),),), mentions=mentions)
