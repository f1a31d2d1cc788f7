# Placing a card, one's own map, terraforming and free tiles. $x and $y are the column and row of a card's top left
# square, $rotation its degrees clockwise, $under the cards that it goes under (a list of what card-of-map says) and
# $unders how many; $position is a square such as 3, -1, $gain points with their sign.

# Stands alone, after the name of a player and a colon, and after a hint and a colon.
placement = Card { $card } at **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] , turned { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] , under { $under }
    }
# In lists of cards to go under; the map may be the reader's or somebody else's.
card-of-map = { $card ->
        [0] the starting province
       *[other] card { $card }
    }
# Where there is little room: on a button, and in the placer, whose lines are not to break.
card-short = { $card ->
        [0] start
       *[other] { $card }
    }
placer-for-good = -# This round, what you place cannot be taken back.
placer-how = -# Or type { $typed }
placer-nowhere = -# It fits nowhere. See for yourself, then press **Set aside**.
# For newcomers: $parts are categories with the points that the first spot adds to them.
placer-lesson = -# 💡 Turn it, move it, then press **{ button-place-here }**. { $why ->
        [points] Spot 1 is good: { $parts }.
        [later] Spot 1 is good: it promises the most points later.
       *[middle] Spot 1 is good: it covers the least of your map.
    }
trial-at = Card { $card } at **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] {" "}· { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] {" "}· under { $under }
    }
# Where the card lies now, and why it may not stay there; each fits into one line of a phone: 45 characters.
trial-legal = ✅ Your map would score **{ $points }** ({ $gain }).
trial-illegal = ⛔ { $reason }
trial-no-overlap = ⛔ It has to overlap your map.
trial-wholly-hidden = ⛔ It would be hidden completely.
trial-would-cover = ⛔ It would cover your { NAME($kind) }.
trial-would-be-hidden = ⛔ Its own { NAME($kind) } would be hidden.
trial-range-fork = ⛔ It would fork your mountain range.
trial-range-block = ⛔ It would make a block of mountains.
trial-range-apart = ⛔ It would cut mountains off.
trial-range-ring = ⛔ It would make your range a ring.
# Buttons below the map: the shorter the better, five stand in one row on a phone.
button-left = ←
button-up = ↑
button-down = ↓
button-right = →
button-turn = Turn ↻
button-spot = { $number }
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
own-placed-for-good = What is placed this round stays. Terraform if you like, then press **Done**.
own-placed-to-stay = What is placed this round stays. Press **Done**.
own-waiting-for-turn = This round all place in order, the lowest card first. I will let you know when it is the turn of your card { $card }.
closed-in-order = This round all place in order, the lowest card first.
# Begins with the very sentence of accepted-done: then that is not said twice.
own-done = ✅ You are done for this round. It ends once everybody is.
card-set-aside = Your card fits nowhere, so it is set aside.
map-of-another = The map of { $name } in round { $round }, as everybody can see it: { $points ->
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
accepted-free-tile = { accepted-terraform }

# What a typed move was understood as.
typed-place = ✅ Card { $card } at column { $x }, row { $y }, { $rotation ->
        [0] not turned
       *[other] turned by { $rotation }°
    }, { $count ->
        [0] on top
       *[other] under { $under }
    }.
typed-terraform = ✅ The desert at column { $x }, row { $y } is { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    } now. { $left-out ->
        [yes] The two cubes that had been there longest are gone
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
accepted-done = ✅ You are done for this round.
taken-back-place = ↩️ Card { $card } is off your map again.
taken-back-unplaceable = ↩️ Card { $card } is no longer set aside.
taken-back-terraform = ↩️ The desert at { $position } is a desert again, and you have your cubes back.
taken-back-done = ↩️ You can change your map again.

terraform-choose = Which desert should become what? Their numbers are on the map. Once a round you can change one: { $prices }.
terraform-impossible = You cannot terraform right now: it takes two cubes of one colour, and a desert that can become that land.
# A line of a list.
terraform-choice = { NAME($terrain) } for two { NAME($colour) } cubes
free-tile-choose = Which desert should become what? Their numbers are on the map. You met a goal but lost the tie, so you may change one for free.
free-tile-impossible = None of your deserts can become other land.
tile-choice = { $number } → { NAME($terrain) }
menu-tile = { $terrain ->
        [any] Choose a desert and its new land
       *[other] { NAME($terrain) }: choose a desert
    }

# A form: its title (45 characters), its fields (45), and what stands below them (100).
type-spot-title = Where should your card go?
type-spot-x = Column of its top left square
type-spot-y = Row of its top left square
type-spot-rotation = Turned by 0, 90, 180 or 270
type-spot-under = Under these cards
type-spot-under-how = Their numbers (0 is your starting province), or all. Empty: over all.
spot-is-no-number = “{ $given }” is not a number. Columns and rows are the numbers along the edges of your map, such as -1 or 3.
spot-turned-wrongly = A card is turned by 0, 90, 180 or 270 degrees, not by “{ $given }”.
spot-beside-map = At { $x }, { $y } the card would not touch your map. Columns and rows are the numbers along its edges.
spot-under-unknown = “{ $given }” names no cards to go under: type their numbers, such as 12 40, or all.
