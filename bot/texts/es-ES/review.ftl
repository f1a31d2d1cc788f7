# El análisis de una partida acabada.

command-review = Dónde se regalaron puntos en una partida acabada, y por qué
command-name-review = análisis
option-review-player = De quién: número de asiento o nombre; vacío para el tuyo

button-end-review = Análisis
button-review = { $page ->
        [0] Resumen
       *[other] { $page }
    }
review-of = Análisis de
review-heading = ## 🔎 Análisis de la partida `{ $table }`
review-gone = Esta persona ha borrado sus datos, y con ellos el análisis.
review-of-computer = Solo se analiza lo que han jugado las personas, y { $name } es un jugador virtual.
review-overview = **{ $name }** ha sacado el **{ $accuracy } %** de lo posible. Puntos regalados: { $pick } { $selection ->
        [trick] al tomar
       *[draft] al elegir
    }, { $place } al colocar{ $terraforms ->
        [yes] , { $terraform } al terraformar
       *[no] {""}
    }.
review-faultless = Nada que añadir: yo habría jugado igual.
review-nothing = **{ $name }**: nada que analizar, porque la partida acabó demasiado pronto.
review-line = Ronda { $round }: { $decision ->
        [pick] { $selection ->
            [trick] tomó
           *[draft] eligió
        } la carta { $card }
        [place] colocó la carta { $card }
       *[terraform] { $tile ->
            [yes] terraformó
           *[no] no terraformó
        }
    } · **{ $points ->
        [one] 1 punto regalado
       *[other] { $points } puntos regalados
    }**
# As in English.
review-mistake = **{ $name }** · { $said }
review-better = Mejor: { $decision ->
        [terraform] { $terrain ->
            [forest] un bosque en { $x }, { $y }
            [lake] un lago en { $x }, { $y }
            [town] un pueblo en { $x }, { $y }
            [mountain] una montaña en { $x }, { $y }
           *[none] guardar los recursos
        }
       *[placed] { $placement }
    }.
review-reason = { $reason ->
        [lake] Agranda un lago.
        [lake_room] Deja a un lago más sitio para crecer.
        [range] Alarga la cordillera.
        [range_room] Deja sitio para crecer en un extremo de la cordillera.
        [town] { $game ->
            [honshu] Agranda el pueblo mayor.
           *[hokkaido] Agranda el menor de los dos pueblos, que es el que puntúa.
        }
        [town_room] Deja sitio para que crezca el pueblo.
        [factory] Las fábricas dan más puntos.
        [waiting_factory] Conserva una fábrica a la que aún puede llegar un recurso.
        [cubes] Da o conserva un recurso.
        [forest] Da más bosque.
        [desert] Deja más desiertos sobre los que construir.
        [bonus] Puntúa más en la carta de puntuación final.
        [goal] Acerca un objetivo.
       *[size] Agranda el mapa, así que después caben más cosas.
    }
