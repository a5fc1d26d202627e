"""Which words carry nothing: no name, number, deed, negation, condition or question, and no word of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.plain.language import is_of_the_language
from bot.scenario.plain.slips_passed_over import may_be_a_slip
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import (
    CREATURE_NOUNS,
    THING_NOUNS,
    TYPES,
    word_set,
)

_BEFORE_NOUNS = word_set("a an the my his her their your its this that some two three four five six single")
PREPOSITIONS = word_set("with in at on for during from through like as of by")
#: Before one word alone these may aim at it (`a Bolt at theodor`), but for what says how or where a game is played.
_AIMING = frozenset({"at", "on", "to"})
_HITTING = word_set("ping shoot target hit kill bolt shock burn zap")
_MANNERS = word_set(
    "arena camera cockatrice curve impulse modo mtgo parity purpose reflex resolution stream tempo xmage"
)


def is_idle(token: Token) -> bool:
    """Whether a word, taken by itself, is none of the language of stories: `smug`, `tiny`, `sadly`."""
    return (
        token.kind == "word"
        and token.text[:1].islower()
        and not token.owner
        and len(token.fold) > 2
        and not is_of_the_language(token.fold)
    )


def aims_at_unheard(tokens: Sequence[Token]) -> bool:
    """Whether the words end with something unheard that they are aimed at: `dealing 3 damage to xylo`, `to ping xylo`."""
    words = [token for token in tokens if token.kind == "word"]
    if words and words[-1].fold == "to":
        return True
    if len(words) < 2 or not is_idle(words[-1]) or words[-1].fold.endswith("ly"):
        return False
    return (words[-2].fold in _AIMING or words[-2].lemma in _HITTING) and words[-1].fold not in _MANNERS


def idle_spans(tokens: Sequence[Token], names: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Spans of tokens that may be passed over: adverbs, adjectives before a noun, phrases such as `with a smug grin` and whole
    asides between commas, all of idle words. `names`: which tokens stand in a name."""
    at = 0
    while at < len(tokens):
        end = _span(tokens, names, at)
        if end > at:
            inside = at and tokens[at - 1].fold == "," and tokens[end - 1].fold == ","
            yield at - inside, end
            at = end
        else:
            at += 1


def _span(tokens: Sequence[Token], names: Sequence[bool], at: int) -> int:
    token = tokens[at]
    if token.fold == "(" and at and names[at - 1]:
        return _reminder(tokens, at)
    if token.fold == "(" and at + 1 < len(tokens) and tokens[at + 1].fold in _REASONS:
        return _reason(tokens, at)
    begins = at == 0 or tokens[at - 1].kind in ("break", "mark")
    if begins:
        end = at
        while end < len(tokens) and (_idle(tokens, names, end) or tokens[end].fold in _SMALL):
            end += 1
        ends = end == len(tokens) or tokens[end].kind in ("break", "mark")
        asks = ends and _is_the_question(tokens, at, end)
        if ends and not asks and any(_idle(tokens, names, index) for index in range(at, end)):
            return end + (end < len(tokens) and tokens[end].fold == ",")
    if token.fold in PREPOSITIONS and not names[at]:
        end = at + 1 + (at + 1 < len(tokens) and tokens[at + 1].fold in _BEFORE_NOUNS)
        start = end
        while end < len(tokens) and _idle(tokens, names, end):
            end += 1
        ends = (
            end == len(tokens)
            or tokens[end].kind in ("break", "mark")
            or tokens[end].fold in ("and", "but", "then")
        )
        aims = token.fold in _AIMING and end == at + 2 and start == at + 1
        return end if end > start and ends and not (aims and tokens[start].fold not in _MANNERS) else at
    if not _idle(tokens, names, at):
        return at
    if token.fold.endswith("ly"):
        return at + 1
    before = tokens[at - 1] if at else None
    after = tokens[at + 1] if at + 1 < len(tokens) else None
    if before is None or after is None or after.kind not in ("word", "size"):
        return at
    attributive = before.fold in _BEFORE_NOUNS or before.kind == "size"
    noun = after.kind == "size" or names[at + 1] or after.fold in TYPES or _idle(tokens, names, at + 1)
    noun = noun or after.fold in CREATURE_NOUNS or after.fold in THING_NOUNS or after.text[:1].isupper()
    return at + 1 if attributive and noun and not _may_be_a_power(token.fold) else at


#: What a question about a game begins with, and what it is about then.
_OF_THINGS = word_set("is are was were do does did will would")
_ASKED_OF = word_set("it he she they my his her their both the")


def _is_the_question(tokens: Sequence[Token], at: int, end: int) -> bool:
    """Whether it is all that the story asks: `I block with a 2/2. Is it a pancake?`"""
    asks = end < len(tokens) and "?" in tokens[end].text and end > at + 1
    alone = not any("?" in token.text for n, token in enumerate(tokens) if n != end and token.kind == "break")
    return asks and alone and tokens[at].fold in _OF_THINGS and tokens[at + 1].fold in _ASKED_OF


_POWERS = ("able", "ible", "proof", "ing", "ed", "less", "ive", "ant")
_MERE_OPINIONS = word_set(
    "annoying amazing boring disgusting massive expensive impressive interesting bloated damned giant"
)


def _may_be_a_power(adjective: str) -> bool:
    """Whether a word may say what a thing can do: an `evasive`, `unkillable`, `shrouded` 4/4, but no `smug` one."""
    return adjective.endswith(_POWERS) and adjective not in _MERE_OPINIONS


_REASONS = word_set("so because since making meaning aka effectively thus therefore")
_DEEDS = word_set("attack block cast play activate sacrifice choose target discard exile counter return")


def _reason(tokens: Sequence[Token], at: int) -> int:
    """Where words in parentheses end that only say why, or what comes of it: `(so it is a 6/6)`."""
    end = at + 1
    while end < len(tokens) and tokens[end].kind != "break" and tokens[end].fold != ")":
        end += 1
    closed = end < len(tokens) and tokens[end].fold == ")"
    deeds = any(t.lemma in _DEEDS and t.fold in LEMMAS for t in tokens[at:end])
    return end + 1 if closed and not deeds else at


def _reminder(tokens: Sequence[Token], at: int) -> int:
    """Where a sentence in parentheses ends that stands after a name: what the card says, as the card says it anyway."""
    end = at + 1
    while end < len(tokens) and tokens[end].kind != "break" and tokens[end].fold != ")":
        end += 1
    if end >= len(tokens) or tokens[end].fold != ")":
        return at
    inside = tokens[at + 1 : end]
    tells = any(t.fold in LEMMAS and not t.fold.endswith(("ing", "ed")) for t in inside)
    mine = any(t.fold in ("i", "my", "he", "she", "they") for t in inside)
    return end + 1 if tells and not mine else at


_SMALL = word_set("the a an of to my your his i in on at with for and was were is this that it so")


def _idle(tokens: Sequence[Token], names: Sequence[bool], at: int) -> bool:
    return not names[at] and is_idle(tokens[at]) and not may_be_a_slip(tokens[at].fold)
