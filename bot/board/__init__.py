"""The board: a page on which a table is shown and played, beside the messages on Discord."""
