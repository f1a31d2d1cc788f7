# Registros, repeticiones, historiales y resultados.

command-record = El registro de una partida acabada, en un archivo
command-replay = Una partida acabada, como animación
command-log = Lo que pasó en una partida, jugada a jugada
command-stats = Cómo le ha ido a alguien en este servidor
command-leaderboard = Quién juega mejor en este servidor
option-finished-game = Qué partida; vacío para la última de este canal
option-replay-player = Solo el mapa de este jugador: número de asiento o nombre
option-stats-player = De quién; vacío para tus propios resultados
option-games = Partidas solo entre personas, o con jugadores virtuales
choice-games-people = entre personas
choice-games-computers = con jugadores virtuales

# As in English.
finished-game = { $day } · { $names } · { $table }
nobody = alguien que ya no está
several-games-run = Estás en varias partidas y ninguna ha acabado. Para ver el historial de una partida que se juega en un canal, escribe `/hokkaido log` allí.
no-game-played-here = En este canal aún no ha acabado ninguna partida.
results-in-servers = Cada servidor lleva sus propios resultados: pregunta en uno de sus canales.
log-empty = En esta partida aún no ha pasado nada.
button-show-all = Mostrar a todos
may-not-show = No puedes escribir en este canal, así que no puedes mostrarlo aquí.

record = El registro de la partida `{ $table }`: cada carta y cada jugada. `/hokkaido verify` comprueba cómo se barajó.
replay = { $all ->
        [yes] La partida `{ $table }`, carta a carta.
       *[no] El mapa de { $name } en la partida `{ $table }`, carta a carta.
    }

log-heading = ## La partida en <#{ $channel }> · { $page } / { $pages }
log-round = { $round ->
        [0] **Antes de la partida**
       *[other] **Ronda { $round }**
    }
button-log-back = ◀ Antes
button-log-on = Después ▶
log-cards = Cartas de la ronda: { $cards }.
# As in English.
log-card-of = { $card } ({ $name })
# As in English.
log-placed = { $name }: { $placement }
log-nothing-placed = { $name } apartó su carta: no cabía en ningún sitio.
log-set-aside = { $name } apartó la carta { $card }.
log-tile = { $name } convirtió el desierto de { $position } en { $terrain ->
        [forest] un bosque
        [lake] un lago
        [town] un pueblo
       *[mountain] una montaña
    }.
log-free-tile = { $name } convirtió gratis el desierto de { $position } en { $terrain ->
        [forest] un bosque
        [lake] un lago
        [town] un pueblo
       *[mountain] una montaña
    }.
log-no-free-tile = { $name } no puso loseta gratuita.
log-wait = { $name } pidió esperar. Se coloca en este orden: { $names }.
log-goal = 🎯 { $name } consiguió un objetivo: { $goal }.
log-played = { $name } jugó la carta { $card }{ $cube ->
        [none] {""}
       *[other] {" "}con un recurso { NAME($cube) }
    }.
log-order = Ahora el orden de turno es: { $names }.
log-taken = { $name } tomó la carta { $card }.
log-pair-up = { $pair ->
        [deck] La pareja del mazo
       *[hands] La pareja de las manos
    }: { $cards }
log-pair-named = { $name } eligió { $pair ->
        [deck] la pareja del mazo
       *[hands] la pareja de las manos
    }.
log-pair-contested = { $name } lo disputó con dos recursos.
log-pair-accepted = { $name } aceptó la otra pareja.
log-ended = 🏁 { $count ->
        [one] Ganó { $names }.
       *[other] Victoria compartida: { $names }.
    }

leaderboard = ## Clasificación · { $kind ->
        [people] partidas entre personas
       *[computers] partidas con jugadores virtuales
    }
leaderboard-line = { $place }. **{ $name }** { NUMBER($rating, useGrouping: 0) }{ $provisional ->
        [yes] ?
       *[no] {""}
    } · { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $wins ->
        [0] ninguna ganada
        [one] 1 ganada
       *[other] { $wins } ganadas
    } · récord { $best }
list-more = … y { $count } más
leaderboard-empty = { $kind ->
        [people] Aquí aún no ha acabado nadie una partida entre personas. La opción **partidas** muestra las que se juegan con jugadores virtuales.
       *[computers] Aquí aún no ha acabado nadie una partida con jugadores virtuales.
    }
leaderboard-how = -# El número es el nivel, una estimación prudente de la fuerza (openskill). Todo el mundo empieza en 1500; un interrogante indica menos de cinco partidas.
stats = ## { $name } en este servidor
stats-none = Aún no ha acabado ninguna partida.
stats-line = { $kind ->
        [people] **Entre personas**
       *[computers] **Con jugadores virtuales**
    }: { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $wins ->
        [0] ninguna ganada
        [one] 1 ganada
       *[other] { $wins } ganadas
    } · récord { $best } puntos, { $average } de media · nivel { NUMBER($rating, useGrouping: 0) }{ $provisional ->
        [yes] {" "}(tras pocas partidas)
       *[no] {""}
    }, puesto { $place } en la clasificación
