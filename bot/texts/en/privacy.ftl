# A person's stored data.

command-privacy = What I know about you
command-my-data = Everything I know about you, as a file
command-forget-me = Delete everything I know about you

# $board: the bot has a board, a page in the browser.
privacy =
    ## What I know about you
    - your settings and your Discord language
    - the tables you’re at or were at, with your Discord id and name, even if someone else has your seat now; your invitations, and the games you’re watching
    - every move you make, where you’ve tried or planned to place a card, the notes you write, the decks you upload, and your results
    - the channel of my direct messages to you, whether you accept them, what I’ve recently pinged you about, at which table I welcomed you, and whether you’ve typed a move

    I need this to run the games and show results. I don’t read your messages. It’s all in one database, kept by the bot’s owner, and no one else gets it.{ $board ->
        [yes] {" "}Anyone who has your **Board** link can see your hand and play as you: **New link** in `/hokkaido settings` ends it. The link in a channel can be passed on too, but only shows what everyone there sees. I don’t keep the address from which you open the board, but the owner’s web server may.
       *[no] {""}
    }
    `/hokkaido my-data` gives you all of it as a file. `/hokkaido forget-me` deletes it. Finished games and their decks stay, because they belong to the others too, but your seat becomes anonymous. If you’ve pressed **New link**, I keep the time you did so, without your name, so that your old links stay closed. Messages I’ve already sent stay on Discord, and database backups include you until they’re deleted.
my-data = Here is everything I know about you.
# $tables is the number of open tables with others; $alone: a solo game is open as well.
forget-me = **Delete everything I know about you?** Your settings and your name will go. Finished games will stay, but your seat will become anonymous and your results will be removed.{ $tables ->
        [0] {""}
        [one] {" "}You’re at 1 open table: you’ll leave it, and if the game has begun, a computer player will take your seat.
       *[other] {" "}You’re at { $tables } open tables: you’ll leave them, and where the game has begun, a computer player will take your seat.
    }{ $alone ->
        [yes] {" "}Your solo games will end.
       *[no] {""}
    } You can’t undo this.
button-forget-me = Delete everything
button-keep-me = Keep it
forgotten = ✅ Everything has been deleted.{ $left ->
        [0] {""}
        [one] {" "}You left 1 table.
       *[other] {" "}You left { $left } tables.
    }
nothing-forgotten = Nothing has been deleted.
not-your-data = This button isn’t for you.
