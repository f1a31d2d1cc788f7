"""Honshu's end-game scoring cards in words (rules.md 8.3)."""

from __future__ import annotations

from bot.tables import TableOptions
from bot.texts import Language
from engine.scoring import ScoringCard


def scoring_card_line(texts: Language, card: ScoringCard) -> str:
    """What a scoring card is worth in the deck of this game."""
    return texts.format("scoring-card", number=card.number, value=card.value, colours=sorted(card.colours))


def chosen_scoring_card_line(texts: Language, options: TableOptions) -> str | None:
    """The scoring card that the host has chosen, or None."""
    if options.scoring_card is None:
        return None
    if options.scoring_card == "random":
        return texts.format("scoring-card-random")
    return scoring_card_line(texts, options.deck.scoring_cards[options.scoring_card])
