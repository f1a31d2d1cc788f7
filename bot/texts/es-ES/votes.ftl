undo-choose = ¿Hasta dónde quieres volver? { $own ->
        [yes] Tu última jugada se deshace al momento, porque nadie la ha visto.{ $more ->
            [no] {""}
           *[yes] {" "}{ $alone ->
                [yes] Eres la única persona que juega, así que puedes volver más atrás, pero entonces la partida dejará de contar para la clasificación.
               *[no] Para volver más atrás, todos tienen que estar de acuerdo.
            }
        }
       *[no] { $alone ->
            [yes] Eres la única persona que juega, así que lo decides tú, pero entonces la partida dejará de contar para la clasificación.
           *[no] Todos tienen que estar de acuerdo.
        }
    }
undo-nothing = En esta partida aún no hay nada que deshacer.
undo-menu = Deshacer desde la jugada…
undo-own-step = Mi última jugada (al momento)
undo-point = Ronda { $round }: { $name } { $did ->
        [pick] eligió una carta
        [discard] descartó una carta
        [keep] se quedó con una carta de su pareja
        [place] colocó una carta
        [unplaceable] apartó una carta
        [terraform] terraformó
        [wait] pidió espera
        [done] pulsó Terminar
        [free-tile] puso una loseta gratuita
        [skip] renunció a la loseta gratuita
        [bid] jugó una carta
        [take] tomó una carta
        [take-pair] eligió una pareja
        [contest] disputó la pareja
        [accept] aceptó la otra pareja
       *[other] decidió
    }
undo-asked = La votación está en el canal. Si todos están de acuerdo, la partida volverá atrás.
undo-done = ↩️ La partida ha vuelto atrás.
vote-asked = La votación está en el canal.
button-undo = Volver atrás…

vote-undo = 🗳️ Votación: **{ $name } propone volver** a la ronda { $round }, antes de que { $before } { $did ->
        [pick] eligiera una carta
        [discard] descartara una carta
        [keep] se quedara con una carta de su pareja
        [place] colocara una carta
        [unplaceable] apartara una carta
        [terraform] terraformara
        [wait] pidiera espera
        [done] pulsara Terminar
        [free-tile] pusiera una loseta gratuita
        [skip] renunciara a la loseta gratuita
        [bid] jugara una carta
        [take] tomara una carta
        [take-pair] eligiera una pareja
        [contest] disputara la pareja
        [accept] aceptara la otra pareja
       *[other] decidiera
    }.
vote-undo-gone = 🗳️ Votación: **{ $name } propone volver** a la ronda { $round }, pero esa jugada ya se ha deshecho.
vote-host = 🗳️ Votación: **{ $name } propone que otra persona lleve la mesa**: { $target }.
vote-end = 🗳️ Votación: **{ $name } propone acabar la partida** ahora, sin que gane nadie.
vote-pause = 🗳️ Votación: **{ $name } propone poner la partida en pausa**.
vote-replace = 🗳️ Votación: **{ $name } propone un jugador virtual** para el asiento de { $target }{ $keeps ->
        [yes] ; { $target } conservará el resultado
       *[no] {""}
    }.
vote-until = { $agree ->
        [all] Todos los jugadores tienen que estar a favor.
        [most] Más de la mitad de los jugadores tienen que estar a favor, sin contar a quien lleva la mesa mientras esté ausente.
        [since-deal] Tienen que estar a favor quienes juegan desde el reparto y quien ocupa ese asiento.
       *[all-but-host] Todos los jugadores tienen que estar a favor, sin contar a quien lleva la mesa mientras esté ausente.
    } La votación se cierra <t:{ $until }:R>: <t:{ $until }:f>.
vote-agrees = ✅ { $name }: a favor
vote-declines = ❌ { $name }: en contra
vote-open = ⏳ { $name } aún no ha votado, <@{ $user }>
vote-waits = ⏳ <@{ $user }>: si no vuelves ni pulsas **En contra**, la propuesta se aprobará <t:{ $until }:R>.
vote-closed = 🗳️ Esta votación ya ha acabado.
button-vote-agree = A favor
button-vote-decline = En contra
button-vote-withdraw = Retirar

log-vote-ended = 🗳️ { $kind ->
        [undo] { $name } propuso volver atrás en la partida (ronda { $round })
        [host] { $name } propuso que { $target } llevara la mesa
        [replace] { $name } propuso un jugador virtual para el asiento de { $target }
        [pause] { $name } propuso poner la partida en pausa
       *[end] { $name } propuso acabar la partida
    }: { $outcome ->
        [agreed] aprobado
        [declined] rechazado
        [lapsed] se acabó el tiempo
        [withdrawn] propuesta retirada
       *[overtaken] la partida ya ha avanzado
    }.{ $agreed ->
        [0] {""}
       *[other] {" "}A favor: { $for }.
    }{ $declined ->
        [0] {""}
       *[other] {" "}En contra: { $against }.
    }
log-undone = ↩️ { $count ->
        [one] Se ha deshecho una jugada
       *[other] Se han deshecho { $count } jugadas, empezando por la última
    }: { $moves }{ $more ->
        [0] {""}
       *[other] {" "}… y { $more } más
    }{ $alone ->
        [yes] . Las cartas ya se conocen, así que esta partida ya no cuenta para la clasificación.
       *[no] {""}
    }
undone-move = { $name } ({ $did ->
        [pick] eligió una carta
        [discard] descartó una carta
        [keep] se quedó con una carta de su pareja
        [place] colocó una carta
        [unplaceable] apartó una carta
        [terraform] terraformó
        [wait] pidió espera
        [done] pulsó Terminar
        [free-tile] puso una loseta gratuita
        [skip] renunció a la loseta gratuita
        [bid] jugó una carta
        [take] tomó una carta
        [take-pair] eligió una pareja
        [contest] disputó la pareja
        [accept] aceptó la otra pareja
       *[other] decidió
    }, ronda { $round })
closed-undone = ↩️ La partida ha vuelto atrás, así que esto queda deshecho.

choice-vote-end = end: la partida acaba ahora
choice-vote-host = que lleve la mesa: { $name }
vote-channel-lost = No puedo escribir en <#{ $channel }>, así que nadie vería la votación. Cualquier jugador puede acabar la partida con `/table vote`.
