# The placer, the own map, terraforming and free tiles.

placement = Card { $card } at **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] , turned { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] , under { $under }
    }
card-of-map = { $card ->
        [0] your province
       *[other] card { $card }
    }
placer-how = -# Move card { $card } with the buttons, then press **Place here**. To type it: { $typed }
placer-nowhere = Card { $card } fits nowhere on your map. Look for yourself, then press **Set aside**.
trial-legal = ✅ Legal: your map would score **{ $points }** ({ $gain })
trial-illegal = ⛔ { $reason }
button-left = ←
button-up = ↑
button-down = ↓
button-right = →
button-turn = Turn ↻
button-next-spot = Next spot
button-over-under = Over/under
button-place-here = Place here
button-terraform = Terraform
button-set-aside = Set aside
button-back = Back

own-points = Your map scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } so far.
own-may-place = Press **Place** to add card { $card } to your map.
own-placed = Press **Done** to keep it, or **Take back** to try something else.
own-placed-for-good = In this round a placement is final. Press **Done** when you do not want to terraform.
own-placed-to-stay = In this round a placement is final. Press **Done**.
own-waiting-for-turn = This round the cards are placed in order, the lowest first. I will tell you when it is the turn of your card { $card }.
closed-in-order = This round all place in order, the lowest card first.
own-done = ✅ You are done. The round ends when everybody is.
card-set-aside = Your card fitted nowhere and was set aside.
map-of-another = The map of { $name } in round { $round }, as everybody has seen it: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

accepted-place = ✅ Card { $card } is on your map.
accepted-unplaceable = ✅ Card { $card } is set aside.
accepted-terraform = ✅ The desert at { $position } is { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    } now.
accepted-free-tile = ✅ The desert at { $position } is { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    } now.

# What a typed move was understood as.
typed-place = ✅ Card { $card } at column { $x }, row { $y }, { $rotation ->
        [0] not turned
       *[other] turned by { $rotation }°
    }, { $count ->
        [0] over what is there
       *[other] under { $under }
    }.
typed-terraform = ✅ The desert at column { $x }, row { $y } is { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    } now. { $left-out ->
        [yes] You named no cubes, so the two that lay there longest are gone
       *[no] The cubes are gone
    }: { $cubes }.
typed-free-tile = ✅ The desert at column { $x }, row { $y } is { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    } now.

accepted-skip = ✅ You lay no free tile.
accepted-wait = ✅ This round all place in order, the lowest card first.
accepted-done = ✅ You are done with this round.
taken-back-place = ↩️ Card { $card } is off your map again.
taken-back-unplaceable = ↩️ Card { $card } is to be placed again.
taken-back-terraform = ↩️ The desert at { $position } is a desert again, and you have your cubes back.
taken-back-done = ↩️ You can change your map again.

terraform-terrain = Terraforming: once a round, two of your cubes of one colour turn a desert into other land. What should it become?
terraform-impossible = You cannot terraform now: it takes two cubes of one colour, and a desert that may become that land.
terraform-desert = Which desert should become { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    }? Each has its number on the map.
terraform-choice = { NAME($terrain) } for two { NAME($colour) } cubes
free-tile-terrain = You met a goal but lost the tie, so you may turn one desert into other land for free. What should it become?
free-tile-impossible = You have no desert that could become other land.
free-tile-desert = Which desert should become { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    }? Each has its number on the map.
free-tile-choice = { NAME($terrain) }
desert-choice = { $number }: desert at { $position }
menu-terrain = Choose the land
menu-desert = Choose the desert
