"""What a private message says once its occasion has passed: what the player has decided then."""

from __future__ import annotations

from typing import TypeVar

from bot.tables import Table
from bot.texts import Language
from bot.views.placer import described
from bot.views.screen import Screen
from engine.actions import Action, Discard, Pick, Place
from engine.views import Phase

#: After this round everybody is dealt a new hand (rules.md 1.5).
HALF = 6

_Decided = TypeVar("_Decided", bound=Action)


def closed_screen(texts: Language, table: Table, seat: int, round_number: int, phase: str) -> Screen:
    """The message of this round and phase, with nothing left to decide."""
    heading = texts.format("private-heading", round=round_number, channel=table.channel_id)
    return Screen(f"{heading}\n{_decision(texts, table, seat, round_number, phase)}")


def _decision(texts: Language, table: Table, seat: int, round_number: int, phase: str) -> str:
    picks = _of_seat(table, seat, Pick)
    card = picks[round_number - 1].card if len(picks) >= round_number else None
    if card is None:
        return texts.format("closed-undecided")
    if phase == Phase.PICK:
        return texts.format("accepted-pick", card=card)
    if phase == Phase.DISCARD:
        discards = _of_seat(table, seat, Discard)
        if len(discards) < _discards_until(round_number):
            return texts.format("closed-undecided")
        return texts.format("accepted-discard", card=discards[_discards_until(round_number) - 1].card)
    if phase == Phase.MAP:
        placed = next((p.placement for p in _of_seat(table, seat, Place) if p.placement.card == card), None)
        return texts.format("card-set-aside") if placed is None else described(texts, placed)
    return texts.format("closed-free-tile")


def _of_seat(table: Table, seat: int, kind: type[_Decided]) -> list[_Decided]:
    actions = () if table.game is None else table.game.actions
    return [action for action in actions if isinstance(action, kind) and action.seat == seat]


def _discards_until(round_number: int) -> int:
    """Nobody discards in the rounds 6 and 12, in which the hand is empty after the pick (rules.md 2.2)."""
    return round_number - (1 if round_number > HALF else 0)
