"""What is counted, in three wordings: `the number of creatures you control`, `for each creature you control`, `there are two or more
creatures you control`."""

from __future__ import annotations

from typing import Any

from bot.cards.phrases.base import G
from bot.language.phrase import Guard

#: What may be asked about: of many, of one, the value, its guard, and whether it is another wording.
COUNTED: list[tuple[str, str, Any, Guard | None, bool]] = []


def counted(
    many: str, one: str, value: Any, *, when: Guard | None = None, alternate: bool = False, asked: bool = True
) -> None:
    """Registers the wordings of what is counted: `the number of` many, `for each` one; and `there are two or more` of it, where it is
    asked about so, once all plainer conditions are known."""
    register = G.alternate if alternate else G.phrase
    register("value0", f"the number of {many}", value, when=when)
    register("foreach", f"for each {one}", value, when=when)
    if asked:
        COUNTED.append((many, one, value, when, alternate))
