# Hosts, moderators, guests and threads. $channel and $user are ids, which Discord shows as names; $until and
# $since are times.

command-table = Pause, extend, replace a player or end the game (hosts and moderators), or call a vote
command-table-pause = Pause the game: no one can move, and deadlines stop
command-table-resume = Resume a paused game
command-table-extend = Give more time to everyone the game is waiting for
command-table-replace = Give someone’s seat to a computer player, permanently
command-table-offer = Offer someone’s seat to another person, who takes over from there
command-table-hand-over = Make another player the host
command-table-end = Close the table, even mid-game
command-invite = Invite someone to the table
command-table-uninvite = Withdraw an invitation, remove a spectator, or free a seat before the game
command-watch = Watch a game, or stop watching it
command-games = Your games, and what you need to do in them
command-away = Have a computer player sit in for you, or take your seat back
command-table-undo = Go further back in the game, if every player agrees
command-table-vote = Ask the others to end the game or change the host

option-extend-by = How much more time
option-seat = Whose seat
option-offer-to = Who gets the seat
option-new-host = Who becomes the host
option-invited = Who is invited
option-uninvited = The person to remove
option-vote-about = end, or the player who should be host
option-deadline = Time per move; after that a computer player moves (default: this server’s setting)
option-thread = Play in a separate thread (default: this server’s setting)
option-hints = Show what cards are worth, and the best spots (default: this server’s setting)
option-by-invitation = Only people you invite can join (default: this server’s setting)
option-table-language = The language for everyone at this table (default: the server’s)

choice-extend-10min = 10 minutes
choice-extend-1h = 1 hour
choice-extend-12h = 12 hours
choice-extend-24h = 24 hours
choice-extend-3d = 3 days

lobby-invited = ✉️ Invited: { $names }

thread-name = { $game } · { $host }
thread-opened = Your table is open in its own thread: <#{ $channel }>.
post-opened = Your table is open in its own post: <#{ $channel }>.
tag-open = Open
tag-running = Running
tag-finished = Finished
thread-link = 🎲 There’s a new { $game } table in <#{ $channel }>.
thread-left-out = 🚪 I can’t add { $names } to this thread: { $count ->
        [one] that person has
       *[other] these people have
    } left the server or can’t see its channel.
channel-lost = ⚠️ I can’t post in <#{ $channel }> any more: it’s been deleted or locked, or I’m missing a permission there. { $begun ->
        [yes] Your game continues here, in direct messages; `/hokkaido status` shows where it stands, and the host can end it with `/table end`.
       *[no] No one can join your table there; the host can close it with `/hokkaido cancel`.
    }
# To the person who asked for something, and once to the channel.
table-set-aside = ⏸️ I can’t load the game in this channel any more, so it has to wait. Nothing is lost; the bot’s owner can find the reason in the log. Meanwhile, you can start a new game in another channel or a thread.
no-thread-here = Threads only work in a text channel. Leave out the **thread** option, or use a text channel.
too-many-threads = This server has as many active threads as Discord allows (1,000). Open the table without a thread, or try again once some are archived.
thread-name-refused = An AutoMod rule on this server blocks the name of the table’s thread, which includes your name. Open the table without a thread, or ask a moderator.
thread-locked = This thread is locked, so I can’t do anything in it. A moderator can unlock it.
forum-gone = ⚠️ I can’t make a post for your table, because the forum chosen for tables is gone. A moderator can choose another with `/table settings`.
forum-permissions = ⚠️ I can’t make posts in <#{ $forum }> without the { $count ->
        [one] permission
       *[other] permissions
    } { $names }.
forum-tags = ⚠️ I can’t make posts in <#{ $forum }>, because each one needs a tag. Create the { $count ->
        [one] tag
       *[other] tags
    } { $names }, or give me the permission Manage Channels there.
forum-refused = ⚠️ I couldn’t make a post in <#{ $forum }>. { $why ->
        [busy] Discord isn’t responding properly right now.
        [too-many-threads] This server has as many active threads as Discord allows (1,000).
        [name-refused] An AutoMod rule on this server blocks the post’s title, which includes your name.
       *[other] Discord’s reason: { $said }
    }
# Discord's own names for these permissions.
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-create-posts = Create Posts

# Responses to the host; the channel's log shows the event.
paused-now = ⏸️ Paused. `/table resume` gets the game going again.
resumed-now = ▶️ The game goes on.
button-resume = Resume
extended-now = ⏰ Deadline extended.
replaced-now = 🤖 A computer player has taken the seat.
handed-over = 👑 The table has a new host.
ended-now = 🚪 The table is closed.
end-game = **End the game now, in round { $round }?** No one will win.
button-end-game = End the game
button-keep-playing = Keep playing
give-up-seat = **Give up your seat permanently?** A computer player will take it{ $host ->
        [yes] , and someone else will be the host
       *[no] {""}
    }.{ $keeps ->
        [yes] {" "}The seat’s result will still be yours.
       *[no] {" "}You won’t have a result in this game.
    } If you’ll just be away for a while, type `/hokkaido away`.
button-give-up-seat = Give up my seat
game-kept = The game goes on.
invited-now = <@{ $user }> has been invited.
# A direct message to a person who was removed from a table by $by.
uninvited = { $what ->
        [seat] ✉️ { $by } has removed you from the table in <#{ $channel }>.
        [watching] ✉️ { $by } has removed you as a spectator of the game in <#{ $channel }>.
       *[invitation] ✉️ { $by } has withdrawn your invitation to the table in <#{ $channel }>.
    }
# $watched: the person was watching, whether invited or not.
uninvited-now = { $watched ->
        [yes] 👀 <@{ $user }> is no longer watching this game.
       *[no] ✉️ The invitation has been withdrawn.
    }{ $told ->
        [yes] {""}
       *[no] {" "}I couldn’t message <@{ $user }>, so please let them know.
    }
# $invited: only invited people can join, or it was the host's own seat.
unseated-now = ✉️ The seat is free again.{ $invited ->
        [yes] {""}
       *[no] {" "}To choose who can join, set the table to **Invitation only** under **Options**.
    }{ $told ->
        [yes] {""}
       *[no] {" "}I couldn’t message <@{ $user }>, so please let them know.
    }
watching-now = 👀 You’re watching this game. Use `/map` with the **player** option to see a player’s map, and `/hokkaido status` to see where the game stands.
watching-to-come = 👀 You’re watching this table. Once the game has begun, use `/map` with the **player** option to see a player’s map, and `/hokkaido status` to see where the game stands.
whose-map = You don’t have a map in this game. Choose a player with the **player** option.
watching-no-more = You’re no longer watching this game. Type `/hokkaido watch` again to carry on watching.
away-now = 🤖 A computer player is sitting in for you. When you’re back, type `/hokkaido away` again or press the button in the channel.
back-now = 👋 Welcome back, the seat is yours again.
# $names are the players whose seats computer players have.
seat-is-of-another = This button is for { $names }. You already have your own seat.
cannot-invite-bots = You can’t invite bots. To play against the computer, press a button with 🤖 before the game begins.
cannot-offer-to-bots = A bot can’t take a seat. `/table replace` gives it to a computer player.

invitation = ✉️ Come and play { $game } at { $host }’s table! Invited: { $names }.
invitation-to-watch = ✉️ Come and watch { $game } at { $host }’s table! Invited: { $names }. Type `/hokkaido watch` to have a look.
button-rematch = Play again
# $count people are invited; 0 means that no one else is at the table. $comes is nobody if players have to be invited.
rematch-open = The table for your next game is open. { $count ->
        [0] { $comes ->
            [nobody] Invite someone with `/hokkaido invite`
           *[other] Wait for someone to join
        }, then press **Begin**. Or press **Play against two 🤖** to start right away.
       *[other] The others are invited. Press **Begin** when everyone’s here.
    }

games-none = You’re not playing or watching any games, and you have no invitations. Open a table with `/hokkaido start` in a server channel.
games-heading = **Your games**
# $link is the address of the message with the decision; $vote: a vote is waiting as well.
games-line = { $asked ->
        [pick] ⏳ pick a card
        [discard] ⏳ discard a card
        [map] ⏳ place your card
        [done] ⏳ press Done
        [free-tile] ⏳ place or skip your free tile
        [bid] ⏳ play a card
        [take] ⏳ take a card
        [take-pair] ⏳ choose a pair
        [answer] ⏳ accept or contest
        [discard-of-pair] ⏳ keep one card of your pair
        [vote] 🗳️ vote
        [begin] ⏳ begin the game
        [take-seat-back] 🤖 a computer player is sitting in for you
        [paused] ⏸️ paused
       *[none] 💤 nothing to do
    }{ $vote ->
        [yes] , 🗳️ vote
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
        [may-join] ✉️ you’re invited to play at { $host }’s table
        [may-watch] ✉️ you’re invited to watch { $host }’s table
       *[watches] 👀 you’re watching
    } · <#{ $channel }>{ $round ->
        [0] {""}
       *[other] , round { $round }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [jump]({ $link })
    }
# The server's tables that the reader can join.
games-open = **Open tables**
games-open-line = 🪑 { $host }’s table: { $game }, { $taken } of { $most } seats taken · <#{ $channel }>{ $link ->
        [none] {""}
       *[other] {" "}· [jump]({ $link })
    }
button-join-table = Join { $host }

# $known: $former is the name of the seat's previous player.
log-replaced = { $computer ->
        [yes] 🤖 { $known ->
            [yes] { $name } has taken over from { $former } permanently.
           *[no] { $name } has taken over a seat permanently.
        }
       *[no] 🔁 { $known ->
            [yes] { $name } has taken over from { $former }.
           *[no] { $name } has taken over a seat.
        }
    }
# $timed: the table has a deadline.
log-paused = { $by ->
        [host] ⏸️ { $name } paused the game.
       *[moderator] ⏸️ A moderator paused the game.
    }{ $timed ->
        [yes] {" "}The clock is stopped.
       *[no] {""}
    }
log-resumed = { $by ->
        [host] ▶️ { $name } resumed the game.
       *[moderator] ▶️ A moderator resumed the game.
    }{ $timed ->
        [yes] {" "}Everyone has as much time left as before.
       *[no] {""}
    }
log-extended = ⏰ { $minutes ->
        [one] One more minute
       *[other] { $minutes } more minutes
    } for everyone the game is waiting for.
log-extended-hours = ⏰ { $hours ->
        [one] One more hour
       *[other] { $hours } more hours
    } for everyone the game is waiting for.
log-host = 👑 { $name } is the new host.
log-closed = { $reason ->
        [host] 🚪 The host, { $name }, closed this table.
        [moderator] 🚪 A moderator closed this table.
        [moderator-who-plays] 🚪 { $name }, a moderator, closed this table.
        [lost] 🚪 { $name } ended the game, because I can’t post in its channel any more.
        [vote] 🚪 The players voted to close this table.
        [idle] 🚪 Nothing happened here for { $hours } hours, so this table closed automatically.
        [idle-game] 🚪 Nothing happened here for { $days } days, so this game closed automatically.
       *[empty] 🚪 Everyone left, so this table is closed.
    }

seat-offered = 🔁 <@{ $user }>, would you like to take over from { $name } in this game? You’d carry on from where it stands.
button-take-over = Take the seat
button-withdraw-offer = Withdraw
offer-withdrawn = The offer has been withdrawn.
offer-for-another = That offer is for someone else.
offered-now = I’ve posted the offer in the game’s channel. <@{ $user }> can accept it there.
seat-taken-over = 👋 The seat is yours. **My hand** in the channel shows your cards.
game-hokkaido = Hokkaido
game-honshu = Honshu
