# Playing alone: a deal of one's own, and the map of the day. $day is 0 for the former, else the moment at which the
# day begins. $par is what a good player made of the same cards.

command-solo = Play alone, and see how close you come to par
command-solo-start = Play a fresh deal: twelve rounds, four cards to choose from in each
command-solo-today = Play the map of the day: the same cards for everybody, and one try
option-solo-game = Which of the two games (default: Hokkaido)
option-solo-side = The side of the starting provinces (default: A)
option-solo-goals = Play with goal cards (default: no)

alone-heading = **{ $day ->
        [0] Solo
       *[other] Map of the day · <t:{ $day }:D>
    }** · round { $round } of 12
# A deal of one's own, the map of today, or one of another day that was not finished.
games-alone = ⏳ { $kind ->
        [solo] solo, round { $round } · `/solo start`
        [today] the map of the day, round { $round } · `/solo today`
       *[past] the map of <t:{ $day }:D>, round { $round } · `/hand`, option **game**
    }
# A line of the list at the option game; $day is a date.
alone-choice = { $day ->
        [0] Solo, round { $round }
       *[other] Map of the day · { $day }, round { $round }
    }
help-solo = Nobody around? Play alone: `/solo today` is the map of the day, and `/solo start` a fresh deal at any time.
alone-begins = Four cards a round: pick one and place it. At the end you see how you did against par.
alone-goes-on = This one is not finished yet, so it goes on here. For another one, press **Give up** first.
alone-set-aside = ⏸️ I cannot read this one any more, and whoever runs me finds the reason in the log. For another one use `/solo start`.
alone-anew = ⏸️ I could no longer read the one you had begun, so you begin anew here. Whoever runs me finds the reason in the log.
alone-day =
    The map of the day: the same cards for everybody, and one try.
    -# 🔒 Sealed before anybody saw it: ||`{ $commitment }`||
alone-day-in-no-server = -# It is on no server’s list yet: to put it on one, type `/solo today` in that server before you finish.
alone-day-left = -# You had not finished the map of <t:{ $day }:D>. Its day is over, so it is closed.
alone-pick = Pick one card for your map; the others are gone then. On offer: { $numbers }
# In small print; $goals are the sentences of all goals, those that are won struck out.
alone-goals = -# Goals, 3 points each, met across at least three cards: { $goals }
alone-undo = Alone you can take back what you have done with the card of this round, until you press **Done**.
alone-over = ## 🏁 { $day ->
        [0] Solo
       *[other] Map of the day · <t:{ $day }:D>
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
alone-shared = { $day ->
        [0] Solo
       *[other] Map of the day · <t:{ $day }:D>
    } · **{ $name }**: **{ $points ->
        [one] 1 point
       *[other] { $points } points
    }**
alone-par = Par is { $par }: { $side ->
        [over] { $count ->
            [one] 1 point better.
           *[other] { $count } points better.
        }
        [under] { $count ->
            [one] 1 point short.
           *[other] { $count } points short.
        }
       *[level] exactly that.
    }
# Below the squares of the rounds, for the person alone.
alone-squares = -# One square a round: 🟩 as good as could be, 🟨 up to 3 points given away, 🟥 more.
alone-par-name = Par
alone-board = **In this server**
alone-late = -# The day ended before you finished, so this is not on the list.
alone-seals = -# The next map comes <t:{ $until }:R>. It is sealed with ||`{ $commitment }`||. Yesterday’s secret was ||`{ $secret }`||.
# The heading and the last line of its log.
alone-log = ## { $day ->
        [0] Solo
       *[other] Map of the day · <t:{ $day }:D>
    } · { $page } / { $pages }
alone-log-ended = 🏁 { $points ->
        [one] 1 point
       *[other] { $points } points
    }
alone-finished = This one is over: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
alone-unfinished = This one was closed before it was finished.
# The question before; $day is 0 for a deal of one's own.
alone-give-up = **Give this one up, in round { $round }?**{ $day ->
        [0] {""}
       *[other] {" "}The map of the day is played once: there is no other try.
    }
alone-given-up = This one was given up.

button-alone-result = How it went
button-alone-again = Another deal
button-play-today = Play today's map
button-alone-give-up = Give up
