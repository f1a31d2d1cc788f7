rules-heading =
    ## { $game ->
        [honshu] Honshu
       *[hokkaido] Hokkaido
    } · { $page } de { $pages }

rules-round-draft =
    ### Una ronda
    Partes de una provincia inicial y construyes tu propio mapa, carta a carta. Tras **12 rondas** gana quien tenga más puntos. Antes de las rondas 1 y 7 cada jugador recibe seis cartas.
    1. Cada jugador elige en secreto una carta de su mano y pasa el resto al siguiente (desde la ronda 7, al anterior). En partidas de dos, cada uno roba una carta y descarta una antes de pasar la mano, salvo en las rondas 6 y 12.
    2. Cuando todos tengan carta, coloca la tuya en tu mapa y recibe recursos por ella.
    3. Cuando te guste tu mapa, pulsa **Terminar**. Hasta que terminen todos, puedes dar marcha atrás con **Deshacer**.

    Tus cartas te llegan por mensaje directo; en el canal también las ves (solo tú) con **Mi mano**.
rules-round-trick =
    ### Una ronda
    Partes de una provincia inicial y construyes tu propio mapa, carta a carta. Tras **12 rondas** gana quien tenga más puntos. Antes de las rondas 1 y 7 cada jugador recibe seis cartas.
    1. En orden de turno (al principio, al azar), cada jugador juega una carta boca arriba. Con tres jugadores o más, puede añadir un recurso de su mapa (+60), pero todos los de una baza tienen que ser del mismo color y luego vuelven a la reserva común. Después cada jugador toma una de las cartas jugadas, empezando por el total más alto; en ese mismo orden se juega la siguiente baza.
    2. Cuando todos tengan carta, coloca la tuya en tu mapa y recibe recursos por ella.
    3. Cuando te guste tu mapa, pulsa **Terminar**. Hasta que terminen todos, puedes dar marcha atrás con **Deshacer**.

    Después de las rondas 3 y 9 cada jugador pasa su mano: primero al siguiente, luego al anterior.
    En partidas de dos, cada uno juega una carta en secreto, sin recurso, y salen otras dos del mazo. Quien jugó la carta más alta elige una pareja: las dos jugadas o las dos del mazo. Su rival recibe la otra, o paga dos recursos de su mapa y toma la que quiera. De su pareja, cada uno coloca una carta y descarta la otra.

rules-placing =
    ### Colocar una carta
    - Tiene que solaparse con tu mapa en al menos una casilla. Puede ir **encima o debajo** de tus cartas, incluso encima de unas y debajo de otras, pero no debajo de una y encima de otra que la cubre.
    - Una parte de la carta tiene que quedar visible.
    - { $game ->
        [honshu] **Los lagos nunca se cubren**, tampoco los de la carta nueva.
       *[hokkaido] **Los lagos y las montañas nunca se cubren**, tampoco los de la carta nueva.
    }
    - Gírala como quieras.
    - Si no cabe en ningún sitio, se aparta.{ $game ->
        [honshu] {""}
       *[hokkaido] {" "}Su número sigue contando si hay empate por un objetivo, y puedes terraformar igualmente.
    }

    Todos colocan su carta a la vez. Si faltan recursos, o si alguien pide espera antes de que nadie haya colocado la suya, las cartas se colocan una a una, de menor a mayor, y no se puede deshacer lo colocado.

rules-range =
    ### La cordillera
    Todas tus montañas visibles forman **una sola cordillera**: se unen por los lados o por las esquinas. Puede torcerse, pero sin bifurcaciones, anillos ni huecos.
    Prolongada en línea recta por sus dos extremos (si es una sola montaña, hacia arriba y hacia abajo), la cordillera divide tu mapa en dos. Mira el pueblo más grande de cada lado: **el menor de los dos** puntúa 2 por casilla, así que haz crecer ambos.
    Los pueblos que están sobre esa línea no cuentan para ningún lado. Si en un lado no hay pueblos, los del otro tampoco puntúan.

rules-cubes =
    ### Recursos
    - Cada casilla de producción visible de tu provincia inicial y de cada carta nueva recibe un recurso de su color, mientras queden. Hay { $game ->
        [honshu] 10
       *[hokkaido] 14
    } de cada color.
    - Si cubres la casilla, su recurso vuelve a la reserva común. Una casilla vacía no vuelve a recibir otro.
    - Al final, el bot mueve tus recursos a las fábricas de su color: uno por fábrica, empezando por la más valiosa. Una fábrica con recurso puntúa.

rules-terraforming =
    ### Terraformar
    Una vez por ronda, antes o después de colocar tu carta, puedes gastar dos recursos del mismo color de tu mapa para convertir un desierto visible en otro terreno: azules en lago, marrones en pueblo, verdes en bosque, grises en montaña.
    Desde entonces la casilla cuenta como ese terreno. Si cubres una loseta de bosque o de pueblo, sale de tu mapa. Una montaña nueva tiene que encajar en tu cordillera. Si aún no has colocado tu carta, tiene que seguir habiendo sitio para ella.

points-forests = Bosque: 2
points-mountains = Montaña: 2
points-lakes = Lago: 3 por cada casilla menos la primera
points-factories = { $game ->
        [honshu] Fábrica con un recurso de su color: 2, 3 o 4, según lo impreso
       *[hokkaido] Fábrica con un recurso de su color: 4, algunas 2
    }
points-towns = { $game ->
        [honshu] Pueblo: 1 por cada casilla de tu pueblo más grande
       *[hokkaido] Pueblo: 2 por casilla del menor de los dos pueblos más grandes, uno a cada lado de la cordillera
    }

rules-points-hokkaido =
    ### Los puntos al final
    Solo cuenta lo visible. Los lagos y los pueblos se unen **solo por los lados**, no por las esquinas.
    - { points-forests }
    - { points-mountains }
    - { points-lakes }
    - { points-factories }
    - { points-towns }
    - Objetivos, si se juega con ellos: 3 cada uno

    En caso de empate, gana quien tenga más desiertos visibles; si también empatan en eso, la victoria es compartida.
rules-points-honshu =
    ### Los puntos al final
    Solo cuenta lo visible. Los lagos y los pueblos se unen **solo por los lados**, no por las esquinas.
    - { points-forests }
    - { points-lakes }
    - { points-factories }
    - { points-towns }
    - La carta de puntuación final, si se juega con ella

    En caso de empate, gana quien tenga más desiertos visibles; si también empatan en eso, la victoria es compartida.

rules-goals =
    ### Objetivos
    Si se juega con objetivos, hay dos más que jugadores. Quien cumple uno antes que nadie, al final de una ronda, lo consigue: **3 puntos**.
    { $goals }

    Los objetivos 1 a 8 tienen que cumplirse con casillas de al menos tres cartas. Las áreas de bosque y de lago se unen solo por los lados.
    Los objetivos se comprueban en orden, del 1 al 9. Si varios cumplen un objetivo en la misma ronda, los objetivos 1 a 4 son para quien tenga la carta más baja de esa ronda, y los objetivos 5 a 9, para quien tenga la más alta. Nadie consigue dos en una ronda. Quien pierde un empate así y se queda sin objetivo en esa ronda puede convertir gratis un desierto en cualquier otro terreno.

rules-scoring-cards =
    ### Cartas de puntuación final
    Si se juega con una de estas cartas, cambia la puntuación de todos:
    { $cards }

button-rules-other = { $game ->
        [honshu] Reglas de Honshu
       *[hokkaido] Reglas de Hokkaido
    }
