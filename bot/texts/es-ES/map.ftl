# Colocar una carta, el propio mapa, terraformar y losetas gratuitas.

placement = Carta { $card } en **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] , girada { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] , debajo de { $under }
    }
card-of-map = { $card ->
        [0] la provincia inicial
       *[other] la carta { $card }
    }
card-short = { $card ->
        [0] la inicial
       *[other] { $card }
    }
placer-for-good = -# En esta ronda lo colocado se queda.
placer-how = -# O escribe { $typed }
placer-nowhere = -# No cabe en ningún sitio. Compruébalo y pulsa **Apartar**.
trial-at = Carta { $card } en **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] {" "}· { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] {" "}· bajo { $under }
    }
trial-legal = ✅ Tu mapa puntuaría **{ $points }** ({ $gain }).
trial-illegal = ⛔ { $reason }
trial-no-overlap = ⛔ Tiene que solaparse con tu mapa.
trial-wholly-hidden = ⛔ Quedaría oculta del todo.
trial-would-cover = ⛔ Cubriría en tu mapa: { NAME($kind) }.
trial-would-be-hidden = ⛔ Ocultaría de la carta: { NAME($kind) }.
trial-range-fork = ⛔ Tu cordillera se bifurcaría.
trial-range-block = ⛔ Formaría un bloque de montañas.
trial-range-apart = ⛔ Dejaría montañas separadas.
trial-range-ring = ⛔ Tu cordillera sería un anillo.
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
button-type-spot = Escribir…
button-place-here = Colocar aquí
button-terraform = Terraformar
button-set-aside = Apartar
button-back = Atrás

own-points = Tu mapa lleva { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
own-may-place = Pulsa **Colocar** para añadir la carta { $card } a tu mapa.
own-placed = Pulsa **Terminar** para dejarlo así, o **Deshacer** para probar otra cosa.
own-placed-for-good = En esta ronda lo colocado se queda. Terraforma si quieres y pulsa **Terminar**.
own-placed-to-stay = En esta ronda lo colocado se queda. Pulsa **Terminar**.
own-waiting-for-turn = En esta ronda se coloca por orden, primero la carta más baja. Te avisaré cuando le toque a tu carta { $card }.
closed-in-order = En esta ronda se coloca por orden, primero la carta más baja.
own-done = ✅ Has terminado esta ronda. Acabará cuando todos lo hagan.
card-set-aside = Tu carta no cabe en ningún sitio, así que se aparta.
map-of-another = El mapa de { $name } en la ronda { $round }, tal como puede verlo cualquiera: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.

accepted-place = ✅ La carta { $card } está en tu mapa.
accepted-unplaceable = ✅ La carta { $card } queda aparte.
accepted-terraform = ✅ El desierto de { $position } es ahora { $terrain ->
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
        [0] encima
       *[other] debajo de { $under }
    }.
typed-terraform = ✅ El desierto de la columna { $x }, fila { $y } es ahora { $terrain ->
        [forest] un bosque
        [lake] un lago
        [town] un pueblo
       *[mountain] una montaña
    }. { $left-out ->
        [yes] Se han ido los dos recursos que llevaban más tiempo
       *[no] Se han ido los recursos
    }: { $cubes }.
typed-free-tile = ✅ El desierto de la columna { $x }, fila { $y } es ahora { $terrain ->
        [forest] un bosque
        [lake] un lago
        [town] un pueblo
       *[mountain] una montaña
    }.

accepted-skip = ✅ No pones loseta gratuita.
accepted-wait = ✅ En esta ronda se coloca por orden, primero la carta más baja.
accepted-done = ✅ Has terminado esta ronda.
taken-back-place = ↩️ La carta { $card } vuelve a estar fuera de tu mapa.
taken-back-unplaceable = ↩️ La carta { $card } ya no está aparte.
taken-back-terraform = ↩️ La casilla { $position } vuelve a ser un desierto, y recuperas tus recursos.
taken-back-done = ↩️ Puedes volver a cambiar tu mapa.

terraform-choose = ¿Qué desierto se convierte en qué? Sus números están en el mapa. Una vez por ronda puedes convertir uno: { $prices }.
terraform-impossible = Ahora no puedes terraformar: hacen falta dos recursos del mismo color y un desierto que pueda volverse ese terreno.
terraform-choice = { NAME($terrain) } por dos recursos { NAME($colour, form: "plural") }
free-tile-choose = ¿Qué desierto se convierte en qué? Sus números están en el mapa. Has cumplido un objetivo pero has perdido el desempate, así que puedes convertir uno gratis.
free-tile-impossible = Ninguno de tus desiertos puede convertirse en otro terreno.
# As in English.
tile-choice = { $number } → { NAME($terrain) }
menu-tile = { $terrain ->
        [any] Elige un desierto y su nuevo terreno
       *[other] { NAME($terrain) }: elige un desierto
    }

type-spot-title = ¿Dónde va tu carta?
type-spot-x = Columna de su casilla superior izquierda
type-spot-y = Fila de su casilla superior izquierda
type-spot-rotation = Giro: 0, 90, 180 o 270
type-spot-under = Debajo de estas cartas
type-spot-under-how = Sus números (0 es tu provincia inicial), o all: debajo de todo. Vacío: encima de todo.
spot-is-no-number = «{ $given }» no es un número. Las columnas y filas son los números del borde de tu mapa, como -1 o 3.
spot-turned-wrongly = Una carta se gira 0, 90, 180 o 270 grados, no «{ $given }».
spot-beside-map = En { $x }, { $y } la carta no tocaría tu mapa. Las columnas y filas son los números de su borde.
spot-under-unknown = «{ $given }» no dice debajo de qué cartas: escribe sus números, como 12 40, o all.
