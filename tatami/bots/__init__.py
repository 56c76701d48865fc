"""Bots: they choose from what their seat may know, and from nothing else."""
