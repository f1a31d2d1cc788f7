"""Secret decisions: they change nothing that anyone else is shown, in any message or list.

Two games differ only in what one seat has done in secret: another card, another spot, a tile, a step taken
back. Everything that the bot shows to the others and in the channel has to be the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import islice
from typing import NamedTuple

import pytest

from bot.announce import channel_posts, seat_posts
from bot.errors import InputError
from bot.history import log_of
from bot.store.records import Asked, MessagePlace, Role, SentMessage, StoredTable
from bot.tables import Person, Stage, Table, TableOptions, game_moves
from bot.tables.applying import asked
from bot.tables.computer_seats import seat_to_move
from bot.tables.game_history import Entry, GameStart
from bot.tables.game_moves import undo_points
from bot.tables.own_games import game_of_person
from bot.tables.table import Vote, VoteKind
from bot.views.current_screen import current_screen
from bot.views.hand import hand_screen
from bot.views.log import log_screen
from bot.views.map_screens import maps_screen, other_map_screen, own_map_screen
from bot.views.round_message import status_screen
from bot.views.screen import Screen
from bot.views.tiles import tile_screen
from bot.views.viewer import Viewer
from bot.views.votes import undo_screen
from engine.actions import Action, Bid, Discard, Done, Pick, Place, Placement, Terraform
from engine.errors import IllegalAction
from engine.forced_moves import forced_move
from engine.options import FEWEST_PLAYERS, PlacingOrder, Selection
from engine.parts.cards import MapCard
from engine.parts.squares import PRICE, TERRAFORMING_COLOUR, Kind
from engine.views import Phase
from tests.bot.screens.moments import ENGLISH, READER
from tests.bot.screens.test_limits import slot_state, tables
from tests.bot.tables.sitting import ANN, BOB, PEOPLE, begun

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)

TABLES = {
    "a draft": (3, TableOptions(with_goals=True)),
    "a draft for two": (2, TableOptions(order=PlacingOrder.SIMULTANEOUS)),
    "a trick for two": (2, TableOptions(selection=Selection.TRICK)),
    "tricks": (3, TableOptions(selection=Selection.TRICK, with_goals=True)),
}

SECRET_PHASES = {
    "a draft": {Phase.PICK, Phase.MAP},
    "a draft for two": {Phase.PICK, Phase.DISCARD, Phase.MAP},
    "a trick for two": {Phase.BID, Phase.DISCARD_OF_PAIR, Phase.MAP},
    "tricks": {Phase.MAP},
}

#: The screens that a person can open at any time.
PRIVATE_SCREENS = (current_screen, hand_screen, own_map_screen, maps_screen)


class Intending(NamedTuple):
    """The choice of a card, with the move that is intended with it."""

    action: Action
    spot: Placement


#: Consecutive actions in secret; None takes back the last step.
Steps = tuple[Action | Intending | None, ...]


def in_secret(table: Table, seat: int) -> Iterator[Steps]:
    """What a seat can do now without others learning more than that it was done."""
    view = table.view(seat)
    if view.phase is Phase.PICK:
        yield from ((Pick(seat, card.number),) for card in view.hand)
        yield from ((step,) for card in view.hand for step in intending(table, seat, card))
        if len(table.seats) > FEWEST_PLAYERS:  # with two players, a card is drawn immediately
            yield Pick(seat, view.hand[0].number), None, Pick(seat, view.hand[-1].number)
    elif view.phase in (Phase.DISCARD, Phase.DISCARD_OF_PAIR):
        yield from ((Discard(seat, card.number),) for card in view.pair or view.hand)
    elif view.bids_in_secret:
        yield from ((Bid(seat, card.number),) for card in view.hand)
    elif view.phase is Phase.MAP and not view.sequential and not view.seats[seat].placed:
        yield from placing(table, seat)


def intending(table: Table, seat: int, card: MapCard) -> Iterator[Intending]:
    """Two moves that a seat can intend with a card of its hand."""
    spots = islice(table.view(seat).seats[seat].map.legal_placements(card), 0, 21, 20)
    return (Intending(Pick(seat, card.number), spot) for spot in spots)


def placing(table: Table, seat: int) -> Iterator[Steps]:
    """Ways to place a card at the same time as the others, with or without a tile, and to be done."""
    own = table.view(seat).seats[seat]
    assert own.selected is not None
    spots = [*islice(own.map.legal_placements(own.selected), 21)]
    places = [Place(seat, spot) for spot in spots[::20]]
    for place in places:
        yield place, Done(seat)
        yield place, None, places[0], Done(seat)
        yield place, Done(seat), None, Done(seat)
    tile = None if own.terraformed else next(tiles(table, seat), None)
    if tile is not None and places:
        yield tile, None, places[0], Done(seat)
        yield places[0], tile, Done(seat)


def tiles(table: Table, seat: int) -> Iterator[Terraform]:
    """Ways to terraform, except to mountains: they could leave the card without a spot."""
    map_ = table.view(seat).seats[seat].map
    for terrain, colour in TERRAFORMING_COLOUR.items():
        held, deserts = map_.cubes_of(colour), map_.tile_positions(terrain)
        if len(held) >= PRICE and deserts and terrain is not Kind.MOUNTAIN:
            yield Terraform(seat, deserts[0], terrain, (held[0], held[1]))


def after(table: Table, seat: int, steps: Steps) -> tuple[Table, tuple[Entry, ...]]:
    """The table after a seat has taken these steps, and the new entries of its history."""
    of = table.seats[seat]
    entries: tuple[Entry, ...] = ()
    assert of.user_id is not None
    person = Person(of.user_id, of.name)
    for number, step in enumerate(steps):
        now = NOON + timedelta(seconds=number)
        if step is None:
            change = asked(table, now, game_moves.take_back, person)
        elif isinstance(step, Intending):
            decided = partial(_as_is, step.action)
            change = asked(table, now, game_moves.act, person, decided, intended=step.spot)
        else:
            change = asked(table, now, game_moves.act, person, partial(_as_is, step))
        table, entries = change.table, (*entries, *change.entries)
    return table, entries


def _as_is(action: Action, _seat: int) -> Action:
    return action


def with_history(table: Table) -> tuple[Table, tuple[Entry, ...]]:
    """A running table with a history of its game's actions."""
    assert table.game is not None
    entries = tuple(
        Entry(number, action.seat, table.seats[action.seat].user_id, NOON, action)
        for number, action in enumerate(table.game.actions)
    )
    count = len(entries)
    return replace(table, entry_numbers=tuple(range(count)), next_entry=count), entries


def drawn(screen: Screen) -> object:
    """Everything that a message shows, and everything that its picture is drawn from."""
    drawing = screen.drawing
    picture = None if drawing is None else (drawing.func, drawing.args, drawing.keywords)
    return screen.fingerprint, screen.text, screen.rows, screen.mentions, picture


def shown_to(table: Table, seat: int | None) -> Iterator[object]:
    """Everything that the player on this seat, or with None anyone, is shown or can ask to see."""
    viewer = Viewer(READER, table, seat)
    yield drawn(status_screen(viewer))
    yield drawn(undo_screen(viewer, undo_points(table), ()))
    yield undo_points(table)
    yield seat_to_move(table)
    vote = Vote(VoteKind.UNDO, 0, NOON, NOON + timedelta(days=1), (0,), entry=0, round=1, phase="pick")
    for post in (
        channel_posts.round_message(slot_state(ENGLISH, table, role=Role.ROUND)),
        channel_posts.mention(slot_state(ENGLISH, table)),
        channel_posts.vote(slot_state(ENGLISH, replace(table, vote=vote))),
    ):
        yield None if post is None else (post.occasion, drawn(post.screen))
    for other in range(len(table.seats)):
        if other != seat:
            yield drawn(other_map_screen(viewer, other))
    if seat is None:
        return
    yield from (drawn(screen(viewer)) for screen in PRIVATE_SCREENS)
    if viewer.view.phase is Phase.MAP:
        yield drawn(tile_screen(viewer))
    game = game_of_person(table, viewer.table.seats[seat].user_id or 0)
    yield None if game is None else (game.asked, game.due_at)
    former = SentMessage(1, 2, Asked.of(viewer.view), "former", NOON)
    sent = {MessagePlace(Role.PRIVATE, seat): former}
    state = slot_state(ENGLISH, table, seat, sent=sent, role=Role.PRIVATE)
    private = seat_posts.private(state)
    yield None if private is None else (private.occasion, drawn(private.screen))
    ending = seat_posts.next_private(state)
    yield drawn(ending) if isinstance(ending, Screen) else ending
    yield seat_posts.is_asked(state)


async def log_of_game(table: Table, entries: Sequence[Entry]) -> object:
    """The public log without its times."""
    game = table.game
    assert game is not None
    start = GameStart("seed", game.options, game.deck, game.setup, NOON)
    found = await log_of(StoredTable(table, start, tuple(entries)), ())
    lines = tuple(replace(entry, at=NOON) for entry in found)
    try:
        screen = log_screen(Viewer(READER, table, None), lines, None)
    except InputError:
        return None
    return drawn(screen), [file.data for file in screen.files]


def moments(name: str) -> Iterator[tuple[Table, int]]:
    """Moments when a seat decides in secret and others still have to: one per phase of every fourth round."""
    players, options = TABLES[name]
    looked_at = set()
    for table in tables(players, options):
        if table.stage is not Stage.RUNNING or table.game is None or forced_move(table.game):
            continue
        view = table.view(None)
        seat = view.waiting_for[0]
        is_new = view.round % 4 == 1 and (view.round, view.phase) not in looked_at
        if is_new and len(view.waiting_for) > 1 and any(in_secret(table, seat)):
            looked_at.add((view.round, view.phase))
            yield table, seat


@pytest.mark.parametrize("name", TABLES)
async def test_a_secret_decision_changes_nothing_for_anyone_else(name: str) -> None:
    phases = set()
    for moment, seat in moments(name):
        before, entries = with_history(moment)
        first: list[object] | None = None
        compared = 0
        for steps in in_secret(before, seat):
            try:
                table, added = after(before, seat, steps)
            except IllegalAction:
                continue  # the card covers a cube that was to pay for the tile
            compared += 1
            others = [other for other in (None, *range(len(table.seats))) if other != seat]
            shown: list[object] = [list(shown_to(table, other)) for other in others]
            shown.append(await log_of_game(table, (*entries, *added)))
            first = first or shown
            assert shown == first, (before.view(None).round, before.view(None).phase, seat, steps)
        assert compared > 1
        phases.add(before.view(None).phase)
    assert phases == SECRET_PHASES[name]


def with_intended_move(spot: Placement, *, by_all_but_one: bool) -> Iterator[Table]:
    """A game in which Ann, or everyone but Cleo, intends a move: until the round is over."""
    at = begun(3)
    at.do(game_moves.act, ANN, partial(_as_is, Pick(0, spot.card)), intended=spot)
    yield at.table
    if by_all_but_one:
        own, card = at.table.view(1).seats[1], at.table.view(1).hand[0]
        other = next(iter(own.map.legal_placements(card)))
        at.do(game_moves.act, BOB, partial(_as_is, Pick(1, card.number)), intended=other)
        yield at.table
    while at.table.view(None).round == 1:
        yield at.table
        at.act(PEOPLE[at.table.waiting_for[-1]])


@pytest.mark.parametrize("by_all_but_one", [False, True])
def test_no_one_learns_where_a_card_is_intended_to_go(by_all_but_one: bool) -> None:
    first = begun(3).table.view(0)
    spots = [*islice(first.seats[0].map.legal_placements(first.hand[0]), 0, 40, 13)]
    games = [[*with_intended_move(spot, by_all_but_one=by_all_but_one)] for spot in spots]
    is_ready = [0 in {move.seat for move in table.intended_moves} for table in games[0]]
    assert any(is_ready)
    for moment in zip(*games, strict=True):
        for other in (None, 1, 2):
            shown = [list(shown_to(table, other)) for table in moment]
            assert shown == [shown[0]] * len(shown)
