"""A question read as a claim: which deed is asked about, and under which circumstances; every word has its place in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.general.claims.clauses import Words, clauses, compiled_rows
from bot.scenario.general.claims.said import MINE, Claim, Clause, Said
from bot.scenario.general.claims.things_said import keywords_at, players_at
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import dataclass, replace

_IDLE = word_set(
    "still also even actually really ever legally normally now already though tho anyway too currently instantly considered counted automatically simply"
)
_MAY = word_set("can could may")
_DOES = word_set("do does did will would")
_IS = word_set("is are am was were")
_IF = word_set("if when whenever while after once as because since where")
_JOINS = word_set("and then but")
_ASKS = _MAY | _DOES | _IS | word_set("how what who where must")
_I = Said("player", -1, MINE)
_MAKES = word_set("make makes let lets allow allows cause causes force forces get gets mean means")
_STOPS = word_set("stop stops prevent prevents keep keeps")
_SAVES = word_set("save saves protect protects")


@dataclass(frozen=True, slots=True)
class _Core:
    """What is asked of, what comes before it as it is said in the same breath (`Does tapping it stop …`), and the words after it."""

    mode: str
    clause: Clause
    rest: Sequence[Token]
    before: tuple[Clause, ...] = ()
    denied: bool = False


def _folds(tokens: Sequence[Token], many: int = 0) -> list[str]:
    return [token.fold for token in (tokens[:many] if many else tokens)]


def _moments(tokens: Sequence[Token]) -> Iterator[tuple[tuple[Clause, ...], int]]:
    """The moments that the first words tell, with their end."""
    for clause, end in clauses(tokens, {}, "moments"):
        yield (clause,), end
    if _folds(tokens, 3) == ["in", "response", "to"]:
        (respond,) = (deed for deed, _ in compiled_rows("moments") if deed.words == "in response")
        for clause, end in clauses(tokens[3:], {}):
            if clause.deed.told:
                yield (clause, Clause(respond, ())), end + 3


def _with_moments(tokens: Sequence[Token], clause: Clause, at: int) -> Iterator[tuple[Clause, int]]:
    yield clause, at
    for when, end in _moments(tokens[at:]):
        yield from _with_moments(tokens, replace(clause, when=(*clause.when, *when)), at + end)


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
    elif tokens[0].fold in (",", "and") and len(tokens) > 1:
        yield from _circumstances(tokens[1:])
    elif tokens[0].fold in ("by", "with") and len(tokens) > 1:
        yield from _told(tokens[1:], _I)  # `by tapping it`


def _told(tokens: Sequence[Token], subject: Said | None = None) -> Iterator[tuple[Clause, ...]]:
    """Clauses one after another: `my creature blocks and I sacrifice it`, `it dies and returns`."""
    starts: list[tuple[Sequence[Token], dict[int, Said], int]] = [(tokens, {}, 0)]
    if subject is not None and tokens:
        starts.append(([tokens[0], *tokens], {0: subject}, 1))
    for words, refs, added in starts:
        for bare, at in clauses(words, refs):
            for clause, end in _with_moments(tokens, bare, at - added):
                if end == len(tokens):
                    yield (clause,)
                    continue
                rest = tokens[end:]
                if rest[0].fold in _IF or (rest[0].fold == "," and len(rest) > 1 and rest[1].fold in _IF):
                    for more in _circumstances(rest):
                        yield (clause, *more)
                start = end
                while start < len(tokens) and tokens[start].fold in (*_JOINS, ","):
                    start += 1
                if end < start < len(tokens):
                    for more in _told(tokens[start:], _first_of(clause)):
                        yield (clause, *more)


def _first_of(clause: Clause) -> Said | None:
    return next((value for _, value in clause.slots if isinstance(value, Said)), None)


def _cores(tokens: Sequence[Token]) -> Iterator[_Core]:
    """Everything that the first words may ask."""
    for clause, end in clauses(tokens, {}, "asked"):
        for core, after in _with_moments(tokens, clause, end):
            yield _Core("asked", core, tokens[after:])
    word = tokens[0].fold
    mode = "may" if word in _MAY else "does" if word in _DOES else "must" if word == "must" else ""
    said = list(tokens[1:])
    if not said:
        return
    if mode:
        yield from _core(mode, said, {})
        yield from _core(mode, _responding(said), {})
        for _, end in _subjects(said, "pc"):
            following = _folds(said[end:], 2)
            if following == ["get", "to"]:
                yield from _core("may", [*said[:end], *said[end + 2 :]], {})
            elif following in (["have", "to"], ["need", "to"]):
                yield from _core("must", [*said[:end], *said[end + 2 :]], {})
    if word in _DOES | _MAY:
        yield from _brought_about(said)
    elif word in _IS:
        yield from _being(tokens[0], said)


def _responding(tokens: list[Token]) -> list[Token]:
    """`respond to it` as what it is: to cast something in response."""
    at = next((n for n, token in enumerate(tokens) if token.lemma in ("respond", "react")), 0)
    to = tokens[at + 1 : at + 2]
    if not at or _folds(to) != ["to"]:
        return []
    words = [
        replace(tokens[at], text=word, fold=word, lemma=word)
        for word in ("cast", "instants", "in", "response")
    ]
    return [*tokens[:at], *words, *tokens[at + 1 :]]


def _being(helps: Token, said: list[Token]) -> Iterator[_Core]:
    """`is it legal for …`, `am I able to …`, `is my creature …`."""
    folds = _folds(said)
    if folds[0] == "it" and folds[1:2] in (["possible"], ["legal"], ["allowed"], ["ok"], ["okay"]):
        if folds[2:3] == ["to"]:
            yield from _core("may", [said[0], *said[3:]], {0: _I})
        elif folds[2:3] == ["for"] and "to" in folds:
            to = folds.index("to")
            yield from _core("may", [*said[3:to], *said[to + 1 :]], {})
    for _, end in _subjects(said, "pcaew"):
        rest = said[end:]
        if _folds(rest[1:2]) == ["to"] and rest[0].fold in ("able", "allowed", "permitted"):
            yield from _core("may", [*said[:end], *rest[2:]], {})
        elif _folds(rest[1:2]) == ["to"] and rest[0].fold in ("forced", "required", "obligated"):
            yield from _core("must", [*said[:end], *rest[2:]], {})
        elif rest:
            yield from _core("does", [*said[:end], helps, *rest], {})


def _subjects(tokens: Sequence[Token], kinds: str) -> Iterator[tuple[Said, int]]:
    words = Words(tokens, {})
    for kind in kinds:
        yield from words.phrases(kind, 0)


def _core(mode: str, words: list[Token], refs: dict[int, Said]) -> Iterator[_Core]:
    for bare, at in clauses(words, refs):
        for clause, end in _with_moments(words, bare, at):
            yield _Core(mode, clause, words[end:])


def _brought_about(said: list[Token]) -> Iterator[_Core]:
    """`Does tapping an attacker stop its damage?`, `Does haste let a creature attack?`: what is done or had first, what comes of it then."""
    first = said[0]
    if first.lemma != first.fold and first.fold.endswith("ing"):
        for clause, at in clauses([first, *said], {0: _I}):
            for deed, end in _with_moments(said, clause, at - 1):
                yield from _what_comes(said[end:], (deed,), ())
    for keywords, end in keywords_at(said, 0, len(said)):
        yield from _what_comes(said[end:], (), keywords)


def _what_comes(
    tokens: list[Token], before: tuple[Clause, ...], keywords: tuple[str, ...]
) -> Iterator[_Core]:
    if len(tokens) < 2:
        return
    verb, rest = tokens[0].fold, tokens[1:]
    cores: Iterator[_Core] = iter(())
    denied = False
    if verb in ("trigger", "triggers"):
        cores = _core("does", [*rest[: _end_of_trigger(rest)], tokens[0], *rest[_end_of_trigger(rest) :]], {})
    elif verb in _SAVES | _STOPS | _MAKES:
        denied = verb in _STOPS
        cores = _of_somebody(tokens, keywords)
    for core in cores:
        if keywords:
            its = next(
                (v for _, v in core.clause.slots if isinstance(v, Said) and v.kind == "creature"), None
            )
            if its is None or its.points:
                continue
            having = replace(its, keywords=(*its.keywords, *keywords))
            slots = tuple((name, having if value is its else value) for name, value in core.clause.slots)
            core = replace(core, clause=replace(core.clause, slots=slots))
        yield replace(core, before=before, denied=denied != core.denied)


def _end_of_trigger(tokens: Sequence[Token]) -> int:
    return max((end for _, end in Words(tokens, {}).phrases("t", 0)), default=0)


def _of_somebody(tokens: list[Token], keywords: tuple[str, ...]) -> Iterator[_Core]:
    """What somebody is made to do, kept from, or saved from."""
    verb, rest = tokens[0].fold, tokens[1:]
    if verb in _STOPS and rest[0].fold in ("its", "their", "the"):
        it = replace(rest[0], text="it", fold="it", lemma="it")
        if _folds(rest[1:2]) == ["damage"] or _folds(rest[1:3]) == ["combat", "damage"]:
            deal = replace(rest[0], text="deal", fold="deal", lemma="deal")
            yield from _core("does", [it, deal, *rest[1:]], {})
    if verb in _STOPS and keywords:
        guarded = Said("creature", -2)
        survive = replace(tokens[0], text="survive", fold="survive", lemma="survive")
        for spell, end in _subjects(rest, "s"):
            if "Destroy" in spell.text or "sacrifices" in spell.text:
                for core in _core("does", [survive, survive, *rest[:end]], {0: guarded}):
                    yield replace(core, rest=rest[end:], denied=True)
    for said, end in _subjects(rest, "pcaews"):
        following = rest[end:]
        if verb in _SAVES:
            if said.kind != "creature":
                continue
            survive = replace(tokens[0], text="survive", fold="survive", lemma="survive")
            against = following[1:] if following and following[0].fold in ("from", "against") else following
            yield from _core("does", [*rest[:end], survive, *against], {})
        elif following:
            skip = following[0].fold in ("from", "to", "can")
            words = [*rest[:end], *following[skip:]]
            mode = (
                "may" if verb in ("let", "lets", "allow", "allows") or following[0].fold == "can" else "does"
            )
            if verb in _STOPS:
                yield from _core("may", words, {})
            yield from _core(mode, words, {})


def claims_of(sentence: Sequence[Token]) -> Iterator[Claim]:
    """Every claim that the words of a question may be."""
    tokens = [token for token in sentence if token.fold not in _IDLE]
    while tokens and tokens[-1].kind == "break":
        tokens = tokens[:-1]
    if not tokens:
        return
    for core in _cores(tokens):
        for told in _circumstances(core.rest):
            yield Claim(core.mode, core.clause, (*core.before, *told), core.denied)
    if tokens[0].fold not in _IF:
        for when, end in list(_moments(tokens)):
            rest = tokens[end + (end < len(tokens) and tokens[end].fold == ",") :]
            for core in _cores(rest) if rest else ():
                clause = replace(core.clause, when=(*when, *core.clause.when))
                for told in _circumstances(core.rest):
                    yield Claim(core.mode, clause, (*core.before, *told), core.denied)
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
                        yield Claim(core.mode, core.clause, (*first, *core.before, *after), core.denied)
