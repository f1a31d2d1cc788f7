# The private messages of a player: the hand, and what was chosen. $numbers are the numbers of cards, 17 · 23 · 40;
# $channel is the id of the table's channel, which Discord shows as its name.

private-heading = **Round { $round }** · <#{ $channel }>
# The heading of whatever the player is asked for. It is what a phone's notification shows: as short as can be.
your-turn = **Your turn: { $task ->
        [pick] pick a card
        [discard] discard a card
        [bid] play a card
        [take] take a card
        [take-pair] choose a pair
        [answer] accept or contest
        [discard-of-pair] discard one of your pair
        [done] press Done
        [free-tile] lay your free tile
       *[map] place your card
    }** · round { $round } · <#{ $channel }>
hand-pick = Pick one card for your map. { $passes ->
        [swapped] Then you draw a card, discard one, and swap hands.
       *[other] The rest is passed on.
    }
    Your hand: { $numbers }
# Begins with the very sentence of accepted-pick: then that is not said twice.
hand-pick-made = ✅ Card { $card } is picked. The round goes on once everybody has picked.
hand-discard = You picked card { $card } and drew card **{ $drawn }**. Discard one card from your hand: it leaves the game. Then you swap hands with the other player.
    Your hand: { $numbers }
hand-discard-made = ✅ Card { $card } is discarded. Once both of you have discarded one, you swap hands.
hand-bid = Play one card from your hand, face up. { $colour ->
        [any] A cube from your map adds 60 to it.
       *[other] A { NAME($colour) } cube from your map adds 60 to it.
    } The highest total takes a card first.
    Your hand: { $numbers }
hand-bid-secret = Play one card from your hand in secret. The higher card chooses between two pairs: the one from the pile, { $pile }, and the two cards you play.
    Your hand: { $numbers }
hand-bid-waiting = It is not your turn to play a card yet; I will let you know. Your hand: { $numbers }
hand-bid-made = Your card { $card } is on the table. I will let you know when it is your turn again.
# Below a hand of a trick in the third and the ninth round; $names are all players with arrows between them.
hand-passes-soon = -# After this round everybody passes their hand on: { $names }
hand-resting = Nothing to choose from your hand right now: { $numbers }
hand-passed = Your hand has been passed on. You see the next one when this round is over.
hand-empty = You have no cards in your hand right now.

button-card = Card { $card }
button-discard = Discard { $card }
# $gain is what gain-of-card says, such as +3 (+2).
button-card-gain = { $card }: { $gain }
# $gain is what the trick is likely to bring, such as +5; $cube says whether that is with a cube.
button-bid-gain = { $card }{ $cube ->
        [no] {""}
       *[yes] {" + 60"}
    }: { $gain }
button-take-back = Take back

accepted-pick = ✅ Card { $card } is picked.
accepted-discard = ✅ Card { $card } is discarded.
taken-back-pick = ↩️ Card { $card } is back in your hand.
taken-back-discard = ↩️ You have card { $card } again.
taken-back-bid = ↩️ Card { $card } is back in your hand.

# What becomes of a private message that waits for nothing any more.
closed-undecided = The game went on without your decision.
closed-undecided-end = The game ended before this was decided.
# How the game ended for the reader.
final-own = { $rank ->
        [won] 🏆 **You won with { $points ->
            [one] 1 point
           *[other] { $points } points
        }!**
        [shared] 🏆 **You share first place with { $points ->
            [one] 1 point
           *[other] { $points } points
        }!**
       *[other] 🏁 **Place { $place } of { $players }, with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.**
    }
closed-game-over = { $stage ->
        [finished] The final score is in <#{ $channel }>.
       *[cancelled] 🏁 The game was ended early: see <#{ $channel }>.
    }
# Where the channel refuses messages.
closed-game-over-directly = 🏁 The game was ended early.
closed-free-tile = It is too late for a free tile.

# Above what is asked now, when an old button was pressed.
moved-on = ⏩ The game has moved on. This is where it stands now:
