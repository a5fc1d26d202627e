"""Questions without the sign that ends one: `does it die`, `is the 6/6 dead`, `so the 6/6 dies right`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.plain.asking import HELPING
from bot.scenario.text.put_in import sign
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set

_LEADING = word_set("so and but then ok okay also now , well")
#: What a question asks about after its first word: before anything else that word tells something (`Is blocked by a 2/2.`).
_SUBJECTS = word_set(
    "i he she it they we you my his her their our your its the that this these those a an both all any anything anyone either not one each opp opponent"
)
_HOW = word_set("how what")
_AFTER_HOW = HELPING | word_set("much many big happens happen about life size dies")
#: What asks whether what stands before it is so.
_TAGS = word_set("right correct innit amirite huh")
#: Before these it is none of them.
_NO_TAG = word_set("the my his her all is that its the're you're am are not to be a on in from at got")
_ONE_WORD = word_set("dead lethal alive legal gg")
_LONGEST = 40


def with_signs(tokens: list[Token]) -> list[Token]:
    """The tokens with the sign behind each such sentence."""
    found: list[Token] = []
    signed = any("?" in token.text for token in tokens if token.kind == "break")
    told = [(start, stop) for start, stop in sentences(tokens) if stop > start]
    for n, (start, stop) in enumerate(told):
        ends = tokens[stop : stop + 1]
        asks = ends and "?" in ends[0].text
        words = tokens[start:stop]
        last = n == len(told) - 1 and not signed
        if not asks and (_asks(words) or (last and (_is_tagged(words) or _is_one_word(words)))):
            place = words[-1].end
            ends = [sign("?", place, place)]
        if ends and "?" in ends[0].text:
            words = _apart(words)
        found += [*words, *ends]
    return found


def _apart(words: list[Token]) -> list[Token]:
    """`What happens to it, does it die?` as two questions."""
    first = next((token.fold for token in words if token.fold not in _LEADING), "")
    at = next((n for n in range(len(words) - 3, 1, -1) if words[n].fold == ","), None)
    supposed = any(token.fold in ("if", "when", "once", "after") for token in words)
    if (
        first not in _HOW
        or at is None
        or supposed
        or words[at + 1].fold not in HELPING
        or not _asks(words[at + 1 :])
    ):
        return words
    comma = words[at]
    return [*words[:at], sign("?", comma.start, comma.end), *words[at + 1 :]]


def _asks(words: Sequence[Token]) -> bool:
    at = next((n for n, token in enumerate(words) if token.fold not in _LEADING), len(words))
    if at + 2 > len(words) or len(words) > _LONGEST:
        return False
    first, second = words[at], words[at + 1]
    if first.kind != "word" or first.owner:
        return False
    if first.fold in HELPING:
        thing = second.kind in ("size", "number") or second.fold in _SUBJECTS or _is_name(second)
        return thing and at + 2 < len(words)
    return first.fold in _HOW and second.fold in _AFTER_HOW


def _is_name(token: Token) -> bool:
    return (
        token.kind == "word" and (token.text[:1].isupper() or bool(token.owner)) and token.fold not in LEMMAS
    )


def _is_one_word(words: Sequence[Token]) -> bool:
    """`He Shocks my 2/2. dead`: asked of what was told."""
    return len(words) == 1 and words[0].fold in _ONE_WORD


def _is_tagged(words: Sequence[Token]) -> bool:
    before = words[-2].fold if len(words) > 2 else ""
    return bool(before) and words[-1].fold in _TAGS and before not in _NO_TAG
