# Deadlines, reminders, and seats whose person is away. Deadlines are Discord's own times: <t:…:R> shows
# "in 3 hours", <t:…:f> day and hour, each in the reader's language.

# $until is a moment. Stands below the round and below each private message.
due = ⏰ Time is up <t:{ $until }:R>: <t:{ $until }:f>
# The same when players have different deadlines; $names are those whose time this is.
due-of = ⏰ { $names }: time is up <t:{ $until }:R>
due-overdue = ⏰ Time’s up for { $names }: a computer player is moving for them.
paused = ⏸️ The game is paused. The host or a moderator can resume it with `/table resume`; after a day of pauses in total, any player can. It closes automatically after { $days } days without activity.
away = 🤖 A computer player is sitting in for { $names }.
stands-still = 💤 No one is here to play, so the game is waiting for someone to take their seat back. It closes automatically after { $days } days without activity.
watching = 👀 { $count ->
        [one] { $name } is watching.
       *[other] { $count } people are watching.
    }

# What somebody is asked to do, as it stands in the reminders below.
asked-task = { $task ->
        [pick] pick a card
        [discard] discard a card
        [bid] play a card
        [take] take a card
        [take-pair] choose a pair
        [answer] accept or contest
        [discard-of-pair] keep one of your pair
        [map] place your card
        [done] press Done
        [free-tile] place or skip your free tile
       *[other] the game is waiting for you
    }
# The first words stand in the notification on a phone. $task is what asked-task says, $channel the id of
# the table's channel.
reminder-direct = ⏰ **{ $last ->
        [yes] Last reminder
       *[no] Reminder
    }: { $task }** · round { $round } · <#{ $channel }>
    Time is up <t:{ $until }:R>. After that, a computer player will move for you.
reminder-channel = ⏰ { $last ->
        [yes] Last reminder
       *[no] Reminder
    }: { $task }, <@{ $user }> · round { $round } · time is up <t:{ $until }:R>
# The same where there is no deadline. $since is when the person was asked: <t:…:R> shows "2 days ago".
waiting-direct = ⏰ **{ $last ->
        [yes] Last reminder
       *[no] Reminder
    }: { $task }** · round { $round } · <#{ $channel }>
    You were asked <t:{ $since }:R>, and the game is waiting for you.
waiting-channel = ⏰ { $last ->
        [yes] Last reminder
       *[no] Reminder
    }: { $task }, <@{ $user }> · round { $round } · you were asked <t:{ $since }:R>
# $name is another player, who has pressed Nudge.
nudge-direct = 🔔 **Your turn: { $task }** · round { $round } · <#{ $channel }>
    { $name } is waiting for you.
nudge-channel = 🔔 Your turn: { $task }, <@{ $user }> · round { $round } · { $name } is waiting for you
button-nudge = Nudge
nudged = 🔔 I’ve reminded { $names }.
# $names are those whose settings say that they want none.
nudged-nobody = 🔕 { $names } turned reminders off, so they didn’t get one.

seat-is-away = 🤖 <@{ $user }>, a computer player is sitting in for you. Press the button to take your seat back.
seat-is-away-own = 🤖 A computer player is sitting in for you. Take your seat back, and the game will wait for you again.
button-take-seat-back = Take my seat back

# $did is a list of what moved-for-seat says, such as "picked a card and discarded a card".
log-moved = ⏰ { $name } ran out of time in round { $round }{ $missed ->
        [0] {""}
        [one] {" "}(first deadline missed)
       *[other] {" "}({ $missed } deadlines missed in a row)
    }, so a computer player { $did }.
# Only in log-moved, as a part of its sentence: what the computer player did.
moved-for-seat = { $did ->
        [pick] picked a card
        [discard] discarded a card
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
        [contest] contested
        [accept] accepted
       *[other] moved
    }
log-left = { $reason ->
        [deadline] 🤖 { $name } missed { $missed } deadlines in a row. A computer player is sitting in until { $name } is back.
       *[own] 🤖 { $name } has a computer player sitting in, and can come back any time.
    }
log-taken-back = 👋 { $name } is back in the game.
log-time-given-back = ⏰ The bot was down for a while (since <t:{ $since }:f>). The clock was stopped, so no one has lost any time.
closed-goes-on-in-channel = Continue in <#{ $channel }>: press **My hand** there.
# $did is what a computer player has done with a card or a pair; other in the map phase.
closed-by-computer = ⏰ Your time ran out, so a computer player moved for you{ $did ->
        [pick] : it picked card { $card }
        [discard] : it discarded card { $card }
        [bid] : it played card { $card }
        [take] : it took card { $card }
        [take-pair] : it chose a pair
        [contest] : it contested
        [accept] : it accepted the pair that was left
       *[other] {""}
    }.
closed-seat-lost = Someone else has taken over your seat, so there’s nothing left for you to do here.
