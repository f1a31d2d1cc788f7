# What hosts and moderators do, guests, threads, and what is said of it.

command-table = For hosts and moderators: pause, extend, replace a player, end; votes
command-table-pause = Pause the game: nobody moves, deadlines stand still
command-table-resume = Let a paused game go on
command-table-extend = Give everybody who is asked now more time
command-table-replace = Give a seat to a computer player, for good
command-table-offer = Offer a seat to another person, who plays on from there
command-table-hand-over = Make another player host
command-table-end = Close the table, also in the middle of a game
command-invite = Invite somebody to the table
command-table-uninvite = Take back an invitation to the table
command-watch = Watch a game, or stop watching it
command-games = My games, and what is asked of me in each
command-away = Let a computer player play for you, or take your seat back
command-table-undo = Choose how far back the game goes, if all who play agree
command-table-vote = Ask the others to end the game, or to choose another host

option-extend-by = How much more time
option-seat = Whose seat
option-offer-to = Who gets the seat
option-new-host = The new host
option-invited = Whom
option-vote-about = end, or the player who is to be host
option-deadline = The time for each phase; after it a computer player moves (default: none)
option-thread = Play in a thread of its own (default: no)
option-by-invitation = Only those sit down whom you invite (default: no)
option-words = Two or more people get ready first and may add words to the shuffle (default: yes)

choice-deadline-none = none
choice-deadline-2min = 2 minutes
choice-deadline-10min = 10 minutes
choice-deadline-1h = 1 hour
choice-deadline-12h = 12 hours
choice-deadline-24h = 24 hours
choice-deadline-3d = 3 days
choice-thread-yes = yes
choice-thread-no = no
choice-by-invitation-yes = yes
choice-by-invitation-no = no
choice-words-yes = yes
choice-words-no = no

lobby-deadline = ⏰ { $time } a phase
lobby-getting-ready = The cards are dealt when everybody is ready.
lobby-by-invitation = ✉️ by invitation
lobby-invited = ✉️ Invited: { $names }

thread-name = { $game } · { $host }
thread-opened = Your table is open in its own thread: <#{ $channel }>.
thread-left-out = 🚪 I cannot let { $names } into this thread: { $count ->
        [one] that person has
       *[other] these people have
    } left the server or cannot see its channel.
channel-lost = ⚠️ I can no longer write in <#{ $channel }>: it is deleted or locked, or I lack a permission there. { $begun ->
        [yes] Your game goes on here in the direct messages; `/hokkaido status` shows where it stands, and `/table end` ends it.
       *[no] Nobody can come to your table there; `/hokkaido cancel` closes it.
    }
no-thread-here = Threads can be opened in a text channel only. Leave the option **thread** out, or use such a channel.
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads

paused-now = ⏸️ Paused, until `/table resume`.
resumed-now = ▶️ Done.
extended-now = ⏰ Done.
replaced-now = 🤖 Done.
handed-over = 👑 Done.
ended-now = 🚪 Closed.
end-game = **End the game in round { $round }?** Nobody wins.
button-end-game = End the game
button-keep-playing = Keep playing
game-kept = The game goes on.
invited-now = <@{ $user }> is invited.
uninvited-now = ✉️ No longer invited.
watching-now = 👀 You watch this game: `/map` with a player shows you the maps, `/hokkaido status` where it stands.
whose-map = You watch this game: say whose map you want to see with the option **player**.
watching-no-more = You no longer watch this game.
away-now = 🤖 A computer player plays for you until you come back: `/hokkaido away` once more, or the button in the channel.
back-now = 👋 The seat is yours again.
seat-is-of-another = This button is for { $names }: you play your seat yourself.
cannot-invite-bots = Bots do not play. To play against the computer, press 🤖 at a table that has not begun.

invitation = ✉️ { $names }: { $host } invites you to a game of { $game }.
invitation-to-watch = ✉️ { $names }: { $host } invites you to watch this game of { $game }. `/hokkaido watch` makes you a spectator.
button-rematch = Play again
rematch-open = The table for another game is open: { $count ->
        [0] press **Begin**.
       *[other] the others are invited. Press **Begin** when everybody is there.
    }

games-none = You play and watch no game at the moment, and nobody has invited you. Open a table with `/hokkaido start` in a channel of a server.
games-heading = **Your games**
games-line = { $asked ->
        [pick] ⏳ pick a card
        [discard] ⏳ discard a card
        [map] ⏳ place your card
        [free-tile] ⏳ decide about your free tile
        [bid] ⏳ play a card
        [take] ⏳ take a card
        [take-pair] ⏳ choose a pair
        [answer] ⏳ contest or accept
        [discard-of-pair] ⏳ discard a card of your pair
        [ready] ⏳ get ready for the deal
        [vote] 🗳️ a vote waits for you
        [begin] ⏳ begin the game
        [take-seat-back] 🤖 a computer player has your seat
        [paused] ⏸️ paused
       *[none] 💤 nothing for you to do
    } · <#{ $channel }>{ $round ->
        [0] {""}
       *[other] , round { $round }
    }{ $until ->
        [0] {""}
       *[other] , until <t:{ $until }:f> (<t:{ $until }:R>)
    }{ $link ->
        [none] {""}
       *[other] {" "}· [jump]({ $link })
    }
games-guest-line = { $welcome ->
        [may-join] ✉️ { $host } invites you to play
        [may-watch] ✉️ { $host } invites you to watch
       *[watches] 👀 you watch
    } · <#{ $channel }>{ $round ->
        [0] {""}
       *[other] , round { $round }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [jump]({ $link })
    }
games-more = … and { $count } more

log-replaced = { $computer ->
        [yes] 🤖 { $name } has { $known ->
            [yes] the seat of { $former }
           *[no] a seat
        } now, for good.
       *[no] 🔁 { $name } has { $known ->
            [yes] the seat of { $former }
           *[no] another’s seat
        } now, and plays on from there.
    }
log-paused = { $by ->
        [host] ⏸️ { $name } has paused the game. Deadlines stand still.
       *[moderator] ⏸️ A moderator has paused the game. Deadlines stand still.
    }
log-resumed = { $by ->
        [host] ▶️ { $name } lets the game go on, with as much time left as there was.
       *[moderator] ▶️ A moderator lets the game go on, with as much time left as there was.
    }
log-extended = ⏰ Everybody who is asked now has { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } more.
log-extended-hours = ⏰ Everybody who is asked now has { $hours ->
        [one] one hour
       *[other] { $hours } hours
    } more.
log-host = 👑 { $name } is host now.
log-closed = { $reason ->
        [host] 🚪 The host, { $name }, has closed this table.
        [moderator] 🚪 A moderator has closed this table.
        [moderator-who-plays] 🚪 { $name }, a moderator, has closed this table.
        [vote] 🚪 By the vote of the players this table is closed.
        [idle] 🚪 Nobody has done anything here for { $hours } hours, so this table has closed by itself.
        [idle-game] 🚪 Nobody has done anything here for { $days } days, so this game has closed by itself.
       *[empty] 🚪 Everybody has left, so this table is closed.
    }

seat-offered = 🔁 <@{ $user }>, you can take over the seat of { $name } in this game, as it stands.
button-take-over = Take the seat
offer-for-another = This seat is offered to somebody else.
offered-now = The seat is offered in the channel of the game. It changes hands when <@{ $user }> takes it.
seat-taken-over = 👋 The seat is yours. Your cards come as direct messages; **My hand** in the channel shows them, too.
game-hokkaido = Hokkaido
game-honshu = Honshu
