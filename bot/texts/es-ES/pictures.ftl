picture-round-short = Ronda { $round }
picture-round = Ronda { $round } de { $rounds }
picture-final = Puntuación final
picture-supply = Reserva
picture-turn-order = Orden de turno
picture-passing = Se pasan las manos
picture-winner = Gana
picture-trick = Baza
picture-pile-pair = Del mazo
picture-hands-pair = Jugadas

picture-production = producción { NAME($colour, form: "feminine") }
picture-factory = fábrica { NAME($colour, form: "feminine") } { $points }
picture-letter-forest = B
picture-letter-lake = L
picture-letter-desert = D
picture-letter-town = P
picture-letter-mountain = M
picture-letter-production = R
picture-letter-factory = F
picture-letter-blue = z
picture-letter-brown = n
picture-letter-grey = g
picture-letter-green = v
picture-letter-yellow = a
picture-goal-1 = 5 bosques separados
picture-goal-2 = pueblos: 5 de diferencia
picture-goal-3 = 3 lagos separados
picture-goal-4 = 5 montañas unidas
picture-goal-5 = 6 recursos
picture-goal-6 = producción: 4 colores
picture-goal-7 = fábricas: 4 colores
picture-goal-8 = 3 prod./fábricas unidas
picture-goal-9 = 2 losetas puestas

picture-keepsake = { $game ->
    [honshu] Mi Honshu
   *[hokkaido] Mi Hokkaido
}
picture-map-heading = Tu mapa
picture-hand-heading = Tu mano
picture-as-played = Como se jugó
picture-better = Mejor
picture-with-card = Con la carta { $card }
picture-points-by-round = Puntos por ronda
picture-comparison = A la izquierda, el mapa tal como se jugó; a la derecha, uno mejor. El mensaje explica la diferencia.
picture-comparison-of-cards = A la izquierda, el mapa con la carta elegida; a la derecha, con una mejor, cada una donde más vale. El mensaje explica la diferencia.
# As in English.
picture-points-of = { $name }: { $totals }
picture-place = { $place }.º
picture-day-and-game = { $day } · partida { $game }

picture-kinds-heading = Las casillas y lo que puntúan
picture-scoring-forest = 2 puntos cada uno
picture-scoring-lake = 3 puntos por cada casilla de un lago menos la primera
picture-scoring-desert = nada, pero puedes convertirlo en otro terreno
picture-scoring-desert-honshu = nada, pero quien tenga más gana los empates
picture-scoring-town-honshu = 1 punto por casilla del pueblo más grande
picture-scoring-town = 2 puntos por casilla del menor de los dos pueblos más grandes, uno a cada lado de la cordillera
picture-scoring-mountain = 2 puntos cada una; todas en una cordillera
picture-scoring-production = da un recurso de su color
picture-scoring-factory = sus puntos, si tiene un recurso de su color
picture-step-1 = Elige una carta
picture-step-1-sentence = Cada jugador elige en secreto una carta de su mano.
picture-step-2 = Pasa el resto
picture-step-2-sentence = Las demás cartas van al siguiente jugador.
picture-step-3 = Coloca la carta
picture-step-3-sentence = La carta va encima o debajo de tu mapa; los lagos y las montañas tienen que quedar a la vista.
picture-step-4 = Recibe recursos
picture-step-4-sentence = Cada casilla de producción visible de la carta nueva recibe un recurso.
picture-step-5 = Terraforma
picture-step-5-sentence = Dos recursos del mismo color convierten un desierto en otro terreno.
picture-step-6 = Puntúa
picture-step-6-sentence = Mira el pueblo más grande a cada lado de la cordillera: solo puntúa el menor, 2 por casilla. Haz crecer los dos.
picture-scene-1 = Seis cartas de una mano, una junto a otra. La carta 42 sobresale y está enmarcada.
picture-scene-3 = Una flecha va de una carta a un mapa, donde esa misma carta, enmarcada, cubre la casilla inferior derecha de la provincia.{ $game ->
        [honshu] {""}
       *[hokkaido] {" "}Al lado, otra carta pone una montaña junto a la del medio de tres: la bifurcación está tachada.
    }
picture-scene-4 = Una flecha va de un recurso azul a la casilla de producción azul de una carta del mapa.
picture-scene-5 = Una flecha va de dos recursos azules a una casilla del mapa, que ahora es un lago.
picture-scene-6 = Un mapa con una fila de cinco montañas, cuya línea sigue por ambos extremos. El pueblo de arriba tiene cinco casillas y puntúa 0; el de abajo tiene tres y puntúa 6.

picture-card = Carta { $number }: { $squares }
picture-province = Provincia inicial: { $squares }
picture-with-cube = { $square } con recurso
picture-spent = { $square } sin recurso
picture-tile = { $square } (loseta)
picture-hand = { $count ->
    [0] Ninguna carta.
    [one] { $count } carta en la mano.
   *[other] { $count } cartas en la mano.
}
picture-map-of = Mapa de { $name }.
picture-own-map = Tu mapa.
picture-map-area = Columnas { $left } a { $right }, filas { $top } a { $bottom }.
picture-map-row = Fila { $y } desde x = { $x }: { $squares }.
picture-letters-key = Letras: { $key }.
picture-letters-row = { $y } desde { $x }: { $squares }
picture-letters-squares = { $letter }+ producción con recurso, { $letter }- vacía, { $letter }4 fábrica
picture-nothing = nada
picture-more-rows = { $count ->
    [one] y { $count } fila más
   *[other] y { $count } filas más
}
picture-last-placement = Última colocación: carta { $card } en { $x }, { $y }, { $rotation ->
    [0] sin girar
   *[other] girada { $rotation } grados
}.
picture-trial-legal = Carta { $card } en { $x }, { $y }, { $rotation ->
    [0] sin girar
   *[other] girada { $rotation } grados
}: válida.
picture-trial-illegal = Carta { $card } en { $x }, { $y }, { $rotation ->
    [0] sin girar
   *[other] girada { $rotation } grados
}: no válida por { $squares }.
picture-spots = La carta puede ir en: { $spots }.
picture-range-line = Cordillera: { $squares }.
picture-area = { NAME($kind) } de { $squares ->
    [one] { $squares } casilla
   *[other] { $squares } casillas
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
picture-maps = { $heading }. { $players ->
    [one] Mapa de { $players } jugador.
   *[other] Mapas de { $players } jugadores.
}
picture-player = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
picture-player-with-card = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, carta { $card }
picture-goal-open = Objetivo { $number } abierto: { $goal }
picture-goal-won = Objetivo { $number } de { $name }: { $goal }
picture-supply-of = Reserva: { $cubes }.
picture-cubes = { NAME($colour) } { $count }
picture-passing-order = Las manos se pasan así: { $names }.
picture-players-in-turn = Orden de turno: { $names }.
picture-emblem = { $game ->
    [honshu] Un pequeño mapa en el mar: bosques, lagos y un gran pueblo que lo cruza.
   *[hokkaido] Un pequeño mapa en el mar: bosques, lagos, pueblos y una cordillera que lo cruza.
}
picture-keepsake-of = { $game ->
    [honshu] Mi Honshu
   *[hokkaido] Mi Hokkaido
}, el mapa de { $name }: puesto { $place }, con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
picture-sheet = Puntuación final. Victoria: { $winners }.
# As in English.
picture-sheet-player = { $name }: { $parts }
# As in English.
picture-sheet-part = { $category } { $points }
picture-trick-played = { $name } juega la { $card }, total { $total }
picture-trick-cube = { $line }, con un recurso { NAME($colour) }
picture-trick-taken = { $line }, la toma { $name }
# As in English.
picture-pair = { $pair }: { $cards }
picture-deck = Mazo { $name }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, de la { $first } a la { $last }.
picture-replay = Una partida de { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, carta a carta: { $names }.

picture-category-mountains = Montañas
picture-category-forests = Bosques
picture-category-factories = Fábricas
picture-category-lakes = Lagos
picture-category-towns = Pueblos
picture-category-goals = Objetivos
picture-category-bonus = Carta final
# As in English.
picture-category-total = Total
picture-category-deserts = Desiertos
