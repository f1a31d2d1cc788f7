# Records, replays, logs and results. $table is a game's id, such as k7cr6x5u.

command-record = A finished game’s record, as a file
command-replay = A finished game, as an animation
command-log = What happened in a game, move by move
command-stats = How someone has done on this server
command-leaderboard = The best players on this server
command-table-unlist = Take someone off the lists of results, or put them back (Manage Server)
option-finished-game = Which game (default: the last one in this channel)
option-replay-player = Show only this player’s map: a seat number or a name
option-stats-player = Whose results to show (default: yours)
option-unlisted = The person to take off the lists or put back
option-games = Games between people only, or those with computer players
choice-games-people = people only
choice-games-computers = with computer players

finished-game = { $day } · { $names } · { $table }
# In place of the name of a player whose data was deleted.
nobody = a former player
several-games-run = You’re in several games, and none of them is over. For a channel’s game log, type `/hokkaido log` there.
no-game-played-here = No game has been finished in this channel yet.
results-in-servers = Each server keeps its own results: use this command in one of its channels.
log-empty = Nothing has happened in this game yet.
button-show-all = Show to everyone
may-not-show = You can’t post in this channel, so you can’t show this here.

# $link opens the app BG Stats with the result.
record = The record of game `{ $table }`: every card and every move. `/hokkaido verify` checks its shuffle.{ $has_play ->
        [yes] {" "}[Add it to BG Stats](<{ $link }>)
       *[no] {""}
    }
replay = { $all ->
        [yes] Game `{ $table }`, card by card.
       *[no] { $name }’s map in game `{ $table }`, card by card.
    }
replay-round = Game `{ $table }` after round { $page }{ $all ->
        [yes] .
       *[no] : { $name }’s map.
    }
replay-pages = Go to a round
replay-page = { $page ->
        [0] The whole game, card by card
       *[other] After round { $page }
    }

log-heading = ## The game in <#{ $channel }> · { $page } / { $pages }
log-round = { $round ->
        [0] **Before the game**
       *[other] **Round { $round }**
    }
button-log-back = ◀ Earlier
button-log-on = Later ▶
# Everyone's card in this round. $cards is a list of texts log-card-of.
log-cards = Cards this round: { $cards }.
log-card-of = { $card } ({ $name })
# $placement is the text placement.
log-placed = { $name }: { $placement }
log-nothing-placed = { $name }: the card didn’t fit, so it was set aside.
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
log-no-free-tile = { $name } skipped the free tile.
log-wait = { $name } asked to wait. Everyone places in this order: { $names }.
log-goal = 🎯 { $name } won a goal: { $goal }.
log-played = { $name } played card { $card }{ $cube ->
        [none] {""}
       *[other] {" "}with a { NAME($cube) } cube
    }.
log-order = New turn order: { $names }.
log-taken = { $name } took card { $card }.
log-pair-up = { $pair ->
        [deck] The pair from the pile
       *[hands] The played pair
    }: { $cards }
log-pair-named = { $name } chose { $pair ->
        [deck] the pair from the pile
       *[hands] the played pair
    }.
log-pair-contested = { $name } contested the pair, paying two cubes.
log-pair-accepted = { $name } accepted the other pair.
log-ended = 🏁 { $count ->
        [one] { $names } won.
       *[other] { $names } won together.
    }

leaderboard = ## Leaderboard · { $kind ->
        [people] people only
       *[computers] with computer players
    }
leaderboard-line = { $place }. **{ $name }** { NUMBER($rating, useGrouping: 0) }{ $provisional ->
        [yes] ?
       *[no] {""}
    } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }{ $met ->
        [0] {""}
        [one] {" "}with 1 person
       *[other] {" "}with { $met } people
    }, { $wins ->
        [0] none won
        [one] 1 won
       *[other] { $wins } won
    }
list-more = … and { $count } more
leaderboard-empty = { $kind ->
        [people] No one has finished a people-only game here yet. Use the **games** option to see games with computer players.
       *[computers] No one has finished a game with computer players here yet.
    }
leaderboard-how = -# The number is the rating, a cautious estimate of strength (openskill). Everyone starts at 1500; a question mark means fewer than five games. A game counts for more if your opponents have played many different people, and for less if you’ve often played with them.
unlisted-now = <@{ $user }> is off this server’s leaderboard and its lists for the map of the day. To put them back, use the command again.
listed-now = <@{ $user }> is back on this server’s lists.
stats = ## { $name } on this server
stats-none = No finished games yet.
stats-line = { $kind ->
        [people] **People only**
       *[computers] **With computer players**
    }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $wins ->
        [0] none won
        [one] 1 won
       *[other] { $wins } won
    } · best { $best } points, { $average } on average · rating { NUMBER($rating, useGrouping: 0) }{ $provisional ->
        [yes] {" "}(few games so far)
       *[no] {""}
    }{ $place ->
        [0] , not on the leaderboard
       *[other] , number { $place } on the leaderboard
    }
