"""Reviews of games, which are remembered for a while."""

from __future__ import annotations

from bot.workers.pool import Workers
from bot.workers.reviews_and_pars import Reviews
from engine.decks import shipped_deck
from engine.options import GameOptions
from engine.players.play import play_game


async def test_once_all_people_are_forgotten_every_seat_is_reviewed() -> None:
    reviews = Reviews(Workers(0))
    game = play_game(GameOptions(players=2), shipped_deck("hokkaido"), "a seed", "random")
    first = await reviews.of("game", game, (1,))
    assert [seat.seat for seat in first.seats] == [1]
    assert await reviews.of("game", game, (1,)) is first, "whoever turns the pages does not wait again"
    assert [seat.seat for seat in (await reviews.of("game", game, (0, 1))).seats] == [0, 1]
