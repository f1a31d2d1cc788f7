# Undoing more than one's own last step, and other votes. $name is a player, $did is their decision.

# $own: the reader can take back their own last step; $more: earlier moves are offered; $alone: no other person is
# playing.
undo-choose = How far back? { $own ->
        [yes] You can undo your own last move right away, as no one has seen it.{ $more ->
            [no] {""}
           *[yes] {" "}{ $alone ->
                [yes] You’re the only person playing, so the rest is up to you too, but then the game no longer counts on the leaderboard.
               *[no] To go back further, everyone who’s playing has to agree.
            }
        }
       *[no] { $alone ->
            [yes] You’re the only person playing, so it’s up to you, but then the game no longer counts on the leaderboard.
           *[no] Everyone who’s playing has to agree.
        }
    }
undo-nothing = There’s nothing to undo in this game yet.
# A menu's name; its entries are undo-own-step and undo-point.
undo-menu = Choose the first move to undo
undo-own-step = My own last move (right away)
undo-point = Round { $round }: { $name } { $did ->
        [pick] picked a card
        [discard] discarded a card
        [keep] kept one card of the pair
        [place] placed a card
        [unplaceable] set a card aside
        [terraform] terraformed
        [wait] asked to wait
        [done] pressed Done
        [free-tile] placed a free tile
        [skip] skipped the free tile
        [bid] played a card
        [take] took a card
        [take-pair] chose a pair
        [contest] contested the pair
        [accept] accepted the other pair
       *[other] decided
    }
undo-asked = The vote is in the channel. If everyone agrees, the game goes back.
undo-done = ↩️ The moves have been undone.
vote-asked = The vote is in the channel.
button-undo = Undo…

# $before is the player whose move would be the first to be undone.
vote-undo = 🗳️ Vote: **{ $name } asks to go back** to round { $round }, before { $before } { $did ->
        [pick] picked a card
        [discard] discarded a card
        [keep] kept one card of the pair
        [place] placed a card
        [unplaceable] set a card aside
        [terraform] terraformed
        [wait] asked to wait
        [done] pressed Done
        [free-tile] placed a free tile
        [skip] skipped the free tile
        [bid] played a card
        [take] took a card
        [take-pair] chose a pair
        [contest] contested the pair
        [accept] accepted the other pair
       *[other] decided
    }.
vote-undo-gone = 🗳️ Vote: **{ $name } asks to go back** to round { $round }, but that move has already been taken back.
vote-host = 🗳️ Vote: **{ $name } asks for a new host**: { $target }.
vote-end = 🗳️ Vote: **{ $name } asks to end the game** now, with no winner.
vote-pause = 🗳️ Vote: **{ $name } asks to pause the game**.
# $keeps: the result is the target's; otherwise an earlier player keeps it.
vote-replace = 🗳️ Vote: **{ $name } asks for a computer player** to take over from { $target }{ $keeps ->
        [yes] , who keeps the result
       *[no] {""}
    }.
vote-until = { $agree ->
        [all] Everyone who’s playing has to agree.
        [most] More than half of the players have to agree, not counting the absent host.
        [since-deal] Everyone who’s been playing since the deal has to agree, and so does the player whose seat it is.
       *[all-but-host] Everyone who’s playing has to agree, except the absent host.
    } The vote closes <t:{ $until }:R>: <t:{ $until }:f>.
# A player's line below the question.
vote-agrees = ✅ { $name } agrees
vote-declines = ❌ { $name } declines
vote-open = ⏳ { $name } hasn’t voted, <@{ $user }>
vote-waits = ⏳ <@{ $user }>: unless you come back or press **Decline**, this will pass <t:{ $until }:R>.
vote-closed = 🗳️ This vote is over.
button-vote-agree = Agree
button-vote-decline = Decline
button-vote-withdraw = Withdraw

# $for and $against are names; $agreed and $declined are their numbers.
log-vote-ended = 🗳️ { $outcome ->
        [agreed] Agreed
        [declined] Declined
        [lapsed] Time’s up
        [withdrawn] Withdrawn
       *[overtaken] The game has moved on
    }: { $kind ->
        [undo] { $name } asked to go back to round { $round }.
        [host] { $name } asked for { $target } to be the host.
        [replace] { $name } asked for a computer player to take over from { $target }.
        [pause] { $name } asked to pause the game.
       *[end] { $name } asked to end the game.
    }{ $agreed ->
        [0] {""}
       *[other] {" "}For: { $for }.
    }{ $declined ->
        [0] {""}
       *[other] {" "}Against: { $against }.
    }
# $moves is a list of texts undone-move; $more is the number of further ones.
log-undone = ↩️ { $count ->
        [one] One move was undone
       *[other] { $count } moves were undone, latest first
    }: { $moves }{ $more ->
        [0] {""}
       *[other] {" "}… and { $more } more
    }{ $alone ->
        [yes] . You’ve now seen the cards, so this game no longer counts on the leaderboard.
       *[no] {""}
    }
undone-move = { $name } ({ $did ->
        [pick] picked a card
        [discard] discarded a card
        [keep] kept one card of the pair
        [place] placed a card
        [unplaceable] set a card aside
        [terraform] terraformed
        [wait] asked to wait
        [done] pressed Done
        [free-tile] placed a free tile
        [skip] skipped the free tile
        [bid] played a card
        [take] took a card
        [take-pair] chose a pair
        [contest] contested the pair
        [accept] accepted the other pair
       *[other] decided
    }, round { $round })
closed-undone = ↩️ The game went back, so this no longer counts.

choice-vote-end = end: end the game now
choice-vote-host = new host: { $name }
vote-channel-lost = I can’t post in <#{ $channel }>, so no one would see the vote. Any player can end the game with `/table vote`.
