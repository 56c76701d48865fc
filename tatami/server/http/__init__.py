"""The HTTP API, the pages, and the guard before all requests."""
