"""How the bot stands a load, as whoever uses it feels it: `python -m tests.benchmarks.discord_load`.

Mixed interactions arrive at a steady rate at the whole program, on the local fake of Discord; then the same while hard
scenarios are worked on; then at two processes of one shard each on one PostgreSQL. What is told are the times to the
first answer, what went wrong, and the memory of all processes together (as the kernel shares it out)."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import statistics
import tempfile
import time
from collections.abc import Awaitable
from contextlib import AsyncExitStack
from pathlib import Path

from tests.discord.fake_discord import FakeDiscord, Interaction, texts_of, title_of
from tests.discord.postgres_fixture import new_postgres, why_not
from tests.discord.test_real_program import running_program

EASY = "Alice attacks with Hill Giant. Bob blocks with Grizzly Bears. Does Grizzly Bears die?"
SHOWN = ("120.3a", "704.5g", "510.1c", "702.19b", "616.1", "lifelink", "trample", "combat damage")
#: How many hard scenarios are asked at once.
SLOW = 20
CARDS = ("Serra Angel", "hill gaint", "Lightning Bolt", "grizly bears", "Shock")


def hard(number: int) -> str:
    """A scenario that takes long: every attacker's damage meets every shield, in any order."""
    names = [f"Bear{letter}" for letter in "ABCDEF"]
    mine = " ".join(f"Alice controls {name}, a {2 + i}/3 creature." for i, name in enumerate(names))
    shields = " ".join(
        f'Bob casts an instant "Prevent the next {2 + n} damage that would be dealt to you this turn."'
        for n in range(6)
    )
    attack = f"Alice attacks with {', '.join(names[:-1])} and {names[-1]}."
    return f"Bob is at {40 + number} life. {mine} {shields} {attack}"


def one(fake: FakeDiscord, dice: random.Random) -> Awaitable[Interaction]:
    """Something that a user does."""
    user = str(dice.randrange(1000, 1200))
    match dice.randrange(10):
        case 0 | 1:
            return fake.slash("rule", query=dice.choice(SHOWN), user=user)
        case 2:
            return fake.complete("rule", "query", dice.choice(SHOWN)[:4], user=user)
        case 3:
            return fake.slash("card", name=dice.choice(CARDS), user=user)
        case 4:
            return fake.complete("card", "name", dice.choice(CARDS)[:5], user=user)
        case 5:
            return fake.slash("search", words=dice.choice(("lethal damage", "blocked", "prevent")), user=user)
        case 6:
            return fake.slash("define", term=dice.choice(("trample", "SBA", "lifelink")), user=user)
        case 7:
            return fake.slash(
                "resolve", scenario=f"Bob is at {dice.randrange(3, 30)} life. {EASY}", user=user
            )
        case 8:
            return fake.on_message("Cards named here", "Serra Angel met Hill Giant", user=user)
        case _:
            return fake.slash("settings mine show", user=user)


async def load(fakes: list[FakeDiscord], count: int, rate: float) -> list[Interaction]:
    """`count` interactions at `rate` a second, dealt out to the fakes."""
    dice = random.Random(7)
    tasks = []
    for number in range(count):
        tasks.append(asyncio.ensure_future(one(fakes[number % len(fakes)], dice)))
        await asyncio.sleep(1 / rate)
    return [
        done for done in await asyncio.gather(*tasks, return_exceptions=True) if isinstance(done, Interaction)
    ]


def pss(pid: int) -> int:
    """Kilobytes of a process and all that it started, shared memory shared out."""
    total = 0
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal() and _descends(int(entry.name), pid):
            try:
                found = re.search(r"^Pss:\s+(\d+)", (entry / "smaps_rollup").read_text(), re.M)
                total += int(found[1]) if found else 0
            except OSError:
                continue
    return total


def _descends(pid: int, root: int) -> bool:
    while pid > 1:
        if pid == root:
            return True
        try:
            pid = int(re.search(r"^PPid:\s+(\d+)", Path(f"/proc/{pid}/status").read_text(), re.M)[1])  # type: ignore[index]
        except (OSError, TypeError):
            return False
    return False


def tell(name: str, done: list[Interaction], wanted: int, fakes: list[FakeDiscord]) -> None:
    times = sorted(i.answered - i.sent for i in done if i.answered)
    wrong = [v for fake in fakes for v in fake.violations]
    failed = [
        t
        for i in done
        if i.message and i.message.get("components") and "went wrong" in (t := title_of(i.message))
    ]
    p50, p99 = statistics.median(times), times[int(len(times) * 0.99) - 1]
    print(
        f"{name}: {len(times)} of {wanted} answered, p50 {p50 * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms, "
        f"longest {times[-1] * 1000:.0f} ms; {len(wrong)} refused by Discord, {len(failed)} errors"
    )
    for line in (*wrong[:5], *failed[:5]):
        print(f"  {line}")


async def main(count: int, rate: float) -> None:
    async with AsyncExitStack() as stack:
        fake = await stack.enter_async_context(FakeDiscord())
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        await stack.enter_async_context(running_program(fake, data))
        await fake.settled(await fake.slash("resolve", scenario=EASY))
        tell("mixed", await load([fake], count, rate), count, [fake])
        print(f"  memory of all processes: {_program_memory():.0f} MB")
        # All at once, of twenty users, before the easy one.
        asked = [fake.slash("resolve", scenario=hard(n), user=str(2000 + n)) for n in range(SLOW)]
        hards = [asyncio.ensure_future(each) for each in asked]
        await asyncio.sleep(0.1)
        begun = time.monotonic()
        easy = await fake.slash("resolve", scenario=f"Bob is at 77 life. {EASY}", user="3000")
        shown = await fake.settled(easy)
        took = time.monotonic() - begun
        slow = await asyncio.gather(*hards)
        print(f"an easy one asked behind {sum(i.deferred for i in slow)} hard ones: {took:.2f} s")
        print(f"  {texts_of(shown)[0]}; memory of all processes: {_program_memory():.0f} MB")
        still = sum(i.deferred for i in slow)
        tell(f"mixed, {still} hard ones at work", await load([fake], count, rate), count, [fake])
        print(f"  {sum(i.deferred for i in slow)} of them still at work at the end")
    if why_not():
        print(f"two shards: left out, {why_not()}")
        return
    async with AsyncExitStack() as stack:
        postgres = new_postgres()
        postgres.start()
        stack.callback(postgres.stop)
        fakes = [await stack.enter_async_context(FakeDiscord()) for _ in range(2)]
        for number, fake in enumerate(fakes):
            data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            more = {"DATABASE_URL": postgres.url, "SHARD_COUNT": "2", "SHARD_IDS": str(number)}
            await stack.enter_async_context(running_program(fake, data, **more))
            if number:
                fake.commands, _ = fakes[0].commands, fake.synced.set()
            await fake.settled(await fake.slash("resolve", scenario=EASY))
        tell("two shards on one PostgreSQL", await load(fakes, count, rate), count, fakes)


def _program_memory() -> float:
    """Megabytes of everything that this process started."""
    return (pss(os.getpid()) - _own()) / 1024


def _own() -> int:
    found = re.search(r"^Pss:\s+(\d+)", Path("/proc/self/smaps_rollup").read_text(), re.M)
    return int(found[1]) if found else 0


if __name__ == "__main__":
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--count", type=int, default=500)
    given.add_argument("--rate", type=float, default=50.0)
    asked = given.parse_args()
    asyncio.run(main(asked.count, asked.rate))
