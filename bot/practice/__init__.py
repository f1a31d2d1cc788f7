"""The practice table: the very same bot on a simulated Discord, shown on a web page.

It needs neither a Discord account nor a network. The extra ``practice`` installs it. ``command`` runs it.
"""
