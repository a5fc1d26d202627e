"""Wordings as data, and a sentence said by them in plainer words, token by token, so that every place stays true."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.compiling import ANY
from bot.scenario.forms.template import Filled, slots
from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.plain.asking import ALSO, DENIED, HELPING, IN_TIME
from bot.scenario.plain.confirming import claims_asked
from bot.scenario.plain.wording_slots import Words
from bot.scenario.plain.wording_table import Wording, that_may_fit
from bot.scenario.plain.wording_words import OWNING
from bot.scenario.text.tokens import Kind, Token, sentences
from bot.values import replace

_MOST = 24
#: A longer sentence stays as it is: every wording is looked for at every word of it.
_LONGEST = 200


#: Words and marks after which a clause begins.
_BEGINNING = frozenset({",", "—", "but", "and", "so", "then", "if", "when"})


def rewritten(
    tokens: Sequence[Token], names: Sequence[bool], always: bool = False
) -> tuple[list[Token], list[tuple[int, int]]]:
    """The tokens said plainly, and the places in the text (start, end) of words that carried nothing and are gone.
    `names` tells of each token whether it stands in a name of several words, which is never touched. `always`: only by those
    wordings that come before anything else."""
    found: list[Token] = []
    dropped: list[tuple[int, int]] = []
    for start, stop in sentences(tokens):
        told, asks = _sentence(tokens[start:stop], names[start:stop], dropped, always)
        found += told
        for ends in tokens[stop : stop + 1]:
            found.append(replace(ends, text="?") if asks and "?" not in ends.text else ends)
        if asks and stop == len(tokens):
            found.append(Token("break", "?", "?", "", told[-1].end, told[-1].end))
    return found, dropped


def _sentence(
    tokens: Sequence[Token], names: Sequence[bool], dropped: list[tuple[int, int]], always: bool
) -> tuple[list[Token], bool]:
    """The sentence said plainly, and whether that made a question of it."""
    now, named, asks = list(tokens), list(names), False
    for _ in range(_MOST):
        if len(now) > _LONGEST:  # a wording may say a part of it twice, and another one a part of that
            break
        step = _step(now, named, always)
        if step is None:
            break
        at, end, told, filled, wording = step
        if wording.drops:
            dropped.append((now[at].start, now[end - 1].end))
        elif not wording.asks:
            in_slots = [token for first, last in slots(filled).values() for token in now[first:last]]
            dropped += _numbers_lost(in_slots, told)
        marks = [named[now.index(token)] if token in now else False for token in told]
        now[at:end], named[at:end] = told, marks
        asks = asks or any(piece.startswith("?") for piece in wording.plainly)
    return now, asks


def _step(
    tokens: list[Token], names: list[bool], always: bool
) -> tuple[int, int, list[Token], Filled, Wording] | None:
    words = Words(tokens, names)
    fitting = that_may_fit(words, always)
    if not fitting:
        return None
    anywhere = fitting.get(ANY, ())
    for at, token in enumerate(tokens):
        here = fitting.get(token.fold, ())
        if token.lemma != token.fold:
            here = (*here, *fitting.get(token.lemma, ()))
        if not (here or anywhere) or token.kind == "quote" or (names[at] and at and names[at - 1]):
            continue
        begins = at == 0 or tokens[at - 1].fold in _BEGINNING
        for wording in (*here, *anywhere):
            if wording.begins and not begins:
                continue
            for end, filled in wording.template.match(words, at, None):
                if wording.ends and not _ends(tokens, end):
                    continue
                told = _said(tokens, at, end, filled, wording)
                if told is not None and [t.fold for t in told] != [t.fold for t in tokens[at:end]]:
                    if names[at] and token.fold in wording.firsts:
                        break  # a word of a name is none of the wording's own
                    return at, end, told, filled, wording
    return None


def _numbers_lost(typed: Sequence[Token], told: Sequence[Token]) -> list[tuple[int, int]]:
    """The places of numbers and sizes that were typed in slots and are not told: what was said to come of it, which is worked out."""
    kept = {(token.start, token.end) for token in told} | {token.fold for token in told}
    return [
        (token.start, token.end)
        for token in typed
        if token.kind in ("number", "size")
        and token.fold not in kept
        and (token.start, token.end) not in kept
    ]


def _without_owning(tokens: Sequence[Token]) -> list[Token]:
    """`Courser of Kruphix's` as the name that it is, `its` as `it`."""
    if len(tokens) == 1 and tokens[0].fold in OWNING:
        word = OWNING[tokens[0].fold]
        return [replace(tokens[0], text=word, fold=word, lemma=word)]
    last = tokens[-1] if tokens else None
    if last is not None and last.kind == "size" and last.text.endswith("'s"):  # `my 3/3's power`
        size = last.text[:-2]
        return [*tokens[:-1], replace(last, text=size, fold=size.lower(), lemma=size)]
    if last is None or not last.owner:
        return list(tokens)
    text = last.text.rstrip("'’") if last.text[-1:] in ("'", "’") else last.text[:-2]
    return [*tokens[:-1], replace(last, text=text, fold=last.owner, lemma=last.owner, owner="")]


def _ends(tokens: Sequence[Token], end: int) -> bool:
    """Whether a clause ends before this place."""
    return end == len(tokens) or tokens[end].kind == "break" or tokens[end].fold in (",", "—", ")")


def _said(tokens: list[Token], at: int, end: int, filled: Filled, wording: Wording) -> list[Token] | None:
    """The plain words in the place of tokens `at`..`end`."""
    values = slots(filled)
    found: list[Token] = []
    place = tokens[at]
    for piece in wording.plainly:
        if piece.startswith(("{", "?{", "~{", "'{")):
            first, last = values.get(piece.strip("?~'{}"), (0, 0))
            inside = tokens[first:last]
            if piece.startswith("?"):
                question = claims_asked(inside)
                if question is None:
                    return None
                inside = question
            elif piece.startswith("'"):
                inside = _without_owning(inside)
            elif piece.startswith("~"):
                inside = [replace(t, text=t.lemma, fold=t.lemma) for t in inside]
            found += inside
            if inside:
                place = inside[-1]
        elif piece == "&":
            found.append(Token("word", "and", "and", ALSO, place.start, place.start))
        elif piece in ("notdo", "notcan"):
            helping = piece.removeprefix("not")
            found.append(Token("word", helping, helping, DENIED, place.start, place.start))
        elif piece == "&never":
            found.append(Token("word", "before", "before", IN_TIME, place.start, place.start))
        elif piece == ";":
            found.append(Token("break", "", ".", ".", place.start, place.start))
        elif piece == ",":
            found.append(Token("mark", ",", ",", ",", place.start, place.start))
        else:
            typed = next((t for t in tokens[at:end] if t.lemma == piece and not t.fold.endswith("ing")), None)
            piece = piece.removeprefix("=") or piece
            kind: Kind = "number" if piece.isdigit() else "size" if "/" in piece.strip("/") else "word"
            plain = Token(kind, piece, piece, LEMMAS.get(piece, piece), place.start, place.end)
            found.append(plain if typed is None else typed)
    if any(token.lemma == DENIED for token in tokens[at:end]) and all(t.lemma != DENIED for t in found):
        asks = next((n for n, token in enumerate(found) if token.fold in HELPING), None)
        if asks is None:
            return None
        found[asks] = replace(found[asks], lemma=DENIED)
    if found and wording.plainly[-1][0] not in "{?~'&;,":
        found[-1] = replace(found[-1], end=max(found[-1].end, tokens[end - 1].end))
    return found
