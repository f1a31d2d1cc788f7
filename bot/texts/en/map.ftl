# Placing a card, the player's own map, terraforming and free tiles. $x and $y are the column and row of a card's
# top left square, $rotation is in degrees clockwise, $under is the list of $unders cards that it goes under
# (card-of-map), $position is a square such as 3, -1, and $gain is points with a sign.

# After a player's name or a hint and a colon.
placement = card { $card } at **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] , turned { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] , under { $under }
    }
placement-line = 🗺️ { trial-at }
# In lists of cards to go under, on the reader's or another player's map.
card-of-map = { $card ->
        [0] the starting province
       *[other] card { $card }
    }
# Keep it short: it is on a button, and in the placer, whose lines must not wrap.
card-short = { $card ->
        [0] the start
       *[other] { $card }
    }
placer-for-good = -# Placements are final this round.
placer-how = -# Or type { $typed }
placer-nowhere = -# It doesn’t fit anywhere. { $is_taken ->
        [yes] Try it yourself if you like, then press **Set aside**.
       *[no] If you choose it, it’ll be set aside.
    }
# For newcomers; $reason is the text placer-reason, whose $parts are categories with the points that the first spot
# adds.
placer-lesson = -# 💡 Turn or move it, then press **{ $button }**. { $reason }
placer-reason = { $why ->
        [points] Spot 1: { $parts }.
        [later] Spot 1 should score the most later.
       *[middle] Spot 1 covers the least of your map.
    }
# A terraforming that is worth its cubes.
placer-tile = -# 💡 { $position } → { NAME($terrain) } for two { NAME($colour) } cubes: { $gain }
trial-at = Card { $card } at **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] {" "}· { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] {" "}· under { $under }
    }
# $later are further points expected later, with a sign, or 0.
# Where the card is, and why it can't stay there. Each must fit one line on a phone: 45 characters.
trial-legal = ✅ Your map: **{ $points }** ({ $gain }{ $later ->
        [0] {""}
       *[other] {" "}now, { $later } later
    }).
trial-illegal = ⛔ { $reason }
trial-no-overlap = ⛔ It has to overlap your map.
trial-wholly-hidden = ⛔ It would be completely hidden.
trial-would-cover = ⛔ It would cover your { NAME($kind) }.
trial-would-be-hidden = ⛔ Its own { NAME($kind) } would be hidden.
trial-range-fork = ⛔ It would fork your mountain range.
trial-range-block = ⛔ It would make a block of mountains.
trial-range-apart = ⛔ It would cut off some mountains.
trial-range-ring = ⛔ It would close your range into a ring.
# Buttons below the map. Keep them short, because a phone shows five in a row.
button-left = ←
button-up = ↑
button-down = ↓
button-right = →
button-turn = Turn ↻
button-spot = { $number }
button-over-under = Over/under
button-over-under-next = { $count ->
        [0] On top
        [one] Under { $card }
       *[other] Under { $count } cards
    }
button-turn-back = ↺
button-type-spot = Type…
button-place-here = Place here
button-place-done = Place, done
button-pick-place = Pick and place
button-take-place = Take and place
button-keep-place = Keep and place
button-terraform = Terraform
button-set-aside = Set aside
button-back = Back

own-points = Your map is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } so far.
own-may-place = Press **Place** to add card { $card } to your map.
own-ready = { $order ->
        [in_order] ✅ I’ll suggest this spot when it’s your turn to place.
       *[other] ✅ Ready: I’ll place it once no one can ask to wait any more.
    } To change it, press **Take back**.
own-placed = Press **Done** to keep it, or **Take back** to try something else.
own-placed-for-good = You can’t take this placement back, but you can still terraform. Then press **Done**.
own-placed-to-stay = Placements are final this round. Press **Done**.
own-waiting-for-turn = I’ll let you know when card { $card } is next.
closed-in-order = Everyone places in turn, lowest card first.
# Must begin with the sentence of accepted-done, which is then shown only once.
own-done = ✅ You’re done for this round. It ends when everyone is.
card-set-aside = Your card doesn’t fit anywhere, so it’s set aside.
map-of-another = { $name }’s map in round { $round }, as everyone sees it: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

accepted-place = ✅ Card { $card } is on your map.
accepted-unplaceable = ✅ Card { $card } is set aside.
accepted-terraform = ✅ The desert at { $position } is now { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    }.
accepted-free-tile = { accepted-terraform }

# How a typed move was parsed.
typed-place = ✅ Card { $card } at column { $x }, row { $y }, { $rotation ->
        [0] not turned
       *[other] turned { $rotation }°
    }, { $count ->
        [0] on top
       *[other] under { $under }
    }.
typed-terraform = ✅ The desert at column { $x }, row { $y } is now { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    }. { $left-out ->
        [yes] You spent your two oldest cubes, at
       *[no] You spent the cubes at
    } { $cubes }.
typed-free-tile = ✅ The desert at column { $x }, row { $y } is now { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    }.

accepted-skip = ✅ You skipped your free tile.
accepted-wait = ✅ Everyone places in turn, lowest card first.
accepted-done = ✅ You’re done for this round.
taken-back-place = ↩️ Card { $card } is off your map again.
taken-back-intended = ↩️ Your move is cancelled, so you can make another.
taken-back-unplaceable = ↩️ Card { $card } is no longer set aside.
taken-back-terraform = ↩️ { $position } is a desert again, and you’ve got your cubes back.
taken-back-done = ↩️ You can change your map again.

terraform-choose = Choose a desert and what it becomes; the numbers are on the map. You can change one desert a round. What you can afford: { $prices }.
terraform-impossible = You can’t terraform right now: you need two cubes of one colour, and a desert that can become the matching terrain.
# An entry of a list.
terraform-choice = { NAME($terrain) } for two { NAME($colour) } cubes
free-tile-choose = You met a goal but lost the tie, so you can change a desert for free. Choose one and what it becomes; the numbers are on the map.
free-tile-impossible = None of your deserts can become anything else.
tile-choice = { $number } → { NAME($terrain) }
menu-tile = { $terrain ->
        [any] Choose a desert and its new terrain
       *[other] { NAME($terrain) }: choose a desert
    }

# A modal: its title (45 characters), labels (45) and descriptions (100).
type-spot-title = Where should your card go?
type-spot-x = Column of its top left square
type-spot-y = Row of its top left square
type-spot-rotation = Turned 0, 90, 180 or 270 degrees
type-spot-under = Under these cards
type-spot-under-how = Card numbers (0 is your starting province), or all. Leave empty to go over everything.
spot-is-no-number = “{ $given }” isn’t a number. Columns and rows are numbered along the edges of your map, for example -1 or 3.
spot-turned-wrongly = A card can be turned 0, 90, 180 or 270 degrees, but not “{ $given }”.
spot-beside-map = At { $x }, { $y } the card wouldn’t touch your map. Columns and rows are numbered along its edges.
spot-under-unknown = “{ $given }” isn’t a list of card numbers. Type something like 12 40, or all.
