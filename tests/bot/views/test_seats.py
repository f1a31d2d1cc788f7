"""The result of a seat is promised only to the person who gets it."""

from __future__ import annotations

import pytest

from bot.tables import seats, votes
from bot.views.viewer import Viewer
from bot.views.votes import confirm_giving_up_screen, vote_screen
from tests.bot.tables.sitting import ANN, BOB, FAY
from tests.bot.tables.test_fairness import in_round
from tests.bot.views.test_viewer import READER


@pytest.mark.parametrize("is_successor", [False, True])
def test_a_result_is_promised_to_the_person_who_keeps_it(is_successor: bool) -> None:
    at = in_round(7)
    if is_successor:
        at.accept(FAY, 1, BOB.id)
    asked = confirm_giving_up_screen(Viewer(READER, at.table, 1))
    vote = at.do(votes.propose_replace, ANN, 1).vote
    assert vote is not None
    voted = vote_screen(Viewer(READER, at.table, None), vote, None, ())
    keeper = seats.given_to_computer(at.table, 1, keeps=True).table.keeper_of(1)
    assert keeper is not None
    assert keeper.id == BOB.id
    assert ("result will still be yours" in asked.text, "keeps the result" in voted.text) == (
        not is_successor,
        not is_successor,
    )
