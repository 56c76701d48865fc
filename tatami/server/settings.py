"""How a server is set up; each setting is a flag of `tatami serve` and an environment variable TATAMI_…."""

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from tatami.files import data_folder
from tatami.game import OptionError


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=data_folder)
    database: str | None = None  # a URL; else a file in the data folder
    redis: str | None = None
    public_url: str | None = None  # where people reach the server, when it isn't where it listens
    workers: int = 1  # processes in which bots think
    proxies: str | None = None  # addresses whose X-Forwarded-For is believed
    rate: str = "600/minute"  # requests of one address
    table_rate: str = "60/minute"  # new tables of one address
    message_rate: str = "40/second"  # messages of one seat's connection
    metrics: str | None = None  # host:port of the page for Prometheus; none without
    log: str | None = None  # json or plain; else what fits whoever reads it
    log_level: str = "info"
    hidden_pause: float = 4.0  # seconds after which bots answer a decision that nobody may know of

    def database_url(self) -> str:
        """Return the database as SQLAlchemy wants it; a plain postgresql:// gets the driver that is here."""
        if self.database is None:
            return f"sqlite+aiosqlite:///{self.data / 'tables.sqlite'}"
        scheme, colon, rest = self.database.partition("://")
        drivers = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg", "sqlite": "sqlite+aiosqlite"}
        driver = drivers.get(scheme, scheme)
        if not colon or driver not in drivers.values():
            raise OptionError("option --database: must begin with postgresql:// or sqlite:///")
        return f"{driver}://{rest}"

    def sqlite_file(self) -> Path | None:
        """Return the file of the database, if it is one."""
        scheme, _, rest = self.database_url().partition(":///")
        return Path(rest) if scheme.startswith("sqlite") and rest else None

    def origin(self) -> str | None:
        """Return the public URL's scheme, host and port."""
        if self.public_url is None:
            return None
        parts = urlsplit(self.public_url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise OptionError(f"option --public-url: {self.public_url!r} is no http:// or https:// address")
        return f"{parts.scheme}://{parts.netloc}"

    @property
    def secure(self) -> bool:
        """Return whether people reach the server by https."""
        return (self.public_url or "").startswith("https://")
