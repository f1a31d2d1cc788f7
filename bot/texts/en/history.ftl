# Records, replays, logs and results.

command-record = The record of a game that is over, as a file
command-replay = A game that is over, as an animation
command-log = What has happened in a game, move by move
command-stats = What somebody has played in this server
command-leaderboard = The best players of this server
option-finished-game = Which game; leave it out for the last one of this channel
option-replay-player = Only this player's map: a seat's number or a name
option-stats-player = Whose results; leave it out for your own
option-games = Games among people only, or those with computer players
choice-games-people = among people
choice-games-computers = with computer players

finished-game = { $day } · { $names } · { $table }
nobody = somebody
name-the-game = Say which game you mean with the option **game**: its name stands below its last message.
no-game-played-here = No game has been played in this channel yet.
results-in-servers = Results are kept for each server: ask in a channel of one.
log-empty = Nothing has happened yet.
button-show-all = Show everybody
may-not-show = You may not write in this channel, so you cannot show it there.

record = The record of the game `{ $table }`: every card and every move. `/hokkaido verify` checks its shuffle.
replay = { $all ->
        [yes] The game `{ $table }`, card by card.
       *[no] The map of { $name } in the game `{ $table }`, card by card.
    }

log-heading = ## The game in <#{ $channel }> · { $page } / { $pages }
log-round = { $round ->
        [0] **Before the game**
       *[other] **Round { $round }**
    }
button-log-back = ◀ Earlier
button-log-on = Later ▶
log-cards = Cards: { $cards }.
log-card-of = { $name } { $card }
log-placed = { $name }: { $placement }
log-nothing-placed = { $name } has placed nothing.
log-set-aside = { $name } has set aside card { $card }.
log-tile = { $name } has turned the desert at { $position } into { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    }.
log-free-tile = { $name } has turned the desert at { $position } into { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    }, for free.
log-no-free-tile = { $name } has laid no free tile.
log-wait = { $name } has asked to wait. The order: { $names }.
log-goal = 🎯 { $name } has won a goal: { $goal }.
log-played = { $name } plays card { $card }{ $cube ->
        [none] {""}
       *[other] {" "}with a { NAME($cube) } cube
    }.
log-order = The turn order is now: { $names }.
log-taken = { $name } takes card { $card }.
log-pair-up = Open { $pair ->
        [deck] from the pile
       *[hands] from the hands
    }: { $cards }.
log-pair-named = { $name } names the pair { $pair ->
        [deck] from the pile
       *[hands] from the hands
    }.
log-pair-contested = { $name } contests it, with two cubes.
log-pair-accepted = { $name } takes the other pair.
log-ended = 🏁 { $count ->
        [one] { $names } has won.
       *[other] { $names } have won together.
    }

leaderboard = ## Leaderboard · { $kind ->
        [people] games among people
       *[computers] games with computer players
    }
leaderboard-line = { $place }. **{ $name }** { NUMBER($rating, useGrouping: 0) }{ $provisional ->
        [yes] ?
       *[no] {""}
    } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $wins ->
        [one] 1 won
       *[other] { $wins } won
    } · best { $best }
leaderboard-more = … and { $count } more
leaderboard-empty = Nobody has finished a game here yet.
leaderboard-how = -# The number is a cautious estimate of strength (openskill): everybody begins at 1500, and a question mark stands there before the fifth game.
stats = ## { $name } in this server
stats-none = No game finished yet.
stats-line = { $kind ->
        [people] **Among people**
       *[computers] **With computer players**
    }: place { $place }, rating { NUMBER($rating, useGrouping: 0) }{ $provisional ->
        [yes] {" "}(still few games)
       *[no] {""}
    } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $wins ->
        [one] 1 won
       *[other] { $wins } won
    } · best { $best } points, { $average } on average
