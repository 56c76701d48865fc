"""Thinking: bots, hints, reviews and replays, away from the event loop."""
