"""The screens that presses open, without Discord: by buttons, by menus, and by commands that only show.

A press that makes a move opens nothing here, because the next screens follow from the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import discord

from bot.errors import InputError
from bot.people.preferences import Reader
from bot.tables.change import Notice
from bot.tables.game_moves import undo_points
from bot.views.current_screen import current_screen, with_the_others
from bot.views.decisions import DONE, KINDS, Decision, Given, cards_to_try
from bot.views.game_over import KEEPSAKE, all_maps_screen, keepsake_screen, last_map_screen
from bot.views.hand import contest_screen, hand_screen, own_hand_screen
from bot.views.map_screens import maps_screen, other_map_screen, own_map_screen
from bot.views.menus import number_in, square_of
from bot.views.moves import typed_spot_modal
from bot.views.own_games import what_now_screen
from bot.views.placer import CHANGES, confirm_screen, placer_screen
from bot.views.review import ANIMATION, argument_of, replay_to_show_screen, seat_in
from bot.views.round_message import status_screen
from bot.views.rulebook import page_of, rules_screen, walk_screen
from bot.views.screen import NO_TABLE, Button, CustomId, Menu, Screen
from bot.views.table_message import languages_screen, more_screen, options_screen
from bot.views.tiles import tile_screen
from bot.views.viewer import Viewer, to_show_screen
from bot.views.votes import undo_screen
from engine.parts.cards import MapCard
from engine.trial import Trial, placement_of, tried_in
from tests.bot.pseudo_locale import strict_texts
from tests.bot.screens.moments import READER, Moment
from tests.bot.tables.sitting import NOON, opened

#: For presses on screens that belong to no table.
ANY_TABLE = opened().table


@dataclass(frozen=True)
class Press:
    """A press by the viewer: the control, the chosen option of a menu, and the table's events so far."""

    viewer: Viewer
    id: CustomId
    chosen: str = ""
    notices: tuple[Notice, ...] = ()

    @property
    def arguments(self) -> tuple[str, ...]:
        """The arguments of the control."""
        return self.id.arguments

    @property
    def card(self) -> MapCard:
        """The card of the control.

        Raises:
            InputError: the viewer cannot choose or place it now.
        """
        number = number_in(self.arguments)
        for card in cards_to_try(self.viewer):
            if card.number == number:
                return card
        raise InputError("not-your-turn")


def _placer(press: Press, trial: Trial | None) -> Screen:
    return press.viewer.with_board(placer_screen(press.viewer, press.card, trial))


def _moved(press: Press) -> Screen:
    change = CHANGES[press.id.control]
    return _placer(press, change(press.viewer.own.map, press.card, Trial.of(press.arguments)))


def _question(press: Press) -> Screen:
    """The question for a person who wants to confirm that they place the card and end the phase."""
    spot = placement_of(press.viewer.own.map, press.card, Trial.of(press.arguments))
    return confirm_screen(press.viewer, Decision(KINDS[press.id.control], press.card.number), Given(spot))


def _modal(press: Press) -> Screen:
    """The modal for typing a spot, as if it were a message."""
    shown = typed_spot_modal(press.viewer.texts, press.id)
    lines = [shown.title]
    for label in shown.children:
        assert isinstance(label, discord.ui.Label)
        assert isinstance(label.component, discord.ui.TextInput)
        lines.append(f"{label.text} [{label.component.default}] {label.description or ''}".rstrip())
    return Screen("\n".join(lines))


def _next_cube(press: Press) -> Screen:
    return contest_screen(press.viewer, (*map(square_of, press.arguments[:-1]), square_of(press.chosen)))


def _points(press: Press) -> Screen:
    viewer, seat, with_points = press.viewer, int(press.arguments[0]), press.arguments[1] == "1"
    if seat != viewer.seat:
        return other_map_screen(viewer, seat, with_points=with_points)
    return with_the_others(viewer, own_map_screen(viewer, with_points=with_points))


def _current(press: Press) -> Screen:
    trial = tried_in(press.arguments)
    if trial is not None and press.viewer.own.selected is None:
        return _placer(press, trial)
    return current_screen(press.viewer, trial=trial)


def _maps(press: Press) -> Screen:
    viewer = press.viewer
    is_open = viewer.table.stage.is_open
    return maps_screen(viewer, press.arguments) if is_open else all_maps_screen(viewer.everyone)


def _own_map(press: Press) -> Screen:
    viewer = press.viewer
    return own_map_screen(viewer) if viewer.table.stage.is_open else last_map_screen(viewer)


def _undo(press: Press) -> Screen:
    return undo_screen(press.viewer, undo_points(press.viewer.table), press.notices)


def _rules(press: Press) -> Screen:
    reader, table = press.viewer.reader, press.viewer.table
    if len(press.arguments) > 1:
        return rules_screen(reader, *page_of(press.arguments))
    return rules_screen(reader, None if press.id.moment == NO_TABLE else table.options)


def _options(press: Press) -> Screen:
    return options_screen(press.viewer, strict_texts().languages, has_threads=True)


def _languages(press: Press) -> Screen:
    return _options(press) if press.arguments else languages_screen(press.viewer, strict_texts().languages)


def _replay(press: Press) -> Screen:
    page, whose = str(ANIMATION), argument_of(None)
    if press.arguments:
        page, whose = press.chosen or press.arguments[0], press.arguments[1]
    return replay_to_show_screen(press.viewer.everyone, seat_in(whose), int(page), may_show=True)


def _keepsake(press: Press) -> Screen:
    viewer = press.viewer
    screen = keepsake_screen(viewer, viewer.own_seat, NOON.date(), *press.arguments)
    return to_show_screen(viewer, screen, KEEPSAKE, may_show=True)


#: The screen that each control opens.
OPENS: Mapping[str, Callable[[Press], Screen]] = {
    **dict.fromkeys(CHANGES, _moved),
    **dict.fromkeys(("now", "place", "tile", "trick"), _current),
    **dict.fromkeys(("take-place", "place-done"), _question),
    **dict.fromkeys(("contest-first", "contest-second"), _next_cube),
    **dict.fromkeys(("end-replay", "replay-page"), _replay),
    **dict.fromkeys(("keepsake", "keepsake-form"), _keepsake),
    "try": lambda press: _placer(press, tried_in(press.arguments)),
    "type-spot": _modal,
    "done": lambda press: confirm_screen(press.viewer, Decision(DONE), Given()),
    "bid-cube": lambda press: hand_screen(press.viewer, cube=press.chosen),
    "contest": lambda press: contest_screen(press.viewer),
    "terraform": lambda press: tile_screen(press.viewer, tried_in(press.arguments)),
    "hand": lambda press: own_hand_screen(press.viewer),
    "map": lambda press: own_map_screen(press.viewer),
    "maps": _maps,
    "own-map": _own_map,
    "points": _points,
    "undo": _undo,
    "table-more": lambda press: more_screen(press.viewer, hosts=press.viewer.seat == 0),
    "options": _options,
    "table-language": _languages,
    "rules": _rules,
    "walk": lambda press: walk_screen(press.viewer.reader, int(press.arguments[0]), may_open=True),
    "end-map": lambda press: last_map_screen(press.viewer),
    "end-maps": lambda press: all_maps_screen(press.viewer.everyone),
    "status": lambda press: status_screen(press.viewer),
    "help": lambda press: what_now_screen(press.viewer.texts, press.viewer, 0, in_server=True),
}

#: What a player can ask to see at any time in a game, by a button of the round's message or by a command.
ALWAYS = ("hand", "map", "undo", "status", "help")


def opened_from(moment: Moment, screen: Screen) -> Iterator[Moment]:
    """The screens that presses on a screen open; below a screen for everyone, the next player presses."""
    viewer = moment.viewer or Viewer(READER, ANY_TABLE, None)
    if moment.viewer is not None and viewer.seat is None:
        viewer = replace(viewer, seat=next(iter(viewer.table.waiting_for), 0))
    pressed = [(part.id, chosen) for row in screen.rows for part in row for chosen in _choices(part)]
    if moment.is_own:
        pressed += [(CustomId(control, viewer.moment), "") for control in ALWAYS]
    for custom_id, chosen in pressed:
        if custom_id.control in OPENS:
            yield Moment(
                f"{moment.name.partition(' > ')[0]} > {custom_id.control}",
                partial(_opened, Press(viewer, custom_id, chosen, moment.notices)),
                viewer,
                moment.notices,
                reader=moment.reader,
            )


def _opened(press: Press, reader: Reader) -> Screen:
    return OPENS[press.id.control](replace(press, viewer=replace(press.viewer, reader=reader)))


def _choices(part: Button | Menu) -> Sequence[str]:
    """What to choose: the first option of a menu, and nothing from a button that can be pressed."""
    if isinstance(part, Menu):
        return [choice.value for choice in part.choices[:1]]
    return () if part.disabled or part.url else ("",)
