placement = carta { $card } en **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] , girada { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] , debajo de { $under }
    }
placement-line = 🗺️ { trial-at }
card-of-map = { $card ->
        [0] la provincia inicial
       *[other] la carta { $card }
    }
card-short = { $card ->
        [0] la inicial
       *[other] la { $card }
    }
placer-for-good = -# En esta ronda no podrás deshacer lo que coloques.
placer-how = -# O escribe { $typed }
placer-nowhere = -# No cabe en ningún sitio. { $is_taken ->
        [yes] Compruébalo y pulsa **Apartar**.
       *[no] Si la eliges, tendrás que apartarla.
    }
placer-lesson = -# 💡 Gírala o muévela y pulsa **{ $button }**. { $reason }
placer-reason = { $why ->
        [points] Sitio 1: { $parts }.
        [later] El sitio 1 puede dar más puntos después.
       *[middle] El sitio 1 es el que menos cubre tu mapa.
    }
placer-tile = -# 💡 { $position } → { NAME($terrain) } por dos recursos { NAME($colour, form: "plural") }: { $gain }
trial-at = Carta { $card } en **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] {" "}· { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] {" "}· bajo { $under }
    }
trial-legal = ✅ Tu mapa: **{ $points }** ({ $gain }{ $later ->
        [0] {""}
       *[other] {" "}ahora, { $later } después
    }).
trial-illegal = ⛔ { $reason }
trial-no-overlap = ⛔ Tiene que solaparse con tu mapa.
trial-wholly-hidden = ⛔ Quedaría oculta del todo.
trial-would-cover = ⛔ Cubrirías { NAME($kind, form: "indefinite") } de tu mapa.
trial-would-be-hidden = ⛔ Cubrirías { NAME($kind, form: "indefinite") } de la carta.
trial-range-fork = ⛔ Tu cordillera se bifurcaría.
trial-range-block = ⛔ Harías un bloque de montañas.
trial-range-apart = ⛔ Dejarías montañas sueltas.
trial-range-ring = ⛔ Tu cordillera se cerraría en un anillo.
# As in English.
button-left = ←
# As in English.
button-up = ↑
# As in English.
button-down = ↓
# As in English.
button-right = →
button-turn = Girar ↻
button-spot = { $number }
button-over-under = Encima/debajo
button-over-under-next = { $count ->
        [0] Encima de todo
        [one] Bajo { $card }
       *[other] Bajo { $count } cartas
    }
button-turn-back = ↺
button-type-spot = Escribir…
button-place-here = Colocar aquí
button-place-done = Colocar y terminar
button-pick-place = Elegir y colocar
button-take-place = Tomar y colocar
button-keep-place = Quedármela y colocar
button-terraform = Terraformar
button-set-aside = Apartar
button-back = Atrás

own-points = Tu mapa vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por ahora.
own-may-place = Pulsa **Colocar** para añadir la carta { $card } a tu mapa.
own-ready = { $order ->
        [in_order] ✅ Te sugeriré este sitio cuando te toque colocar.
       *[other] ✅ Jugada lista: la haré cuando ya nadie pueda pedir espera.
    } Si cambias de idea: **Deshacer**.
own-placed = ¿Te gusta así? Pulsa **Terminar**. Si no, pulsa **Deshacer** y prueba otra cosa.
own-placed-for-good = En esta ronda no se puede deshacer lo colocado. Terraforma si quieres y pulsa **Terminar**.
own-placed-to-stay = En esta ronda no se puede deshacer lo colocado. Pulsa **Terminar**.
own-waiting-for-turn = Te avisaré cuando le toque a la carta { $card }.
closed-in-order = Se coloca por orden, de menor a mayor.
own-done = ✅ Has terminado esta ronda. Acabará cuando terminen todos.
card-set-aside = Tu carta no cabe en ningún sitio, así que queda apartada.
map-of-another = Mapa de { $name } en la ronda { $round }, tal como lo pueden ver todos: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.

accepted-place = ✅ Has colocado la carta { $card } en tu mapa.
accepted-unplaceable = ✅ Has apartado la carta { $card }.
accepted-terraform = ✅ Has convertido el desierto de { $position } en { $terrain ->
        [forest] un bosque
        [lake] un lago
        [town] un pueblo
       *[mountain] una montaña
    }.
accepted-free-tile = { accepted-terraform }

typed-place = ✅ Carta { $card } en la columna { $x }, fila { $y }, { $rotation ->
        [0] sin girar
       *[other] girada { $rotation }°
    }, { $count ->
        [0] encima de todo
       *[other] debajo de { $under }
    }.
typed-terraform = ✅ Has convertido el desierto de la columna { $x }, fila { $y }, en { $terrain ->
        [forest] un bosque
        [lake] un lago
        [town] un pueblo
       *[mountain] una montaña
    }. { $left-out ->
        [yes] Has gastado tus dos recursos más antiguos, los de
       *[no] Has gastado los recursos de
    } { $cubes }.
typed-free-tile = ✅ Has convertido el desierto de la columna { $x }, fila { $y }, en { $terrain ->
        [forest] un bosque
        [lake] un lago
        [town] un pueblo
       *[mountain] una montaña
    }.

accepted-skip = ✅ Has renunciado a la loseta gratuita.
accepted-wait = ✅ Se coloca por orden, de menor a mayor.
accepted-done = ✅ Has terminado esta ronda.
taken-back-place = ↩️ Has retirado la carta { $card } de tu mapa.
taken-back-intended = ↩️ Has anulado tu jugada.
taken-back-unplaceable = ↩️ La carta { $card } vuelve a estar disponible.
taken-back-terraform = ↩️ La casilla { $position } vuelve a ser un desierto y has recuperado tus recursos.
taken-back-done = ↩️ Puedes volver a cambiar tu mapa.

terraform-choose = ¿Qué desierto quieres convertir, y en qué? Los números están en el mapa. Puedes convertir uno por ronda: { $prices }.
terraform-impossible = Ahora no puedes terraformar: te hacen falta dos recursos del mismo color y un desierto donde usarlos.
terraform-choice = { NAME($terrain) } por dos recursos { NAME($colour, form: "plural") }
free-tile-choose = ¿Qué desierto quieres convertir, y en qué? Los números están en el mapa. Es gratis, porque has cumplido un objetivo y has perdido el desempate.
free-tile-impossible = Ninguno de tus desiertos puede convertirse en otro terreno.
# As in English.
tile-choice = { $number } → { NAME($terrain) }
menu-tile = { $terrain ->
        [any] Elige un desierto y su terreno nuevo
       *[other] Elige el desierto que será { NAME($terrain, form: "indefinite") }
    }

type-spot-title = ¿Dónde va tu carta?
type-spot-x = Columna de su casilla superior izquierda
type-spot-y = Fila de su casilla superior izquierda
type-spot-rotation = Giro: 0, 90, 180 o 270
type-spot-under = Debajo de estas cartas
type-spot-under-how = Sus números (0 es tu provincia inicial), o all para todas. Vacío: encima de todo.
spot-is-no-number = «{ $given }» no es un número. Las columnas y filas son los números del borde de tu mapa, como -1 o 3.
spot-turned-wrongly = Las cartas se giran 0, 90, 180 o 270 grados, no «{ $given }».
spot-beside-map = En { $x }, { $y } la carta no se solaparía con tu mapa. Las columnas y filas son los números de su borde.
spot-under-unknown = No entiendo «{ $given }»: escribe los números de las cartas que van encima, como 12 40, o all.
