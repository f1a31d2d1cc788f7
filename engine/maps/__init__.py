"""One player's map, stored as bit sets; the public interface uses positions, squares and placements.

Start with ``PlayerMap``.

>>> from engine.decks import shipped_deck
>>> deck = shipped_deck("hokkaido")
>>> province = PlayerMap.of_province(deck.provinces[0].a)
>>> placements = province.legal_placements(deck.card(17))
>>> placements.count()
76
>>> province.lay(deck.card(17), next(iter(placements)))
<PlayerMap with the cards 0, 17>
"""

from engine.maps.grid import is_inside
from engine.maps.measures import Area, Measures
from engine.maps.mountain_range import MountainRange, RangeEnd
from engine.maps.placements import LegalPlacements
from engine.maps.player_map import PlayerMap
from engine.maps.words import Bounds, LaidCard, VisibleSquare

__all__ = [
    "Area",
    "Bounds",
    "LaidCard",
    "LegalPlacements",
    "Measures",
    "MountainRange",
    "PlayerMap",
    "RangeEnd",
    "VisibleSquare",
    "is_inside",
]
