"""Screens made from a table, and buttons that still work after a restart.

``viewer`` is a person looking at a table, ``current_screen`` that person's present screen; ``screen`` is the
content of one message, before it is sent to Discord. ``bot.components`` handles the buttons.
"""
