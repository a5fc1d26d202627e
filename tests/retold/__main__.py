"""`python -m tests.retold --tries N --seed S [--index FILE] [FILE…]`: stories of case files told otherwise by chance.

Without files the project's own cases are told. A retelling that is no longer understood is counted; one that is silently
another story is printed."""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.answers.checking import load_cases
from bot.answers.desk import Desk, open_desk
from rulesdb.starter_index import starter_path
from tests.retold.comparing import verdict
from tests.retold.retelling import retold

OUR_CASES = Path(__file__).parent.parent / "cases"


def stories(files: Iterable[Path]) -> list[tuple[str, str]]:
    """(story, rules) of every case that tells of Alice."""
    told = [
        (" ".join(str(case["scenario"]).split()), str(case.get("rules", "current")))
        for path in files
        for case in load_cases(path)
    ]
    return [(story, rules) for story, rules in told if "Alice" in story]


def tries(told: list[tuple[str, str]], desk: Desk, count: int, seed: int) -> Iterator[tuple[str, str]]:
    """So many retellings: (verdict, both texts)."""
    for number in range(count):
        chance = random.Random(f"{seed} {number}")
        story, rules = chance.choice(told)
        other = retold(story, chance)
        if not other.ways or desk.resolve(story, rules).json["status"] not in ("resolved", "illegal"):
            continue
        yield verdict(story, rules, other, desk), f"{', '.join(other.ways)}\n  {story}\n  {other.text}"


def main() -> int:
    """Print each retelling that is another story; status 1 where there is one."""
    parser = argparse.ArgumentParser(prog="python -m tests.retold", description=__doc__)
    parser.add_argument("--tries", type=int, default=1000, metavar="N")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    parser.add_argument("--index", type=Path, default=starter_path(), metavar="FILE")
    parser.add_argument("files", nargs="*", type=Path, default=sorted(OUR_CASES.glob("*.yaml")))
    asked = parser.parse_args()
    counts: Counter[str] = Counter()
    for found, texts in tries(stories(asked.files), open_desk(asked.index), asked.tries, asked.seed):
        counts[found] += 1
        if found == "another":
            print(texts, flush=True)
    print(", ".join(f"{count:,} {found}" for found, count in counts.most_common()))
    return 1 if counts["another"] else 0


if __name__ == "__main__":
    sys.exit(main())
