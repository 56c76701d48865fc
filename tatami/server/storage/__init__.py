"""Storage: tables and their events in SQLite or PostgreSQL."""
