# La mesa de práctica: lo que imprime y lo que dice su página alrededor del Discord simulado.

practice-ready = La mesa de práctica está abierta:
practice-stop = Todo se simula en este ordenador y se olvida al acabar. Pulsa aquí Ctrl-C para parar.
practice-port-taken = hokkaido practice: no se puede usar el puerto { $port }: lo tiene otro programa, o el sistema lo prohíbe. Da otro con --port, o ninguno.
practice-closed = La mesa de práctica está cerrada.

practice-server = Práctica
practice-player = { $number ->
        [1] Visitante
        [2] Anna
        [3] Ben
        [4] Cleo
       *[5] Dora
    }
practice-topic = Una mesa de práctica. Nada de esto sale de tu ordenador.

practice-page-title = Mesa de práctica de Hokkaido
practice-page-table = La mesa
practice-page-messages = Mensajes directos
practice-page-news = Aquí hay algo nuevo
practice-page-hint = Pulsa Empezar. Tus cartas llegan por mensaje directo; Mi mano las muestra también en la mesa. Con » pasa el tiempo y se cambia de idioma.
practice-page-locked = Esta página necesita la dirección entera que ha impreso hokkaido practice, hasta la última letra.
practice-page-person = Jugar como
practice-page-close-picture = Cerrar la imagen
practice-page-powers-label = Dejar pasar el tiempo, reiniciar el bot o cambiar de idioma
practice-page-languages-label = Idioma de Discord para todo el mundo

practice-power-minute = Pasa un minuto
practice-power-hour = Pasa una hora
practice-power-half-day = Pasan 12 horas
practice-power-day = Pasa un día
practice-power-restart = Reiniciar el bot

practice-line-no-command = No hay ningún comando «/{ $command }». Escribe / para verlos todos.
practice-line-usage = Escribe el comando así: { $typed }
practice-line-value = «{ $given }» no vale para { $option }. Elige el comando en la lista para ver qué vale.
