"""What is done in worker processes beside drawing: it knows the engine and the pictures, and nothing else.

A worker loads neither Discord nor the database: it begins sooner and needs less memory.
"""
