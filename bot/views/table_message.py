"""The message of a table: its players and options in the lobby, and later its outcome."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from functools import partial

from bot.escaping import escaped
from bot.people.names import readable
from bot.tables import Stage
from bot.tables.computer_seats import Strength
from bot.tables.lobby import who_may_come
from bot.tables.options import AS_IN_SERVER, IN_LOBBY, LANGUAGE, TableOptions, fitting, next_value, value_of
from bot.texts import Language, own_names, text_key
from bot.texts.picture_phrases import phrases_of
from bot.views.screen import Button, CustomId, Menu, Row, Screen, Tone, choices_of, cut, rows_of
from bot.views.viewer import Viewer
from engine.decks import Deck
from engine.options import FEWEST_PLAYERS, MOST_PLAYERS
from engine.scoring import ScoringCard
from render.pictures.emblem import draw_emblem

#: The maximum length of a displayed deck name, in characters.
LONGEST_DECK_NAME = 60

#: The control for playing against two computer players.
TWO_COMPUTERS = "add-two-computers"

#: The control for keeping an inactive table open.
KEEP_OPEN = "keep-open"

#: The maximum number of invited people whose names are shown.
MOST_INVITED = 10


def lobby_screen(viewer: Viewer) -> Screen:
    """The players, the options, and the buttons to join, leave and begin."""
    table = viewer.table
    rules, is_lobby = table.options.rules, table.stage is Stage.LOBBY
    lines = [viewer.format("lobby-heading", game=rules)]
    if is_lobby:
        lines += [viewer.format("lobby-what", game=rules), viewer.format("lobby-how-long")]
    lines += [*_option_lines(viewer), *_seats(viewer)]
    if table.invited and is_lobby:
        names = [escaped(person.name) for person in table.invited[:MOST_INVITED]]
        # An empty line ends the list, because Discord would show the next line as part of its last item.
        lines += ["", viewer.format("lobby-invited", names=names)]
    lines += ["", _last_line(viewer)]
    if not is_lobby:
        return Screen("\n".join(lines))
    emblem = partial(draw_emblem, phrases_of(viewer.texts, rules), rules, theme=viewer.theme)
    key = f"emblem of {rules} in {viewer.texts.locale}, {viewer.theme}"
    return Screen("\n".join(lines), drawing=emblem, rows=_rows(viewer), picture_key=key)


def table_link_screen(viewer: Viewer) -> Screen:
    """The announcement of a table in the channel above its thread, with the button to join."""
    table = viewer.table
    game = viewer.format(f"game-{table.options.rules}")
    text = viewer.format("thread-link", game=game, channel=table.channel_id)
    join = viewer.button("join", Tone.MAIN, disabled=len(table.seats) >= MOST_PLAYERS)
    return Screen(text, rows=((join,),))


def _option_lines(viewer: Viewer) -> list[str]:
    """The host's choices; a chosen scoring card is on a line of its own, with what it scores."""
    options, extra = viewer.table.options, []
    values = {name: value_of(options, name) for name in fitting(IN_LOBBY, options)}
    if isinstance(options.scoring_card, int):
        del values["scoring-card"]
        extra.append(scoring_card_line(viewer.texts, options.deck.scoring_cards[options.scoring_card]))
    if options.own_deck is not None:
        extra.append(viewer.format("lobby-deck", name=escaped(deck_name(options.deck))))
    defaults = TableOptions().in_game(options.rules)
    listed = [
        viewer.format(value_key(name, value))
        for name, value in values.items()
        if IN_LOBBY[name].is_always_listed or value != value_of(defaults, name)
    ]
    return [" · ".join(listed), *extra]


def scoring_card_line(texts: Language, card: ScoringCard) -> str:
    """The worth of one of Honshu's scoring cards with the deck of this game (rules.md 8.3)."""
    return texts.format("scoring-card", number=card.number, effect=scoring_card_effect(texts, card))


def scoring_card_effect(texts: Language, card: ScoringCard) -> str:
    """What one of Honshu's scoring cards scores, without its number (rules.md 8.3)."""
    colours = sorted(card.colours)
    return texts.format("scoring-card-effect", number=card.number, value=card.value, colours=colours)


def deck_name(deck: Deck) -> str:
    """The name of the deck in one line of limited length without direction marks, not yet escaped."""
    return cut(readable(deck.name), LONGEST_DECK_NAME)


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
    if table.stage is not Stage.LOBBY:
        return viewer.format("lobby-begun")
    if len(table.seats) < FEWEST_PLAYERS:
        return viewer.format("lobby-too-few", comes=who_may_come(table))
    return viewer.format("lobby-ready")


def _rows(viewer: Viewer) -> tuple[Row, ...]:
    """The buttons for joining, leaving, filling seats, and beginning if possible; one opens the others."""
    table = viewer.table
    free = MOST_PLAYERS - len(table.seats)
    coming = (viewer.button("join", Tone.MAIN, disabled=not free), viewer.button("leave"))
    if len(table.seats) < FEWEST_PLAYERS:
        filling: tuple[Button, ...] = (viewer.button(TWO_COMPUTERS, Tone.GOOD),)
    else:
        begin = viewer.button("begin", Tone.GOOD)
        computer = viewer.button("add-computer", text="button-add-usual-computer", disabled=not free)
        filling = (begin, computer)
    return ((*coming, *filling, viewer.button(MORE)),)


def more_screen(viewer: Viewer, *, hosts: bool) -> Screen:
    """The less common actions before a game that the viewer may do; one who ``hosts`` may do more."""
    strengths = (viewer.button("add-computer", arguments=(each,), strength=each) for each in Strength)
    computers = (*strengths, viewer.button("remove-computer"))
    rules, options, cancel = (viewer.button(control) for control in ("rules", OPTIONS, "cancel"))
    further = (options, rules, cancel) if hosts else (rules,)
    rows = (further,) if viewer.seat is None else (computers, further)
    return Screen(viewer.format("lobby-more"), rows=rows)


def full_screen(viewer: Viewer) -> Screen:
    """The message to the host that every seat is taken, with the button to begin."""
    host_id = viewer.table.host_id
    begin = viewer.button("begin", Tone.GOOD)
    text, about = viewer.format("table-is-full", user=host_id), f"full {viewer.table.id}"
    return Screen(text, rows=((begin,),), mentions=(host_id,), about=about)


def closing_screen(viewer: Viewer, closes: datetime) -> Screen:
    """The warning that a table will close, for the people it waits for, with the button to keep it open.

    A paused game waits for its host as well, because only they can resume it.
    """
    table = viewer.table
    asked = (table.seats[clock.seat].user_id for clock in table.clocks if clock.asked)
    mentions = tuple(user_id for user_id in asked if user_id is not None)
    if table.paused_at is not None or not mentions:
        mentions = tuple(dict.fromkeys((*mentions, table.host_id)))
    text = viewer.format(
        "table-closes",
        stage=table.stage,
        people=" ".join(f"<@{user_id}>" for user_id in mentions),
        until=closes,
    )
    return Screen(text, rows=((viewer.button(KEEP_OPEN, Tone.GOOD, lasting=True),),), mentions=mentions)


#: The control of the button for the less common actions.
MORE = "table-more"

#: The control of the button for the options, and the one for changing any of them.
OPTIONS = "options"
CHANGE = "change-option"

#: The controls of the buttons for the languages, and for moving the table into a new thread.
LANGUAGES = "table-language"
THREAD = "into-thread"


def options_screen(viewer: Viewer, languages: Mapping[str, Language], *, has_threads: bool) -> Screen:
    """All options with their present values, for the host only.

    ``has_threads`` means that the table can be moved from its channel into a new thread.
    """
    offered = fitting(IN_LOBBY, viewer.table.options).items()
    menus = [(_menu(viewer, name),) for name, option in offered if option.has_menu]
    buttons = [_switch(viewer, name) for name, option in offered if not option.has_menu]
    buttons.append(_language_button(viewer, languages))
    if has_threads:
        buttons.append(viewer.button(THREAD))
    return Screen(viewer.format("table-options"), rows=(*menus, *rows_of(buttons)))


def languages_screen(viewer: Viewer, languages: Mapping[str, Language]) -> Screen:
    """The languages that a table can have, each by its own name."""
    labels = {AS_IN_SERVER: viewer.format("table-option-language-auto"), **own_names(languages)}
    choices = choices_of(labels, viewer.table.options.locale or AS_IN_SERVER)
    change = CustomId(CHANGE, viewer.moment, (LANGUAGE,))
    back = viewer.button(LANGUAGES, arguments=("back",), text="button-back")
    menu = Menu(viewer.format("menu-language"), change, choices)
    return Screen(viewer.format("table-options"), rows=((menu,), (back,)))


def _language_button(viewer: Viewer, languages: Mapping[str, Language]) -> Button:
    """The button that shows the language of the table, and opens the list."""
    name = own_names(languages).get(viewer.table.options.locale or "")
    if name is None:
        return viewer.button(LANGUAGES, text="table-option-language-auto")
    return viewer.button(LANGUAGES, Tone.GOOD, text="table-option-language", language=name)


def _menu(viewer: Viewer, name: str) -> Menu:
    labels = {value: viewer.format(value_key(name, value)) for value in IN_LOBBY[name].values}
    change = CustomId(CHANGE, viewer.moment, (name,))
    choices = choices_of(labels, value_of(viewer.table.options, name))
    return Menu(viewer.format(f"table-option-{name}"), change, choices)


def _switch(viewer: Viewer, name: str) -> Button:
    """A button that shows the present value, and switches to the next one; it is plain for the first."""
    options = viewer.table.options
    present, following = value_of(options, name), next_value(options, name)
    tone = Tone.PLAIN if present == next(iter(IN_LOBBY[name].values)) else Tone.GOOD
    return viewer.button(CHANGE, tone, arguments=(name, following.lower()), text=value_key(name, present))


def value_key(name: str, value: str) -> str:
    """The key of the text for an option's value, wherever it is offered."""
    return f"table-option-{name}-{text_key(value.lower())}"
