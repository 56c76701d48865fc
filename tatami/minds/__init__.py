"""Minds: what a bot knows about each game beyond its rules, and how well each level listens to it."""
