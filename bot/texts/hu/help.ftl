# Looking at cards.

all-cards = Mind a { $count } kártya.
one-card = Kártya: { $card }.
