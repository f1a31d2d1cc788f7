# Fair shuffles: the sealed secret, words of one's own, and the proof in the end.

command-ready = Be ready for the deal, with a word of your own for the shuffle
command-verify = Check how the cards of a finished game were shuffled
option-word = A word of your own, or nothing
option-record = A game record to check
option-table = Which game, by the name in its proof; leave it out for the last one of this channel

log-committed = -# 🔒 Fair shuffle: its secret, sealed before the deal, has the SHA-256 `{ $commitment }`. It is opened after the game, and `/hokkaido verify` checks it.

ready-heading = ### 🔒 Ready?
ready-explained = The cards are dealt when all are ready, and at the latest <t:{ $until }:R>. Each of you may add a word of your own to the shuffle: then nobody, not even this bot’s host, can choose the cards.
ready-seat = { $ready ->
        [yes] ✅ { $name } is ready
       *[no] ⏳ { $name } (<@{ $user }>)
    }
ready-over = 🔒 The words are closed and the cards are dealt.
ready-cancelled = 🔒 The table was closed before the deal.
ready-now = { $dealt ->
        [yes] ✅ Everybody is ready: the cards are dealt.
       *[no] ✅ You are ready. You can change your word until the cards are dealt.
    }
ready-modal = Your word for the shuffle
ready-word = A word of your own
ready-word-why = Anything, or nothing. It is shown when the game is over. With it you are ready.
ready-word-placeholder = such as: Tuesday’s soup
button-ready = Ready
button-add-word = Add a word …
situation-ready = The cards are about to be dealt. Press **Ready** in the channel, or type `/hokkaido ready`.

proof = 🔓 Was the shuffle of game `{ $table }` fair? See for yourself.
button-verify = Check

checked = { $dealt ->
        [yes] ✅ It is right: the secret fits what was sealed before the game, and gives exactly the cards that were dealt.
       *[no] ✅ It is right: the secret fits what was sealed. No cards were dealt.
    }
checked-commitment = 🔒 Sealed before the deal: `{ $commitment }`
checked-secret = 🔓 The secret: `{ $secret }`
checked-word = { $number }. { $name } (`{ $user }`): “{ $word }”
checked-no-word = { $number }. { $name } (`{ $user }`): no word
checked-word-deleted = { $number }. The word of this seat was deleted.
checked-word-left = who sat here
checked-how = { $dealt ->
        [yes] -# Compare the first line of digits with what the channel got when the game began. The file is the record of the game: with it you can do the sums yourself.
       *[no] -# Compare the first line of digits with what the channel got when the game began.
    }
verify-what = Say which game you mean: press **Check** above its result, name it with the option **table**, or attach its record.
record-too-large = This file is too large for a game record.
