"""How fast and how sure look-ups are, side by side with what others use. Run it: `python tests/benchmarks/index_speed.py`.

Needs the real documents beside the repository. Prints one table: names with slips and in part (recall in the first
and in the first five, time a query) for this program, for `rapidfuzz.process.extract` with `WRatio`, and for
`difflib.get_close_matches`; rules by number; full text; building; a bulk file of 170 MB. The same queries for all,
made by a fixed, seeded model of slips: a letter dropped, doubled, swapped with the next, or hit beside its key.
"""

from __future__ import annotations

import argparse
import difflib
import json
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SHARED = (ROOT / ".." / "shared" / "data").resolve()
sys.path.insert(0, str(ROOT))

from rapidfuzz import fuzz, process  # noqa: E402

from bot.answers.desk import open_desk  # noqa: E402
from rulesdb.build import build_index  # noqa: E402
from rulesdb.folding import fold  # noqa: E402
from rulesdb.names import NameIndex  # noqa: E402
from rulesdb.typing_errors import NEIGHBOURS  # noqa: E402

KEYS: dict[str, list[str]] = {}
for _one, _other in sorted(NEIGHBOURS):
    KEYS.setdefault(_one, []).append(_other)

Search = Callable[[str], Sequence[str]]


def slip(chance: random.Random, name: str) -> str:
    """One slip of the fingers in a name."""
    while True:
        place, kind = chance.randrange(len(name)), chance.randrange(4)
        letter = name[place]
        if kind == 0 and len(name) > 1:
            return name[:place] + name[place + 1 :]
        if kind == 1:
            return name[:place] + letter + name[place:]
        if kind == 2 and place + 1 < len(name) and name[place + 1] != letter:
            return name[:place] + name[place + 1] + letter + name[place + 2 :]
        if kind == 3 and letter.casefold() in KEYS:
            return name[:place] + chance.choice(KEYS[letter.casefold()]) + name[place + 1 :]


def part(chance: random.Random, name: str) -> str:
    """A name as people shorten it: its words turned round, begun, or both."""
    words = name.split()
    kind = chance.randrange(3)
    if kind != 0:
        words = [word[: max(4, (len(word) + 1) // 2)] for word in words]
    if kind != 1:
        chance.shuffle(words)
    return " ".join(words)


def measured(search: Search, queries: list[tuple[str, str]]) -> tuple[float, float, float, float]:
    """Recall first and in five (percent), median and 99th percentile in milliseconds."""
    first = five = 0
    times = []
    for typed, meant in queries:
        begun = time.perf_counter()
        found = list(search(typed))[:5]
        times.append((time.perf_counter() - begun) * 1000)
        first += found[:1] == [meant]
        five += meant in found
    times.sort()
    count = len(queries)
    return 100 * first / count, 100 * five / count, statistics.median(times), times[int(count * 0.99)]


def names_table(slow_queries: int) -> None:
    """Recall and time over the whole pool of names."""
    lines = (SHARED / "card-names.txt").read_text(encoding="utf-8").split("\n")
    names = [line for line in lines if line]
    begun = time.perf_counter()
    folded = [fold(name) for name in names]
    index = NameIndex((name, key) for key, name in enumerate(folded))
    index.search("warm up the words")
    print(f"{len(names):,} names; index of them made in {time.perf_counter() - begun:.2f} s\n")
    spelled = {name: names[key] for key, name in reversed(list(enumerate(folded)))}

    def ours(typed: str) -> list[str]:
        return [names[hit.key] for hit in index.search(fold(typed), 5)]

    def wratio(typed: str) -> list[str]:
        return [
            spelled[name] for name, _, _ in process.extract(fold(typed), folded, scorer=fuzz.WRatio, limit=5)
        ]

    def difflibs(typed: str) -> list[str]:
        return [spelled[name] for name in difflib.get_close_matches(fold(typed), folded, 5, 0.6)]

    chance = random.Random(20261121)
    several = [name for name in names if len(name.split()) > 1]
    sets = {
        "one slip": [(slip(chance, name), name) for name in chance.sample(names, 2000)],
        "two slips": [(slip(chance, slip(chance, name)), name) for name in chance.sample(names, 2000)],
        "in part, reordered": [(part(chance, name), name) for name in chance.sample(several, 1000)],
    }
    print(f"{'':20}{'':14}{'first':>8}{'in five':>9}{'median':>10}{'p99':>10}{'ratio':>8}")
    for kind, queries in sets.items():
        rows: dict[str, tuple[float, float, float, float]] = {}
        wanted = [(typed, spelled[fold(name)]) for typed, name in queries]
        rows["this program"] = measured(ours, wanted)
        rows["WRatio"] = measured(wratio, wanted[:slow_queries])
        rows["difflib"] = measured(difflibs, wanted[: max(3, slow_queries // 20)])
        for label, (first, five, median, late) in rows.items():
            ratio = median / rows["this program"][2]
            print(f"{kind:20}{label:14}{first:7.2f}%{five:8.2f}%{median:8.2f}ms{late:8.2f}ms{ratio:7.1f}x")
            kind = ""


def lookups_table(index: Path) -> None:
    """Rules by number and full text, as the desk answers them, in process."""
    desk = open_desk(index)
    newest = desk.complete_rule("120.3a")
    assert newest
    chance = random.Random(5)
    shelf = desk._watched.index.shelf
    assert shelf.newest is not None
    numbers = chance.sample(shelf.numbers(shelf.newest.id), 500)
    words = ["combat damage", "damage prevented", "lethal damage trample", "can't be prevented", "replacement effect event",
             "creature dies", "player loses the game", "loyalty counters", "deathtouch", "first strike step", "stack"]  # fmt: skip
    rows = {
        "rule 120.3a": (desk.rule, ["120.3a"] * 500),
        "rules by number": (desk.rule, numbers),
        "full text": (desk.search, words * 20),
        "card by name": (desk.card, ["Serra Angel"] * 200),
        "history": (desk.history, ["120.3a", "510.1c", "702.15b"] * 30),
        "complete card": (desk.complete_card, ["ligh", "goldn", "serra an", "jace t"] * 50),
    }
    print(f"\n{'in process':20}{'median':>10}{'p99':>10}")
    for label, (ask, queries) in rows.items():
        ask(queries[0])
        times = []
        for query in queries:
            begun = time.perf_counter()
            ask(query)
            times.append((time.perf_counter() - begun) * 1000)
        times.sort()
        print(f"{label:20}{statistics.median(times):8.3f}ms{times[int(len(times) * 0.99)]:8.3f}ms")


def build_everything(out: Path) -> None:
    """Build from all real documents and cards, and say how long it took and how much memory."""
    built = build_index(
        out,
        rules=sorted((SHARED / "cr").glob("*.txt")),
        cards=[SHARED / "oracle-cards.json"],
        docs=[*sorted((SHARED / "seeds").glob("*.txt")), SHARED / "fifth-edition-rulebook-1997.txt"],
    )
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        f"build: {built.documents} documents, {built.cards:,} cards in {built.seconds:.1f} s, {memory:.0f} MB"
    )


def build_bulk(out: Path, bulk: Path) -> None:
    """Build from one bulk card file of 170 MB, made by repeating the pool under other names."""
    built = build_index(out, cards=[bulk])
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    size = bulk.stat().st_size / 1e6
    print(f"bulk file of {size:.0f} MB: {built.cards:,} cards in {built.seconds:.1f} s, {memory:.0f} MB")


def make_bulk(path: Path) -> None:
    """A bulk file of at least 170 MB."""
    pool = json.loads((SHARED / "oracle-cards.json").read_text(encoding="utf-8"))
    with path.open("w", encoding="utf-8") as file:
        file.write("[\n")
        turn = 0
        while path.stat().st_size < 170_000_000:
            for card in pool:
                file.write(
                    ("" if turn == 0 and card is pool[0] else ",\n")
                    + json.dumps({**card, "name": f"{card['name']} {turn}"})
                )
            file.flush()
            turn += 1
        file.write("\n]\n")


def apart(*arguments: str) -> None:
    """Run a part of this benchmark in a process of its own, so that its memory is its own."""
    subprocess.run([sys.executable, __file__, *arguments], check=True)


def main() -> None:
    """Everything, or one part in its own process."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=int, default=200, metavar="N", help="queries for the slow rivals")
    parser.add_argument("--build", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--bulk", type=Path, nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.build:
        return build_everything(options.build)
    if options.bulk:
        return build_bulk(*options.bulk)
    if not SHARED.is_dir():
        print("The real documents are not beside the repository.")
        return None
    with tempfile.TemporaryDirectory() as folder:
        index = Path(folder) / "index.sqlite"
        apart("--build", str(index))
        bulk = Path(folder) / "bulk.json"
        make_bulk(bulk)
        apart("--bulk", str(Path(folder) / "bulk.sqlite"), str(bulk))
        names_table(options.slow)
        lookups_table(index)
    return None


if __name__ == "__main__":
    main()
