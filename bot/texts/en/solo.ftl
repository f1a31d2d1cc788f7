# Playing alone: one's own deal, and the map of the day. $day is noon of the map's day, or 0 for one's own deal.
# $par is what a good player scores with the same cards.

command-solo = Play alone and see how close you get to par
command-solo-start = Play a fresh deal: twelve rounds, choosing from four cards each time
command-solo-today = Play the map of the day: one try, with the same cards for everyone
option-solo-game = Hokkaido or Honshu (default: Hokkaido)
option-solo-side = The side of the starting provinces (default: A)
option-solo-goals = Play with goal cards (default: no)

alone-heading = **{ $day ->
        [0] Solo
       *[other] Map of the day · <t:{ $day }:D>
    }** · round { $round } of 12
# An unfinished game: one's own deal, or a map of the day.
games-alone = ⏳ { $day ->
        [0] solo, round { $round } · `/solo start`
       *[other] the map of <t:{ $day }:D>, round { $round } · `/solo today`
    }
# An entry in the completion of the option game; $day is a date.
alone-choice = { $day ->
        [0] Solo, round { $round }
       *[other] Map of the day · { $day }, round { $round }
    }
help-solo = No one around? Play alone: `/solo today` is the map of the day, and `/solo start` deals a fresh game any time.
alone-begins = Four cards a round: pick one and place it. At the end, see how you did against par: a good player’s score with the same cards.
alone-goes-on = You haven’t finished this game, so here it is. To start another, press **Give up** first.
alone-set-aside = ⏸️ I can’t load this game any more. The bot’s owner can find the reason in the log. Start another with `/solo start`.
alone-anew = ⏸️ I couldn’t load the game you’d begun, so you’re starting over. The bot’s owner can find the reason in the log.
alone-day =
    The map of the day: one try, with the same cards for everyone.
    -# 🔒 Sealed before anyone saw it: ||`{ $commitment }`||
alone-day-in-no-server = -# This game isn’t on any server’s list yet. To add it to one, type `/solo today` on that server before you finish.
alone-day-played = -# { $count ->
        [one] 1 person on this server has
       *[other] { $count } people on this server have
    } played it so far.
alone-day-late = The map of <t:{ $day }:D>: you’ve begun it, so you can still finish it. Its day is over and its cards are public, so it won’t be on the list. To play today’s map, finish this one or press **Give up**.
alone-pick = Pick one card for your map; the others are discarded. Choose from: { $numbers }
# In small print; $goals are all goals, with those already won struck through.
alone-goals = -# Goals, 3 points each (they must use squares on at least three cards unless stated otherwise): { $goals }
alone-undo = When you play alone, you can take back everything you’ve done with this round’s card until you press **Done**.
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
alone-par = Par, a good player’s score with the same cards, is { $par }: { $side ->
        [over] { $count ->
            [one] beaten by 1 point.
           *[other] beaten by { $count } points.
        }
        [under] { $count ->
            [one] 1 point short.
           *[other] { $count } points short.
        }
       *[level] hit exactly.
    }
# In place of alone-par until par is known, only for the person who played.
alone-par-unknown = I’m still working out par.
# Below the squares of the rounds, only for the person who played.
alone-squares = -# One square per round: 🟩 best possible, 🟨 up to 3 points missed, 🟥 more than 3.
alone-par-name = Par
alone-board = **On this server**
alone-board-par = ⛳ Par: **{ $par }**
alone-late = -# Finished after its day, when its cards were public, so it’s not on the list.
# The text to paste anywhere, without formatting; squares and the streak follow.
alone-share = Hokkaido · map of { $day }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# $count is at least 2.
alone-streak = 🔥 { $count } days in a row
alone-seals = -# The next map comes <t:{ $until }:R>, sealed with ||`{ $commitment }`||. Yesterday’s secret was ||`{ $secret }`||.
# The first and last lines of the log.
alone-log = ## { $day ->
        [0] Solo
       *[other] Map of the day · <t:{ $day }:D>
    } · { $page } / { $pages }
alone-log-ended = 🏁 { $points ->
        [one] 1 point
       *[other] { $points } points
    }
alone-finished = This game is over: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
alone-unfinished = This game was closed before it was finished.
# The confirmation; $day is 0 for one's own deal.
alone-give-up = **Give up this game in round { $round }?**{ $day ->
        [0] {""}
       *[other] {" "}You only get one try at the map of the day.
    }
alone-given-up = You gave up this game.

button-alone-result = How it went
button-alone-share = Share
button-alone-again = New deal
button-play-today = Play today’s map
button-alone-give-up = Give up
