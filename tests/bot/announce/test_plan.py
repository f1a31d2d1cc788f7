"""The plan for a table, without Discord: the messages to post, edit, close and delete."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest

from bot.announce import plan, seat_posts
from bot.announce.executor import UNFINISHED
from bot.announce.plan import Close, Edit, Operation, Send, by_channel, needed
from bot.announce.sent_messages import offer_of
from bot.announce.slot import RoundEnds, SlotState, Where
from bot.people import limits
from bot.people.preferences import PLAYER_DEFAULTS, Hands, Reader, Reminders
from bot.store.records import Asked, Role, SentMessage, written
from bot.store.records import MessagePlace as Place
from bot.tables import (
    Deadline,
    Stage,
    Table,
    TableError,
    TableOptions,
    game_moves,
    lobby,
    seats,
    shuffles,
    timing,
    votes,
)
from bot.tables.change import MovedForSeat
from bot.tables.table import VoteKind
from bot.views.review import END_REVIEW
from engine.chance import Chance
from engine.options import ROUNDS, PlacingOrder
from engine.views import Phase
from tests.bot.announce.posting import (
    ABOVE,
    Posting,
    deleted,
    direct_channel,
    english,
    kinds,
    posting,
    sends,
    text_of,
)
from tests.bot.tables.in_time import TEN, running
from tests.bot.tables.sitting import (
    ANN,
    BOB,
    CLEO,
    DORA,
    FAY,
    MESSAGE,
    PEOPLE,
    SECRET,
    Sitting,
    begun,
    opened,
)
from tests.bot.tables.test_intended_moves import intending

NO_DEADLINE = TableOptions(deadline=Deadline.NONE)


# The table of slots


def test_each_role_has_one_slot() -> None:
    slots = (*plan.SEAT_MESSAGES, plan.SEAL, *plan.CHANNEL_MESSAGES)
    roles = [slot.role for slot in slots]
    assert len(set(roles)) == len(roles)
    assert {slot.role for slot in plan.CHANNEL_MESSAGES} >= plan.NEEDED


# Before the game


def test_a_table_is_posted_once_and_edited_as_people_join() -> None:
    at = Posting(opened())
    assert kinds(at.update()) == [("Send", Place(Role.LOBBY))]
    assert at.update() == []
    at.at.do(lobby.join, BOB)
    assert kinds(at.update()) == [("Edit", Place(Role.LOBBY))]


@pytest.mark.parametrize(
    ("table", "role"),
    [
        (opened().table, 7),
        (opened(options=TableOptions(by_invitation=True)).table, None),
        (replace(opened().table, rematch_of="abcd2345"), None),
    ],
    ids=["public", "by invitation", "rematch"],
)
def test_the_role_of_the_server_is_notified_once_of_a_table_that_anyone_can_join(
    table: Table, role: int | None
) -> None:
    at = Posting(Sitting(table))
    at.known["public"] = Reader(english(), ping_role_id=7)
    (sent,) = at.update()
    assert isinstance(sent, Send)
    assert sent.post.screen.mentioned_role == role
    at.at.do(lobby.add_computer, ANN)
    (edited,) = at.update()
    assert isinstance(edited, Edit)
    assert edited.post.screen.mentioned_role is None


def test_an_invited_person_is_mentioned_once_per_invitation() -> None:
    at = posting(opened, options=TableOptions(by_invitation=True))
    for person in (BOB, CLEO):
        at.at.do(lobby.invite, ANN, person)
    (first,) = [one for one in at.update() if isinstance(one, Send) and one.place.role == Role.INVITATION]
    assert first.post.screen.mentions == (BOB.id, CLEO.id)
    assert first.post.screen.about == limits.INVITATION
    at.at.do(lobby.uninvite, ANN, BOB.id)
    assert sends(at.update())[Role.INVITATION] == 0
    at.at.do(lobby.invite, ANN, BOB)
    closed, again = [one for one in at.update() if one.place.role == Role.INVITATION]
    assert isinstance(closed, Close)
    assert isinstance(again, Send)
    assert again.post.screen.mentions == (BOB.id,)


def test_an_invitation_loses_its_button_when_the_game_begins() -> None:
    at = posting(opened, 2)
    at.at.do(lobby.invite, ANN, CLEO)
    at.update()
    assert at.live(Role.INVITATION) is not None
    at.at.begin()
    assert ("Close", Place(Role.INVITATION)) in kinds(at.update())
    for guest in (DORA, FAY):
        at.at.do(lobby.invite, ANN, guest)
        (sent,) = [one for one in at.update() if one.place == Place(Role.INVITATION)]
        assert isinstance(sent, Send)
        assert sent.post.screen.mentions == (guest.id,)
        assert at.live(Role.INVITATION) is None, "it has no button"


def test_the_host_is_notified_of_a_full_table_unless_active() -> None:
    at = Posting(opened(5))
    (full,) = [one for one in at.update() if isinstance(one, Send) and one.place == Place(Role.FULL)]
    assert (full.post.screen.mentions, full.post.screen.about) == ((ANN.id,), f"full {at.at.table.id}")
    at.at.do(lobby.leave, BOB)
    assert deleted(at.update()) == [Place(Role.FULL)]
    at.sees(ANN)
    at.at.do(lobby.join, BOB)
    assert sends(at.update())[Role.FULL] == 0


def test_a_table_that_moves_into_a_thread_leaves_only_a_link_behind() -> None:
    at = posting(opened)
    at.at.do(lobby.move, ANN, 2)
    at.known["above"] = ABOVE
    operations = at.update()
    assert kinds(operations, Role.LOBBY) == [
        ("Delete", Place(Role.LOBBY)),
        ("Send", Place(Role.LOBBY)),
    ]
    sent = at.live(Role.TABLE_LINK)
    assert sent is not None
    assert sent.channel_id == ABOVE
    at.at.do(lobby.join, BOB)
    at.known["above"] = None  # as if the thread could not be fetched
    assert kinds(at.update(), Role.TABLE_LINK) == []
    at.at.begin()
    assert kinds(at.update(), Role.TABLE_LINK) == [("Close", Place(Role.TABLE_LINK))]


def test_a_person_who_cannot_be_added_to_a_thread_is_named_once() -> None:
    at = posting(opened)
    at.known["left_out"] = (BOB.id,)
    assert f"<@{BOB.id}>" in text_of(at.update(), Place(Role.LEFT_OUT))
    at.known["left_out"] = ()
    assert at.update() == []
    sent = at.messages[Place(Role.LEFT_OUT)]
    assert str(BOB.id) not in written(sent.occasion)


# The deal


def test_nothing_but_the_commitment_is_posted_before_the_cards_are_dealt() -> None:
    at = posting(opened, 2)
    at.at.do(shuffles.begin, ANN, SECRET)
    assert at.at.table.stage is Stage.DEALING
    assert kinds(at.update()) == [("Send", Place(Role.SHUFFLE))]
    at.at.happens(shuffles.deal, MESSAGE)
    operations = at.update()
    assert kinds(operations, Role.SHUFFLE) == []
    assert sends(operations) == {Role.PRIVATE: 2, Role.ROUND: 1}


# What a seat is asked


def test_people_are_asked_in_direct_messages_and_computer_players_are_not() -> None:
    at = posting(begun, 2, 1)
    asked = {place: sent.channel_id for place, sent in at.messages.items() if place.role == Role.PRIVATE}
    assert asked == {
        Place(Role.PRIVATE, 0): direct_channel(ANN),
        Place(Role.PRIVATE, 2): direct_channel(BOB),
    }


def test_an_active_players_message_is_edited_and_others_get_a_new_one() -> None:
    at = posting(begun, 2)
    at.sees(BOB)
    at.at.act(ANN)
    at.at.act(BOB)
    operations = at.update()
    assert kinds(operations, Role.PRIVATE) == [
        ("Close", Place(Role.PRIVATE, 0)),
        ("Send", Place(Role.PRIVATE, 0)),
        ("Edit", Place(Role.PRIVATE, 1)),
    ]
    closed = next(one for one in operations if isinstance(one, Close))
    assert closed.screen is not None
    assert "You picked card" in closed.screen.text, "her decision"
    at.at.play(until=lambda table: table.view(None).phase is Phase.MAP)
    at.update()
    at.at.play(until=lambda table: table.view(None).round == 2)
    placed = next(one for one in at.update() if isinstance(one, Close))
    assert "\n🗺️ " in text_of([placed], Place(Role.PRIVATE, 0))


def test_a_person_who_is_not_asked_gets_no_new_message() -> None:
    at = posting(begun, 3, options=TableOptions(order=PlacingOrder.IN_ORDER))
    for person in PEOPLE[:3]:
        at.at.act(person)
    at.update()
    (first,) = at.at.table.view(None).may_place
    at.at.act(PEOPLE[first])
    assert [place for kind, place in kinds(at.update(), Role.PRIVATE) if kind == "Send"] != []
    assert len([one for one in at.messages if one[0] == Role.PRIVATE]) == 3


def test_a_private_message_is_kept_while_a_computer_player_has_the_seat_and_then_reused() -> None:
    at = posting(begun, 2)
    at.at.do(seats.leave_to_computer, BOB)
    at.at.settle()
    operations = at.update()
    assert kinds(operations, Role.PRIVATE) == [("Edit", Place(Role.PRIVATE, 1))]
    (away,) = [one for one in operations if one.place == Place(Role.AWAY, 1)]
    assert isinstance(away, Send)
    assert not away.post.screen.notified
    at.at.act(ANN)
    at.at.settle()
    assert ("Send", Place(Role.PRIVATE, 1)) not in kinds(at.update())
    at.sees(BOB)
    at.at.do(seats.take_seat_back, BOB)
    operations = at.update()
    assert deleted(operations) == [Place(Role.AWAY, 1)]
    assert kinds(operations, Role.PRIVATE)[-1] == ("Edit", Place(Role.PRIVATE, 1))


def test_a_player_who_moves_their_hands_to_the_channel_finds_a_link_in_their_last_message() -> None:
    at = posting(begun, 2)
    at.preferences[ANN.id] = replace(PLAYER_DEFAULTS, hands=Hands.CHANNEL)
    operations = at.update()
    assert kinds(operations) == [
        ("Edit", Place(Role.PRIVATE, 0)),
        ("Send", Place(Role.MENTION)),
    ]
    assert f"Continue in <#{at.at.table.channel_id}>" in text_of(operations, Place(Role.PRIVATE, 0))
    for person in (ANN, BOB):
        at.at.act(person)
    sent = [
        ("Note", Place(Role.PRIVATE, 0)),
        ("Close", Place(Role.PRIVATE, 1)),
        ("Send", Place(Role.PRIVATE, 1)),
    ]
    assert kinds(at.update(), Role.PRIVATE) == sent, "only the record of the message with the link changes"
    at.preferences.clear()
    at.sees(ANN)
    operations = at.update()
    assert kinds(operations) == [
        ("Edit", Place(Role.PRIVATE, 0)),
        ("Delete", Place(Role.MENTION)),
    ]
    assert "Continue in" not in text_of(operations, Place(Role.PRIVATE, 0))


def is_in_round(number: int, table: Table) -> bool:
    """Whether a table's game is in this round."""
    return table.view(None).round == number


@pytest.mark.parametrize("where", ["channel", "board"])
def test_the_result_stands_above_the_last_round_wherever_its_reader_has_played(where: str) -> None:
    at = posting(begun, 2)
    if where == "channel":
        at.preferences[ANN.id] = replace(PLAYER_DEFAULTS, hands=Hands.CHANNEL)
    else:
        at.known["at_board"] = frozenset({ANN.id})
    at.update()
    for number in range(2, ROUNDS + 1):
        at.at.play(partial(is_in_round, number))
        at.update()
    at.at.play()
    text = text_of(at.update(), Place(Role.PRIVATE, 0))
    assert f"**Round {ROUNDS}**" in text


def test_a_player_who_accepts_no_direct_messages_is_mentioned_once_per_phase_and_told_why() -> None:
    at = Posting(begun(2))
    first = at.plan()
    for operation in first:
        if operation.place != Place(Role.PRIVATE, 0):
            at.apply(operation)
    at.known["unreachable"] = frozenset({ANN.id})  # Discord refused the message
    operations = at.update()
    assert kinds(operations) == [("Send", Place(Role.MENTION))]
    assert "direct messages" in text_of(operations, Place(Role.MENTION))
    assert at.update() == []
    for person in (ANN, BOB):
        at.at.act(person)
    assert kinds(at.update(), Role.MENTION) == [
        ("Delete", Place(Role.MENTION)),
        ("Send", Place(Role.MENTION)),
    ]


def test_a_mention_is_not_edited_when_a_player_moves() -> None:
    at = Posting(begun(3))
    at.known["unreachable"] = frozenset(person.id for person in PEOPLE)
    at.update()
    at.at.act(ANN)
    assert kinds(at.update(), Role.MENTION) == []


def test_a_former_players_message_shows_only_that_their_seat_is_lost() -> None:
    at = posting(begun, 2)
    at.at.accept(CLEO, 1, BOB.id)
    closed, sent = [one for one in at.update() if one.place == Place(Role.PRIVATE, 1)]
    assert isinstance(closed, Close)
    assert closed.forgets
    assert closed.screen is not None
    assert closed.screen.text.splitlines()[1:] == [english().format("closed-seat-lost")]
    assert isinstance(sent, Send)
    assert at.messages[Place(Role.PRIVATE, 1)].channel_id == direct_channel(CLEO)


def test_the_message_of_a_permanently_replaced_player_is_closed_and_forgotten() -> None:
    at = posting(begun, 3)
    at.at.do(seats.leave_to_computer, BOB)
    at.at.do(seats.replace_by_computer, ANN, 1)
    at.at.settle()
    assert ("Close", Place(Role.PRIVATE, 1)) in kinds(at.update())
    assert Place(Role.PRIVATE, 1) not in at.messages


# Reminders


def reminded(options: TableOptions = TEN) -> Posting:
    """A two-player game in which both have received the first reminder."""
    at = posting(running, options=options)
    at.at.pass_time(minutes=5)
    assert sends(at.update()) == {Role.REMINDER: 2}
    return at


def test_each_reminder_replaces_the_previous_one_and_is_deleted_after_a_move() -> None:
    at = reminded()
    at.at.pass_time(minutes=4)
    operations = at.update()
    assert kinds(operations, Role.REMINDER) == [
        *[("Delete", Place(Role.REMINDER, 0)), ("Send", Place(Role.REMINDER, 0))],
        *[("Delete", Place(Role.REMINDER, 1)), ("Send", Place(Role.REMINDER, 1))],
    ]
    assert "Last reminder" in text_of(operations, Place(Role.REMINDER, 0))
    at.at.act(ANN)
    assert deleted(at.update()) == [Place(Role.REMINDER, 0)]


@pytest.mark.parametrize(
    ("options", "pauses"),
    [(TEN, [timedelta(minutes=5), timedelta(minutes=4)]), (NO_DEADLINE, 3 * [timedelta(days=1)])],
)
def test_only_the_last_reminder_of_a_decision_is_called_the_last(
    options: TableOptions, pauses: list[timedelta]
) -> None:
    at = posting(running, options=options)
    told = []
    for pause in pauses:
        at.at.pass_time(seconds=pause.total_seconds())
        told.append(text_of(at.update(), Place(Role.REMINDER, 0)).partition(":")[0])
    assert told == ["⏰ **Reminder"] * (len(pauses) - 1) + ["⏰ **Last reminder"]


def test_extending_a_deadline_edits_the_reminder_without_notifying() -> None:
    at = posting(running, options=TableOptions(deadline=Deadline.HOUR))
    at.at.pass_time(minutes=50)
    at.update()
    at.at.do(timing.extend, ANN, timedelta(minutes=10))
    assert at.at.table.clocks[0].reminders == 1
    assert kinds(at.update(), Role.REMINDER) == [
        ("Edit", Place(Role.REMINDER, 0)),
        ("Edit", Place(Role.REMINDER, 1)),
    ]


def test_all_reminders_are_sent_again_after_a_long_extension() -> None:
    at = reminded()
    at.at.do(timing.extend, ANN, timedelta(hours=1))
    assert at.at.table.clocks[0].reminders == 0
    assert sorted(deleted(at.update())) == [Place(Role.REMINDER, 0), Place(Role.REMINDER, 1)]
    at.at.pass_time(minutes=35)
    assert sends(at.update())[Role.REMINDER] == 2


def test_a_reminder_is_not_repeated_after_a_pause() -> None:
    at = reminded()
    at.at.do(timing.pause, ANN)
    assert sorted(deleted(at.update())) == [Place(Role.REMINDER, 0), Place(Role.REMINDER, 1)]
    at.at.do(timing.resume, ANN)
    assert kinds(at.update(), Role.REMINDER) == []


def test_each_nudge_sends_a_separate_reminder() -> None:
    at = posting(running, options=NO_DEADLINE)
    at.at.act(ANN)
    at.at.pass_time(hours=2)
    at.at.do(timing.nudge, ANN)
    assert sends(at.update())[Role.REMINDER] == 1
    at.at.pass_time(hours=1)
    at.at.do(timing.nudge, ANN)
    assert kinds(at.update(), Role.REMINDER) == [
        ("Delete", Place(Role.REMINDER, 1)),
        ("Send", Place(Role.REMINDER, 1)),
    ]


def test_a_reminder_follows_the_players_setting_and_is_not_repeated() -> None:
    at = reminded()
    at.preferences[ANN.id] = replace(PLAYER_DEFAULTS, reminders=Reminders.CHANNEL)
    at.preferences[BOB.id] = replace(PLAYER_DEFAULTS, reminders=Reminders.OFF)
    assert sorted(deleted(at.update())) == [Place(Role.REMINDER, 0), Place(Role.REMINDER, 1)]
    assert at.update() == []
    at.at.pass_time(minutes=4)
    (sent,) = [one for one in at.update() if isinstance(one, Send)]
    assert (sent.place, sent.post.where) == (Place(Role.REMINDER, 0), Where.CHANNEL)


# Rounds, votes, the log and offers


def test_a_result_is_shown_above_the_next_round_and_stays_there() -> None:
    at = posting(begun, 2)
    at.at.act(ANN)
    assert kinds(at.update(), Role.ROUND) == [("Edit", Place(Role.ROUND))]
    at.at.play(until=lambda table: table.view(None).round == 2)
    operations = at.update()
    assert kinds(operations, Role.ROUND) == [
        ("Delete", Place(Role.ROUND)),
        ("Send", Place(Role.ROUND)),
    ]
    assert headings(operations) == ["## Round 1 of 12 is over", "## Round 2 of 12"]
    (sent,) = [one for one in operations if isinstance(one, Send) and one.place == Place(Role.ROUND)]
    assert not sent.post.screen.notified
    at.at.act(ANN)
    assert headings(at.update()) == ["## Round 1 of 12 is over", "## Round 2 of 12"]
    at.at.play(until=lambda table: table.view(None).round == 3)
    closed, running = [one for one in at.update() if one.place == Place(Role.ROUND)]
    assert headings([closed]) == ["## Round 1 of 12 is over"]
    assert isinstance(closed, Close)
    assert closed.screen is not None
    assert [part.id.control for row in closed.screen.rows for part in row] == ["maps", "own-map"]
    assert headings([running]) == ["## Round 2 of 12 is over", "## Round 3 of 12"]
    assert at.messages[Place(Role.RESULT, number=2)].is_stripped


def test_the_picture_of_a_result_is_uploaded_once_in_a_draft() -> None:
    at = posting(begun, 2)
    at.at.play(until=lambda table: table.view(None).round == 2)
    at.update()
    shown = at.messages[Place(Role.ROUND)].fingerprint
    at.at.play(until=lambda table: table.view(None).round == 3)
    closed = next(one for one in at.update() if isinstance(one, Close) and one.place == Place(Role.ROUND))
    assert closed.screen is not None
    assert closed.screen.has_picture_of(shown)


def test_a_result_without_its_picture_is_edited_again() -> None:
    at = posting(begun, 2)
    at.at.play(until=lambda table: table.view(None).round == 3)
    at.update()
    place = Place(Role.RESULT, number=2)
    at.messages[place] = replace(at.messages[place], fingerprint=UNFINISHED)
    (again,) = at.update()
    assert isinstance(again, Close)
    assert again.place == place
    assert again.screen is not None
    assert again.screen.drawing is not None
    assert at.messages[place].is_stripped


def test_a_persons_direct_messages_are_one_channel_before_and_after_it_was_opened() -> None:
    at = Posting(begun(2))
    snapshot = at.snapshot()
    unopened = {who: replace(reader, direct_channel_id=None) for who, reader in snapshot.readers.items()}
    operations = at.plan()
    assert {ANN.id, BOB.id} < by_channel(operations, snapshot, at.messages).keys()
    assert {ANN.id, BOB.id} < by_channel(operations, replace(snapshot, readers=unopened), at.messages).keys()


def test_the_results_of_the_last_two_rounds_stay_above_the_games_result() -> None:
    at = posting(begun, 2)
    at.at.play(until=lambda table: table.view(None).round == ROUNDS)
    at.update()
    at.at.play()
    operations = at.update()
    before, last, end = [one for one in operations if one.place.role in (Role.ROUND, Role.END)]
    assert headings([before]) == ["## Round 11 of 12 is over"]
    assert headings([last]) == ["## Round 12 of 12 is over"]
    assert isinstance(end, Send)
    assert end.post.screen.mentions == (ANN.id, BOB.id)
    assert kinds([before, last, end]) == [
        ("Close", Place(Role.ROUND)),
        ("Send", Place(Role.ROUND)),
        ("Send", Place(Role.END)),
    ]
    assert at.update() == []
    over = at.at.table.view(None)
    for seat, person in enumerate(over.seats):
        own = text_of(operations, Place(Role.PRIVATE, seat))
        assert own.count("🏆 **You") == (seat in over.winners)
        assert own.count("🏁 **You came 2nd of 2") == (seat not in over.winners)
        assert f"{person.score.total} points" in own.splitlines()[0]
        (closed,) = [
            one for one in operations if isinstance(one, Close) and one.place == Place(Role.PRIVATE, seat)
        ]
        assert closed.screen is not None
        assert [part.id.control for row in closed.screen.rows for part in row] == ["rematch", END_REVIEW]


def test_a_game_ended_early_keeps_the_result_of_its_last_finished_round() -> None:
    at = posting(begun, 2)
    at.at.play(until=lambda table: table.view(None).round == 2)
    at.update()
    at.at.do(votes.propose_end, ANN)
    at.at.do(votes.cast, BOB, True)
    assert headings(at.update()) == ["## Round 1 of 12 is over", "## Round 2 of 12"]


async def test_round_ends_are_cached_until_moves_are_undone() -> None:
    at, ends = begun(2), RoundEnds()
    at.play(until=lambda table: table.view(None).round == 2)
    first = await ends.of(at.table, range(1, 2))
    at.act(ANN)
    assert await ends.of(at.table, range(1, 2)) is first
    assert at.table.game is not None
    shorter = replace(at.table.game, actions=at.table.game.actions[:-2])
    assert await ends.of(replace(at.table, game=shorter), range(1, 2)) is not first


def headings(operations: Iterable[Operation]) -> list[str]:
    """The headings in the round's message after these operations."""
    return [line for line in text_of(operations, Place(Role.ROUND)).splitlines() if line.startswith("#")]


def test_results_that_were_never_posted_are_posted_in_order() -> None:
    at = posting(begun, 2)
    at.at.play(until=lambda table: table.view(None).round == 4)
    operations = at.update()
    assert kinds(operations, Role.ROUND) == [
        ("Delete", Place(Role.ROUND)),
        *[("Send", Place(Role.ROUND))] * 3,
    ]
    told = [headings([one]) for one in operations if sends([one])[Role.ROUND]]
    assert [found[0] for found in told] == [f"## Round {number} of 12 is over" for number in (1, 2, 3)]
    assert [len(found) for found in told] == [1, 1, 2]
    assert {place for place in at.messages if place.role is Role.RESULT} == {
        Place(Role.RESULT, number=number) for number in (1, 2, 3)
    }


def test_undoing_a_round_withdraws_its_result() -> None:
    at = posting(begun, 2)
    at.at.play(until=lambda table: table.view(None).round == 2)
    at.update()
    before = at.messages[Place(Role.ROUND)]
    point = next(point for point in game_moves.undo_points(at.at.table) if point.round == 1)
    at.at.do(votes.propose_undo, ANN, point.keep)
    at.update()
    assert at.at.table.vote is not None
    at.at.do(votes.cast, BOB, True)
    operations = at.update()
    assert kinds(operations, Role.VOTE) == [("Close", Place(Role.VOTE))]
    assert kinds(operations, Role.RESULT) == [("Close", Place(Role.RESULT, number=1))]
    assert kinds(operations, Role.ROUND) == [("Edit", Place(Role.ROUND))]
    assert at.messages[Place(Role.ROUND)].message_id == before.message_id
    assert at.messages[Place(Role.ROUND)].occasion == 1


def test_a_vote_is_posted_once_and_shows_how_it_ended() -> None:
    at = posting(begun, 3)
    at.at.do(votes.propose_end, BOB, host_has_left=True)
    (sent,) = [one for one in at.update() if isinstance(one, Send) and one.place == Place(Role.VOTE)]
    assert sent.post.screen.mentions == (CLEO.id,)
    assert sent.post.screen.about == f"{VoteKind.END} {at.at.table.id}"
    at.at.do(votes.withdraw, BOB)
    operations = at.update()
    assert kinds(operations, Role.VOTE) == [("Close", Place(Role.VOTE))]
    assert text_of(operations, Place(Role.VOTE)).startswith("🗳️ Withdrawn")


@pytest.mark.parametrize(
    ("has_newcomer", "agree"),
    [(False, "Everyone who’s playing has to agree."), (True, "Everyone who’s been playing since the deal")],
)
def test_a_vote_about_a_seat_names_those_who_have_to_agree(has_newcomer: bool, agree: str) -> None:
    at = posting(begun, 2, 1)
    if has_newcomer:
        at.at.do(seats.accept_seat, FAY, 1, None, ANN.id, at.at.now)
    at.at.do(votes.propose_replace, ANN, 2)
    assert agree in text_of(at.update(), Place(Role.VOTE))


def test_table_events_are_logged_once() -> None:
    at = posting(begun, 2)
    for rule in (timing.pause, timing.resume) * 2:
        at.at.do(rule, ANN)
    (log,) = [one for one in at.update() if one.place == Place(Role.LOG)]
    assert isinstance(log, Send)
    assert len(log.post.screen.text.splitlines()) == 4
    at.at.do(timing.pause, ANN)
    operations = at.update()
    assert kinds(operations, Role.LOG) == [("Send", Place(Role.LOG))]
    assert len(text_of(operations, Place(Role.LOG)).splitlines()) == 1


def test_an_offer_loses_its_button_once_no_one_can_accept_it() -> None:
    at = posting(begun, 3)
    offered = SentMessage(1, 5, offer_of(at.at.table, 1), "", at.at.now)
    at.messages[Place(Role.OFFER, number=5)] = offered
    assert at.update() == []
    at.at.accept(FAY, 1, BOB.id)
    assert ("Close", Place(Role.OFFER, number=5)) in kinds(at.update())
    assert Place(Role.OFFER, number=5) not in at.messages
    at.messages[Place(Role.OFFER, number=5)] = replace(offered, sent_at=at.at.now - timedelta(days=2))
    assert kinds(at.plan()) == [("Close", Place(Role.OFFER, number=5))]


# The end


def test_a_finished_game_closes_all_messages_but_the_log_and_result() -> None:
    at = posting(begun, 2, 1)
    at.at.play()
    operations = at.update()
    assert at.at.table.stage is Stage.FINISHED
    assert sends(operations)[Role.END] == 1
    places = [one.place.role for one in operations]
    assert places.index(Role.END) < places.index(Role.PRIVATE), (
        "the result is posted before the private messages about it"
    )
    live = {place.role for place, sent in at.messages.items() if not sent.is_stripped}
    assert live - {Role.LOG} == {Role.END}
    assert all(at.messages[place].is_stripped for place in at.messages if place.role is Role.RESULT)


def test_ending_a_game_early_updates_the_round_and_private_messages() -> None:
    at = posting(begun, 2)
    at.at.do(lobby.close, FAY, moderator=True)
    operations = at.update()
    assert ("Close", Place(Role.ROUND)) in kinds(operations)
    assert [place for kind, place in kinds(operations, Role.PRIVATE)] == [
        Place(Role.PRIVATE, 0),
        Place(Role.PRIVATE, 1),
    ]
    assert "ended early: see <#1>" in text_of(operations, Place(Role.PRIVATE, 0))


# Channels that refuse messages


def test_each_player_is_told_once_of_a_lost_channel_and_plays_on_in_direct_messages() -> None:
    at = posting(begun, 2)
    at.preferences[BOB.id] = replace(PLAYER_DEFAULTS, hands=Hands.CHANNEL)
    at.update()
    at.lose_channel()
    operations = at.update()
    assert sends(operations) == {Role.LOST_CHANNEL: 2, Role.PRIVATE: 1}
    assert deleted(operations) == [Place(Role.PRIVATE, 1)], "Bob is asked in a direct message again"
    at.at.act(ANN)
    assert kinds(at.update()) == [("Edit", Place(Role.PRIVATE, 0))]


def test_a_channel_that_is_back_is_brought_up_to_date() -> None:
    at = posting(begun, 2)
    at.lose_channel()
    at.at.act(ANN)
    at.update()
    at.known.clear()
    assert kinds(at.plan()) == [("Edit", Place(Role.ROUND))], "this edit shows that the channel is back"
    at.channel = replace(at.channel, refusal=None)
    assert deleted(at.update()) == [Place(Role.LOST_CHANNEL, 0), Place(Role.LOST_CHANNEL, 1)]


def test_a_channel_that_takes_only_edits_is_still_edited() -> None:
    at = posting(begun, 2)
    at.lose_channel(takes_edits=True)
    at.at.act(ANN)
    operations = at.update()
    assert kinds(operations, Role.ROUND) == [("Edit", Place(Role.ROUND))]
    assert sends(operations) == {Role.LOST_CHANNEL: 2}


@pytest.mark.parametrize("fails", [True, False])
def test_results_missed_in_a_channel_are_posted_before_that_of_the_game(fails: bool) -> None:
    at = posting(begun, 2)
    at.lose_channel(takes_edits=True)
    at.at.play(until=lambda table: table.view(None).round == 4)
    at.update()
    at.at.do(lobby.close, FAY, moderator=True)
    at.update()
    at.known.clear()
    if fails:
        at.known["failed"] = frozenset({Place(Role.ROUND)})
    posted = [one.place.role for one in at.update() if isinstance(one, Send) and one.place.role != Role.LOG]
    assert posted == ([Role.END] if fails else [Role.ROUND, Role.ROUND, Role.END])


@pytest.mark.parametrize("is_noted", [True, False])
def test_the_result_of_a_game_without_a_channel_goes_to_each_player(is_noted: bool) -> None:
    at = posting(begun, 2)
    at.lose_channel(is_noted=is_noted)
    at.at.do(lobby.close, FAY, moderator=True)
    if not is_noted:
        # The pass begins in the channel, so it notices the loss before it messages any player.
        at.known.clear()
        assert at.plan()[0].place.role not in (Role.PRIVATE, Role.DIRECT_END)
        at.lose_channel()
    operations = at.update()
    assert sends(operations)[Role.DIRECT_END] == 2
    said = text_of(operations, Place(Role.PRIVATE, 0))
    assert said.endswith("The game was ended early.")
    assert at.update() == []


# Lost messages and failures


def test_a_message_that_may_be_gone_is_edited_to_find_out() -> None:
    at = posting(begun, 2)
    places = needed(at.at.table, at.messages)
    assert places == {Place(Role.ROUND)}
    at.known["unsure"] = places
    assert kinds(at.plan()) == [("Edit", Place(Role.ROUND))]
    at.known["unsure"] = frozenset()
    assert at.plan() == ()


def test_a_failed_message_is_skipped_and_does_not_block_the_others() -> None:
    at = Posting(begun(2))
    at.known["failed"] = frozenset({Place(Role.PRIVATE, 0)})
    assert {place for _, place in kinds(at.update())} == {
        Place(Role.LOBBY),
        Place(Role.PRIVATE, 1),
        Place(Role.ROUND),
    }


# Messages about past phases


def test_a_player_who_ran_out_of_time_sees_the_computer_players_move_unless_it_was_undone() -> None:
    at = posting(running, 2)
    at.at.act(BOB)
    at.at.pass_time(minutes=10)
    closed = {one.place: one.screen for one in at.update() if isinstance(one, Close) and one.screen}
    told = "⏰ Your time ran out, so a computer player moved for you: it picked card "
    assert told in closed[Place(Role.PRIVATE, 0)].text
    assert "time ran out" not in closed[Place(Role.PRIVATE, 1)].text
    snapshot = at.snapshot()
    undone = tuple(
        replace(notice, event=replace(notice.event, entry=99))
        for notice in snapshot.notices
        if isinstance(notice.event, MovedForSeat)
    )
    sent: dict[Place, SentMessage] = {
        Place(Role.PRIVATE, 0): SentMessage(direct_channel(ANN), 1, Asked(1, Phase.PICK), "", at.at.now)
    }
    state = SlotState(replace(snapshot, notices=undone), sent, Place(Role.PRIVATE, 0))
    assert seat_posts.closed_private(state).text.splitlines()[1].startswith("✅")


def test_what_follows_a_computer_players_move_and_is_undone_does_not_hide_that_move() -> None:
    options = TableOptions(order=PlacingOrder.SIMULTANEOUS, deadline=Deadline.TEN_MINUTES)
    at = posting(begun, 3, options=options)
    intending(at.at, ANN)
    at.at.act(CLEO)
    at.at.pass_time(minutes=10)
    assert at.at.table.view(None).seats[0].done, "the computer player's pick began the map phase"
    at.at.do(game_moves.take_back, ANN)
    closed = {one.place: one.screen for one in at.update() if isinstance(one, Close) and one.screen}
    assert "a computer player moved for you: it picked card " in closed[Place(Role.PRIVATE, 1)].text


# Whole games


def some_rule(at: Sitting, chance: Chance) -> None:
    """Make a person do something other than a move, if the table allows it."""
    ann = (timing.pause, timing.resume, votes.withdraw)
    anyone = (seats.leave_to_computer, seats.take_seat_back, lobby.watch, votes.propose_end)
    rule = chance.choice((*ann, *anyone))
    with suppress(TableError):
        at.do(rule, ANN if rule in ann else chance.choice(PEOPLE[:4]))


@pytest.mark.parametrize("order", PlacingOrder)
def test_random_games_always_reach_an_empty_plan_and_close_their_messages(
    order: PlacingOrder,
) -> None:
    chance = Chance.of_text(f"whatever happens {order}")
    at = posting(begun, 3, 1, options=replace(TEN, order=order))
    sent_pings = 0
    while at.at.table.stage is Stage.RUNNING:
        if chance.below(5) == 0:
            some_rule(at.at, chance)
        waiting = [seat for seat in at.at.table.view(None).waiting_for if seat in at.at.table.people]
        if not waiting or at.at.table.paused_at is not None or chance.below(20) == 0:
            at.at.pass_time(minutes=3)
            with suppress(TableError):
                at.at.do(timing.resume, ANN)
        else:
            user_id = at.at.table.seats[chance.choice(waiting)].user_id
            at.at.act(next(person for person in PEOPLE if person.id == user_id))
        at.at.settle()
        at.sees(*(person for person in PEOPLE[:3] if chance.below(2)))
        operations = at.update()
        asked = [one for one in operations if isinstance(one, Send) and one.place.role == Role.PRIVATE]
        assert all(one.post.screen.text.startswith("en your-turn ") for one in asked), (
            "shown in the notification"
        )
        sent_pings += len(asked)
        directly = [place.seat for place in at.messages if place.role is Role.PRIVATE]
        assert set(directly) <= {0, 2, 3}, "computer players are never asked"
    assert 3 < sent_pings < 3 * ROUNDS * 3
    live = {place.role for place, sent in at.messages.items() if not sent.is_stripped}
    assert live - {Role.LOG} == {Role.END}
