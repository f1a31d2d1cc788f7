# Text on pictures, where there is little room, and their alt text, for screen readers.

picture-round-short = Round { $round }
picture-round = Round { $round } of { $rounds }
picture-final = Final score
picture-supply = Supply
picture-turn-order = Turn order
picture-passing = Passing hands
picture-winner = Winner
picture-trick = Trick
picture-pile-pair = From the pile
picture-hands-pair = Played

picture-production = { NAME($colour) } production
picture-factory = { NAME($colour) } factory { $points }
# One letter for each kind of square and each colour, all different: upper case for kinds, lower case for colours.
picture-letter-forest = F
picture-letter-lake = L
picture-letter-desert = D
picture-letter-town = T
picture-letter-mountain = M
picture-letter-production = P
picture-letter-factory = A
picture-letter-blue = b
picture-letter-brown = w
picture-letter-grey = s
picture-letter-green = g
picture-letter-yellow = y
# The goals, abbreviated; the message has them in full (goal-1 and so on).
picture-goal-1 = 5 separate forest areas
picture-goal-2 = towns differ by 5
picture-goal-3 = 3 separate lake areas
picture-goal-4 = 5 mountains side by side
picture-goal-5 = 6 cubes
picture-goal-6 = production: 4 colours
picture-goal-7 = factories: 4 colours
picture-goal-8 = production/factory trio
picture-goal-9 = 2 tiles placed

picture-keepsake = { $game ->
    [honshu] My Honshu
   *[hokkaido] My Hokkaido
}
picture-map-heading = Your map
picture-hand-heading = Your hand
picture-as-played = As played
picture-better = Better
picture-with-card = With card { $card }
picture-points-by-round = Points by round
picture-comparison = On the left, the map as played; on the right, a better one. The message explains the difference.
picture-comparison-of-cards = On the left, the map with the card taken; on the right, with a better one, each in its best spot. The message explains the difference.
picture-points-of = { $name }: { $totals }
picture-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
picture-day-and-game = { $day } · game { $game }

picture-kinds-heading = The squares and what they score
picture-scoring-forest = 2 points each
picture-scoring-lake = 3 points for every square of a lake after the first
picture-scoring-desert = nothing, but it can become another terrain
picture-scoring-desert-honshu = nothing, but the player with more wins a tie
picture-scoring-town-honshu = 1 point per square of your largest town
picture-scoring-town = 2 points per square of the smaller of two towns: the largest on each side of the range
picture-scoring-mountain = 2 points each; all in one range
picture-scoring-production = gives one cube of its colour
picture-scoring-factory = its points, if it has a cube of its colour
picture-step-1 = Pick a card
picture-step-1-sentence = Everyone secretly picks one card from their hand.
picture-step-2 = Pass the rest
picture-step-2-sentence = The rest go to the next player.
picture-step-3 = Place your card
picture-step-3-sentence = The card goes over or under your map; lakes and mountains stay visible.
picture-step-4 = Take cubes
picture-step-4-sentence = The card’s visible production squares take cubes.
picture-step-5 = Terraform
picture-step-5-sentence = Two cubes of one colour turn a desert into another terrain.
picture-step-6 = Score
picture-step-6-sentence = The range divides your map. Take the largest town on each side: only the smaller one scores, 2 points per square. Grow both!
# Alternative texts of the pictures in the rules, which are the same without words; in Honshu without mountains.
picture-scene-1 = Six cards of a hand side by side. Card 42 is raised and outlined.
picture-scene-3 = An arrow leads from a card to a map, where the same card, outlined, covers the bottom right square of the province.{ $game ->
        [honshu] {""}
       *[hokkaido] {" "}Beside it, another card puts a mountain next to the middle of three mountains: the fork is crossed out.
    }
picture-scene-4 = An arrow leads from a blue cube to the blue production square of a card on a map.
picture-scene-5 = An arrow leads from two blue cubes to a square of a map, which is now a lake.
picture-scene-6 = A map with a row of five mountains, whose line runs on past both ends. The town above the line has five squares and scores 0; the town below has three and scores 6.

# Alt text.

picture-card = Card { $number }: { $squares }
picture-province = Starting province: { $squares }
picture-with-cube = { $square } with cube
picture-spent = { $square }, empty
picture-tile = { $square } (tile)
picture-hand = { $count ->
    [0] No cards.
    [one] { $count } card in hand.
   *[other] { $count } cards in hand.
}
picture-map-of = { $name }’s map.
picture-own-map = Your map.
picture-map-area = Columns { $left } to { $right }, rows { $top } to { $bottom }.
picture-map-row = Row { $y } from x = { $x }: { $squares }.
picture-letters-key = Letters: { $key }.
picture-letters-row = { $y } from { $x }: { $squares }
picture-letters-squares = { $letter }+ production with cube, { $letter }- empty, { $letter }4 factory
picture-nothing = nothing
picture-more-rows = { $count ->
    [one] and { $count } more row
   *[other] and { $count } more rows
}
picture-last-placement = Last placed: card { $card } at { $x }, { $y }, turned { $rotation } degrees.
picture-trial-legal = Card { $card } at { $x }, { $y }, turned { $rotation } degrees: legal.
picture-trial-illegal = Card { $card } at { $x }, { $y }, turned { $rotation } degrees: illegal because of { $squares }.
picture-spots = The card can go at: { $spots }.
picture-range-line = Mountain range: { $squares }.
picture-area = { NAME($kind) } of { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-maps = { $heading }. { $players ->
    [one] Map of { $players } player.
   *[other] Maps of { $players } players.
}
picture-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-player-with-card = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, card { $card }
picture-goal-open = Goal { $number } open: { $goal }
picture-goal-won = Goal { $number } won by { $name }: { $goal }
picture-supply-of = Supply: { $cubes }.
picture-cubes = { NAME($colour) } { $count }
picture-passing-order = Passing hands: { $names }.
picture-players-in-turn = Turn order: { $names }.
picture-emblem = { $game ->
    [honshu] A small map in the sea, with forests, lakes and one large town across it.
   *[hokkaido] A small map in the sea, with forests, lakes, towns and one mountain range across it.
}
picture-keepsake-of = { $game ->
    [honshu] My Honshu
   *[hokkaido] My Hokkaido
}, { $name }’s map: { $place } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
picture-sheet = Final score. Winner: { $winners }.
picture-sheet-player = { $name }: { $parts }
picture-sheet-part = { $category } { $points }
picture-trick-played = { $name } plays { $card }, total { $total }
picture-trick-cube = { $line }, with a { NAME($colour) } cube
picture-trick-taken = { $line }, taken by { $name }
picture-pair = { $pair }: { $cards }
picture-deck = Deck { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $first } to { $last }.
picture-replay = A game of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, card by card: { $names }.

picture-category-mountains = Mountains
picture-category-forests = Forests
picture-category-factories = Factories
picture-category-lakes = Lakes
picture-category-towns = Towns
picture-category-goals = Goals
picture-category-bonus = Scoring card
picture-category-total = Total
picture-category-deserts = Deserts
