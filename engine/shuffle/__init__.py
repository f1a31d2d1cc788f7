"""Fair shuffles and their proof (docs/shuffle.md)."""
