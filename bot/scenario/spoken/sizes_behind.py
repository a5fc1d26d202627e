"""Sizes that stand behind what they are of, apart from it: `swings his trampler at me (6/6)`, `my guy has infect (2/2)`, `two dudes, both 3/3`,
`2 guys (3/3 each)`, `2x 3/3`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.text.tokens import Token
from bot.scenario.text.words import CREATURE_NOUNS, NUMBERS, word_set
from bot.values import replace

_ONES = word_set("a an my his her their the this that some our")
_EACH = word_set("both each all")
_OPENS = word_set("( ,")
_DOERS = word_set("i he she they")
#: What creatures are called with an adjective before it, or by a keyword.
_NOUNS = CREATURE_NOUNS | word_set(
    """
    creature creatures guy guys dude dudes trampler tramplers flyer flyers flier fliers lifelinker deathtoucher token tokens attacker attackers
    blocker blockers commander beater beaters thing things fatty boy boi beast monster infecter dork
    """
)
#: How far behind its thing a size may stand.
_FAR = 8


def sizes_before(tokens: list[Token]) -> list[Token]:
    """The tokens with each such size before its noun."""
    if not any(_behind(tokens, at)[1] or _times(tokens, at) for at in range(len(tokens) - 1)):
        return tokens
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        end, size = _behind(tokens, at)
        times = _times(tokens, at)
        if times:
            size = tokens[at + times]
            several = size.fold if size.fold.endswith("s") else f"{size.fold}s"
            plural = replace(size, text=several, fold=several, lemma=several)
            number = tokens[at].fold.removesuffix("x")
            found += [replace(tokens[at], kind="number", text=number, fold=number, lemma=number), plural]
            at += times + 1
            continue
        place = _place(found, several=_says_each(tokens, at, end)) if size is not None else None
        if size is not None and place is not None:
            one = replace(size, start=found[place].start, end=found[place].start)
            before = found[place - 1]
            if before.fold == "an":
                found[place - 1] = replace(before, text="a", fold="a", lemma="a")
            found.insert(place, one)
            at = end
            continue
        found.append(tokens[at])
        at += 1
    return found


def _behind(tokens: Sequence[Token], at: int) -> tuple[int, Token | None]:
    """Where a size ends that stands in parentheses or behind a comma from here on, and it; None where there is none."""
    if tokens[at].fold not in _OPENS:
        return at, None
    here = at + 1
    each = here < len(tokens) and tokens[here].fold in _EACH
    here += each  # `two dudes, both 3/3`
    here += here < len(tokens) and tokens[here].fold in ("a", "an")
    if here >= len(tokens) or tokens[here].kind != "size" or tokens[here].text[:1] in "+-":
        return at, None
    size = tokens[here]
    here += 1
    if not each and here < len(tokens) and tokens[here].fold in _EACH:
        each, here = True, here + 1
    if tokens[at].fold == "(":
        closes = here < len(tokens) and tokens[here].fold == ")"
        return (here + 1, size) if closes else (at, None)
    ends = here >= len(tokens) or tokens[here].kind in ("break", "mark") or tokens[here].fold in _GOES_ON
    return (here, size) if ends else (at, None)


_GOES_ON = word_set("and but at into")


def _says_each(tokens: Sequence[Token], at: int, end: int) -> bool:
    return any(token.fold in _EACH for token in tokens[at:end])


def _times(tokens: Sequence[Token], at: int) -> int:
    """How many tokens before the size `2x 3/3` and `2 x 3/3` have; 0 where nothing of the kind stands here."""
    first = tokens[at].fold
    following = tokens[at + 1 : at + 3]
    if first.endswith("x") and first[:-1].isdigit() and following and following[0].kind == "size":
        return 1
    spaced = tokens[at].kind == "number" and len(following) > 1 and following[0].fold == "x"
    return 2 if spaced and following[1].kind == "size" else 0


def _place(found: Sequence[Token], several: bool) -> int | None:
    """Where the size belongs: behind the article or number of the last noun that has none; None where that is not plain to see."""
    for at in range(len(found) - 1, max(0, len(found) - _FAR) - 1, -1):
        token = found[at]
        another = (token.text[:1].isupper() and token.fold not in _ONES) or token.fold in _DOERS
        if token.kind in ("size", "break") or another or token.fold in (",", "(", ")"):
            return None
        counted = token.kind == "number" or NUMBERS.get(token.fold, 0) > 1
        if token.fold in _ONES or counted:
            noun = next((n for n in range(at + 1, min(len(found), at + 4)) if found[n].fold in _NOUNS), None)
            if noun is None or (counted and not several and found[noun].fold.endswith("s")):
                return None
            return at + 1
    return None
