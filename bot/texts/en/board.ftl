# The board: a page in the browser on which a table is shown and played.

button-board = Board
# The same button below a newcomer's first hand, with the reason to press it; at most 20 characters.
button-board-first = Board: drag and drop
# In the private message of a player who has the board open.
board-plays-there = You’re playing on the board. When you close it, your cards come back here.
# The answer to Board if the board's address changes from time to time, and why there is none.
board-link = Here’s the board. This link works only until the board’s address changes; after that, press **Board** again.
board-off = The board is switched off here. You can play with the buttons as always.
board-unreachable = The board can’t be reached right now. Try again in a minute; until then, you can play with the buttons.
board-title = { $game ->
        [honshu] Honshu
       *[hokkaido] Hokkaido
    } · Board
# What the player can do now: a short line, beside the points.
board-task = { $task ->
        [pick] Pick a card
        [discard] Discard a card
        [bid] Play a card
        [take] Take a card
        [take-pair] Choose a pair
        [answer] Accept or contest
        [discard-of-pair] Keep one card of your pair
        [done] Press Done
        [free-tile] Change a desert for free
       *[map] Place your card
    }
# A newcomer's first card, in place of board-task.
board-first = Drag a card onto your map; tap there to turn.
board-waiting = Waiting for { $names }
board-paused = The game is paused.
board-not-begun = At the table: { $names }. The game starts when { $own ->
        [yes] you press **Begin** in Discord.
       *[no] { $host } presses **Begin** in Discord.
    }
# When the card has been taken, and where it goes is decided.
board-ready = { $order ->
        [in_order] This spot will be suggested when it’s your turn to place card { $card }
       *[other] Card { $card } will be placed there once no one can ask to wait any more
    }
# Where the slider of rounds stands while it shows the present.
board-live = Now
board-rounds = Rounds
board-what-if = What if…
board-what-if-how = Try card { $card } somewhere else.
# What a screen reader says for a cube to pay or a desert to change; a square follows: Cube at 3,-1
board-cube = Cube at
board-tile = Desert at
# What a screen reader says about the tried card, as in placement (map.ftl), with the points after it. The page puts
# in the numbers.
board-tried = Card { $card } at { $x }, { $y }, turned { $rotation }°
board-tried-under = under { $under }
# The names of two buttons that show only a sign, for screen readers.
board-fit = Show the whole map
board-details = Game details
board-keys = Arrow keys move the card, R turns it, U slips it under. Enter chooses a card and confirms, Esc puts it back, Ctrl+Z undoes your last move.
board-reconnecting = Reconnecting…
board-refused = This link no longer opens a board. Press **Board** in a newer message about your game.
board-no-scripts = Turn on JavaScript in your browser to open the board.
board-not-stored = Your browser doesn’t store the link to this page, so open it from Discord again instead of reloading it.
# Someone asked for the board by another name. $came is that name, such as a proxy’s; $address is the right address.
board-other-host = This request was for { $came }, but the board’s address is { $address }.
board-too-many = The board is open in too many windows. Close some of them.
board-too-slow = The connection is too slow. Nothing has changed.
board-no-round = That round isn’t over yet.
board-no-moment = No card was placed in that round.
# Below a played card: its total in a trick, with a cube.
board-total = { $total } = { $card } + { NAME($colour) } cube
# Why a button can’t be pressed.
board-already-there = That’s already where the card will go.
board-needs-cubes = Choose two cubes on your map first.
board-needs-spot = Put the card on your map first.
# While another card is chosen, for example to see where it would fit.
board-other-card = Your card this round is { $card }.
# After the reason why a card can’t be where it was dropped.
board-now-nearest = The card is now at the nearest place where it fits.
board-only-way = This is the only way it fits here.
# In a game with tricks, in a round before which the hands were passed.
board-hands-passed = Everyone has passed their hand on, so you have a new hand.
# What is marked on the player’s map.
board-marks-tile = Dashed: a desert you can change.
board-marks-cube = Dotted: a cube you can pay.

# After the last card. $day is a date.
board-scored = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-best-miss = Biggest miss: round { $round }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } short of the best play
# One square per round follows; a square is filled by how good the decisions of its round were.
board-squares = One square per round: full for the best choice, half full for up to 3 points missed, empty for more.
board-everyone = Everyone’s maps
board-everyone-of = The map of { $day }, by everyone on the server
board-day-not-over = Everyone’s maps can be seen here <t:{ $until }:R>. Until then, you can play the map of the day in Discord.
board-copied = Copied. Paste it wherever you like.
board-save = Save
board-close = Close
