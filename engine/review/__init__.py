"""Review of a game: the decisions that cost points, and why.

>>> from engine.decks import shipped_deck
>>> from engine.options import GameOptions
>>> from engine.players.play import play_game
>>> found = review(play_game(GameOptions(players=2), shipped_deck("hokkaido"), "a seed", "random"), [0])
>>> len(found.standing), len(found.seats[0].rounds)
(12, 12)
"""

from engine.review.reasons import Reason
from engine.review.review import Decision, Mistake, Review, SeatReview, cost_of, points_of, review

__all__ = ["Decision", "Mistake", "Reason", "Review", "SeatReview", "cost_of", "points_of", "review"]
