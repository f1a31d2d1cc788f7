"""What a viewer can decide now: the one list behind buttons, suggestions for commands, and the board.

The list offers and never refuses: anything else goes to the engine, whose sentence answers. Votes, seats and
the lobby are not decisions of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from typing import NamedTuple

from bot.errors import InputError
from bot.tables import Stage, game_moves
from bot.tables.change import PersonRule
from bot.views.screen import Button, Tone
from bot.views.viewer import Viewer
from engine.actions import (
    Accept,
    Action,
    Bid,
    Contest,
    Discard,
    Done,
    FreeTile,
    Pick,
    Place,
    Skip,
    Take,
    TakePair,
    Terraform,
    Unplaceable,
    Wait,
)
from engine.maps.terraforming import oldest_cubes, payable_terrains
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import PRICE, TERRAFORMING_COLOUR, Kind, Position
from engine.parts.tricks import PAIRS
from engine.players.advice import BidProspect, WorthwhileTile
from engine.players.prospects import Prospect, TileProspect
from engine.rules import rules_of
from engine.trial import Trial
from engine.views import Phase, View


class Need(StrEnum):
    """What a person adds to a decision."""

    NOTHING = ""
    TRIED = "tried"  # the spot at which the card is being tried, if there is one
    SPOT = "spot"  # a spot for the card
    CUBE = "cube"  # a cube, or none
    CUBES = "cubes"  # two cubes
    TILE = "tile"  # a tile and, to terraform, two cubes, by default the oldest


class Opener(StrEnum):
    """The control that opens the decisions of a phase."""

    NONE = ""
    HAND = "hand"
    TRICK = "trick"  # after the cards are played
    PLACE = "place"
    TILE = "tile"


class Hint(StrEnum):
    """The part of the hints that is about a decision."""

    NONE = ""
    CARDS = "cards"
    BIDS = "bids"
    SPOTS = "spots"
    TILES = "tiles"
    TILE = "tile"


class Tile(NamedTuple):
    """A tile: its terrain, and the desert that it goes on."""

    terrain: Kind
    position: Position


@dataclass(frozen=True, slots=True)
class Hints:
    """The hints found for a viewer's decision; all are empty without any.

    ``cards`` and ``bids`` are the worth of cards by their numbers, the best first: on the viewer's map, or
    played to the trick. ``tiles`` is the worth of tiles that can be laid, ``spots`` the best spots of the
    card to be placed, with the points that each may add later, and ``tile`` a terraforming that is worth its
    cubes.
    """

    cards: Mapping[int, Prospect] = field(default_factory=dict)
    bids: Mapping[int, BidProspect] = field(default_factory=dict)
    tiles: Mapping[tuple[Kind, Position], TileProspect] = field(default_factory=dict)
    spots: Mapping[Trial, int | None] = field(default_factory=dict)
    tile: WorthwhileTile | None = None

    @property
    def places(self) -> Mapping[int, int]:
        """The place of each card in the order of worth."""
        return {number: place for place, number in enumerate(self.bids or self.cards)}

    def best_first(self, cards: Iterable[MapCard]) -> list[MapCard]:
        """Cards in the order of their worth, those without a hint last."""
        places = self.places
        return sorted(cards, key=lambda card: places.get(card.number, len(places)))


NO_HINTS = Hints()


@dataclass(frozen=True, slots=True)
class Given:
    """What a person has added to a decision."""

    spot: Placement | None = None
    cubes: tuple[Position, ...] = ()
    tile: Tile | None = None

    @property
    def placement(self) -> Placement:
        """The spot.

        Raises:
            ValueError: there is none.
        """
        if self.spot is None:
            raise ValueError("this decision needs a spot")
        return self.spot


@dataclass(frozen=True, slots=True)
class DecisionKind:
    """A kind of decision, the same for all viewers.

    ``name`` is its control, which stays in old messages and therefore never changes; its label is the text
    ``button-NAME``. ``rule`` returns the rule that applies the decision. ``asks_first`` means that people who
    want it are asked first, because the decision ends their phase. A decision for everyone has its button
    ``in_channel``, not below private screens.
    """

    name: str
    rule: Callable[[Viewer, Decision, Given], PersonRule[[]]]
    tone: Tone = Tone.PLAIN
    needs: Need = Need.NOTHING
    asks_first: bool = False
    in_channel: bool = False


@dataclass(frozen=True, slots=True)
class Decision:
    """Something that a viewer can decide now, about a card or a pair if there is one.

    ``text`` is the key of its label if that is not its kind's, ``hint`` the part of the hints about it.
    ``opener`` is the control in Discord that asks for what it needs, with the text ``opens``.
    """

    kind: DecisionKind
    card: int | None = None
    pair: str = ""
    text: str = ""
    hint: Hint = Hint.NONE
    opener: str = ""
    opens: str = ""

    @property
    def name(self) -> str:
        """The control."""
        return self.kind.name

    @property
    def about_card(self) -> int:
        """The card that it is about.

        Raises:
            ValueError: there is none.
        """
        if self.card is None:
            raise ValueError("this decision is about no card")
        return self.card

    @property
    def key(self) -> str:
        """The key of its label."""
        return self.text or f"button-{self.name}"

    def label(self, viewer: Viewer) -> str:
        """Its label."""
        return viewer.format(self.key, **self.values(viewer))

    def values(self, viewer: Viewer) -> dict[str, object]:
        """The values of its label."""
        if self.pair:
            return {"pair": self.pair, "numbers": numbers_of_pair(viewer.view, self.pair)}
        card = {} if self.card is None else {"card": self.card}
        return {**card, **({"cube": False} if self.kind.needs is Need.CUBE else {})}

    def button(
        self, viewer: Viewer, given: tuple[str, ...] = (), *, disabled: bool = False, **values: object
    ) -> Button:
        """Its button, with the arguments of what is ``given``, and with further ``values`` of the label."""
        about = (*(() if self.card is None else (str(self.card),)), *((self.pair,) if self.pair else ()))
        tone, arguments = self.kind.tone, (*given, *about)
        return viewer.button(
            self.name,
            tone,
            arguments=arguments,
            text=self.key,
            disabled=disabled,
            lasting=False,
            decides=True,
            **(self.values(viewer) | values),
        )

    def rule(self, viewer: Viewer, given: Given) -> PersonRule[[]]:
        """The rule that applies the decision for the viewer.

        Raises:
            ValueError: something that it needs was not added.
            InputError: a tile cannot be paid for.
        """
        return self.kind.rule(viewer, self, given)

    @property
    def question(self) -> str:
        """The key of the question before it."""
        if self.kind is WAIT:
            return "confirm-wait"
        return "confirm-done" if self.card is None else "confirm-placing"

    def is_asked_first(self, viewer: Viewer) -> bool:
        """Whether the viewer wants to be asked before it."""
        return self.kind.asks_first and viewer.reader.preferences.confirm_done


# The rule of each kind


def _acts(
    kind: Callable[..., Action], **fields: Callable[[Decision, Given], object]
) -> Callable[[Viewer, Decision, Given], PersonRule[[]]]:
    """The rule that makes an action of a kind with these fields."""

    def rule(_viewer: Viewer, decision: Decision, given: Given) -> PersonRule[[]]:
        found = {name: field(decision, given) for name, field in fields.items()}
        return partial(game_moves.act, decision=partial(kind, **found))

    return rule


def _card(decision: Decision, _given: Given) -> object:
    return decision.card


def _pair(decision: Decision, _given: Given) -> object:
    return decision.pair


def _cube(_decision: Decision, given: Given) -> object:
    return next(iter(given.cubes), None)


def _cubes(_decision: Decision, given: Given) -> object:
    return given.cubes


def _choose(viewer: Viewer, decision: Decision, given: Given) -> PersonRule[[]]:
    return partial(game_moves.act, decision=choice_of(viewer, decision.about_card), tried=given.spot)


def _choose_and_place(viewer: Viewer, decision: Decision, given: Given) -> PersonRule[[]]:
    return partial(game_moves.act, decision=choice_of(viewer, decision.about_card), intended=given.placement)


def _place(viewer: Viewer, _decision: Decision, given: Given) -> PersonRule[[]]:
    """Place the card or, while others still choose theirs, intend to."""
    placement, own = given.placement, viewer.own.selected
    if viewer.view.phase is not Phase.MAP and own is not None and own.number == placement.card:
        return partial(game_moves.intend, placement=placement)
    return partial(game_moves.act, decision=partial(Place, placement=placement))


def _place_and_end(_viewer: Viewer, _decision: Decision, given: Given) -> PersonRule[[]]:
    return partial(game_moves.place_and_end, placement=given.placement)


def _lay_tile(viewer: Viewer, _decision: Decision, given: Given) -> PersonRule[[]]:
    if given.tile is None:
        raise ValueError("this decision needs a tile")
    terrain, position = given.tile
    if viewer.view.phase is Phase.FREE_TILE:
        return partial(game_moves.act, decision=partial(FreeTile, position=position, terrain=terrain))
    one, other = given.cubes or default_cubes(viewer, terrain)
    decision = partial(Terraform, position=position, terrain=terrain, cubes=(one, other))
    return partial(game_moves.act, decision=decision, tried=given.spot)


def _take_back(_viewer: Viewer, _decision: Decision, given: Given) -> PersonRule[[]]:
    return partial(game_moves.take_back, tried=given.spot)


def choice_of(viewer: Viewer, card: int) -> Callable[[int], Action]:
    """The action for a card that the viewer can choose: to pick it, to take it, or to keep it of a pair."""
    if viewer.view.phase is Phase.PICK:
        return partial(Pick, card=card)
    if viewer.view.phase is Phase.TAKE:
        return partial(Take, card=card)
    others = [other.number for other in viewer.view.pair if other.number != card]
    # If the card is not one of the pair, the rules refuse to discard it.
    return partial(Discard, card=others[0] if len(others) == 1 else card)


def default_cubes(viewer: Viewer, terrain: Kind) -> tuple[Position, ...]:
    """The two oldest cubes of the colour that pays for a terrain.

    Raises:
        InputError: there is no terraforming in this game, it is not the map phase, the viewer has terraformed
            in it, or has fewer than two cubes of that colour.
    """
    view, colour = viewer.view, TERRAFORMING_COLOUR[terrain]
    if not rules_of(view.options).has_terraforming:
        raise InputError("no-terraforming")
    if view.phase is not Phase.MAP:
        raise InputError("phase-is-free-tile" if view.phase is Phase.FREE_TILE else "not-map-phase")
    if viewer.own.terraformed:
        raise InputError("already-terraformed")
    held = oldest_cubes(viewer.own.map, colour)
    if len(held) < PRICE:
        raise InputError("too-few-cubes", terrain=terrain, colour=colour, count=len(held))
    return tuple(held[:PRICE])


#: The control that opens the placer with a card.
TRY = "try"

#: Every kind. A name was in messages once it was released, so that it is only ever added to.
TAKE_AND_PLACE = DecisionKind("take-place", _choose_and_place, Tone.GOOD, Need.SPOT, asks_first=True)
TAKE = DecisionKind("take", _choose, needs=Need.TRIED)
DISCARD = DecisionKind("discard", _acts(Discard, card=_card), Tone.BAD)
BID = DecisionKind("bid", _acts(Bid, card=_card, cube=_cube), Tone.MAIN, Need.CUBE)
TAKE_PAIR = DecisionKind("take-pair", _acts(TakePair, pair=_pair), Tone.MAIN)
ACCEPT = DecisionKind("accept", _acts(Accept), Tone.GOOD)
CONTEST = DecisionKind("contest-pair", _acts(Contest, cubes=_cubes, pair=_pair), needs=Need.CUBES)
PLACE_AND_END = DecisionKind("place-done", _place_and_end, Tone.GOOD, Need.SPOT, asks_first=True)
PLACE = DecisionKind("place-here", _place, needs=Need.SPOT)
SET_ASIDE = DecisionKind("set-aside", _acts(Unplaceable, card=_card), Tone.GOOD)
LAY_TILE = DecisionKind("lay-tile", _lay_tile, Tone.MAIN, Need.TILE)
DONE = DecisionKind("done", _acts(Done), Tone.GOOD, asks_first=True)
WAIT = DecisionKind("wait", _acts(Wait), in_channel=True)
SKIP = DecisionKind("skip", _acts(Skip))
TAKE_BACK = DecisionKind("take-back", _take_back, needs=Need.TRIED)

KINDS: Mapping[str, DecisionKind] = {
    kind.name: kind
    for kind in (
        *(TAKE_AND_PLACE, TAKE, DISCARD, BID, TAKE_PAIR, ACCEPT, CONTEST),
        *(PLACE_AND_END, PLACE, SET_ASIDE, LAY_TILE, DONE, WAIT, SKIP, TAKE_BACK),
    )
}


# The list


def decisions(viewer: Viewer) -> Iterator[Decision]:
    """What the viewer can decide now, the main decision first.

    For everyone, what those who are asked can decide, as far as everyone's view shows it.
    """
    table = viewer.table
    if table.stage is not Stage.RUNNING or viewer.is_away:
        return
    if viewer.seat is None or viewer.is_asked:
        yield from PHASES[viewer.view.phase].decisions(viewer)
    else:
        yield from _in_advance(viewer)
    if viewer.view.may_take_back:
        yield Decision(TAKE_BACK)


def ranked(viewer: Viewer, hints: Hints) -> list[Decision]:
    """What the viewer can decide now; with hints, the more valuable cards and pairs come first."""
    places = hints.places

    def place(decision: Decision) -> int:
        cards = [card.number for card in viewer.view.open_pairs.get(decision.pair, ())]
        cards = cards if decision.card is None else [decision.card]
        return min((places.get(card, len(places)) for card in cards), default=-1)

    hinted = [decision for decision in decisions(viewer) if decision.hint in (Hint.CARDS, Hint.BIDS)]
    others = [decision for decision in decisions(viewer) if decision not in hinted]
    return [*sorted(hinted, key=place), *others]


def cards_to_try(viewer: Viewer) -> tuple[MapCard, ...]:
    """The cards that the viewer can try on their map: the one to be placed, or those to choose from."""
    may_try = viewer.is_asked or viewer.own.selected is not None
    return viewer.table.cards_to_try(viewer.own_seat) if may_try and not viewer.is_away else ()


def numbers_of_pair(view: View, pair: str) -> str:
    """The numbers of the cards of an open pair; empty if there is none."""
    return " · ".join(str(card.number) for card in view.open_pairs.get(pair, ()))


def tile_prices(viewer: Viewer) -> Mapping[Kind, Sequence[Position]]:
    """The terrains that the viewer can turn a desert into, each with the cubes that could pay for it."""
    is_free = viewer.view.phase is Phase.FREE_TILE
    return dict.fromkeys(TERRAFORMING_COLOUR, ()) if is_free else payable_terrains(viewer.own.map)


def can_terraform(viewer: Viewer) -> bool:
    """Whether the viewer can still terraform in this round (rules.md 1.2, 5.1), and has what is needed."""
    may = rules_of(viewer.view.options).has_terraforming and not viewer.own.terraformed
    return may and bool(payable_terrains(viewer.own.map))


def _choices(of: str, opens: str, viewer: Viewer) -> Iterator[Decision]:
    """The cards to choose from; ``of`` is the middle of the keys of the labels."""
    for card in viewer.view.cards_to_choose:
        choice = partial(Decision, card=card.number, hint=Hint.CARDS, opener=TRY, opens=opens)
        yield choice(TAKE_AND_PLACE, text=f"button-{of}-place")
        yield choice(TAKE, text=f"button-{of}")


def _discards(viewer: Viewer) -> Iterator[Decision]:
    # Without hints, because these cards will not be placed on the viewer's map.
    return (Decision(DISCARD, card.number) for card in viewer.view.hand)


def _bids(viewer: Viewer) -> Iterator[Decision]:
    return (Decision(BID, card.number, hint=Hint.BIDS) for card in viewer.view.hand)


def _pairs(_viewer: Viewer) -> Iterator[Decision]:
    return (Decision(TAKE_PAIR, pair=pair, text="button-pair", hint=Hint.CARDS) for pair in PAIRS)


def _answers(viewer: Viewer) -> Iterator[Decision]:
    yield Decision(ACCEPT, hint=Hint.CARDS)
    view = viewer.view
    if any(view.cubes_to_contest(seat) for seat in view.waiting_for):
        yield from (Decision(CONTEST, pair=pair, hint=Hint.CARDS, opener="contest") for pair in PAIRS)


def _on_map(viewer: Viewer) -> Iterator[Decision]:
    if viewer.seat is None:
        yield from (Decision(PLACE, opener=Opener.PLACE), Decision(DONE))
    else:
        yield from _on_own_map(viewer)
    if viewer.view.may_ask_to_wait and not viewer.table.options.alone:
        yield Decision(WAIT)


def _on_own_map(viewer: Viewer) -> Iterator[Decision]:
    own = viewer.own
    if own.placed:
        yield Decision(DONE, hint=Hint.TILE)
    elif viewer.may_place and own.selected is not None:
        card = own.selected.number
        if own.map.legal_placements(own.selected):
            yield Decision(PLACE_AND_END, card, hint=Hint.SPOTS, opener=Opener.PLACE)
            yield Decision(PLACE, card, hint=Hint.SPOTS, opener=Opener.PLACE)
        else:
            yield Decision(SET_ASIDE, card, opener=Opener.PLACE)
    if can_terraform(viewer):
        yield Decision(LAY_TILE, opener="terraform")


def _free_tile(_viewer: Viewer) -> Iterator[Decision]:
    yield Decision(LAY_TILE, hint=Hint.TILES, opener=Opener.TILE)
    yield Decision(SKIP)


def _in_advance(viewer: Viewer) -> Iterator[Decision]:
    """Where to put the card that the viewer has taken while others still choose; a tile before their turn."""
    own, is_on_map = viewer.own, viewer.view.phase is Phase.MAP
    if is_on_map and not own.done and can_terraform(viewer):
        yield Decision(LAY_TILE, opener="terraform")
    elif not is_on_map and own.acted and own.selected is not None and not own.placed:
        yield Decision(PLACE, own.selected.number, opener=TRY, opens="button-card")


class DecisionsOfPhase(NamedTuple):
    """The decisions of a phase; ``selecting`` are the actions by which a seat selects its card."""

    opener: Opener
    decisions: Callable[[Viewer], Iterable[Decision]]
    selecting: tuple[type[Action], ...] = ()


PHASES: Mapping[str, DecisionsOfPhase] = {
    Phase.PICK: DecisionsOfPhase(Opener.HAND, partial(_choices, "pick", "button-card"), (Pick,)),
    Phase.DISCARD: DecisionsOfPhase(Opener.HAND, _discards, (Discard,)),
    Phase.BID: DecisionsOfPhase(Opener.HAND, _bids, (Bid,)),
    Phase.TAKE: DecisionsOfPhase(Opener.TRICK, partial(_choices, "take", "button-take"), (Take,)),
    Phase.TAKE_PAIR: DecisionsOfPhase(Opener.TRICK, _pairs, (TakePair,)),
    Phase.ANSWER: DecisionsOfPhase(Opener.TRICK, _answers, (Accept, Contest)),
    Phase.DISCARD_OF_PAIR: DecisionsOfPhase(
        Opener.TRICK, partial(_choices, "keep", "button-keep"), (Discard,)
    ),
    Phase.MAP: DecisionsOfPhase(Opener.PLACE, _on_map),
    Phase.FREE_TILE: DecisionsOfPhase(Opener.TILE, _free_tile),
    Phase.OVER: DecisionsOfPhase(Opener.NONE, lambda _viewer: ()),
}


def opener_of(view: View) -> Opener:
    """The control that opens the decisions of the present phase."""
    return PHASES[view.phase].opener
