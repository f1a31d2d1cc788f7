# Records, replays, logs and results. $table is the short name of a game, such as k7cr6x5u.

command-record = The record of a game that is over, as a file
command-replay = A game that is over, as an animation
command-log = What happened in a game, move by move
command-stats = How somebody has done in this server
command-leaderboard = The best players of this server
option-finished-game = Which game; leave it out for the last one of this channel
option-replay-player = Only this player’s map: a seat’s number or a name
option-stats-player = Whose results; leave it out for your own
option-games = Games among people only, or those with computer players
choice-games-people = among people
choice-games-computers = with computer players

finished-game = { $day } · { $names } · { $table }
# Stands for a name: of a player who has had their data deleted, or who gave a word and lost the seat.
nobody = a former player
several-games-run = You are in several games, and none of yours is over. For the log of a game in a channel, type `/hokkaido log` there.
no-game-played-here = No game has been finished in this channel yet.
results-in-servers = Each server keeps results of its own: ask in one of its channels.
log-empty = Nothing has happened in this game yet.
button-show-all = Show to everybody
may-not-show = You may not write in this channel, so you cannot show this here.

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
# Which card everybody has in this round. $cards is a list of what log-card-of says.
log-cards = Cards of the round: { $cards }.
log-card-of = { $card } ({ $name })
# $placement is what the text placement says.
log-placed = { $name }: { $placement }
log-nothing-placed = { $name }: the card fits nowhere, so it is set aside.
log-set-aside = { $name } set aside card { $card }.
log-tile = { $name } turned the desert at { $position } into { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    }.
log-free-tile = { $name } turned the desert at { $position } into { $terrain ->
        [forest] a forest
        [lake] a lake
        [town] a town
       *[mountain] a mountain
    }, for free.
log-no-free-tile = { $name } laid no free tile.
log-wait = { $name } asked to wait. All place in this order: { $names }.
log-goal = 🎯 { $name } won a goal: { $goal }.
log-played = { $name } played card { $card }{ $cube ->
        [none] {""}
       *[other] {" "}with a { NAME($cube) } cube
    }.
log-order = The turn order is now: { $names }.
log-taken = { $name } took card { $card }.
log-pair-up = { $pair ->
        [deck] The pair from the pile
       *[hands] The pair from the hands
    }: { $cards }
log-pair-named = { $name } chose { $pair ->
        [deck] the pair from the pile
       *[hands] the pair from the hands
    }.
log-pair-contested = { $name } contested that, with two cubes.
log-pair-accepted = { $name } accepted the other pair.
log-ended = 🏁 { $count ->
        [one] { $names } won.
       *[other] { $names } won together.
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
        [0] none won
        [one] 1 won
       *[other] { $wins } won
    } · best { $best }
list-more = … and { $count } more
leaderboard-empty = { $kind ->
        [people] Nobody has finished a game among people here yet. The option **games** shows those with computer players.
       *[computers] Nobody has finished a game with computer players here yet.
    }
leaderboard-how = -# The number is the rating, a careful estimate of strength (openskill). Everybody begins at 1500; a question mark means fewer than five games.
stats = ## { $name } in this server
stats-none = No game finished yet.
stats-line = { $kind ->
        [people] **Among people**
       *[computers] **With computer players**
    }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $wins ->
        [0] none won
        [one] 1 won
       *[other] { $wins } won
    } · best { $best } points, { $average } on average · rating { NUMBER($rating, useGrouping: 0) }{ $provisional ->
        [yes] {" "}(after few games)
       *[no] {""}
    }, place { $place } on the leaderboard
