# The practice table: what it prints and what its page says around the (simulated) Discord.

practice-ready = The practice table is open:
practice-stop = Everything is simulated on this machine and forgotten at the end. Press Ctrl-C here to stop.
practice-port-taken = hokkaido practice: port { $port } cannot be used, another program has it or the system forbids it. Give another one with --port, or none at all.
practice-closed = The practice table is closed.

# Names in the simulated Discord.
practice-server = Practice
# Not "You": the bot's sentences go on with "is choosing" and the like.
practice-player = Guest
practice-topic = A practice table: play against the computer. Nothing here leaves your machine.

# The page.
practice-page-title = Hokkaido practice table
practice-page-table = The table
practice-page-messages = Direct messages
practice-page-news = Something new has come
practice-page-hint = You are Guest. Press Begin at the table; your cards come as direct messages, and the button My hand shows them at the table.
practice-page-locked = This page needs the whole address that the command hokkaido practice has printed, up to its last letter.
