"""Views: what a seat may see. Code above the engine reads a game in progress only through them.

``view_of(game, seat)`` returns a seat's view, ``view_of(game, None)`` the channel's, which has public
information only. Hidden cards cannot leak, because no other code handles raw hands.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.actions import Unplaceable
from engine.errors import InvalidInput
from engine.game import Game
from engine.maps import PlayerMap
from engine.memory import remembered_hands, unseen_cards
from engine.options import FEWEST_PLAYERS, ROUNDS, GameOptions, PlacingOrder, Rules
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import PRICE, Colour, Position
from engine.phases.phase import Phase as Phase
from engine.rules import GAMES
from engine.scoring import Gain, Score, ScoringCard
from engine.scoring.goals import Progress, progress_towards
from engine.selection.trick_view import PlayedCard as PlayedCard
from engine.selection.trick_view import TrickView as TrickView


@dataclass(frozen=True, slots=True)
class GoalView:
    """A goal card in play: its number (rules.md 7.4) and, once won, its winner and the round."""

    number: int
    winner: int | None = None
    round: int | None = None


@dataclass(frozen=True)  # no slots, because they make pickling much slower
class SeatView:
    """One seat as the viewer sees it.

    ``map`` is the viewer's own current map, or another seat's as last revealed. ``selected`` is the card of
    the round, if the viewer may know it. ``acted`` is true once the seat has decided in the current
    selection phase; ``placed`` and ``done`` belong to the map phase. ``placed`` is also true if the card was
    set aside (4.9); ``set_aside`` is true once the viewer may know that. ``rules``, ``goals_won`` and
    ``scoring_card`` determine how the map is scored. ``tiles_laid`` is the number of tiles that the viewer
    has seen the seat place (goal 9). ``map_before`` is the map at the start of the map phase, None while
    cards are selected.
    """

    map: PlayerMap
    rules: Rules
    goals_won: int
    scoring_card: ScoringCard | None
    hand_size: int
    selected: MapCard | None
    acted: bool
    placed: bool
    terraformed: bool
    done: bool
    last_placement: Placement | None
    tiles_laid: int = 0
    set_aside: bool = False
    map_before: PlayerMap | None = None

    @property
    def score(self) -> Score:
        """The map's current score, including goals won (rules.md 8); computed on demand."""
        return GAMES[self.rules].score(self.map, self.goals_won, self.scoring_card)

    @property
    def gains(self) -> tuple[Gain, ...]:
        """Where the points of the map phase come from, as far as the viewer has seen; computed on demand."""
        before = self.map_before
        return () if before is None else GAMES[self.rules].gains(before, self.map, self.scoring_card)


@dataclass(frozen=True)  # no slots, as in SeatView
class View:
    """A game as one seat sees it or, if ``seat`` is None, its public part.

    ``round`` is 1 to 12. ``waiting_for`` lists the seats that must act now, ``may_place`` those that may
    place now (all in a simultaneous map phase, one in a sequential round). ``placing_order`` is the order of
    a sequential round (4.8), empty in a simultaneous one. ``passes_to`` is +1 if hands are passed to the next
    seat after this round, -1 if to the previous one, and 0 if they are not passed. ``supply`` is the supply
    of cubes according to the maps that the viewer sees. ``remembered`` has the hand of each seat as the
    viewer remembers it, and ``unseen`` the cards that the viewer has never seen: what a player with a good
    memory knows. The channel remembers nothing. ``winners`` are the winning seats once the game is over
    (8.4). ``standing`` has every seat's points after each round so far; only ``views_after`` fills it.
    """

    options: GameOptions
    deck: str
    seat: int | None
    round: int
    phase: Phase
    hand: tuple[MapCard, ...]
    pair: tuple[MapCard, ...]
    seats: tuple[SeatView, ...]
    waiting_for: tuple[int, ...]
    may_place: tuple[int, ...]
    placing_order: tuple[int, ...]
    sequential: bool
    passes_to: int
    supply: Mapping[Colour, int]
    goals: tuple[GoalView, ...]
    scoring_card: ScoringCard | None
    trick: TrickView | None
    may_take_back: bool
    winners: tuple[int, ...]
    remembered: tuple[tuple[MapCard, ...], ...] = ()
    unseen: tuple[MapCard, ...] = ()
    standing: tuple[tuple[int, ...], ...] = ()

    @property
    def finished_rounds(self) -> int:
        """The number of finished rounds."""
        return ROUNDS if self.phase is Phase.OVER else self.round - 1

    @property
    def categories(self) -> tuple[str, ...]:
        """The scoring categories of this table in order; goals only if it has any.

        A scoring card that changes the points of factories or lakes has no category of its own.
        """
        has_bonus = self.scoring_card is not None and self.scoring_card.adds_points
        unused = {*(() if self.goals else ("goals",)), *(() if has_bonus else ("bonus",))}
        return tuple(part for part in self.seats[0].score.parts if part not in unused)

    def without_memory(self) -> View:
        """The view without ``remembered`` and ``unseen``, which contain most of its cards."""
        return replace(self, remembered=(), unseen=())

    def progress(self, goal: int) -> tuple[Progress, ...]:
        """Each seat's progress towards a goal (rules.md 7.4) on the maps that the viewer sees."""
        return tuple(progress_towards(goal, seat.map, seat.tiles_laid, self.supply) for seat in self.seats)

    @property
    def bids_in_secret(self) -> bool:
        """Whether cards are played face down and without cubes, as in a two-player trick (3.3)."""
        return self.phase is Phase.BID and self.options.players == FEWEST_PLAYERS

    @property
    def trick_in_play(self) -> TrickView | None:
        """The trick until its cards are taken, before everyone places theirs (rules.md 3)."""
        is_over = self.phase in (Phase.MAP, Phase.FREE_TILE, Phase.OVER)
        return None if is_over else self.trick

    @property
    def open_pairs(self) -> Mapping[str, tuple[MapCard, ...]]:
        """The open pairs of a trick for two (rules.md 3.3); none in any other trick."""
        return {} if self.trick is None else self.trick.pairs

    @property
    def cards_to_choose(self) -> tuple[MapCard, ...]:
        """The cards from which one is chosen for the map now; none where pairs are chosen."""
        if self.phase is Phase.TAKE and self.trick is not None:
            return tuple(played.card for played in self.trick.in_turn_order if played.taken_by is None)
        return {Phase.PICK: self.hand, Phase.DISCARD_OF_PAIR: self.pair}.get(self.phase, ())

    @property
    def may_ask_to_wait(self) -> bool:
        """Whether a seat may still ask to place in order, because no card has been placed (rules.md 4.8)."""
        none_placed = not any(seat.placed for seat in self.seats)
        as_printed = self.options.order is PlacingOrder.AS_PRINTED
        return self.phase is Phase.MAP and as_printed and not self.sequential and none_placed

    @property
    def drawn(self) -> MapCard | None:
        """The card that the seat has just drawn, while it must discard one of its hand (rules.md 2.2)."""
        is_discarding = self.phase is Phase.DISCARD and self.seat in self.waiting_for
        return self.hand[-1] if is_discarding and self.hand else None

    def cubes_to_add(self, seat: int) -> Mapping[Position, Colour]:
        """The cubes that a seat may add to the card it plays now, row by row (rules.md 3.2).

        Once the trick has a colour, only cubes of that colour; with two players, none (3.3).
        """
        if self.phase is not Phase.BID or seat not in self.waiting_for:
            return {}
        if self.trick is None or self.bids_in_secret:
            return {}
        held = self.seats[seat].map.cubes
        return {at: colour for at, colour in held.items() if self.trick.colour in (None, colour)}

    def cubes_to_contest(self, seat: int) -> Mapping[Position, Colour]:
        """The cubes that a seat may pay for a pair now, row by row; none if it has too few (rules.md 3.3)."""
        held = self.seats[seat].map.cubes
        if self.phase is not Phase.ANSWER or seat not in self.waiting_for or len(held) < PRICE:
            return {}
        return held


def view_of(game: Game, seat: int | None) -> View:
    """The game as a seat sees it or, for None, its public part.

    Raises:
        InvalidInput: there is no such seat.
    """
    if seat is not None and not 0 <= seat < game.options.players:
        raise InvalidInput("no-such-seat", "1.5", seat=seat)
    phase = game.phase
    map_phase = game.map_phase
    table = game.table

    shown = _table_as_seen(game, seat)
    return View(
        options=game.options,
        deck=game.deck.name,
        seat=seat,
        round=game.round,
        phase=phase,
        hand=table.cards(table.hands[seat]) if seat is not None and game.selection.sees_hand() else (),
        pair=table.cards(game.selection.pair_of(seat)) if seat is not None else (),
        seats=tuple([_seat_view(game, shown[number], seat, number) for number in range(table.players)]),
        waiting_for=game.waiting_for,
        may_place=map_phase.may_place if map_phase is not None and phase is Phase.MAP else (),
        placing_order=map_phase.order if map_phase is not None else (),
        sequential=map_phase is not None and map_phase.is_sequential,
        passes_to=game.selection.passes_to,
        supply=_supply_as_seen(game, shown),
        goals=tuple(GoalView(goal.number, goal.winner, goal.round) for goal in table.goals),
        scoring_card=game.scoring_card,
        trick=game.selection.trick(table),
        may_take_back=seat is not None and game.may_take_back(seat),
        winners=game.result().winners if game.is_over else (),
        remembered=remembered_hands(game, seat) if seat is not None else (),
        unseen=unseen_cards(game, seat) if seat is not None else (),
    )


def views_after(game: Game, rounds: Collection[int]) -> Mapping[int, View]:
    """The public view at the end of each of these finished rounds.

    Maps and scores include the round's goals; the round number, the maps before, the selected cards and those
    set aside are still those of the round. The whole game is replayed.
    """
    found: dict[int, View] = {}
    set_aside: set[tuple[int, int]] = set()
    standing: list[tuple[int, ...]] = []
    state = Game.start(game.options, game.deck, game.setup)
    for action in game.actions:
        before, (state, _) = state, state.apply(action)
        if isinstance(action, Unplaceable):
            set_aside.add((before.round, action.seat))
        if state.round == before.round and not state.is_over:
            continue
        now = view_of(state, None)
        standing.append(tuple(seat.score.total for seat in now.seats))
        if before.round in rounds:
            during = view_of(before, None)
            seats = tuple(
                replace(
                    seat,
                    selected=seat_during.selected,
                    set_aside=(before.round, number) in set_aside,
                    map_before=seat_during.map_before,
                )
                for number, (seat, seat_during) in enumerate(zip(now.seats, during.seats, strict=True))
            )
            found[before.round] = replace(now, round=before.round, seats=seats, standing=tuple(standing))
            if len(found) == len(rounds):
                break
    return found


class _Shown(NamedTuple):
    """What a viewer has seen of a seat's map phase."""

    map: PlayerMap
    last_placement: Placement | None
    tiles_laid: int


def _table_as_seen(game: Game, viewer: int | None) -> tuple[_Shown, ...]:
    """What the viewer has seen of each seat's map phase (rules.md 4.8)."""
    now = game.table
    before = now
    if game.map_phase is not None and not game.map_phase.is_sequential and not game.map_phase.is_over:
        before = game.map_phase.shown
    tables = [now if seat == viewer else before for seat in range(now.players)]
    return tuple(
        [
            _Shown(table.maps[seat], table.last_placements[seat], table.tiles_laid[seat])
            for seat, table in enumerate(tables)
        ]
    )


def _seat_view(game: Game, shown: _Shown, viewer: int | None, seat: int) -> SeatView:
    map_phase = game.map_phase
    in_map_phase = map_phase.seats[seat] if map_phase is not None else None
    if in_map_phase is not None:
        selected: int | None = in_map_phase.card
    else:
        selected = game.selection.selected_as_seen_by(viewer)[seat]
    open_to_viewer = map_phase is not None and (
        map_phase.is_sequential or map_phase.is_over or viewer == seat
    )
    return SeatView(
        map=shown.map,
        rules=game.options.rules,
        goals_won=len(game.table.goals_won(seat)),
        scoring_card=game.scoring_card,
        hand_size=len(game.table.hands[seat]),
        selected=None if selected is None else game.table.card(selected),
        acted=_has_acted(game, seat),
        placed=in_map_phase is not None and in_map_phase.has_placed,
        terraformed=open_to_viewer and in_map_phase is not None and in_map_phase.terraforming is not None,
        done=in_map_phase is not None and in_map_phase.is_done,
        last_placement=shown.last_placement,
        tiles_laid=shown.tiles_laid,
        set_aside=open_to_viewer and in_map_phase is not None and in_map_phase.is_set_aside,
        map_before=None if map_phase is None else map_phase.shown.maps[seat],
    )


def _has_acted(game: Game, seat: int) -> bool:
    """Whether the seat has made every decision it is asked for in the current phase."""
    if game.map_phase is not None:
        return seat not in game.waiting_for
    return game.selection.acted(seat)


def _supply_as_seen(game: Game, shown: tuple[_Shown, ...]) -> dict[Colour, int]:
    """The supply without the cube moves that are still hidden from the viewer."""
    supply = dict(game.table.supply)
    for (seen, *_), now in zip(shown, game.table.maps, strict=True):
        if seen is not now:
            for colour in supply:
                supply[colour] += now.measures.cubes(colour) - seen.measures.cubes(colour)
    # At a table that never places in order, a cube may seem to be on two maps until the maps are revealed.
    return {colour: max(count, 0) for colour, count in supply.items()}
