"""How the running bot is: figures for whoever hosts it, and a word in the log before things get bad."""
