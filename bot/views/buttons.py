"""Buttons of a table, and those that several screens have."""

from __future__ import annotations

from dataclasses import replace

from bot.texts import Language
from bot.views.custom_id import NO_TABLE, CustomId, Moment
from bot.views.screen import Button, Screen, Tone
from bot.views.viewer import Viewer

#: The control that shows a screen to the whole channel, and what can be shown: its first argument.
SHOW = "show-all"
BOARD = "board"
STATS = "stats"
REPLAY = "replay"


def button(
    viewer: Viewer,
    control: str,
    tone: Tone = Tone.PLAIN,
    *,
    arguments: tuple[str, ...] = (),
    label: str | None = None,
    disabled: bool = False,
) -> Button:
    """A button for the present moment, labelled with the text ``button-CONTROL`` unless told otherwise."""
    label = viewer.format(f"button-{control}") if label is None else label
    return Button(label, CustomId(control, viewer.moment, arguments), tone, disabled)


def table_button(
    viewer: Viewer,
    control: str,
    tone: Tone = Tone.PLAIN,
    *,
    arguments: tuple[str, ...] = (),
    label: str | None = None,
) -> Button:
    """A button that means the same in every round, for as long as there is the table."""
    label = viewer.format(f"button-{control}") if label is None else label
    return Button(label, CustomId(control, Moment(viewer.table.id), arguments), tone)


def card_button(viewer: Viewer, control: str, card: int, text: str) -> Button:
    """A button that chooses a card; ``text`` is the key of its label."""
    return button(viewer, control, Tone.MAIN, arguments=(str(card),), label=viewer.format(text, card=card))


def back_button(viewer: Viewer) -> Button:
    """Leads back to whatever the viewer is asked for now."""
    return button(viewer, "now", label=viewer.format("button-back"))


def take_back_button(viewer: Viewer) -> Button:
    """Undoes the viewer's last step."""
    return button(viewer, "take-back")


def take_seat_back_button(viewer: Viewer) -> Button:
    """Makes a person play again whose seat the computer plays."""
    return table_button(viewer, "take-seat-back", Tone.MAIN)


def rematch_button(viewer: Viewer) -> Button:
    """Opens another table for the people of this one."""
    return table_button(viewer, "rematch", Tone.GOOD)


def with_show_button(texts: Language, screen: Screen, *arguments: str, moment: Moment = NO_TABLE) -> Screen:
    """A screen that only one person sees, with the button that shows it to the whole channel.

    ``arguments`` say what the screen is, so that it can be made again for everybody.
    """
    show = Button(texts.format("button-show-all"), CustomId(SHOW, moment, arguments))
    return replace(screen, rows=(*screen.rows, (show,)))
