# The walk through the game in pictures, and what somebody is offered who plays for the first time. $heading is
# picture-step-1, and so on; its sentence stands on the picture.

walk = ### { $step } of { $steps }: { $heading }
# Above the last picture, which shows what towns score.
walk-points = Besides towns: forest 2 · mountain 2 · lake 3 for each square but the first · factory with a cube of its colour 4, some 2
# Below the picture that shows how a card is placed.
walk-placing = -# **Over** puts your card on top, **under** slides it beneath. Your mountains stay one line that never forks: a card that would fork it (as in the red frame), or leave a mountain cut off from it, can't go there.
button-walk = How to play in 6 pictures
button-walk-on = Next ▶
button-walk-back = ◀ Back
button-open-table = Open a table

welcome = 👋 First time here? Six pictures show how it goes.
# The same at a table that plays otherwise than the six pictures show.
welcome-rules = 👋 First time here? The rules are a few short pages with pictures.
