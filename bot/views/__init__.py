"""What people see and press: screens made from a table, and buttons that survive a restart.

``situation`` says what a seat sees now; ``presses`` what each button does.
"""
