command-privacy = Lo que sé de ti
command-my-data = Todo lo que sé de ti, en un archivo
command-forget-me = Borrar todo lo que sé de ti

privacy =
    ## Lo que sé de ti
    - tus ajustes y el idioma de tu Discord;
    - las mesas en las que juegas o has jugado, con tu id y tu nombre de Discord, aunque otra persona haya ocupado después tu asiento; tus invitaciones y las partidas que miras;
    - cada jugada tuya, dónde has probado o planeado colocar una carta, tus notas, los mazos que subes y tus resultados;
    - dónde están los mensajes directos que te he enviado, si los aceptas, de qué te he avisado hace poco, en qué mesa te di la bienvenida y si has escrito alguna jugada.

    Lo necesito para llevar las partidas y mostrar los resultados. No leo tus mensajes. Todo está en una sola base de datos, que guarda quien administra el bot y que no recibe nadie más.{ $board ->
        [yes] {" "}Quien tenga tu enlace **Tablero** puede ver tus cartas y jugar por ti; **Enlace nuevo**, en `/hokkaido settings`, lo anula. El enlace del canal también se puede compartir, pero solo muestra lo que ven todos. No guardo la dirección desde la que abres el tablero, pero el servidor web de quien administra el bot puede registrarla.
       *[no] {""}
    }
    Con `/hokkaido my-data` lo recibes todo en un archivo. Con `/hokkaido forget-me` lo borras: las partidas acabadas y sus mazos se conservan, porque también son de los demás, pero tu asiento queda anónimo. Si has pulsado **Enlace nuevo**, guardo cuándo fue, sin tu nombre, para que tus enlaces antiguos sigan anulados. Los mensajes que ya he enviado siguen en Discord, y las copias de seguridad de la base de datos conservan tus datos hasta que se borren.
my-data = Esto es todo lo que sé de ti.
forget-me = **¿Borro todo lo que sé de ti?** Desaparecen tus ajustes y tu nombre. Las partidas acabadas se conservan con tu asiento anónimo, y tus resultados dejan de contar.{ $tables ->
        [0] {""}
        [one] {" "}Estás en 1 mesa abierta: la dejarás y, si la partida ha empezado, un jugador virtual ocupará tu asiento.
       *[other] {" "}Estás en { $tables } mesas abiertas: las dejarás y, donde la partida haya empezado, un jugador virtual ocupará tu asiento.
    }{ $alone ->
        [yes] {" "}Tus partidas en solitario acabarán.
       *[no] {""}
    } Esto no se puede deshacer.
button-forget-me = Borrar todo
button-keep-me = Conservarlo todo
forgotten = ✅ Lo he borrado todo.{ $left ->
        [0] {""}
        [one] {" "}Has dejado 1 mesa.
       *[other] {" "}Has dejado { $left } mesas.
    }
nothing-forgotten = No he borrado nada.
not-your-data = Este botón no es para ti.
