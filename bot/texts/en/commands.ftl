# What Discord shows while a command is typed, and the answers to what makes no sense.
#
# command-…: what a command does; option-…: what to fill in; choice-…: a line of a list. Each of them may have
# 100 characters. What a player types as it is (rot, none, oldest, all) is not translated.

command-hokkaido = Play Hokkaido: open a table, join one, read the rules
command-start = Open a table in this channel
command-join = Sit down at the table of this channel
command-leave = Leave a table whose game has not begun
command-begin = Begin the game (host only)
command-cancel = Close the table, even in the middle of a game (host or moderators)
command-status = Who plays, whose turn it is, and the scores
command-rules = The rules in short
command-cards = Look at one card, or at all 60
command-hand = Look at your hand
command-pick = Pick a card from your hand
command-discard = Discard a card from your hand, or from your pair (two players)
command-bid = Play a card to the trick, with or without a cube
command-take = Take one of the cards played to the trick
command-pair = Choose a pair after playing the higher card (two players)
command-contest = Give two cubes to take the pair you want (two players)
command-accept = Take the pair the other player left you (two players)
command-place = Place your card on your map, for example: 17 3 2 rot
command-aside = Set aside a card that fits nowhere on your map
command-terraform = Turn a desert into other land for two cubes of one colour
command-wait = Ask to wait: this round all place in order, the lowest card first
command-done = Keep your map as it is and end your round
command-undo = Take back your last step, if nobody has seen it yet
command-tile = Lay the free tile for a goal you met but did not win
command-skip = Lay no free tile
command-map = Look at your map, or at another player’s

option-side = The side of the starting provinces (default: as usual in this server)
option-goals = Play with goal cards (default: as usual in this server)
option-computers = How many computer players sit down at once
option-strength = How well those computer players play (default: easy)
option-order = Whether all place at the same time or in order (default: as usual in this server)
option-number = The number of a card, 1 to 60; leave it out to see them all
option-card = The number of the card
option-x = The column of the card’s top left square, as on the edge of your map
option-y = The row of the card’s top left square, as on the edge of your map
option-desert-x = The column of the desert, as on the edge of your map
option-desert-y = The row of the desert, as on the edge of your map
option-rotation = 0, 90, 180 or 270 degrees clockwise, rot is 90; rot/12 goes under card 12, rot/all under all
option-terrain = What the desert becomes
option-cubes = The squares of the two cubes, such as 1,2/3,-1, or: oldest
option-cube = The square of a cube to add, such as 1,2, or: none
option-cubes-to-give = The squares of the two cubes you give, such as 1,2/3,-1, or: none
option-pair = The pair you take
option-player = Whose map; leave it out for your own
option-which-game = Which of the two games (default: as usual in this server)
option-which-rules = Whose rules (default: the game of this channel’s table)
option-which-cards = Whose cards (default: the game of this channel’s table)
option-selection = How cards are selected: by draft or by trick (default: as usual in this server)
option-scoring-card = An end-game scoring card for all (Honshu only; default: as usual in this server)
option-deck = A deck of your own copy of the game, as a JSON file
option-game = Which game, if you are in several

choice-side-a = A
choice-side-b = B
choice-game-hokkaido = Hokkaido
choice-game-honshu = Honshu
choice-selection-draft = draft: pick a card, pass the rest
choice-selection-trick = trick: bid for the cards
choice-scoring-card-none = none
choice-scoring-card-random = one at random
choice-scoring-card-1 = 1: a factory takes two cubes
choice-scoring-card-2 = 2: three forests in a line
choice-scoring-card-3 = 3: blocks of four deserts
choice-scoring-card-4 = 4: every lake square
choice-scoring-card-5 = 5: towns with four towns around them
choice-scoring-card-6 = 6: empty production squares
choice-scoring-card-7 = 7: blue and yellow cubes in factories
choice-scoring-card-8 = 8: grey and brown cubes in factories
choice-strength-easy = easy
choice-strength-normal = normal
choice-strength-hard = hard
choice-yes = yes
choice-no = no
choice-order-as-printed = as printed
choice-order-simultaneous = always simultaneous
choice-order-in-order = always in order
choice-terrain-lake = lake (two blue cubes)
choice-terrain-town = town (two brown cubes)
choice-terrain-forest = forest (two green cubes)
choice-terrain-mountain = mountain (two grey cubes)
choice-pair-deck = the pair from the pile
choice-pair-hands = the pair from the hands
# A line of a list: how a card is turned, and which cards it goes under. $under is a list.
rotation-choice = { $rotation ->
        [0] not turned
       *[other] { $rotation }° clockwise
    }{ $count ->
        [0] {""}
       *[other] , under { $under }
    }
# A line of a list. $names are the other players; $round is 0 before the game begins.
game-choice = #{ $channel }{ $round ->
        [0] {""}
       *[other] , round { $round }
    }{ $count ->
        [0] {""}
       *[other] , with { $names }
    }

servers-only = Tables are opened and joined in a channel of a server, not in direct messages.
no-game-here = There is no table in this channel. Type `/hokkaido start` to open one.
game-here-over = The last game in this channel is over: the buttons below its last message let you look back, and `/hokkaido log` lists every move. `/hokkaido start` opens a new table.
no-game = You are not in a game right now. Join one in a channel of a server with `/hokkaido join`.
several-games = You are in several games. Say which one you mean with the option **game**.
name-the-table = There is no table in this channel. Say which one you mean with the option **game**.
game-unknown = There is no open game of that name for you. Choose one from the list at the option **game**.
game-not-found = There is no such game, or it is not for you to see. Choose one from the list.
# $given is what the player typed; the same below.
rotation-unknown = “{ $given }” is not a rotation: type 0, 90, 180 or 270, or rot for 90.
word-unknown = “{ $given }” is not one of these: { $offered }.
under-unknown = “{ $given }” names no cards to go under: type their numbers after the rotation, such as rot/12/40, or rot/all.
deck-not-json = “{ $given }” is not a JSON file: a deck is a file whose name ends in .json.
file-not-fetched = I could not get the file “{ $given }” from Discord. Please try again.
cube-unknown = “{ $given }” is not a square: type it like 1,2, or none for no cube.
cubes-unknown = “{ $given }” is not two squares: type them like 1,2/3,-1.
player-unknown = Nobody called “{ $given }” sits at this table.
not-map-phase = You can terraform once everybody has a card to place, before or after you place yours.
too-few-cubes = { $terrain ->
        [forest] A forest
        [lake] A lake
        [town] A town
       *[mountain] A mountain
    } costs two { NAME($colour) } cubes from your map, and you have { $count ->
        [0] none
       *[other] only one
    }.
too-often = That was a lot at once, so please wait a little. You can do this again <t:{ $until }:R>.
invited-lately = <@{ $user }> hasn’t answered your last invitation yet. You can call them again <t:{ $until }:R>.
too-many-tables = You already have a seat at { $most } open tables on this server. Finish a game or leave a table first.
button-unknown = This button is out of date and no longer does anything. Type `/hokkaido status` to see where your games stand.
command-unknown = This command has changed. Reload Discord, or close and open the app, and try again.
discord-forbids = Discord does not let me do that here. I may lack a permission in this channel.
discord-refuses = Discord refused this, so it was not done. It says: { $said }
discord-deleted = What this was about has been deleted from Discord. `/hokkaido status` shows where the game stands.
discord-busy = Discord is not answering me properly right now. Please try again in a moment.
failure = Sorry, something went wrong inside the bot. Your game is safe: `/hokkaido status` shows where it stands. Whoever runs me finds the reason in the log under { $reference }.
database-fails = I cannot reach my database right now, so nothing has changed. Please try again in a moment. Whoever runs me finds the reason in the log under { $reference }.
