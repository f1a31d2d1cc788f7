"""What pictures are drawn with: sprites, type, shapes, ground."""
