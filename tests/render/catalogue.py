"""One picture of every kind, drawn from the sample game: for the gallery and the reference pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from engine.maps import PlayerMap
from engine.options import Rules
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind
from engine.scoring import Gain, hokkaido_gains
from engine.trial import placement_of, spread_spots
from render.elements.overlays import OutlinedArea, Overlays, TriedCard, with_trial
from render.palette import ThemeName
from render.phrases import Phrases
from render.picture import Picture
from render.pictures.card_pictures import draw_card, draw_deck
from render.pictures.choice_picture import Offer, OfferedCard, draw_choice
from render.pictures.emblem import draw_emblem
from render.pictures.help_pictures import draw_kinds
from render.pictures.keepsake import draw_keepsake
from render.pictures.keepsake_layout import Keepsake
from render.pictures.map_picture import Heading, draw_map
from render.pictures.replay import draw_replay
from render.pictures.review_pictures import Compared, draw_comparison, draw_standing
from render.pictures.round_picture import draw_round
from render.pictures.score_sheet import draw_score_sheet
from render.pictures.trick_picture import draw_trick
from render.pictures.walk_pictures import STEPS, draw_step
from tests.render import samples
from tests.render.english import ENGLISH

Drawing = Callable[[ThemeName], Picture]

#: The phrases in the pictures; a language's tests and its gallery replace them.
PHRASES: Phrases = ENGLISH

_COLOURS = (Colour.BLUE, Colour.BROWN, Colour.GREY, Colour.GREEN)


def _early_map() -> PlayerMap:
    return samples.histories()[1][5][0]


def _map(theme: ThemeName) -> Picture:
    (before, _), (player_map, last) = samples.histories()[1][-2:]
    heading = Heading(0, "Haruka", 72, PHRASES.round_heading(12, 12))
    overlays = Overlays(gains=hokkaido_gains(before, player_map))
    return draw_map(player_map, PHRASES, theme, heading, last, overlays)


def _gains(player_map: PlayerMap, trial: TriedCard) -> tuple[Gain, ...]:
    """Where the points of a tried card come from."""
    return hokkaido_gains(player_map, with_trial(player_map, trial))


def _best(player_map: PlayerMap, card: MapCard, spots: Sequence[Placement]) -> TriedCard:
    """The card at the spot that brings most points."""
    tried = [TriedCard(card, spot, legal=True) for spot in spots]
    return max(tried, key=lambda trial: sum(gain.points for gain in _gains(player_map, trial)))


def _first_map(theme: ThemeName) -> Picture:
    return draw_map(samples.histories()[0][0][0], PHRASES, theme, Heading(1, "Szörényi Őrs", 4))


def _legal_trial(theme: ThemeName) -> Picture:
    trial = samples.card(1)
    tried = _best(_early_map(), trial, [spot for spot in _early_map().legal_placements(trial) if spot.under])
    overlays = Overlays(trial=tried, gains=_gains(_early_map(), tried))
    return draw_map(_early_map(), PHRASES, theme, overlays=overlays)


def _window(theme: ThemeName) -> Picture:
    player_map = samples.histories()[1][11][0]
    card = samples.card(4)
    lowest = [spot for spot in player_map.legal_placements(card) if spot.y > player_map.bounds.bottom - 3]
    trial = _best(player_map, card, lowest)
    overlays = Overlays(trial=trial, gains=_gains(player_map, trial))
    return draw_map(player_map, PHRASES, theme, overlays=overlays)


def _spots(theme: ThemeName) -> Picture:
    player_map, card = samples.histories()[2][7][0], samples.card(8)
    spots = [placement_of(player_map, card, trial) for trial in spread_spots(player_map, card)]
    trial = TriedCard(card, spots[1], legal=True)
    overlays = Overlays(trial=trial, spots=tuple(spots), gains=_gains(player_map, trial))
    return draw_map(player_map, PHRASES, theme, overlays=overlays)


def _numbered(theme: ThemeName) -> Picture:
    player_map = samples.final_map()
    overlays = Overlays(numbered=tuple(player_map.positions(Kind.DESERT)))
    return draw_map(
        player_map, PHRASES, theme, Heading(0, "Haruka", 73, PHRASES.round_heading(12, 12)), overlays=overlays
    )


def _illegal_trial(theme: ThemeName) -> Picture:
    player_map = _early_map()
    lake = player_map.positions(Kind.LAKE)[0]
    placement = Placement(1, lake.x - 1, lake.y, 90)
    trial = TriedCard(samples.card(1), placement, legal=False, offending=frozenset({lake}))
    return draw_map(player_map, PHRASES, theme, overlays=Overlays(trial=trial))


def _range_and_areas(theme: ThemeName) -> Picture:
    player_map = samples.final_map(3)
    areas = tuple(
        OutlinedArea(kind, tuple(squares), points * (len(squares) - (kind is Kind.LAKE)))
        for kind, points in ((Kind.LAKE, 3), (Kind.TOWN, 2))
        for squares in player_map.areas(kind)
        if len(squares) > 2
    )
    return draw_map(player_map, PHRASES, theme, overlays=Overlays(range_line=True, areas=areas))


def _hand(theme: ThemeName) -> Picture:
    cards = samples.hand()
    offered = (OfferedCard(card, marked=card.number == 17, drawn=card == cards[-1]) for card in cards)
    offer = Offer(tuple(offered))
    return draw_choice([offer], samples.histories()[1][8][0], PHRASES, theme)


def _hand_in_trick(theme: ThemeName) -> Picture:
    trick = samples.view_with_trick().trick
    assert trick is not None
    played = [OfferedCard(card.card, card.cube, card.taken_by is not None) for card in trick.played]
    hand = tuple(map(OfferedCard, samples.hand()))
    offers = [
        Offer(tuple(played), is_open=True, title=PHRASES.trick()),
        Offer(hand, title=PHRASES.hand_heading()),
    ]
    return draw_choice(offers, samples.final_map(), PHRASES, theme)


def _round(players: int, round_: int, goals: int) -> Drawing:
    return lambda theme: draw_round(
        samples.view(players, round_, goals=goals), samples.NAMES[:players], PHRASES, theme
    )


def _sheet(players: int) -> Drawing:
    return lambda theme: draw_score_sheet(
        samples.view(players, over=True), samples.NAMES[:players], PHRASES, theme
    )


def _keepsake(seat: int, *, is_tall: bool) -> Drawing:
    view = samples.view(5, over=True)
    kept = Keepsake(view, seat, samples.NAMES, date(2026, 11, 22), "hfk3abcd")
    return lambda theme: draw_keepsake(kept, PHRASES, theme, is_tall=is_tall)


def _comparison(theme: ThemeName) -> Picture:
    """A card at two different spots of a map, with a tile marked in the second picture."""
    before, card = samples.histories()[1][8][0], samples.card(4)
    spots = sorted(before.legal_placements(card), key=lambda spot: (len(spot.under), spot.y, spot.x))
    played, better = (before.lay(card, spots[place]) for place in (0, len(spots) // 2))
    desert = before.positions(Kind.DESERT)[0]
    return draw_comparison(0, Compared(played, 4), Compared(better, 4, desert), PHRASES, theme)


def _standing(players: int) -> Drawing:
    rounds = [[view.score.total for view in samples.view(players, number).seats] for number in range(2, 13)]
    return lambda theme: draw_standing(rounds, samples.NAMES[:players], PHRASES, theme)


def _step(step: int) -> Drawing:
    return lambda theme: draw_step(step, PHRASES, theme)


#: The pictures by name, as in their file names.
PICTURES: dict[str, Drawing] = {
    "hand": _hand,
    "hand-in-trick": _hand_in_trick,
    "card": lambda theme: draw_card(samples.card(7), PHRASES, theme),
    "deck": lambda theme: draw_deck(samples.deck_cards(), "hokkaido", PHRASES, theme),
    "first-map": _first_map,
    "map": _map,
    "map-legal": _legal_trial,
    "map-illegal": _illegal_trial,
    "map-window": _window,
    "map-spots": _spots,
    "map-numbered": _numbered,
    "map-range": _range_and_areas,
    "round-of-three-without-goals": _round(3, 9, 0),
    "round-of-two": _round(2, 6, 4),
    "round-of-three": _round(3, 9, 5),
    "round-of-five": _round(5, 12, 7),
    "score-sheet": _sheet(5),
    "emblem": lambda theme: draw_emblem(PHRASES, Rules.HOKKAIDO, theme),
    "emblem-honshu": lambda theme: draw_emblem(PHRASES, Rules.HONSHU, theme),
    "comparison": _comparison,
    "standing": _standing(5),
    "keepsake": _keepsake(3, is_tall=False),
    "keepsake-tall": _keepsake(0, is_tall=True),
    "trick": lambda theme: draw_trick(samples.view_with_trick(), samples.NAMES, PHRASES, theme),
    "trick-for-two": lambda theme: draw_trick(samples.view_with_pairs(), samples.NAMES[:2], PHRASES, theme),
    "kinds": lambda theme: draw_kinds(_COLOURS, PHRASES, theme),
    **{f"step-{step}": _step(step) for step in range(1, STEPS + 1)},
}


def draw_sample_replay(theme: ThemeName) -> Picture:
    """A replay of one map; animated, so not among the reference pictures."""
    return draw_replay(samples.replay_steps(1)[::2], samples.NAMES[:1], PHRASES, theme)
