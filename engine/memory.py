"""What a seat can remember: the hands it has passed on, and which cards it has never seen."""

from __future__ import annotations

from engine.actions import Discard, Unplaceable
from engine.game import Game
from engine.options import ALONE, FEWEST_PLAYERS, Selection
from engine.parts.cards import MapCard


def remembered_hands(game: Game, viewer: int) -> tuple[tuple[MapCard, ...], ...]:
    """The hand of each seat as the viewer remembers it; empty if unknown.

    A card that a seat has secretly chosen from such a hand is included until it is revealed.
    """
    return tuple([game.table.cards(hand) for hand in game.selection.remembered_by(viewer, game.table)])


def unseen_cards(game: Game, viewer: int) -> tuple[MapCard, ...]:
    """The cards whose place the viewer cannot know, in ascending order."""
    table, selection = game.table, game.selection
    if game.options.players == ALONE:
        return table.cards(sorted(table.pile))
    seen = {card.number for player_map in table.maps for card in player_map.cards}
    seen.update(table.hands[viewer] if selection.sees_hand() else ())
    for hand in selection.remembered_by(viewer, table):
        seen.update(hand)
    seen.update(card for card in selection.selected_as_seen_by(viewer) if card is not None)
    if game.map_phase is not None:
        seen.update(game.map_phase.selected)
    if game.options.selection is Selection.TRICK:
        seen.update(_in_trick(game))
    if game.options.players == FEWEST_PLAYERS:
        seen.update(_discarded(game, viewer))
    if any(len(player_map.cards) < game.round for player_map in table.maps):
        # A card that was set aside is not on any map (rules.md 4.9).
        seen.update(action.card for action in game.actions if isinstance(action, Unplaceable))
    return tuple([card for card in game.deck.cards if card.number not in seen])


def _in_trick(game: Game) -> set[int]:
    """The face-up cards of a trick."""
    trick = game.selection.trick(game.table)
    if trick is None:
        return set()
    played = {entry.card.number for entry in trick.played}
    return played.union(card.number for pair in trick.pairs.values() for card in pair)


def _discarded(game: Game, viewer: int) -> set[int]:
    """The cards that the viewer has seen discarded; only with two players (rules.md 2.2, 3.3)."""
    before = (game.phase_start or game).actions
    is_open = game.options.selection is Selection.TRICK
    found = {action.card for action in game.actions if isinstance(action, Discard) and action.seat == viewer}
    if is_open:
        found.update(action.card for action in before if isinstance(action, Discard))
    return found
