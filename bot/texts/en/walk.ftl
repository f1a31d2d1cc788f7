# The walk through the game in pictures, and what somebody is offered who plays for the first time.

walk = ### { $step } of { $steps }: { $heading }
    { $sentence }
button-walk = How to play in 6 pictures
button-walk-on = Next ▶
button-walk-back = ◀ Back

welcome = 👋 Your first table? Six pictures show how it goes.
