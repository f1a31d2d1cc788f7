final-winners = { $count ->
        [one] ## 🏆 Gana { $names } con { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
       *[other] ## 🏆 Victoria compartida: { $names }, con { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
    }
# As in English.
final-place = { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } { $name }: **{ $points }**
final-tie-break = { $names } empatan a { $points }; decide el mayor número de desiertos visibles ({ $deserts }).
final-tie-shared = { $names } empatan a { $points } y también en desiertos visibles ({ $deserts }).
# As in English.
end-told = -# { $people }
game-cancelled = La partida ha acabado antes de tiempo, así que no gana nadie.

button-end-replay = Repetición
button-end-map = Mi mapa
button-end-maps = Todos los mapas
button-keepsake-hokkaido = Mi Hokkaido
button-keepsake-honshu = Mi Honshu
button-keepsake-tall = En vertical
button-keepsake-wide = En horizontal

end-map = Tu mapa al final de la partida `{ $table }`: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
end-maps = Todos los mapas al final de la partida `{ $table }`.
keepsake = 🗾 { $name } ha construido este { $game ->
        [honshu] Honshu
       *[hokkaido] Hokkaido
    }: { $place ->
        [1] primer
        [2] segundo
        [3] tercer
        [4] cuarto
       *[5] quinto
    } puesto, con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
