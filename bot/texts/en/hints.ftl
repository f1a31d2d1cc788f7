# The best spots for a card, in the placer.

button-best-spots = Best spots
menu-best-spot = The spots that score most at once
best-spot = { $x }, { $y }{ $rotation ->
        [0] {""}
       *[other] , turned { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] , under { $under }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
no-hints-here = This table plays without hints.
