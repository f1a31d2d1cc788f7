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
# Where there is little room: on a button, and in the placer, whose lines are not to break.
card-short = { $card ->
        [0] start
       *[other] { $card }
    }
placer-how = -# Or type { $typed }
placer-nowhere = -# It fits nowhere. Look for yourself, then press **Set aside**.
trial-at = Card { $card } at **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] {" "}· { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] {" "}· under { $under }
    }
trial-legal = ✅ Your map would score **{ $points }** ({ $gain }).
trial-illegal = ⛔ { $reason }
trial-no-overlap = ⛔ It has to overlap your map.
trial-wholly-hidden = ⛔ It would be hidden completely.
trial-would-cover = ⛔ It would cover your { NAME($kind) }.
trial-would-be-hidden = ⛔ Its own { NAME($kind) } would be hidden.
trial-range-fork = ⛔ It would fork your mountain range.
trial-range-block = ⛔ It would make a block of mountains.
trial-range-apart = ⛔ Mountains would stand apart.
trial-range-ring = ⛔ It would make your range a ring.
button-left = ←
button-up = ↑
button-down = ↓
button-right = →
button-turn = Turn ↻
button-next-spot = Next spot
button-over-under = Over/under
button-over-under-next = { $count ->
        [0] Over all
        [one] Under { $card }
       *[other] Under { $count } cards
    }
button-type-spot = Type…
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
tile-best = At best { $gain }
menu-terrain = Choose the land
menu-desert = Choose the desert

type-spot-title = Where should your card go?
type-spot-x = Column of its top left square
type-spot-y = Row of its top left square
type-spot-rotation = Turned by 0, 90, 180 or 270
type-spot-under = Under these cards
type-spot-under-how = Their numbers, 0 for your province. Empty: over all.
spot-is-no-number = “{ $given }” is no number. Columns and rows are the numbers along the edges of your map, such as -1 or 3.
spot-turned-wrongly = A card is turned by 0, 90, 180 or 270 degrees, not by “{ $given }”.
spot-beside-map = A card at { $x }, { $y } would lie beside your map. Columns and rows are the numbers along its edges.
