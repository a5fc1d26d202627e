"""`python -m tests.referee --boards N --seed S`: the program and the referee on N boards drawn by chance."""

from __future__ import annotations

import argparse
import random
import sys

from tests.referee import combat, orders
from tests.referee.asking import combat_difference, orders_difference


def main() -> int:
    """Print each difference; status 1 where there is one."""
    parser = argparse.ArgumentParser(prog="python -m tests.referee", description=__doc__)
    parser.add_argument("--boards", type=int, default=1000, metavar="N")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    asked = parser.parse_args()
    differences = 0
    for number in range(asked.boards):
        chance = random.Random(f"{asked.seed} {number}")
        if number % 2:
            found = orders_difference(orders.drawn(chance))
        else:
            found = combat_difference(combat.drawn(chance))
        if found:
            differences += 1
            print(f"{asked.seed} {number}: {found}")
    print(f"{asked.boards:,} boards, {differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
