"""One server for the tests that don't need their own."""

from collections.abc import Iterator

import pytest

from tests.server.clients import Served, running


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A running server."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found
