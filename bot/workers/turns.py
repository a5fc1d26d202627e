"""Whose question is next: servers take turns, and inside a server its users."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

from bot.values import dataclass

Job = TypeVar("Job")


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks: the ids of a user and of the server; outside of servers every user is a server of their own."""

    user: int = 0
    server: int = 0

    @property
    def home(self) -> tuple[int, int]:
        """Whom the asker shares turns with."""
        return (self.server, 0) if self.server else (0, self.user)


#: Who asks where nobody takes turns.
NOBODY = Asker()


class Turns(Generic[Job]):
    """Jobs that wait. Whoever has just had a turn comes last, so that many questions of one delay nobody else's."""

    def __init__(self) -> None:
        self._homes: OrderedDict[tuple[int, int], OrderedDict[int, deque[Job]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(jobs) for users in self._homes.values() for jobs in users.values())

    def of(self, asker: Asker) -> tuple[int, int]:
        """How many jobs of this user wait, and how many of the server."""
        users = self._homes.get(asker.home, OrderedDict())
        return len(users.get(asker.user, ())), sum(map(len, users.values()))

    def put(self, job: Job, asker: Asker) -> None:
        """Let `job` wait for its turn."""
        users = self._homes.setdefault(asker.home, OrderedDict())
        users.setdefault(asker.user, deque()).append(job)

    def take(self) -> Job | None:
        """The job whose turn it is; None when none waits."""
        if not self._homes:
            return None
        home, users = self._homes.popitem(last=False)
        user, jobs = users.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            users[user] = jobs
        if users:
            self._homes[home] = users
        return job

    def drain(self) -> list[Job]:
        """Every job that waits, taken away."""
        jobs = [job for users in self._homes.values() for waiting in users.values() for job in waiting]
        self._homes.clear()
        return jobs
