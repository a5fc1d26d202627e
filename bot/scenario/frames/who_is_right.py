"""Who of two is right: `My friend says it dies. I say it lives. Who is right?` asks whether it dies, and whether it lives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.frames.sentence import InNames, Sentence, matches, within
from bot.scenario.frames.talk import PERSON, SAYS, SMALLS
from bot.scenario.plain.asking import HELPING
from bot.scenario.text.put_in import sign
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set

_WHO = f"""
[so|and|but|then] ( who is|was | whos ) [{SMALLS}] [in] [the] right|correct|wrong [here|now|then|about] [this|that|it]          # who is right
[so|and|but|then] which [one] of us|them is|was [{SMALLS}] right|correct|wrong [here]
"""
_CLAIM = f"""
[so|and|but|while] {PERSON} [{SMALLS}] {SAYS} [to] [me|us] [that] [,|:] {{x:rest}}                               # my friend says it dies
[so|and|but|while] i|we [{SMALLS}] {SAYS} [to] [him|her|them] [that] [,|:] {{x:rest}}                            # I say it lives
[so|and|but|while] ( i|we | {PERSON} ) am|is|are|was [{SMALLS}] saying|claiming|insisting|arguing|sure|certain|convinced [that] {{x:rest}}
"""
_JOINTS = word_set(", — ; and but while")
#: Who claims less says no more than that it is not so, or how much it is: `I say 4`, `I say it doesn't`.
_LEAST = 3


def claims_asked(told: list[Sentence], in_name: InNames, gone: list[tuple[int, int]]) -> list[Sentence]:
    """With what each of them claims as a question, where it is asked who is right; a claim that says no more than no, or a number, is put
    with what is gone."""
    found: list[Sentence] = []
    for one in told:
        if not found or not matches(_WHO, one.tokens):
            found.append(one)
            continue
        begin = len(found) - 1
        while begin and _claims(found[begin].tokens) and _claims(found[begin - 1].tokens):
            begin -= 1
        parts = [part for sentence in found[begin:] for part in _parts(sentence)]
        asked = [
            (part, within(_CLAIM, part, in_name) if _tells_enough(part.tokens) else None) for part in parts
        ]
        if not any(question for _, question in asked):
            found.append(one)
            continue
        del found[begin:]
        for part, question in asked:
            if question is not None:
                part.ask(question)
            elif matches(_CLAIM, part.tokens):
                gone.append((part.tokens[0].start, part.tokens[-1].end))
                continue
            found.append(part)
    return found


def _claims(tokens: Sequence[Token]) -> bool:
    return matches(_CLAIM, tokens)


def _parts(sentence: Sentence) -> Iterator[Sentence]:
    """The sentence with each claim in a sentence of its own: `he says it dies, I say it lives`."""
    tokens = sentence.tokens
    cuts = [n for n in range(1, len(tokens) - 2) if tokens[n].fold in _JOINTS and _claims(tokens[n + 1 :])]
    begin = 0
    for stop in [*cuts, len(tokens)]:
        words = tokens[begin:stop]
        if words and words[-1].fold in _JOINTS:
            words = words[:-1]
        last = stop == len(tokens)
        end = sentence.signs if last else [sign(".", tokens[stop].start, tokens[stop].start)]
        if words:
            yield Sentence(words, sentence.at + begin, end)
        begin = stop + 1


def reason_and_claim(sentence: Sentence, in_name: InNames) -> Iterator[Sentence]:
    """`He says that since his Ogre has reach, it can block Bird`: the reason, and the claim without it."""
    tokens = sentence.tokens
    since = next((n for n, token in enumerate(tokens) if token.fold in _SINCE), None)
    if since is not None and 1 < since < _SOON and _claims([*tokens[:since], *tokens[-_LEAST:]]):
        at = sentence.at
        comma = next(
            (n for n in range(since + 2, len(tokens) - 1) if _parts_here(sentence, n, in_name)), None
        )
        if comma is not None:
            stop = sign(".", tokens[comma].start, tokens[comma].start)
            yield Sentence(tokens[since + 1 : comma], at + since + 1, [stop])
            yield Sentence([*tokens[:since], *tokens[comma + 1 :]], at, sentence.signs)
            return
    yield sentence


def _parts_here(sentence: Sentence, at: int, in_name: InNames) -> bool:
    """Whether a comma that stands in no name is there."""
    place = sentence.at + at
    return sentence.tokens[at].fold == "," and not in_name.any(place, place + 1)


_SINCE = word_set("since because")
#: Where a reason given first is begun: `my opponent says that since`.
_SOON = 6


def _tells_enough(tokens: Sequence[Token]) -> bool:
    """Whether what is claimed is told in full: not `I say no`, `I say it doesn't`."""
    last = tokens[-1].fold
    return len(tokens) > _LEAST and last not in HELPING and last not in ("not", "no", "yes", "otherwise")
