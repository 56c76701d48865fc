"""Tables of a report."""


class Grid:
    """A table: its title, the names of its columns, its rows."""

    def __init__(self, title: str, columns: list[str], rows: list[list[str]]) -> None:
        self.title = title
        self.columns = columns
        self.rows = rows

    def markdown(self) -> str:
        """Return the table in Markdown, without its title."""
        lines = [self.columns, ["---"] * len(self.columns), *self.rows]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)
