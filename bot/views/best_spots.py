"""The menu of the best spots: a hint for whoever places a card."""

from __future__ import annotations

from bot.errors import InputError
from bot.tables import Table
from bot.texts import Language
from bot.views.custom_id import CustomId
from bot.views.names import moment_of, own_map_and_card
from bot.views.placer import cards_in_words
from bot.views.screen import LONGEST_OPTION, Choice, Menu, cut
from bot.workers.best_spots import Spot
from bot.workers.trial import placement_of

#: The menu of the best spots.
MENU = "best-spot"


def best_spots_menu(texts: Language, table: Table, seat: int, spots: tuple[Spot, ...]) -> Menu:
    """The spots as a menu for the placer.

    Raises:
        InputError: there are none.
    """
    map_, card = own_map_and_card(table.view(seat))
    if not spots:
        raise InputError("no-legal-spot", card=card.number)
    choices = []
    for spot in spots:
        placement = placement_of(map_, card, spot.trial)
        label = texts.format(
            "best-spot",
            x=placement.x,
            y=placement.y,
            rotation=placement.rotation,
            unders=len(placement.under),
            under=cards_in_words(texts, placement.under),
            points=spot.points,
        )
        choices.append(Choice(cut(label, LONGEST_OPTION), ",".join(spot.trial.arguments)))
    return Menu(texts.format("menu-best-spot"), CustomId(MENU, moment_of(table, seat)), tuple(choices))
