"""What Discord answers, and how the bot gets to it."""
