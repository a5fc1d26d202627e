"""`Should I block?`, `Is it better to block with the 2/2 or the 4/4?`: the same story told in each of these ways, each as a text of its own."""

from __future__ import annotations

import re

from bot.regex import regex
from bot.values import dataclass

_START = r"(?:^|(?<=[.!?;,:] )|(?<=[.!?;,:]))(?:so |and |but |ok |okay |then |or |if so,? )*"
_GIVEN = r"(?:,? (?:if|when) (?P<given>.+?))?\??$"
_DEED = r"(?:chump[ -]?block|double[ -]?block|block|chump|attack|swing)"
_SHOULD = regex(
    rf"{_START}(?:should (?P<who>i|he|she|my opponent|we)|do you think (?:i|he|she) should) (?:just |even |rather |better )?"
    rf"(?P<ways>{_DEED}\b[^.?!]*?){_GIVEN}",
    re.IGNORECASE,
)
_BETTER = regex(
    rf"{_START}(?:would it be|is it|am i|would i be|will it be|is it going to be) (?:better|best|smarter|wiser|better off)"
    rf" (?:for me )?(?:to|if i|when i)? ?(?P<ways>{_DEED}(?:ing)?\b[^.?!]*?){_GIVEN}",
    re.IGNORECASE,
)
_OR = regex(r",? or (?:should i |to |just |would it be better to )*", re.IGNORECASE)
_LISTED = regex(r", (?=(?:with )?(?:my|the|an?|his|her|one|two) )", re.IGNORECASE)
_MINE = regex(r"\bmy\b", re.IGNORECASE)
_NOT = regex(
    r"^(?:not|no|not to|don't|not (?:block|attack)|take it|take the (?:damage|hit)|let it through)$",
    re.IGNORECASE,
)
_FIRST_VERB = regex(rf"^{_DEED}(?:ing)?(?: (?:it|him|her|them|that))?(?: with)?\b", re.IGNORECASE)
_AT_ALL = regex(r" (?:at all|here|then|or what|or no)$", re.IGNORECASE)
_HERS = regex(r"^(?:my|the|an?|his|her|one|two|both|\d|[A-Z])")
_ING = regex(r"^(chump[ -]?block|double[ -]?block|block|chump|attack|swing)ing\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Ways:
    """What is asked of several ways to go on: the question as it was typed; each way in words (`if you block`), and the story of it."""

    words: str
    told: tuple[tuple[str, str], ...]


def which_is_better(text: str) -> Ways | None:
    """The ways between which a text asks at its end; None where it asks something else, or besides."""
    plain = text.strip().replace("’", "'")
    if plain.rstrip("?").count("?"):
        return None
    match = _SHOULD.search(plain) or _BETTER.search(plain)
    if match is None:
        return None
    who = match.groupdict().get("who") or "i"
    mine = who.lower() in ("i", "we")
    ways = _ways_in(_AT_ALL.sub("", match["ways"]))
    if ways is None:
        return None
    before = plain[: match.start()].strip(" ,;:")
    given = match["given"] or ""
    told = tuple(
        (
            f"{'you' if mine else 'your opponent'} {_MINE.sub('your', _conjugated(way, mine))}",
            _told(
                before, given, f"{'I' if mine else 'My opponent'} {_conjugated(way, mine)}", "What happens?"
            ),
        )
        for way in ways
    )
    return Ways(plain[match.start() :].strip(), told)


def _ways_in(words: str) -> list[str] | None:
    """The deeds between which is asked, in the plain form of their verbs; what is not done is `not` and its verb."""
    first, *others = _OR.split(_ING.sub(r"\1", words))
    if others:
        first, *more = _LISTED.split(first)
        others = [*more, *others]
    verb = _FIRST_VERB.match(first)
    if verb is None or len(others) > 3:
        return None
    deed = "block" if "attack" not in verb[0].lower() and "swing" not in verb[0].lower() else "attack"
    ways = [first]
    for other in others:
        plain = _ING.sub(r"\1", other)
        if _NOT.match(plain):
            ways.append(f"not {deed}")
        elif plain.startswith("with "):
            ways.append(f"{verb[0].removesuffix(' with')} {plain}")
        elif _FIRST_VERB.match(plain):
            ways.append(plain)
        elif _HERS.match(plain):
            ways.append(f"{verb[0]} {plain}")
        else:
            return None
    return ways if others else [first, f"not {deed}"]


def _conjugated(way: str, mine: bool) -> str:
    if way.startswith("not "):
        return f"{'don' if mine else 'doesn'}'t {way.removeprefix('not ')}"
    verb, *rest = way.split(" ")
    return " ".join([verb if mine else f"{verb}s", *rest])


def _told(*parts: str) -> str:
    """Sentences of these words."""
    ended = (part if part[-1] in ".?!" else f"{part}." for part in parts if part)
    return " ".join(f"{part[:1].upper()}{part[1:]}" for part in ended)
