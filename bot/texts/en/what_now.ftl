# The response to /hokkaido help: what the person can do here and now. $host and $names are players.

command-help = What you can do now, and how to play

help-heading = ### What you can do now
help-no-table = There’s no game here right now. Type `/hokkaido start` to open a table: friends can press **Join**, or you can play against the computer.
help-no-game = You’re not in a game right now. Type `/hokkaido start` in a server channel, or join a table there.
# Only in direct messages, to a person with several games.
help-several = You’re in { $count ->
        [one] 1 game
       *[other] { $count } games
    }. { $waiting ->
        [0] None of them is waiting for you right now; **My games** lists them.
        [one] One of them is waiting for you: press **My games**.
       *[other] { $waiting } of them are waiting for you: press **My games**.
    }
help-join = { $host } has opened a table here. Press **Join** below it, or type `/hokkaido join`.
help-host-begins = You’re at the table. { $host } will begin the game when everyone’s here.
help-alone = Your table needs more players. { $comes ->
        [nobody] Invite someone with `/hokkaido invite`, then press **Begin** in the table’s message. Or press **Play against two 🤖** to start right away.
       *[other] Wait for someone to join, then press **Begin** in the table’s message. Or press **Play against two 🤖** to start right away.
    }
help-begin = Your table is ready: press **Begin** below it when everyone’s here.
help-not-playing = There’s a game here that you’re not in. Type `/hokkaido watch` to watch it{ $opens ->
        [yes] , or open your own table in another channel
       *[no] {""}
    }.
help-away = A computer player is sitting in for you. Type `/hokkaido away` to take your seat back.
help-paused = The game is paused until { $host } or a moderator resumes it with `/table resume`.
help-paused-own = The game is paused. Resume it with `/table resume`.
help-asked = Your turn: { $phase ->
        [pick] pick a card from your hand.
        [discard] discard a card from your hand.
        [bid] play a card to the trick.
        [take] take one of the played cards.
        [take-pair] choose a pair.
        [answer] accept the pair that’s left, or contest.
        [discard-of-pair] keep one card of your pair.
        [free-tile] place your free tile, or skip it.
        [done] end the round once you’re happy with your map.
       *[map] place your card.
    }
help-vote = 🗳️ There’s a vote waiting for you in <#{ $channel }>.
help-waiting = There’s nothing for you to do right now. { $count ->
        [0] The game will go on in a moment.
       *[other] The game is waiting for { $names }.
    }
help-games = { $count ->
        [one] Another game is waiting for you: press **My games**.
       *[other] { $count } other games are waiting for you: press **My games**.
    }
help-more =
    -# Stuck? **Rules** covers everything. Change theme, language and reminders with `/hokkaido settings`.
    -# Version { $version }
button-show-me = Show me
button-games = My games
