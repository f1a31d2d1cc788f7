cube-none = ningún recurso
cubes-none = ninguno: tomar la otra pareja
cubes-oldest = oldest: los dos más antiguos
cube-choice = recurso { NAME($colour) } en { $position }
cubes-choice = { NAME($colour) } { $position } y { NAME($other) } { $other-position }
menu-cube = Elige un recurso
button-pair = { $pair ->
        [deck] Del mazo
       *[hands] Jugadas
    }: { $numbers }
button-take = Tomar la { $card }
button-take-gain = Tomar la { $card }: { $gain }
button-keep = Quedarme con la { $card }
button-keep-gain = { button-keep } · { $gain }
button-accept = Aceptar
button-contest = Disputar
button-contest-pair = { button-contest } · { button-pair }
button-trick = Mis cartas

trick-take = Toma para tu mapa una de las cartas jugadas.
trick-taken = ✅ La carta { $card } es tuya. La colocarás cuando todos tengan la suya.
trick-take-waiting = Aún no te toca tomar carta; te avisaré.
trick-take-pair = Has jugado la carta más alta: elige una pareja. Tu rival recibe la otra, o paga dos recursos para elegir.
trick-take-pair-waiting = Tu rival ha jugado la carta más alta y está eligiendo pareja.
trick-answer = { $name } ha elegido { $pair ->
        [deck] la pareja del mazo
       *[hands] la pareja jugada
    }, { $taken }. Puedes **Aceptar** la otra, { $numbers }, o **Disputar**: pagar dos recursos y elegir.
trick-answer-without-cubes = { $name } ha elegido { $pair ->
        [deck] la pareja del mazo
       *[hands] la pareja jugada
    }, { $taken }. Recibes la otra: { $numbers }. (Disputar cuesta dos recursos de tu mapa y no tienes suficientes.)
trick-answer-waiting = Tu rival puede aceptar la pareja que has dejado, o pagar dos recursos y tomar la que quiera.
trick-discard-of-pair = Quédate con una carta de tu pareja: { $numbers }. Va a tu mapa; la otra queda fuera de la partida.
trick-contested = { $name } ha pagado dos recursos y se queda con la pareja que habías elegido.
trick-discard-of-pair-made = ✅ Te quedas con la carta { $card }. La ronda seguirá cuando tu rival también decida.
contest-first = ¿Qué recurso pagas primero? Disputar cuesta dos de tu mapa, del color que sea.
contest-second = ¿Y cuál es el segundo? El primero es el de { $position }.
contest-pair = ¿Qué pareja tomas a cambio de los recursos de { $cubes }? Si no pagas, te quedas con la pareja { $free }.
pair-costs-cubes = Tu rival ha elegido esa pareja, así que cuesta dos recursos. Indica cuáles, o acepta la otra pareja con `/accept`.
contest-too-few-cubes = Disputar cuesta dos recursos de tu mapa y no tienes suficientes. Pulsa **Aceptar** o escribe `/accept`.

accepted-bid = ✅ Has jugado la carta { $card }{ $cube ->
        [none] {""}
       *[other] {" "}con el recurso de { $cube }
    }.
typed-bid-alone = ✅ Has jugado la carta { $card }, sin recurso.
accepted-take = ✅ La carta { $card } es tuya.
accepted-keep = ✅ Te quedas con la carta { $card }.
accepted-take-pair = ✅ Has elegido { $pair ->
        [deck] la pareja del mazo
       *[hands] la pareja jugada
    }.
accepted-contest = ✅ Has pagado los recursos de { $cubes } y has tomado { $pair ->
        [deck] la pareja del mazo
       *[hands] la pareja jugada
    }.
accepted-accept = ✅ Has aceptado la pareja que quedaba.

round-bid = Baza: por turnos, cada jugador juega una carta boca arriba. Un recurso suma 60{ $colour ->
        [any] {""}
       *[other] {" "}y tiene que ser { NAME($colour) }
    }. Ahora: { $names }.
round-bid-secret = Baza: cada jugador juega una carta en secreto. Quien juegue la más alta elige entre dos parejas.
round-take = Baza: cada jugador toma una de las cartas jugadas, empezando por el total más alto. Ahora: { $names }.
round-take-pair = Baza: { $names } ha jugado la carta más alta y está eligiendo pareja.
round-answer = Baza: { $names } puede aceptar la pareja que queda, o pagar dos recursos y tomar la que quiera.
round-discard-of-pair = Baza: cada jugador se queda con una carta de su pareja.
round-contested = { $name } ha pagado dos recursos y se queda con la pareja que había elegido { $other }.
round-hands-pass = -# Tras esta ronda cada jugador pasa su mano; en **Mi mano** ves a quién.
trick-pair = { $pair ->
        [deck] Pareja del mazo
       *[hands] Pareja jugada
    }: { $numbers }{ $held ->
        [no] {""}
       *[yes] {" "}· { $name }
    }
trick-seat = { $state ->
        [deciding] ⏳ { $name } está eligiendo
        [decided] ✅ { $name } ya ha elegido
        [waiting] 💤 { $name } espera su turno
        [asked] ⏳ { $name }
        [has] ✅ { $name }
       *[later] 💤 { $name }
    }{ $card ->
        [0] {""}
       *[other] {" "}· ha jugado la { $card }{ $colour ->
            [none] {""}
           *[other] {" "}+ recurso { NAME($colour) } = { $total }
        }
    }{ $taken ->
        [0] {""}
       *[other] {" "}· ha tomado la **{ $taken }**
    }
