# Los mejores sitios para una carta, y lo que haría quien aconseja.

gain-now-later = { $now } ahora{ $has_later ->
        [no] {""}
       *[yes] , { $later } después
    }
# As in English.
gain-of-card = { $now }{ $has_later ->
        [no] {""}
       *[yes] {" "}({ $later })
    }
hand-gains = -# Con cada carta: los puntos que puede darte ahora y, entre paréntesis, lo que promete para después.
# About a bid in a trick; $cubes says whether any button has + 60, a card with a cube.
hand-bids = -# Con cada carta: cuántos puntos, más o menos, te dará la baza hasta el final de la partida si la juegas.{ $cubes ->
        [no] {""}
       *[yes] {" + 60 es con un recurso."}
    }
no-hints-here = En esta partida no hay pistas.

command-name-hint = pista
command-hint = Lo que haría yo ahora, si la mesa permite pistas
nothing-to-hint = Ahora no tienes nada que decidir, así que tampoco hay pista.
hint-worth = **{ $gain }** ahora, **{ $later }** después.
hint-pick = 💡 Yo elegiría la carta { $card }.
hint-discard = 💡 Yo descartaría la carta { $card }.
hint-bid = 💡 Yo jugaría la carta { $card }{ $cube ->
        [none] {""}
       *[other] {" "}con el recurso de { $cube }
    }.
hint-take = 💡 Yo tomaría la carta { $card }.
hint-take-pair = 💡 Yo elegiría { $pair ->
        [deck] la pareja del mazo
       *[hands] la pareja de las manos
    }.
hint-contest = 💡 Yo disputaría: los recursos de { $cubes } por { $pair ->
        [deck] la pareja del mazo
       *[hands] la pareja de las manos
    }.
hint-accept = 💡 Yo aceptaría la pareja que queda.
hint-place = 💡 Yo la colocaría aquí: { $placement } ({ $typed }).
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
hint-skip = 💡 Yo no pondría loseta gratuita.
