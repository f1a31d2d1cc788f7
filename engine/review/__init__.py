"""Review of a game: the decisions that cost points, and why.

>>> from engine.decks import shipped_deck
>>> from engine.options import GameOptions
>>> from engine.players.play import play_game
>>> found = review(play_game(GameOptions(players=2), shipped_deck("hokkaido"), "a seed", "random"), [0])
>>> len(found.standing), len(found.seats[0].costliest)
(12, 3)
"""

from engine.review.reasons import Reason
from engine.review.review import MOST_SHOWN, Decision, Mistake, Review, SeatReview, points_of, review

__all__ = ["MOST_SHOWN", "Decision", "Mistake", "Reason", "Review", "SeatReview", "points_of", "review"]
