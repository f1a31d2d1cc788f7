"""Moves in advance: when an intended move is made, and who is waited for until then (rules.md 4.8)."""

from __future__ import annotations

from functools import partial
from itertools import islice

import pytest

from bot.tables import Deadline, Stage, Table, TableOptions, game_moves, seats, timing
from bot.tables.change import MovedForSeat
from bot.tables.checks import MOST_TAKEN_BACK, MovedOnError
from bot.tables.game_moves import game_of
from bot.tables.own_games import waits_for
from bot.tables.table import Person, Tried
from engine.actions import Action, Discard, Done, Pick, Place, Placement, Take, Terraform, Wait
from engine.errors import GameError
from engine.events import Event
from engine.maps import PlayerMap
from engine.options import PlacingOrder, Rules, Selection
from engine.parts.cards import MapCard
from engine.parts.squares import PRICE, TERRAFORMING_COLOUR, Kind
from engine.views import Phase
from tests.bot.tables.sitting import ANN, BOB, CLEO, DORA, PEOPLE, Sitting, begun, simple_decision

TOGETHER = TableOptions(order=PlacingOrder.SIMULTANEOUS)
IN_ORDER = TableOptions(order=PlacingOrder.IN_ORDER)


def spot_of(map_: PlayerMap, card: MapCard, number: int = 0) -> Placement:
    return next(islice(map_.legal_placements(card), number, None))


def as_is(action: Action, _seat: int) -> Action:
    return action


def intending(at: Sitting, person: Person, number: int = 0) -> Placement:
    """Let a person pick the first card of the hand and intend a placement, which is returned."""
    seat = at.table.seat_of(person.id)
    assert seat is not None
    view = at.table.view(seat)
    spot = spot_of(view.seats[seat].map, view.hand[0], number)
    at.do(game_moves.act, person, partial(as_is, Pick(seat, spot.card)), intended=spot)
    return spot


def two_of_three(options: TableOptions | None = None) -> tuple[Sitting, Placement, Placement]:
    """The map phase of a game in which only Cleo has yet to decide where her card goes."""
    at = begun(3, options=options)
    first, second = intending(at, ANN), intending(at, BOB, 5)
    at.act(CLEO)
    assert at.table.view(None).phase is Phase.MAP
    return at, first, second


def placed(table: Table) -> list[bool]:
    return [seat.placed for seat in table.view(None).seats]


def ready(table: Table) -> tuple[int, ...]:
    return tuple(move.seat for move in table.intended_moves)


def clocks(table: Table) -> list[int]:
    return [clock.seat for clock in table.clocks if clock.asked]


# When it is made


@pytest.mark.parametrize("options", [None, TOGETHER])
def test_a_round_in_which_everyone_intends_a_move_is_over_with_the_last_pick(
    options: TableOptions | None,
) -> None:
    at = begun(3, options=options)
    spots = [intending(at, person) for person in PEOPLE[:3]]
    assert at.table.view(None).round == 2
    picks = [Pick(seat, spot.card) for seat, spot in enumerate(spots)]
    made = [action for seat, spot in enumerate(spots) for action in (Place(seat, spot), Done(seat))]
    assert list(game_of(at.table).actions) == [*picks, *made]
    assert [entry.user_id for entry in at.changes[-1].entries] == [
        CLEO.id,
        *(person.id for person in PEOPLE[:3] for _ in range(2)),
    ], "one change, each entry with the person whose move it is"
    assert at.changes[-1].action == picks[2]


def test_an_intended_move_takes_no_ones_right_to_wait() -> None:
    at, first, second = two_of_three()
    assert placed(at.table) == [False] * 3
    at.do(game_moves.act, CLEO, Wait)
    table = at.table
    assert table.view(None).sequential
    assert placed(table) == [False] * 3
    assert table.tried == (Tried(0, first, intended=True), Tried(1, second, intended=True)), (
        "they are tried where they were to go"
    )
    assert table.waiting_for == game_of(table).waiting_for, "the players are asked in turn"


def test_intended_moves_are_made_once_the_last_person_has_placed() -> None:
    at, *spots = two_of_three()
    at.act(CLEO)
    table = at.table
    assert [seat.done for seat in table.view(None).seats] == [True, True, False]
    assert [action for action in game_of(table).actions if isinstance(action, Place)][1:] == [
        Place(seat, spot) for seat, spot in enumerate(spots)
    ]
    assert at.act(CLEO).table.view(None).round == 2


def test_where_no_one_may_wait_an_intended_move_is_made_as_the_phase_begins() -> None:
    at, *_ = two_of_three(TOGETHER)
    assert [seat.done for seat in at.table.view(None).seats] == [True, True, False]


def test_computer_players_never_ask_to_wait() -> None:
    at = begun(1, 2)
    intending(at, ANN)
    at.settle()
    assert at.table.view(None).round == 2


def test_a_person_who_leaves_no_longer_holds_up_the_others() -> None:
    at, *_ = two_of_three()
    at.do(seats.leave_to_computer, CLEO)
    assert placed(at.table) == [True, True, False]
    at.settle()
    assert at.table.view(None).round == 2


def test_nothing_is_made_in_a_pause() -> None:
    at, *_ = two_of_three()
    at.do(timing.pause, ANN)
    at.do(seats.leave_to_computer, CLEO)
    assert placed(at.table) == [False] * 3
    at.do(timing.resume, ANN)
    assert placed(at.table) == [True, True, False]


def test_in_a_round_in_turn_it_is_only_a_try() -> None:
    at = begun(2, options=TableOptions(order=PlacingOrder.IN_ORDER, selection=Selection.DRAFT))
    spots = [intending(at, ANN), intending(at, BOB)]
    at.play(until=lambda now: now.view(None).phase is Phase.MAP)
    assert placed(at.table) == [False, False]
    assert [tried.placement for tried in at.table.tried] == spots
    assert at.table.waiting_for == at.table.view(None).may_place
    with pytest.raises(GameError):
        at.do(game_moves.take_back, ANN)


def test_alone_taking_and_placing_is_a_whole_round() -> None:
    at = begun(1, options=TableOptions(order=PlacingOrder.SIMULTANEOUS, alone=True))
    intending(at, ANN)
    assert at.table.view(None).round == 2


def test_a_card_taken_from_a_trick() -> None:
    at = begun(3, options=TableOptions(rules=Rules.HONSHU, selection=Selection.TRICK))
    at.play(until=lambda now: now.view(None).phase is Phase.TAKE)
    seat = at.table.waiting_for[0]
    view = at.table.view(seat)
    assert view.trick is not None
    card = view.trick.played[0].card
    spot = spot_of(view.seats[seat].map, card)
    taking = partial(as_is, Take(seat, card.number))
    at.do(game_moves.act, PEOPLE[seat], taking, intended=spot)
    assert at.do(game_moves.take_back, PEOPLE[seat]).intended_by(seat) is None, "but the card stays taken"
    assert not at.table.view(seat).may_take_back
    at.do(game_moves.intend, PEOPLE[seat], spot)
    at.play(until=lambda now: now.view(None).phase is Phase.MAP)
    assert ready(at.table) == (seat,)
    at.play(until=lambda now: now.view(None).round == 2)
    assert Place(seat, spot) in game_of(at.table).actions


def test_the_card_of_a_pair_that_is_kept() -> None:
    at = begun(2, options=TableOptions(selection=Selection.TRICK))
    at.play(until=lambda now: now.view(None).phase is Phase.DISCARD_OF_PAIR)
    gone, kept = at.table.view(0).pair
    spot = spot_of(at.table.view(0).seats[0].map, kept)
    at.do(game_moves.act, ANN, partial(as_is, Discard(0, gone.number)), intended=spot)
    at.act(BOB)
    assert ready(at.table) == (0,)


# Changing it


def test_taking_it_back_leaves_a_try_and_asks_the_player_again() -> None:
    at, first, _ = two_of_three(TableOptions(deadline=Deadline.TEN_MINUTES))
    assert at.table.view(0).may_take_back
    change = at.change(game_moves.take_back, ANN, step=1)
    assert (change.action, change.entries) == (Place(0, first), ())
    assert (ready(change.table), change.table.tried_by(0)) == ((1,), Tried(0, first))
    assert clocks(change.table) == [0, 2]
    at.act(CLEO)
    assert placed(at.table) == [False, True, True]


def test_taking_back_the_pick_ends_it() -> None:
    at = begun(3)
    spot = intending(at, ANN)
    table = at.do(game_moves.take_back, ANN)
    assert table.tried == (Tried(0, spot),)
    at.do(game_moves.act, ANN, partial(as_is, Pick(0, spot.card)))
    for person in (BOB, CLEO):
        intending(at, person)
    assert ready(at.table) == (1, 2)


def test_taking_back_what_was_made_is_like_any_move() -> None:
    at, first, _ = two_of_three(TOGETHER)
    assert isinstance(at.change(game_moves.take_back, ANN).action, Done)
    assert at.change(game_moves.take_back, ANN).action == Place(0, first)
    at.act(CLEO)
    assert placed(at.table) == [False, True, True], "it is a try now"


def test_it_can_be_changed_or_added_while_others_choose() -> None:
    at = begun(3, options=TOGETHER)
    intending(at, ANN)
    view = at.table.view(0)
    assert view.seats[0].selected is not None
    other = spot_of(view.seats[0].map, view.seats[0].selected, 7)
    assert at.change(game_moves.intend, ANN, other).action == Place(0, other)
    for person in (BOB, CLEO):
        at.act(person)
    assert Place(0, other) in game_of(at.table).actions
    assert at.table.tried == (), "a placed card is no longer tried"


def test_a_move_that_is_not_possible_is_not_stored() -> None:
    at = begun(3)
    card, another = at.table.view(0).hand[:2]
    far = Placement(card.number, 20, 20, 0, frozenset())
    wrong = spot_of(at.table.view(0).seats[0].map, another)
    for spot, error in ((far, GameError), (wrong, MovedOnError)):
        with pytest.raises(error):
            at.do(game_moves.act, ANN, partial(as_is, Pick(0, card.number)), intended=spot)
    with pytest.raises(MovedOnError):
        at.do(game_moves.intend, ANN, wrong)
    assert at.table.tried == ()


def covers_desert(table: Table) -> Terraform | None:
    """A lake that Ann can make out of a desert that the card she has tried would cover."""
    own = table.view(0).seats[0]
    tried = next((tried.placement for tried in table.tried if tried.seat == 0), None)
    cubes = own.map.cubes_of(TERRAFORMING_COLOUR[Kind.LAKE])
    if tried is None or own.selected is None or own.selected.number != tried.card or len(cubes) < PRICE:
        return None
    under = own.map.hidden_squares(own.selected, tried)
    squares = (at for at in own.map.tile_positions(Kind.LAKE) if at in tried.footprint and at not in under)
    return next((Terraform(0, at, Kind.LAKE, (cubes[0], cubes[1])) for at in squares), None)


def in_the_way() -> tuple[Sitting, Terraform]:
    """A map phase in which Ann's intended card would cover a desert that she can make a lake."""
    at = begun(2, options=TableOptions(with_goals=False))
    while at.table.stage is Stage.RUNNING:
        view = at.table.view(0)
        hand = view.hand if view.phase is Phase.PICK and 0 in at.table.waiting_for else ()
        for card in hand:
            for spot in view.seats[0].map.legal_placements(card):
                tried = at.table.with_tried(0, spot)
                other = Sitting(tried, at.now)
                other.do(game_moves.act, ANN, partial(as_is, Pick(0, card.number)), intended=spot)
                other.play(until=lambda now: now.view(None).phase is Phase.MAP)
                tile = covers_desert(other.table)
                if tile is not None and ready(other.table) == (0,):
                    return other, tile
        at.act(PEOPLE[at.table.waiting_for[0]])
    raise AssertionError("there is no such moment")


def test_a_move_that_is_no_longer_possible_is_not_made() -> None:
    at, tile = in_the_way()
    table = at.do(game_moves.act, ANN, partial(as_is, tile))
    assert (ready(table), clocks(table)) == ((), [0, 1])
    at.act(BOB)
    assert placed(at.table) == [False, True]
    at.do(game_moves.take_back, ANN)
    assert placed(at.table) == [True, True], "without the lake it is possible again"


def test_taking_back_an_intended_move_keeps_a_new_tile() -> None:
    at, tile = in_the_way()
    own = at.table.view(0).seats[0]
    assert own.selected is not None
    spots = own.map.legal_placements(own.selected)
    elsewhere = next(spot for spot in spots if tile.position not in spot.footprint)
    at.do(game_moves.intend, ANN, elsewhere)
    at.do(game_moves.act, ANN, partial(as_is, tile))
    assert ready(at.table) == (0,)
    table = at.do(game_moves.take_back, ANN)
    assert (ready(table), table.tried) == ((), (Tried(0, elsewhere),))
    assert tile in game_of(table).actions


def test_a_try_changes_no_intended_move() -> None:
    """For two, a page may still show another card on the map when it is discarded, or the same one moved."""
    for number in (0, 1):
        at = begun(2, options=TableOptions(selection=Selection.DRAFT))
        spot = intending(at, ANN)
        intending(at, BOB)
        view = at.table.view(0)
        assert (view.phase, view.seats[0].selected is not None) == (Phase.DISCARD, True)
        away = view.hand[0]
        tried = spot_of(view.seats[0].map, (away, view.seats[0].selected or away)[number], 7)
        discarding = partial(as_is, Discard(0, away.number))
        assert at.do(game_moves.act, ANN, discarding, tried=tried).intended_by(0) == spot
        at.act(BOB)
        assert Place(0, spot) in game_of(at.table).actions


@pytest.mark.parametrize("options", [TOGETHER, IN_ORDER])
def test_an_intended_move_is_changed_as_often_as_moves_are_taken_back(options: TableOptions) -> None:
    at = begun(4, options=options)
    spot = intending(at, ANN)
    if options is IN_ORDER:
        at.play(until=lambda now: now.view(None).phase is Phase.MAP)
        assert at.table.view(0).sequential
    for _ in range(MOST_TAKEN_BACK):
        at.do(game_moves.intend, ANN, spot)
    before = at.table
    assert at.refused(game_moves.intend, ANN, spot) == "taken-back-often"
    assert at.table == before


# Who is waited for


def test_no_one_waits_for_a_player_whose_move_is_intended() -> None:
    at, *_ = two_of_three(TableOptions(deadline=Deadline.TEN_MINUTES))
    table = at.table
    assert (ready(table), table.waiting_for) == ((0, 1), (2,))
    assert [table.view(seat).waiting_for for seat in (None, 0, 1, 2)] == [(2,)] * 4
    assert clocks(table) == [2]
    assert [waits_for(table, person.id) for person in PEOPLE[:3]] == [False, False, True]
    at.pass_time(minutes=11)
    moved_for = [(event.seat, event.did) for event in at.events(Event) if isinstance(event, MovedForSeat)]
    assert moved_for == [(2, "place"), (2, "done")]
    assert at.table.view(None).round == 2


def test_a_player_whose_move_is_intended_can_nudge_the_others() -> None:
    at, *_ = two_of_three()
    at.pass_time(hours=2)
    table = at.do(timing.nudge, ANN)
    assert [clock.seat for clock in table.clocks if clock.nudged_by == 0] == [2]


# Computer players that stand in


def test_after_the_deadline_the_intended_move_is_made_in_its_turn() -> None:
    at = begun(2, options=TableOptions(order=PlacingOrder.IN_ORDER, deadline=Deadline.TEN_MINUTES))
    spots = [intending(at, ANN, 3), intending(at, BOB, 3)]
    at.play(until=lambda now: now.view(None).phase is Phase.MAP)
    at.pass_time(minutes=11)
    at.pass_time(minutes=11)
    made = [action for action in game_of(at.table).actions if isinstance(action, Place)]
    assert {action.seat: action.placement for action in made} == dict(enumerate(spots))
    told = [event for event in at.events(MovedForSeat) if isinstance(event, MovedForSeat)]
    assert {(event.seat, event.did) for event in told} == {(0, "place"), (1, "place")}


def test_a_seat_left_to_the_computer_still_makes_the_intended_move() -> None:
    at = begun(4, options=IN_ORDER)
    spot = intending(at, ANN, 3)
    at.do(seats.leave_to_computer, ANN)
    at.play(until=lambda now: now.view(None).round == 2)
    assert Place(0, spot) in game_of(at.table).actions
    assert at.table.seat_of(DORA.id) == 3


# Place, done


@pytest.mark.parametrize("options", [TOGETHER, IN_ORDER])
def test_placing_and_ending_the_phase_is_one_change(options: TableOptions) -> None:
    at = begun(2, options=options)
    at.play(until=lambda now: now.view(None).phase is Phase.MAP)
    seat = at.table.view(None).may_place[0]
    place = simple_decision(at.table.view(seat))
    assert isinstance(place, Place)
    change = at.change(game_moves.place_and_end, PEOPLE[seat], place.placement)
    assert [entry.action for entry in change.entries] == [place, Done(seat)]
    assert change.action == place
    if options is TOGETHER:
        assert isinstance(at.change(game_moves.take_back, PEOPLE[seat]).action, Done)
        assert at.change(game_moves.take_back, PEOPLE[seat]).action == place
