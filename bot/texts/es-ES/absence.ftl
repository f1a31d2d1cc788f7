# Plazos, recordatorios y asientos cuya persona no está.

due = ⏰ El tiempo acaba <t:{ $until }:R>: <t:{ $until }:f>
due-of = ⏰ { $names }: el tiempo acaba <t:{ $until }:R>
due-overdue = ⏰ Se acabó el tiempo de { $names }: mueve un jugador virtual.
paused = ⏸️ La partida está en pausa. Quien organiza, o la moderación, la reanuda con `/table resume`; cuando las pausas suman un día, puede hacerlo cualquiera que juegue. Si nadie hace nada en { $days } días, se cierra sola.
away = 🤖 De momento, un jugador virtual juega por { $names }.
stands-still = 💤 No hay nadie para jugar, así que la partida espera a que alguien recupere su asiento. Si nadie hace nada en { $days } días, se cierra sola.
watching = 👀 { $count ->
        [one] Mira { $name }.
       *[other] Miran { $count } personas.
    }

asked-task = { $task ->
        [pick] elige una carta
        [discard] descarta una carta
        [bid] juega una carta
        [take] toma una carta
        [take-pair] elige una pareja
        [answer] acepta o disputa
        [discard-of-pair] descarta una de tu pareja
        [map] coloca tu carta
        [done] pulsa Terminar
        [free-tile] decide sobre tu loseta gratuita
       *[other] la partida te espera
    }
reminder-direct = ⏰ **{ $last ->
        [yes] Último recordatorio
       *[no] Recordatorio
    }: { $task }** · ronda { $round } · <#{ $channel }>
    El tiempo acaba <t:{ $until }:R>. Después mueve por ti un jugador virtual.
reminder-channel = ⏰ { $last ->
        [yes] Último recordatorio
       *[no] Recordatorio
    }: { $task }, <@{ $user }> · ronda { $round } · el tiempo acaba <t:{ $until }:R>
waiting-direct = ⏰ **{ $last ->
        [yes] Último recordatorio
       *[no] Recordatorio
    }: { $task }** · ronda { $round } · <#{ $channel }>
    Te toca desde <t:{ $since }:R>, y la partida te espera.
waiting-channel = ⏰ { $last ->
        [yes] Último recordatorio
       *[no] Recordatorio
    }: { $task }, <@{ $user }> · ronda { $round } · te toca desde <t:{ $since }:R>
nudge-direct = 🔔 **Te toca: { $task }** · ronda { $round } · <#{ $channel }>
    { $name } te espera.
nudge-channel = 🔔 Te toca: { $task }, <@{ $user }> · ronda { $round } · { $name } te espera
button-nudge = Dar un toque
nudged = 🔔 Le has recordado su turno a { $names }.
nudged-nobody = 🔕 Sin recordatorio, por tenerlos desactivados: { $names }.

seat-is-away = 🤖 <@{ $user }> Ahora un jugador virtual ocupa tu asiento. Una pulsación y vuelve a ser tuyo.
seat-is-away-own = 🤖 De momento un jugador virtual ocupa tu asiento. Recupéralo y la partida volverá a esperarte.
button-take-seat-back = Recuperar mi asiento

log-moved = ⏰ A { $name } se le acabó el tiempo en la ronda { $round }{ $missed ->
        [0] {""}
        [one] {" "}(primer plazo perdido)
       *[other] {" "}({ $missed } plazos perdidos seguidos)
    }, así que un jugador virtual { $did }.
moved-for-seat = { $did ->
        [pick] eligió una carta
        [discard] descartó una carta
        [place] colocó la carta
        [unplaceable] apartó la carta (no cabe en ningún sitio)
        [terraform] terraformó
        [wait] pidió colocar por orden
        [done] pulsó **Terminar**
        [free-tile] puso una loseta gratuita
        [skip] no puso loseta gratuita
        [bid] jugó una carta
        [take] tomó una carta
        [take-pair] eligió una pareja
        [contest] disputó
        [accept] aceptó
       *[other] movió
    }
log-left = { $reason ->
        [deadline] 🤖 { $name } ha perdido { $missed } plazos seguidos. Un jugador virtual tiene su asiento hasta que { $name } lo recupere.
       *[own] 🤖 { $name } ha dejado su asiento a un jugador virtual y puede recuperarlo cuando quiera.
    }
log-taken-back = 👋 { $name } vuelve a la partida.
log-time-given-back = ⏰ El bot estuvo un rato parado (desde <t:{ $since }:f>). Ese tiempo no cuenta: quien tenía que mover lo recupera.
closed-goes-on-in-channel = Esto sigue en <#{ $channel }>: pulsa allí **Mi mano**.
closed-by-computer = ⏰ Se te acabó el tiempo, así que un jugador virtual ha movido por ti{ $did ->
        [pick] : ha elegido la carta { $card }
        [discard] : ha descartado la carta { $card }
        [bid] : ha jugado la carta { $card }
        [take] : ha tomado la carta { $card }
        [take-pair] : ha elegido una pareja
        [contest] : ha disputado la pareja
        [accept] : ha aceptado la pareja que quedaba
       *[other] {""}
    }.
closed-seat-lost = Tu asiento es ahora de otro jugador, así que aquí no te queda nada por hacer.
