"""The menu of the best spots: a hint for the player who is placing a card."""

from __future__ import annotations

from bot.errors import InputError
from bot.views.controls import LONGEST_OPTION, Choice, CustomId, Menu, cut
from bot.views.placer import cards_in_words
from bot.views.viewer import Viewer
from bot.workers.best_spots import Spot
from bot.workers.trial import placement_of

#: The menu of the best spots.
MENU = "best-spot"


def best_spots_menu(viewer: Viewer, spots: tuple[Spot, ...]) -> Menu:
    """The menu for the placer; ``spots`` come best first.

    Raises:
        InputError: there is no spot where the card may lie.
    """
    map_, card = viewer.map_and_card
    if not spots:
        raise InputError("no-legal-spot", card=card.number)
    choices = []
    for spot in spots:
        placement = placement_of(map_, card, spot.trial)
        label = viewer.format(
            "best-spot",
            x=placement.x,
            y=placement.y,
            rotation=placement.rotation,
            unders=len(placement.under),
            under=cards_in_words(viewer.texts, placement.under),
            points=spot.points,
        )
        choices.append(Choice(cut(label, LONGEST_OPTION), ",".join(spot.trial.arguments)))
    return Menu(viewer.format("menu-best-spot"), CustomId(MENU, viewer.moment), tuple(choices))
