"""Slips of the pen in the printed texts, repaired where it is sure what was meant."""

from __future__ import annotations

import re
from collections.abc import Callable

from bot.regex import regex

#: Applied in order, to the text after `~` stands for the name.
_Slips = tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...]
_WRITTEN: _Slips = (
    (r"\btheir owner's hands\b", "their owners' hands"),
    (r"\bits owner's hands\b", "its owner's hand"),
    (r"\bits owners hand\b", "its owner's hand"),
    (r"\b(its|his|her|their) owner control\b", r"\1 owner's control"),
    (r"\bbeggining\b", "beginning"),
    (r"\bWheenver\b", "Whenever"),
    (r"\betners\b", "enters"),
    (r"\bsacrificies\b", "sacrifices"),
    (r"\bto to\b", "to"),
    (r'"Sacrifice ~\. Add (?=\{)', '"Sacrifice ~: Add '),
    (r"\bmay chose\b", "may choose"),
    (r"\bto up one\b", "to up to one"),
    (r"\bcreatures token\b", "creature tokens"),
    (r"\b([Cc]reate an? \d+/\d+ (?:(?!creature\b)[A-Za-z]+ )*creature)(?= (?:for each|with)\b)", r"\1 token"),
    (r"\b([Cc]reate an? \w+ Role)(?= attached\b)", r"\1 token"),
    (r"\bElemental Creature token\b", "Elemental creature token"),
    (r"\b(\d+/\d+ (?:[a-z]+ )+(?!Vehicle)[A-Z][a-z]+ artifact) token\b", r"\1 creature token"),
    (r"\b([Cc]reates? \w+ \d+/\d+ (?:[a-z]+ )+(?:[A-Z][a-z]+ )+)(?=tokens?\b)", r"\1creature "),
    (r"\bCar Warrior\b", "Cat Warrior"),
    (r"(?<!\ba )\bdraw card(?=[.,])", "draw a card"),
    (r"\bearch turn\b", "each turn"),
    (r", Add (?=\{)", ", add "),
    (r'\.", Then (?=if )', '." Then '),
    (r"\bdamage tot any target\b", "damage to any target"),
    (r"\bcreature token that are\b", "creature tokens that are"),
    (r"\bPrecent\b", "Prevent"),
    (r"\btarget any target\b", "any target"),
    (r"\bwih(?= \")", "with"),
    (r"\bequals to\b", "equal to"),
    (r"\bspell or ability and opponent\b", "spell or ability an opponent"),
    (r"\bcreature you controls\b", "creature you control"),
    (r"\bas through it were\b", "as though it were"),
    (r"\bsix-side die\b", "six-sided die"),
    (r"\bartifact equipment token\b", "Equipment artifact token"),
    (r'^([^"]*\bwith "[^"]*\.)$', r'\1"'),
    (r'^([^"]*\b(?:has|have) (?:\w+ and )?"[^"]*\.)$', r'\1"'),
    (r"\bUrza's (?=Mine\b|Tower\b|Power-Plant\b)", ""),  # no other land is one
    (r"\bis a vampire in addition\b", "is a Vampire in addition"),
    (r"\b([Ii])f opponent\b", r"\1f an opponent"),
    (r"\b([Ww])henever ~ can't deals\b", r"\1henever ~ deals"),
    (r"^Equip (\d+)$", r"Equip {\1}"),
    (r"\bwas promise\b", "was promised"),
    (r"\b([Cc])reatures you control gets\b", r"\1reatures you control get"),
    (r"^(Equipped|Enchanted) creature get(?= [+-])", r"\1 creature gets"),
    (
        r'\bcolorless treasure artifact token with "\{T\}, Sacrifice ~: Add one mana of any color\."',
        "Treasure token.",
    ),
    (r"^Escape-+(?=\{)", "Escape—"),
    (r"\b(When|Whenever) ~ deal\b", r"\1 ~ deals"),
    (r"\bsacrificed creatures power\b", "sacrificed creature's power"),
    (r"\bActivate only as sorcery\b", "Activate only as a sorcery"),
    (r"\bunder you control\b", "under your control"),
    (r"\bif it target a\b", "if it targets a"),
    (r"\bcosts (\d) less to cast\b", r"costs {\1} less to cast"),
    (r'(^|")([TWUBRG]): (?=[A-Z~])', r"\1{\2}: "),
    (r"^([A-Z][a-z ]+); (?=[a-z ]+$)", r"\1, "),
    (r"^([A-Z][a-z]+)--(?=~)", r"\1 — "),
    (r"\bHexproof from ([A-Z])(?=[a-z]+$)", lambda found: "Hexproof from " + found[1].lower()),
    (r"\bIf you a roll a\b", "If you roll a"),
    (r"\bdamge\b", "damage"),
    (r"\bability only triggers once\b", "ability triggers only once"),
    (r"^Foretell (\d)([WUBRG])$", r"Foretell {\1}{\2}"),
    (r"\btot any target\b", "to any target"),
    (r"\bif an opponent loses life (?=.* this turn)", "if an opponent lost life "),
    (r"\blost life from source other\b", "lost life from a source other"),
    (r"\bother then combat\b", "other than combat"),
    (r"\bwith first strike name\b", "with first strike named"),
    (r'(?<=\bwith )"([A-Z][^"]*[^".])", "', r'"\1.", "'),
)
_SLIPS = tuple((regex(old), new) for old, new in _WRITTEN)


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
_END = regex(r"(?:'s|')?[.,:;]?\Z")
