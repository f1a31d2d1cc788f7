"""Every decision of the list has a button on the screen of the player who can make it."""

from __future__ import annotations

from bot.tables import Stage
from bot.views.current_screen import current_screen
from bot.views.decisions import PHASES, decisions
from bot.views.viewer import Viewer
from engine.views import Phase
from tests.bot.screens.distinct import distinct


def _without_button(viewer: Viewer) -> set[str]:
    """The decisions with neither a button of their own nor one that opens them, apart from the channel's."""
    shown = {part.id.control for row in current_screen(viewer).rows for part in row}
    return {
        decision.name
        for decision in decisions(viewer)
        if not decision.kind.in_channel and not shown & {decision.name, decision.opener}
    }


def test_every_decision_has_a_button() -> None:
    phases = set()
    for moments in distinct().values():
        for moment in moments:
            viewer = moment.viewer
            if viewer is None or viewer.seat is None or viewer.table.stage is not Stage.RUNNING:
                continue
            if viewer.is_asked:
                phases.add(viewer.view.phase)
            assert not _without_button(viewer), moment.name
    assert phases == PHASES.keys() - {Phase.OVER}
