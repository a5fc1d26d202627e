"""What words say of a thing beside what it is called: a name for short, and that it attacks."""

from __future__ import annotations

from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating, Role

_SPELLS = frozenset({"Instant", "Sorcery"})


def named_for_short(story: Creating, ref: ThingRef) -> list[Thing]:
    """`I sacrifice Simulacrum`, of Solemn Simulacrum: what is there is meant, not an instant of that name that is nowhere."""
    card = story.names.exact(ref.name)
    if card is None or _SPELLS.isdisjoint(card.types):
        return []
    word = ref.name.lower()
    there = (thing for thing in story.things if thing.zone == "battlefield")
    found = [thing for thing in there if word in thing.name.lower().replace(",", "").split()]
    if len(found) != 1:
        return []
    story.assumptions.append(f"“{ref.told}” was taken to be {found[0].label}.")
    return found


def is_said_to_attack(ref: ThingRef, role: Role) -> bool:
    """Whether something is done with what the words say attacks: `his attacking 5/5`, `Murder on his 5/5 attacker`."""
    if role in ("asked", "attacker"):
        return False
    return "attacking" in ref.status or (
        ref.noun == "attacker" and ref.size is not None and role != "declare"
    )
