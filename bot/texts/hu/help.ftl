all-cards = Az összes kártya ({ $count }).
one-card = Ez { ARTICLE($card) } { $card }. kártya.
