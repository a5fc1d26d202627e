"""Damage that somebody takes from something, in fewer words: `I take 3 from his Bolt`, `he loses 3 life to my 3/3`."""

from __future__ import annotations


def _wordings() -> str:
    lines: list[str] = []
    for whose in ("my", "his", "her", "their", "its"):
        lines += [
            f"take|takes|took {{n:number}} from {whose} {{x:to}} -> take {{n}} damage from {whose} {{x}}",
            f"lose|loses|lost {{n:number}} [life] from|to {whose} {{x:size}} -> take {{n}} damage from {whose} {{x}}",
        ]
    lines[2] += "   # I take 3 from his Ogre."
    lines[3] += "   # I lose 3 life to his 3/3."
    return "\n".join(lines)


TAKEN_WORDINGS = f"\n{_wordings()}\n"
