# Looking at cards.

all-cards = Mind a { $count } kártya.
one-card = { $card }. számú kártya.
