# What somebody can do now, at this moment and in this place: the answer to /hokkaido help. $host and $names are
# players.

command-help = What you can do now, and how the game is played

help-heading = ### What you can do now
help-no-table = No game here right now. Type `/hokkaido start` to open a table: your friends press **Join**, or you play against the computer.
help-no-game = You are not in a game right now. Type `/hokkaido start` in a channel of a server, or join a table there.
# Only in direct messages, where none of several games is meant.
help-several = You are in { $count ->
        [one] 1 game
       *[other] { $count } games
    }. { $waiting ->
        [0] None of them is waiting for you right now; **My games** lists them.
        [one] One of them is waiting for you: press **My games**.
       *[other] { $waiting } of them are waiting for you: press **My games**.
    }
help-join = { $host } has opened a table here. Press **Join** below it, or type `/hokkaido join`.
help-host-begins = You have a seat. { $host } begins the game when everybody is here.
help-alone = Your table needs more players. { $comes ->
        [nobody] Invite somebody with `/hokkaido invite`, or press **Play against two 🤖** below the table; then press **Begin**.
       *[other] Press **Play against two 🤖** below it, or wait until somebody joins; then press **Begin**.
    }
help-begin = Your table can begin: press **Begin** below it when everybody is here.
help-not-playing = There is a game here that you are not in. Type `/hokkaido watch` to watch it{ $opens ->
        [yes] , or open a table of your own in another channel
       *[no] {""}
    }.
help-away = A computer player has your seat for now. Type `/hokkaido away` to take it back.
help-paused = The game is paused until { $host } or a moderator resumes it with `/table resume`.
help-paused-own = The game is paused. `/table resume` lets it go on.
help-asked = Your turn: { $phase ->
        [pick] pick a card from your hand.
        [discard] discard a card from your hand.
        [bid] play a card to the trick.
        [take] take one of the played cards.
        [take-pair] choose a pair.
        [answer] accept the pair that is left, or contest.
        [discard-of-pair] discard one card of your pair.
        [free-tile] lay your free tile, or none.
        [done] press **Done** when your map is as you want it.
       *[map] place your card, then press **Done**.
    } Press **Show me**.
help-vote = 🗳️ A vote waits for you in <#{ $channel }>.
help-waiting = Nothing to do for you right now. { $count ->
        [0] The game goes on in a moment.
       *[other] The game is waiting for { $names }.
    }
help-games = { $count ->
        [one] Another game is waiting for you: press **My games**.
       *[other] { $count } other games are waiting for you: press **My games**.
    }
help-more = -# Stuck? **Rules** has it all. `/hokkaido settings` is for theme, language and reminders.
button-show-me = Show me
button-games = My games
