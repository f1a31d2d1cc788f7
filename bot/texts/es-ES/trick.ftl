# Bazas: cartas que se juegan a la mesa y se toman de ella.

cube-none = ningún recurso
cubes-none = ninguno: tomar la pareja que queda
cubes-oldest = oldest: los dos que llevan más tiempo
cube-choice = recurso { NAME($colour) } en { $position }
cubes-choice = { NAME($colour) } { $position } y { NAME($other) } { $other-position }
menu-cube = Elige un recurso
button-pair = { $pair ->
        [deck] Mazo
       *[hands] Manos
    }: { $numbers }
button-take = Tomar { $card }
button-take-gain = Tomar { $card }: { $gain }
button-accept = Aceptar
button-contest = Disputar
button-trick = Mis cartas
button-bid-alone = Sin recurso
button-bid-alone-gain = Sin recurso: { $gain }
button-bid-cube-gain = Con el recurso { NAME($colour) } de { $position }: { $gain }

bid-cube = ¿Añades un recurso de tu mapa a la carta { $card }? Vale 60, y vuelve a la reserva común cuando todos hayan tomado una carta. Los números son los del borde de tu mapa.
trick-take = Toma una de las cartas jugadas para tu mapa.
trick-taken = ✅ La carta { $card } es tuya. La colocarás cuando todos tengan una.
trick-take-waiting = Aún no te toca tomar una carta; te avisaré.
trick-take-pair = Elige una pareja: has jugado la carta más alta. Te quedas una de sus cartas. Tu rival recibe la otra, o da dos recursos para elegir.
trick-take-pair-waiting = Tu rival tiene la carta más alta y elige pareja.
trick-answer = { $name } ha elegido { $pair ->
        [deck] la pareja del mazo
       *[hands] la pareja de las manos
    }, { $taken }. **Aceptar** la otra: { $numbers }. O **Disputar**: da dos recursos de tu mapa y toma la pareja que quieras.
trick-answer-without-cubes = { $name } ha elegido { $pair ->
        [deck] la pareja del mazo
       *[hands] la pareja de las manos
    }, { $taken }. Recibes la otra: { $numbers }. (Disputar cuesta dos recursos de tu mapa, y no te llegan.)
trick-answer-waiting = Tu rival acepta la pareja que has dejado, o da dos recursos y toma la que quiera.
trick-discard-of-pair = Descarta una carta de tu pareja: { $numbers }. La otra va a tu mapa.
trick-contested = { $name } ha dado dos recursos y se queda la pareja que habías elegido.
trick-discard-of-pair-made = ✅ Carta { $card } descartada. La ronda sigue cuando tu rival también descarte.
contest-first = ¿Qué recurso das primero? Disputar cuesta dos de tu mapa, de cualquier color.
contest-second = ¿Y cuál es el segundo? El primero es el de { $position }.
contest-pair = ¿Qué pareja tomas por los recursos de { $cubes }? Sin entregarlos te llevas la pareja { $free }.
pair-costs-cubes = Tu rival ha elegido esa pareja, así que cuesta dos recursos. Di cuáles, o acepta la pareja que queda con `/accept`.
contest-too-few-cubes = Disputar cuesta dos recursos de tu mapa, y no te llegan. Pulsa **Aceptar**, o escribe `/accept`.

accepted-bid = ✅ Has jugado la carta { $card }{ $cube ->
        [none] {""}
       *[other] {" "}con el recurso de { $cube }
    }.
typed-bid-alone = ✅ Has jugado la carta { $card }, sin recurso.
accepted-take = ✅ La carta { $card } es tuya.
accepted-take-pair = ✅ Has elegido { $pair ->
        [deck] la pareja del mazo
       *[hands] la pareja de las manos
    }.
accepted-contest = ✅ Has dado los recursos de { $cubes } y has tomado { $pair ->
        [deck] la pareja del mazo
       *[hands] la pareja de las manos
    }.
accepted-accept = ✅ Has aceptado la pareja que quedaba.

round-bid = Baza: por turnos, cada jugador juega una carta boca arriba. Un recurso suma 60{ $colour ->
        [any] {""}
       *[other] {" "}y tiene que ser { NAME($colour) }
    }. Ahora: { $names }.
round-bid-secret = Baza: cada jugador juega una carta en secreto. La más alta elige entre dos parejas.
round-take = Baza: cada jugador toma una de las cartas jugadas, primero el total más alto. Ahora: { $names }.
round-take-pair = Baza: { $names } ha jugado la carta más alta y elige pareja.
round-answer = Baza: { $names } acepta la pareja que queda, o da dos recursos y toma la que quiera.
round-discard-of-pair = Baza: cada jugador descarta una carta de su pareja; la otra va a su mapa.
round-contested = { $name } ha dado dos recursos y se queda la pareja que había elegido { $other }.
round-hands-pass = -# Después de esta ronda cada jugador pasa su mano; **Mi mano** dice a quién.
trick-pair = { $pair ->
        [deck] Pareja del mazo
       *[hands] Pareja de las manos
    }: { $numbers }{ $held ->
        [no] {""}
       *[yes] {" "}· { $name }
    }
trick-seat = { $state ->
        [deciding] ⏳ { $name } elige
        [decided] ✅ { $name } ya ha elegido
        [waiting] 💤 { $name } espera
        [asked] ⏳ { $name }
        [has] ✅ { $name }
       *[later] 💤 { $name }
    }{ $card ->
        [0] {""}
       *[other] {" "}· juega { $card }{ $colour ->
            [none] {""}
           *[other] {" "}+ recurso { NAME($colour) } = { $total }
        }
    }{ $taken ->
        [0] {""}
       *[other] {" "}· toma la **{ $taken }**
    }
