# The walk through one round in pictures, and what somebody is offered who plays for the first time.

walk = ### { $step } of { $steps }: { $heading }
    { $sentence }
button-walk = A round in 5 pictures
button-walk-on = Next ▶
button-walk-back = ◀ Back

welcome = 👋 Your first table? Five pictures show how a round goes.
