"""Where a card would score most at once: a hint for whoever places it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.mistakes import InputError
from bot.tables import Table
from bot.texts import Language
from bot.views.custom_id import CustomId
from bot.views.names import moment_of, own_map_and_card
from bot.views.placer import cards_in_words
from bot.views.screen import LONGEST_OPTION, Choice, Menu, cut
from bot.views.trial import Trial, placement_of, trial_at
from engine.players.player import map_with, score_of
from engine.views import View

#: How many spots are offered.
MOST_SPOTS = 10

#: The menu of the best spots.
MENU = "best-spot"


@dataclass(frozen=True, slots=True)
class Spot:
    """A legal trial, and what the map would score with it."""

    trial: Trial
    points: int


def best_spots(view: View, most: int = MOST_SPOTS) -> tuple[Spot, ...]:
    """The legal spots with the most points at once, the best first; made to run in a worker process.

    Of equal ones those come first that lie plainly: over everything, and upright.
    """
    map_, card = own_map_and_card(view)
    ranked = sorted(
        ((score_of(view, map_with(view, card, spot)), spot) for spot in map_.legal_placements(card)),
        key=lambda entry: (
            tuple(-part for part in entry[0]),
            len(entry[1].under),
            entry[1].rotation,
            entry[1].y,
            entry[1].x,
        ),
    )
    found: dict[Trial, Spot] = {}
    for (points, _), placement in ranked:
        # Cards that could lie under the new one and do not touch it make no other spot.
        trial = trial_at(map_, card, placement)
        found.setdefault(trial, Spot(trial, points))
        if len(found) == most:
            break
    return tuple(found.values())


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
