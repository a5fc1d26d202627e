"""A deed in a process of its own that meets a fault: no room for a file, a folder that it may not write."""

from __future__ import annotations

import os
import resource
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rulesdb import download  # noqa: F401 - a child that may read nothing loads nothing
from rulesdb.errors import IndexFault

#: A user who owns nothing.
NOBODY = 65534


@contextmanager
def folder_for_all() -> Iterator[Path]:
    """A folder that every user may look into."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        folder.chmod(0o755)
        yield folder


def in_child(deed: Callable[[], object], meets: Callable[[], object]) -> str:
    """What a child process that meets the fault says of the deed: the sentence of its `IndexFault`, `done`, or what else it
    raised."""
    return begun(deed, meets)()


def begun(deed: Callable[[], object], meets: Callable[[], object]) -> Callable[[], str]:
    """The same, begun: what is returned waits for its end."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        try:
            meets()
            deed()
            said = "done"
        except IndexFault as fault:
            said = str(fault)
        except BaseException as error:
            said = f"{type(error).__name__}: {error}"
        os.write(write, said.encode())
        os._exit(0)
    os.close(write)

    def ended() -> str:
        with os.fdopen(read) as told:
            said = told.read()
        os.waitpid(child, 0)
        return said

    return ended


def no_room_after(size: int) -> Callable[[], None]:
    """No file may grow beyond that many bytes."""

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    return limited


def nobodys() -> None:
    """The process belongs to a user who owns nothing (it does already where it is not the administrator's)."""
    sys.stdout.flush()
    if os.geteuid() == 0:
        os.setgid(NOBODY)
        os.setuid(NOBODY)
