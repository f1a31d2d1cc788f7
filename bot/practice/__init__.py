"""The practice table: the real bot on a simulated Discord, shown on a web page.

It needs neither a Discord account nor a network. It requires the extra ``practice``. ``command`` runs it.
"""
