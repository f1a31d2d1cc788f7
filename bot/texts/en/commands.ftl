# What Discord shows while a command is typed, and the answers to what makes no sense.

command-hokkaido = Play Hokkaido: open a table, join one, look at the rules
command-start = Open a table in this channel
command-join = Sit down at the table of this channel
command-leave = Leave a table whose game has not begun
command-begin = Begin the game (host only)
command-cancel = Close the table, also in the middle of a game (host or moderators)
command-status = Who plays, whose turn it is, and the scores
command-rules = The rules in short
command-cards = Look at one card, or at all 60
command-hand = Look at your hand
command-pick = Pick a card of your hand
command-discard = Discard a card of your hand, or of your pair (two players)
command-bid = Play a card to the trick, with or without a cube
command-take = Take one of the cards that were played to the trick
command-pair = Choose a pair when you have played the higher card (two players)
command-contest = Give two cubes to take the pair that you like (two players)
command-accept = Take the pair that the other player has left (two players)
command-place = Place your card on your map, for example: 17 3 2 rot
command-aside = Set aside a card that fits nowhere on your map
command-terraform = Turn a desert into other land for two cubes of one colour
command-wait = Ask that all place in order this round, the lowest card first
command-done = Keep your placement and end the round
command-undo = Take back your last step, as long as nobody has seen it
command-tile = Lay the free tile of a goal that you met but did not win
command-skip = Lay no free tile
command-map = Look at your map, or at another player's

option-side = The side of the starting provinces (default: A)
option-goals = Play with goal cards (default: no)
option-computers = How many computer players sit down at once
option-strength = How well those computer players play (default: easy)
option-order = Whether all place at the same time (default: as printed)
option-number = The number of a card, 1 to 60; none shows them all
option-card = The number of the card
option-x = The column of the card's top left square, as on the edge of your map
option-y = The row of the card's top left square, as on the edge of your map
option-desert-x = The column of the desert, as on the edge of your map
option-desert-y = The row of the desert, as on the edge of your map
option-rotation = 0, 90, 180 or 270 degrees clockwise, rot is 90; rot/12 goes under card 12, rot/all under all
option-terrain = What the desert becomes
option-cubes = The squares of the two cubes, such as 1,2/3,-1, or: oldest
option-cube = The square of a cube to add, such as 1,2, or: none
option-cubes-to-give = The squares of the two cubes that you give, such as 1,2/3,-1, or: none
option-pair = The pair that you take
option-player = Whose map; leave it out for your own
option-which-game = Which of the two games (default: Hokkaido)
option-which-rules = Whose rules (default: the game of this channel's table)
option-which-cards = Whose cards (default: the game of this channel's table)
option-selection = How cards are selected (default: the game's own way: Hokkaido draft, Honshu trick)
option-scoring-card = An end-game scoring card for all (Honshu only; default: none)
option-deck = A deck of your own copy of the game, as a JSON file
option-game = Which game, if you play several

choice-side-a = A
choice-side-b = B
choice-game-hokkaido = Hokkaido
choice-game-honshu = Honshu
choice-selection-draft = draft: pick a card, pass the rest
choice-selection-trick = trick: bid for the cards
choice-scoring-card-none = none
choice-scoring-card-random = one at random
choice-scoring-card-1 = 1: a factory takes two cubes
choice-scoring-card-2 = 2: rows of three forests
choice-scoring-card-3 = 3: blocks of four deserts
choice-scoring-card-4 = 4: every lake square
choice-scoring-card-5 = 5: towns with four towns beside them
choice-scoring-card-6 = 6: empty production squares
choice-scoring-card-7 = 7: blue and yellow cubes in factories
choice-scoring-card-8 = 8: grey and brown cubes in factories
choice-strength-easy = easy
choice-strength-normal = normal
choice-strength-hard = hard
choice-goals-yes = yes
choice-goals-no = no
choice-order-as-printed = as printed
choice-order-simultaneous = always simultaneous
choice-order-in-order = always in order
choice-terrain-lake = lake (two blue cubes)
choice-terrain-town = town (two brown cubes)
choice-terrain-forest = forest (two green cubes)
choice-terrain-mountain = mountain (two grey cubes)
choice-pair-deck = the pair from the pile
choice-pair-hands = the pair from the hands
rotation-choice = { $rotation ->
        [0] not turned
       *[other] { $rotation }° clockwise
    }{ $count ->
        [0] {""}
       *[other] , under { $under }
    }
game-choice = #{ $channel }{ $round ->
        [0] {""}
       *[other] , round { $round }
    }{ $count ->
        [0] {""}
       *[other] , with { $names }
    }

servers-only = A table is opened and joined in a channel of a server, not in direct messages.
no-game-here = There is no table in this channel. Type `/hokkaido start` to open one.
no-game = You play no game at the moment. Join one in a channel of a server with `/hokkaido join`.
several-games = You play several games. Say which one you mean with the option **game**.
name-the-table = There is no table in this channel. Say which one you mean with the option **game**.
game-unknown = You play no such game. Choose one of those that the option **game** offers.
game-not-found = There is no such game that you could see. Choose one that the command offers.
rotation-unknown = “{ $given }” is no rotation: type 0, 90, 180 or 270, or rot for 90.
word-unknown = “{ $given }” is none of these: { $offered }.
under-unknown = “{ $given }” names no cards to go under: type their numbers behind the rotation, such as rot/12/40, or rot/all.
deck-not-json = “{ $given }” is no JSON file: a deck is one file whose name ends in .json.
deck-not-fetched = I could not get the file “{ $given }” from Discord. Please try again.
cube-unknown = “{ $given }” names no square: type it like 1,2, or none for no cube.
cubes-unknown = “{ $given }” names no two squares: type them like 1,2/3,-1.
player-unknown = Nobody called “{ $given }” sits at this table.
no-legal-spot = Card { $card } fits nowhere on your map. Press **Set aside**, or type `/aside`.
not-map-phase = You can terraform once everybody has picked a card, before or after you place yours.
too-few-cubes = { $terrain ->
        [forest] A forest
        [lake] A lake
        [town] A town
       *[mountain] A mountain
    } costs two { NAME($colour) } cubes of your map, and you have { $count ->
        [0] none
       *[other] one
    }.
# Somebody has asked for more pictures and the like than can be made for them at once.
too-much-at-once = One moment: you have asked for a lot at once. Try again in a few seconds.
too-often = That was a lot at once, so please wait a little: you can do this again <t:{ $until }:R>.
too-many-tables = You are host of { $most } open tables already. End or finish one before you open another.
button-unknown = This button is from another time and does nothing any more. Type `/hokkaido status` to see where your games stand.
command-unknown = This command has changed since your Discord last asked for it. Reload Discord, or close and open the app, and try again.
discord-forbids = Discord does not let me do that here. I may lack a permission in this channel.
discord-deleted = What this was about has been deleted in Discord meanwhile. `/hokkaido status` shows where the game stands.
discord-busy = Discord does not answer me properly just now. Please try again in a moment.
# The bot ended while this person waited for an answer, or the answer did not get through; whether anything
# was done is not known here.
answer-broken-off = Sorry, my answer broke off. Your game is kept, but you may have to do that again: `/hokkaido status` shows where it stands.
failure = Something went wrong inside the bot, sorry. It is in the log under { $reference }; your game is kept. `/hokkaido status` shows where it stands.
database-fails = I cannot use my database just now, so nothing has changed. Please try again in a moment. Whoever hosts me finds the reason in the log under { $reference }.
