"""Names as they are compared: case, accents, ligatures and punctuation apart."""

from __future__ import annotations

import unicodedata

_LETTERS = str.maketrans(
    {
        "Æ": "ae",
        "æ": "ae",
        "Œ": "oe",
        "œ": "oe",
        "ß": "ss",
        "ø": "o",
        "Ø": "o",
        "đ": "d",
        "Đ": "d",
        "ł": "l",
        "Ł": "l",
    }
)
_SPACES = str.maketrans(dict.fromkeys('-–—/_+:&.!?"“”„()[]{},;|*®™#@~\t\n\r\u00a0', " "))
_NOTHING = str.maketrans(dict.fromkeys("'’‘`´ʼ"))


def fold(name: str) -> str:
    """`Lim-Dûl's Vault` and `lim dul s vault` alike: `lim duls vault`. Never empty for a name that has a letter
    or digit; a name of signs alone (`_____`) folds to itself, lower-cased."""
    plain = name.translate(_NOTHING)
    if not plain.isascii():  # most names have no accents to look for
        plain = unicodedata.normalize("NFKD", plain.translate(_LETTERS))
        plain = "".join(c for c in plain.casefold() if not unicodedata.combining(c))
    plain = plain.casefold().translate(_SPACES)
    return " ".join(plain.split()) or name.strip().casefold()
