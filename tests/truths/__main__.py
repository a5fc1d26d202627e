"""`python -m tests.truths --stories N --seed S [--index FILE] [FILE…]`: questions in many words on stories of case files, against
what the outcomes of these stories show.

Without files the project's own cases are asked about. What is refused is counted; what is answered otherwise is printed."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from bot.answers.desk import open_desk
from rulesdb.starter_index import starter_path
from tests.truths.comparing import asked_of, stories

OUR_CASES = Path(__file__).parent.parent / "cases"


def main() -> int:
    """Print each question that is answered otherwise; status 1 where there is one."""
    parser = argparse.ArgumentParser(prog="python -m tests.truths", description=__doc__)
    parser.add_argument("--stories", type=int, default=100, metavar="N")
    parser.add_argument("--each", type=int, default=40, metavar="N", help="questions of each story")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    parser.add_argument("--index", type=Path, default=starter_path(), metavar="FILE")
    parser.add_argument("files", nargs="*", type=Path, default=sorted(OUR_CASES.glob("*.yaml")))
    asked = parser.parse_args()
    counts: Counter[str] = Counter()
    for one in asked_of(stories(asked.files), open_desk(asked.index), asked.stories, asked.each, asked.seed):
        counts["refused" if one.answered is None else "wrong" if one.is_wrong else "right"] += 1
        if one.is_wrong:
            print(one, flush=True)
    print(", ".join(f"{count:,} {found}" for found, count in counts.most_common()))
    return 1 if counts["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
