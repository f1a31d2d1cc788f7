# The settings of a player and of a server. menu-… is the name of a menu (150 characters), setting-… and usual-… are
# lines of one (100).

command-settings = Theme, language, reminders, where your hands go, hints
command-table-settings = Who may open tables, language, usual options (Manage Server)
option-start-role = Only this role may open tables
option-ping-role = This role is told of each new table; choose @everyone to tell nobody any more
option-forum = Each new table gets a post of its own in this forum channel
option-usual-deck = A deck of your own copy of the usual game, as a JSON file: all tables play with it

settings =
    ## Your settings
    They are for you alone, in every server. Each change counts at once.
settings-kept = ✅ Saved.
server-settings =
    ## Settings of this server
    They are for all tables here. Each change counts at once. { $role ->
        [0] To let only one role open tables, type `/table settings` with the option **role**.
       *[other] The role that may open tables: <@&{ $role }>.
    } To play with a deck of your own at all tables, attach its file with the option **deck**.
server-settings-forum = { $forum ->
        [0] To give each table a post of its own in a forum, use the option **forum**.
       *[other] Each new table gets a post of its own in <#{ $forum }>, unless it is by invitation.
    }
server-settings-ping = { $role ->
        [0] To tell a role about each new table, use the option **ping**.
       *[other] I tell <@&{ $role }> about each new table.
    }
moderators-only = Only people who may manage this server (Manage Server) can change its settings.
settings-in-servers = Each server has settings of its own: type this in one of its channels. Yours are in `/hokkaido settings`.

menu-theme = Theme of the pictures
theme-question = Choose a look for the pictures that everybody here sees. **With letters** has colours that colour-blind people can tell apart, and a letter on each square where there is room. I ask only once; `/table settings` changes it later.
theme-light = Light
theme-dark = Dark
theme-colour-blind = With letters
setting-theme-light = Pictures: light
setting-theme-dark = Pictures: dark
setting-theme-colour-blind = Pictures: with letters, for colour-blind people
menu-language = Language
setting-language-auto = Language: as in your Discord
setting-server-language-auto = Language: as set in Discord
menu-reminders = Reminders that a game waits for you
setting-reminders-off = Reminders: none
setting-reminders-channel = Reminders: in the channel
setting-reminders-direct = Reminders: as direct messages
menu-hands = Where your hands go
setting-hands-direct = Your hands: as direct messages
setting-hands-channel = Your hands: in the channel, by pressing My hand
setting-hints = { $on ->
        [yes] Hints: shown
       *[no] Hints: hidden
    }
# Whether Done ends the round at once, or only after another question.
setting-confirm = { $on ->
        [yes] Done: ask me first
       *[no] Done: at once
    }
menu-start = Who may open tables
setting-start-everyone = Tables: everybody may open them
setting-start-role = Tables: one role may open them
setting-start-moderators = Tables: moderators only
menu-usual = Usual options of a new table
menu-usual-scoring-card = The usual scoring card
menu-usual-deadline = The usual deadline
usual-game = Game: { $game ->
        [honshu] Honshu
       *[hokkaido] Hokkaido
    }
usual-selection = Cards by { $selection ->
        [trick] trick
       *[draft] draft
    }
usual-scoring-card = Scoring card: { $card } …
usual-deck = Deck: “{ $deck }” – remove it
usual-ping = Role told of new tables – remove it
usual-forum = Tables as forum posts – stop that
usual-side = Side { $side }
usual-goals = { $goals ->
        [yes] With goals
       *[no] Without goals
    }
usual-order = Placing { $order ->
        [simultaneous] always at the same time
        [in_order] always in order
       *[as_printed] as printed in the rules
    }
usual-deadline = Deadline: { $deadline } …
usual-hints = { $hints ->
        [yes] With hints: what cards bring, and the best spots
       *[no] Without hints
    }
usual-by-invitation = { $invitation ->
        [yes] By invitation only
       *[no] Everybody may join
    }
usual-thread = { $thread ->
        [yes] Each table in a thread of its own
       *[no] Tables in the channel itself
    }

confirm-done = Done for this round? Your map stays as it is.
button-done-sure = Yes, done
