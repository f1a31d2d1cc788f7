# The walk through the game in pictures, and what somebody is offered who plays for the first time. $heading is
# picture-step-1, and so on; its sentence stands on the picture.

walk = ### { $step } of { $steps }: { $heading }
# Above the last picture, which shows what towns score.
walk-points = Besides towns: 2 per forest · 2 per mountain · 3 per lake square after the first · 4 (2 on some) per factory with a cube of its colour
# Below the picture that shows how a card is placed.
walk-placing = -# **Over** puts your card on top, **under** slides it beneath. Your mountains have to stay one line: a card that would fork it (as in the red frame), or leave a mountain on its own, can’t go there.
button-walk = How to play
button-walk-on = Next ▶
button-walk-back = ◀ Back
button-open-table = Open a table

welcome = 👋 First time here? Here’s the game in six pictures.
# The same at a table that plays otherwise than the six pictures show.
welcome-rules = 👋 First time here? The rules are a few short pages with pictures.
