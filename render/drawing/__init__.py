"""Drawing tools: sprites, type, shapes and ground."""
