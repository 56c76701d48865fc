"""`tools/services.sh`: what the tests need is installed where that can be done; what is left out is said, and fails CI."""

import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent / "tools" / "services.sh"
PACKAGES = ("postgresql", "redis-server", "chromium")
PROGRAMS = {"postgresql": "initdb", "redis-server": "redis-server", "chromium": "chromium"}


class Machine:
    """A machine with few programs: stand-ins that note how they were called, in a folder that is all of its path."""

    def __init__(self, folder: Path, user: int, *programs: str) -> None:
        self.folder = folder / "bin"
        self.log = folder / "log"
        self.folder.mkdir()
        self.log.touch()
        shell = shutil.which("sh")
        assert shell is not None
        for name in ("env", "ls"):
            (self.folder / name).symlink_to(str(shutil.which(name)))
        self._add("id", f"echo {user}")
        # It installs by making the programs that the tests look for.
        installs = "\n".join(
            f'case "$*" in *{package}*) : > {self.folder / name}; chmod +x {self.folder / name};; esac'
            for package, name in PROGRAMS.items()
        )
        (self.folder / "chmod").symlink_to(str(shutil.which("chmod")))
        for name in programs:
            commands = {"apt-get": f'case "$*" in *install*)\n{installs}\n;; esac', "sudo": '[ "$1" = -n ] && shift; "$@"'}
            self._add(name, f'echo "{name} $*" >> {self.log}\n{commands.get(name, ":")}')
        self._shell = shell

    def _add(self, name: str, body: str) -> None:
        path = self.folder / name
        path.write_text(f"#!{shutil.which('sh')}\n{body}\n")
        path.chmod(0o755)

    def run(self, *words: str, ci: bool = False) -> subprocess.CompletedProcess[str]:
        """Run the script there."""
        environment = {"PATH": str(self.folder), "POSTGRESQL_FOLDER": str(self.folder / "none"), "CI": "true" if ci else ""}
        return subprocess.run(
            [self._shell, str(SCRIPT), *words],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            stdin=subprocess.DEVNULL,
        )

    def installed(self) -> list[str]:
        """Return what was asked of apt-get, and by whom."""
        return [line for line in self.log.read_text().splitlines() if "install" in line]


def test_root_installs_what_is_missing(tmp_path: Path) -> None:
    machine = Machine(tmp_path, 0, "apt-get", "redis-server")
    done = machine.run("install", ci=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert machine.installed() == ["apt-get install -y -qq --no-install-recommends postgresql chromium"]


def test_sudo_installs_for_others(tmp_path: Path) -> None:
    machine = Machine(tmp_path, 1000, "apt-get", "sudo")
    assert machine.run("install", ci=True).returncode == 0
    assert machine.installed()[0].startswith("sudo env DEBIAN_FRONTEND=noninteractive apt-get install")


def test_nothing_is_installed_twice(tmp_path: Path) -> None:
    machine = Machine(tmp_path, 0, "apt-get", *PROGRAMS.values())
    assert machine.run("install", ci=True).returncode == 0
    assert machine.log.read_text() == ""


@pytest.mark.parametrize(("user", "programs"), [(0, ()), (1000, ("apt-get",))], ids=["not Debian", "neither root nor sudo"])
def test_what_cannot_be_installed_is_left_out_and_fails_ci(tmp_path: Path, user: int, programs: tuple[str, ...]) -> None:
    machine = Machine(tmp_path, user, *programs)
    for word in ("install", "report"):
        done = machine.run(word)
        assert done.returncode == 0
        assert f"apt install {' '.join(PACKAGES)}" in done.stderr
        assert machine.run(word, ci=True).returncode == 1
    assert machine.log.read_text() == ""


def test_a_command_runs_with_what_it_needs_or_is_left_out(tmp_path: Path) -> None:
    without = Machine(tmp_path, 0)
    left_out = without.run("with", "chromium", "ls", str(tmp_path))
    assert (left_out.returncode, left_out.stdout) == (0, "")
    assert "apt install chromium" in left_out.stderr
    assert without.run("with", "chromium", "ls", str(tmp_path), ci=True).returncode == 1

    (tmp_path / "other").mkdir()
    having = Machine(tmp_path / "other", 0, "chromium")
    done = having.run("with", "chromium", "ls", str(tmp_path / "other"))
    assert (done.returncode, done.stdout.split()) == (0, ["bin", "log"])
    assert having.run("with", "chromium", "ls", str(tmp_path / "nothing")).returncode != 0, "the command's own fault is kept"


def test_a_wrong_word_is_refused(tmp_path: Path) -> None:
    done = Machine(tmp_path, 0).run("instal")
    assert (done.returncode, done.stderr.startswith("usage:")) == (2, True)
