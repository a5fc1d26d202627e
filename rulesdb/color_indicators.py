"""The colors that only a color indicator gives (rule 204), where a card file tells no colors at all."""

from __future__ import annotations

import re

from rulesdb.rows import FaceRow

#: Faces without a mana cost, or with a colorless one, whose indicator nothing else on the card lets one know.
_INDICATED = {
    "Ancestral Vision": "U",
    "Asmoranomardicadaistinaculdacar": "BR",
    "Avacyn, the Purifier": "R",
    "Creeping Inn": "B",
    "Crashing Footfalls": "G",
    "Crimson Kobolds": "R",
    "Crookshank Kobolds": "R",
    "Dryad Arbor": "G",
    "Evermind": "U",
    "Gaea's Will": "G",
    "Garruk, the Veil-Cursed": "BG",
    "Glimpse of Tomorrow": "R",
    "Homicidal Brute": "R",
    "Hypergenesis": "G",
    "Inevitable Betrayal": "U",
    "Intervention Pact": "W",
    "Kobolds of Kher Keep": "R",
    "Living End": "B",
    "Ormendahl, Profane Prince": "B",
    "Pact of Negation": "U",
    "Pact of the Titan": "R",
    "Profane Tutor": "B",
    "Restore Balance": "W",
    "Resurgent Belief": "W",
    "Rograkh, Son of Rohgahh": "R",
    "Slaughter Pact": "B",
    "Summoner's Pact": "G",
    "Wheel of Fate": "R",
    "Withengar Unbound": "B",
}

_SYMBOL = re.compile(r"\{([^{}]*)\}")
_COMPLEATED = re.compile(r"\{[WUBRG]/P\}[^:\n]*: Transform", re.IGNORECASE)


def indicated_colors(face: FaceRow, front: FaceRow | None) -> tuple[str, ...]:
    """The colors of a face by its indicator; empty where it has none. `front`: of a back side, whose indicator says what the front's
    mana cost says, and the color of the symbol by which a Phyrexian transforms; a land and an Eldrazi have none."""
    if face.name in _INDICATED:
        return tuple(_INDICATED[face.name])
    if front is None or face.mana_cost or re.search(r"\bLand\b|\bEldrazi\b", face.type_line):
        return ()
    costs = [front.mana_cost]
    if "Phyrexian" in face.type_line:
        costs += (found.group() for found in _COMPLEATED.finditer(front.text))
    letters = {letter for cost in costs for symbol in _SYMBOL.findall(cost) for letter in symbol}
    return tuple(color for color in "WUBRG" if color in letters)
