# The rules for somebody who has never played, and looking at cards. Discord's limit is 2000 characters.

# The rules of each game with each way of selecting, put together from the parts below.
rules =
    { rules-hokkaido-heading }
    { rules-draft }
    { rules-hokkaido-map }
    { rules-hokkaido-points }
    { rules-pressing }: `/pick`, `/place`, `/terraform`, `/done`, `/undo`. { rules-numbers }
rules-hokkaido-trick =
    { rules-hokkaido-heading }
    { rules-trick }
    { rules-hokkaido-map }
    { rules-hokkaido-points }
    { rules-pressing }: `/bid`, `/take`, `/place`, `/terraform`, `/done`, `/undo`. { rules-numbers }
rules-honshu-trick =
    { rules-honshu-heading }
    { rules-trick }
    { rules-honshu-map }
    { rules-honshu-points }
    { rules-pressing }: `/bid`, `/take`, `/place`, `/done`, `/undo`. { rules-numbers }
rules-honshu-draft =
    { rules-honshu-heading }
    { rules-draft }
    { rules-honshu-map }
    { rules-honshu-points }
    { rules-pressing }: `/pick`, `/place`, `/done`, `/undo`. { rules-numbers }

rules-hokkaido-heading =
    ## How to play Hokkaido
    Build a map of your own with the cards of **12 rounds**. Most points win.
    ### Each round
rules-honshu-heading =
    ## How to play Honshu
    Build a map of your own with the cards of **12 rounds**. Most points win.
    ### Each round
rules-draft = 1. **Pick** a card of your hand in secret. The rest goes to the next player (from round 7 on to the previous one). With two players, each then draws a card and discards one.
rules-trick = 1. **Trick**: in turn, play a card face up; a cube of your map adds 60 (all cubes of a trick have one colour). Highest total first, each takes a card. With two, both play in secret, and the higher card chooses that pair or one from the pile; the other may pay two cubes for the choice. Both keep one card of their pair.
rules-hokkaido-map =
    2. **Place** it: it must overlap your map by a square or more, over or under your cards, and be seen in part. **Lakes and mountains are never covered.**
    3. All your **mountains form one chain**: side by side or corner to corner, with no fork, ring or gap.
    4. Every production square of the new card that can be seen takes a **cube** of its colour while there are some. Covering it loses the cube.
    5. Once a round you may **terraform**: two cubes of one colour turn a desert into other land (blue lake, brown town, green forest, grey mountain).
    6. Press **Done**. **Take back** undoes steps until all are done. If cubes run short, or if somebody asks to **wait**, all place in order, the lowest card first, and for good.
rules-honshu-map =
    2. **Place** it: it must overlap your map by a square or more, over or under your cards, and be seen in part. **Lakes are never covered.**
    3. Every production square of the new card that can be seen takes a **cube** of its colour while there are some. Covering it loses the cube.
    4. Press **Done**. **Take back** undoes steps until all are done. If cubes run short, or if somebody asks to **wait**, all place in order, the lowest card first, and for good.
rules-hokkaido-points =
    ### Points at the end
    Forest 2 · mountain 2 · lake 3 for every square but its first · factory 4 (some 2), each with a cube of its colour · the mountains, drawn on as a line, divide your map: of the largest town on each side the **smaller** one scores 2 a square · goals 3. A tie goes to more deserts.
rules-honshu-points =
    ### Points at the end
    Forest 2 · lake 3 for every square but its first · factory 2, 3 or 4 as printed, each with a cube of its colour · largest town 1 a square · the scoring card of the table, if there is one. A tie goes to more deserts.
rules-pressing =
    ### Where to press
    Your cards come as direct messages; **My hand** shows them in the channel to you alone. Typed
rules-numbers = x and y are the numbers along the edges of your map, for the card’s top left square.

all-cards = All { $count } cards.
one-card = Card { $card }.
