command-help = Qué puedes hacer ahora y cómo se juega

help-heading = ### Esto es lo que puedes hacer ahora
help-no-table = Ahora mismo aquí no hay partida. Escribe `/hokkaido start` para abrir una mesa: tus amigos pulsan **Unirse**, o juegas contra el ordenador.
help-no-game = Ahora mismo no estás en ninguna partida. Escribe `/hokkaido start` en un canal de un servidor o únete a una mesa que haya allí.
help-several = Estás en { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }. { $waiting ->
        [0] Ahora no te toca en ninguna; las tienes todas en **Mis partidas**.
        [one] En una te toca a ti: pulsa **Mis partidas**.
       *[other] En { $waiting } te toca a ti: pulsa **Mis partidas**.
    }
help-join = { $host } ha abierto una mesa aquí. Para jugar, pulsa **Unirse** en la mesa o escribe `/hokkaido join`.
help-host-begins = Ya estás en la mesa. { $host } empezará la partida cuando estén todos.
help-alone = En tu mesa falta gente. { $comes ->
        [nobody] Invita a alguien con `/hokkaido invite` y pulsa **Empezar** en la mesa, o bien pulsa **Jugar contra dos 🤖**.
       *[other] Espera a que alguien se una y pulsa **Empezar** en la mesa, o bien pulsa **Jugar contra dos 🤖**.
    }
help-begin = Tu mesa ya puede empezar: pulsa **Empezar** cuando estén todos.
help-not-playing = Aquí hay una partida en la que no juegas. Puedes mirarla con `/hokkaido watch`{ $opens ->
        [yes] {" "}o abrir tu propia mesa en otro canal
       *[no] {""}
    }.
help-away = De momento un jugador virtual ocupa tu asiento. Recupéralo con `/hokkaido away`.
help-paused = La partida está en pausa hasta que { $host } o un moderador la reanude con `/table resume`.
help-paused-own = La partida está en pausa. Puedes reanudarla con `/table resume`.
help-asked = Te toca: { $phase ->
        [pick] elige una carta de tu mano.
        [discard] descarta una carta de tu mano.
        [bid] juega una carta a la baza.
        [take] toma una de las cartas jugadas.
        [take-pair] elige una pareja.
        [answer] acepta la pareja que queda o disputa la otra.
        [discard-of-pair] quédate con una carta de tu pareja.
        [free-tile] pon tu loseta gratuita o renuncia a ella.
        [done] termina la ronda cuando te guste tu mapa.
       *[map] coloca tu carta.
    }
help-vote = 🗳️ Tienes una votación pendiente en <#{ $channel }>.
help-waiting = Ahora no tienes que hacer nada. { $count ->
        [0] La partida sigue enseguida.
       *[other] La partida espera a { $names }.
    }
help-games = { $count ->
        [one] También te toca en otra partida: pulsa **Mis partidas**.
       *[other] También te toca en otras { $count } partidas: pulsa **Mis partidas**.
    }
help-more =
    -# ¿Dudas? Está todo en **Reglas**. El tema, el idioma y los recordatorios se cambian en `/hokkaido settings`.
    -# Versión { $version }
button-show-me = Ver
button-games = Mis partidas
