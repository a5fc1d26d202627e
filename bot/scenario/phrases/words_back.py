"""Words that point back: `it`, `them`, `mine`, `one of them`, `both`, `the other`."""

from __future__ import annotations

from collections.abc import Callable

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.naming.card_names import FUNCTION_WORDS
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.words import number, word_set

#: What may follow a name, and is no part of it.
AFTER_A_NAME = word_set(
    """
    and or with without to in on at is are was has have are attacks blocks attack block dies die first before after then both for
    from but targeting deals deal by while does do will would gets get survive survives using as into & get
    """
)
_COMMON_VERBS = word_set(
    """
    be have do die survive live deal attack block get become fight trade hit take go resolve trigger will
    would can
    """
)


def pronoun(np: PhraseReader, at: int) -> Readings:
    """`it`, `them`, `that one`, `those`."""
    word = np.fold(at)
    following = np.fold(at + 1)
    if word == "the" and following in _OF_TWO:
        told = np.text_between(at, at + 2)
        return [(ThingRef("it", at, at + 2, word="one", order=_OF_TWO[following], told=told), at + 2)]
    if word == "the" and following in _IN_ORDER:
        end = at + 2 + (np.fold(at + 2) == "one")
        if end == at + 3 or ends_phrase(np, end):
            told = np.text_between(at, end)
            return [(ThingRef("it", at, end, word="one", order=_IN_ORDER[following], told=told), end)]
    if word in ("that", "this", "those", "these"):
        if following in ("one", "ones"):
            return [
                (
                    ThingRef(
                        "it",
                        at,
                        at + 2,
                        word="it",
                        many=following == "ones",
                        told=np.text_between(at, at + 2),
                    ),
                    at + 2,
                )
            ]
        if following and following not in FUNCTION_WORDS and np.tokens[at + 1].kind == "word":
            return []
        if word in ("this", "that"):
            return [(ThingRef("it", at, at + 1, word=word, told=word), at + 1)]
    many = word in ("them", "they", "those", "these")
    return [(ThingRef("it", at, at + 1, word=word, many=many, count=0 if many else 1, told=word), at + 1)]


_OF_TWO = {"former": 1, "latter": 2}
_IN_ORDER = {"first": 1, "second": 2}


def own_one(np: PhraseReader, at: int) -> Readings:
    """`mine`, `his`: the creature of that player's."""
    return [
        (
            ThingRef(
                "kind",
                at,
                at + 1,
                types=("Creature",),
                noun="creature",
                owner=owner,
                told=np.text_between(at, at + 1),
            ),
            at + 1,
        )
        for owner, _ in np.owner(at)
    ]


def some_of(np: PhraseReader, at: int) -> Readings:
    """`one of them`, `both`, `both of them`, `each of those`, `neither`."""
    word = np.fold(at)
    count = 2 if word == "both" else number(word) or 0
    if np.fold(at + 1) == "of" and np.fold(at + 2) in ("them", "those", "these", "the"):
        end = at + 3
        if np.fold(at + 2) == "the" and (number(np.fold(end)) or 0) > 1 and ends_phrase(np, end + 1):
            end += 1
        elif np.fold(at + 2) == "the":
            return []
        back = "neither" if word == "neither" else "them"
        told = np.text_between(at, end)
        return [(ThingRef("it", at, end, word=back, count=count, many=count != 1, told=told), end)]
    if word == "all" and (some := number(np.fold(at + 1))) is not None and ends_phrase(np, at + 2):
        told = np.text_between(at, at + 2)
        return [(ThingRef("it", at, at + 2, word="them", count=some, many=True, told=told), at + 2)]
    if word in ("both", "each", "all", "neither") and ends_phrase(np, at + 1):
        back = "neither" if word == "neither" else "them"
        return [(ThingRef("it", at, at + 1, word=back, count=count, many=True, told=word), at + 1)]
    if word == "one" and (ends_phrase(np, at + 1) or does_something(np, at + 1)):
        return [(ThingRef("it", at, at + 1, word="one", told=word), at + 1)]
    if word.isalpha() and 1 < count < 100 and ends_phrase(np, at + 1) and _is_of_those_there(np, at):
        return [(ThingRef("it", at, at + 1, word="them", count=count, many=True, told=word), at + 1)]
    return []


def half(np: PhraseReader, at: int, things: Callable[[int], Readings]) -> Readings:
    """`half of them`, `half his creatures`; `things`: what the words from a place on may mean."""
    start = at + 2 if np.fold(at + 1) == "of" else at + 1
    if start >= np.stop:
        return []
    if np.fold(start) in ("them", "those", "these"):
        readings: Readings = [(ThingRef("it", at, start + 1, word="them", many=True), start + 1)]
    else:
        readings = things(start)
    return [
        (ref.but(halved=True, start=at, end=end, told=np.text_between(at, end)), end)
        for ref, end in readings
        if ref.many
    ]


def does_something(np: PhraseReader, at: int) -> bool:
    """Whether the word is a verb of one that does it: `pings`, `taps`."""
    token = np.tokens[at] if at < np.stop else None
    return (
        token is not None
        and token.kind == "word"
        and token.fold in LEMMAS
        and token.fold == f"{token.lemma}s"
    )


def _is_of_those_there(np: PhraseReader, at: int) -> bool:
    """Whether a number without a noun counts some of those that are there (`She attacks with three`, `Two block`), and no more of them (`I have
    three`) nor damage (`Bob takes three`)."""
    before = np.tokens[at - 1] if at else None
    return (
        before is None or before.kind == "break" or before.fold in _OF_SOME or before.lemma in _OF_THOSE_THERE
    )


_OF_SOME = frozenset({"with", "but", "except"})
_OF_THOSE_THERE = word_set("block chump sacrifice tap untap kill destroy exile bounce")


def ends_phrase(np: PhraseReader, at: int) -> bool:
    """Whether what stands at `at` is no part of the phrase before it."""
    if at >= np.stop:
        return True
    token = np.tokens[at]
    return (
        token.kind in ("break", "mark")
        or (token.kind == "size" and token.text[:1] in "+-")  # `pump mine +2/+2`
        or token.fold in AFTER_A_NAME
        or (token.kind == "word" and token.lemma in _COMMON_VERBS)
    )
