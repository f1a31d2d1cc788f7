# Las reglas de los dos juegos, página a página, con una imagen.

rules-heading =
    ## { $game ->
        [honshu] Honshu
       *[hokkaido] Hokkaido
    } · { $page } de { $pages }

rules-round-draft =
    ### Una ronda
    Construyes tu propio mapa, carta a carta. Tras **12 rondas** gana quien tenga más puntos.
    1. Cada jugador elige en secreto una carta de su mano. El resto pasa al siguiente (desde la ronda 7, al anterior). En partidas de dos, después cada uno roba una carta y descarta otra.
    2. Colocas la carta en tu mapa y recibes recursos por ella.
    3. Cuando tu mapa esté a tu gusto, pulsa **Terminar**. **Deshacer** retira pasos hasta que todos hayan terminado.

    Tus cartas te llegan por mensaje directo; **Mi mano** las muestra en el canal, solo a ti.
rules-round-trick =
    ### Una ronda
    Construyes tu propio mapa, carta a carta. Tras **12 rondas** gana quien tenga más puntos.
    1. Por turnos, cada jugador juega una carta boca arriba. Un recurso de tu mapa suma 60, y todos los recursos de una baza son del mismo color. El total más alto toma carta primero.
    2. Colocas la carta en tu mapa y recibes recursos por ella.
    3. Cuando tu mapa esté a tu gusto, pulsa **Terminar**. **Deshacer** retira pasos hasta que todos hayan terminado.

    Después de las rondas 3 y 9 cada jugador pasa su mano: primero al siguiente, luego al anterior.
    En partidas de dos se juega en secreto. La carta más alta elige entre las dos cartas jugadas y dos del mazo, salvo que su rival pague dos recursos. Cada uno se queda una carta de su pareja.

rules-placing =
    ### Colocar una carta
    - Tiene que solaparse con tu mapa en una casilla o más, y puede ir **encima o debajo** de tus cartas.
    - Una parte de la carta tiene que quedar visible.
    - { $game ->
        [honshu] **Los lagos nunca se cubren.**
       *[hokkaido] **Los lagos y las montañas nunca se cubren.**
    }
    - Gírala como quieras.

    Si escribes `/place`, x e y son los números del borde de tu mapa, para la casilla superior izquierda de la carta.
    Todos colocan a la vez. Si faltan recursos, o si alguien pide esperar, se coloca por orden, primero la carta más baja, y lo colocado se queda.

rules-range =
    ### La cordillera
    Todas tus montañas forman **una sola cordillera**: lado con lado o esquina con esquina, sin bifurcaciones, sin anillos y sin huecos.
    Prolongada en línea recta por sus dos extremos, la cordillera divide tu mapa. En cada lado hay un pueblo mayor, y **el menor de los dos** puntúa 2 por casilla: haz crecer ambos.

rules-cubes =
    ### Recursos
    - Cada casilla de producción visible de la carta nueva recibe un recurso de su color, mientras queden.
    - Si cubres la casilla, pierdes el recurso.
    - Al final, un recurso de su color hace puntuar a una fábrica.

rules-terraforming =
    ### Terraformar
    Una vez por ronda, dos recursos del mismo color de tu mapa convierten un desierto en otro terreno: azules en lago, marrones en pueblo, verdes en bosque, grises en montaña.
    Una montaña nueva también tiene que encajar en tu cordillera.

rules-points-hokkaido =
    ### Los puntos al final
    Solo cuenta lo visible.
    - Bosque: 2
    - Montaña: 2
    - Lago: 3 por cada casilla menos la primera
    - Fábrica con un recurso de su color: 4, algunas 2
    - Pueblo: 2 por casilla del menor de los dos pueblos mayores, uno a cada lado de la cordillera
    - Objetivos, si se juega con ellos: 3 cada uno, para quien los cumpla primero al final de una ronda. Los objetivos, salvo el 9, se cumplen en al menos tres cartas. Si varios cumplen uno en la misma ronda, la carta más baja de esa ronda consigue los objetivos 1 a 4, y la más alta, los objetivos 5 a 9. Nadie consigue dos en una ronda.

    En caso de empate, gana quien tenga más desiertos visibles.
rules-points-honshu =
    ### Los puntos al final
    Solo cuenta lo visible.
    - Bosque: 2
    - Lago: 3 por cada casilla menos la primera
    - Fábrica con un recurso de su color: 2, 3 o 4, según lo impreso
    - Pueblo: 1 por cada casilla de tu pueblo mayor
    - La carta de puntuación de la mesa, si la hay

    En caso de empate, gana quien tenga más desiertos visibles.

button-rules-other = { $game ->
        [honshu] Reglas de Honshu
       *[hokkaido] Reglas de Hokkaido
    }
