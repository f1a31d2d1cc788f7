# A table before the game begins, and what people are told about coming and going.

# Computer players are animals of Hokkaido: bear, fox, deer, owl, crane, squirrel, hare, seal (kuma is Japanese
# for bear, and so on). At tables from before they had names they are numbered. No name says how
# well anybody plays.
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
computer-animal = { $who ->
        [kuma] 🐻
        [kon] 🦊
        [shika] 🦌
        [fuku] 🦉
        [tancho] 🦢
        [risu] 🐿️
        [usagi] 🐇
        [goma] 🦭
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
    }{ $open ->
        [yes] : who plays?
       *[no] {""}
    }
lobby-what = { $game ->
        [honshu] Build your own map, card by card: forests, lakes, a large town. Most points after 12 rounds win.
       *[hokkaido] Build your own map, card by card, along one mountain range. Most points after 12 rounds win.
    }
lobby-how-long = 🕐 2 to 5 players · half an hour, or a few presses a day
lobby-without-hints = 🚫 without hints
lobby-options = Side { $side }{ $selection ->
        [draft] {" "}· cards by draft
        [trick] {" "}· cards by trick
       *[usual] {""}
    }{ $goals ->
        [yes] {" "}· with goals
        [no] {" "}· without goals
       *[none] {""}
    }{ $order ->
        [simultaneous] {" "}· always placing at the same time
        [in_order] {" "}· always placing in order
       *[as_printed] {""}
    }
lobby-deck = With a deck of its own: “{ $name }”
lobby-seat = { $number }. { $name }
# A line such as: 2. 🐻 Kuma · easy computer
lobby-computer = { computer-animal } { $name } · { strength } computer
lobby-host = { $number }. { $name } 👑
lobby-too-few = -# { $comes ->
        [nobody] The host (👑) invites people with `/hokkaido invite`, or presses **Play against two 🤖**.
       *[other] Press **Join** to play. Alone? The host (👑) presses **Play against two 🤖**.
    }
lobby-ready = -# The host (👑) presses **Begin** when everyone's here.
# To the host, who is mentioned; $user is their id.
table-is-full = 🪑 Your table is full: begin when you like, <@{ $user }>.
# To those whom a table is waiting for while nothing happens there; $people are mentions, $until is when it closes.
table-closes = { $stage ->
        [running] ⏳ Play on? This game closes by itself <t:{ $until }:R> if nobody does anything, { $people }.
       *[other] ⏳ Keep this table open? It closes by itself <t:{ $until }:R> if nobody does anything, { $people }.
    }
button-keep-open = Keep it open
lobby-begun = The game has begun. Your cards come as direct messages; **My hand** below shows them as well. Good luck!
lobby-more = Here's what else you can do at this table.
lobby-cancelled = This table is closed. Type `/hokkaido start` to open another one.
lobby-waits = The game has not begun yet. The host, { $name }, begins it with **Begin**.

table-opened = Your table is open. You're the host (👑): press **Begin** when everyone's here.
lobby-ping = 📣 <@&{ $role }>, who wants to play?
joined = You have a seat at the table. { $host } begins the game when everybody is here.
joined-thread = You have a seat at the table: go on in <#{ $channel }>.
left = You have left the table.
begun = The game has begun: the cards are being dealt.
cancelled = The table is closed.

button-join = Join
button-leave = Leave
button-add-computer = 🤖 { strength }
button-add-usual-computer = Add 🤖
button-add-two-computers = Play against two 🤖
button-remove-computer = Remove 🤖
button-options = Options
button-table-more = More…
button-into-thread = Into a thread
button-begin = Begin
button-cancel = Cancel
button-rules = Rules

may-not-write-here = You may not write in this channel, so you cannot open a table here. Try a channel in which you may write.
permissions-missing = I cannot play in this channel: I need the { $count ->
        [one] permission
       *[other] permissions
    } { $names }. Ask somebody who manages the server for help, then try again.
# The names that Discord itself gives these permissions.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-connect = Connect

# The options of a table, for its host: the names of menus (150 characters) and their lines (100).

table-options = ### Options of this table
    Change what you like until you press **Begin**; the others see it at the table.
table-option-variant = Which game
table-option-variant-hokkaido-draft = Hokkaido: cards by draft
table-option-variant-hokkaido-trick = Hokkaido: cards by trick
table-option-variant-honshu-trick = Honshu: cards by trick
table-option-variant-honshu-draft = Honshu: cards by draft
table-option-goals = Goals
table-option-goals-no = Without goals
table-option-goals-yes = With goals
table-option-scoring-card = Scoring card
table-option-scoring-card-none = No scoring card
table-option-scoring-card-random = Scoring card: any, at random
table-option-scoring-card-1 = Card 1: two cubes a factory
table-option-scoring-card-2 = Card 2: forests in a line
table-option-scoring-card-3 = Card 3: blocks of deserts
table-option-scoring-card-4 = Card 4: every lake square
table-option-scoring-card-5 = Card 5: towns among towns
table-option-scoring-card-6 = Card 6: empty production
table-option-scoring-card-7 = Card 7: blue and yellow cubes
table-option-scoring-card-8 = Card 8: grey and brown cubes
table-option-deadline = Deadline
table-option-deadline-none = No deadline
table-option-deadline-2min = 2 minutes for each step
table-option-deadline-10min = 10 minutes for each step
table-option-deadline-1h = 1 hour for each step
table-option-deadline-12h = 12 hours for each step
table-option-deadline-24h = 24 hours for each step
table-option-deadline-3d = 3 days for each step
table-option-order-as-printed = Placing as printed
table-option-order-simultaneous = Placing at the same time
table-option-order-in-order = Placing in order
table-option-language = Language: { $language }
table-option-language-auto = Language: as in this server
table-option-side-a = Side A
table-option-side-b = Side B
table-option-hints-yes = Hints: yes
table-option-hints-no = Hints: no
table-option-by-invitation-yes = By invitation only
table-option-by-invitation-no = Everybody may join
