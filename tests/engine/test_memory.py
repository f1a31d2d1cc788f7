"""What a seat remembers is true; what it cannot know changes neither its view nor a player's decisions."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from engine.actions import Action, Bid, Discard, Done, Pick, Unplaceable
from engine.chance import Chance
from engine.game import Game
from engine.memory import remembered_hands, unseen_cards
from engine.options import GameOptions, PlacingOrder, Rules, Selection
from engine.phases.phase import Phase
from engine.players import PLAYERS
from engine.players.play import play_game
from engine.views import view_of
from tests.engine import random_games
from tests.engine.odd_decks import odd_deck
from tests.engine.random_maps import Dice
from tests.engine.tables import after, start

CASES = list(product(Selection, range(2, 6)))
SECRET = (Phase.PICK, Phase.DISCARD)


def moments(selection: Selection, players: int, seed: int) -> list[Game]:
    """The states of a random game before each action."""
    options = GameOptions(players, Rules.HOKKAIDO, selection, with_goals=True, order=PlacingOrder.AS_PRINTED)
    return [turn.before for turn in random_games.play(options, seed)]


def numbers(hand: object) -> list[int]:
    assert isinstance(hand, tuple)
    return [card.number for card in hand]


def test_a_hand_passed_on_is_remembered() -> None:
    game = start(GameOptions(3))
    assert remembered_hands(game, 0) == ((), (), ())
    game = after(game, Pick(0, 1), Pick(1, 7))
    assert remembered_hands(game, 0) == ((), (), ())
    game = after(game, Pick(2, 13))
    assert [numbers(hand) for hand in remembered_hands(game, 0)] == [[], [2, 3, 4, 5, 6], []]
    assert numbers(unseen_cards(game, 0)) == [*range(8, 13), *range(14, 61)]


def test_a_pick_from_a_remembered_hand_stays_in_it_until_it_is_revealed() -> None:
    selection = after(start(GameOptions(2)), Pick(0, 1), Pick(1, 7), Discard(0, 2), Discard(1, 8)).selection
    game = next(
        game for game in moments(Selection.DRAFT, 2, 1) if game.round == 2 and game.phase is Phase.PICK
    )
    assert selection.phase is Phase.DISCARD
    held = sorted(game.table.hands[1])
    for card in held:
        assert numbers(remembered_hands(after(game, Pick(1, card)), 0)[1]) == held


def test_with_two_players_a_returned_hand_is_remembered_without_the_card_drawn_into_it() -> None:
    game = after(start(GameOptions(2)), Pick(0, 1), Pick(1, 7), Discard(0, 2), Discard(1, 8))
    # Seat 0 has passed on 3 to 6 and the card it drew, and gets 9 to 12 and the card that seat 1 drew.
    assert remembered_hands(game, 0) == ((), game.table.cards(sorted(game.table.hands[1])))
    assert sorted(game.table.hands[1]) == [3, 4, 5, 6, 13]
    game = game_of_round_two(game)
    assert [numbers(hand) for hand in remembered_hands(game, 0)] == [[], [3, 4, 5, 6, 13]]
    game = after(game, Pick(0, 9), Pick(1, 3))
    assert [numbers(hand) for hand in remembered_hands(game, 0)] == [[], [3, 4, 5, 6, 13]]
    game = after(game, Discard(0, 10), Discard(1, 4))
    assert numbers(remembered_hands(game, 0)[0]) == [4, 5, 6, 13]


@pytest.mark.parametrize("players", [2, 3])
def test_a_card_that_was_set_aside_has_been_seen(players: int) -> None:
    deck = odd_deck("only lakes", Rules.HOKKAIDO)
    over = play_game(GameOptions(players), deck, "aside", "random")
    # The start of the last round.
    done = [place for place, action in enumerate(over.actions, 1) if isinstance(action, Done)]
    game = Game.replay(over.options, deck, over.setup, over.actions[: done[11 * players - 1]])
    assert game.round == 12
    aside = {action.card for action in game.actions if isinstance(action, Unplaceable)}
    assert aside
    for viewer in range(players):
        assert not aside & set(numbers(unseen_cards(game, viewer)))


def game_of_round_two(game: Game) -> Game:
    """The game in round 2, after both seats have placed at random."""
    while game.round == 1:
        seat = game.waiting_for[0]
        game = after(game, PLAYERS["random"].decide(view_of(game, seat), Chance(b"2")))
    return game


@pytest.mark.parametrize(("selection", "players"), CASES)
def test_what_is_remembered_is_true(selection: Selection, players: int) -> None:
    known = 0
    for game in moments(selection, players, 3):
        for viewer in range(players):
            hands = remembered_hands(game, viewer)
            unseen = {card.number for card in unseen_cards(game, viewer)}
            for seat, hand in enumerate(hands):
                known += bool(hand)
                # In a two-player draft, one card may have been drawn since.
                strangers = set(game.table.hands[seat]) - set(numbers(hand)) if hand else set()
                assert len(strangers) <= (players == 2 and selection is Selection.DRAFT)
                assert not unseen & set(numbers(hand))
            assert set(game.table.pile) <= unseen
    assert known > 20


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("selection", "players"), CASES)
def test_what_a_seat_cannot_know_changes_neither_view_nor_decision(
    selection: Selection, players: int
) -> None:
    dice = Dice(players)
    changed, decided = 0, Counter[str]()
    for number, game in enumerate(moments(selection, players, 5)):
        # Seven is not a multiple of 2, 3, 4 or 5, so the sample covers every seat and phase.
        if game.is_over or number % 7:
            continue
        viewer = dice.choice(game.waiting_for) if number % 2 else dice.below(players)
        other = with_other_secrets(dice, game, viewer)
        is_other = other.table.hands != game.table.hands
        changed += is_other
        view, same_view = view_of(game, viewer), view_of(other, viewer)
        assert same_view == view
        assert view_of(other, None) == view_of(game, None)
        if is_other and viewer in game.waiting_for:
            # Ask the computer player that has decided least often.
            name = min(PLAYERS, key=lambda name: decided[name])
            decided[name] += 1
            decision = PLAYERS[name].decide(view, Chance(b"1"))
            assert PLAYERS[name].decide(same_view, Chance(b"1")) == decision
    assert changed > 5
    assert len(decided) == len(PLAYERS), decided


def with_other_secrets(dice: Dice, game: Game, viewer: int) -> Game:
    """The same game with different unseen cards and different secret choices by the other seats."""
    unseen = [card.number for card in unseen_cards(game, viewer)]
    swapped = dict(zip(unseen, dice.shuffled(unseen), strict=True))
    order = tuple(swapped.get(number, number) for number in game.setup.order)
    actions = [exchanged(action, swapped) for action in game.actions]
    if game.phase in SECRET:
        start_of_phase = len((game.phase_start or game).actions)
        for place in range(start_of_phase, len(actions)):
            action = actions[place]
            if action.seat != viewer:
                before = Game.replay(
                    game.options, game.deck, replace(game.setup, order=order), actions[:place]
                )
                actions[place] = (
                    Pick(action.seat, dice.choice(before.table.hands[action.seat]))
                    if isinstance(action, Pick)
                    else Discard(action.seat, dice.choice(before.table.hands[action.seat]))
                )
    return Game.replay(game.options, game.deck, replace(game.setup, order=order), actions)


def exchanged(action: Action, swapped: dict[int, int]) -> Action:
    """The action, with its card replaced if the viewer has not seen it."""
    if isinstance(action, (Pick, Discard, Bid)):
        return replace(action, card=swapped.get(action.card, action.card))
    return action
