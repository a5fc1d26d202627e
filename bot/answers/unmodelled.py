"""The words of cards that take part which the engine does not act on."""

from __future__ import annotations

from bot.engine.coverage import could_matter
from bot.engine.outcome import Unmodelled
from bot.engine.script import Activate, Cast, Script


def unmodelled(script: Script) -> tuple[list[Unmodelled], list[Unmodelled]]:
    """Those that could matter, and the others."""
    cast = {a.card for a in script.actions if isinstance(a, Cast)}
    used = {a.source for a in script.actions if isinstance(a, Activate)}
    matters: list[Unmodelled] = []
    others: list[Unmodelled] = []
    for thing in script.setup.objects:
        takes_part = thing.zone == "battlefield" or thing.label in cast
        texts = thing.card.texts
        for number, ability in enumerate(thing.card.abilities):
            text = texts[number] if number < len(texts) else getattr(ability, "text", "")
            entry = Unmodelled(thing.card.name, text)
            if could_matter(ability, text, thing.label in used):
                chosen = matters if takes_part else others
            elif getattr(ability, "text", None) is not None:
                chosen = others
            else:
                continue
            if entry not in chosen:
                chosen.append(entry)
    return matters, others
