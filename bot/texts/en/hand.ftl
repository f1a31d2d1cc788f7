# A player's private messages: the hand, and decisions. $numbers are card numbers, such as 17 · 23 · 40;
# $channel is the table's channel id, which Discord shows as a name.

private-heading = **Round { $round }** · <#{ $channel }>
# The heading of a decision. A phone's notification shows it, so keep it short.
your-turn = **Your turn: { $task ->
        [pick] pick a card
        [discard] discard a card
        [bid] play a card
        [take] take a card
        [take-pair] choose a pair
        [answer] accept or contest
        [discard-of-pair] keep one card of your pair
        [done] press Done
        [free-tile] place your free tile
       *[map] place your card
    }** · round { $round } · <#{ $channel }>
hand-pick = Your hand: { $numbers }
# Must begin with the sentence of accepted-pick, which is then shown only once.
hand-pick-made = ✅ You picked card { $card }. The round goes on when everyone has picked.
hand-discard = You picked card { $card } and drew card **{ $drawn }**. Discard a card from your hand: it’s out of the game. Then you’ll swap hands with the other player.
    Your hand: { $numbers }
hand-discard-made = ✅ You discarded card { $card }. You’ll swap hands when you’ve both discarded.
# How the trick goes on; on the board below “Play a card”.
trick-totals = { $colour ->
        [any] A cube from your map adds 60.
       *[other] A { NAME($colour) } cube from your map adds 60.
    } The player with the highest total takes a card first.
hand-bid = Play a card from your hand, face up.
hand-bid-secret = Secretly play a card from your hand. The player with the higher card chooses one of two pairs: { $pile } from the pile, or the two played cards.
hand-bid-waiting = It’s not your turn to play a card yet. I’ll let you know. Your hand: { $numbers }
hand-bid-made = You played card { $card }. I’ll let you know when it’s your turn again.
# Below a hand in rounds 3 and 9 of a game with tricks; $names are all players, with arrows between them.
hand-passes-soon = -# After this round everyone passes their hand on: { $names }
hand-resting = Your hand: { $numbers }
hand-passed = You’ve passed your hand on. You’ll see the next one when this round is over.
hand-empty = Your hand is empty right now.

button-card = Card { $card }
button-pick = Pick { $card }
button-discard = Discard { $card }
# $gain is the text gain-of-card, such as +3 (+2).
button-card-gain = { $card }: { $gain }
# $gain is the expected gain from the trick, such as +5; $cube: with a cube.
# Short, because it is part of a button’s label (20 characters) and below a card. The number is a card’s.
plus-cube = + cube
button-bid = Play { $card }{ $cube ->
        [no] {""}
       *[yes] {" "}{ plus-cube }
    }
button-bid-gain = 💡 { $card }{ $cube ->
        [no] {""}
       *[yes] {" "}{ plus-cube }
    }: { $gain }
button-take-back = Take back

accepted-pick = ✅ You picked card { $card }.
accepted-discard = ✅ You discarded card { $card }.
taken-back-pick = ↩️ Card { $card } is back in your hand.
taken-back-discard = ↩️ You can choose again.
taken-back-bid = ↩️ Card { $card } is back in your hand.

# A private message when nothing is left to decide.
closed-undecided = The game went on without your decision.
closed-undecided-end = The game ended before you decided.
# The reader's result.
final-own = { $rank ->
        [won] 🏆 **You won with { $points ->
            [one] 1 point
           *[other] { $points } points
        }!**
        [shared] 🏆 **You share first place with { $points ->
            [one] 1 point
           *[other] { $points } points
        }!**
       *[other] 🏁 **You came { $place ->
            [2] 2nd
            [3] 3rd
            [4] 4th
           *[5] 5th
        } of { $players } with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.**
    }
closed-game-over = { $stage ->
        [finished] The final score is in <#{ $channel }>.
       *[cancelled] 🏁 The game was ended early: see <#{ $channel }>.
    }
# If the bot can't post in the channel.
closed-game-over-directly = 🏁 The game was ended early.
closed-free-tile = It’s too late for a free tile.

# Above the current screen, after a press on an old button.
moved-on = ⏩ The game has moved on. Here’s where it stands:

# The answer to a note that a player writes for themselves; $text is the note.
note-written = { $is_empty ->
        [yes] 🗑️ Your note is deleted.
       *[no] 📝 Noted. It’s shown with your hand, and only to you: { $text }
    }
# The note below its writer's hand.
private-note = -# 📝 { $text }

# Above the first decision of a round; $points are texts hand-points, such as: you 24 · Goma 22.
hand-last-round = -# Round { $round }: { $points }
hand-points = { $own ->
        [yes] you
       *[no] { $name }
    } { $points }
