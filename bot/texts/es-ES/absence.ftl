due = ⏰ El tiempo acaba <t:{ $until }:R>: <t:{ $until }:f>
due-of = ⏰ { $names }: el tiempo acaba <t:{ $until }:R>
due-overdue = ⏰ Se acabó el tiempo de { $names }: un jugador virtual jugará en su lugar.
paused = ⏸️ La partida está en pausa. Quien lleva la mesa o un moderador puede reanudarla con `/table resume`; cuando las pausas sumen un día, también cualquier jugador. Tras { $days } días sin actividad se cerrará sola.
away = 🤖 De momento, un jugador virtual juega por { $names }.
stands-still = 💤 No hay nadie jugando: la partida espera a que alguien recupere su asiento. Tras { $days } días sin actividad se cerrará sola.
watching = 👀 { $count ->
        [one] { $name } está mirando.
       *[other] { $count } personas están mirando.
    }

asked-task = { $task ->
        [pick] elige una carta
        [discard] descarta una carta
        [bid] juega una carta
        [take] toma una carta
        [take-pair] elige una pareja
        [answer] acepta o disputa
        [discard-of-pair] quédate con una carta de tu pareja
        [map] coloca tu carta
        [done] pulsa Terminar
        [free-tile] decide qué haces con tu loseta gratuita
       *[other] la partida te espera
    }
reminder-direct = ⏰ **{ $last ->
        [yes] Último recordatorio
       *[no] Recordatorio
    }: { $task }** · ronda { $round } · <#{ $channel }>
    El tiempo acaba <t:{ $until }:R>. Después, un jugador virtual jugará por ti.
reminder-channel = ⏰ { $last ->
        [yes] Último recordatorio
       *[no] Recordatorio
    }: { $task }, <@{ $user }> · ronda { $round } · el tiempo acaba <t:{ $until }:R>
waiting-direct = ⏰ **{ $last ->
        [yes] Último recordatorio
       *[no] Recordatorio
    }: { $task }** · ronda { $round } · <#{ $channel }>
    Te toca desde <t:{ $since }:R>, y la partida te está esperando.
waiting-channel = ⏰ { $last ->
        [yes] Último recordatorio
       *[no] Recordatorio
    }: { $task }, <@{ $user }> · ronda { $round } · te toca desde <t:{ $since }:R>
nudge-direct = 🔔 **Te toca: { $task }** · ronda { $round } · <#{ $channel }>
    { $name } te está esperando.
nudge-channel = 🔔 Te toca: { $task }, <@{ $user }> · ronda { $round } · { $name } te espera
button-nudge = Dar un toque
nudged = 🔔 Has dado un toque a { $names }.
nudged-nobody = 🔕 Sin aviso (recordatorios desactivados): { $names }.

seat-is-away = 🤖 <@{ $user }> Ahora juega por ti un jugador virtual. Pulsa el botón para recuperar tu asiento.
seat-is-away-own = 🤖 De momento juega por ti un jugador virtual. Cuando recuperes tu asiento, la partida volverá a esperarte.
button-take-seat-back = Recuperar mi asiento

log-moved = ⏰ A { $name } se le acabó el tiempo en la ronda { $round }{ $missed ->
        [0] {""}
        [one] {" "}(primer plazo perdido)
       *[other] {" "}({ $missed } plazos perdidos seguidos)
    }, así que un jugador virtual { $did }.
moved-for-seat = { $did ->
        [pick] eligió una carta
        [discard] descartó una carta
        [keep] se quedó con una carta de la pareja
        [place] colocó la carta
        [unplaceable] apartó la carta (no cabía en ningún sitio)
        [terraform] terraformó
        [wait] pidió espera
        [done] pulsó **Terminar**
        [free-tile] puso una loseta gratuita
        [skip] renunció a la loseta gratuita
        [bid] jugó una carta
        [take] tomó una carta
        [take-pair] eligió una pareja
        [contest] disputó la pareja
        [accept] aceptó la pareja que quedaba
       *[other] jugó en su lugar
    }
log-left = { $reason ->
        [deadline] 🤖 { $name } ha perdido { $missed } plazos seguidos. Un jugador virtual ocupará su asiento hasta su vuelta.
       *[own] 🤖 { $name } ha dejado su asiento a un jugador virtual y puede recuperarlo cuando quiera.
    }
log-taken-back = 👋 { $name } vuelve a la partida.
log-time-given-back = ⏰ El bot estuvo un rato caído (desde <t:{ $since }:f>). Ese tiempo no cuenta: los plazos se alargan otro tanto.
closed-goes-on-in-channel = Seguimos en <#{ $channel }>: pulsa allí **Mi mano**.
closed-by-computer = ⏰ Se te acabó el tiempo, así que un jugador virtual ha jugado por ti{ $did ->
        [pick] : ha elegido la carta { $card }
        [discard] : ha descartado la carta { $card }
        [keep] : se ha quedado con la carta { $card }
        [bid] : ha jugado la carta { $card }
        [take] : ha tomado la carta { $card }
        [take-pair] : ha elegido una pareja
        [contest] : ha disputado la pareja
        [accept] : ha aceptado la pareja que quedaba
       *[other] {""}
    }.
closed-seat-lost = Ahora tu asiento lo ocupa otro jugador, así que aquí ya no tienes nada que hacer.
