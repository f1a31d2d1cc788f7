# The walk through the game in pictures, and what somebody is offered who plays for the first time. $heading and
# $sentence are picture-step-1 and picture-step-1-sentence, and so on.

walk = ### { $step } of { $steps }: { $heading }
    { $sentence }
button-walk = How to play in 6 pictures
button-walk-on = Next ▶
button-walk-back = ◀ Back

welcome = 👋 First time here? Six pictures show how it goes.
