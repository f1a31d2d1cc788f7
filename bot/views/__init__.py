"""What people see and press: screens made from a table, and buttons that survive a restart.

``viewer`` is who looks at which table, ``current_screen`` what that person sees now; ``screen`` is what one
message shows before it becomes a message of Discord. ``bot.components`` says what each button does.
"""
