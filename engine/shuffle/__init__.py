"""Fair shuffles, and the proof of one (docs/shuffle.md)."""
