"""The work that is done in worker processes. It depends only on the engine and ``render``.

A worker loads neither discord.py nor the database, so it starts faster and needs less memory.
"""
