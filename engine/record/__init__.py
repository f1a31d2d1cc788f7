"""Write, read and verify game records (docs/record.md)."""
