command-record = El registro de una partida acabada, en un archivo
command-replay = Repetición animada de una partida acabada
command-log = Qué pasó en una partida, jugada a jugada
command-stats = Los resultados de un jugador en este servidor
command-leaderboard = La clasificación de este servidor
command-table-unlist = Quitar a alguien de las listas de resultados o volver a ponerlo (Gestionar servidor)
option-finished-game = Qué partida; vacío para la última de este canal
option-replay-player = Solo el mapa de este jugador: número de asiento o nombre
option-stats-player = De quién; vacío para ver los tuyos
option-unlisted = La persona que quieres quitar de las listas o volver a poner
option-games = Solo partidas entre personas, o con jugadores virtuales
choice-games-people = entre personas
choice-games-computers = con jugadores virtuales

# As in English.
finished-game = { $day } · { $names } · { $table }
nobody = alguien que ya no está
several-games-run = Estás en varias partidas y aún no has acabado ninguna. Para ver el historial de una, escribe `/hokkaido log` en su canal.
no-game-played-here = En este canal aún no ha acabado ninguna partida.
results-in-servers = Cada servidor lleva sus propios resultados: usa este comando en uno de sus canales.
log-empty = En esta partida aún no ha pasado nada.
button-show-all = Mostrar a todos
may-not-show = No puedes escribir en este canal, así que no puedes mostrarlo aquí.

record = El registro de la partida `{ $table }`: cada carta y cada jugada. `/hokkaido verify` comprueba cómo se barajó.{ $has_play ->
        [yes] {" "}[Añadir a BG Stats](<{ $link }>)
       *[no] {""}
    }
replay = { $all ->
        [yes] La partida `{ $table }`, carta a carta.
       *[no] El mapa de { $name } en la partida `{ $table }`, carta a carta.
    }
replay-round = Partida `{ $table }`, tras la ronda { $page }{ $all ->
        [yes] .
       *[no] : el mapa de { $name }.
    }
replay-pages = Ir a una ronda
replay-page = { $page ->
        [0] La partida entera, carta a carta
       *[other] Tras la ronda { $page }
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
log-no-free-tile = { $name } renunció a la loseta gratuita.
log-wait = { $name } pidió espera. Orden de colocación: { $names }.
log-goal = 🎯 { $name } consiguió un objetivo: { $goal }.
log-played = { $name } jugó la carta { $card }{ $cube ->
        [none] {""}
       *[other] {" "}con un recurso { NAME($cube) }
    }.
log-order = Nuevo orden de turno: { $names }.
log-taken = { $name } tomó la carta { $card }.
log-pair-up = { $pair ->
        [deck] La pareja del mazo
       *[hands] La pareja jugada
    }: { $cards }
log-pair-named = { $name } eligió { $pair ->
        [deck] la pareja del mazo
       *[hands] la pareja jugada
    }.
log-pair-contested = { $name } disputó la pareja y pagó dos recursos.
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
    }{ $met ->
        [0] {""}
        [one] {" "}con 1 persona
       *[other] {" "}con { $met } personas
    }, { $wins ->
        [0] ninguna ganada
        [one] 1 ganada
       *[other] { $wins } ganadas
    }
list-more = … y { $count } más
leaderboard-empty = { $kind ->
        [people] Aquí nadie ha acabado aún una partida entre personas. Con la opción **partidas** ves las que se juegan con jugadores virtuales.
       *[computers] Aquí nadie ha acabado aún una partida con jugadores virtuales.
    }
leaderboard-how = -# El número es el nivel, una estimación prudente (openskill). Todos empiezan en 1500; el interrogante indica menos de cinco partidas. Una partida cuenta más si tus rivales han jugado con mucha gente, y menos si juegas a menudo con ellos.
unlisted-now = <@{ $user }> ya no aparece en la clasificación de este servidor ni en las listas del mapa del día. Repite el comando para que vuelva a aparecer.
listed-now = <@{ $user }> vuelve a aparecer en las listas de este servidor.
stats = ## { $name } en este servidor
stats-none = Sin partidas acabadas por ahora.
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
    } · récord de { $best } puntos, { $average } de media · nivel { NUMBER($rating, useGrouping: 0) }{ $provisional ->
        [yes] {" "}(tras pocas partidas)
       *[no] {""}
    }{ $place ->
        [0] , fuera de la clasificación
       *[other] , puesto { $place } en la clasificación
    }
