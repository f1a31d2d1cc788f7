# Tricks, Honshu's own way of selecting cards. $position is a square such as 3, -1; $cubes are two squares;
# $numbers are card numbers.

cube-none = no cube
cubes-none = no cubes: take the pair that’s left
cubes-oldest = oldest: your two oldest cubes
cube-choice = { NAME($colour) } cube at { $position }
cubes-choice = { NAME($colour) } { $position } and { NAME($other) } { $other-position }
menu-cube = Choose a cube
button-pair = { $pair ->
        [deck] Pile
       *[hands] Played
    }: { $numbers }
button-take = Take { $card }
button-take-gain = Take { $card }: { $gain }
button-keep = Keep { $card }
button-keep-gain = { button-keep } · { $gain }
button-accept = Accept
button-contest = Contest
button-contest-pair = { button-contest } · { button-pair }
button-trick = My cards

trick-take = Take one of the played cards for your map.
# Must begin with the sentence of accepted-take, which is then shown only once.
trick-taken = ✅ You took card { $card }. You’ll place it when everyone has one.
trick-take-waiting = It’s not your turn to take a card yet. I’ll let you know.
trick-take-pair = You played the higher card: choose a pair. The other player gets what’s left, or pays two cubes to choose.
trick-take-pair-waiting = The other player has the higher card and is choosing a pair.
# $taken are the pair's card numbers.
trick-answer = { $name } chose { $pair ->
        [deck] the pair from the pile
       *[hands] the played pair
    }, { $taken }. **Accept** the other, { $numbers }, or **Contest**: pay two cubes and choose.
trick-answer-without-cubes = { $name } chose { $pair ->
        [deck] the pair from the pile
       *[hands] the played pair
    }, { $taken }. You get the other one: { $numbers }. (Contesting costs two cubes from your map, and you don’t have enough.)
trick-answer-waiting = The other player is deciding: accept the pair you left, or pay two cubes for the one they want.
trick-discard-of-pair = Keep one card of your pair: { $numbers }. It goes on your map, and the other one is out of the game.
# Above trick-discard-of-pair, for the player who chose first.
trick-contested = { $name } contested: they paid two cubes and took the pair you’d chosen.
# Must begin with the sentence of accepted-keep.
trick-discard-of-pair-made = ✅ You’re keeping card { $card }. The round goes on when you’ve both decided.
contest-first = Which cube do you want to pay first? Contesting costs two from your map, of any colour.
contest-second = And the second cube? The first is the one at { $position }.
contest-pair = Which pair do you want for the cubes at { $cubes }? You’d get { $free } without paying.
pair-costs-cubes = The other player chose that pair, so it costs two cubes. Name the cubes, or take the pair that’s left with `/accept`.
contest-too-few-cubes = Contesting costs two cubes from your map, and you don’t have enough. Press **Accept**, or type `/accept`.

accepted-bid = ✅ You played card { $card }{ $cube ->
        [none] {""}
       *[other] {" "}with the cube at { $cube }
    }.
typed-bid-alone = ✅ You played card { $card } without a cube.
accepted-take = ✅ You took card { $card }.
accepted-keep = ✅ You’re keeping card { $card }.
accepted-take-pair = ✅ You chose { $pair ->
        [deck] the pair from the pile
       *[hands] the played pair
    }.
accepted-contest = ✅ You paid the cubes at { $cubes } and took { $pair ->
        [deck] the pair from the pile
       *[hands] the played pair
    }.
accepted-accept = ✅ You accepted the pair that was left.

round-bid = Trick: everyone plays a card face up, in turn. A cube adds 60{ $colour ->
        [any] {""}
       *[other] {" "}and has to be { NAME($colour) }
    }. Next: { $names }.
round-bid-secret = Trick: both players secretly play a card. The player with the higher one chooses one of two pairs.
round-take = Trick: everyone takes one of the played cards, highest total first. Next: { $names }.
round-take-pair = Trick: { $names } played the higher card and is choosing a pair.
round-answer = Trick: { $names } can accept the pair that’s left, or pay two cubes and take either.
round-discard-of-pair = Trick: both players choose which card of their pair to keep.
round-contested = { $name } paid two cubes and took the pair { $other } had chosen.
# In the messages of rounds 3 and 9, below the players in turn order.
round-hands-pass = -# After this round everyone passes their hand on; **My hand** shows who gets yours.
trick-pair = { $pair ->
        [deck] Pair from the pile
       *[hands] Played pair
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
