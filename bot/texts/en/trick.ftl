# Tricks: cards played to the table and taken from it (Honshu's own way of selecting cards).

cube-none = no cube
cubes-none = no cubes: take the pair that is left
cubes-oldest = oldest: the two that have lain there longest
cube-choice = { NAME($colour) } cube at { $position }
cubes-choice = { NAME($colour) } { $position } and { NAME($other) } { $other-position }
menu-cube = Choose a cube
pair-name = { $pair ->
        [deck] the pair from the pile
       *[hands] the pair from the hands
    }
button-pair = { $pair ->
        [deck] Pile
       *[hands] Hands
    }: { $numbers }
button-take = Take { $card }
button-take-gain = Take { $card }: { $gain }
button-accept = Accept
button-contest = Contest
button-trick = My cards
button-bid-alone = No cube
button-discard-of-pair = Discard { $card }
button-discard-of-pair-gain = Discard { $card }: { $gain }

bid-cube = Would you like to add a cube of your map to card { $card }? It adds 60, and goes back to the supply when all have taken a card. The numbers stand along the edges of the map.
trick-take = It is your turn: take one of the played cards for your map.
trick-taken = You have taken card { $card }. Your turn to place it comes when everybody has one.
trick-take-waiting = It is not your turn to take a card yet; I will tell you.
trick-take-pair = You have played the higher card, so choose a pair. You will keep one card of it. The other player gets the other pair, or gives two cubes to get the one that they like better.
trick-take-pair-waiting = The other player has the higher card and is choosing a pair.
trick-answer = { $name } has chosen { $pair ->
        [deck] the pair from the pile
       *[hands] the pair from the hands
    }. **Accept** the other one: { $numbers }. Or **Contest**: give two cubes of your map and take the pair that you like.
trick-answer-without-cubes = { $name } has chosen { $pair ->
        [deck] the pair from the pile
       *[hands] the pair from the hands
    }. You get the other one: { $numbers }. (Contesting takes two cubes of your map, which you do not have.)
trick-answer-waiting = The other player accepts the pair that you have left, or gives two cubes to take the one that they like.
trick-discard-of-pair = Your pair: { $numbers }. Discard one card; the other one goes onto your map.
trick-discard-of-pair-made = You have discarded card { $card }. The round goes on when both have.
contest-first = Contesting costs two cubes of your map, of any colours. Which is the first?
contest-second = And which is the second cube? The first is the one at { $position }.
contest-pair = For the cubes at { $cubes }: which pair do you take?
pair-costs-cubes = The other player has chosen that pair: it costs two cubes. Name them, or take the pair that is left with `/accept`.
contest-too-few-cubes = Contesting takes two cubes of your map, and you have fewer. Press **Accept**, or type `/accept`.

accepted-bid = ✅ You have played card { $card }{ $cube ->
        [none] {""}
       *[other] {" "}with the cube at { $cube }
    }.
typed-bid-alone = ✅ You have played card { $card }, without a cube.
accepted-take = ✅ You have taken card { $card }.
accepted-take-pair = ✅ You have chosen { $pair ->
        [deck] the pair from the pile
       *[hands] the pair from the hands
    }.
accepted-contest = ✅ You have given the cubes at { $cubes } and taken { $pair ->
        [deck] the pair from the pile
       *[hands] the pair from the hands
    }.
accepted-accept = ✅ You have taken the pair that was left.

round-bid = Trick: each in turn plays a card face up. A cube adds 60{ $colour ->
        [any] {""}
       *[other] , and has to be { NAME($colour) }
    }. It is the turn of { $names }.
round-bid-secret = Trick: both play a card in secret. The higher card chooses between two pairs.
round-take = Trick: each takes one of the played cards, the highest total first. It is the turn of { $names }.
round-take-pair = Trick: { $names } has played the higher card and chooses a pair.
round-answer = Trick: { $names } accepts the pair that is left, or gives two cubes to take either.
round-discard-of-pair = Trick: both discard one card of their pair; the other goes onto the map.
trick-pair = { $pair ->
        [deck] Pair from the pile
       *[hands] Pair from the hands
    }: { $numbers }{ $held ->
        [no] {""}
       *[yes] {" "}· { $name }
    }
trick-seat = { $state ->
        [deciding] ⏳ { $name } is choosing
        [decided] ✅ { $name } has chosen
        [waiting] 💤 { $name } waits for the turn
        [asked] ⏳ { $name }
        [has] ✅ { $name }
       *[later] 💤 { $name }
    }{ $card ->
        [0] {""}
       *[other] {" "}· played { $card }{ $colour ->
            [none] {""}
           *[other] {" "}+ { NAME($colour) } cube = { $total }
        }
    }{ $taken ->
        [0] {""}
       *[other] {" "}· took **{ $taken }**
    }

mention-bid = <@{ $user }> Round { $round }: play a card to the trick.
mention-take = <@{ $user }> Round { $round }: take one of the played cards.
mention-take-pair = <@{ $user }> Round { $round }: you have the higher card. Choose a pair.
mention-answer = <@{ $user }> Round { $round }: accept the pair that is left, or contest.
mention-discard-of-pair = <@{ $user }> Round { $round }: discard one card of your pair.
