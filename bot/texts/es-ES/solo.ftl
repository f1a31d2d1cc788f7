command-solo = Jugar en solitario e intentar superar el listón
command-solo-start = Jugar con cartas nuevas: doce rondas, y en cada una eliges entre cuatro cartas
command-solo-today = Jugar el mapa del día: las mismas cartas para todos y un solo intento
option-solo-game = Cuál de los dos juegos (por defecto, Hokkaido)
option-solo-side = El lado de las provincias iniciales (por defecto, A)
option-solo-goals = Si se juega con cartas de objetivo (por defecto, no)

alone-heading = **{ $day ->
        [0] Solitario
       *[other] Mapa del día · <t:{ $day }:D>
    }** · ronda { $round } de 12
games-alone = ⏳ { $day ->
        [0] solitario, ronda { $round } · `/solo start`
       *[other] mapa del <t:{ $day }:D>, ronda { $round } · `/solo today`
    }
alone-choice = { $day ->
        [0] Solitario, ronda { $round }
       *[other] Mapa del día · { $day }, ronda { $round }
    }
help-solo = ¿No hay nadie más? Juega en solitario: `/solo today` es el mapa del día, y con `/solo start` tienes cartas nuevas cuando quieras.
alone-begins = Cuatro cartas por ronda: elige una y colócala. Al final verás si superas el listón: lo que hizo un buen jugador con las mismas cartas.
alone-goes-on = Aún no has terminado esta partida, así que aquí la tienes. Para jugar otra, pulsa antes **Abandonar**.
alone-set-aside = ⏸️ No consigo leer esta partida; quien administra el bot puede ver el motivo en el log. Para jugar otra, usa `/solo start`.
alone-anew = ⏸️ No consigo leer la partida que habías empezado, así que aquí empiezas otra. Quien administra el bot puede ver el motivo en el log.
alone-day =
    El mapa del día: las mismas cartas para todos y un solo intento.
    -# 🔒 Sellado antes de que nadie lo viera: ||`{ $commitment }`||
alone-day-in-no-server = -# Aún no cuenta para la lista de ningún servidor: antes de terminar, escribe `/solo today` en el servidor donde quieras que cuente.
alone-day-played = -# En este servidor ya { $count ->
        [one] lo ha jugado 1 persona
       *[other] lo han jugado { $count } personas
    }.
alone-day-late = El mapa del <t:{ $day }:D>: lo empezaste, así que puedes terminarlo. Su día ya ha pasado y sus cartas son públicas, por lo que no contará para la lista. Para jugar el mapa de hoy, termina este o pulsa **Abandonar**.
alone-pick = Elige una carta para tu mapa; las demás se descartan. Puedes elegir: { $numbers }
alone-goals = -# Objetivos, 3 puntos cada uno (del 1 al 8, con casillas de al menos tres cartas): { $goals }
alone-undo = En solitario puedes deshacer todo lo que hagas con la carta de esta ronda hasta que pulses **Terminar**.
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
alone-par = El listón, lo que hizo un buen jugador con las mismas cartas, está en { $par }: { $side ->
        [over] { $count ->
            [one] superado por 1 punto.
           *[other] superado por { $count } puntos.
        }
        [under] { $count ->
            [one] faltó 1 punto.
           *[other] faltaron { $count } puntos.
        }
       *[level] clavado.
    }
alone-par-unknown = Aún estoy calculando el listón.
alone-squares = -# Un color por ronda: 🟩 lo mejor posible, 🟨 hasta 3 puntos perdidos, 🟥 más de 3.
alone-par-name = Listón
alone-board = **En este servidor**
alone-board-par = ⛳ Listón: **{ $par }**
alone-late = -# Esta partida se terminó pasado su día, cuando las cartas ya eran públicas, así que no está en la lista.
alone-share = Hokkaido · mapa del { $day }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
alone-streak = 🔥 { $count } días seguidos
alone-seals = -# El próximo mapa llega <t:{ $until }:R>. Está sellado con ||`{ $commitment }`||. El secreto de ayer era ||`{ $secret }`||.
alone-log = ## { $day ->
        [0] Solitario
       *[other] Mapa del día · <t:{ $day }:D>
    } · { $page } / { $pages }
alone-log-ended = 🏁 { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
alone-finished = Has terminado esta partida: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
alone-unfinished = Esta partida se cerró sin terminar.
alone-give-up = **¿Abandonas esta partida, en la ronda { $round }?**{ $day ->
        [0] {""}
       *[other] {" "}El mapa del día se juega una sola vez: no tendrás otro intento.
    }
alone-given-up = Has abandonado esta partida.

button-alone-result = Resultado
button-alone-share = Compartir
button-alone-again = Otras cartas
button-play-today = Jugar el mapa de hoy
button-alone-give-up = Abandonar
