"""Slips of the pen in the printed texts, repaired where it is sure what was meant."""

from __future__ import annotations

import re

#: Applied in order, to the text after `~` stands for the name.
_SLIPS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(old), new)
    for old, new in (
        (r"\btheir owner's hands\b", "their owners' hands"),
        (r"\bits owner's hands\b", "its owner's hand"),
        (r"\bits owners hand\b", "its owner's hand"),
        (r"\b(its|his|her|their) owner control\b", r"\1 owner's control"),
        (r"\bbeggining\b", "beginning"),
        (r"\bWheenver\b", "Whenever"),
        (r"\betners\b", "enters"),
        (r"\bsacrificies\b", "sacrifices"),
        (r"\bto to\b", "to"),
        (r"\bmay chose\b", "may choose"),
        (r"\bto up one\b", "to up to one"),
        (r"\bcreatures token\b", "creature tokens"),
        (r"\b([Cc]reate an? \d+/\d+ [A-Za-z ]*\bcreature)(?= (?:for each|with)\b)", r"\1 token"),
        (r"\b([Cc]reate an? \w+ Role)(?= attached\b)", r"\1 token"),
        (r"\bElemental Creature token\b", "Elemental creature token"),
        (r"\b(\d+/\d+ (?:[a-z]+ )+(?!Vehicle)[A-Z][a-z]+ artifact) token\b", r"\1 creature token"),
        (r"\b([Cc]reates? \w+ \d+/\d+ (?:[a-z]+ )+(?:[A-Z][a-z]+ )+)(?=tokens?\b)", r"\1creature "),
        (r"\bCar Warrior\b", "Cat Warrior"),
        (r"(?<!\ba )\bdraw card(?=[.,])", "draw a card"),
        (r"\bearch turn\b", "each turn"),
        (r"\bPrecent\b", "Prevent"),
        (r"\btarget any target\b", "any target"),
        (r"\bwih(?= \")", "with"),
        (r"\bequals to\b", "equal to"),
        (r"\bspell or ability and opponent\b", "spell or ability an opponent"),
        (r"\bcreature you controls\b", "creature you control"),
        (r"\bas through it were\b", "as though it were"),
        (r"\bsix-side die\b", "six-sided die"),
        (r"^Equip (\d+)$", r"Equip {\1}"),
        (r"\bartifact equipment token\b", "Equipment artifact token"),
        (r'^([^"]*\bwith "[^"]*\.)$', r'\1"'),
        (r'^([^"]*\b(?:has|have) (?:\w+ and )?"[^"]*\.)$', r'\1"'),
        (r"\bis a vampire in addition\b", "is a Vampire in addition"),
        (r"\bif opponent\b", "if an opponent"),
        (r"\b([Ww])henever ~ can't deals\b", r"\1henever ~ deals"),
        (r"\bwas promise\b", "was promised"),
        (r"\b([Cc])reatures you control gets\b", r"\1reatures you control get"),
        (r"^(Equipped|Enchanted) creature get(?= [+-])", r"\1 creature gets"),
        (
            r'\bcolorless treasure artifact token with "\{T\}, Sacrifice ~: Add one mana of any color\."',
            "Treasure token.",
        ),
        (r"^Escape-+(?=\{)", "Escape—"),
        (r'(?<=\bwith )"([A-Z][^"]*[^".])", "', r'"\1.", "'),
    )
)


def repaired(text: str) -> str:
    """The text without slips."""
    for old, new in _SLIPS:
        text = old.sub(new, text)
    return text


def misspelled(text: str, name: str) -> str | None:
    """The words of a text that are the name but for one letter, or its capitals; None where there are none.

    Of a short name, or where the last letter alone differs (`Goblin Scouts` and a `Goblin Scout`), it is not sure."""
    half = len(name) // 2
    if len(name) < _SURE or not (name[:half] in text or name[-half:] in text):
        return None
    from rapidfuzz.distance import OSA  # only where half of a name stands in a text

    words = name.count(" ")
    for found in re.finditer(rf"(?<![\w~'-])(?=([A-Z][^ ]*(?: [^ ]+){{{words}}}))", text):
        said = found[1] if found[1].endswith(name[-2:]) else _END.sub("", found[1])
        if said != name and said[-1:] == name[-1:] and OSA.distance(said.lower(), name.lower()) <= 1:
            return said
    return None


_SURE = 7
#: What may follow a name without a space.
_END = re.compile(r"(?:'s|')?[.,:;]?\Z")
