# A table before the game begins, and what people are told about coming and going.

# Computer players are animals of Hokkaido; at tables from before they had names they are numbered. No name and
# no manner says how well anybody plays.
computer-name = { $who ->
        [kuma] Kuma
        [kon] Kon
        [shika] Shika
        [fuku] Fuku
        [tancho] Tancho
        [risu] Risu
        [usagi] Usagi
        [goma] Goma
       *[nobody] Computer { $number }
    }
computer-manner = { $who ->
        [kuma] 🐻 naps until it is time to place
        [kon] 🦊 never shows a card too early
        [shika] 🦌 would walk through any forest
        [fuku] 🦉 stays up late
        [tancho] 🦢 dances by the lake after each round
        [risu] 🐿️ hides cubes and forgets where
        [usagi] 🐇 is always first at the table
        [goma] 🦭 came for the sea, stayed for the lakes
       *[nobody] 🤖
    }

# How well a computer player plays; the last two are at tables from before there was a choice.
strength = { $strength ->
        [normal] normal
        [hard] hard
        [random] random
        [greedy] greedy
       *[easy] easy
    }

lobby-heading = ## { $game ->
        [honshu] 🗾 Honshu
       *[hokkaido] 🏔️ Hokkaido
    }
lobby-options = Side { $side }{ $selection ->
        [draft] {" "}· cards by draft
        [trick] {" "}· cards by trick
       *[usual] {""}
    }{ $goals ->
        [yes] {" "}· with goals
        [no] {" "}· without goals
       *[none] {""}
    }{ $order ->
        [simultaneous] {" "}· placing always at the same time
        [in_order] {" "}· placing always in order
       *[as_printed] {""}
    }
lobby-deck = With the deck “{ $name }” of this table
lobby-seat = { $number }. { $name }
lobby-computer = { $name } · { strength } computer player · { computer-manner }
lobby-host = { $number }. { $name } 👑
lobby-too-few = -# Two to five players. Press **Join** to sit down, or one of the 🤖 for a computer player. { $free } seats are free.
lobby-ready = -# { $free ->
        [0] The table is full.
        [one] One seat is free.
       *[other] { $free } seats are free.
    } The host (👑) presses **Begin** when everybody is here.
lobby-closes = -# After { $hours } hours in which nobody comes or goes this table closes by itself.
lobby-begun = The game has begun. Your cards come as direct messages; **My hand** below shows them, too. Good luck!
lobby-cancelled = This table is closed. Type `/hokkaido start` to open another one.
lobby-waits = The game has not begun yet: { $name } can begin it.

table-opened = Your table is open, and you have a seat. You are the host (👑): when everybody is there, you press **Begin**.
joined = You sit at the table now. { $host } begins the game when everybody is there.
left = You have left the table.
begun = The game has begun.
cancelled = The table is closed.

button-join = Join
button-leave = Leave
button-add-computer = 🤖 { strength }
button-remove-computer = Remove computer
button-begin = Begin
button-cancel = Cancel
button-rules = Rules

permissions-missing = I cannot play in this channel: I need the { $count ->
        [one] permission
       *[other] permissions
    } { $names }. Ask somebody who manages the server, then try again.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
