# The round's message in the channel, the ends of rounds and of the game, mentions, and /hokkaido status. A message
# has at most 2,000 characters, for up to five players.

round-heading = ## Round { $round } of { $rounds }
round-pick = Everyone secretly picks a card.{ $passes ->
        [shown] {""}
        [next] {" "}The rest go to the next player, down the list.
        [previous] {" "}The rest go to the previous player, up the list.
       *[swapped] {" "}Then both players draw a card, discard one and swap hands.
    }
round-discard = Both players have drawn a card. They each discard one, then swap hands.
round-map = Everyone places their card, then presses **Done**.
round-may-wait = -# **Ask to wait**: everyone places in turn, lowest card first.
round-map-in-order = Everyone places in turn, lowest card first. { $count ->
        [0] Everyone has placed: press **Done**.
       *[other] Next: { $names }.
    }
round-free-tile = { $names } met a goal but lost the tie, and can change a desert for free.
round-seat = { $state ->
        [deciding] ⏳ { $name } is choosing
        [decided] ✅ { $name } has chosen
        [placing] ⏳ { $name } · card { $card } · placing
        [waiting] 💤 { $name } · card { $card } · waiting
        [ready] ✅ { $name } · card { $card } · ready
        [placed] 🗺️ { $name } · card { $card } · placed
        [set-aside] 🗺️ { $name } · card { $card } · set aside: it doesn’t fit
        [set-aside-done] ✅ { $name } · card { $card } · set aside: it doesn’t fit
        [after-people] 🤖 { $name } · card { $card } · places after everyone else
        [unplaced] ▫️ { $name } · card { $card } · not placed
        [undecided] ▫️ { $name }
        [may-lay-tile] ⏳ { $name } · can place a free tile
       *[done] ✅ { $name } · card { $card } · done
    }
# $cubes is a list of texts supply-colour, such as: 12 blue, 13 brown, 9 grey and 10 green
round-supply = -# Supply: { $cubes }
supply-colour = { $count } { NAME($colour) }
# $effect is the text scoring-card-effect.
scoring-card = Scoring card { $number }: { $effect }
scoring-card-effect = { $number ->
        [1] a factory takes { $value } cubes, and each of them scores the factory’s points
        [2] { $value } extra points for every three forests in a row, across or down (a forest can count both ways)
        [3] { $value } for each 2 x 2 block of deserts (blocks can’t overlap)
        [4] { $value } for each lake square, instead of the usual points for lakes
        [5] { $value } for each town square with towns on all four sides
        [6] { $value } for each visible production square that’s empty once the factories have their cubes
       *[7] { $value } extra points for each cube of these colours in a factory: { $colours }
    }
# $card is the text scoring-card; -# is small print.
round-scoring-card = -# { $card }
round-goals = **Goals** (3 points each, only for the first to meet one; goals 1 to 8 must use squares on at least three cards)
goal-open = { $number } · { $goal }
# Above the open goals, with everyone’s progress in the order of $names, divided by slashes.
goals-so-far = **Goals** (3 points each) · { $names }
# $cards is the number of cards that $reached is on, if only those are too few, else 0.
goal-reached = { $reached }{ $cards ->
        [0] {""}
        [one] {" "}(1 card)
       *[other] {" "}({ $cards } cards)
    }
# $goals are numbers of goals with their winners, such as: 1 Anna · 5 Ben
goals-won = Won: { $goals }

goal-1 = five separate forest areas
goal-2 = the largest towns on the two sides differ by 5 squares or more (both sides need a town)
goal-3 = three separate lake areas
goal-4 = a group of five or more mountains, side by side (corners don’t count)
goal-5 = six cubes
goal-6 = production squares of all four colours, with or without cubes
goal-7 = factories of all four colours
goal-8 = a group of three or more production squares or factories (corners count)
goal-9 = two terraforming tiles placed, anywhere (free and covered ones count)

# The message of a finished round: each player's points and card.
round-over = ## Round { $round } of { $rounds } is over
round-result = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } · card { $card }{ $aside ->
        [yes] {" "}(set aside)
       *[no] {""}
    }
running-score = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
maps-now = **All maps** · round { $round } · <#{ $channel }>
button-maps = All maps
button-own-map = My map


button-hand = My hand
button-map = My map
button-place = Place
button-done = Done
button-wait = Ask to wait
button-tile = Free tile
button-skip = No tile

# Pings the players who have to decide; $people are mentions.
mention = Your turn: { $task ->
        [pick] pick a card
        [discard] discard a card
        [bid] play a card
        [take] take a card
        [take-pair] choose a pair
        [answer] accept or contest
        [discard-of-pair] keep one card of your pair
        [done] press Done
        [free-tile] place your free tile
       *[map] place your card
    } · round { $round } · { $people }
direct-messages-closed = <@{ $user }> I can’t send you direct messages, so play from here: only you can see what **My hand** and **Place** show. If you allow them again, type any command in a direct message to me, or turn them on in `/hokkaido settings`.

status-channel = Game in <#{ $channel }>
status-scores = **Scores**
status-waiting = { $count ->
        [0] The game will go on in a moment.
       *[other] The game is waiting for { $names }.
    }
status-your-turn = **It’s your turn.**
