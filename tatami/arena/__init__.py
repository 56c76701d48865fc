"""The arena: bots against bots over the same deals, and the ladder of the levels."""
