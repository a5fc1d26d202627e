"""One worker process: it answers one question at a time over a pipe of its own, so that no other process that dies
takes it along, and its own death is seen at once as the end of the pipe."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
import threading
import time
import traceback
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from typing import TYPE_CHECKING, Any

from bot.questions import Kind, Question, ask
from bot.time_limit import Alarm, TimeIsOver
from bot.workers.desk import Opener
from bot.workers.errors import OutOfMemory, OutOfTime, WorkerLost

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext, SpawnContext
    from multiprocessing.process import BaseProcess

    from bot.answers.desk import Desk
    from bot.answers.reply import Reply

#: Answered by every new worker before it is given a question: it loads the names of cards.
_WARMING = Question(Kind.RESOLVE, "Alice attacks with Hill Giant. Bob blocks with Hill Giant.", "current")
#: Seconds past its time in which a worker should itself have given a question up; then it is ended.
_GRACE = 1.0
#: Bytes of memory that a worker may take; a story that needs more is not worked out.
_MEMORY = 1 << 30


#: What a worker says: a reply, or an error and its trace.
_Said = tuple["Reply | None", "Exception | None", str]


class WorkerProcess:
    """A process with its own desk. It is started when first asked, and anew whenever it has died."""

    def __init__(self, opener: Opener, niceness: int = 0) -> None:
        self._opener = opener
        self._niceness = niceness
        self._pipe: Connection | None = None
        self._pid = 0
        #: What the process itself is known by, where the system has that: its number may be another's once it has ended.
        self._handle = -1
        self._ending = threading.Lock()
        #: How often it was started.
        self.started = 0

    @property
    def alive(self) -> bool:
        """Whether the process is there. What its starter says is not asked: that may be dead itself."""
        if self._pipe is None:
            return False
        try:
            # An idle worker says nothing: whatever is there to read is the end of its pipe.
            return not self._pipe.poll(0)
        except OSError:
            return False

    @property
    def pid(self) -> int:
        """The process's id; 0 when none was started yet."""
        return self._pid

    def warm(self, seconds: float) -> None:
        """Start the process unless it is there, and let it open its desk. Raises what `ask` does."""
        self.ask(_WARMING, seconds)

    def ask(self, question: Question, seconds: float) -> Reply:
        """The reply to `question`. Raises `OutOfTime`, `WorkerLost` or what the desk raised."""
        pipe = self._connected()
        try:
            pipe.send((question, seconds))
            if not pipe.poll(seconds + _GRACE):
                self.end()
                raise OutOfTime("the worker did not end by itself")
            said: _Said = pipe.recv()
        except (EOFError, OSError) as gone:
            self.end()
            raise WorkerLost(str(gone)) from gone
        reply, error, trace = said
        if reply is None:
            raise (error or WorkerLost("no answer")) from (RemoteTrace(trace) if trace else None)
        return reply

    def end(self) -> None:
        """End the process now, at work or not; whoever asks it first does, where two ask at one time."""
        with self._ending:
            pipe, self._pipe = self._pipe, None
            pid, self._pid = self._pid, 0
            handle, self._handle = self._handle, -1
        if pipe is not None:
            pipe.close()
        if pid:
            with suppress(ProcessLookupError, PermissionError):
                _kill(pid, handle)

    def _connected(self) -> Connection:
        if not self.alive:
            self.end()
        if self._pipe is None:
            ours, theirs = multiprocessing.Pipe()
            arguments = (theirs, self._opener, dict(os.environ), self._niceness)
            try:
                process = _started(arguments)
            except Exception as error:
                # No memory, no file left, a program that is just being stopped.
                ours.close()
                raise WorkerLost(f"no worker could be started: {error}") from error
            finally:
                theirs.close()
            self._pipe, self._pid = ours, process.pid or 0
            if sys.platform == "linux":
                with suppress(OSError):
                    self._handle = os.pidfd_open(self._pid)
            self.started += 1
        return self._pipe


def _started(arguments: tuple[Any, ...]) -> BaseProcess:
    """A process that serves. What starts workers may have been killed just now and is taken for alive until the system says that it
    is gone: then it is asked again a little later. What dies at every start, as its program is broken, is given up soon."""
    tries, until = 0, time.monotonic() + _PATIENCE
    while True:
        process = _context().Process(target=_serve, args=arguments, daemon=True)
        try:
            process.start()
        except (ConnectionError, EOFError):
            tries += 1
            if tries >= _LEAST_TRIES and time.monotonic() > until:
                raise
            time.sleep(_PAUSE)
        else:
            return process


#: For how many seconds, and how often at the least, a start is tried, and the seconds between.
_PATIENCE, _LEAST_TRIES, _PAUSE = 2.0, 3, 0.05


def _context() -> ForkServerContext | SpawnContext:
    """A forked server starts workers fast and without this process's threads, and is itself started anew when it has
    died; elsewhere every worker is a fresh start."""
    if sys.platform != "win32" and "forkserver" in multiprocessing.get_all_start_methods():
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["bot.workers.preloaded"])
        return context
    return multiprocessing.get_context("spawn")


def _serve(pipe: Connection, opener: Opener, environment: dict[str, str], niceness: int) -> None:
    """Runs in the worker, which keeps its desk from question to question, until its pipe ends."""
    # The server that forks it has the environment of its own start.
    os.environ.clear()
    os.environ.update(environment)
    # What stops the program reaches its whole group: the pool ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(niceness)
        _limit_memory()
    # What was loaded before the fork is shared as long as nothing looks at it.
    gc.freeze()
    desk: Desk | None = None
    while True:
        try:
            question, seconds = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            with Alarm(seconds):
                desk = desk or opener()
                reply = ask(desk, question)
            said: _Said = (reply, None, "")
        except TimeIsOver:
            said = (None, OutOfTime("given up in time"), "")
        except MemoryError:
            said = (None, OutOfMemory("out of memory"), "")
        except Exception as error:
            # What it stands on may be broken: the next question opens it anew.
            desk = None
            said = (None, _movable(error), traceback.format_exc())
        try:
            pipe.send(said)
        except (OSError, EOFError):
            return


class RemoteTrace(Exception):
    """The trace of an error in a worker, as text: a trace itself does not leave its process."""


def _movable(error: Exception) -> Exception:
    """`error` where it can go through a pipe, else one that says what it was."""
    try:
        ForkingPickler.loads(ForkingPickler.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def _limit_memory() -> None:
    import resource  # not on every system

    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_DATA, (_MEMORY, _MEMORY))


def _kill(pid: int, handle: int) -> None:
    """End a process, by its handle where there is one: its number may be another's by now."""
    if sys.platform == "linux" and handle >= 0:
        try:
            signal.pidfd_send_signal(handle, signal.SIGKILL)
        finally:
            os.close(handle)
    else:
        os.kill(pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
