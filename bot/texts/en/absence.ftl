# Deadlines, reminders, and seats whose player is away. Discord formats the times in the reader's language:
# <t:…:R> is "in 3 hours", <t:…:f> is the date and the time.

# Below the round and each private message. $until is a time.
due = ⏰ Time runs out <t:{ $until }:R>: <t:{ $until }:f>
# If players have different deadlines; $names are the players with this one.
due-of = ⏰ { $names }: time runs out <t:{ $until }:R>
due-overdue = ⏰ Time’s up for { $names }: a computer player is moving for them.
paused = ⏸️ The game is paused. The host or a moderator can resume it with `/table resume`; once it has been paused for a day in total, any player can. It closes automatically after { $days } days without activity.
away = 🤖 A computer player is sitting in for { $names }.
stands-still = 💤 No one is here to play, so the game is waiting for someone to take their seat back. It closes automatically after { $days } days without activity.
watching = 👀 { $count ->
        [one] { $name } is watching.
       *[other] { $count } people are watching.
    }

# A player's task, for use in the reminders below.
asked-task = { $task ->
        [pick] pick a card
        [discard] discard a card
        [bid] play a card
        [take] take a card
        [take-pair] choose a pair
        [answer] accept or contest
        [discard-of-pair] keep one card of your pair
        [map] place your card
        [done] press Done
        [free-tile] place or skip your free tile
       *[other] the game is waiting for you
    }
# A phone's notification shows the first words. $task is the text asked-task; $channel is the table's channel id.
reminder-direct = ⏰ **{ $last ->
        [yes] Last reminder
       *[no] Reminder
    }: { $task }** · round { $round } · <#{ $channel }>
    Time runs out <t:{ $until }:R>. After that, a computer player will move for you.
reminder-channel = ⏰ { $last ->
        [yes] Last reminder
       *[no] Reminder
    }: { $task }, <@{ $user }> · round { $round } · time runs out <t:{ $until }:R>
# At a table without a deadline. $since is when the player was asked; <t:…:R> is "2 days ago".
waiting-direct = ⏰ **{ $last ->
        [yes] Last reminder
       *[no] Reminder
    }: { $task }** · round { $round } · <#{ $channel }>
    Your turn came up <t:{ $since }:R>, and the game is waiting for you.
waiting-channel = ⏰ { $last ->
        [yes] Last reminder
       *[no] Reminder
    }: { $task }, <@{ $user }> · round { $round } · your turn came up <t:{ $since }:R>
# $name is the player who pressed Nudge.
nudge-direct = 🔔 **Your turn: { $task }** · round { $round } · <#{ $channel }>
    { $name } is waiting for you.
nudge-channel = 🔔 Your turn: { $task }, <@{ $user }> · round { $round } · { $name } is waiting for you
button-nudge = Nudge
nudged = 🔔 I’ve reminded { $names }.
# $names are players who have turned reminders off.
nudged-nobody = 🔕 Not reminded, because they’ve turned reminders off: { $names }.

seat-is-away = 🤖 <@{ $user }>, a computer player is sitting in for you. Press the button to take your seat back.
seat-is-away-own = 🤖 A computer player is sitting in for you. Take your seat back, and the game will wait for you again.
button-take-seat-back = Take my seat back

# $did is a list of texts moved-for-seat, such as "picked a card and discarded a card".
log-moved = ⏰ { $name } ran out of time in round { $round }{ $missed ->
        [0] {""}
        [one] {" "}(first deadline missed)
       *[other] {" "}({ $missed } deadlines missed in a row)
    }, so a computer player { $did }.
# Part of log-moved: what the computer player did.
moved-for-seat = { $did ->
        [pick] picked a card
        [discard] discarded a card
        [keep] kept one card of the pair
        [place] placed the card
        [unplaceable] set the card aside (it doesn’t fit)
        [terraform] terraformed
        [wait] asked to wait
        [done] pressed **Done**
        [free-tile] placed a free tile
        [skip] skipped the free tile
        [bid] played a card
        [take] took a card
        [take-pair] chose a pair
        [contest] contested the pair
        [accept] accepted the other pair
       *[other] moved
    }
log-left = { $reason ->
        [deadline] 🤖 { $name } missed { $missed } deadlines in a row. A computer player is sitting in until { $name } is back.
       *[own] 🤖 A computer player is sitting in for { $name }, who can come back any time.
    }
log-taken-back = 👋 { $name } is back in the game.
log-time-given-back = ⏰ The bot was down for a while (from <t:{ $since }:f>). The clock was stopped, so no one has lost any time.
closed-goes-on-in-channel = Continue in <#{ $channel }>: press **My hand** there.
# $did is a computer player's decision about a card or a pair; other in the map phase.
closed-by-computer = ⏰ Your time ran out, so a computer player moved for you{ $did ->
        [pick] : it picked card { $card }
        [discard] : it discarded card { $card }
        [keep] : it kept card { $card }
        [bid] : it played card { $card }
        [take] : it took card { $card }
        [take-pair] : it chose a pair
        [contest] : it contested the pair
        [accept] : it accepted the other pair
       *[other] {""}
    }.
closed-seat-lost = Someone else has taken over your seat, so there’s nothing left for you to do here.
