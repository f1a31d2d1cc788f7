all-cards = { $count ->
        [one] Вся колода: { $count } карта.
        [few] Вся колода: { $count } карты.
        [many] Вся колода: { $count } карт.
       *[other] Вся колода: { $count } карты.
    }
one-card = Карта { $card }.
