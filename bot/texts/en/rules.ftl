# The rules of both games, page by page with a picture, for somebody who has never played.

# Above every page.
rules-heading =
    ## { $game ->
        [honshu] Honshu
       *[hokkaido] Hokkaido
    } · { $page } of { $pages }

rules-round-draft =
    ### A round
    You build a map of your own, card by card. Most points after **12 rounds** win.
    1. Everybody picks a card from their hand in secret. The rest goes to the next player (from round 7 on, to the previous one). With two players, each then draws a card and discards one.
    2. The card goes onto your map, and you take cubes for it.
    3. When you are happy with your map, press **Done**. **Take back** undoes steps until all are done.

    Your cards come as direct messages; **My hand** shows them in the channel, to you alone.
rules-round-trick =
    ### A round
    You build a map of your own, card by card. Most points after **12 rounds** win.
    1. In turn, everybody plays a card face up. A cube from your map adds 60, and all cubes of a trick have one colour. Whoever has the highest total takes a card first.
    2. The card goes onto your map, and you take cubes for it.
    3. When you are happy with your map, press **Done**. **Take back** undoes steps until all are done.

    After rounds 3 and 9 everybody passes their hand on, first to the next player, then to the previous one.
    With two players, both play in secret. The higher card chooses between the two played cards and two from the pile, unless the other pays two cubes. Each keeps one card of their pair.

rules-placing =
    ### Placing a card
    - It has to overlap your map by a square or more, and may go **over or under** your cards.
    - A part of it has to stay visible.
    - { $game ->
        [honshu] **Lakes are never covered.**
       *[hokkaido] **Lakes and mountains are never covered.**
    }
    - Turn it as you like.

    When you type `/place`, x and y are the numbers along the edges of your map, for the card’s top left square.
    All place at the same time. If cubes run short, or if somebody asks to wait, all place in order, the lowest card first, and what is placed stays.

rules-range =
    ### The mountain range
    All your mountains form **one range**: side by side or corner to corner, with no fork, no ring and no gap.
    Drawn on in a straight line at both ends, the range divides your map. Each side has a largest town, and the **smaller of the two** scores 2 points a square: let both grow.

rules-cubes =
    ### Cubes
    - Every visible production square of the new card takes a cube of its colour, as long as any are left.
    - Covering the square loses the cube.
    - At the end, one cube of its colour makes a factory score.

rules-terraforming =
    ### Terraforming
    Once a round, two cubes of one colour from your map turn a desert into other land: blue into lake, brown into town, green into forest, grey into mountain.
    A new mountain has to fit your range, too.

rules-points-hokkaido =
    ### Points at the end
    Only what is visible counts.
    - Forest: 2
    - Mountain: 2
    - Lake: 3 for each square but the first
    - Factory with a cube of its colour: 4, some 2
    - Town: 2 for each square of the smaller of the two largest towns, one on each side of the range
    - Goals, if you play with them: 3 each, for whoever meets them first at the end of a round. Each goal but goal 9 has to be met across at least three cards. If several players meet one in the same round, the lowest card of that round wins goals 1 to 4, the highest goals 5 to 9. Nobody wins two in one round.

    In a tie, more visible deserts win.
rules-points-honshu =
    ### Points at the end
    Only what is visible counts.
    - Forest: 2
    - Lake: 3 for each square but the first
    - Factory with a cube of its colour: 2, 3 or 4, as printed
    - Town: 1 for each square of your largest town
    - The scoring card of the table, if there is one

    In a tie, more visible deserts win.

button-rules-other = { $game ->
        [honshu] Rules of Honshu
       *[hokkaido] Rules of Hokkaido
    }
