# Volver más atrás que el propio último paso, y lo demás que vota una mesa.

undo-choose = ¿Hasta dónde volver? { $own ->
        [yes] Tu último paso se retira al momento, porque nadie lo ha visto.{ $more ->
            [no] {""}
           *[yes] {" "}{ $alone ->
                [yes] No hay nadie más, así que el resto también depende de ti, pero entonces la partida ya no cuenta para la clasificación.
               *[no] Más atrás, solo si está de acuerdo toda la mesa.
            }
        }
       *[no] { $alone ->
            [yes] No hay nadie más, así que depende de ti, pero entonces la partida ya no cuenta para la clasificación.
           *[no] Tiene que estar de acuerdo toda la mesa.
        }
    }
undo-nothing = En esta partida aún no hay nada que deshacer.
undo-menu = Volver a antes de …
undo-own-step = Mi último paso (al momento)
undo-point = Ronda { $round }: { $name } { $did ->
        [pick] eligió una carta
        [discard] descartó una carta
        [place] colocó una carta
        [unplaceable] apartó una carta
        [terraform] terraformó
        [wait] pidió esperar
        [done] pulsó Terminar
        [free-tile] puso una loseta gratuita
        [skip] no puso loseta gratuita
        [bid] jugó una carta
        [take] tomó una carta
        [take-pair] eligió una pareja
        [contest] disputó
        [accept] aceptó
       *[other] decidió
    }
undo-asked = La votación está en el canal. Si hay acuerdo, la partida vuelve atrás.
undo-done = ↩️ La partida ha vuelto atrás.
vote-asked = La votación está en el canal.
button-undo = Volver atrás …

vote-undo = 🗳️ Votación: **{ $name } pide volver** a la ronda { $round }, antes de que { $before } { $did ->
        [pick] eligiera una carta
        [discard] descartara una carta
        [place] colocara una carta
        [unplaceable] apartara una carta
        [terraform] terraformara
        [wait] pidiera esperar
        [done] pulsara Terminar
        [free-tile] pusiera una loseta gratuita
        [skip] renunciara a su loseta gratuita
        [bid] jugara una carta
        [take] tomara una carta
        [take-pair] eligiera una pareja
        [contest] disputara
        [accept] aceptara
       *[other] decidiera
    }.
vote-undo-gone = 🗳️ Votación: **{ $name } pide volver** a la ronda { $round }, pero esa jugada ya se ha retirado.
vote-host = 🗳️ Votación: **{ $name } pide que organice la mesa** otra persona: { $target }.
vote-end = 🗳️ Votación: **{ $name } pide acabar la partida** ahora, sin que gane nadie.
vote-replace = 🗳️ Votación: **{ $name } pide que un jugador virtual ocupe** el asiento de { $target }, que conserva el resultado.
vote-until = { $agree ->
        [all] Tiene que estar de acuerdo toda la mesa.
        [most] Tiene que estar de acuerdo más de la mitad; quien organiza, si no está, no cuenta.
        [others] Tienen que estar de acuerdo todos los demás.
       *[all-but-host] Tiene que estar de acuerdo toda la mesa; quien organiza, si no está, no cuenta.
    } La votación se cierra <t:{ $until }:R>: <t:{ $until }:f>.
vote-agrees = ✅ { $name }: a favor
vote-declines = ❌ { $name }: en contra
vote-open = ⏳ { $name } no ha votado, <@{ $user }>
vote-waits = ⏳ <@{ $user }>, tú organizas la mesa: si no vuelves ni pulsas **En contra**, la propuesta queda aprobada <t:{ $until }:R>.
vote-closed = 🗳️ Esta votación ha acabado.
button-vote-agree = A favor
button-vote-decline = En contra
button-vote-withdraw = Retirar

log-vote-ended = 🗳️ { $outcome ->
        [agreed] Aprobado
        [declined] Rechazado
        [lapsed] Se acabó el tiempo
        [withdrawn] Retirado
       *[overtaken] La partida ha seguido
    }: { $kind ->
        [undo] { $name } pidió volver atrás en la ronda { $round }.
        [host] { $name } pidió que organizara la mesa { $target }.
        [replace] { $name } pidió que un jugador virtual ocupara el asiento de { $target }.
       *[end] { $name } pidió acabar la partida.
    }{ $agreed ->
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
        [place] colocó una carta
        [unplaceable] apartó una carta
        [terraform] terraformó
        [wait] pidió esperar
        [done] pulsó Terminar
        [free-tile] puso una loseta gratuita
        [skip] no puso loseta gratuita
        [bid] jugó una carta
        [take] tomó una carta
        [take-pair] eligió una pareja
        [contest] disputó
        [accept] aceptó
       *[other] decidió
    }, ronda { $round })
closed-undone = ↩️ La partida ha vuelto atrás: esto se ha deshecho.

choice-vote-end = end: la partida acaba ahora
choice-vote-host = que organice la mesa: { $name }
vote-channel-lost = No puedo escribir en <#{ $channel }>, así que nadie vería la votación. Cualquiera que juegue puede terminar la partida con `/table vote`.
