"""The code that commands and components share: the context of an interaction, gates and common responses."""
