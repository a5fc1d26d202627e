"""What a sweep has found so far, in a file of a JSON line for each claim: a sweep that was stopped goes on from it."""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

from bot.answers.sweep.proving import Claim, Finding
from bot.values import asdict


class Kept:
    """`shown` are the claims that some story shows, `listed` those that no way of playing does, by their keys. Without a file
    nothing is kept."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._shown: set[str] = set()
        self._listed: dict[str, Finding] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self._take(line)

    def is_shown(self, claim: Claim) -> bool:
        """Whether a story has shown the claim."""
        return bool(self._shown) and _key(claim) in self._shown

    def finding(self, claim: Claim) -> Finding | None:
        """What is found of a claim that was played in every way."""
        return self._listed.get(_key(claim)) if self._listed else None

    def keep(self, claim: Claim, finding: Finding | None, every_way: bool) -> None:
        """Write down what is found of a claim; None: it is shown to act."""
        if self._path is None:
            return
        said: dict[str, Any] = {"key": _key(claim), "card": claim.face.name, "part": claim.part.kind}
        if finding is not None:
            said |= {**asdict(finding), "every_way": every_way}
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(said, ensure_ascii=False) + "\n")

    def _take(self, line: str) -> None:
        """What a line says; one that was cut off as it was written says nothing."""
        try:
            said = json.loads(line)
            key = said.pop("key")
        except (ValueError, KeyError):
            return
        if "why" not in said:
            self._shown.add(key)
            self._listed.pop(key, None)
        elif said.pop("every_way"):
            self._listed[key] = Finding(**said)


def _key(claim: Claim) -> str:
    """The same for the same part of the same line, as long as it is read in the same way."""
    read = f"{claim.face.name}|{claim.number}|{claim.part.kind}|{claim.part.alone or claim.face.abilities[claim.number]!r}"
    return blake2b(read.encode(), digest_size=10).hexdigest()
