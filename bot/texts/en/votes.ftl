# Going back further than one's own last step, and what else a table votes about. $name is a player, $did what they
# did.

# $own says whether there is a last step of one's own to take back, $more whether anything further back is offered,
# $alone whether no other person is playing.
undo-choose = How far back? { $own ->
        [yes] Your own last step goes at once, as nobody has seen it.{ $more ->
            [no] {""}
           *[yes] {" "}{ $alone ->
                [yes] You are alone, so the rest is up to you as well, but then the game no longer counts on the leaderboard.
               *[no] Anything further back needs everybody who plays to agree.
            }
        }
       *[no] { $alone ->
            [yes] You are alone, so that is up to you, but then the game no longer counts on the leaderboard.
           *[no] Everybody who plays has to agree.
        }
    }
undo-nothing = There is nothing to undo in this game yet.
# The name of a menu; its lines are undo-own-step and undo-point.
undo-menu = Back to before …
undo-own-step = My own last step (at once)
undo-point = Round { $round }: { $name } { $did ->
        [pick] picked a card
        [discard] discarded a card
        [place] placed a card
        [unplaceable] set a card aside
        [terraform] terraformed
        [wait] asked to wait
        [done] pressed Done
        [free-tile] laid a free tile
        [skip] laid no free tile
        [bid] played a card
        [take] took a card
        [take-pair] chose a pair
        [contest] contested
        [accept] accepted
       *[other] decided
    }
# $lost says that the bot cannot write in the channel: then everybody votes directly.
undo-asked = The vote is in the channel. If everybody agrees, the game goes back.
undo-done = ↩️ The game has gone back.
vote-asked = The vote is in the channel.
button-undo = Undo …

# $before is the player whose move is the first to go.
vote-undo = 🗳️ Vote: **{ $name } asks to go back** to round { $round }, before { $before } { $did ->
        [pick] picked a card
        [discard] discarded a card
        [place] placed a card
        [unplaceable] set a card aside
        [terraform] terraformed
        [wait] asked to wait
        [done] pressed Done
        [free-tile] laid a free tile
        [skip] laid no free tile
        [bid] played a card
        [take] took a card
        [take-pair] chose a pair
        [contest] contested
        [accept] accepted
       *[other] decided
    }.
vote-undo-gone = 🗳️ Vote: **{ $name } asks to go back** to round { $round }, but that move has already been taken back.
vote-host = 🗳️ Vote: **{ $name } asks for another host**: { $target }.
vote-end = 🗳️ Vote: **{ $name } asks to end the game** now, with no winner.
vote-replace = 🗳️ Vote: **{ $name } asks for a computer player** on the seat of { $target }, who keeps the result.
vote-until = { $agree ->
        [all] Everyone who plays has to agree.
        [most] More than half of those who play have to agree; the absent host does not count.
        [others] All the others have to agree.
       *[all-but-host] Everyone who plays has to agree; the absent host does not count.
    } The vote closes <t:{ $until }:R>: <t:{ $until }:f>.
# The line of each player below the question.
vote-agrees = ✅ { $name } agrees
vote-declines = ❌ { $name } declines
vote-open = ⏳ { $name } has not voted, <@{ $user }>
vote-waits = ⏳ <@{ $user }>, you are the host: unless you come back, or press **Decline**, this is agreed <t:{ $until }:R>.
vote-closed = 🗳️ This vote is over.
button-vote-agree = Agree
button-vote-decline = Decline
button-vote-withdraw = Withdraw

# $for and $against are names, $agreed and $declined how many they are.
log-vote-ended = 🗳️ { $outcome ->
        [agreed] Agreed
        [declined] Declined
        [lapsed] Time is up
        [withdrawn] Withdrawn
       *[overtaken] The game has gone on
    }: { $kind ->
        [undo] { $name } asked to go back in round { $round }.
        [host] { $name } asked for { $target } to be the host.
        [replace] { $name } asked for a computer player on the seat of { $target }.
       *[end] { $name } asked to end the game.
    }{ $agreed ->
        [0] {""}
       *[other] {" "}For it: { $for }.
    }{ $declined ->
        [0] {""}
       *[other] {" "}Against it: { $against }.
    }
# $moves is a list of what undone-move says; $more are not named any more.
log-undone = ↩️ { $count ->
        [one] One move is undone
       *[other] { $count } moves are undone, the latest first
    }: { $moves }{ $more ->
        [0] {""}
       *[other] {" "}… and { $more } more
    }{ $alone ->
        [yes] . The cards are known now, so this game no longer counts on the leaderboard.
       *[no] {""}
    }
undone-move = { $name } ({ $did ->
        [pick] picked a card
        [discard] discarded a card
        [place] placed a card
        [unplaceable] set a card aside
        [terraform] terraformed
        [wait] asked to wait
        [done] pressed Done
        [free-tile] laid a free tile
        [skip] laid no free tile
        [bid] played a card
        [take] took a card
        [take-pair] chose a pair
        [contest] contested
        [accept] accepted
       *[other] decided
    }, round { $round })
closed-undone = ↩️ The game went back: this is undone.

choice-vote-end = end: the game ends now
choice-vote-host = new host: { $name }
vote-channel-lost = I can't write in <#{ $channel }>, so nobody would see the vote. Anyone who plays can end the game with `/table vote`.
