"""A story without the talk around it: what leads in to it is set aside, and what somebody says or asks to be so is asked in so many words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.scenario.forms.template import slots
from bot.scenario.frames.interjections import called_out
from bot.scenario.frames.lead_ins import ADVERBIALS, HEADINGS, LEAD_INS, OPINIONS
from bot.scenario.frames.sentence import InNames, Named, Sentence, fitting, matches, within
from bot.scenario.frames.strewn import strewn
from bot.scenario.frames.unsigned import with_signs
from bot.scenario.frames.who_is_right import claims_asked, reason_and_claim
from bot.scenario.frames.wrapped import ASKED, CLAIMED, DENIALS, ECHOES, TAILS, VERDICTS
from bot.scenario.plain.asking import HELPING, opposite
from bot.scenario.plain.indirect import ASKING_WORDS
from bot.scenario.plain.wording_slots import Words
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set

#: Signs and words between what leads in and what it leads to.
_AFTER = word_set(", : — - but")
#: Words that a sentence begins with and that are no part of what leads in.
_BEFORE = word_set("so and but ok okay well alright now then , —")
_ASKING = HELPING | ASKING_WORDS
_MOST = 9

Place = tuple[int, int]


def unframed(
    tokens: list[Token], named: Callable[[Sequence[Token]], Named]
) -> tuple[list[Token], tuple[Place, ...]]:
    """The tokens without the talk around the story, and the places in the text of what led in to it. `named`: tells of tokens which of
    them stand in a name of several words."""
    gone: list[Place] = []
    typed = tokens
    tokens = with_signs(tokens)
    tokens = _without_strewn(tokens, InNames(tokens, named), gone)
    in_name = InNames(tokens, named)
    told: list[Sentence] = []
    for start, stop in sentences(tokens):
        if stop > start:
            sentence = Sentence(tokens[start:stop], start, tokens[stop : stop + 1])
            if _is_heading(tokens, sentence):
                gone.append((sentence.tokens[0].start, sentence.tokens[-1].end))
                continue
            _lead_out(sentence, in_name, gone)
            if sentence.tokens:
                told.append(sentence)
    told = [part for one in _without_opinions(told, gone) for part in reason_and_claim(one, in_name)]
    if not told:
        return typed, ()
    told = _asked_plainly(claims_asked(told, in_name, gone), in_name)
    found = [token for one in told for token in (*one.tokens, *one.signs)]
    same = [(token.fold, token.text) for token in found] == [(token.fold, token.text) for token in typed]
    return (typed, ()) if same else (found, tuple(gone))


def _without_strewn(tokens: list[Token], in_name: InNames, gone: list[Place]) -> list[Token]:
    """Without the words that are strewn through the story, where they are in no name."""
    found: list[Token] = []
    last = 0
    for start, end in strewn(tokens):
        if not in_name.any(start, end):
            gone.append((tokens[start].start, tokens[end - 1].end))
            found += tokens[last:start]
            last = end
    return [*found, *tokens[last:]]


def _lead_out(sentence: Sentence, in_name: InNames, gone: list[Place]) -> None:
    """Leaves out what leads in to the sentence, or is all of it."""
    for _ in range(_MOST):
        first = _first_word(sentence.tokens)
        end = _led_in(sentence.tokens, first)
        if not end or in_name.any(sentence.at + first, sentence.at + end):
            first, end = 0, called_out(sentence.tokens)
            end = 0 if end == len(sentence.tokens) and sentence.asks else end  # `Right?`
        if not end or in_name.any(sentence.at, sentence.at + end):
            return
        gone.append((sentence.tokens[first].start, sentence.tokens[end - 1].end))
        while end < len(sentence.tokens) and sentence.tokens[end].fold in _AFTER:
            end += 1
        sentence.cut(end)
        if not sentence.tokens:
            return


def _is_heading(tokens: Sequence[Token], sentence: Sentence) -> bool:
    """`Question about Pariah.`, where the story then speaks of that."""
    words = Words(sentence.tokens, [False] * len(sentence.tokens))
    rest = tokens[sentence.at + len(sentence.tokens) :]
    said = {token.owner or token.fold for token in rest}
    for template in fitting(HEADINGS, words):
        for end, filled in template.match(words, 0, None):
            start, last = slots(filled)["x"]
            about = sentence.tokens[start:last]
            if end == len(sentence.tokens) and all(token.fold in said for token in about):
                return True
    return False


def _first_word(tokens: Sequence[Token]) -> int:
    return next((at for at, token in enumerate(tokens) if token.fold not in _BEFORE), 0)


def _led_in(tokens: Sequence[Token], first: int) -> int:
    """Where what leads in ends; 0 where nothing does."""
    words = Words(tokens, [False] * len(tokens))
    lead_ins, adverbials = fitting(LEAD_INS, words), fitting(ADVERBIALS, words)
    most = 0
    for at in dict.fromkeys((0, first)):
        for template in lead_ins:
            for end, _ in template.match(words, at, None):
                if end > most and (
                    end == len(tokens) or tokens[end].fold in _AFTER or tokens[end - 1].fold in _AFTER
                ):
                    most = end
        for template in adverbials:
            ends = (end for end, _ in template.match(words, at, None) if end < len(tokens))
            most = max([most, *(end for end in ends if tokens[end].fold != "not")])
    return most


def _without_opinions(told: list[Sentence], gone: list[Place]) -> list[Sentence]:
    """Without the sentences that only say who thinks what of a question asked before, where it is not asked who is right."""
    found: list[Sentence] = []
    for n, one in enumerate(told):
        asked = any(before.asks for before in found)
        if asked and matches(OPINIONS, one.tokens) and not _judged(told[n + 1 : n + 2]):
            gone.append((one.tokens[0].start, one.tokens[-1].end))
        else:
            found.append(one)
    return found


#: What asks whether it is so that was claimed, or whether it is not.
_ALL_VERDICTS = VERDICTS.rstrip() + DENIALS


def _judged(following: Sequence[Sentence]) -> bool:
    """Whether the next sentence asks who is right."""
    return any(matches(VERDICTS, one.tokens) for one in following)


def _asked_plainly(told: list[Sentence], in_name: InNames) -> list[Sentence]:
    """With each sentence that says or asks whether something is so as the plain question."""
    found: list[Sentence] = []
    others = sum(one.asks for one in told)
    n = 0
    while n < len(told):
        one, following = told[n], told[n + 1 : n + 2]
        judged = bool(following) and matches(_ALL_VERDICTS, following[0].tokens)
        echoed = bool(following) and matches(ECHOES, following[0].tokens)
        alone = not others and n == len(told) - 1
        tail = _verdict_at(one.tokens)
        if tail is None and (question := within(ASKED, one, in_name)) is not None:
            one.ask(question)
            judged = False
        elif one.asks or judged or echoed or alone or tail is not None:
            claim = within(CLAIMED, one, in_name, _tag_at(one.tokens) if tail is None else tail)
            verdict = one.tokens[tail + 1 :] if tail is not None else following[0].tokens if judged else []
            wrong = bool(verdict) and matches(DENIALS, verdict)
            if claim is not None and wrong:
                claim = opposite(claim, verdict[-1].end)
            if claim is not None:
                one.ask(claim)
                n += judged or echoed
            elif judged and not wrong:
                _in_plain_words(following[0])
        if one.asks:
            _cut_tails(one)
            _set_off_tag(one)
        found.append(one)
        n += 1
    return found


def _verdict_at(tokens: Sequence[Token]) -> int | None:
    """Where `, is that right` begins at the end of a sentence."""
    marks = (at for at in range(len(tokens) - 1, 1, -1) if tokens[at].fold in (",", "—"))
    return next((at for at in marks if matches(_ALL_VERDICTS, tokens[at + 1 :])), None)


def _tag_at(tokens: Sequence[Token]) -> int | None:
    """Where the `right` begins that ends a sentence without a comma."""
    return len(tokens) - 1 if len(tokens) > 3 and tokens[-1].fold in _ASKED_TO_BE else None


_ASKED_TO_BE = word_set("right correct")


def _in_plain_words(verdict: Sentence) -> None:
    """`is that how it works` as `is that right`."""
    first, last = verdict.tokens[0], verdict.tokens[-1]
    start, end = first.start, last.end
    said = (("is", "be"), ("that", "that"), ("right", "right"))
    verdict.tokens = [Token("word", word, word, lemma, start, end) for word, lemma in said]


def _cut_tails(sentence: Sentence) -> None:
    """Leaves out what stands at the end of a question and asks no more."""
    tokens = sentence.tokens
    for at in range(1, len(tokens)):
        if tokens[at - 1].fold not in (",", "—") and matches(TAILS, tokens[at:]):
            sentence.tokens = tokens[:at]
            return


#: What stands at the end of a statement that asks whether it is so.
_TAGS = word_set("no yes yeah")


def _set_off_tag(sentence: Sentence) -> None:
    """`it dies no?` with the comma that it was meant to have."""
    tokens = sentence.tokens
    before = [token.fold for token in tokens[-2:-1]]
    if tokens[-1].fold in _TAGS and before and before[0] not in (",", "or") and tokens[0].fold not in _ASKING:
        place = tokens[-1].start
        sentence.tokens = [*tokens[:-1], Token("mark", ",", ",", ",", place, place), tokens[-1]]
