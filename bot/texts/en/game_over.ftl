# The last message of a game, and the screens of its buttons. $table is the game's id, such as k7cr6x5u.

final-winners = { $count ->
        [one] ## 🏆 { $names } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }
       *[other] ## 🏆 { $names } win together with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each
    }
final-place = { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } { $name }: **{ $points }**
final-tie-break = { $names } had { $points } points each; more visible deserts ({ $deserts }) broke the tie.
final-tie-shared = { $names } had { $points } points each and the same number of visible deserts ({ $deserts }).
# Below the result; mentions everyone who played.
end-told = -# { $people }
game-cancelled = This game was ended early, so no one wins.

button-end-replay = Replay
button-end-map = My map
button-end-maps = All maps
# The island that the player has built.
button-keepsake-hokkaido = My Hokkaido
button-keepsake-honshu = My Honshu
button-keepsake-tall = Portrait, for phones
button-keepsake-wide = Landscape, for desktops

end-map = Your map at the end of game `{ $table }`: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
end-maps = All maps at the end of game `{ $table }`.
# With a picture, for everyone in the channel.
keepsake = 🗾 { $name } built this { $game ->
        [honshu] Honshu
       *[hokkaido] Hokkaido
    }: { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
