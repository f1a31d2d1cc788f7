# Looking at cards.

all-cards = Az összes kártya ({ $count }).
one-card = Kártya: { $card }.
