# Looking at cards, and what is possible just now.

all-cards = All { $count } cards.
one-card = Card { $card }.
