"""What scores besides the map of somebody who plays alone: no message of a round says it."""

from __future__ import annotations

from bot.views.lobby import scoring_card_line
from bot.views.viewer import Viewer


def private_heading(viewer: Viewer) -> str:
    """The heading of what a player decides; alone with the goals or the scoring card below it."""
    if not viewer.table.options.alone:
        return viewer.heading
    return "\n".join([viewer.heading, *aims(viewer)])


def aims(viewer: Viewer) -> list[str]:
    """The goals, those that are won struck out, or the scoring card; a line in small print at most."""
    view = viewer.view
    lines = []
    if view.goals:
        said = [(viewer.format(f"goal-{goal.number}"), goal.winner is not None) for goal in view.goals]
        goals = " · ".join(f"~~{goal}~~" if is_won else goal for goal, is_won in said)
        lines.append(viewer.format("alone-goals", goals=goals))
    if view.scoring_card is not None:
        card = scoring_card_line(viewer.texts, view.scoring_card)
        lines.append(viewer.format("round-scoring-card", card=card))
    return lines
