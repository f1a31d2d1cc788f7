# Hints for cards, bids and tiles, and the coach's advice. $gain, $now and $later are points with a sign,
# such as +3 or −1.

# At the end of a button's label, so keep it short: +3 (+2).
gain-of-card = { $now }{ $has_later ->
        [no] {""}
       *[yes] {" "}({ $later })
    }
hand-gains = -# Points now (and gained or lost later).
hand-bids = -# 💡 is the best play, with its points by the end.
no-hints-here = Hints are off in this game.

# The coach's advice: points now, and further points expected later.
command-name-hint = hint
command-hint = What I’d do now (if the table allows hints)
nothing-to-hint = You have nothing to decide right now, so there’s no hint.
hint-worth = **{ $gain }** now{ $later ->
        [0] {""}
       *[other] , **{ $later }** later
    }.
hint-pick = 💡 I’d pick card { $card }.
hint-discard = 💡 I’d discard card { $card }.
hint-keep = 💡 I’d keep card { $card }.
hint-bid = 💡 I’d play card { $card }{ $cube ->
        [none] {""}
       *[other] {" "}with the cube at { $cube }
    }.
hint-take = 💡 I’d take card { $card }.
hint-take-pair = 💡 I’d choose { $pair ->
        [deck] the pair from the pile
       *[hands] the played pair
    }.
hint-contest = 💡 I’d contest, paying the cubes at { $cubes } for { $pair ->
        [deck] the pair from the pile
       *[hands] the played pair
    }.
hint-accept = 💡 I’d accept the pair that’s left.
# $placement is the text placement; $typed is a command to paste.
hint-place = 💡 I’d place { $placement } ({ $typed }).
hint-unplaceable = 💡 Card { $card } doesn’t fit anywhere, so set it aside.
hint-terraform = 💡 I’d turn the desert at { $position } into { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    } with the cubes at { $cubes }.
hint-done = 💡 I’d leave it at that and press **Done**.
hint-free-tile = 💡 I’d turn the desert at { $position } into { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    }.
hint-skip = 💡 I’d skip the free tile.
