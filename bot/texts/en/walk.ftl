# The tutorial in pictures, and the offer to newcomers. $heading is picture-step-1 and so on; the picture has its
# sentence.

walk = ### { $step } of { $steps }: { $heading }
# Above the last picture, which shows the points of towns.
walk-points = Other points: forest 2 · mountain 2 · lake 3 for each square after the first · factory with a cube of its colour 4, some 2
# Below the picture of placing a card.
walk-placing = -# **Over** puts your card on top, **under** slides it beneath. Your mountains have to form a single line: a card that would fork it (as in the red frame), or leave a mountain on its own, can’t go there.
button-walk = How to play
button-walk-on = Next ▶
button-walk-back = ◀ Back
button-open-table = Open a table

welcome = 👋 First time here?
