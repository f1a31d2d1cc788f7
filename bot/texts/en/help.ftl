# The rules for somebody who has never played, and looking at cards. Discord's limit is 2000 characters.

rules =
    ## How to play Hokkaido
    Build a map of your own with the cards of **12 rounds**. Most points win.
    ### Each round
    1. **Pick** a card of your hand in secret. The rest goes to the next player (from round 7 on to the previous one). With two players, each then draws a card and discards one.
    2. **Place** it: it must overlap your map by a square or more, over or under your cards, and be seen in part. **Lakes and mountains are never covered.**
    3. All your **mountains form one chain**: side by side or corner to corner, with no fork, ring or gap.
    4. Every production square of the new card that can be seen takes a **cube** of its colour while there are some. Covering it loses the cube.
    5. Once a round you may **terraform**: two cubes of one colour turn a desert into other land (blue lake, brown town, green forest, grey mountain).
    6. Press **Done**. **Take back** undoes steps until all are done. If cubes run short, or if somebody asks to **wait**, all place in order, the lowest card first, and for good.
    ### Points at the end
    Forest 2 · mountain 2 · lake 3 for every square but its first · factory 4 (some 2), each with a cube of its colour · the mountains, drawn on as a line, divide your map: of the largest town on each side the **smaller** one scores 2 a square · goals 3. A tie goes to more deserts.
    ### Where to press
    Your cards come as direct messages; **My hand** shows them in the channel to you alone. Typed: `/pick`, `/place card x y rotation`, `/terraform`, `/done`, `/undo`. x and y are the numbers along the edges of your map, for the card's top left square.

all-cards = All { $count } cards.
one-card = Card { $card }.
