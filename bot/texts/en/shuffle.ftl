# Fair shuffles: the sealed secret, words of one's own, and the proof at the end. $table is the short name of a game,
# such as k7cr6x5u; $commitment and $secret are 64 digits each.

command-ready = Say you are ready for the deal, with a word for the shuffle if you like
command-verify = Check how the cards of a finished game were shuffled
option-word = A word of your own; leave it out if you want none
option-record = A game record to check
option-table = Which game, by its short name; leave it out for the last one of this channel

log-committed = -# 🔒 Fair shuffle: its secret and the deck were sealed before the deal as `{ $commitment }`. After the game the secret is opened, and `/hokkaido verify` checks it.

ready-heading = ### 🔒 Are you ready? Press **Ready**
ready-explained = The cards are dealt once everybody is ready, and <t:{ $until }:R> at the latest. Each of you may add a word to the shuffle: then nobody, not even whoever runs this bot, can choose the cards.
ready-seat = { $ready ->
        [yes] ✅ { $name } is ready
       *[no] ⏳ { $name } (<@{ $user }>)
    }
# The message whose own number (its id on Discord) decides the shuffle together with a secret; in small print.
words-closed = { $words ->
        [yes] -# 🔒 Words are closed. The number of this message goes into the shuffle last, so nobody can choose the cards.
       *[no] -# 🔒 Fair shuffle: a secret and the deck are sealed as `{ $commitment }`. The number of this message goes in last, so nobody can choose the cards. `/hokkaido verify` checks it after the game.
    }
ready-over = 🔒 The cards are dealt. It is too late for words now.
ready-cancelled = 🔒 The table was closed before the deal.
ready-now = { $dealt ->
        [yes] ✅ Everybody is ready: the cards are dealt.
       *[no] ✅ You are ready. You can change your word until the cards are dealt.
    }
# A form: its title (45 characters), its field (45), what stands below it (100), and in the empty field (100).
ready-modal = Your word for the shuffle
ready-word = A word of your own
ready-word-why = Anything, or nothing. Everybody sees it after the game. Sending this makes you ready.
ready-word-placeholder = such as: Tuesday’s soup
button-ready = Ready
button-add-word = Add a word …
situation-dealing = The cards are being dealt.
situation-ready = Ready for the deal? Press **Ready** in the channel, or type `/hokkaido ready`.

proof = 🔓 Was the shuffle of game `{ $table }` fair? See for yourself.
button-verify = Check

checked = { $dealt ->
        [yes] ✅ It is right: the secret is the one that was sealed before the game, and gives exactly the cards that were dealt.
       *[no] ✅ It is right: the secret is the one that was sealed. No cards were dealt.
    }
checked-commitment = 🔒 Sealed before the deal: `{ $commitment }`
checked-secret = 🔓 The secret: `{ $secret }`
checked-word = { $number }. { $name } (`{ $user }`): “{ $word }”
checked-no-word = { $number }. { $name } (`{ $user }`): no word
# $link leads to the message, $number is its id on Discord.
checked-message = 💬 What went in last: the number of [this message]({ $link }), `{ $number }`
checked-no-message = 💬 No message went in: the secret and the words alone decided this shuffle.
checked-word-deleted = { $number }. The word of this seat has been deleted.
# A game played alone has no channel.
checked-how = { $how ->
        [alone] -# The file is the record of the game: with it you can check everything yourself.
        [dealt] -# Compare the first line of digits with what the channel got when the game began. The file is the record of the game: with it you can check everything yourself.
       *[not-dealt] -# Compare the first line of digits with what the channel got when the game began.
    }
verify-what = Say which game you mean: press **Check** above its result, name it with the option **table**, or attach its record.
