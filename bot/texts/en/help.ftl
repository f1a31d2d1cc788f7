# Looking up cards.

all-cards = All { $count } cards.
one-card = Card { $card }.
