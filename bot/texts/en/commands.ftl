# What Discord shows while a command is being typed, and the responses to invalid input.
#
# command-… describes a command, option-… an option; choice-… is one entry of a list. Each has at most 100
# characters. Words that players type literally (rot, none, oldest, all) are not translated.

command-hokkaido = Play Hokkaido: open or join a table, read the rules
command-start = Open a table in this channel
command-join = Join the table in this channel
command-leave = Leave a table before the game begins
command-begin = Begin the game (host only)
command-cancel = Close the table, even mid-game (host or moderators)
command-status = Who’s playing, whose turn it is, and the scores
command-rules = The rules in brief
command-cards = Show one card or all 60
command-hand = Show your hand
command-note = Write a note for yourself, shown with your hand
command-pick = Pick a card from your hand
command-discard = Discard a card from your hand, or from your pair (two players)
command-bid = Play a card to the trick, with or without a cube
command-take = Take one of the cards played to the trick
command-pair = Choose a pair after playing the higher card (two players)
command-contest = Pay two cubes to take the pair you want (two players)
command-accept = Take the pair the other player left you (two players)
command-place = Place a card on your map, for example: 17 3 2 rot
command-aside = Set aside a card that doesn’t fit anywhere on your map
command-terraform = Turn a desert into another terrain for two cubes of one colour
command-wait = Ask to wait: this round everyone places in turn, lowest card first
command-done = End your round with your map as it is
command-undo = Take back your last move if no one has seen it yet
command-tile = Place the free tile for a goal you met but didn’t win
command-skip = Skip the free tile
command-map = Show your map, or another player’s

option-side = The side of the starting provinces (default: this server’s setting)
option-goals = Play with goal cards (default: this server’s setting)
option-computers = How many computer players to add
option-strength = How well those computer players play (default: easy)
option-order = Whether everyone places at the same time or in turn (default: this server’s setting)
option-number = A card number from 1 to 60; leave it out to see all cards
option-text = Your note (up to 500 characters), or - to delete it
option-card = The number of the card
option-x = The column of the card’s top left square, numbered along the edge of your map
option-y = The row of the card’s top left square, numbered along the edge of your map
option-desert-x = The column of the desert, numbered along the edge of your map
option-desert-y = The row of the desert, numbered along the edge of your map
option-rotation = 0, 90, 180 or 270 degrees clockwise (rot is 90). rot/12 goes under card 12, rot/all under every card
option-terrain = What the desert becomes
option-cubes = The squares of the two cubes (such as 1,2/3,-1), or oldest
option-cube = The square of the cube to add (such as 1,2), or none
option-cubes-to-give = The squares of the two cubes you pay (such as 1,2/3,-1), or none
option-pair = The pair you want
option-player = Whose map to show (default: yours)
option-which-game = Hokkaido or Honshu (default: this server’s setting)
option-which-rules = Which game’s rules (default: the game at this channel’s table)
option-which-cards = Which game’s cards (default: the game at this channel’s table)
option-selection = How you get cards: draft or trick (default: this server’s setting)
option-scoring-card = An end-game scoring card for everyone (Honshu only; default: this server’s setting)
option-deck = A deck from your own copy of the game, as a JSON file
option-game = Which game, if you’re in several

choice-strength-easy = easy
choice-strength-normal = normal
choice-strength-hard = hard
choice-yes = yes
choice-no = no
choice-terrain-lake = lake (two blue cubes)
choice-terrain-town = town (two brown cubes)
choice-terrain-forest = forest (two green cubes)
choice-terrain-mountain = mountain (two grey cubes)
choice-pair-deck = the pair from the pile
choice-pair-hands = the played pair
# An entry of a list: a card's rotation, and the list $under of cards it goes under.
rotation-choice = { $rotation ->
        [0] not turned
       *[other] { $rotation }° clockwise
    }{ $count ->
        [0] {""}
       *[other] , under { $under }
    }
# An entry of a list. $names are the other players; $round is 0 before the game begins.
game-choice = #{ $channel }{ $round ->
        [0] {""}
       *[other] , round { $round }
    }{ $count ->
        [0] {""}
       *[other] , with { $names }
    }

servers-only = Open or join a table in a server channel, not in direct messages.
no-game-here = There’s no table in this channel. Type `/hokkaido start` to open one.
game-here-over = The last game in this channel is over. Look back at it with the buttons below its last message, or list every move with `/hokkaido log`. Open a new table with `/hokkaido start`.
no-game = You’re not in a game right now. Join one in a server channel with `/hokkaido join`.
several-games = You’re in several games. Choose one with the **game** option.
name-the-table = There’s no table in this channel. Choose a game with the **game** option.
game-unknown = You’re not in an open game of that name. Choose one from the list under the **game** option.
game-not-found = That game doesn’t exist, or you can’t see it. Choose one from the list.
# $given is the player's input, here and below.
rotation-unknown = “{ $given }” isn’t a rotation. Type 0, 90, 180 or 270, or rot for 90.
word-unknown = “{ $given }” isn’t one of these: { $offered }.
under-unknown = “{ $given }” isn’t a list of cards to go under. Type their numbers after the rotation, such as rot/12/40, or rot/all.
deck-not-json = “{ $given }” isn’t a JSON file. A deck file’s name ends in .json.
file-not-fetched = I couldn’t get the file “{ $given }” from Discord. Please try again.
cube-unknown = “{ $given }” isn’t a square. Type something like 1,2, or none for no cube.
cubes-unknown = “{ $given }” isn’t two squares. Type something like 1,2/3,-1.
player-unknown = No one at this table is called “{ $given }”.
not-map-phase = You can terraform once everyone has a card to place, before or after placing yours.
too-few-cubes = { $terrain ->
        [forest] A forest
        [lake] A lake
        [town] A town
       *[mountain] A mountain
    } costs two { NAME($colour) } cubes from your map, and you have { $count ->
        [0] none
       *[other] only one
    }.
too-often = Not so fast! You can do this again <t:{ $until }:R>.
button-unknown = This button is out of date and no longer works. Type `/hokkaido status` to see where your games stand.
command-unknown = This command has changed. Reload Discord, or close and reopen the app, and try again.
discord-forbids = Discord won’t let me do that here. I may be missing a permission in this channel.
discord-refuses = Discord refused, so nothing was done. Its reason: { $said }
discord-deleted = That message or channel has been deleted from Discord. `/hokkaido status` shows where the game stands.
delivered-late = Discord delivered this too late for me to answer it here. `/hokkaido status` shows where the game stands.
discord-busy = Discord isn’t responding properly right now. Please try again in a moment.
failure = Sorry, something went wrong inside the bot. Your game is safe: `/hokkaido status` shows where it stands. The bot’s owner can find the reason in the log ({ $reference }).
database-fails = I can’t reach my database right now, so nothing has changed. Please try again in a moment. The bot’s owner can find the reason in the log ({ $reference }).
