"""The question whether a running game is to be ended before its end."""

from __future__ import annotations

from bot.tables import Table
from bot.texts import Language
from bot.views.custom_id import CustomId, Moment
from bot.views.screen import Button, Screen, Tone

#: The buttons below: end the game, or let it go on.
END = "end-game"
KEEP = "keep-playing"


def end_question_screen(texts: Language, table: Table) -> Screen:
    """What ending a running game means, and the two buttons; whoever presses must be allowed to then."""
    moment = Moment(table.id)
    rows = (
        (
            Button(texts.format("button-end-game"), CustomId(END, moment), Tone.BAD),
            Button(texts.format("button-keep-playing"), CustomId(KEEP, moment)),
        ),
    )
    return Screen(texts.format("end-game", round=table.view(None).round), rows=rows)
