"""What the coach would do now, and what for."""

from __future__ import annotations

from bot.errors import InputError
from bot.texts import text_key
from bot.views.moves import placement_in_words, typed_placement, values_of
from bot.views.placer import signed
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from engine.actions import Place, action_name
from engine.players.advice import Advice
from engine.views import Phase


def must_be_asked(viewer: Viewer) -> None:
    """Refuse to advise where hints are not allowed, or where there is nothing to decide.

    Raises:
        InputError: ``no-hints-here``, ``nothing-to-hint``.
    """
    if not viewer.table.options.hints:
        raise InputError("no-hints-here")
    in_turn = viewer.view.phase is not Phase.MAP or viewer.own.placed or viewer.may_place
    if not viewer.is_asked or viewer.is_away or not in_turn:
        raise InputError("nothing-to-hint")


def hint_screen(viewer: Viewer, advice: Advice) -> Screen:
    """What to do, in one sentence, and what that brings."""
    action = advice.action
    values = values_of(action)
    if isinstance(action, Place):
        words = placement_in_words(viewer.texts, action.placement)
        values = {"placement": words, "typed": typed_placement(action.placement)}
    lines = [viewer.format(f"hint-{text_key(action_name(action))}", **values)]
    if advice.gain is not None and advice.promise is not None:
        worth = {"gain": signed(advice.gain), "promise": signed(advice.promise)}
        lines.append(viewer.format("hint-worth", **worth))
    return Screen("\n".join(lines))
