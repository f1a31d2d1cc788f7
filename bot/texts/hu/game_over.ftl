# The last message of a game, and what its buttons show. $table is the short name of the game, such as k7cr6x5u.

final-winners = { $count ->
        [one] ## 🏆 { $names } nyert, { $points } ponttal
       *[other] ## 🏆 Megosztott győzelem: { $names }, fejenként { $points } ponttal
    }
final-place = { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } { $name }: **{ $points }**
final-tie-break = Pontegyenlőség: { $names }, fejenként { $points } pont. A több látható sivatag döntött ({ $deserts }).
final-tie-shared = Pontegyenlőség: { $names }, fejenként { $points } pont, és ugyanannyi látható sivatag ({ $deserts }).
# Below the result: everybody who played is mentioned.
end-told = -# { $people }
game-cancelled = Ez a parti idő előtt véget ért, így senki sem nyert.

button-end-replay = Visszajátszás
button-end-map = Térképem
button-end-maps = Összes térkép
button-keepsake-hokkaido = Az én Hokkaidōm
button-keepsake-honshu = Az én Honshūm

end-map = A térképed a parti végén (`{ $table }`): { $points } pont.
end-maps = Az összes térkép a parti végén (`{ $table }`).
keepsake = 🗾 { $name } ezt építette: { $game ->
        [honshu] Honshū
       *[hokkaido] Hokkaidō
    }. { $place ->
        [1] Első
        [2] Második
        [3] Harmadik
        [4] Negyedik
       *[5] Ötödik
    } hely, { $points } pont.
