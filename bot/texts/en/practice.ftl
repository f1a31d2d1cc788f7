# The practice table: its output, and its page around the simulated Discord.

practice-ready = The practice table is open at:
practice-stop = Everything is simulated on this computer, and gone when you stop it (Ctrl+C).
practice-port-taken = hokkaido practice: can’t use port { $port }. Another program is using it, or the system won’t allow it. Choose another with --port, or leave it out.
practice-closed = The practice table is closed.

# Names in the simulated Discord.
practice-server = Practice
# Not "You", because the bot's sentences continue with "is choosing" and the like.
practice-player = { $number ->
        [1] Guest
        [2] Anna
        [3] Ben
        [4] Cleo
       *[5] Dora
    }

# The page.
practice-page-title = Hokkaido practice table
practice-page-table = The table
practice-page-messages = Messages
practice-page-news = Something new here
practice-page-locked = This page needs the full address that hokkaido practice printed, down to the last letter.
practice-page-person = Play as
practice-page-close-picture = Close the picture
practice-page-powers-label = Let time pass, restart the bot, change the language
practice-page-languages-label = Everyone’s Discord language
practice-page-no-board = The board opens here as soon as the game begins.
practice-page-unknown-command = There’s no such command. Type / to see them all.

# In the page's menu: actions that Discord does not have.
practice-power-minute = A minute passes
practice-power-hour = Skip an hour
practice-power-half-day = Skip 12 hours
practice-power-day = A day passes
practice-power-restart = Restart the bot

