# As in English.
gain-of-card = { $now }{ $has_later ->
        [no] {""}
       *[yes] {" "}({ $later })
    }
hand-gains = -# Puntos ahora (y ganados o perdidos después).
hand-bids = -# 💡 es la mejor jugada, con sus puntos hasta el final.
no-hints-here = En esta partida no hay pistas.

command-name-hint = pista
command-hint = Qué haría yo ahora, si en la mesa se permiten pistas
nothing-to-hint = Ahora no tienes nada que decidir, así que no hay pista que darte.
hint-worth = **{ $gain }** ahora{ $later ->
        [0] {""}
       *[other] , **{ $later }** después
    }.
hint-pick = 💡 Yo elegiría la carta { $card }.
hint-discard = 💡 Yo descartaría la carta { $card }.
hint-keep = 💡 Yo me quedaría con la carta { $card }.
hint-bid = 💡 Yo jugaría la carta { $card }{ $cube ->
        [none] {""}
       *[other] {" "}con el recurso de { $cube }
    }.
hint-take = 💡 Yo tomaría la carta { $card }.
hint-take-pair = 💡 Yo elegiría { $pair ->
        [deck] la pareja del mazo
       *[hands] la pareja jugada
    }.
hint-contest = 💡 Yo disputaría: pagaría los recursos de { $cubes } para tomar { $pair ->
        [deck] la pareja del mazo
       *[hands] la pareja jugada
    }.
hint-accept = 💡 Yo aceptaría la pareja que queda.
hint-place = 💡 Yo colocaría la { $placement } ({ $typed }).
hint-unplaceable = 💡 La carta { $card } no cabe en ningún sitio: apártala.
hint-terraform = 💡 Yo convertiría el desierto de { $position } en { $terrain ->
        [forest] un bosque
        [lake] un lago
        [town] un pueblo
       *[mountain] una montaña
    }, con los recursos de { $cubes }.
hint-done = 💡 Yo lo dejaría así y pulsaría **Terminar**.
hint-free-tile = 💡 Yo convertiría el desierto de { $position } en { $terrain ->
        [forest] un bosque
        [lake] un lago
        [town] un pueblo
       *[mountain] una montaña
    }.
hint-skip = 💡 Yo renunciaría a la loseta gratuita.
