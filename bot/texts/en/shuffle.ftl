# Fair shuffles: the commitment, and the check after the game. $table is a game's id, such as k7cr6x5u;
# $commitment and $secret are 64 hexadecimal digits.

command-verify = Check how the cards of a finished game were shuffled
option-record = A game record to check

# In small print. $commitment is the hash of the secret; this message's Discord id decides the rest.
sealed = -# 🔒 The deal is sealed; **Check** proves it after the game. ||`{ $commitment }`||
situation-dealing = The cards are being dealt.

button-verify = Check

checked = { $dealt ->
        [yes] ✅ The shuffle checks out: the secret is the one sealed before the game, and it produces exactly the cards that were dealt.
       *[no] ✅ The secret is the one sealed before the game. No cards were dealt.
    }
checked-commitment = 🔒 Sealed before the deal: `{ $commitment }`
checked-secret = 🔓 The secret: `{ $secret }`
# $link leads to the message; $number is its Discord id.
checked-message = 💬 Mixed in last: the number of [this message]({ $link }), `{ $number }`
checked-no-message = 💬 I couldn’t post in the channel, so no message was mixed in: only the secret decided this shuffle.
# A solo game has no channel.
checked-how = { $how ->
        [alone] -# The file is the record, so you can check everything yourself.
        [dealt] -# The first line is the one posted at the start. The file is the record, so you can check everything yourself.
       *[not-dealt] -# The first line is the one posted at the start.
    }
verify-what = Which game? Press **Check** below its result, name it with the **game** option, or attach its record.
