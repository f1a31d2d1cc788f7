button-board = Tablero
button-board-first = Jugar en el tablero
board-plays-there = Estás jugando en el tablero del navegador. Cuando lo cierres, tus cartas volverán aquí.
board-link = Aquí tienes el tablero. El enlace sirve hasta que cambie su dirección; después, pulsa **Tablero** otra vez.
board-off = Aquí el tablero está desactivado. Puedes jugar con los botones, como siempre.
board-unreachable = Ahora mismo no se puede abrir el tablero. Inténtalo de nuevo en un minuto; mientras tanto, puedes jugar con los botones.
board-title = { $game ->
        [honshu] Honshu
       *[hokkaido] Hokkaido
    } · Tablero
board-task = { $task ->
        [pick] Elige una carta
        [discard] Descarta una carta
        [bid] Juega una carta
        [take] Toma una carta
        [take-pair] Elige una pareja
        [answer] Acepta o disputa
        [discard-of-pair] Quédate con una carta de tu pareja
        [done] Pulsa Terminar
        [free-tile] Convierte gratis un desierto
       *[map] Coloca tu carta
    }
board-first = Arrastra una carta a tu mapa; tócala allí para girarla.
board-waiting = Esperando a { $names }
board-paused = La partida está en pausa.
board-not-begun = En la mesa: { $names }. La partida empezará cuando { $own ->
        [yes] pulses **Empezar** en Discord.
       *[no] { $host } pulse **Empezar** en Discord.
    }
board-ready = { $order ->
        [in_order] Se te sugerirá este sitio cuando te toque colocar la carta { $card }
       *[other] La carta { $card } irá ahí cuando ya nadie pueda pedir espera
    }
board-live = Ahora
board-rounds = Rondas
board-what-if = ¿Y si…?
board-what-if-how = Prueba la carta { $card } en otro sitio.
board-cube = Recurso en la casilla
board-tile = Desierto que puedes convertir:
board-tried = Carta { $card } en { $x }, { $y }, girada { $rotation }°
board-tried-under = debajo de { $under }
board-fit = Ver el mapa entero
board-details = Detalles de la partida
board-keys = Las flechas mueven la carta, R la gira, U la mete debajo. Intro elige una carta y confirma, Esc la devuelve, Ctrl+Z deshace.
board-reconnecting = Reconectando…
board-refused = Este enlace ya no abre el tablero. Pulsa **Tablero** en un mensaje más reciente de tu partida.
board-no-scripts = Activa JavaScript en tu navegador para abrir el tablero.
board-not-stored = Tu navegador no guarda el enlace de esta página, así que, en vez de recargarla, vuelve a abrirla desde Discord.
board-other-host = Esta petición era para { $came }, pero la dirección del tablero es { $address }.
board-too-many = El tablero está abierto en demasiadas ventanas. Cierra alguna.
board-too-slow = La conexión es demasiado lenta. No ha cambiado nada.
board-no-round = Esa ronda aún no ha terminado.
board-no-moment = En esa ronda no se colocó ninguna carta.
board-total = { $total } = { $card } + recurso { NAME($colour) }
board-already-there = Este ya es el sitio elegido.
board-needs-cubes = Elige antes dos recursos de tu mapa.
board-needs-spot = Pon antes la carta en tu mapa.
board-other-card = En esta ronda colocas la carta { $card }.
board-now-nearest = La carta está ahora en el sitio más cercano donde cabe.
board-only-way = Aquí solo cabe así.
board-hands-passed = Cada jugador ha pasado su mano, así que ahora tienes otras cartas.
board-marks-tile = Borde discontinuo: un desierto que puedes convertir.
board-marks-cube = Borde de puntos: un recurso que puedes pagar.

board-scored = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
board-best-miss = Tu mayor fallo: ronda { $round }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } menos que con la mejor jugada
board-squares = Una casilla por ronda: llena si fue la mejor decisión, a medias si perdiste hasta 3 puntos, vacía si fueron más.
board-everyone = Mapas de todos
board-everyone-of = El mapa del { $day }: así lo jugó todo el servidor
board-day-not-over = Los mapas de todos se podrán ver aquí <t:{ $until }:R>. Hasta entonces puedes jugar el mapa del día en Discord.
board-copied = Copiado. Pégalo donde quieras.
board-save = Guardar
board-close = Cerrar
