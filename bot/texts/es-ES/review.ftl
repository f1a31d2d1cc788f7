command-review = En qué jugadas se perdieron puntos en una partida acabada, y por qué
command-name-review = análisis
option-review-player = De quién: número de asiento o nombre; vacío para ver el tuyo

button-end-review = Análisis
button-review = { $page ->
        [0] Resumen
       *[other] { $page }
    }
review-of = Análisis de
review-heading = ## 🔎 Análisis de la partida `{ $table }`
review-gone = Esta persona borró sus datos, y con ellos el análisis.
review-of-computer = Solo se analizan las jugadas de las personas, y { $name } es un jugador virtual.
review-overview = **{ $name }** ha conseguido el **{ $accuracy } %** de lo posible. Puntos perdidos: **{ $missed }** ({ $pick } { $selection ->
        [trick] al tomar
       *[draft] al elegir
    }, { $place } al colocar{ $terraforms ->
        [yes] , { $terraform } al terraformar
       *[no] {""}
    }).
review-faultless = Nada que añadir: yo habría jugado igual.
review-nothing = **{ $name }**: no hay nada que analizar, porque la partida acabó demasiado pronto.
review-round = Ronda { $round }: **{ $points ->
        [one] 1 punto perdido
       *[other] { $points } puntos perdidos
    }**
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
        [one] 1 punto perdido
       *[other] { $points } puntos perdidos
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
        [lake_room] Deja más sitio para que crezca un lago.
        [range] Alarga la cordillera.
        [range_room] Deja sitio para que la cordillera crezca por un extremo.
        [town] { $game ->
            [honshu] Agranda el pueblo más grande.
           *[hokkaido] Agranda el menor de los dos pueblos, que es el que puntúa.
        }
        [town_room] Deja sitio para que crezca el pueblo.
        [factory] Las fábricas dan más puntos.
        [waiting_factory] Conserva una fábrica a la que aún puede llegar un recurso.
        [cubes] Da o conserva un recurso.
        [forest] Añade bosque.
        [desert] Deja más desiertos para terraformar o construir encima.
        [bonus] Puntúa más con la carta de puntuación final.
        [goal] Te acerca a un objetivo.
       *[size] Agranda el mapa, y así habrá más sitio para otras cartas.
    }
