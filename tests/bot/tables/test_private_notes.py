"""Private notes: only their writer sees them, and they end with the seat and with the game."""

from __future__ import annotations

from bot.tables import seats
from bot.tables.seats import LONGEST_NOTE, write_note
from bot.views.current_screen import current_screen
from bot.views.hand import own_hand_screen
from bot.views.viewer import Viewer
from tests.bot.play.room import READER
from tests.bot.screens.test_secret_decisions import shown_to
from tests.bot.tables.sitting import ANN, BOB, FAY, begun, opened

NOTE = "keep 17 for the *north*"


def test_a_note_is_shown_with_the_hand_until_it_is_deleted() -> None:
    at = begun(2)
    before = current_screen(Viewer(READER, at.table, 0)).text
    at.do(write_note, ANN, "first")
    at.do(write_note, ANN, NOTE)
    viewer = Viewer(READER, at.table, 0)
    for screen in (current_screen(viewer), own_hand_screen(viewer)):
        assert screen.text.endswith("\n-# 📝 keep 17 for the \\*north\\*")
    at.do(write_note, ANN, "")
    assert current_screen(Viewer(READER, at.table, 0)).text == before


def test_no_one_else_is_shown_a_note() -> None:
    at = begun(3)
    before = [list(shown_to(at.table, seat)) for seat in (None, 1, 2)]
    at.do(write_note, ANN, NOTE)
    assert [list(shown_to(at.table, seat)) for seat in (None, 1, 2)] == before
    assert NOTE not in repr(at.table)


def test_a_note_ends_with_the_seat_and_with_the_game() -> None:
    at = begun(2)
    at.do(write_note, ANN, NOTE)
    at.do(write_note, BOB, NOTE)
    at.do(seats.leave_to_computer, BOB)
    assert at.table.note_of(BOB.id) == NOTE
    at.accept(FAY, 1, BOB.id)
    assert (at.table.note_of(BOB.id), at.table.note_of(FAY.id), at.table.note_of(ANN.id)) == ("", "", NOTE)
    assert at.play().private_notes == ()


def test_who_can_write_a_note_and_how_long_it_can_be() -> None:
    assert opened(2).refused(write_note, ANN, NOTE) == "game-not-begun"
    at = begun(2)
    assert at.refused(write_note, FAY, NOTE) == "not-seated"
    assert at.do(write_note, ANN, "x" * LONGEST_NOTE).note_of(ANN.id) == "x" * LONGEST_NOTE
    assert at.refused(write_note, ANN, "x" * (LONGEST_NOTE + 1)) == "note-too-long"
