# Los mensajes privados de un jugador: su mano y lo que ha elegido.

private-heading = **Ronda { $round }** · <#{ $channel }>
your-turn = **Te toca: { $task ->
        [pick] elige una carta
        [discard] descarta una carta
        [bid] juega una carta
        [take] toma una carta
        [take-pair] elige una pareja
        [answer] acepta o disputa
        [discard-of-pair] descarta una de tu pareja
        [done] pulsa Terminar
        [free-tile] pon tu loseta gratuita
       *[map] coloca tu carta
    }** · ronda { $round } · <#{ $channel }>
hand-pick = Elige una carta para tu mapa. { $passes ->
        [swapped] Después robas una carta, descartas otra e intercambias la mano con el otro jugador.
       *[other] El resto se pasa.
    }
    Tu mano: { $numbers }
hand-pick-made = ✅ Carta { $card } elegida. La ronda sigue cuando todos hayan elegido.
hand-discard = Has elegido la carta { $card } y has robado la **{ $drawn }**. Descarta una carta de tu mano: sale de la partida. Después intercambias la mano con el otro jugador.
    Tu mano: { $numbers }
hand-discard-made = ✅ Carta { $card } descartada. Cuando tu rival también descarte, os intercambiáis las manos.
hand-bid = Juega una carta de tu mano, boca arriba. { $colour ->
        [any] Un recurso de tu mapa le suma 60.
       *[other] Un recurso { NAME($colour) } de tu mapa le suma 60.
    } El total más alto toma carta primero.
    Tu mano: { $numbers }
hand-bid-secret = Juega en secreto una carta de tu mano. La más alta elige entre dos parejas: la del mazo, { $pile }, y las dos cartas jugadas.
    Tu mano: { $numbers }
hand-bid-waiting = Aún no te toca jugar una carta; te avisaré. Tu mano: { $numbers }
hand-bid-made = Tu carta { $card } está en la mesa. Te avisaré cuando vuelva a tocarte.
hand-passes-soon = -# Después de esta ronda se pasan las manos: { $names }
hand-resting = Ahora no hay nada que elegir de tu mano: { $numbers }
hand-passed = Tu mano ya se ha pasado. Verás la siguiente cuando acabe esta ronda.
hand-empty = Ahora no tienes cartas en la mano.

button-card = Carta { $card }
button-discard = Descartar { $card }
# As in English.
button-card-gain = { $card }: { $gain }
# $gain is what the trick is likely to bring, such as +5; $cube says whether that is with a cube.
button-bid-gain = { $card }{ $cube ->
        [no] {""}
       *[yes] {" + 60"}
    }: { $gain }
button-take-back = Deshacer

accepted-pick = ✅ Carta { $card } elegida.
accepted-discard = ✅ Carta { $card } descartada.
taken-back-pick = ↩️ La carta { $card } vuelve a tu mano.
taken-back-discard = ↩️ Vuelves a tener la carta { $card }.
taken-back-bid = ↩️ La carta { $card } vuelve a tu mano.

closed-undecided = La partida ha seguido sin tu decisión.
closed-undecided-end = La partida ha acabado antes de que esto se decidiera.
closed-game-over = 🏁 { $stage ->
        [finished] La partida ha acabado. La puntuación final está en <#{ $channel }>.
       *[cancelled] La partida se ha cerrado antes de tiempo: mira <#{ $channel }>.
    }
closed-game-over-directly = 🏁 { $stage ->
        [finished] La partida ha acabado.
       *[cancelled] La partida se ha cerrado antes de tiempo.
    }
closed-free-tile = Ya es tarde para una loseta gratuita.

moved-on = ⏩ La partida ha seguido. Así está ahora:
