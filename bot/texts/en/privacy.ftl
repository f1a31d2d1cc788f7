# What is kept of a person.

command-privacy = What I keep of you
command-my-data = Everything that I keep of you, as a file
command-forget-me = Delete what I keep of you

privacy =
    ## What I keep of you
    - your settings, and the language of your Discord;
    - at which tables you sit or sat, with your Discord id and name, also where somebody else has got your seat; invitations, and games that you watch;
    - every move that you make, words that you add to a shuffle, decks of your own that you bring, and your results;
    - where my direct messages to you are, and whether you take any; that I have welcomed you.
    I need it to run the games and to show results. I read no messages of yours, I keep it in one database on the machine of whoever hosts me, and I give it to nobody.
    `/hokkaido my-data` hands you all of it as a file. `/hokkaido forget-me` deletes it: finished games stay with their decks, for they are the others' too, but your seat is nobody's then. Messages that I have sent already stay in Discord; copies of the database that my host has made as a backup keep you until they are deleted.
my-data = Everything that I keep of you.
forget-me = **Delete what I keep of you?** Your settings and your name go. Finished games stay, with nobody on your seat; your results count for nobody.{ $tables ->
        [0] {""}
        [one] {" "}You sit at 1 open table: you leave it, and in a running game a computer player takes your seat.
       *[other] {" "}You sit at { $tables } open tables: you leave them, and in running games computer players take your seats.
    } This cannot be undone.
button-forget-me = Delete everything
button-keep-me = Keep it
forgotten = ✅ Everything is deleted.{ $left ->
        [0] {""}
        [one] {" "}You have left 1 table.
       *[other] {" "}You have left { $left } tables.
    }
nothing-forgotten = Nothing has been deleted.
not-your-data = This button is not yours.
