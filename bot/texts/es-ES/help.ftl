all-cards = Las { $count } cartas.
one-card = Carta { $card }.
