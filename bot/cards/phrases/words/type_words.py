"""The words of type lines (CR 205): types, supertypes and the plurals of subtypes."""

from __future__ import annotations

from bot.abilities.subtypes import SUBTYPES

TYPES = (
    "Artifact",
    "Battle",
    "Creature",
    "Enchantment",
    "Instant",
    "Kindred",
    "Land",
    "Planeswalker",
    "Sorcery",
    "Tribal",
)
SUPERTYPES = ("Basic", "Legendary", "Ongoing", "Snow", "World")


_IRREGULAR = {
    "Child": "Children",
    "Cyclops": "Cyclopes",
    "Dwarf": "Dwarves",
    "Elf": "Elves",
    "Fungus": "Fungi",
    "Hero": "Heroes",
    "Spacecraft": "Spacecraft",
    "Mouse": "Mice",
    "Werewolf": "Werewolves",
    "Wolf": "Wolves",
    "Merfolk": "Merfolk",
    "Treefolk": "Treefolk",
    "Moonfolk": "Moonfolk",
    "Kithkin": "Kithkin",
    "Myr": "Myr",
    "Kor": "Kor",
    "Eldrazi": "Eldrazi",
    "Samurai": "Samurai",
    "Plains": "Plains",
    "Ninja": "Ninja",
    "Efreet": "Efreets",
    "Fish": "Fish",
    "Octopus": "Octopuses",
    "Locus": "Loci",
    "Nautilus": "Nautiluses",
    "Homunculus": "Homunculi",
    "Equipment": "Equipment",
    "Ox": "Oxen",
    "Sheep": "Sheep",
    "Zubera": "Zubera",
    "Vedalken": "Vedalken",
    "Azra": "Azra",
    "Pegasus": "Pegasi",
    "Thalakos": "Thalakos",
    "Soltari": "Soltari",
    "Dauthi": "Dauthi",
    "Metathran": "Metathran",
    "Nephilim": "Nephilim",
    "Ally": "Allies",
    "Harpy": "Harpies",
    "Faerie": "Faeries",
    "Army": "Armies",
    "Phyrexian": "Phyrexians",
}


def plural_of(subtype: str) -> str:
    """`Goblins`, `Elves`, `Allies`."""
    irregular = _IRREGULAR.get(subtype)
    if irregular is not None:
        return irregular
    if subtype.endswith(("s", "x", "ch", "sh")):
        return subtype + "es"
    if subtype.endswith("y") and subtype[-2] not in "aeiou":
        return subtype[:-1] + "ies"
    return subtype + "s"


PLURALS = {plural_of(s): s for s in sorted(SUBTYPES)}
