# Tricks: cards played to the table and taken from it (Honshu's own way of selecting cards). $position is a square
# such as 3, -1; $cubes are two of them; $numbers are the numbers of cards.

cube-none = no cube
cubes-none = no cubes: take the pair that is left
cubes-oldest = oldest: the two that have been there longest
cube-choice = { NAME($colour) } cube at { $position }
cubes-choice = { NAME($colour) } { $position } and { NAME($other) } { $other-position }
menu-cube = Choose a cube
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
button-bid-alone-gain = No cube: { $gain }
button-bid-cube-gain = With the { NAME($colour) } cube at { $position }: { $gain }

bid-cube = Add a cube from your map to card { $card }? It is worth 60, and goes back to the supply once all have taken a card. The numbers are along the edges of your map.
trick-take = Take one of the played cards for your map.
# Begins with the very sentence of accepted-take: then that is not said twice.
trick-taken = ✅ Card { $card } is yours. You place it once everybody has one.
trick-take-waiting = It is not your turn to take a card yet; I will let you know.
trick-take-pair = Choose a pair: you played the higher card. You keep one card of it. The other player gets the other pair, or gives two cubes to choose.
trick-take-pair-waiting = The other player has the higher card and is choosing a pair.
# $taken are the numbers of that pair.
trick-answer = { $name } chose { $pair ->
        [deck] the pair from the pile
       *[hands] the pair from the hands
    }, { $taken }. **Accept** the other one: { $numbers }. Or **Contest**: give two cubes from your map and take the pair you want.
trick-answer-without-cubes = { $name } chose { $pair ->
        [deck] the pair from the pile
       *[hands] the pair from the hands
    }, { $taken }. You get the other one: { $numbers }. (Contesting costs two cubes from your map, and you have too few.)
trick-answer-waiting = The other player accepts the pair you left, or gives two cubes and takes the one they want.
trick-discard-of-pair = Discard one card of your pair: { $numbers }. The other one goes onto your map.
# Above trick-discard-of-pair, for whoever had chosen first.
trick-contested = { $name } gave two cubes and took the pair that you had chosen.
# Begins with the very sentence of accepted-discard.
trick-discard-of-pair-made = ✅ Card { $card } is discarded. The round goes on once both of you have discarded one.
contest-first = Which cube do you give first? Contesting costs two from your map, of any colours.
contest-second = And which cube second? The first is the one at { $position }.
contest-pair = Which pair do you take for the cubes at { $cubes }? If you give no cubes, you get { $free }.
pair-costs-cubes = The other player chose that pair, so it costs two cubes. Name them, or accept the pair that is left with `/accept`.
contest-too-few-cubes = Contesting costs two cubes from your map, and you have too few. Press **Accept**, or type `/accept`.

accepted-bid = ✅ You played card { $card }{ $cube ->
        [none] {""}
       *[other] {" "}with the cube at { $cube }
    }.
typed-bid-alone = ✅ You played card { $card }, without a cube.
accepted-take = ✅ Card { $card } is yours.
accepted-take-pair = ✅ You chose { $pair ->
        [deck] the pair from the pile
       *[hands] the pair from the hands
    }.
accepted-contest = ✅ You gave the cubes at { $cubes } and took { $pair ->
        [deck] the pair from the pile
       *[hands] the pair from the hands
    }.
accepted-accept = ✅ You accepted the pair that was left.

round-bid = Trick: each in turn plays a card face up. A cube adds 60{ $colour ->
        [any] {""}
       *[other] , and has to be { NAME($colour) }
    }. Next: { $names }.
round-bid-secret = Trick: both play a card in secret. The higher card chooses between two pairs.
round-take = Trick: each takes one of the played cards, the highest total first. Next: { $names }.
round-take-pair = Trick: { $names } played the higher card and chooses a pair.
round-answer = Trick: { $names } accepts the pair that is left, or gives two cubes to take either.
round-discard-of-pair = Trick: both discard one card of their pair; the other goes onto their map.
round-contested = { $name } gave two cubes and took the pair that { $other } had chosen.
# In the message of the third and the ninth round, below the players in the order of the trick.
round-hands-pass = -# After this round everybody passes their hand on; **My hand** says to whom.
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
        [waiting] 💤 { $name } is waiting
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
