"""How the running bot is: metrics for its host, and the file that ``hokkaido health`` reads."""
