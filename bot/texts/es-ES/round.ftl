round-heading = ## Ronda { $round } de { $rounds }
round-pick = Cada jugador elige una carta en secreto.{ $passes ->
        [shown] {""}
        [next] {" "}El resto pasa al siguiente de la lista.
        [previous] {" "}El resto pasa al anterior de la lista.
       *[swapped] {" "}Después los dos roban una carta, descartan una e intercambian sus manos.
    }
round-discard = Los dos han robado una carta y ahora descartan una. Después intercambian sus manos.
round-map = Cada jugador coloca su carta y después pulsa **Terminar**.
round-may-wait = -# **Pedir espera**: se coloca por orden, de menor a mayor.
round-map-in-order = Se coloca por orden, de menor a mayor. { $count ->
        [0] Ya están todas: pulsa **Terminar**.
       *[other] Ahora: { $names }.
    }
round-free-tile = Loseta gratuita por cumplir un objetivo y perder el desempate: { $names }.
round-seat = { $state ->
        [deciding] ⏳ { $name } está eligiendo
        [decided] ✅ { $name } ya ha elegido
        [placing] ⏳ { $name } · carta { $card } · está colocando
        [waiting] 💤 { $name } · carta { $card } · a la espera
        [ready] ✅ { $name } · carta { $card } · jugada lista
        [placed] 🗺️ { $name } · carta { $card } · ya ha colocado
        [set-aside] 🗺️ { $name } · carta { $card } · apartada: no cabe en ningún sitio
        [set-aside-done] ✅ { $name } · carta { $card } · apartada: no cabe en ningún sitio
        [after-people] 🤖 { $name } · carta { $card } · colocará después
        [unplaced] ▫️ { $name } · carta { $card } · sin colocar
        [undecided] ▫️ { $name }
        [may-lay-tile] ⏳ { $name } · puede poner una loseta gratuita
       *[done] ✅ { $name } · carta { $card } · ha terminado
    }
round-supply = -# Reserva común: { $cubes }
supply-colour = { $count } { $count ->
        [one] { NAME($colour) }
       *[other] { NAME($colour, form: "plural") }
    }
scoring-card = Carta de puntuación final { $number }: { $effect }
scoring-card-effect = { $number ->
        [1] una fábrica acepta { $value ->
            [one] 1 recurso
           *[other] { $value } recursos
        }, y cada uno puntúa lo que vale la fábrica
        [2] { $value ->
            [one] 1 punto
           *[other] { $value } puntos
        } más por cada tres bosques seguidos en una fila o columna (un bosque puede contar en las dos)
        [3] { $value ->
            [one] 1 punto
           *[other] { $value } puntos
        } por cada bloque de 2 x 2 desiertos (los bloques no se solapan)
        [4] { $value ->
            [one] 1 punto
           *[other] { $value } puntos
        } por cada casilla de lago, en vez de los puntos normales de los lagos
        [5] { $value ->
            [one] 1 punto
           *[other] { $value } puntos
        } por cada casilla de pueblo con pueblos en los cuatro lados
        [6] { $value ->
            [one] 1 punto
           *[other] { $value } puntos
        } por cada casilla de producción visible que quede vacía tras mover los recursos a las fábricas
       *[7] { $value ->
            [one] 1 punto
           *[other] { $value } puntos
        } más por cada recurso de estos colores en una fábrica: { $colours }
    }
# As in English.
round-scoring-card = -# { $card }
round-goals = **Objetivos** (3 puntos cada uno, solo para quien lo cumpla primero; del 1 al 8, con casillas de al menos tres cartas)
# As in English.
goal-open = { $number } · { $goal }
goals-so-far = **Objetivos** (3 puntos cada uno) · { $names }
goal-reached = { $reached }{ $cards ->
        [0] {""}
        [one] {" "}(1 carta)
       *[other] {" "}({ $cards } cartas)
    }
goals-won = Conseguidos: { $goals }

goal-1 = cinco áreas de bosque separadas
goal-2 = los pueblos más grandes a cada lado de la cordillera se diferencian en 5 casillas o más (con pueblos en ambos lados)
goal-3 = tres áreas de lago separadas
goal-4 = un grupo de cinco o más montañas, unidas por los lados (las esquinas no cuentan)
goal-5 = seis recursos
goal-6 = una casilla de producción de cada uno de los cuatro colores, con recurso o sin él
goal-7 = una fábrica de cada uno de los cuatro colores
goal-8 = un grupo de tres o más casillas de producción o fábricas, unidas por lados o esquinas
goal-9 = dos losetas de terraformación puestas, en cualquier carta (también cuentan las gratuitas y las cubiertas)

round-over = ## Fin de la ronda { $round } de { $rounds }
round-result = { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } · carta { $card }{ $aside ->
        [yes] {" "}(apartada)
       *[no] {""}
    }
running-score = { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
maps-now = **Todos los mapas** · ronda { $round } · <#{ $channel }>
button-maps = Todos los mapas
button-own-map = Mi mapa

button-hand = Mi mano
button-map = Mi mapa
button-place = Colocar
button-done = Terminar
button-wait = Pedir espera
button-tile = Loseta gratuita
button-skip = Sin loseta

mention = Te toca: { $task ->
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
    } · ronda { $round } · { $people }
direct-messages-closed = <@{ $user }> No puedo enviarte mensajes directos, así que juega desde aquí: lo que muestran **Mi mano** y **Colocar** solo lo ves tú. Si vuelves a permitirlos, escríbeme un comando cualquiera por mensaje directo o actívalos en `/hokkaido settings`.

status-channel = Partida en <#{ $channel }>
status-scores = **Puntuación**
status-waiting = { $count ->
        [0] La partida sigue enseguida.
       *[other] La partida espera a { $names }.
    }
status-your-turn = **Te toca.**
