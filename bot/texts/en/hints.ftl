# The best spots for a card, in the placer.

button-best-spots = Best spots
button-best-spots-hide = Hide spots
menu-best-spot = The best spots: points now, and what they promise
best-spot = { $gain } · { $x }, { $y }{ $rotation ->
        [0] {""}
       *[other] {" "}· { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] {" "}· under { $under }
    }
# Points at once, and those that are likely to come of it by the end of the game.
gain-now-later = { $now } now{ $promises ->
        [no] {""}
       *[yes] , { $later } later
    }
# The same at the end of a button, as short as it can be.
gain-of-card = { $now }{ $promises ->
        [no] {""}
       *[yes] {" "}({ $later })
    }
hand-gains = -# Beside each card the points that it can bring you now, and in brackets those it promises for later.
no-hints-here = This table plays without hints.
