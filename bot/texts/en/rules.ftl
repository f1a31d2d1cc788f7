# The rules of both games, page by page, for people who have never played. Most pages have a picture. docs/hokkaido.md
# and docs/honshu.md are made from them: make pages.

# Above every page.
rules-heading =
    ## { $game ->
        [honshu] Honshu
       *[hokkaido] Hokkaido
    } · { $page } of { $pages }

rules-round-draft =
    ### A round
    You start from a province and build your own map, card by card. Most points after **12 rounds** wins. Everyone gets six cards before round 1 and six before round 7.
    1. Everyone secretly picks a card from their hand and passes the rest to the next player (from round 7 on, to the previous one). With two players, each draws a card and discards one before passing, except in rounds 6 and 12.
    2. Once everyone has a card, place yours on your map and take cubes for it.
    3. When you’re happy with your map, press **Done**. **Take back** undoes your moves until everyone is done.

    Your cards come by direct message. **My hand** shows them in the channel too, only to you.
rules-round-trick =
    ### A round
    You start from a province and build your own map, card by card. Most points after **12 rounds** wins. Everyone gets six cards before round 1 and six before round 7.
    1. In turn order (random at first), everyone plays a card face up. With three or more players, you can add a cube from your map for +60. All cubes in a trick must be the same colour, and they go back to the supply. The player with the highest total takes a card first, then the next highest, and so on. The next trick is played in that order.
    2. Once everyone has a card, place yours on your map and take cubes for it.
    3. When you’re happy with your map, press **Done**. **Take back** undoes your moves until everyone is done.

    After rounds 3 and 9, everyone passes their hand: first to the next player, then to the previous one.
    With two players, both secretly play a card, without a cube, and two more come from the pile. The player with the higher card chooses a pair: the two played cards or the two from the pile. The other player can discard two cubes to choose instead. Each places one card of their pair and discards the other.

rules-placing =
    ### Placing a card
    - It has to overlap your map by at least one square. It can go **over or under** your cards, even over some and under others, but not under one card and over another that lies on it.
    - Part of it has to stay visible.
    - { $game ->
        [honshu] **Lakes can never be covered**, not even those on the new card.
       *[hokkaido] **Lakes and mountains can never be covered**, not even those on the new card.
    }
    - Turn it any way you like.
    - If it fits nowhere, it’s set aside.{ $game ->
        [honshu] {""}
       *[hokkaido] {" "}It still decides ties for goals, and you can still terraform.
    }

    Everyone places their card at the same time. If cubes run short, or if someone asks to wait before anyone has placed, you place in turn, lowest card first, and can’t take a placement back.

rules-range =
    ### The mountain range
    All your visible mountains form **one range**. They join side by side or corner to corner. The range can bend, but it can’t fork, form a ring or have gaps.
    Imagine the range running on straight past both ends (for a single mountain, straight up and down). That line divides your map in two. Take the largest town on each side: the **smaller of the two** scores 2 points a square, so grow both.
    Towns on the line count for neither side. If a side has no town, you score nothing for towns.

rules-cubes =
    ### Cubes
    - Each visible production square of your starting province and of every new card takes a cube of its colour, as long as any are left. There are { $game ->
        [honshu] 10
       *[hokkaido] 14
    } of each colour.
    - If you cover the square, its cube goes back to the supply. An empty square never gets another.
    - At the end, the bot moves your cubes to factories of their colour, one cube each, the most valuable factory first. A factory with a cube scores.

rules-terraforming =
    ### Terraforming
    Once a round, before or after placing your card, you can spend two cubes of one colour from your map to turn a visible desert into another terrain: blue into a lake, brown into a town, green into a forest, grey into a mountain.
    From then on, it counts as that terrain. A forest or town tile that you cover leaves your map. A new mountain has to fit your range, and if you haven’t placed your card yet, your card must still fit somewhere.

# What scores, a line of the pages below, and on the board where a category is touched.
points-forests = Forest: 2
points-mountains = Mountain: 2
points-lakes = Lake: 3 for each square after the first
points-factories = { $game ->
        [honshu] Factory with a cube of its colour: 2, 3 or 4, as printed
       *[hokkaido] Factory with a cube of its colour: 4, some 2
    }
points-towns = { $game ->
        [honshu] Town: 1 for each square of your largest town
       *[hokkaido] Town: 2 for each square of the smaller of the two largest towns, one on each side of the range
    }

rules-points-hokkaido =
    ### Points at the end
    Only what is visible counts. Lakes and towns join **side by side only**, not at corners.
    - { points-forests }
    - { points-mountains }
    - { points-lakes }
    - { points-factories }
    - { points-towns }
    - Goals, if you play with them: 3 each

    In a tie, the player with more visible deserts wins. If that’s a tie too, the victory is shared.
rules-points-honshu =
    ### Points at the end
    Only what is visible counts. Lakes and towns join **side by side only**, not at corners.
    - { points-forests }
    - { points-lakes }
    - { points-factories }
    - { points-towns }
    - The scoring card, if you play with one

    In a tie, the player with more visible deserts wins. If that’s a tie too, the victory is shared.

# $goals are the nine goals (goal-1 and so on), one per line.
rules-goals =
    ### Goals
    If you play with goals, there are two more of them than players. The first to meet one at the end of a round wins it: **3 points**.
    { $goals }

    Goals 1 to 8 must use squares on at least three cards. Forest and lake areas join side by side only.
    Goals are checked in order, 1 to 9. If several players meet a goal in the same round, the one with the lowest card of that round wins goals 1 to 4, and the one with the highest wins goals 5 to 9. No one wins two goals in a round. If you lose such a tie and win no goal that round, you can turn a desert into any other terrain for free.

# $cards are the eight cards (scoring-card-effect), one per line.
rules-scoring-cards =
    ### Scoring cards
    If you play with a scoring card, one of these changes the scoring for everyone:
    { $cards }

button-rules-other = { $game ->
        [honshu] Rules of Honshu
       *[hokkaido] Rules of Hokkaido
    }
