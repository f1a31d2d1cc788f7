# What is said when something cannot be done. Each tells one player what was wrong and, where that
# helps, what to do next. Nothing has changed when one of these is said. $squares are positions such as 3, -1,
# or several of them; $place is where in a file something is, such as cards[3].squares; $name, $host are names.


## The table and its seats

table-gone = This table is gone. Open a new one with `/hokkaido start`.
table-busy = The table is very busy right now. Please try again in a moment.
table-cancelled = This table is closed. Open a new one with `/hokkaido start`.
channel-has-table = This channel already has a table, opened by { $host }. There is room for one at a time: { $begun ->
        [yes] use another channel or thread.
       *[no] join that one, or use another channel.
    }
table-full = This table is full: all { $seats } seats are taken.{ $computers ->
        [yes] {" "}Somebody at the table can remove a computer player to make room for you.
       *[no] {""}
    }
already-seated = You already have a seat at this table.
not-seated = You have no seat at this table. `/hokkaido help` says what you can do here.
did-not-play = You had no seat when this game ended. **All maps** shows what everybody built.
rematch-not-yours = The button **Play again** is for those who had a seat when this game ended.{ $joins ->
        [yes] {" "}You can join their next table once it is open.
       *[no] {""}
    }{ $opens ->
        [yes] {" "}To open one of your own, type `/hokkaido start`.
       *[no] {""}
    }
not-host-begin = Only the host, { $host }, can begin the game.
not-host-cancel = Only the host, { $host }, or a moderator can close this table.
others-play = Other people are playing, so the game ends only if all of them agree. `/table end` asks them.
too-few-seats = You cannot begin yet: the game needs at least { $seats } players, and nobody but you has a seat. { $comes ->
        [invited] Invited, but still to come: { $names }. Wait for them
        [nobody] Invite somebody with `/hokkaido invite`
       *[anybody] Let somebody press **Join**
    }, or press **Play against two 🤖**.
begun-already = The game has begun already.
computers-out-of-range = A table can have 0 to { $most } computer players, not { $given }.
no-such-option = This menu is out of date. Open **Options** below the table again.
no-computer-seat = There is no computer player at this table.
game-running = The game has begun, so it is too late for that. If you are playing, `/hokkaido away` lets a computer player take over; if not, `/hokkaido watch` lets you watch.
just-begun = The game began at this very moment, so nothing was closed. Try again if you want to end it.
game-not-begun = The game has not begun yet. The host, { $host }, begins it with **Begin**.
game-finished = This game is over.
not-your-seat = You can only move for your own seat.
game-paused = The game is paused. The host or a moderator resumes it with `/table resume`.
resumed-by-all = For now only the host, { $host }, or a moderator can resume the game. If it is still paused <t:{ $until }:R>, anyone who plays can.
seat-is-computers = A computer player has your seat for now. To play yourself, press **Take my seat back** or type `/hokkaido away`.

not-host = Only the host, { $host }, or a moderator can do that.
host-already = { $name } is the host already.
not-invited = This table is by invitation only: ask { $host } to invite you.
person-seated = { $name } already has a seat at this table.
person-not-seated = That person is not playing at this table.
person-away = A computer player has { $name }’s seat for now. Choose somebody who is playing.
seat-is-played = { $name } is here and playing, so you can’t decide this alone. `/table replace` asks the others whether a computer player should take the seat. After that you can offer it to someone.
computer-no-host = A computer player cannot be the host. Choose one of the people at the table.
person-not-invited = That person is not invited to this table.
person-plays = { $name } has a seat in this game. `/table replace` gives the seat to a computer player, `/table offer` offers it to another person.
too-many-guests = At most { $most } people can be invited to a table, and as many can watch.
not-watching = You are not watching this table.
game-not-over = This game is not over yet.


## Absent players

game-not-paused = The game is not paused.
no-deadline = This table has no deadline, so there is nothing to extend.
extension-out-of-range = A deadline can be extended by anything from one minute to seven days.
nobody-in-time = Nobody is being waited for right now, so there is nothing to extend.
nudge-with-deadline = There is no need: this table has a deadline, and reminders come before it.
nudge-own-turn = It is your own turn: the game is waiting for you.
nobody-to-nudge = The game is not waiting for anybody you could nudge.
# $until is the moment from which it is possible.
nudged-lately = Give them a moment: you can nudge them <t:{ $until }:R>.
no-seat = This table has no seat { $seat }.
seat-of-computer = A computer player has that seat already.
seat-is-yours = You are already playing your own seat.
last-person = That is the last person at this table: end the game instead.
offer-over = Too late: somebody else has that seat by now.
offer-too-old = This offer is out of date. Ask the host for a new one.
offer-over-back = Too late: { $name } is playing again.
keeps-result = You left another seat in this game and keep its result, so you can’t take this one.


## Votes

no-such-move = That move is no longer there to go back to.
not-back-alone = The others are away, and you cannot go back without them. Ask them to take their seats back first.
vote-running = There is a vote going on already: one at a time.
no-vote = That vote is over.
no-voter = This vote is for the other players to decide.
not-your-vote = Only the person who asked for the vote can withdraw it.
host-is-here = { $host } is the host and is here to decide that. A host counts as gone after leaving the server, while a computer player has their seat, or once the game has been waiting for them or has been paused for 24 hours.


## Settings

only-role-starts = In this server only people with the role <@&{ $role }> can open a table.
only-moderators-start = In this server only moderators can open a table.
role-missing = Choose the role whose members may open tables.
unknown-locale = I do not speak { $locale }.


## Fair shuffles

cards-not-dealt = The cards have not been dealt.
shuffle-still-secret = How the cards were shuffled stays secret until the game is over.
no-shuffle-kept = It was not noted how this game was shuffled.
no-shuffle = This record does not say how its cards were shuffled.
not-hexadecimal = { $place } must be { $letters } hexadecimal digits, with small letters.
wrong-commitment = The secret seed is not the one that was sealed before the game.
wrong-shuffle = { $place } does not follow from the secret seed and the number of the message.


## Values that nothing in the game has

no-such-seat = There is no seat { $seat } at this table.
no-such-card = There is no card { $card }: the cards have the numbers 1 to 60.
no-such-card-under = There is no card { $card } to go under: cards have the numbers 1 to 60, and your starting province is 0.
outside-grid = { $x }, { $y } is far outside any map. Use the numbers along the edges of your map.
unknown-rotation = A card cannot be turned by { $rotation } degrees: choose 0, 90, 180 or 270.
no-such-tile = A desert cannot become { $terrain }: choose forest, lake, mountain or town.
no-such-pair = There is no pair { $pair }: the pairs are deck and hands.
not-two-cubes = Exactly two cubes are needed, not { $value }.
same-cube-twice = You named the cube at { $squares } twice: two different cubes are needed.


## The wrong moment

game-is-over = This game is over.
-see-hand = `/hand` shows what you are asked to do.
phase-is-pick = Right now it is time to pick a card. { -see-hand }
phase-is-discard = Right now both players discard a card from the hand they are about to pass on. { -see-hand }
phase-is-bid = Right now cards are played to the trick. { -see-hand }
phase-is-take = Right now the played cards are taken, one by one. { -see-hand }
phase-is-take-pair = Right now the player with the higher card chooses a pair. { -see-hand }
phase-is-answer = Right now the player with the lower card accepts or contests. { -see-hand }
phase-is-discard-of-pair = Right now both players discard one card of their pair. { -see-hand }
phase-is-map = The cards are chosen: right now it is time to place. { -see-hand }
phase-is-free-tile = Right now the free tiles for the goals are laid. { -see-hand }
already-picked = You have already picked your card for this round. You can take it back while somebody else is still picking.
already-discarded = You have already discarded a card.
already-played = You have already played a card.
already-placed = You have already placed card { $card } or set it aside.
already-terraformed = You have already terraformed this round: once a round is all you get.
already-done = You have already pressed Done for this round. You can take that back while others are still placing at the same time.
already-decided-free-tile = You have already decided about your free tile.
discard-after-all-picked = You can discard once both of you have picked.
not-your-turn = It is not your turn yet.
not-your-turn-to-place = It is not your turn to place yet: this round all place in order, the lowest card first, and card { $card } is next.
not-placed-yet = You can press **Done** once card { $card } is placed, or set aside because it fits nowhere.
already-in-order = This round all place in order anyway, so there is no need to wait.
too-late-to-wait = It is too late to wait: somebody has already placed a card this round.
no-free-tile = You have no free tile to lay.
nothing-to-take-back = There is nothing you can take back now: others have seen your last move, or you have not made one.
computer-decided = A computer player made that move for you while you were away, so it stands. `/table undo` asks the others to go back.
taken-back-often = You have taken back { $most } moves in this phase, and more isn’t possible before the next one.
others-built-on-it = That can no longer be taken back: another player has taken a cube that your move returned to the supply.


## Choosing a card

card-not-in-hand = Card { $card } is not in your hand.
card-not-in-pair = Card { $card } is not in your pair.
card-not-in-trick = Card { $card } was not played to this trick.
card-already-taken = Card { $card } is already taken.
no-cube-in-trick-for-two = With two players nobody adds a cube to the card: type `none` for it.
wrong-colour-of-cube = All cubes of this trick have to be { NAME($colour) }, and that one is { NAME($found) }.


## Placing a card

not-the-selected-card = Your card of this round is { $selected }, not { $card }.
another-card = Your card of this round is { $selected }, not { $card }.
card-on-map-already = Card { $card } is already on your map.
card-not-on-map = Card { $card } is not on your map, so nothing can go under it.
no-overlap = A card has to overlap your map by at least one square. This one would only lie beside it.
under-not-touched = Your card does not overlap card { $card } there, so it cannot go under it.
under-impossible = Your card cannot go under card { $card } and over card { $above }: card { $above } lies on top of card { $card }, so your card has to go under both.
wholly-hidden = At least one square of the card has to stay visible. There it would be hidden completely.
would-cover = That would cover your { NAME($kind) } at { $squares }: lakes and mountains always stay visible.
would-be-hidden = The card’s own { NAME($kind) } would be hidden at { $squares }: lakes and mountains always stay visible.
range-fork = That would fork your mountain range at { $squares }: all mountains form a single line.
range-block = That would put a block of four mountains into your range at { $squares }: all mountains form a single line.
range-apart = That would leave mountains cut off from your range at { $squares }: all mountains form a single line.
range-ring = That would close your mountain range into a ring at { $squares }: all mountains form a single line with two ends.
card-has-a-placement = Card { $card } still fits somewhere on your map, so you cannot set it aside.
last-placement = That would take away the last place where card { $card } fits. Place the card first, then terraform.
table-never-waits = At this table everybody always places at the same time, so nobody can ask to wait.


## Terraforming, cubes and tiles

no-terraforming = There is no terraforming in this game.
no-desert-there = There is no visible desert at { $squares }: only a desert can be terraformed.
no-cube-there = You have no cube at { $squares }.
no-empty-production-square = There is no empty production square at { $squares }.
wrong-cube-for-terrain = A { NAME($terrain) } costs two { NAME($colour) } cubes, and one that you named is { NAME($found) }.


## What a table plays

wrong-number-of-players = This game is for 2 to 5 players, not for { $players }.
# $most is how many players the table may have.
deck-few-goals = Your deck has { $found ->
        [one] { $found } goal card
       *[other] { $found } goal cards
    }. A table for { $most } players needs { $needed }: add some to the file, or open the table without goals.
goals-in-honshu = This game has no goal cards: begin the table without goals.
scoring-card-in-hokkaido = This game has no scoring cards: begin the table without one.
no-such-scoring-card = There is no scoring card { $card }.
unknown-rulings = This game was begun under edition { $rulings } of the rulings. This version of the bot knows only { $known }.
not-a-whole-pile = { $place }: the pile must hold each card from 1 to 60 once.
wrong-side = { $place }: this is not side { $side }, which the table plays.
no-legal-range = { $place }: the mountains of the province form no legal range.
drawn-twice = { $place }: the same thing is there twice.
no-such-deck = There is no deck { $deck }.


## Files: decks and records

file-too-large = The file is too large: { $limit } bytes are the most I read.
not-utf-8 = The file is not UTF-8 text; the first strange byte is number { $byte }.
not-json = The file is not valid JSON at line { $line }, column { $column }.
nested-too-deeply = The file is nested too deeply.
key-twice = The key { $name } is there twice in one object.
number-too-large = The file has a number of { $digits } digits; that is too many.
not-a-json-number = { $value } is not a number in JSON.
missing-value = { $place } is missing.
not-an-object = { $place }: { $value } is not an object.
not-a-list = { $place }: { $value } is not a list.
not-a-whole-number = { $place }: { $value } is not a whole number.
not-true-or-false = { $place }: { $value } is neither true nor false.
not-text = { $place }: { $value } is not text.
not-a-position = { $place }: { $value } is not a position [x, y].
not-null = { $place } must be null in this variant of the game.
out-of-range = { $place }: { $value } is not from { $low } to { $high }.
unknown-value = { $place }: { $value } is not known.
wrong-length = { $place }: { $found } where { $expected } are needed.
card-listed-twice = { $place }: a card is listed twice.
result-too-early = There is a result, but the game is not over.
result-missing = The game is over, but there is no result.
wrong-result = { $place }: { $value } where the game comes to { $expected }.
number-twice = { $place }: the number { $number } is there twice.
goal-twice = { $place }: a goal is there twice.
no-such-square = { $place }: { $value } is no kind of square.
colour-without-cubes = { $place }: the deck has no cubes of the colour { NAME($colour) }.
mountain-in-honshu = { $place }: a mountain, which this game does not have.
mountains-not-linked = { $place }: the mountains of a card must be linked.
colours-of-scoring-card = { $place } of the deck must name its colours, each once.
not-alone = You play this one alone: nobody else is in it, and it waits until you go on.
day-not-over = Others are still playing this map. Its secret is shown <t:{ $until }:R>.
