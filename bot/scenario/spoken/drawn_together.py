"""Words that speech draws together with any other: `my guy's toast`, `the 2/2's got reach`, `what'll die`, `I Fog'd`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.plain.asking import is_past
from bot.scenario.text.quantity_words import WHATEVER
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import COLOR_NAMES, word_set
from bot.values import replace

#: What is said of something with `is`, and is nobody's own.
_SAID = COLOR_NAMES | word_set(
    """
    a an not been going gonna at on in out up down gone dead alive toast history done safe fine ok okay big bigger small smaller lethal
    tapped untapped indestructible hexproof summoning legendary colorless unblocked blocked back off coming called named supposed able
    """
)
#: Words that may begin with what is said, or be somebody's: `his only creature`, `he's only a 2/2`.
_MAYBE = word_set("still already only just now also actually really basically")
#: What may follow a participle that is said of something; before anything else it tells of what is somebody's.
_AFTER = word_set(
    "a an the my his her their it him me them this that into at with on in by for to from and but so because if when while right into over"
)
#: Words for somebody or something that own nothing of their own.
_OWNERLESS = {*WHATEVER} | word_set(
    "nobody noone somebody everybody mine yours theirs hers this that these here how when why one other which who what where"
)
_SIDES = word_set("chump double triple gang")
_ENDINGS = {"ll": ("will", "will"), "ve": ("have", "have"), "re": ("are", "be")}


def apart(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with each such word as the two that it is. `named`: which stand in a name of several words."""
    found: list[Token] = []
    for at, token in enumerate(tokens):
        below = (
            token.fold in ("negative", "minus") and at + 1 < len(tokens) and tokens[at + 1].kind == "number"
        )
        if below and at and tokens[at - 1].fold in ("at", "to", "on"):
            continue
        if token.kind == "number" and at > 1 and tokens[at - 1].fold in ("negative", "minus"):
            text = f"-{token.text}"
            token = replace(
                token, text=text, fold=text, lemma=text, start=tokens[at - 1].start
            )  # `at negative 5`
        if token.fold == "n" and token.text == "n" and not named[at]:
            token = replace(token, fold="and", lemma="and")  # `he blocked n i lost it`
        inside = named[at] and (not token.owner or named[at + 1 : at + 2] == [True])
        said = None if token.kind not in ("word", "size") or inside else _apart(tokens, at)
        if said and said[0].fold == "my" and token.owner in _OTHERS:
            del found[
                -2 if len(found) > 1 and found[-2].fold in ("the", "that") else -1 :
            ]  # `the other guy's 3/3`
        found += said or [token]
    return [token for n, token in enumerate(found) if not _says_got(found, n)]


def _apart(tokens: Sequence[Token], at: int) -> list[Token] | None:
    token = tokens[at]
    if token.owner in _OTHERS and at and tokens[at - 1].fold == "other" and _is_owned(tokens, at + 1):
        said = (("my", ""), ("opponents", "opponent"))
        cut = tokens[at - 1].end
        return [Token("word", word, word, word, cut, token.end, owner) for word, owner in said]
    stem, mark, ending = token.text.replace("’", "'").rpartition("'")
    ending = ending.lower()
    if not mark or not stem:
        return None
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    if ending in _ENDINGS:
        return _two(token, stem, *_ENDINGS[ending])
    if ending == "d":
        plainly = following is not None and following.fold == following.lemma and following.fold in LEMMAS
        if plainly or stem.lower() in _OWNERLESS:
            return _two(token, stem, "would", "would")
        verb = stem.lower() + "ed"
        return [replace(token, text=stem + "ed", fold=verb, lemma=LEMMAS.get(verb, verb), owner="")]
    if ending != "s" or following is None:
        return None
    helping = _helping(tokens, at, stem.lower())
    return None if helping is None else _two(token, stem, *helping)


def _helping(tokens: Sequence[Token], at: int, stem: str) -> tuple[str, str] | None:
    """`is` or `has`, where the word is drawn together with that."""
    following = tokens[at + 1]
    ends = at + 2 >= len(tokens) or tokens[at + 2].kind in ("mark", "break") or tokens[at + 2].fold in _AFTER
    several = tokens[at].kind == "size" and not (at and tokens[at - 1].fold in _ONES)
    if several:
        return None
    if following.fold == "got":
        return ("has", "have")
    if following.fold in _SAID or (
        following.fold in _SIDES and tokens[at + 2 : at + 3] and tokens[at + 2].lemma == "block"
    ):
        return ("is", "be")
    if following.fold in _MAYBE and at + 2 < len(tokens):
        more = tokens[at + 2]
        return (
            ("is", "be")
            if more.fold in _SAID or more.fold in ("the", "my") or more.kind in ("size", "number")
            else None
        )
    if following.kind == "word" and following.fold in LEMMAS and ends:
        goes_on = following.fold.endswith("ing") and following.fold != following.lemma
        if goes_on or is_past(following):
            return ("is", "be")
    if stem in _OWNERLESS and (ends or following.kind in ("size", "number")):
        return ("is", "be")
    return None


#: Who plays against whoever tells the story, after `the other`.
_OTHERS = word_set("guy dude player person fella gal girl man")


def _is_owned(tokens: Sequence[Token], at: int) -> bool:
    """Whether something is told here that somebody has."""
    following = tokens[at] if at < len(tokens) else None
    return following is not None and (
        following.kind in ("size", "number") or following.fold not in _SAID | _MAYBE | _AFTER
    )


_ONES = word_set("a an my his her their the this that another")


def _two(token: Token, stem: str, word: str, lemma: str) -> list[Token]:
    cut = token.start + len(stem)
    fold = stem.lower().replace("'", "")
    if token.kind == "size":
        return [
            replace(token, text=stem, fold=fold, lemma=stem, end=cut),
            Token("word", word, word, lemma, cut, token.end),
        ]
    first = Token("word", stem, fold, LEMMAS.get(fold, fold), token.start, cut)
    return [first, Token("word", word, word, lemma, cut, token.end)]


def _says_got(tokens: Sequence[Token], at: int) -> bool:
    """Whether it is the `got` of `has got`, which adds nothing."""
    return tokens[at].fold == "got" and at > 0 and tokens[at - 1].fold in ("has", "have")
