"""`python -m tests.readings keep FILE`, then after a change `python -m tests.readings compare FILE`: which stories are read or
answered otherwise than before.

A wording that is tried before others takes their words: this shows whose, on every story of the case files. Stories are asked
of the index that RULES_ORACLE_INDEX names (best one of all cards), else of the starter index."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.readings.stories import stories


def readings(told: Mapping[str, tuple[str, str]]) -> dict[str, dict[str, Any]]:
    """Of each story, by its id: its status, what its questions were answered, how it was read, what of it was passed over."""
    asked = "".join(
        json.dumps({"id": name, "rules": rules, "scenario": story}) + "\n"
        for name, (rules, story) in told.items()
    )
    command = [sys.executable, "-m", "bot", "resolve", "--batch", "-"]
    lines = subprocess.run(
        command, input=asked, capture_output=True, text=True, check=False
    ).stdout.splitlines()
    return {line["id"]: _told(line["result"]) for line in map(json.loads, lines)}


def _told(result: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "status": result["status"],
        "answers": [answer["value"] for answer in result.get("answers") or ()],
        "reading": result.get("reading"),
        "skipped": result.get("skipped"),
        "error": (result.get("error") or {}).get("message"),
    }


def main() -> int:
    """Keep, or print each story whose reading changed; status 1 where one did."""
    parser = argparse.ArgumentParser(prog="python -m tests.readings", description=__doc__)
    parser.add_argument("what", choices=("keep", "compare"))
    parser.add_argument("file", type=Path)
    asked = parser.parse_args()
    told = {name: (rules, story) for name, rules, story in stories()}
    now = readings(told)
    index = os.environ.get("RULES_ORACLE_INDEX", "")
    if asked.what == "keep":
        asked.file.write_text(json.dumps({"index": index, "stories": now}, indent=1), encoding="utf-8")
        print(f"{len(now):,} stories kept in {asked.file}.")
        return 0
    kept = json.loads(asked.file.read_text(encoding="utf-8"))
    if kept["index"] != index:
        parser.error(f"kept with RULES_ORACLE_INDEX={kept['index']}: other cards make other stories")
    before = kept["stories"]
    changed = [name for name in now if name in before and now[name] != before[name]]
    for name in changed:
        print(f"{name}: {' '.join(told[name][1].split())}")
        for part, was in before[name].items():
            if was != now[name][part]:
                print(f"    {part}: {was}\n    {' ' * len(part)}→ {now[name][part]}")
    print(f"{len(changed):,} of {len(now):,} stories are read or answered otherwise.")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
