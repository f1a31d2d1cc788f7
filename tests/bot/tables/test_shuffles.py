"""Fair shuffles: the commitment, the deal with its message's id, and the proof after the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.tables import Stage, Table, TableError, game_moves, lobby, seats, shuffles
from bot.tables.change import TableClosed
from engine.actions import Pick
from engine.decks import shipped_deck
from engine.errors import GameError
from engine.shuffle.proof import ShuffleProof
from engine.shuffle.shuffle import commitment_to
from tests.bot.tables.sitting import ANN, BOB, CLEO, FAY, MESSAGE, SECRET, Sitting, begun, opened


def dealing(people: int = 2, computers: int = 0) -> Sitting:
    """A table whose host has begun the game, before the commitment message is posted."""
    at = opened(people, computers)
    at.do(shuffles.begin, ANN, SECRET)
    return at


def checked_proof(table: Table) -> ShuffleProof:
    """The proof of a closed table's shuffle, after checking it."""
    proof = shuffles.proof_of(table)
    shuffles.check_proof(table, proof)
    return proof


def test_the_deal_waits_for_a_message_whose_id_no_one_can_choose() -> None:
    at = dealing(computers=1)
    table = at.table
    assert (table.stage, table.game) == (Stage.DEALING, None)
    assert table.commitment is not None
    dealt = at.happens(shuffles.deal, MESSAGE)
    assert (dealt.stage, dealt.commitment) == (Stage.RUNNING, table.commitment)
    assert at.happens(shuffles.deal, MESSAGE + 1) == dealt, "a slower process changes nothing"
    assert checked_proof(at.close()).message_id == MESSAGE


def test_another_message_id_gives_a_different_deal() -> None:
    orders = []
    for message_id in (MESSAGE, MESSAGE + 1, None):
        dealt = dealing().happens(shuffles.deal, message_id)
        assert dealt.game is not None
        orders.append(dealt.game.setup.order)
    assert len(set(orders)) == len(orders)


def test_the_cards_are_dealt_without_a_message_if_the_channel_refuses_it() -> None:
    at = dealing()
    assert at.happens(shuffles.deal, None).stage is Stage.RUNNING
    assert checked_proof(at.close()).message_id is None


def test_a_person_who_leaves_permanently_before_the_deal_is_replaced_by_a_computer_player() -> None:
    at = dealing(people=3)
    left = at.do(seats.remove_person, CLEO)
    assert left.stage is Stage.DEALING
    dealt = at.happens(shuffles.deal, MESSAGE)
    assert (dealt.stage, dealt.seats[2].user_id, dealt.changed_hands) == (Stage.RUNNING, None, ())


def test_requests_refused_before_the_deal() -> None:
    at = dealing()
    assert at.refused(game_moves.act, ANN, lambda seat: Pick(seat, 1)) == "cards-not-dealt"
    assert at.refused(game_moves.take_back, ANN) == "cards-not-dealt"
    assert at.refused(shuffles.begin, ANN, SECRET) == "begun-already"
    assert at.refused(lobby.join, FAY) == "game-running"
    assert at.refused(lobby.leave, BOB) == "game-running"
    with pytest.raises(TableError, match="shuffle-still-secret"):
        shuffles.proof_of(at.table)


def test_a_message_that_arrives_too_early_or_too_late_deals_nothing() -> None:
    at = opened(people=2)
    assert at.happens(shuffles.deal, MESSAGE).stage is Stage.LOBBY
    at.do(shuffles.begin, ANN, SECRET)
    at.close()
    assert at.happens(shuffles.deal, MESSAGE).stage is Stage.CANCELLED


def test_the_proof_of_a_whole_game() -> None:
    at = dealing(computers=1)
    at.happens(shuffles.deal, MESSAGE)
    finished = at.play()
    assert finished.stage is Stage.FINISHED
    proof = checked_proof(finished)
    assert proof.commitment == finished.commitment == commitment_to(SECRET, shipped_deck("hokkaido"))


def test_a_game_cancelled_before_the_deal() -> None:
    at = dealing()
    closed = at.do(lobby.close, ANN)
    assert at.events(TableClosed) == [TableClosed("host", seat=0)]
    proof = checked_proof(closed)
    assert (proof.commitment, proof.message_id) == (closed.commitment, None)


@pytest.mark.parametrize("make", [dealing, begun])
def test_a_different_secret_is_detected(make: Callable[[], Sitting]) -> None:
    closed = make().close()
    assert closed.shuffle is not None
    forged = replace(closed, shuffle=replace(closed.shuffle, secret="f" * 64))
    with pytest.raises(GameError) as raised:
        checked_proof(forged)
    assert raised.value.key == "wrong-commitment"


def test_a_different_message_is_detected() -> None:
    closed = begun().close()
    assert closed.shuffle is not None
    forged = replace(closed, shuffle=replace(closed.shuffle, message_id=MESSAGE + 1))
    with pytest.raises(GameError) as raised:
        checked_proof(forged)
    assert raised.value.key == "wrong-shuffle"


def test_a_table_whose_game_never_began_has_no_proof() -> None:
    with pytest.raises(TableError, match="no-shuffle-kept"):
        shuffles.proof_of(opened().close())
