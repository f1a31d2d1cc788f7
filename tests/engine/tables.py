"""Tables set up by hand, so that tests can choose everyone's cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from engine.actions import Action, Bid, Discard, Done, Pick, Place, Take, Unplaceable
from engine.command_line.english import sentence
from engine.decks import Deck
from engine.errors import GameError
from engine.events import Event
from engine.game import Game
from engine.options import GameOptions
from engine.parts.cards import Province
from engine.parts.placement import Placement
from engine.parts.squares import Colour
from engine.scoring import PRINTED_SCORING_CARDS
from engine.setup import DrawnProvince, Setup
from engine.views import Phase
from tests.engine.drawn_maps import card

#: A card without complications: any of its squares may be covered, and it needs no cubes.
PLAIN = "D D / D D / D T"

HOKKAIDO_CUBES = {Colour.BLUE: 14, Colour.BROWN: 14, Colour.GREY: 14, Colour.GREEN: 14}


def deck_of(
    drawings: Mapping[int, str] | None = None, cubes: Mapping[Colour, int] | None = None, rest: str = PLAIN
) -> Deck:
    """A deck in which all cards that are not drawn here are the same."""
    drawn = drawings or {}
    plain = card(0, PLAIN).squares
    return Deck(
        name="by hand",
        cubes=dict(cubes or HOKKAIDO_CUBES),
        cards=tuple(card(number, drawn.get(number, rest)) for number in range(1, 61)),
        provinces=tuple(Province(number, plain, plain) for number in range(1, 7)),
        goals=tuple(range(1, 10)),
        scoring_cards=PRINTED_SCORING_CARDS,
    )


def start(
    options: GameOptions,
    top: Sequence[int] = (),
    *,
    deck: Deck | None = None,
    provinces: Sequence[str] = (),
    goals: Sequence[int] = (),
    turn_order: Sequence[int] = (),
    scoring_card: int | None = None,
) -> Game:
    """A game whose pile begins with these cards; the others follow in ascending order.

    Seats without a drawing have a plain province.
    """
    drawings = [*provinces, *[PLAIN] * (options.players - len(provinces))]
    return Game.start(
        options,
        deck or deck_of(),
        Setup(
            order=(*top, *(number for number in range(1, 61) if number not in top)),
            provinces=tuple(
                DrawnProvince(number, options.side, card(0, drawing).squares)
                for number, drawing in enumerate(drawings, 1)
            ),
            goals=tuple(goals),
            scoring_card=scoring_card,
            turn_order=tuple(turn_order),
        ),
    )


def after(game: Game, *actions: Action) -> Game:
    """The game after some legal actions."""
    for action in actions:
        game, _ = game.apply(action)
    return game


def events_of(game: Game, action: Action) -> tuple[Event, ...]:
    """The events that an action causes."""
    return game.apply(action)[1]


def refused(game: Game, action: Action, said: str) -> GameError:
    """Check that an action is refused with a sentence that begins like this, and return the error."""
    with pytest.raises(GameError) as caught:
        game.apply(action)
    assert sentence(caught.value).startswith(said)
    return caught.value


def place(seat: int, number: int, x: int, y: int, rotation: int = 0, under: Sequence[int] = ()) -> Place:
    """A placement as an action."""
    return Place(seat, Placement(number, x, y, rotation, frozenset(under)))


def first_placement(game: Game, seat: int) -> Action:
    """The first legal placement of the seat's selected card, or setting it aside if there is none."""
    assert game.map_phase is not None
    number = game.map_phase.selected[seat]
    for placement in game.table.maps[seat].legal_placements(game.table.card(number)):
        return Place(seat, placement)
    return Unplaceable(seat, number)


def through_map_phase(game: Game) -> Game:
    """The game after the map phase, with the first legal placement for everyone who has not placed yet."""
    while game.phase is Phase.MAP:
        assert game.map_phase is not None
        seat = game.waiting_for[0]
        placed = game.map_phase.seats[seat].has_placed
        game = after(game, Done(seat) if placed else first_placement(game, seat))
    return game


def through_selection(game: Game) -> Game:
    """The game after the selection, in which everyone takes the first card they can."""
    while game.phase in (Phase.PICK, Phase.DISCARD, Phase.BID, Phase.TAKE):
        seat = game.waiting_for[0]
        hand = game.table.hands[seat]
        match game.phase:
            case Phase.PICK:
                game = after(game, Pick(seat, hand[0]))
            case Phase.DISCARD:
                game = after(game, Discard(seat, hand[0]))
            case Phase.BID:
                game = after(game, Bid(seat, hand[0]))
            case _:
                trick = game.selection.trick(game.table)
                assert trick is not None
                left = [played.card.number for played in trick.played if played.taken_by is None]
                game = after(game, Take(seat, left[0]))
    return game


def through_round(game: Game) -> Game:
    """The game at the beginning of the next round."""
    return through_map_phase(through_selection(game))
