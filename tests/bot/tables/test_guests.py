"""Invitations, spectators, rematches, and what tables ask of a person."""

from __future__ import annotations

import pytest

from bot.tables import Deadline, Person, Stage, TableError, TableOptions, lobby, seats, shuffles, votes
from bot.tables.lobby import MOST_GUESTS, rematch_of
from bot.tables.options import NO, YES
from bot.tables.own_games import Asked, game_of_person
from tests.bot.tables.sitting import ANN, BOB, CLEO, FAY, NOON, SECRET, Sitting, begun, opened

BY_INVITATION = TableOptions(by_invitation=True)


def test_only_invited_people_can_join() -> None:
    at = opened(options=BY_INVITATION)
    assert at.refused(lobby.join, BOB) == "not-invited"
    assert at.refused(lobby.invite, BOB, BOB) == "not-seated"
    assert at.do(lobby.invite, ANN, BOB).invited == (BOB,)
    assert at.change(lobby.invite, ANN, BOB).unchanged
    assert at.do(lobby.join, BOB).invited == ()
    at.do(lobby.invite, BOB, CLEO)
    at.do(lobby.uninvite, ANN, CLEO.id)
    assert at.refused(lobby.join, CLEO) == "not-invited"
    assert at.refused(lobby.uninvite, ANN, CLEO.id) == "person-not-invited"
    assert at.refused(lobby.invite, ANN, BOB) == "person-seated"


def test_the_host_or_a_moderator_can_remove_a_player_before_the_game() -> None:
    at = opened(options=BY_INVITATION)
    for person in (BOB, CLEO):
        at.do(lobby.invite, ANN, person)
        at.do(lobby.join, person)
    assert at.refused(lobby.uninvite, BOB, CLEO.id) == "not-host"
    after = at.do(lobby.uninvite, ANN, CLEO.id)
    assert [seat.user_id for seat in after.seats] == [ANN.id, BOB.id]
    assert at.refused(lobby.join, CLEO) == "not-invited"
    after = at.do(lobby.uninvite, FAY, ANN.id, moderator=True)
    assert ([seat.user_id for seat in after.seats], after.host_id) == ([BOB.id], BOB.id)


def test_after_the_deal_spectators_can_be_removed_but_players_cannot() -> None:
    at = begun(2)
    at.do(lobby.watch, FAY)
    assert at.do(lobby.uninvite, ANN, FAY.id).spectators == ()
    assert at.refused(lobby.uninvite, ANN, BOB.id) == "person-plays"


def test_the_number_of_guests_is_limited() -> None:
    at = opened()
    for number in range(MOST_GUESTS):
        at.do(lobby.invite, ANN, Person(1000 + number, "x"))
        at.do(lobby.watch, Person(1000 + number, "x"))
    assert at.refused(lobby.invite, ANN, FAY) == "too-many-guests"
    assert at.refused(lobby.watch, FAY) == "too-many-guests"


def test_spectators_can_watch_a_public_table() -> None:
    at = begun(people=2)
    watching = at.do(lobby.watch, FAY)
    assert (watching.spectators, watching.seat_of(FAY.id)) == ((FAY,), None)
    assert watching == at.do(lobby.watch, FAY)
    assert at.refused(lobby.watch, ANN) == "already-seated"
    assert at.do(lobby.stop_watching, FAY).spectators == ()
    assert at.refused(lobby.stop_watching, FAY) == "not-watching"
    at_private = opened(options=BY_INVITATION)
    assert at_private.refused(lobby.watch, FAY) == "not-invited"


def test_making_a_table_by_invitation_removes_uninvited_spectators() -> None:
    at = opened()
    at.do(lobby.invite, ANN, CLEO)
    for person in (CLEO, FAY):
        at.do(lobby.watch, person)
    at.do(lobby.change_option, ANN, "by-invitation", YES)
    assert at.table.spectators == (CLEO,)
    assert at.refused(lobby.watch, FAY) == "not-invited"
    at.do(lobby.change_option, ANN, "by-invitation", NO)
    assert at.do(lobby.watch, FAY).spectators == (CLEO, FAY)


def test_a_spectator_who_joins_is_no_longer_a_spectator() -> None:
    at = opened()
    at.do(lobby.watch, BOB)
    assert at.do(lobby.join, BOB).spectators == ()


def test_a_rematch_with_the_same_people() -> None:
    before = begun(2, 1, TableOptions(with_goals=True)).play()
    table = rematch_of(before, "rematch2", BOB, NOON)
    assert (table.stage, table.host_id, table.rematch_of) == (Stage.LOBBY, BOB.id, before.id)
    assert (table.options, table.channel_id) == (before.options, before.channel_id)
    assert [seat.computer for seat in table.seats] == [None, "easy"]
    assert table.invited == (ANN,)
    at = Sitting(table)
    after = at.do(lobby.join_rematch, ANN, before.id)
    assert (after.seat_of(ANN.id), after.invited) == (2, ())
    assert at.change(lobby.join_rematch, ANN, before.id).unchanged
    assert at.refused(lobby.join_rematch, CLEO, "another") == "channel-has-table"


def test_refused_rematches() -> None:
    at = begun()
    for person, key in ((ANN, "game-not-over"), (FAY, "not-seated")):
        with pytest.raises(TableError, match=key):
            rematch_of(at.table, "rematch2", person, NOON)
        at.play()


def test_what_a_table_asks_of_a_person() -> None:
    def asked(at: Sitting, person: Person) -> tuple[Asked, ...] | None:
        game = game_of_person(at.table, person.id)
        return None if game is None else game.asked

    in_lobby, running, dealing = opened(), begun(options=TableOptions(deadline=Deadline.HOUR)), opened(2)
    dealing.do(shuffles.begin, ANN, SECRET)
    assert [asked(at, ANN) for at in (in_lobby, running, dealing)] == [(), (Asked.MOVE,), ()]
    game, clock = game_of_person(running.table, ANN.id), running.table.clock_of(0)
    assert game is not None
    assert clock is not None
    assert game.due_at == clock.due_at
    in_lobby.do(lobby.add_computer, ANN)
    running.act(ANN)
    assert [asked(at, ANN) for at in (in_lobby, running)] == [(Asked.BEGIN,), ()]
    running.do(votes.propose_undo, ANN, 0)
    assert asked(running, BOB) == (Asked.MOVE, Asked.VOTE)
    running.do(seats.leave_to_computer, BOB)
    assert asked(running, BOB) == (Asked.TAKE_SEAT_BACK,)
    assert asked(running, FAY) is None
    assert asked(in_lobby, BOB) is None
