# The practice table: what it prints and what its page says around the (simulated) Discord.

practice-ready = The practice table is open:
practice-stop = Everything is simulated on this machine and forgotten at the end. Press Ctrl-C here to stop.
practice-port-taken = hokkaido practice: port { $port } cannot be used, another program has it or the system forbids it. Give another one with --port, or none at all.
practice-closed = The practice table is closed.

# Names in the simulated Discord.
practice-server = Practice
# Not "You": the bot's sentences go on with "is choosing" and the like.
practice-player = { $number ->
        [1] Guest
        [2] Anna
        [3] Ben
        [4] Cleo
       *[5] Dora
    }
practice-topic = A practice table. Nothing here leaves your machine.

# The page.
practice-page-title = Hokkaido practice table
practice-page-table = The table
practice-page-messages = Direct messages
practice-page-news = Something new has come
practice-page-hint = Press Begin; your cards come as direct messages, and My hand shows them at the table, too. » lets time pass.
practice-page-locked = This page needs the whole address that the command hokkaido practice has printed, up to its last letter.
practice-page-person = Play as
practice-page-close-picture = Close the picture
practice-page-powers-label = Let time pass, or restart the bot

# What Discord does not offer: in a menu of the page.
practice-power-minute = A minute passes
practice-power-hour = An hour passes
practice-power-half-day = 12 hours pass
practice-power-day = A day passes
practice-power-restart = Restart the bot

# A line in the page's box that begins with a slash and cannot be read as a command.
practice-line-no-command = There is no command “/{ $command }”. Type / to see them all.
practice-line-close-command = There is no command “/{ $command }”. Did you mean /{ $close }?
practice-line-half-command = “/{ $command }” goes on with one of these words: { $parts }.
practice-line-takes-nothing = “/{ $command }” stands alone: it does not know what to do with “{ $given }”.
practice-line-too-much = “{ $given }” is too much for “/{ $command }”, which takes { $options }.
practice-line-needs-names = “/{ $command }” has nothing that must be filled in, so say what “{ $given }” is, such as { $options }, with a colon behind it.
practice-line-missing = “/{ $command }” still needs { $options }: /{ $command } { $example }
practice-line-no-choice = “{ $given }” is nothing for { $option }: choose from { $choices }.
practice-line-no-number = { $option } takes a whole number, and “{ $given }” is none.
practice-line-no-such-number = { $given } is not possible for { $option }.
practice-line-no-person = Nobody here is called “{ $given }”: there are { $people }.
practice-line-only-chosen = { $option } cannot be typed: type the command alone and choose { $option } from the list.
