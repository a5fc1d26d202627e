"""A question read as a claim: which deed is asked about, and under which circumstances; every word has its place in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.general.claims.brought_about import brought_about
from bot.scenario.general.claims.clauses import clauses
from bot.scenario.general.claims.cores import (
    I_MYSELF,
    Core,
    core_of,
    first_of,
    folds,
    moments,
    subjects,
    with_moments,
)
from bot.scenario.general.claims.keywords_said import keywords_at
from bot.scenario.general.claims.said import Claim, Clause, Said
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import replace

_IDLE = word_set(
    "still also even actually really ever legally normally now already though tho anyway too currently instantly considered counted automatically simply"
)


_MAY = word_set("can could may")


_DOES = word_set("do does did will would")


_IS = word_set("is are am was were")


_IF = word_set("if when whenever while after once as because since where")


_JOINS = word_set("and then but")


_YOU = word_set("you your yours yourself")
_ME = word_set("i me my we us our mine")
_ASKS = _MAY | _DOES | _IS | word_set("how what who where must")


def _circumstances(tokens: Sequence[Token]) -> Iterator[tuple[Clause, ...]]:
    """All that the words tell of when it is and what came before; nothing where a word is none of that."""
    if not tokens:
        yield ()
        return
    if tokens[0].fold in _IF:
        yield from _told(tokens[1:])
        if len(tokens) > 1 and tokens[1].lemma != tokens[1].fold:  # `if blocked by it`, `when attacking`
            it, be = (replace(tokens[0], text=word, fold=word, lemma=word) for word in ("it", "be"))
            doing = tokens[1].fold.endswith("ing")
            yield from _told([it, *tokens[1:]] if doing else [it, be, *tokens[1:]])
            yield from _told(tokens[1:], I_MYSELF) if doing else ()
    elif tokens[0].fold in (",", "and") and len(tokens) > 1:
        yield from _circumstances(tokens[1:])
    elif tokens[0].fold in ("by", "with") and len(tokens) > 1:
        yield from _told(tokens[1:], I_MYSELF)  # `by tapping it`


def _told(tokens: Sequence[Token], subject: Said | None = None) -> Iterator[tuple[Clause, ...]]:
    """Clauses one after another: `my creature blocks and I sacrifice it`, `it dies and returns`."""
    starts: list[tuple[Sequence[Token], dict[int, Said], int]] = [(tokens, {}, 0)]
    if subject is not None and tokens:
        starts.append(([tokens[0], *tokens], {0: subject}, 1))
    for words, refs, added in starts:
        for bare, at in clauses(words, refs):
            for clause, end in with_moments(tokens, bare, at - added):
                if end == len(tokens):
                    yield (clause,)
                    continue
                rest = tokens[end:]
                if rest[0].fold in _IF or (rest[0].fold == "," and len(rest) > 1 and rest[1].fold in _IF):
                    later = rest[rest[0].fold == ","].fold in ("after", "once")
                    for more in _circumstances(rest):
                        yield (*more, clause) if later else (clause, *more)
                start = end
                while start < len(tokens) and tokens[start].fold in (*_JOINS, ","):
                    start += 1
                if end < start < len(tokens):
                    for more in _told(tokens[start:], first_of(clause)):
                        yield (clause, *more)


def _cores(tokens: Sequence[Token]) -> Iterator[Core]:
    """Everything that the first words may ask."""
    for clause, end in clauses(tokens, {}, "asked"):
        for core, after in with_moments(tokens, clause, end):
            yield Core("asked", core, tokens[after:])
    word = tokens[0].fold
    mode = "may" if word in _MAY else "does" if word in _DOES else "must" if word == "must" else ""
    said = list(tokens[1:])
    if not said:
        return
    if mode:
        yield from core_of(mode, said, {})
        yield from core_of(mode, _responding(said), {})
        for _, end in subjects(said, "pc"):
            following = folds(said[end:], 2)
            if following == ["get", "to"]:
                yield from core_of("may", [*said[:end], *said[end + 2 :]], {})
            elif following in (["have", "to"], ["need", "to"]):
                yield from core_of("must", [*said[:end], *said[end + 2 :]], {})
    if word in _DOES | _MAY:
        yield from brought_about(said)
    elif word in _IS:
        yield from _being(tokens[0], said)


def _being(helps: Token, said: list[Token]) -> Iterator[Core]:
    """`is it legal for …`, `am I able to …`, `is my creature …`."""
    words = folds(said)
    if words[0] == "it" and words[1:2] in (["possible"], ["legal"], ["allowed"], ["ok"], ["okay"]):
        if words[2:3] == ["to"]:
            yield from core_of("may", [said[0], *said[3:]], {0: I_MYSELF})
        elif words[2:3] == ["for"] and "to" in words:
            to = words.index("to")
            yield from core_of("may", [*said[3:to], *said[to + 1 :]], {})
    for _, end in subjects(said, "pcaew"):
        rest = said[end:]
        if folds(rest[1:2]) == ["to"] and rest[0].fold in ("able", "allowed", "permitted"):
            yield from core_of("may", [*said[:end], *rest[2:]], {})
        elif folds(rest[1:2]) == ["to"] and rest[0].fold in ("forced", "required", "obligated"):
            yield from core_of("must", [*said[:end], *rest[2:]], {})
        elif rest:
            yield from core_of("does", [*said[:end], helps, *rest], {})


def _responding(tokens: list[Token]) -> list[Token]:
    """`respond to it` as what it is: to cast something in response."""
    at = next((n for n, token in enumerate(tokens) if token.lemma in ("respond", "react")), 0)
    to = tokens[at + 1 : at + 2]
    if not at or (to and folds(to) != ["to"] and to[0].fold not in _WHEN):
        return []
    told = ("cast", "instants", "in", "response") if folds(to) == ["to"] else ("cast", "instants")
    words = [replace(tokens[at], text=word, fold=word, lemma=word) for word in told]
    return [*tokens[:at], *words, *tokens[at + 1 :]]


#: What tells when somebody responds.
_WHEN = word_set("after before between during once when while on in")


def _with_keywords(core: Core) -> Iterator[tuple[str, ...]]:
    """`Would hexproof shake an Aura off?`: the keywords of the creature that they are on."""
    said = first_of(core.clause)
    if said is None or said.kind not in ("aura", "equipment") or folds(core.rest, 1) != ["with"]:
        return
    for keywords, end in keywords_at(core.rest, 1, len(core.rest)) if core.rest[1:] else ():
        if end == len(core.rest):
            yield keywords


def claims_of(sentence: Sequence[Token]) -> Iterator[Claim]:
    """Every claim that the words of a question may be."""
    tokens = [token for token in sentence if token.fold not in _IDLE]
    while tokens and tokens[-1].kind == "break":
        tokens = tokens[:-1]
    said = {token.fold for token in tokens}
    if not tokens or (said & _YOU and said & _ME):
        return
    for core in _cores(tokens):
        for told in _circumstances(core.rest):
            yield Claim(core.mode, core.clause, (*core.before, *told), core.denied, core.having)
        for keywords in _with_keywords(core):
            yield Claim(core.mode, core.clause, core.before, core.denied, keywords)
    if tokens[0].fold not in _IF:
        for when, end in list(moments(tokens)):
            rest = tokens[end + (end < len(tokens) and tokens[end].fold == ",") :]
            for core in _cores(rest) if rest else ():
                clause = replace(core.clause, when=(*when, *core.clause.when))
                for told in _circumstances(core.rest):
                    yield Claim(core.mode, clause, (*core.before, *told), core.denied, core.having)
        return
    for at in range(2, len(tokens) - 1):
        if tokens[at].fold in _ASKS:
            before = tokens[:at]
            while before and before[-1].fold in (",", "then", "and"):
                before = before[:-1]
            firsts = list(_circumstances(before))
            for core in _cores(tokens[at:]) if firsts else ():
                for after in _circumstances(core.rest):
                    for first in firsts:
                        yield Claim(
                            core.mode, core.clause, (*first, *core.before, *after), core.denied, core.having
                        )
