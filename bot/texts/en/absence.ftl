# Deadlines, reminders, and seats whose person is away.

due = ⏰ Time until <t:{ $until }:f>, that is <t:{ $until }:R>.
due-of = ⏰ { $names }: time is up <t:{ $until }:R>
due-overdue = ⏰ The time of { $names } is up: a computer player moves.
paused = ⏸️ The game is paused. The host, or a moderator, lets it go on with `/table resume`. After { $days } days in which nobody does anything it closes by itself.
away = 🤖 For now a computer player plays for { $names }.
stands-still = 💤 Nobody is here to play, so the game stands still until somebody takes a seat back. After { $days } days it closes by itself.
watching = 👀 { $count ->
        [one] { $name } watches.
       *[other] { $count } people watch.
    }

reminder-direct = { $last ->
        [yes] ⏰ **Last reminder**
       *[no] ⏰ **Reminder**
    } · round { $round } · <#{ $channel }>
    { $task ->
        [pick] Pick a card
        [discard] Discard a card
        [map] Place your card and say **Done**
        [free-tile] Decide about your free tile
       *[other] The game waits for you
    }: the time is over <t:{ $until }:R>. After that a computer player moves for you.
reminder-channel = <@{ $user }> { $last ->
        [yes] last reminder
       *[no] reminder
    } · round { $round }: the game waits for you; the time is over <t:{ $until }:R>.

seat-is-away = 🤖 <@{ $user }> A computer player plays for you now. One press, and the seat is yours again.
seat-is-away-own = 🤖 A computer player has your seat for now. Take it back and the game waits for you again.
button-take-seat-back = Take my seat back

log-moved = ⏰ The time of { $name } was over in round { $round }{ $missed ->
        [0] {""}
        [one] {" "}(the first deadline missed)
       *[other] {" "}({ $missed } deadlines missed in a row)
    }, so a computer player has { $did }.
moved-for-seat = { $did ->
        [pick] picked a card
        [discard] discarded a card
        [place] placed the card
        [unplaceable] set the card aside (it fitted nowhere)
        [terraform] terraformed
        [wait] asked that all place in order
        [done] said **Done**
        [free-tile] laid a free tile
        [skip] laid no free tile
        [bid] played a card
        [take] taken a card
        [take-pair] chosen a pair
        [contest] contested
        [accept] accepted
       *[other] moved
    }
log-left = { $reason ->
        [deadline] 🤖 { $name } has missed { $missed } deadlines in a row: a computer player has the seat now, until { $name } takes it back.
       *[own] 🤖 { $name } has handed the seat to a computer player, until { $name } takes it back.
    }
log-taken-back = 👋 { $name } is back and plays again.
log-time-given-back = ⏰ The bot was off since <t:{ $since }:f>. That time does not count: whoever is asked has it again.
closed-goes-on-in-channel = This goes on in <#{ $channel }>: press **My hand** there.
closed-by-computer = ⏰ Your time was over, so a computer player moved for you.
