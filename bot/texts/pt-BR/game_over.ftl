final-winners = { $count ->
        [one] ## 🏆 Vitória de { $names } com { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }
       *[other] ## 🏆 Vitória compartilhada: { $names }, com { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }
    }
# As in English.
final-place = { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } { $name }: **{ $points }**
final-tie-break = { $names } empatam em { $points }; decide o maior número de pousios visíveis ({ $deserts }).
final-tie-shared = { $names } empatam em { $points } e também em pousios visíveis ({ $deserts }).
# As in English.
end-told = -# { $people }
game-cancelled = Esta partida foi encerrada antes do fim, então ninguém vence.

# As in English.
button-end-replay = Replay
button-end-map = Meu mapa
button-end-maps = Todos os mapas
button-keepsake-hokkaido = Meu Hokkaido
button-keepsake-honshu = Meu Honshu
button-keepsake-tall = Para o celular
button-keepsake-wide = Para o computador

end-map = Seu mapa no fim da partida `{ $table }`: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
end-maps = Todos os mapas no fim da partida `{ $table }`.
keepsake = 🗾 { $name } construiu este { $game ->
        [honshu] Honshu
       *[hokkaido] Hokkaido
    }: { $place ->
        [1] primeiro
        [2] segundo
        [3] terceiro
        [4] quarto
       *[5] quinto
    } lugar, com { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
