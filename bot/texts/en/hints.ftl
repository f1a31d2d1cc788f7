# What cards, bids and tiles bring, and what the coach would do. $gain, $now, $later are points
# with their sign, such as +3 or −1.

# Points at once, and those that are likely to come of it by the end of the game.
gain-now-later = { $now } now{ $has_later ->
        [no] {""}
       *[yes] , { $later } later
    }
# The same at the end of a button, as short as it can be: +3 (+2).
gain-of-card = { $now }{ $has_later ->
        [no] {""}
       *[yes] {" "}({ $later })
    }
hand-gains = -# With each card: the points it can bring you now, and in brackets what it promises for later.
# About a bid in a trick; $cubes says whether any button has + 60, a card with a cube.
hand-bids = -# With each card: about how many points this trick brings you by the end of the game if you play it.{ $cubes ->
        [no] {""}
       *[yes] {" + 60 means with a cube."}
    }
no-hints-here = Hints are off in this game.

# What the coach would do, and what for: points at once, and points that it is likely to bring besides.
command-name-hint = hint
command-hint = What the coach would do now, where the table allows hints
nothing-to-hint = There is nothing for you to decide right now, so no hint either.
hint-worth = **{ $gain }** now, **{ $later }** later.
hint-pick = 💡 I would pick card { $card }.
hint-discard = 💡 I would discard card { $card }.
hint-bid = 💡 I would play card { $card }{ $cube ->
        [none] {""}
       *[other] {" "}with the cube at { $cube }
    }.
hint-take = 💡 I would take card { $card }.
hint-take-pair = 💡 I would choose { $pair ->
        [deck] the pair from the pile
       *[hands] the pair from the hands
    }.
hint-contest = 💡 I would contest: the cubes at { $cubes } for { $pair ->
        [deck] the pair from the pile
       *[hands] the pair from the hands
    }.
hint-accept = 💡 I would accept the pair that is left.
# $placement is what the text placement says; $typed is a command that can be pasted.
hint-place = 💡 I would place it here: { $placement } ({ $typed }).
hint-unplaceable = 💡 Card { $card } fits nowhere: set it aside.
hint-terraform = 💡 I would turn the desert at { $position } into { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    }, for the cubes at { $cubes }.
hint-done = 💡 I would leave it at that and press **Done**.
hint-free-tile = 💡 I would turn the desert at { $position } into { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    }.
hint-skip = 💡 I would lay no free tile.
