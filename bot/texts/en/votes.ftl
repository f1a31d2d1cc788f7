# Going back further than one's own last step, and what else a table votes about.

undo-choose = How far back? { $own ->
        [yes] Your own last step goes at once, as long as nobody has seen anything of it.{" "}
       *[no] {""}
    }{ $alone ->
        [yes] You are alone, so the rest is up to you, but then the game no longer counts on the leaderboard.
       *[no] Anything { $own ->
            [yes] further back{" "}
           *[no] {""}
        }needs everybody who plays to agree.
    }
undo-nothing = Nothing has been done in this game yet that could be undone.
undo-menu = Back to before …
undo-own-step = My own last step (at once)
undo-point = Round { $round }: { $name } { $did ->
        [pick] picked a card
        [discard] discarded a card
        [place] placed
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
undo-asked = The vote is in the channel. When all agree, the game goes back.
undo-done = ↩️ The game has gone back.
vote-asked = The vote is in the channel.
button-undo = Undo …

vote-undo = 🗳️ **{ $name } asks to go back** to round { $round }, before { $before } { $did ->
        [pick] picked a card
        [discard] discarded a card
        [place] placed
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
vote-undo-gone = 🗳️ **{ $name } asks to go back** to round { $round }, but that move has been taken back.
vote-host = 🗳️ **{ $name } asks for another host**: { $target } would decide about the table.
vote-end = 🗳️ **{ $name } asks to end the game** now, without a winner.
vote-until = Open until <t:{ $until }:f>, that is <t:{ $until }:R>. { $kind ->
        [undo] All who play have to agree.
        [host] More than half of those who play have to agree, the absent host apart.
       *[end] All who play have to agree, the absent host apart.
    }
vote-agrees = ✅ { $name } agrees
vote-declines = ❌ { $name } declines
vote-open = ⏳ { $name } has not voted, <@{ $user }>
vote-closed = 🗳️ This vote is over.
button-vote-agree = Agree
button-vote-decline = Decline
button-vote-withdraw = Withdraw

log-vote-ended = 🗳️ { $outcome ->
        [agreed] Agreed
        [declined] Declined
        [lapsed] The time was up
        [withdrawn] Withdrawn
       *[overtaken] The game has gone on
    }: { $name } had asked { $what }.{ $agreed ->
        [0] {""}
       *[other] {" "}For it: { $for }.
    }{ $declined ->
        [0] {""}
       *[other] {" "}Against it: { $against }.
    }
vote-what-undo = to go back in round { $round }
vote-what-host = to make { $target } host
vote-what-end = to end the game
log-undone = ↩️ { $count ->
        [one] One move is undone
       *[other] { $count } moves are undone
    }, the latest first: { $moves }{ $alone ->
        [yes] . The cards are known now, so this game no longer counts on the leaderboard.
       *[no] {""}
    }
undone-move = { $name } ({ $did ->
        [pick] picked a card
        [discard] discarded
        [place] placed
        [unplaceable] set a card aside
        [terraform] terraformed
        [wait] asked to wait
        [done] Done
        [free-tile] laid a free tile
        [skip] no free tile
        [bid] played a card
        [take] took a card
        [take-pair] chose a pair
        [contest] contested
        [accept] accepted
       *[other] decided
    }, round { $round })
undone-more = and { $count } before
closed-undone = ↩️ The game has gone back: this is undone.

choice-vote-end = end: the game ends now
choice-vote-host = new host: { $name }
