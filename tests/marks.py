"""Marks that tests carry."""

import pytest


def rule(number: str) -> pytest.MarkDecorator:
    """The numbered rule that a test speaks of, e.g. `@rule("K-21")`."""
    return pytest.mark.rule(number)
