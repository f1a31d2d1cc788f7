all-cards = Todas as { $count } cartas.
one-card = Carta { $card }.
