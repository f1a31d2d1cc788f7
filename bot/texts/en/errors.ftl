# Error messages for one player: what is wrong and, if it helps, what to do next. Nothing has changed.
# $squares is one or more positions such as 3, -1; $place is a place in a file, such as cards[3].squares;
# $name and $host are names.


## The table and its seats

table-gone = This table is gone. Open a new one with `/hokkaido start`.
table-busy = There’s a lot going on at this table right now. Please try again in a moment.
table-cancelled = This table is closed. Open a new one with `/hokkaido start`.
channel-has-table = { $host } already has a table in this channel, and there’s only room for one. { $begun ->
        [yes] Use another channel or thread.
       *[no] Join that table, or use another channel.
    }
table-full = This table is full: all { $seats } seats are taken.{ $computers ->
        [yes] {" "}Someone at the table can remove a computer player to make room for you.
       *[no] {""}
    }
already-seated = You’re already at this table.
not-seated = You’re not playing at this table. `/hokkaido help` shows what you can do here.
did-not-play = You weren’t playing when this game ended. **All maps** shows what everyone built.
rematch-not-yours = Only the players of this game can press **Play again**.{ $joins ->
        [yes] {" "}You can join their next table once it’s open.
       *[no] {""}
    }{ $opens ->
        [yes] {" "}To open your own, type `/hokkaido start`.
       *[no] {""}
    }
not-host-begin = Only the host, { $host }, can begin the game.
not-host-cancel = Only the host, { $host }, or a moderator can close this table.
others-play = Other people are playing, so everyone has to agree to end the game. `/table end` asks them.
too-few-seats = You can’t begin yet: the game needs at least { $seats } players, and you’re the only one. { $comes ->
        [invited] You’re still waiting for { $names }. Give them a moment
        [nobody] Invite someone with `/hokkaido invite`
       *[anybody] Get someone to press **Join**
    }, or press **Play against two 🤖**.
begun-already = The game has already begun.
computers-out-of-range = A table can have 0 to { $most } computer players, not { $given }.
no-such-option = This menu is out of date. Press **More…** → **Options** in the table’s message again.
no-computer-seat = There’s no computer player at this table.
game-running = The game has begun, so it’s too late for that. If you’re playing, `/hokkaido away` lets a computer player take over; if not, `/hokkaido watch` lets you watch.
just-begun = The game began just before you pressed that, so nothing was closed. Try again if you want to end it.
game-not-begun = { $own ->
        [yes] The game hasn’t begun yet: press **Begin** when everyone’s here.
       *[no] The game hasn’t begun yet: the host, { $host }, still has to press **Begin**.
    }
game-finished = This game is over.
not-your-seat = You can only move for yourself.
game-paused = The game is paused. The host or a moderator can resume it with `/table resume`.
resumed-by-all = For now, only the host, { $host }, or a moderator can resume the game. If it’s still paused <t:{ $until }:R>, any player can.
result-kept = { $name } keeps the result of this game, so you can’t end it on your own. Play it to the end.
seat-is-computers = A computer player is sitting in for you. To play yourself, press **Take my seat back** or type `/hokkaido away`.

not-host = Only the host, { $host }, or a moderator can do that.
host-already = { $name } is already the host.
not-invited = This table is invitation only: ask { $host } to invite you.
person-seated = { $name } is already at this table.
person-not-seated = That person isn’t playing at this table.
person-away = A computer player is sitting in for { $name }. Choose someone who’s playing.
seat-is-played = { $name } is playing, so the others have to agree: `/table replace` asks everyone.
computer-no-host = A computer player can’t be the host. Choose one of the people at the table.
person-not-invited = That person isn’t invited to this table.
person-plays = { $name } is playing in this game. `/table replace` gives the seat to a computer player, `/table offer` offers it to another person.
too-many-guests = You can invite up to { $most } people, and up to { $most } can watch.
too-many-tables = You’re already at { $most } open tables on this server. Finish a game or leave a table first.
not-watching = You’re not watching this table.
game-not-over = This game isn’t over yet.


## Absent players

game-not-paused = The game isn’t paused.
no-deadline = This table has no deadline, so there’s nothing to extend.
extension-out-of-range = You can extend a deadline by anything from one minute to seven days.
nobody-in-time = The game isn’t waiting for anyone right now, so there’s nothing to extend.
nudge-with-deadline = No need: this table has a deadline, and I’ll remind them before it.
nudge-own-turn = It’s your own turn: the game is waiting for you.
nobody-to-nudge = The game isn’t waiting for anyone you could nudge.
# $until is when it becomes possible.
nudged-lately = Give them a moment. You can nudge them again <t:{ $until }:R>.
no-seat = This table has no seat { $seat }.
seat-of-computer = A computer player already has that seat.
seat-is-yours = You already have your own seat.
last-person = That’s the last person at this table. End the game instead.
offer-over = Too late: someone else has that seat now.
offer-too-old = This offer is out of date. Ask the host for a new one.
offer-over-back = Too late: { $name } is playing again.
keeps-result = You already have a result from another seat in this game, so you can’t take this one.


## Votes

no-such-move = That move has already been undone.
not-back-alone = The others are away, and you can’t undo moves without them. Ask them to take their seats back first.
vote-running = There’s already a vote going on. One at a time, please.
no-vote = That vote is over.
no-voter = This vote is for the other players to decide.
not-your-vote = Only the person who asked for the vote can withdraw it.
host-is-here = The host, { $host }, is here and can decide that. You can ask for a vote once they’ve left the server, have a computer player sitting in, or have kept the game waiting or paused for 24 hours.


## Settings

only-role-starts = On this server only members with the role <@&{ $role }> can open a table.
start-role-gone = The role that could open tables on this server has been deleted, so only moderators can open one. They can choose another role with `/table settings`.
only-moderators-start = On this server only moderators can open a table.
role-missing = Choose the role that can open tables.
unknown-locale = I don’t speak { $locale }.


## Fair shuffles

cards-not-dealt = The cards haven’t been dealt.
shuffle-still-secret = The shuffle stays secret until the game is over.
no-shuffle-kept = There’s no record of how this game was shuffled.
no-shuffle = This record doesn’t include the shuffle.
not-hexadecimal = { $place } must be { $letters } hexadecimal digits, in lower case.
wrong-commitment = The secret doesn’t match what was sealed before the game.
wrong-shuffle = { $place } doesn’t match what the secret and the message number produce.


## Invalid values

no-such-seat = There’s no seat { $seat } at this table.
no-such-card = There’s no card { $card }. Cards are numbered 1 to 60.
no-such-card-under = There’s no card { $card } to go under. Cards are numbered 1 to 60, and 0 is your starting province.
outside-grid = { $x }, { $y } is way off your map. Use the numbers along its edges.
unknown-rotation = A card can’t be turned { $rotation } degrees. Choose 0, 90, 180 or 270.
no-such-tile = A desert can’t become { $terrain }. Choose forest, lake, mountain or town.
no-such-pair = There’s no pair { $pair }. Choose deck or hands.
not-two-cubes = You need exactly two cubes, not { $value }.
same-cube-twice = You named the cube at { $squares } twice. You need two different cubes.


## The wrong moment

game-is-over = This game is over.
-see-hand = `/hand` shows what you need to do.
phase-is-pick = Players are picking cards right now. { -see-hand }
phase-is-discard = Both players are discarding a card before they swap hands. { -see-hand }
phase-is-bid = Players are playing cards to the trick right now. { -see-hand }
phase-is-take = Players are taking the played cards right now. { -see-hand }
phase-is-take-pair = The player with the higher card is choosing a pair right now. { -see-hand }
phase-is-answer = The player with the lower card is deciding whether to accept or contest. { -see-hand }
phase-is-discard-of-pair = Both players are choosing which card of their pair to keep right now. { -see-hand }
phase-is-map = The cards are chosen, and players are placing them right now. { -see-hand }
phase-is-free-tile = Players are placing their free tiles right now. { -see-hand }
already-picked = You’ve already picked your card this round. You can take it back while someone else is still picking.
already-discarded = You’ve already discarded a card.
already-played = You’ve already played a card.
already-placed = You’ve already placed card { $card } or set it aside.
already-terraformed = You’ve already terraformed this round, and you can only do it once a round.
already-done = You’ve already pressed Done this round. You can take that back until everyone is done, unless you’re placing in turn.
already-decided-free-tile = You’ve already decided about your free tile.
discard-after-all-picked = You can discard once you’ve both picked.
not-your-turn = It’s not your turn yet.
not-your-turn-to-place = It’s not your turn to place yet. This round everyone places in turn, lowest card first, and card { $card } is next.
not-placed-yet = You can press **Done** once card { $card } is placed, or set aside because it doesn’t fit.
already-in-order = Everyone’s placing in turn this round anyway, so there’s no need to wait.
too-late-to-wait = It’s too late to wait: someone has already placed a card this round.
no-free-tile = You don’t have a free tile to place.
nothing-to-take-back = There’s nothing you can take back right now: you haven’t moved yet, or others have seen your last move.
computer-decided = A computer player made that move while you were away, so you can’t take it back yourself. `/table undo` asks the others to go back.
taken-back-often = You’ve taken back { $most } moves in this game. That’s the limit until the next round.
note-too-long = A note can have at most { $most } characters.
others-built-on-it = You can’t take that back any more: another player has taken a cube that your move returned to the supply.


## Choosing a card

card-not-in-hand = Card { $card } isn’t in your hand. You’re holding { $hand }.
card-not-in-pair = Card { $card } isn’t in your pair.
card-not-in-trick = Card { $card } wasn’t played to this trick.
card-already-taken = Card { $card } has already been taken.
no-cube-in-trick-for-two = With two players you can’t add a cube to your card. Type `none` for the cube.
wrong-colour-of-cube = All cubes in this trick have to be { NAME($colour) }, and yours is { NAME($found) }.


## Placing a card

not-the-selected-card = Your card this round is { $selected }, not { $card }.
another-card = Your card this round is { $selected }, not { $card }.
card-on-map-already = Card { $card } is already on your map.
card-not-on-map = Card { $card } isn’t on your map, so nothing can go under it.
no-overlap = The card has to overlap your map by at least one square, and there it wouldn’t.
under-not-touched = Your card wouldn’t overlap { $card ->
        [0] the starting province
       *[other] card { $card }
    } there, so it can’t go under it.
under-impossible = Your card can’t go under { $card ->
        [0] the starting province
       *[other] card { $card }
    } unless it also goes under { $above ->
        [0] the starting province
       *[other] card { $above }
    }, which lies on top of it.
wholly-hidden = At least one square of the card has to stay visible. There it would be completely hidden.
would-cover = That would cover your { NAME($kind) } at { $squares }, which has to stay visible.
would-be-hidden = That would hide the card’s own { NAME($kind) } at { $squares }, which has to stay visible.
range-fork = That would fork your mountain range at { $squares }. All your mountains have to form a single line.
range-block = That would make a block of four mountains in your range at { $squares }. All your mountains have to form a single line.
range-apart = That would cut mountains off from your range at { $squares }. All your mountains have to form a single line.
range-ring = That would close your mountain range into a ring at { $squares }. All your mountains have to form a single line with two ends.
card-has-a-placement = Card { $card } still fits somewhere on your map, so you can’t set it aside.
last-placement = That would take away the last spot where card { $card } fits. Place the card first, then terraform.
table-never-waits = At this table everyone always places at the same time, so you can’t ask to wait.


## Terraforming, cubes and tiles

no-terraforming = There’s no terraforming in this game.
no-desert-there = There’s no visible desert at { $squares }. You can only terraform a desert.
no-cube-there = You don’t have a cube at { $squares }.
no-empty-production-square = There’s no empty production square at { $squares }.
wrong-cube-for-terrain = A { NAME($terrain) } costs two { NAME($colour) } cubes, and one of yours is { NAME($found) }.


## A table's options

wrong-number-of-players = This game is for 2 to 5 players, not { $players }.
# $most is the maximum number of players.
deck-few-goals = Your deck has { $found ->
        [one] { $found } goal card
       *[other] { $found } goal cards
    }. A table for { $most } players needs { $needed }: add some to the file, or open the table without goals.
goals-in-honshu = This game has no goal cards. Open the table without goals.
scoring-card-in-hokkaido = This game has no scoring cards. Open the table without one.
no-such-scoring-card = There’s no scoring card { $card }.
unknown-rulings = This game began under edition { $rulings } of the rulings. This version of the bot only knows { $known }.
not-a-whole-pile = { $place }: the pile must contain each card from 1 to 60 exactly once.
wrong-side = { $place }: this isn’t side { $side }, which this table plays.
no-legal-range = { $place }: the province’s mountains don’t form a legal range.
drawn-twice = { $place }: duplicate entry.
no-such-deck = There’s no deck { $deck }.


## Files: decks and records

file-too-large = The file is too large: the limit is { $limit } bytes.
not-utf-8 = The file isn’t UTF-8 text: the first invalid byte is number { $byte }.
not-json = The file isn’t valid JSON at line { $line }, column { $column }.
nested-too-deeply = The file is nested too deeply.
key-twice = Duplicate key { $name } in an object.
number-too-large = The file contains a number with { $digits } digits, which is too many.
not-a-json-number = { $value } isn’t a valid JSON number.
missing-value = { $place } is missing.
not-an-object = { $place }: { $value } isn’t an object.
not-a-list = { $place }: { $value } isn’t a list.
not-a-whole-number = { $place }: { $value } isn’t a whole number.
not-true-or-false = { $place }: { $value } is neither true nor false.
not-text = { $place }: { $value } isn’t text.
not-a-position = { $place }: { $value } isn’t a position [x, y].
not-null = { $place } must be null in this variant of the game.
out-of-range = { $place }: { $value } isn’t between { $low } and { $high }.
unknown-value = { $place }: unknown value { $value }.
wrong-length = { $place }: found { $found } items, expected { $expected }.
card-listed-twice = { $place }: duplicate card.
result-too-early = There’s a result, but the game isn’t over.
result-missing = The game is over, but there’s no result.
wrong-result = { $place }: found { $value }, but the game gives { $expected }.
number-twice = { $place }: duplicate number { $number }.
goal-twice = { $place }: duplicate goal.
no-such-square = { $place }: { $value } isn’t a kind of square.
colour-without-cubes = { $place }: the deck has no { NAME($colour) } cubes.
mountain-in-honshu = { $place }: this game has no mountains.
mountains-not-linked = { $place }: a card’s mountains must be linked.
colours-of-scoring-card = { $place }: expected one or more different colours.
not-alone = You’re playing this game alone. It will wait until you’re back.
day-not-over = Others are still playing this map. Its secret will be revealed <t:{ $until }:R>.
day-tried = You played this map before you deleted your data, and everyone gets one try. The next one comes <t:{ $until }:R>.
