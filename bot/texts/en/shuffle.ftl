# Fair shuffles: the sealed secret, and the check at the end. $table is the short name of a game,
# such as k7cr6x5u; $commitment and $secret are 64 digits each.

command-verify = Check how the cards of a finished game were shuffled
option-record = A game record to check
option-table = Which game, by its short name; leave it out for the last one of this channel

# $commitment seals the secret; the number of this message (its id on Discord) decides the rest. In small print.
sealed = -# 🔒 Fair shuffle: the cards are sealed, so no one can choose them. After the game, **Check** below the result proves it. ||`{ $commitment }`||
situation-dealing = The cards are being dealt.

button-verify = Check

checked = { $dealt ->
        [yes] ✅ It is right: the secret is the one that was sealed before the game, and gives exactly the cards that were dealt.
       *[no] ✅ It is right: the secret is the one that was sealed. No cards were dealt.
    }
checked-commitment = 🔒 Sealed before the deal: `{ $commitment }`
checked-secret = 🔓 The secret: `{ $secret }`
# $link leads to the message, $number is its id on Discord.
checked-message = 💬 What went in last: the number of [this message]({ $link }), `{ $number }`
checked-no-message = 💬 No message went in, as the channel took none: the secret alone decided this shuffle.
# A game played alone has no channel.
checked-how = { $how ->
        [alone] -# The file is the record of the game: with it you can check everything yourself.
        [dealt] -# Compare the first line of digits with what the channel got when the game began. The file is the record of the game: with it you can check everything yourself.
       *[not-dealt] -# Compare the first line of digits with what the channel got when the game began.
    }
verify-what = Say which game you mean: press **Check** below its result, name it with the option **table**, or attach its record.
