# The settings of a player and of a server. menu-… is a menu's name (at most 150 characters); setting-… and usual-…
# are its entries (100).

command-settings = Theme, language, reminders, where your cards are shown, hints
command-table-settings = Who can open tables, language, default options (Manage Server)
option-start-role = Only this role can open tables
option-ping-role = Role to ping for each new table; @everyone turns pings off
option-forum = Forum channel where each new table gets its own post
option-usual-deck = The default deck from your own copy of the game, as a JSON file

settings =
    ## Your settings
    They apply only to you, on every server. Changes take effect immediately.
settings-links = **New link** ends every link to your board that you’ve had, in case someone else has seen one.
settings-kept = ✅ Saved.
# After New link, which ends the links that others may have seen.
links-renewed = ✅ Your older links to the board no longer work. Your games’ messages have new ones.
server-settings =
    ## Settings for this server
    They apply to all tables here. Changes take effect immediately. The picture theme is for the channel, and for everyone who hasn’t chosen their own in `/hokkaido settings`. { $role ->
        [0] To let only one role open tables, type `/table settings` with the **role** option.
        [gone] ⚠️ The role that could open tables has been deleted. Choose another with the **role** option, or change who can open tables in the menu.
       *[other] Only <@&{ $role }> can open tables.
    } To make your own deck the default, attach its file with the **deck** option.
server-settings-forum = { $forum ->
        [0] To give each table its own post in a forum, use the **forum** option.
       *[other] Each new table gets its own post in <#{ $forum }>, unless it’s invitation only.
    }
server-settings-ping = { $role ->
        [0] To ping a role for each new table, use the **ping** option.
        [gone] ⚠️ The role that I pinged for new tables has been deleted. Choose another with the **ping** option.
       *[other] I ping <@&{ $role }> for new tables, once an hour at most.
    }
moderators-only = Only moderators (with Manage Server) can change this server’s settings.
settings-in-servers = Each server has its own settings: type this in one of its channels. For yours, type `/hokkaido settings`.

menu-theme = Picture theme
theme-question = How should pictures look here? **With letters** is colour-blind friendly. You can change it later with `/table settings`.
theme-light = Light
theme-dark = Dark
theme-colour-blind = With letters
setting-theme-auto = Pictures: the server’s theme
setting-theme-light = Pictures: light
setting-theme-dark = Pictures: dark
setting-theme-colour-blind = Pictures: with letters (colour-blind friendly)
menu-language = Language
setting-language-auto = Language: same as your Discord
setting-server-language-auto = Language: same as the server’s on Discord
menu-reminders = Reminders when a game is waiting for you
setting-reminders-off = Reminders: off
setting-reminders-channel = Reminders: in the channel
setting-reminders-direct = Reminders: by direct message
menu-hands = Where your cards are shown
setting-hands-direct = Your cards: by direct message
setting-hands-channel = Your cards: in the channel, with My hand
setting-hints = { $on ->
        [yes] Hints: shown
       *[no] Hints: hidden
    }
# Whether Done ends the round immediately, or asks first.
setting-confirm = { $on ->
        [yes] Done: ask me first
       *[no] Done: don’t ask
    }
button-new-link = New link
menu-start = Who can open tables
setting-start-everyone = Tables: anyone can open them
setting-start-role = Tables: only one role can open them
setting-start-moderators = Tables: moderators only
menu-usual = Default options for new tables
usual-deck = Deck: “{ $deck }” – remove
usual-ping = Role to ping for new tables – remove
usual-forum = Forum posts for tables – turn off
usual-thread = { $thread ->
        [yes] A separate thread for each table
       *[no] Tables in the channel itself
    }
usual-board = { $on ->
        [yes] Links to the board: shown
       *[no] Links to the board: off
    }

confirm-done = Done for this round? Your map stays as it is.
confirm-placing = Place it here and be done for this round?
confirm-wait = Ask to wait? Then everyone places in turn this round, lowest card first, and placements are final.
button-done-sure = Yes, done
