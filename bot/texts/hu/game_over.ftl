final-winners = { $count ->
        [one] ## 🏆 { $names } nyert, { $points } ponttal
       *[other] ## 🏆 Megosztott győzelem: { $names }, egyaránt { $points } ponttal
    }
final-place = { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } { $name }: **{ $points }**
final-tie-break = Pontegyenlőség ({ $points }): { $names }. A sorrendet a látható sivatagmezők döntötték el (a legtöbb: { $deserts }).
final-tie-shared = Pontegyenlőség ({ $points }): { $names }. A látható sivatagmezőik száma is egyenlő ({ $deserts }).
end-told = -# { $people }
game-cancelled = A parti idő előtt véget ért, ezért nincs győztese.

button-end-replay = Visszajátszás
button-end-map = Térképem
button-end-maps = Összes térkép
button-keepsake-hokkaido = Az én Hokkaidōm
button-keepsake-honshu = Az én Honshūm
button-keepsake-tall = Álló kép, telefonra
button-keepsake-wide = Fekvő kép, számítógépre

end-map = Ilyen lett a térképed (`{ $table }`): { $points } pont.
end-maps = Minden térkép, ahogy a parti végén állt (`{ $table }`).
keepsake = 🗾 { $name } saját kis szigete: { $game ->
        [honshu] Honshū
       *[hokkaido] Hokkaidō
    }. { $place ->
        [1] Első
        [2] Második
        [3] Harmadik
        [4] Negyedik
       *[5] Ötödik
    } hely, { $points } pont.
