practice-ready = La mesa de práctica está abierta:
practice-stop = Todo se simula en este ordenador y se olvida al acabar. Para salir, pulsa aquí Ctrl+C.
practice-port-taken = hokkaido practice: no se puede usar el puerto { $port }, porque lo usa otro programa o el sistema no lo permite. Indica otro con --port, o quita --port y se usará uno libre.
practice-closed = La mesa de práctica está cerrada.

practice-server = Práctica
practice-player = { $number ->
        [1] Visitante
        [2] Ana
        [3] Bruno
        [4] Clara
       *[5] Diana
    }

practice-page-title = Mesa de práctica de Hokkaido
practice-page-table = La mesa
practice-page-messages = Mensajes
practice-page-news = Aquí hay algo nuevo
practice-page-locked = Para abrir esta página hace falta la dirección completa que ha mostrado hokkaido practice, hasta la última letra.
practice-page-person = Jugar como
practice-page-close-picture = Cerrar la imagen
practice-page-powers-label = Avanzar el tiempo, reiniciar el bot o cambiar de idioma
practice-page-languages-label = Idioma de Discord para todos
practice-page-no-board = El tablero se abrirá aquí en cuanto empiece la partida.
practice-page-unknown-command = No existe ese comando. Escribe / para verlos todos.

practice-power-minute = Avanzar un minuto
practice-power-hour = Avanzar una hora
practice-power-half-day = Avanzar 12 horas
practice-power-day = Avanzar un día
practice-power-restart = Reiniciar el bot

