"""What a newcomer reads before placing the first card, and the presses for a whole game."""

from __future__ import annotations

import re
from collections import Counter
from functools import partial
from typing import Any

import pytest

from bot.tables import Person, Stage, TableOptions, game_moves
from bot.views.current_screen import current_screen
from bot.views.decisions import cards_to_try, choice_of
from bot.views.menus import number_in
from bot.views.placer import placer_screen
from bot.views.screen import Button, CustomId, Screen
from bot.views.viewer import Viewer
from engine.actions import Action, Bid, Discard, Done, Placement, Skip
from engine.options import ROUNDS, Selection
from engine.trial import Trial, placement_of, tried_in
from tests.bot.play.room import ENGLISH, READER, Room, controls, shown
from tests.bot.tables.sitting import ANN, PEOPLE, Sitting, begun

#: The maximum number of words to read before the first card is placed, on buttons as well.
MOST_WORDS = 150

#: The controls that are pressed during a game, the most preferred first.
MOVES = ("take-place", "try", "bid", "discard", "place-done", "take-pair", "accept", "skip", "done")


def words(*texts: str) -> int:
    """The number of words that begin with a letter, without mentions and markup."""
    return len(re.findall(r"[^\W\d_][\w'’]*", " ".join(re.sub(r"<[^>]*>|[*`]", "", text) for text in texts)))


def all_text(message: Any) -> list[str]:
    """The text of a message, and the labels of its buttons."""
    return [message.content, *(part["label"] for part in controls(message))]


def first_of(message: Any, *wanted: str) -> str:
    """The label of the first enabled button with one of these controls."""
    found = (part for name in wanted for part in controls(message) if f":{name}:" in part["custom_id"])
    return str(next(part["label"] for part in found if not part.get("disabled")))


async def test_a_newcomer_reads_little_and_is_asked_only_about_cards(room: Room) -> None:
    anna = room.person("anna")
    opened = shown(await anna.slash(room.channel, "hokkaido start"))
    (table,) = room.messages()
    begun = await anna.click(table, label=ENGLISH.format("button-add-two-computers"))
    assert not begun.followups, "nothing is asked after that"
    read = [*all_text(opened), *all_text(table), room.messages()[0].content.splitlines()[-1]]
    for control in ("try", "take-place"):
        asked = room.asked(anna)
        read += all_text(asked)
        await anna.user.click(asked, label=first_of(asked, control))
    view = await room.view(anna)
    assert (view.round, len(view.seats[0].map.cards)) == (2, 2), "a round in two presses"
    assert len(room.private_messages(anna)) == 1
    print(f"{words(*read)} words before the first card: {read}")
    assert words(*read) <= MOST_WORDS


TRICK = TableOptions(selection=Selection.TRICK)


@pytest.mark.parametrize(
    ("options", "computers", "most"), [(TableOptions(), 2, 22), (TableOptions(), 1, 32), (TRICK, 2, 36)]
)
def test_a_whole_game_takes_few_presses(options: TableOptions, computers: int, most: int) -> None:
    """Always the first offer: two presses a round, except for cards that are chosen without a choice."""
    at = begun(1, computers, options)
    presses = 0
    while at.table.stage is Stage.RUNNING:
        presses += play_on(at, ANN)
        at.settle()
    print(f"{presses} presses after Begin")
    assert presses <= most


def test_a_game_over_days_takes_each_player_at_most_a_visit_a_round() -> None:
    """On a visit a player makes all moves that are then possible; the game waits for the next one."""
    at = begun(3)
    visits = Counter[str]()
    while at.table.stage is Stage.RUNNING:
        asked = at.table.waiting_for
        person = PEOPLE[asked[visits.total() % len(asked)]]
        visits[person.name] += 1
        while at.table.stage is Stage.RUNNING and at.table.seat_of(person.id) in at.table.waiting_for:
            play_on(at, person)
    print(f"visits: {dict(visits)}")
    assert max(visits.values()) <= ROUNDS


def play_on(at: Sitting, person: Person) -> int:
    """Make a person's next decision by the first button that they are offered; returns the presses."""
    seat = at.table.seat_of(person.id)
    assert seat is not None
    viewer, presses = Viewer(READER, at.table, seat), 1
    pressed = first_button(current_screen(viewer))
    if pressed.control == "try":
        number = number_in(pressed.arguments)
        card = next(card for card in cards_to_try(viewer) if card.number == number)
        pressed, presses = first_button(placer_screen(viewer, card, tried_in(pressed.arguments))), 2
    decision = partial(move, viewer, pressed)
    if pressed.control == "place-done":
        at.do(game_moves.place_and_end, person, tried_at(viewer, pressed))
    elif pressed.control == "take-place":
        at.do(game_moves.act, person, decision, intended=tried_at(viewer, pressed))
    else:
        at.do(game_moves.act, person, decision)
    return presses


def first_button(screen: Screen) -> CustomId:
    parts = [part for row in screen.rows for part in row if isinstance(part, Button) and not part.disabled]
    return next(part.id for control in MOVES for part in parts if part.id.control == control)


def tried_at(viewer: Viewer, pressed: CustomId) -> Placement:
    card = viewer.table.options.deck.card(number_in(pressed.arguments))
    return placement_of(viewer.own.map, card, Trial.of(pressed.arguments))


def move(viewer: Viewer, pressed: CustomId, seat: int) -> Action:
    """The move that a button makes."""
    match pressed.control:
        case "take-place":
            return choice_of(viewer, number_in(pressed.arguments))(seat)
        case "bid":
            return Bid(seat, int(pressed.arguments[0]))
        case "discard":
            return Discard(seat, int(pressed.arguments[0]))
        case "skip":
            return Skip(seat)
    return Done(seat)
