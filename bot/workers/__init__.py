"""The work that is done in worker processes. It knows the engine and the pictures and nothing else.

A worker loads neither Discord nor the database, so that it starts faster and needs less memory.
"""
