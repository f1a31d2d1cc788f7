# What is said when something cannot be done. Each tells one player what was wrong and, where that
# helps, what to do next. Nothing has changed when one of these is said.


## The table and its seats

table-gone = This table is no longer there. Open a new one with `/hokkaido start`.
table-busy = The table is very busy just now. Please try again in a moment.
table-cancelled = This table has been cancelled. Open a new one with `/hokkaido start`.
channel-has-table = This channel has { $host }’s table already. Only one table a channel at a time: join that one, or use another channel.
table-full = This table is full: { $seats } seats are taken. A computer player can make room for you if somebody at the table removes it.
already-seated = You have a seat at this table already.
not-seated = You have no seat at this table.
not-host-begin = Only the host, { $host }, can begin the game.
not-host-cancel = Only the host, { $host }, or a moderator can close this table.
too-few-seats = The game needs at least { $seats } seats. Wait for another player, or add a computer player.
computers-out-of-range = A table can have 0 to { $most } computer players, not { $given }.
no-such-option = This menu is from another version of the bot. Open **Options** below the table once more.
no-computer-seat = There is no computer player at this table.
game-running = The game is running already: nobody can join or leave it now. `/hokkaido watch` lets you watch it; if you play, `/hokkaido away` lets a computer player play for you.
just-begun = The game has begun at this very moment, so nothing was closed. Ask again if you want to end it.
game-not-begun = The game has not begun yet. { $host } can begin it.
game-finished = This game is over.
not-your-seat = You can only move for your own seat.
game-paused = The game is paused. The host can let it go on.
seat-is-computers = A computer player has your seat for now. To play yourself, press **Take my seat back** or type `/hokkaido away`.

not-host = Only the host, { $host }, or a moderator can do that.
host-already = { $name } is host already.
not-invited = This table is for invited people: ask { $host } to invite you.
person-seated = { $name } has a seat at this table already.
person-not-seated = That person does not play at this table now.
person-not-invited = That person is not invited to this table.
too-many-guests = At most { $most } people can be invited to a table, and as many can watch it.
not-watching = You are not watching this table.
game-not-over = This game is not over yet.




## Absent players

game-not-paused = The game is not paused.
no-deadline = This table has no deadline, so there is nothing to extend.
extension-out-of-range = A deadline can be extended by a minute at least and by seven days at most.
nobody-in-time = Nobody’s time is running just now, so there is nothing to extend.
no-seat = This table has no seat { $seat }.
seat-of-computer = A computer player has that seat already.
seat-is-yours = You play your seat yourself already.
last-person = That is the last person at this table: cancel the game instead.
offer-over = This offer is over: the seat has somebody else by now.
offer-too-old = This offer is over. Ask the host for a new one.


## Votes

no-such-move = There is no such move to go back to.
not-back-alone = The others are away, and without their say nobody goes back. Ask them to take their seats back first.
vote-running = The table is voting already: one vote at a time.
no-vote = That vote is over.
no-voter = This vote is decided by the other players.
not-your-vote = Only who has asked for the vote can withdraw it.
host-is-here = { $host } is here as host and can decide that. A host counts as gone who has left the server or whose seat a computer player has, and after 24 hours in which the game waits for them or is paused.


## Settings

only-role-starts = In this server only people with the role <@&{ $role }> can start a table.
only-moderators-start = In this server only moderators can start a table.
role-missing = Choose the role whose members can start tables.
unknown-locale = There is no language { $locale } here.


## Fair shuffles

cards-not-dealt = The cards have not been dealt.
not-getting-ready = The cards are dealt already: words can be added to the shuffle only before.
word-too-long = A word for the shuffle has at most { $most } letters; yours has { $given }.
word-not-printable = Your word has something in it that is no letter, digit, sign or space.
shuffle-still-secret = How the cards were shuffled is told when the game is over.
no-shuffle-kept = Nothing was kept of how this game was shuffled.
no-shuffle = This record says nothing of how its cards were shuffled.
not-hexadecimal = { $place } must have { $letters } hexadecimal digits in small letters.
words-deleted = A player of this game has had their data deleted, and with it the word, so the shuffle can no longer be checked.
wrong-commitment = The secret seed does not fit the commitment that was made before the game.
wrong-shuffle = { $place } is not what the secret seed and the words of the players give.


## Values that nothing in the game has

no-such-seat = There is no seat { $seat } at this table.
no-such-card = There is no card { $card }: the cards have the numbers 1 to 60.
no-such-card-under = There is no card { $card } to go under: cards have the numbers 1 to 60, and your starting province is 0.
outside-grid = { $x }, { $y } is far outside of any map. Use the numbers along the edges of your map picture.
unknown-rotation = There is no rotation { $rotation }: a card is turned by 0, 90, 180 or 270 degrees.
no-such-tile = A desert cannot become { $terrain }: choose forest, lake, mountain or town.
no-such-pair = There is no pair { $pair }: the pairs are deck and hands.
not-two-cubes = Exactly two cubes are needed, not { $value }.
same-cube-twice = You have named the cube at { $squares } twice: two different cubes are needed.


## The wrong moment

game-is-over = This game is over.
phase-is-pick = Now everybody picks a card from the hand.
phase-is-discard = Now both players discard a card from the hand they are about to pass on.
phase-is-bid = Now a card is played to the trick.
phase-is-take = Now the played cards are taken, one by one.
phase-is-take-pair = Now the winner of the trick chooses a pair.
phase-is-answer = Now the loser of the trick contests or accepts.
phase-is-discard-of-pair = Now everybody discards one card of their pair.
phase-is-map = The cards are picked: now everybody places theirs on the map.
phase-is-free-tile = Now the free tiles of the goals are laid.
already-picked = You have picked your card for this round already. You can take it back as long as somebody else is still picking.
already-discarded = You have discarded a card already.
already-played = You have played a card already.
already-placed = You have placed card { $card }, or set it aside, already.
already-terraformed = You have terraformed in this round already: once a round is allowed.
already-done = You have said that you are done with this round. As long as others are still placing at the same time you can take that back.
already-decided-free-tile = You have decided about your free tile already.
discard-after-all-picked = You can discard once both of you have picked.
not-your-turn = It is not your turn yet.
not-your-turn-to-place = It is not your turn to place yet: this round is placed in order, lowest card first, and card { $card } is next.
not-placed-yet = First place card { $card }; if there is no legal place for it anywhere, set it aside.
already-in-order = This round is placed in order already, so there is nothing to wait for.
too-late-to-wait = It is too late to wait: somebody has placed a card already this round.
no-free-tile = You have no free tile to lay.
nothing-to-take-back = There is nothing that you could take back now: others have seen your last move, or you have not made one.
others-built-on-it = This cannot be taken back any more: another player has received a cube that your move had returned to the supply.


## Choosing a card

card-not-in-hand = Card { $card } is not in your hand.
card-not-in-pair = Card { $card } is not in your pair.
card-not-in-trick = Card { $card } was not played to this trick.
card-already-taken = Card { $card } has been taken already.
no-cube-in-trick-for-two = With two players no cube is added to the card.
wrong-colour-of-cube = The cubes of this trick are { NAME($colour) }, and that one is { NAME($found) }.


## Placing a card

not-the-selected-card = Your card of this round is { $selected }, not { $card }.
another-card = Your card of this round is { $selected }, not { $card }.
card-on-map-already = Card { $card } is on your map already.
card-not-on-map = Card { $card } is not on your map, so nothing can go under it.
no-overlap = A card must overlap your map by at least one square; this one would only lie beside it.
under-not-touched = Your card does not overlap card { $card } there, so it cannot go under it.
under-impossible = Your card cannot go under card { $card } and over card { $above }: card { $above } lies above card { $card }, so your card must go under both.
wholly-hidden = At least one square of the card must stay visible; there it would be hidden completely.
would-cover = That would cover your { NAME($kind) } at { $squares }: lakes and mountains always stay visible.
would-be-hidden = The card’s own { NAME($kind) } would lie hidden at { $squares }: lakes and mountains always stay visible.
range-fork = That would fork your mountain range at { $squares }: all mountains form a single line.
range-block = That would put a block of four mountains into your range at { $squares }: all mountains form a single line.
range-apart = That would leave mountains apart from your range at { $squares }: all mountains form a single line.
range-ring = That would close your mountain range to a ring at { $squares }: all mountains form a single line with two ends.
card-has-a-placement = Card { $card } still has a legal place on your map, so it cannot be set aside.
last-placement = That would take away the last legal place of card { $card }. Place the card first, then terraform.
table-never-waits = At this table everybody always places at the same time, so nobody can ask to wait.


## Terraforming, cubes and tiles

no-terraforming = There is no terraforming in this game.
no-desert-there = There is no visible desert at { $squares }: only a desert can be terraformed.
no-cube-there = There is no cube of yours at { $squares }.
no-empty-production-square = There is no empty production square at { $squares }.
wrong-cube-for-terrain = A { NAME($terrain) } costs two { NAME($colour) } cubes, and you have named a { NAME($found) } one.


## What a table plays

wrong-number-of-players = { $players } cannot play: the games are for 2 to 5 players.
deck-few-goals = Your deck has { $found } goal cards. A table of { $most } needs { $needed } of them: add some to the file, or open the table without goals.
goals-in-honshu = This game has no goal cards: begin the table without goals.
scoring-card-in-hokkaido = This game has no scoring cards: begin the table without one.
no-such-scoring-card = There is no scoring card { $card }.
unknown-rulings = This game was begun under edition { $rulings } of the rulings, which this version of the bot does not know: it knows { $known }.
not-a-whole-pile = { $place }: the pile must hold each card from 1 to 60 once.
wrong-side = { $place }: this is not side { $side }, which the table plays.
no-legal-range = { $place }: the mountains of the province form no legal range.
drawn-twice = { $place }: the same one is there twice.
no-such-deck = There is no deck { $deck }.


## Files: decks and records

file-too-large = The file is too large: at most { $limit } bytes are read.
not-utf-8 = The file is not UTF-8 text; the first strange byte is number { $byte }.
not-json = The file is not valid JSON at line { $line }, column { $column }.
nested-too-deeply = The file is nested too deeply.
key-twice = The key { $name } stands twice in one object.
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
