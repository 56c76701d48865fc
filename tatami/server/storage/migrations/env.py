"""Run by alembic: brings the database behind the connection that it is given up to date."""

from alembic import context

from tatami.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
