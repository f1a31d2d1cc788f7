# The private messages of a player: the hand, and what was chosen.

private-heading = **Round { $round }** · <#{ $channel }>
hand-pick = Pick one card for your map; the rest is passed on.
    Your hand: { $numbers }
hand-pick-made = You have picked card { $card }. The round goes on when everybody has picked.
hand-discard = You have picked card { $card } and drawn a new one. Discard one card of your hand; the rest is passed on.
    Your hand: { $numbers }
hand-discard-made = You have discarded a card. The round goes on when both have.
hand-resting = Nothing to pick at the moment. Your hand: { $numbers }
hand-empty = There is no hand to look at now: it has been passed on, and you see the next one when this round is over.

button-card = Card { $card }
button-take-back = Take back

accepted-pick = ✅ You have picked card { $card }.
accepted-discard = ✅ You have discarded card { $card }.
taken-back-pick = ↩️ Card { $card } is back in your hand.
taken-back-discard = ↩️ Card { $card } is back in your hand.

closed-undecided = The game went on without your decision.
closed-free-tile = The time for a free tile is over.

moved-on = ⏩ The game has moved on. This is where it stands now:
