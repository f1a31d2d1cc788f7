# The private messages of a player: the hand, and what was chosen.

private-heading = **Round { $round }** · <#{ $channel }>
your-turn = **Your turn: { $task ->
        [pick] pick a card
        [discard] discard a card
        [bid] play a card
        [take] take a card
        [take-pair] choose a pair
        [answer] accept or contest
        [discard-of-pair] keep one of your pair
        [done] say Done
        [free-tile] a free tile
       *[map] place your card
    }** · round { $round } · <#{ $channel }>
hand-pick = Pick one card for your map; the rest is passed on.
    Your hand: { $numbers }
hand-pick-made = You have picked card { $card }. The round goes on when everybody has picked.
hand-discard = You have picked card { $card } and drawn a new one. Discard one card of your hand; the rest is passed on.
    Your hand: { $numbers }
hand-discard-made = You have discarded a card. The round goes on when both have.
hand-bid = It is your turn: play one card of your hand, face up. { $colour ->
        [any] A cube of your map adds 60 to it.
       *[other] A { NAME($colour) } cube of your map adds 60 to it.
    } The highest total takes a card first.
    Your hand: { $numbers }
hand-bid-secret = Play one card of your hand in secret. The higher card chooses between two pairs: the one from the pile, { $pile }, and the one that you two play.
    Your hand: { $numbers }
hand-bid-waiting = It is not your turn to play a card yet; I will tell you. Your hand: { $numbers }
hand-bid-made = You have played card { $card }. I will tell you when you are asked again.
hand-resting = Nothing to choose from your hand at the moment: { $numbers }
hand-passed = There is no hand to look at now: it has been passed on, and you see the next one when this round is over.
hand-empty = You have no cards in your hand at the moment.

button-card = Card { $card }
button-card-gain = { $card }: { $gain }
button-take-back = Take back

accepted-pick = ✅ You have picked card { $card }.
accepted-discard = ✅ You have discarded card { $card }.
taken-back-pick = ↩️ Card { $card } is back in your hand.
taken-back-discard = ↩️ You have card { $card } again.
taken-back-bid = ↩️ Card { $card } is back in your hand.

closed-undecided = The game went on without your decision.
closed-undecided-end = Nothing was decided here any more.
closed-game-over = 🏁 { $stage ->
        [finished] The game is over. The final score is in <#{ $channel }>.
       *[cancelled] The game was ended before its end: see <#{ $channel }>.
    }
closed-free-tile = The time for a free tile is over.

moved-on = ⏩ The game has moved on. This is where it stands now:
