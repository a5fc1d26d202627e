"""A PostgreSQL of the tests' own, started where its programs are installed."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

#: Nobody's server runs as root: root starts it as one of these.
_USERS = ("postgres", "nobody")


def why_not() -> str:
    """Why no server can be started here; empty when one can."""
    missing = [name for name in ("initdb", "pg_ctl", "postgres") if shutil.which(name) is None]
    if missing:
        return f"PostgreSQL's programs are not installed: {', '.join(missing)}"
    if hasattr(os, "geteuid") and os.geteuid() == 0 and _user() is None:
        return "PostgreSQL does not run as root, and there is no other user to start it as"
    return ""


def _user() -> str | None:
    import pwd  # not on every system

    known = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in _USERS if name in known), None)


@dataclass
class Postgres:
    """A server with an empty database; `url` is its address."""

    folder: Path
    port: int

    @property
    def url(self) -> str:
        return f"postgresql://oracle@127.0.0.1:{self.port}/postgres"

    @property
    def runs(self) -> bool:
        """Whether it was started and not stopped since."""
        return (self.folder / "data" / "postmaster.pid").exists()

    def start(self) -> None:
        """Start it, or start it again, with what it holds."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-o", options, "-l", log, "-w", "start")

    def stop(self) -> None:
        """Stop it at once, as a crash would."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """It takes connections and answers none, as on a disk that hangs."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        every = [first, *map(int, children)]
        for pid in every:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in every:
                os.kill(pid, signal.SIGCONT)

    def _run(self, *command: str) -> None:
        user = _user() if os.geteuid() == 0 else None
        quiet = subprocess.DEVNULL
        subprocess.run(
            command, check=True, user=user, stdin=quiet, stdout=quiet, stderr=quiet, cwd="/", timeout=60
        )


def new_postgres() -> Postgres:
    """A server of its own in a new folder, not yet started."""
    folder = Path(tempfile.mkdtemp(prefix="oracle-pg-"))
    user = _user() if os.geteuid() == 0 else None
    if user is not None:
        shutil.chown(folder, user)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = Postgres(folder, port)
    server._run(
        "initdb", "-D", str(folder / "data"), "-U", "oracle", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"
    )
    return server
