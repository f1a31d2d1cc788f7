# What hosts and moderators do, guests, threads, and what is said of it. $channel and $user are ids, which
# Discord shows as the name of the channel or the person; $until and $since are moments.

command-table = For hosts and moderators: pause, extend, replace a player, end; votes
command-table-pause = Pause the game: nobody moves, and deadlines stand still
command-table-resume = Resume a paused game
command-table-extend = Give more time to everybody the game is waiting for
command-table-replace = Give somebody’s seat to a computer player, for good
command-table-offer = Offer somebody’s seat to another person, who plays on from there
command-table-hand-over = Make another player the host
command-table-end = Close the table, even in the middle of a game
command-invite = Invite somebody to the table
command-table-uninvite = Take back an invitation, end somebody’s watching, or free a seat before the game
command-watch = Watch a game, or stop watching it
command-games = Your games, and what each of them wants from you
command-away = Let a computer player play for you, or take your seat back
command-table-undo = Go further back in the game, if everybody who plays agrees
command-table-vote = Ask the others to end the game, or to choose another host

option-extend-by = How much more time
option-seat = Whose seat
option-offer-to = Who gets the seat
option-new-host = Who becomes the host
option-invited = Who is invited
option-uninvited = Who is invited, watching or seated
option-vote-about = end, or the player who should be host
option-deadline = The time for each step; after it a computer player moves (default: as usual in this server)
option-thread = Play in a thread of its own (default: as usual in this server)
option-by-invitation = Only people you invite can join (default: as usual in this server)
option-table-language = The language everybody reads at this table (default: the server’s)

choice-deadline-none = none
choice-deadline-2min = 2 minutes
choice-deadline-10min = 10 minutes
choice-deadline-1h = 1 hour
choice-deadline-12h = 12 hours
choice-deadline-24h = 24 hours
choice-deadline-3d = 3 days

# $time is a line of the list of deadlines, such as "2 minutes".
lobby-deadline = ⏰ { $time } for each step
lobby-by-invitation = ✉️ by invitation
lobby-invited = ✉️ Invited: { $names }

thread-name = { $game } · { $host }
thread-opened = Your table is open in its own thread: <#{ $channel }>.
post-opened = Your table is open in a post of its own: <#{ $channel }>.
tag-open = Open
tag-running = Running
tag-finished = Finished
thread-link = 🎲 A table of { $game } has opened in <#{ $channel }>.
thread-left-out = 🚪 I cannot let { $names } into this thread: { $count ->
        [one] that person has
       *[other] these people have
    } left the server or cannot see its channel.
channel-lost = ⚠️ I can no longer write in <#{ $channel }>: it has been deleted or locked, or I lack a permission there. { $begun ->
        [yes] Your game goes on here, in direct messages; `/hokkaido status` shows where it stands, and the host can end it with `/table end`.
       *[no] Nobody can join your table there; the host can close it with `/hokkaido cancel`.
    }
# Told to whoever asks for something, and once to the channel.
table-set-aside = ⏸️ I cannot read the game in this channel any more, so it has to wait. Nothing of it is lost, and whoever runs me finds the reason in the log. Meanwhile you can play a new one in another channel or in a thread.
no-thread-here = Threads only work in a text channel. Leave out the option **thread**, or use a text channel.
too-many-threads = This server has as many active threads as Discord allows (1,000). Open the table without a thread, or try again once some are archived.
thread-name-refused = An AutoMod rule of this server does not allow the name of the table’s thread, which includes your name. Open the table without a thread, or ask a moderator.
thread-locked = This thread is locked, so I can do nothing in it. A moderator can unlock it.
forum-gone = ⚠️ I cannot make a post for your table: the forum that was chosen for tables is gone. A moderator can choose another one with `/table settings`.
forum-permissions = ⚠️ I cannot make posts in <#{ $forum }>: I need the { $count ->
        [one] permission
       *[other] permissions
    } { $names } there.
forum-tags = ⚠️ I cannot make posts in <#{ $forum }>: each one needs a tag there. Create the { $count ->
        [one] tag
       *[other] tags
    } { $names }, or give me the permission Manage Channels there.
forum-refused = ⚠️ Discord did not let me make a post in <#{ $forum }>. { $why }
# The names that Discord itself gives these permissions.
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-create-posts = Create Posts

# What the host is answered; the channel sees what happened.
paused-now = ⏸️ Paused. `/table resume` lets the game go on.
resumed-now = ▶️ The game goes on.
button-resume = Resume
extended-now = ⏰ There is more time now.
replaced-now = 🤖 A computer player has the seat now.
handed-over = 👑 The table has a new host.
ended-now = 🚪 The table is closed.
end-game = **End the game now, in round { $round }?** Then nobody wins.
button-end-game = End the game
button-keep-playing = Keep playing
give-up-seat = **Give up your own seat for good?** A computer player has it from now on{ $host ->
        [yes] , and somebody else becomes host
       *[no] {""}
    }.{ $keeps ->
        [yes] {" "}The result of the seat will still be yours.
       *[no] {" "}You will have no result in this game.
    } To be away for a while, type `/hokkaido away`.
button-give-up-seat = Give up my seat
game-kept = The game goes on.
invited-now = <@{ $user }> is invited.
# A direct message to somebody who has no place at a table any more; $by is who has done that.
uninvited = { $what ->
        [seat] ✉️ { $by } has removed you from your seat at the table in <#{ $channel }>.
        [watching] ✉️ { $by } has removed you from the spectators of the game in <#{ $channel }>.
       *[invitation] ✉️ { $by } has taken back your invitation to the table in <#{ $channel }>.
    }
# $watched says whether they watched, invited or not.
uninvited-now = { $watched ->
        [yes] 👀 <@{ $user }> no longer watches this game.
       *[no] ✉️ The invitation is taken back.
    }{ $told ->
        [yes] {""}
       *[no] {" "}<@{ $user }> could not be told directly: do it yourself.
    }
# $invited says that only people who are invited may sit down, or that it was one's own seat.
unseated-now = ✉️ The seat is free again.{ $invited ->
        [yes] {""}
       *[no] {" "}To choose who may sit down, set the table to **By invitation only** under **Options**.
    }{ $told ->
        [yes] {""}
       *[no] {" "}<@{ $user }> could not be told directly: do it yourself.
    }
watching-now = 👀 You are watching this game. `/map` with the option **player** shows that player’s map, `/hokkaido status` shows where the game stands.
watching-to-come = 👀 You are watching this table. Once the game has begun, `/map` with the option **player** shows that player’s map, `/hokkaido status` shows where the game stands.
whose-map = You have no map in this game: name a player with the option **player**.
watching-no-more = You are no longer watching this game. Type `/hokkaido watch` once more to go on watching.
away-now = 🤖 A computer player has your seat until you are back: type `/hokkaido away` again, or press the button in the channel.
back-now = 👋 The seat is yours again.
# $names are those whose seats computer players have.
seat-is-of-another = This button is for { $names }. You are playing your seat yourself.
cannot-invite-bots = Bots cannot be invited. To play against the computer, press a button with 🤖 before the game begins.
cannot-offer-to-bots = A bot cannot take a seat. `/table replace` gives it to a computer player.

invitation = ✉️ Come and play { $game } at { $host }’s table! Invited: { $names }.
invitation-to-watch = ✉️ Come and watch a game of { $game } at { $host }’s table! Invited: { $names }. Type `/hokkaido watch` to take a look.
button-rematch = Play again
# $count people are invited; with 0 nobody else sits there. $comes is nobody where people would have to be invited.
rematch-open = A table for the next game is open. { $count ->
        [0] { $comes ->
            [nobody] Invite somebody with `/hokkaido invite`
           *[other] Wait until somebody joins
        }, or press **Play against two 🤖**; then press **Begin**.
       *[other] The others are invited; press **Begin** when everybody is here.
    }

games-none = You are not playing or watching any game right now, and nobody has invited you. Open a table with `/hokkaido start` in a channel of a server.
games-heading = **Your games**
# $link is the address of the message that asks; $vote says that a vote waits beside the move.
games-line = { $asked ->
        [pick] ⏳ pick a card
        [discard] ⏳ discard a card
        [map] ⏳ place your card
        [done] ⏳ press Done
        [free-tile] ⏳ decide about your free tile
        [bid] ⏳ play a card
        [take] ⏳ take a card
        [take-pair] ⏳ choose a pair
        [answer] ⏳ contest or accept
        [discard-of-pair] ⏳ discard a card of your pair
        [vote] 🗳️ a vote waits for you
        [begin] ⏳ begin the game
        [take-seat-back] 🤖 a computer player has your seat
        [paused] ⏸️ paused
       *[none] 💤 nothing for you to do
    }{ $vote ->
        [yes] , 🗳️ a vote waits for you
       *[no] {""}
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
        [may-join] ✉️ you are invited to play at { $host }’s table
        [may-watch] ✉️ you are invited to watch { $host }’s table
       *[watches] 👀 you are watching
    } · <#{ $channel }>{ $round ->
        [0] {""}
       *[other] , round { $round }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [jump]({ $link })
    }

# $known says whether $former, the player who had the seat, is known.
log-replaced = { $computer ->
        [yes] 🤖 { $known ->
            [yes] { $name } has the seat of { $former } now, for good.
           *[no] { $name } has taken over a seat, for good.
        }
       *[no] 🔁 { $known ->
            [yes] { $name } has the seat of { $former } now and plays on from there.
           *[no] { $name } has taken over a seat and plays on from there.
        }
    }
# $timed says whether the table has a deadline.
log-paused = { $by ->
        [host] ⏸️ { $name } paused the game.
       *[moderator] ⏸️ A moderator paused the game.
    }{ $timed ->
        [yes] {" "}Deadlines stand still.
       *[no] {""}
    }
log-resumed = { $by ->
        [host] ▶️ { $name } resumed the game.
       *[moderator] ▶️ A moderator resumed the game.
    }{ $timed ->
        [yes] {" "}Everybody has as much time left as before.
       *[no] {""}
    }
log-extended = ⏰ { $minutes ->
        [one] One more minute
       *[other] { $minutes } more minutes
    } for everybody the game is waiting for.
log-extended-hours = ⏰ { $hours ->
        [one] One more hour
       *[other] { $hours } more hours
    } for everybody the game is waiting for.
log-host = 👑 { $name } is the host now.
log-closed = { $reason ->
        [host] 🚪 The host, { $name }, closed this table.
        [moderator] 🚪 A moderator closed this table.
        [moderator-who-plays] 🚪 { $name }, a moderator, closed this table.
        [lost] 🚪 { $name } ended the game, because I can't write in its channel any more.
        [vote] 🚪 The players voted to close this table.
        [idle] 🚪 Nobody did anything here for { $hours } hours, so this table closed by itself.
        [idle-game] 🚪 Nobody did anything here for { $days } days, so this game closed by itself.
       *[empty] 🚪 Everybody left, so this table is closed.
    }

seat-offered = 🔁 <@{ $user }> Would you like to take over? The seat of { $name } in this game is yours, as it stands, if you want it.
button-take-over = Take the seat
button-withdraw-offer = Withdraw
offer-withdrawn = The offer is withdrawn.
offer-for-another = That offer is for somebody else.
offered-now = The seat is offered in the channel of the game. It changes hands when <@{ $user }> takes it.
seat-taken-over = 👋 The seat is yours. **My hand** in the channel shows your cards.
game-hokkaido = Hokkaido
game-honshu = Honshu
