"""One file a step; what was released never changes."""
