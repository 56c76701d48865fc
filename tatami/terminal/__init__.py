"""Play and tools at the terminal."""
