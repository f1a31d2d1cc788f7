# A table before the game begins, and messages about joining and leaving.

# Computer players are animals of Hokkaido, with Japanese names: bear, fox, deer, owl, crane, squirrel, hare,
# seal. A name does not depend on the player's strength.
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

# A computer player's strength.
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
lobby-what = { $game ->
        [honshu] Build your map card by card: forests, lakes and one big town. Most points after 12 rounds wins.
       *[hokkaido] Build your map along one mountain range. Most points wins.
    }
lobby-how-long = 🕐 2–5 players · 30 minutes, or several days
lobby-deck = Custom deck: “{ $name }”
lobby-seat = { $number }. { $name }
# For example: 2. 🐻 Kuma · easy computer
lobby-computer = { computer-animal } { $name } · { strength } 🤖
lobby-host = { $number }. { $name } 👑
lobby-too-few = -# { $comes ->
        [nobody] The host (👑) can invite people with `/hokkaido invite` or press **Play against two 🤖**.
       *[other] Press **Join** to play. The host (👑) can also press **Play against two 🤖**.
    }
lobby-ready = -# Host (👑): press **Begin**.
# Mentions the host; $user is their id.
table-is-full = 🪑 Your table’s full, <@{ $user }>. Begin whenever you like.
# A warning at an inactive table; $people are mentions, $until is when it will close.
table-closes = { $stage ->
        [running] ⏳ Still playing, { $people }? This game will close <t:{ $until }:R> if no one does anything.
       *[other] ⏳ Keep this table open, { $people }? It will close <t:{ $until }:R> if no one does anything.
    }
button-keep-open = Keep it open
lobby-begun = Your cards arrive by direct message.
lobby-more = Here’s what else you can do at this table.
lobby-cancelled = This table is closed. Open another with `/hokkaido start`.

table-opened = You’re the host (👑).
lobby-ping = 📣 <@&{ $role }>, who’s up for a game?
joined = You’re at the table. { $host } will begin the game when everyone’s here.
joined-thread = You’re at the table. Head over to <#{ $channel }>.
left = You’ve left the table.
begun = Here we go: the cards are being dealt.
cancelled = The table is closed.

button-join = Join
button-leave = Leave
button-add-computer = 🤖 { strength }
button-add-usual-computer = Add 🤖
button-add-two-computers = Play against two 🤖
button-remove-computer = Remove 🤖
button-options = Options
button-table-more = More…
button-into-thread = Move to a thread
button-begin = Begin
button-cancel = Close table
button-rules = Rules

may-not-write-here = You can’t post in this channel, so you can’t open a table here. Try a channel you can post in.
permissions-missing = I can’t run a game in this channel without the { $count ->
        [one] permission
       *[other] permissions
    } { $names }. Ask someone who manages the server, then try again.
# Discord's own names for these permissions.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-connect = Connect

# A table's options: menu names (at most 150 characters), and values as they are shown in the lobby's message
# and its menus, in lists of commands, and in a server's settings (100; on buttons 30).

table-options = ### Table options
    Change anything you like until you press **Begin**. The others see it at the table.
table-option-variant = Which game
table-option-variant-hokkaido-draft = Hokkaido: card drafting
table-option-variant-hokkaido-trick = Hokkaido: trick-taking
table-option-variant-honshu-trick = Honshu: trick-taking
table-option-variant-honshu-draft = Honshu: card drafting
table-option-game-hokkaido = Hokkaido
table-option-game-honshu = Honshu
table-option-selection-draft = Card drafting: pick a card, pass the rest
table-option-selection-trick = Trick-taking: bid for the cards
table-option-goals-no = No goals
table-option-goals-yes = With goals
table-option-scoring-card = Scoring card
table-option-scoring-card-none = No scoring card
table-option-scoring-card-random = Scoring card: random
table-option-scoring-card-1 = Card 1: a factory takes two cubes
table-option-scoring-card-2 = Card 2: three forests in a line
table-option-scoring-card-3 = Card 3: blocks of four deserts
table-option-scoring-card-4 = Card 4: every lake square
table-option-scoring-card-5 = Card 5: towns with four towns around them
table-option-scoring-card-6 = Card 6: empty production squares
table-option-scoring-card-7 = Card 7: blue and yellow cubes in factories
table-option-scoring-card-8 = Card 8: grey and brown cubes in factories
table-option-deadline = Deadline
table-option-deadline-none = No deadline
table-option-deadline-2min = 2 minutes per move
table-option-deadline-10min = 10 minutes per move
table-option-deadline-1h = 1 hour per move
table-option-deadline-12h = 12 hours per move
table-option-deadline-24h = 24 hours per move
table-option-deadline-3d = 3 days per move
table-option-order-as-printed = Placing: standard
table-option-order-simultaneous = Placing: together
table-option-order-in-order = Placing: in turn
table-option-language = Language: { $language }
table-option-language-auto = Language: this server’s
table-option-side-a = Side A
table-option-side-b = Side B
table-option-hints-yes = Hints on
table-option-hints-no = Hints off
table-option-by-invitation-yes = Invitation only
table-option-by-invitation-no = Anyone can join
