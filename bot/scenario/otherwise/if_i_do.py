"""`I can block. If I do, does it die?`: a condition without a verb is the deed that was said to be possible, or its being left undone."""

from __future__ import annotations

import re

from bot.regex import regex

_CAN = r"(?:can|could|may|might|(?:am|is) able to|have the option to|have the chance to)"
_WHO = r"(?:i|we|he|she|they|my opponent|the opponent|opp)"
#: `I can block`; `Should I block?`
_MAY = regex(
    rf"^(?:and |but |so |now |then )*(?P<who>{_WHO}) {_CAN} (?:also |either |still )?(?P<deed>[^,;]+)$",
    re.IGNORECASE,
)
_SHOULD = regex(rf"^(?:and |but |so |now |then )*should (?P<who>{_WHO}) (?P<deed>[^,;]+)$", re.IGNORECASE)
_IF = regex(
    rf"^(?:and |but |so |now |then )*(?:if|when) (?:(?P<who>{_WHO}) )?(?P<how>do(?:es)?n't|don't|do not|does not|dont|didn't|not|do|does|did|so)"
    r"(?: that| so| it)?,? (?:then )?(?P<asks>(?:do|does|will|would|am|is|are|how|what|who|can|did)\b.+)$",
    re.IGNORECASE,
)
_TAIL = regex(
    rf"^(?P<asks>(?:do|does|will|would|am|is|are|how|what|who|can)\b.+?),? if (?P<who>{_WHO}) (?P<how>don't|doesn't|do not|does not|dont|do|does)$",
    re.IGNORECASE,
)
_ONCE = regex(r"^(?:chump|(?:chump[ -]?)?block|attack|swing)\b", re.IGNORECASE)
_SENTENCE = regex(r"[^.?!]+[.?!]*\s*")
_STOPS = ".?! "


def if_i_do(text: str) -> str | None:
    """The text with the deed in the place of a condition without a verb; None where there is none, or no deed that was said to be possible."""
    plain = text.replace("’", "'")
    if " if " not in f" {plain.lower()}":
        return None
    sentences: list[str] = [found[0].strip() for found in _SENTENCE.finditer(plain)]
    said: list[str] = []
    may: tuple[int, str, str] | None = None
    for n, sentence in enumerate(sentences):
        bare = sentence.strip(_STOPS)
        asked = _IF.match(bare) or _TAIL.match(bare)
        if asked is not None:
            # one condition of one deed, told in the sentence before
            if may is None or may[0] != n - 1 or n != len(sentences) - 1 or not _same(asked["who"], may[1]):
                return None
            told = [
                *said[:-1],
                _done(may[1], may[2], asked["how"]),
                f"{asked['asks'][:1].upper()}{asked['asks'][1:]}?",
            ]
            return " ".join(filter(None, told))
        found = _MAY.match(bare) if not sentence.endswith("?") else _SHOULD.match(bare)
        may = (n, found["who"], found["deed"]) if found is not None else None
        said.append(sentence)
    return None


def _same(who: str | None, other: str) -> bool:
    """Whether both are the one who speaks, or both are not."""
    return who is None or (who.lower() in ("i", "we")) == (other.lower() in ("i", "we"))


def _done(who: str, deed: str, how: str) -> str:
    """The deed told as done; where it is left undone, that nobody blocks or attacks, and of any other deed nothing."""
    mine = who.lower() in ("i", "we", "they")
    subject = f"{who[:1].upper()}{who[1:]}"
    if "n't" in how.lower() or "not" in how.lower() or how.lower() == "dont":
        once = _ONCE.match(deed)
        verb = "" if once is None else "attack" if once[0].lower() in ("attack", "swing") else "block"
        return f"{subject} {'do' if mine else 'does'}n't {verb}." if verb else ""
    verb, *rest = deed.split(" ")
    return f"{' '.join([subject, verb if mine else f'{verb}s', *rest])}."
