# Jugar en solitario: un reparto propio, y el mapa del día.

command-solo = Jugar en solitario y ver cuánto te acercas al par
command-solo-start = Jugar un reparto nuevo: doce rondas, en cada una cuatro cartas para elegir
command-solo-today = Jugar el mapa del día: las mismas cartas para todo el mundo, y un solo intento
option-solo-game = Cuál de los dos juegos (si no dices nada: Hokkaido)
option-solo-side = El lado de las provincias iniciales (si no dices nada: A)
option-solo-goals = Jugar con cartas de objetivo (si no dices nada: no)

alone-heading = **{ $day ->
        [0] Solitario
       *[other] Mapa del día · <t:{ $day }:D>
    }** · ronda { $round } de 12
games-alone = ⏳ { $kind ->
        [solo] solitario, ronda { $round } · `/solo start`
        [today] el mapa del día, ronda { $round } · `/solo today`
       *[past] el mapa del <t:{ $day }:D>, ronda { $round } · `/hand`, opción **juego**
    }
alone-choice = { $day ->
        [0] Solitario, ronda { $round }
       *[other] Mapa del día · { $day }, ronda { $round }
    }
help-solo = ¿No hay nadie? Juega en solitario: `/solo today` es el mapa del día, y `/solo start` un reparto nuevo a cualquier hora.
alone-begins = Cuatro cartas por ronda: elige una y colócala. Al final ves cómo quedas frente al par.
alone-goes-on = Esta aún no ha terminado, así que sigue aquí. Para jugar otra, pulsa antes **Abandonar**.
alone-set-aside = ⏸️ Ya no puedo leer esta partida, y quien tiene en marcha este bot encuentra el motivo en el registro. Para jugar otra, usa `/solo start`.
alone-anew = ⏸️ Ya no puedo leer la que habías empezado, así que aquí empiezas de nuevo. Quien tiene en marcha este bot encuentra el motivo en el registro.
alone-day =
    El mapa del día: las mismas cartas para todo el mundo, y un solo intento.
    -# 🔒 Sellado antes de que nadie lo viera: `{ $commitment }`
alone-day-in-no-server = -# Aún no está en la lista de ningún servidor: para que lo esté, escribe allí `/solo today` antes de terminar.
alone-day-left = -# No habías terminado el mapa del <t:{ $day }:D>. Su día ya pasó, así que está cerrado.
alone-pick = Elige una carta para tu mapa; las demás se van. Se ofrecen: { $numbers }
alone-goals = -# Objetivos, 3 puntos cada uno; se cumplen en al menos tres cartas: { $goals }
alone-undo = En solitario puedes deshacer lo que has hecho con la carta de esta ronda, hasta que pulses **Terminar**.
alone-over = ## 🏁 { $day ->
        [0] Solitario
       *[other] Mapa del día · <t:{ $day }:D>
    }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
alone-shared = { $day ->
        [0] Solitario
       *[other] Mapa del día · <t:{ $day }:D>
    } · **{ $name }**: **{ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }**
alone-par = El par es { $par }: { $side ->
        [over] { $count ->
            [one] 1 punto más.
           *[other] { $count } puntos más.
        }
        [under] { $count ->
            [one] 1 punto menos.
           *[other] { $count } puntos menos.
        }
       *[level] justo eso.
    }
alone-squares = -# Un color por ronda: 🟩 lo mejor posible, 🟨 hasta 3 puntos regalados, 🟥 más.
# As in English.
alone-par-name = Par
alone-board = **En este servidor**
alone-late = -# El día acabó antes que esta partida, así que no está en la lista.
alone-seals = -# El próximo mapa llega <t:{ $until }:R>. Está sellado con `{ $commitment }`. El secreto de ayer era `{ $secret }`.
alone-log = ## { $day ->
        [0] Solitario
       *[other] Mapa del día · <t:{ $day }:D>
    } · { $page } / { $pages }
alone-log-ended = 🏁 { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
alone-finished = Esta ha acabado: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
alone-unfinished = Esta se cerró sin terminar.
alone-give-up = **¿Abandonar esta, en la ronda { $round }?**{ $day ->
        [0] {""}
       *[other] {" "}El mapa del día se juega una sola vez: no hay otro intento.
    }
alone-given-up = Esta se abandonó.

button-alone-result = Cómo fue
button-alone-again = Otro reparto
button-alone-give-up = Abandonar
