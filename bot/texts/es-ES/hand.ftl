private-heading = **Ronda { $round }** · <#{ $channel }>
your-turn = **Te toca: { $task ->
        [pick] elige una carta
        [discard] descarta una carta
        [bid] juega una carta
        [take] toma una carta
        [take-pair] elige una pareja
        [answer] acepta o disputa
        [discard-of-pair] quédate con una carta de tu pareja
        [done] pulsa Terminar
        [free-tile] pon tu loseta gratuita
       *[map] coloca tu carta
    }** · ronda { $round } · <#{ $channel }>
hand-pick = Tu mano: { $numbers }
hand-pick-made = ✅ Has elegido la carta { $card }. La ronda seguirá cuando todos hayan elegido.
hand-discard = Has elegido la carta { $card } y has robado la **{ $drawn }**. Descarta una carta de tu mano: queda fuera de la partida. Después pasas la mano a tu rival y recibes la suya.
    Tu mano: { $numbers }
hand-discard-made = ✅ Has descartado la carta { $card }. Cuando tu rival también descarte, recibirás su mano.
trick-totals = { $colour ->
        [any] Un recurso de tu mapa le suma 60.
       *[other] Un recurso { NAME($colour) } de tu mapa le suma 60.
    } Quien tenga el total más alto toma carta antes que los demás.
hand-bid = Juega boca arriba una carta de tu mano.
hand-bid-secret = Juega en secreto una carta de tu mano. Quien juegue la más alta elige entre dos parejas: la del mazo ({ $pile }) y la que forman las dos cartas jugadas.
hand-bid-waiting = Aún no te toca jugar carta; te avisaré. Tu mano: { $numbers }
hand-bid-made = Has jugado la carta { $card }. Te avisaré cuando te vuelva a tocar.
hand-passes-soon = -# Tras esta ronda cada jugador pasa su mano: { $names }
hand-resting = Ahora no tienes que jugar nada de tu mano: { $numbers }
hand-passed = Ya has pasado tu mano. Verás la siguiente al acabar la ronda.
hand-empty = Ahora no tienes cartas en la mano.

button-card = Carta { $card }
button-pick = Elegir la { $card }
button-discard = Descartar la { $card }
# As in English.
button-card-gain = { $card }: { $gain }
plus-cube = +recurso
button-bid = Jugar la { $card }{ $cube ->
        [no] {""}
       *[yes] {" "}{ plus-cube }
    }
button-bid-gain = 💡 { $card }{ $cube ->
        [no] {""}
       *[yes] {" "}{ plus-cube }
    }: { $gain }
button-take-back = Deshacer

accepted-pick = ✅ Has elegido la carta { $card }.
accepted-discard = ✅ Has descartado la carta { $card }.
taken-back-pick = ↩️ La carta { $card } vuelve a tu mano.
taken-back-discard = ↩️ Puedes elegir de nuevo.
taken-back-bid = ↩️ La carta { $card } vuelve a tu mano.

closed-undecided = La partida ha seguido sin esperar tu decisión.
closed-undecided-end = La partida ha acabado antes de que decidieras.
final-own = { $rank ->
        [won] 🏆 **¡Has ganado con { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }!**
        [shared] 🏆 **¡Compartes la victoria con { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }!**
       *[other] 🏁 **Has quedado en el puesto { $place } de { $players }, con { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }.**
    }
closed-game-over = { $stage ->
        [finished] Tienes la puntuación final en <#{ $channel }>.
       *[cancelled] 🏁 La partida ha acabado antes de tiempo. Tienes más detalles en <#{ $channel }>.
    }
closed-game-over-directly = 🏁 La partida ha acabado antes de tiempo.
closed-free-tile = Ya es tarde para poner la loseta gratuita.

moved-on = ⏩ La partida ya ha avanzado. Ahora está así:

note-written = { $is_empty ->
        [yes] 🗑️ Tu nota se ha borrado.
       *[no] 📝 Anotado. Solo tú ves la nota, junto a tu mano: { $text }
    }
private-note = -# 📝 { $text }

hand-last-round = -# Ronda { $round }: { $points }
hand-points = { $own ->
        [yes] tú
       *[no] { $name }
    } { $points }
