"""Game records: written, strictly read, and checked (docs/record.md)."""
