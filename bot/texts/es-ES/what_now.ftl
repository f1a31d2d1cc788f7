# Lo que alguien puede hacer ahora mismo: la respuesta a /hokkaido help.

command-help = Qué puedes hacer ahora y cómo se juega

help-heading = ### Qué puedes hacer ahora
help-no-table = Ahora no hay partida aquí. Escribe `/hokkaido start` para abrir una mesa: tu gente pulsa **Unirse**, o juegas contra el ordenador.
help-no-game = Ahora no estás en ninguna partida. Escribe `/hokkaido start` en un canal de un servidor, o únete allí a una mesa.
help-several = Estás en { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }. { $waiting ->
        [0] Ahora ninguna te espera; están todas en **Mis partidas**.
        [one] Una de ellas te espera: pulsa **Mis partidas**.
       *[other] { $waiting } de ellas te esperan: pulsa **Mis partidas**.
    }
help-join = { $host } ha abierto una mesa aquí. Pulsa **Unirse** debajo de ella, o escribe `/hokkaido join`.
help-host-begins = Tienes un asiento. { $host } empieza la partida cuando haya llegado todo el mundo.
help-alone = En tu mesa falta gente. { $comes ->
        [nobody] Invita a alguien con `/hokkaido invite`, o pulsa **Jugar contra dos 🤖** debajo de la mesa; después pulsa **Empezar**.
       *[other] Pulsa **Jugar contra dos 🤖** debajo de ella, o espera a que alguien se una; después pulsa **Empezar**.
    }
help-begin = Tu mesa ya puede empezar: pulsa **Empezar** debajo de ella cuando haya llegado todo el mundo.
help-not-playing = Aquí hay una partida en la que no estás. Escribe `/hokkaido watch` para verla{ $opens ->
        [yes] , o abre tu propia mesa en otro canal
       *[no] {""}
    }.
help-away = Un jugador virtual ocupa tu asiento por ahora. Escribe `/hokkaido away` para recuperarlo.
help-paused = La partida está en pausa hasta que { $host }, o la moderación, la reanude con `/table resume`.
help-paused-own = La partida está en pausa. `/table resume` la reanuda.
help-asked = Te toca: { $phase ->
        [pick] elige una carta de tu mano.
        [discard] descarta una carta de tu mano.
        [bid] juega una carta a la baza.
        [take] toma una de las cartas jugadas.
        [take-pair] elige una pareja.
        [answer] acepta la pareja que queda, o disputa.
        [discard-of-pair] descarta una carta de tu pareja.
        [free-tile] pon tu loseta gratuita, o ninguna.
        [done] pulsa **Terminar** cuando tu mapa esté como quieres.
       *[map] coloca tu carta y después pulsa **Terminar**.
    } Pulsa **Ver**.
help-vote = 🗳️ Te espera una votación en <#{ $channel }>.
help-waiting = Ahora no tienes nada que hacer. { $count ->
        [0] La partida sigue en un momento.
       *[other] La partida espera a { $names }.
    }
help-games = { $count ->
        [one] Otra partida te espera: pulsa **Mis partidas**.
       *[other] Otras { $count } partidas te esperan: pulsa **Mis partidas**.
    }
help-more = -# ¿Dudas? En **Reglas** está todo. `/hokkaido settings` es para tema, idioma y recordatorios.
button-show-me = Ver
button-games = Mis partidas
