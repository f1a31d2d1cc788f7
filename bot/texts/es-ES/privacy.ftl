# Lo que se guarda de una persona.

command-privacy = Lo que sé de ti
command-my-data = Todo lo que sé de ti, en un archivo
command-forget-me = Borrar todo lo que sé de ti

privacy =
    ## Lo que sé de ti
    - tus ajustes y el idioma de tu Discord;
    - las mesas en las que tienes o has tenido asiento, con tu id y tu nombre de Discord, aunque ahora tu asiento sea de otra persona; tus invitaciones y las partidas que miras;
    - cada jugada tuya, los mazos que traes y tus resultados;
    - dónde están mis mensajes directos para ti, si los aceptas, que te he dado la bienvenida y si has escrito alguna jugada.

    Lo necesito para llevar las partidas y mostrar los resultados. No leo tus mensajes. Todo está en una sola base de datos, que guarda quien me tiene en marcha, y no la recibe nadie más.
    `/hokkaido my-data` te lo da todo en un archivo. `/hokkaido forget-me` lo borra: las partidas acabadas se quedan con sus mazos, porque también son de los demás, pero entonces tu asiento no es de nadie. Los mensajes que ya he enviado se quedan en Discord, y las copias de seguridad de la base de datos conservan tus datos hasta que se borren.
my-data = Aquí está todo lo que sé de ti.
forget-me = **¿Borrar todo lo que sé de ti?** Desaparecen tus ajustes y tu nombre. Las partidas acabadas se quedan, sin nadie en tu asiento, y tus resultados no cuentan para nadie.{ $tables ->
        [0] {""}
        [one] {" "}Tienes asiento en 1 mesa abierta: la dejas y, si la partida ha empezado, un jugador virtual ocupa tu asiento.
       *[other] {" "}Tienes asiento en { $tables } mesas abiertas: las dejas y, donde la partida ha empezado, un jugador virtual ocupa tu asiento.
    }{ $alone ->
        [yes] {" "}Lo que juegas sin nadie más se acaba.
       *[no] {""}
    } Esto no se puede deshacer.
button-forget-me = Borrar todo
button-keep-me = Conservarlo
forgotten = ✅ Está todo borrado.{ $left ->
        [0] {""}
        [one] {" "}Has dejado 1 mesa.
       *[other] {" "}Has dejado { $left } mesas.
    }
nothing-forgotten = No se ha borrado nada.
not-your-data = Este botón no es para ti.
