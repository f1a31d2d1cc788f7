# What is kept of a person.

command-privacy = What I know about you
command-my-data = Everything I know about you, as a file
command-forget-me = Delete everything I know about you

privacy =
    ## What I know about you
    - your settings, and the language of your Discord;
    - the tables where you sit or used to sit, with your Discord id and name, even if somebody else has your seat now; your invitations, and the games you watch;
    - every move you make, the decks you bring, and your results;
    - where my direct messages to you are, whether you accept any, at which table I welcomed you, and whether you have typed a move.

    I need this to run the games and to show results. I do not read your messages. All of it is in one database, kept by whoever runs me, and nobody else gets it.
    `/hokkaido my-data` gives you all of it as a file. `/hokkaido forget-me` deletes it: finished games stay with their decks, as they belong to the others too, but your seat is nobody’s then. Messages I have already sent stay in Discord, and backups of the database keep you until they are deleted.
my-data = Here is everything I know about you.
# $tables are open ones with others; $alone says whether something that is played alone is open, too.
forget-me = **Delete everything I know about you?** Your settings and your name go. Finished games stay, with nobody in your seat, and your results count for nobody.{ $tables ->
        [0] {""}
        [one] {" "}You have a seat at 1 open table: you leave it, and if the game has begun, a computer player takes your seat.
       *[other] {" "}You have a seat at { $tables } open tables: you leave them, and where the game has begun, a computer player takes your seat.
    }{ $alone ->
        [yes] {" "}What you play alone ends.
       *[no] {""}
    } This cannot be undone.
button-forget-me = Delete everything
button-keep-me = Keep it
forgotten = ✅ Everything is deleted.{ $left ->
        [0] {""}
        [one] {" "}You left 1 table.
       *[other] {" "}You left { $left } tables.
    }
nothing-forgotten = Nothing has been deleted.
not-your-data = This button is not yours.
