"""How the database came to have its shape, step by step (alembic)."""
