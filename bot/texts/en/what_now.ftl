# What somebody can do now, at this moment and in this place.

command-help = What you can do now, and how the game is played

help-heading = ### What you can do now
help-no-table = No game here yet. Type `/hokkaido start` to open a table: your friends press **Join**, or you play against the computer.
help-no-game = You play no game at the moment. Type `/hokkaido start` in a channel of a server, or join a table there.
help-join = { $host } has opened a table here. Press **Join** below it, or type `/hokkaido join`.
help-host-begins = You have a seat. Wait until { $host } begins the game.
help-alone = Your table waits for players. Press **Play against two 🤖** below it, or wait until somebody joins; then press **Begin**.
help-begin = Your table can begin: press **Begin** below it when everybody is there.
help-ready = The cards are about to be dealt: press **Ready** in the channel.
help-not-playing = A game is running here without you. `/hokkaido watch` lets you watch it; or open a table of your own in another channel.
help-away = A computer player has your seat for now. Type `/hokkaido away` to play yourself again.
help-paused = The game is paused until { $host } lets it go on.
help-asked = It is your turn: { $phase ->
        [pick] pick a card of your hand.
        [discard] choose a card of your hand to discard.
        [bid] play a card to the trick.
        [take] take one of the cards that were played.
        [take_pair] choose a pair of cards.
        [answer] take the pair that is left, or contest it.
        [discard_of_pair] discard one card of your pair.
        [free_tile] you may lay a free tile on a desert.
       *[map] place your card, then press **Done**.
    } Press **Show me**, or look into your direct messages.
help-waiting = You have done your part. { $count ->
        [0] The game goes on in a moment.
       *[other] The game waits for { $names }.
    }
help-games = { $count ->
        [one] One other game waits
       *[other] { $count } other games wait
    } for you: press **My games**.
help-more = -# Stuck? **Rules** has it all on one page. `/hokkaido settings` is for theme, language and reminders.
button-show-me = Show me
button-games = My games
