"""A whole game: ``Game.start`` and ``Game.apply``.

A game is determined by its set-up and its actions; replaying them gives the same game on every machine. A
``Game`` is immutable: ``apply`` returns a new one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from engine.actions import Action, check_values
from engine.decks import Deck
from engine.errors import IllegalAction, InvalidInput, OutOfTurn
from engine.events import Event, GameEnded, RoundBegan
from engine.maps import PlayerMap
from engine.options import ROUNDS, GameOptions
from engine.phases.free_tiles import FreeTiles, check_goals
from engine.phases.map_phase import MapPhase, begin_map_phase
from engine.phases.phase import Phase
from engine.phases.result import Result, result_of
from engine.phases.tabletop import GoalCard, Tabletop
from engine.phases.taking_back import is_built_on
from engine.rules import rules_of
from engine.scoring import Score, ScoringCard
from engine.selection import SelectionPhase, selection_of
from engine.setup import Setup, check_setup


@dataclass(frozen=True, slots=True)
class Game:
    """The state of a game; ``round`` is 1 to 12.

    ``map_phase`` is None during the selection; ``free_tiles`` is set only while a seat may place a free tile.
    ``phase_start`` is the game at the start of the current phase, or None if no action of the phase has been
    taken; comparison ignores it. ``engine.views.view_of`` returns what a seat may see.

    >>> from engine.actions import Pick
    >>> from engine.decks import shipped_deck
    >>> from engine.setup import draw_up
    >>> options, deck = GameOptions(players=3), shipped_deck("hokkaido")
    >>> game = Game.start(options, deck, draw_up(options, deck, seed="a snowy morning"))
    >>> game.table.hands[1]
    (40, 18, 36, 46, 35, 48)
    >>> game, events = game.apply(Pick(seat=1, card=36))
    >>> events
    (SeatChose(seat=1),)
    >>> game.waiting_for
    (0, 2)
    """

    options: GameOptions
    deck: Deck
    setup: Setup
    actions: tuple[Action, ...]
    round: int
    table: Tabletop
    selection: SelectionPhase
    map_phase: MapPhase | None = None
    free_tiles: FreeTiles | None = None
    is_over: bool = False
    phase_start: Game | None = field(default=None, compare=False, repr=False)

    @classmethod
    def start(cls, options: GameOptions, deck: Deck, setup: Setup) -> Game:
        """A new game in round 1, with provinces, cubes and hands in place.

        Raises:
            InvalidInput: the set-up does not match the options, or the options are not valid.
        """
        check_setup(options, deck, setup)
        selection = selection_of(options).start(options.players, setup.turn_order)
        table = _laid_out(options, deck, setup)
        return cls(options, deck, setup, (), 1, table, selection)._with_round(1, selection, table)[0]

    @classmethod
    def replay(cls, options: GameOptions, deck: Deck, setup: Setup, actions: Iterable[Action]) -> Game:
        """The game after these actions.

        Raises:
            GameError: as ``start`` and ``apply`` do.
        """
        game = cls.start(options, deck, setup)
        for action in actions:
            game, _ = game.apply(action)
        return game

    @property
    def phase(self) -> Phase:
        """The current phase."""
        if self.is_over:
            return Phase.OVER
        if self.free_tiles is not None:
            return Phase.FREE_TILE
        if self.map_phase is not None:
            return Phase.MAP
        return self.selection.phase

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that must act now, in ascending order; others may be allowed to act as well."""
        if self.is_over:
            return ()
        if self.free_tiles is not None:
            return self.free_tiles.waiting_for
        if self.map_phase is not None:
            return self.map_phase.waiting_for
        return self.selection.waiting_for

    def apply(self, action: Action) -> tuple[Game, tuple[Event, ...]]:
        """The game after one more action, and the resulting events.

        Raises:
            InvalidInput: a value that cannot occur in the game; checked first.
            OutOfTurn: this seat cannot take the action now.
            IllegalAction: the action breaks a rule, whose number is in the error.
        """
        check_values(action)
        if action.seat >= self.options.players:
            raise InvalidInput("no-such-seat", "1.5", seat=action.seat)
        if self.is_over:
            raise OutOfTurn("game-is-over")
        # Built in one step and without ``replace``, because this is the engine's most frequent operation.
        selection, map_phase, free_tiles, table = self.selection, self.map_phase, self.free_tiles, self.table
        if free_tiles is not None:
            free_tiles, table, events = free_tiles.apply(table, action)
        elif map_phase is not None:
            map_phase, table, events = map_phase.apply(table, action)
        else:
            selection, table, events = selection.apply(table, action)
        game = Game(
            self.options,
            self.deck,
            self.setup,
            (*self.actions, action),
            self.round,
            table,
            selection,
            map_phase,
            free_tiles,
            phase_start=(self.phase_start or self) if selection.phase is self.selection.phase else None,
        )
        return game._followed_up(events)

    def _followed_up(self, events: tuple[Event, ...]) -> tuple[Game, tuple[Event, ...]]:
        """Begin the next phase if the current one is over."""
        if self.free_tiles is not None:
            return self._after_free_tiles(events)
        if self.map_phase is not None:
            return self._after_map_action(events)
        return self._after_selection(events)

    def _after_selection(self, events: tuple[Event, ...]) -> tuple[Game, tuple[Event, ...]]:
        """Begin the map phase once every seat has a card (rules.md 4.0)."""
        if self.selection.waiting_for:
            return self, events
        cards = tuple([card for card in self.selection.selected if card is not None])
        map_phase, begun = begin_map_phase(self.table, cards, self.options)
        return replace(self, map_phase=map_phase, phase_start=None), events + begun

    def _after_map_action(self, events: tuple[Event, ...]) -> tuple[Game, tuple[Event, ...]]:
        """Check the goals once every seat is done (rules.md 7.2)."""
        if self.map_phase is None or not self.map_phase.is_over:
            return self, events
        free_tiles, table, won = check_goals(self.table, self.map_phase.selected, self.round)
        game = replace(self, table=table, free_tiles=free_tiles, phase_start=None)
        return game._after_free_tiles(events + won)

    def _after_free_tiles(self, events: tuple[Event, ...]) -> tuple[Game, tuple[Event, ...]]:
        """Begin the next round, or end the game, once no free tile is pending."""
        if self.free_tiles is None or not self.free_tiles.is_over:
            return self, events
        if self.round == ROUNDS:
            over = replace(self, free_tiles=None, is_over=True, phase_start=None)
            return over, (*events, GameEnded(over.result().winners))
        selection, table, moved = self.selection.end_round(self.table)
        game, begun = self._with_round(self.round + 1, selection, table)
        return game, events + moved + begun

    def _with_round(
        self, round_number: int, selection: SelectionPhase, table: Tabletop
    ) -> tuple[Game, tuple[Event, ...]]:
        """Begin a round: deal if it is due, and start the selection."""
        dealt = selection.deals(round_number)
        selection, table, events = selection.begin_round(table.deal(dealt) if dealt else table, round_number)
        game = replace(
            self,
            round=round_number,
            table=table,
            selection=selection,
            map_phase=None,
            free_tiles=None,
            phase_start=None,
        )
        return game, (RoundBegan(round_number, dealt > 0), *events)

    # Taking back

    def may_take_back(self, seat: int) -> bool:
        """Whether ``take_back`` would succeed."""
        return self._is_still_secret(seat) and not self._is_built_on(seat)

    def take_back(self, seat: int) -> tuple[Game, Action]:
        """The game without the seat's last action, and that action.

        An action can be taken back while it is hidden from the others: a pick, a discard or a card of a
        two-player trick until every seat has decided, an action of a simultaneous map phase until the phase
        is over.

        Raises:
            InvalidInput: there is no such seat.
            OutOfTurn: there is nothing to take back, or the action has been revealed.
            IllegalAction: another seat's action depends on it.
        """
        if not 0 <= seat < self.options.players:
            raise InvalidInput("no-such-seat", "1.5", seat=seat)
        if not self._is_still_secret(seat):
            raise OutOfTurn("nothing-to-take-back")
        if self._is_built_on(seat):
            raise IllegalAction("others-built-on-it")
        game, (action, others) = self.phase_start or self, self._last_action_of(seat)
        for other in others:
            game, _ = game.apply(other)
        return game, action

    def _is_still_secret(self, seat: int) -> bool:
        if self.is_over or self.free_tiles is not None or not 0 <= seat < self.options.players:
            return False
        if self.map_phase is not None:
            return self.map_phase.may_take_back(seat)
        return self.selection.may_take_back(seat)

    def _is_built_on(self, seat: int) -> bool:
        # In any other simultaneous map phase there are enough cubes for every seat.
        if self.map_phase is None or not self.map_phase.never_in_order:
            return False
        return is_built_on(self.map_phase.shown, self._last_action_of(seat)[1])

    def _last_action_of(self, seat: int) -> tuple[Action, tuple[Action, ...]]:
        """The seat's last action in this phase, and all other actions of the phase in order."""
        start = len(self.phase_start.actions) if self.phase_start else len(self.actions)
        index = max(index for index in range(start, len(self.actions)) if self.actions[index].seat == seat)
        return self.actions[index], (*self.actions[start:index], *self.actions[index + 1 :])

    # The end

    def score_of(self, player_map: PlayerMap, seat: int) -> Score:
        """The score of a map for a seat, including the goals that the seat has won (rules.md 8)."""
        won = len(self.table.goals_won(seat))
        return rules_of(self.options).score(player_map, won, self.scoring_card)

    @property
    def scoring_card(self) -> ScoringCard | None:
        """The table's end-game scoring card, or None (rules.md 8.3)."""
        number = self.setup.scoring_card
        return None if number is None else self.deck.scoring_cards[number]

    def result(self) -> Result:
        """Current scores, goals and winners; final once the game is over (rules.md 8)."""
        return result_of(self.table, rules_of(self.options), self.scoring_card)


def _laid_out(options: GameOptions, deck: Deck, setup: Setup) -> Tabletop:
    """The table before the first round, with a cube on each production square of the provinces (1.3)."""
    table = Tabletop(
        deck=deck,
        pile=setup.order,
        hands=((),) * options.players,
        maps=tuple(PlayerMap.of_province(province.squares) for province in setup.provinces),
        supply=dict(deck.cubes),
        goals=tuple(GoalCard(number) for number in sorted(setup.goals)),
        tiles_laid=(0,) * options.players,
        last_placements=(None,) * options.players,
    )
    for seat in range(options.players):
        table = table.with_cubes_on_province(seat)
    return table
