"""How the buttons of a table are made, and the buttons that several screens share."""

from __future__ import annotations

from dataclasses import replace

from bot.texts import Language
from bot.views.custom_id import NO_TABLE, CustomId, Moment
from bot.views.screen import Button, Screen, Tone
from bot.views.viewer import Viewer

#: The control that shows a screen to the whole channel, and its first argument: what is shown.
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
    """A button that stays valid as long as the table exists, whatever round it has reached."""
    label = viewer.format(f"button-{control}") if label is None else label
    return Button(label, CustomId(control, Moment(viewer.table.id), arguments), tone)


def card_button(viewer: Viewer, control: str, card: int, text: str) -> Button:
    """A button that chooses a card; ``text`` is the key of its label."""
    return button(viewer, control, Tone.MAIN, arguments=(str(card),), label=viewer.format(text, card=card))


def back_button(viewer: Viewer) -> Button:
    """Leads back to what the game asks of the viewer now."""
    return button(viewer, "now", label=viewer.format("button-back"))


def take_back_button(viewer: Viewer) -> Button:
    """Undoes the viewer's last step."""
    return button(viewer, "take-back")


def take_seat_back_button(viewer: Viewer) -> Button:
    """Gives the seat that the computer plays back to its person."""
    return table_button(viewer, "take-seat-back", Tone.MAIN)


def rematch_button(viewer: Viewer) -> Button:
    """Opens a new table for the same people."""
    return table_button(viewer, "rematch", Tone.GOOD)


def with_show_button(texts: Language, screen: Screen, *arguments: str, moment: Moment = NO_TABLE) -> Screen:
    """A screen that only one person sees, with the button that shows it to the whole channel.

    ``arguments`` say what the screen is, so that it can be made again for everybody.
    """
    show = Button(texts.format("button-show-all"), CustomId(SHOW, moment, arguments))
    return replace(screen, rows=(*screen.rows, (show,)))
