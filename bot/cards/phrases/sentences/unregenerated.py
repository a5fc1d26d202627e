"""`... It can't be regenerated.` after a sentence in which something is destroyed under a condition, later, or one of several."""

from __future__ import annotations

from typing import Any

from bot.abilities.effects import Destroy
from bot.abilities.walk import inside, rebuilt
from bot.cards.phrases.base import G, S


def _unregenerated(s: Any) -> Any:
    """The sentence with its one destruction past regenerating; a bare one has phrases of its own."""
    found = inside(s, Destroy)
    if isinstance(s, Destroy) or len(found) != 1 or not found[0].regenerate:
        return None
    return rebuilt(s, lambda part: Destroy(part.what, regenerate=False) if part is found[0] else None)


for _words in (
    "It",
    "They",
    "That creature",
    "Those creatures",
    "A creature destroyed this way",
    "Creatures destroyed this way",
    "Artifacts destroyed this way",
):
    G.computed(
        "step",
        f"{{s:sentence}}. {_words} can't be regenerated.",
        _unregenerated,
        lambda v: None,
        alternate=True,
    )
G.alternate(
    "step", "destroy {o:thing}. Those creatures can't be regenerated.", Destroy(S.o, regenerate=False)
)
