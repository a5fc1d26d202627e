"""`python -m tests.fuzz --minutes N --seed S [--only story]`: tries of every kind until the time is over.

A try that went wrong is named by its kind and seed; `--again "story 0 17"` tries that one alone, with its trace."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter

from tests.fuzz.trying import TRIES, tried

#: Of so many tries how many are of which kind.
_SHARES = ("story",) * 12 + ("card",) * 5 + ("document", "index")


def main() -> int:
    """Print what went wrong; status 1 where anything did."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0, metavar="N")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    parser.add_argument("--only", choices=sorted(TRIES))
    parser.add_argument("--again", metavar="TRY")
    asked = parser.parse_args()
    if asked.again:
        kind, _, seed = asked.again.partition(" ")
        print(TRIES[kind](random.Random(seed)) or "nothing is wrong")
        return 0
    counts: Counter[str] = Counter()
    wrong = 0
    end = time.monotonic() + 60 * asked.minutes
    while time.monotonic() < end:
        number = sum(counts.values())
        kind = asked.only or _SHARES[number % len(_SHARES)]
        found = tried(kind, f"{asked.seed} {number}")
        counts[kind] += 1
        if found:
            wrong += 1
            print(found, flush=True)
    print(f"{', '.join(f'{count:,} {kind}' for kind, count in counts.items())}: {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
