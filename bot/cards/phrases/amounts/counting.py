"""`The number of creatures you control` and `for each creature you control`: what is counted, as a value and as so much for each."""

from __future__ import annotations

from typing import Any

from bot.cards.phrases.base import G
from bot.language.phrase import Guard


def counted(many: str, one: str, value: Any, *, when: Guard | None = None, alternate: bool = False) -> None:
    """Registers both wordings of what is counted: `the number of` many, `for each` one."""
    register = G.alternate if alternate else G.phrase
    register("value0", f"the number of {many}", value, when=when)
    register("foreach", f"for each {one}", value, when=when)
