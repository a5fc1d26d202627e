"""Clauses: a subject, what is told between it and its verb, a verb and what follows; moments and questions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from bot.scenario.forms import tables
from bot.scenario.forms.helping_verbs import helping
from bot.scenario.forms.kinds import BOARD
from bot.scenario.forms.tables import Subject
from bot.scenario.forms.template import slots
from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.phrases.words import names_a_spell
from bot.scenario.plain.asking import JOINING
from bot.scenario.sentences.asks_on import asks_on_from
from bot.scenario.sentences.clause_context import Context
from bot.scenario.sentences.moments import moments_at
from bot.scenario.sentences.said_of_another import is_said_of_another, is_told_of_a_name
from bot.scenario.sentences.statements import Statement, When
from bot.scenario.text.clause_words import AFTER_QUESTION, THOUGHTS
from bot.scenario.text.words import FILLERS

_MOMENT_WORDS = frozenset({"in", "before", "after", "with", "during", "at", "eot"})

#: How deep a clause about a subject may stand in another one.
_DEEPEST = 1
#: How many words and signs a clause about a subject may have, and how many commas in it: each of a long list might close one.
_LONGEST_ASIDE, _MOST_CLOSINGS = 40, 4


#: Deeds that a teller may leave the `I` out of: `Attacked with Ogre.`
_DONE = frozenset({"attack", "block", "cast", "play", "activate"})


#: Whose deed it is that is told right after them.
_OTHERS = frozenset({"me", "him", "her", "them", "us", "opponent", "opp"})


class VerbPlace(NamedTuple):
    """Where a verb may stand, whether it is denied, and what was told before it."""

    place: int
    negated: bool
    before: tuple[Statement, ...]


def questions_at(reader: PhraseReader, at: int) -> Iterator[tuple[Statement, int]]:
    token = reader.tokens[at]
    found: list[tuple[Statement, int]] = []
    for form in tables.questions_beginning(token.fold, token.lemma):
        for end, filled in form.match(reader, at, None):
            if (
                _ends_question(reader, end)
                and not asks_on_from(reader, at, end)
                and not (form.kind in _OF_A_NOUN and reader.fold(end) in _HELPING)
            ):
                found.append((Statement("ask " + form.kind, slots(filled), at, end), end))
                break
    found.sort(key=lambda pair: -pair[1])
    yield from found


def _ends_question(reader: PhraseReader, at: int) -> bool:
    return (
        at >= reader.stop
        or reader.tokens[at].kind in ("mark", "break")
        or reader.fold(at) in AFTER_QUESTION
        or reader.tokens[at].lemma in JOINING
    )


def clauses_at(
    reader: PhraseReader, at: int, context: Context
) -> Iterator[tuple[Statement, int, Ref | tuple[ThingRef, ...] | None]]:
    """Clauses at `at`, likeliest first: (statement, end, subject for what is joined to it)."""
    if at >= reader.stop:
        return
    yield from without_subject(reader, at)
    for player, end in reader.player(at):
        yield from verbs_at(reader, "WHO", at, end, player, {"who": player})
    things = reader.things(at)
    if is_told_of_a_name(reader, at, things):
        things = []
    for subject, end in things:
        yield from verbs_at(reader, "IT", at, end, subject, {"it": subject})
    if any(reader.fold(end) in (",", "(") for _, end in things):
        # `Zed, a 3/3 creature, fights Ogre`
        for subject, end in reader.tolds(at):
            after = end + 1 if reader.fold(end) == "," else end
            yield from verbs_at(reader, "IT", at, after, subject, {"it": subject})
    if context.subject is not None:
        subject = context.subject
        if (
            reader.tokens[at].fold.endswith("ing")
            and reader.fold(at - 1) in _OTHERS
            and reader.fold(at - 2) == "to"
        ):
            return  # `in response to him equipping it`
        if isinstance(subject, PlayerRef):
            if subject.how != "me" or not is_said_of_another(reader, at):
                yield from verbs_at(reader, "WHO", at, at, subject, {"who": subject})
        elif isinstance(subject, tuple):
            yield from verbs_at(reader, "IT", at, at, subject, {"it": subject})
    elif _commands(reader, at):
        me = PlayerRef("me", "", at)
        in_name = all(reader.lexicon.long_cover[at : at + 2])
        for statement, end, whose in verbs_at(reader, "WHO", at, at, me, {"who": me}):
            if statement.kind == "castverb":
                if statement.slots["castverb"][1].targets is not None:
                    yield statement, end, whose
            elif not in_name:  # `Doubling Season and I ...`: no block is doubled
                yield statement, end, whose


def _commands(reader: PhraseReader, at: int) -> bool:
    """Whether a clause without a subject may tell what the teller does: `bolt the Bears`, `attacking with my Elf`."""
    token = reader.tokens[at]
    begins = at == 0 or reader.tokens[at - 1].kind == "break"
    past = begins and token.fold.endswith("ed") and token.lemma in _DONE
    if (
        token.kind != "word"
        or token.fold in FILLERS
        or not (token.lemma == token.fold or token.fold.endswith("ing") or past)
    ):
        return False
    named = reader.lexicon.players
    return not named or reader.lexicon.is_told_by_a_player


def without_subject(reader: PhraseReader, at: int) -> Iterator[tuple[Statement, int, None]]:
    token = reader.tokens[at]
    for form in tables.statements_beginning("NONE", token.fold, token.lemma):
        for end, filled in form.match(reader, at, None):
            yield Statement(form.kind, slots(filled), at, end), end, None


def verbs_at(
    reader: PhraseReader,
    kind: Subject,
    start: int,
    at: int,
    subject: Ref | tuple[ThingRef, ...],
    base: dict[str, object],
) -> Iterator[tuple[Statement, int, Ref | tuple[ThingRef, ...]]]:
    neither = isinstance(subject, tuple) and any(ref.word == "neither" for ref in subject)
    for verb, denied, before in _verb_places(reader, at, subject):
        negated = denied is not neither
        token = reader.tokens[verb]
        found: list[tuple[Statement, int]] = []
        for form in tables.statements_beginning(kind, token.fold, token.lemma):
            if form.negated != negated or (form.kind == "may" and _tells_deed(reader, verb)):
                continue
            for count, (end, filled) in enumerate(form.match(reader, verb, None)):
                values = {**slots(filled), **base}
                if before:
                    values["_before"] = before
                found.append((Statement(form.kind, values, start, end, negated), end))
                if count > 24:
                    break
        found.sort(key=lambda pair: -pair[1])
        for statement, end in found:
            yield statement, end, subject


def _tells_deed(reader: PhraseReader, verb: int) -> bool:
    """Whether `decides to ...` tells a deed of combat or a spell, and no answer to what an ability asks."""
    if reader.fold(verb + 1) != "to" or verb + 2 >= reader.stop:
        return False
    if reader.fold(verb + 2) in _DONE | {"chump", "swing", "devour"}:
        return True
    return any(how.targets is not None for (_, how), _ in names_a_spell(reader, verb + 2))


def _verb_places(reader: PhraseReader, at: int, subject: Ref | tuple[ThingRef, ...]) -> list[VerbPlace]:
    """Where the verb may stand after a subject that ends at `at`, and what is told between the two."""
    places: list[VerbPlace] = []
    index, negated = at, False
    before: tuple[Statement, ...] = ()
    for _ in range(8):
        if index >= reader.stop:
            break
        token = reader.tokens[index]
        if token.kind == "mark" or (token.fold in _MOMENT_WORDS and not before):
            told = _between(reader, index, subject)
            if told is not None:
                before, index = (*before, *told[0]), told[1]
                continue
            if token.kind == "mark":
                break
        places.append(VerbPlace(index, negated, before))
        if isinstance(subject, tuple) and token.fold in _FIGHTING and not before and not negated:
            fought = _fought_meanwhile(reader, index, subject)
            if fought is not None:
                before, index = (fought[0],), fought[1]
                continue
        if token.lemma == "respond" and reader.fold(index + 1) == "by":
            before = (*before, Statement("when", {"when": When("RESPONSE")}, index, index + 2))
            index += 2
            continue
        step, denies = helping(reader, index)
        if not step:
            break
        index, negated = index + step, negated or denies
    return places


#: What a thing is doing of which more is told: `the creature blocking my 5/5 has deathtouch`.
_FIGHTING = frozenset({"attacking", "blocking"})
_GOES_ON = frozenset(
    {"has", "have", "had", "is", "are", "was", "were", "dies", "died", "gets", "got", "gains", "deals"}
)


def _fought_meanwhile(
    reader: PhraseReader, at: int, subject: tuple[ThingRef, ...]
) -> tuple[Statement, int] | None:
    """The attack or the block that a participle tells of the subject, where its verb follows; and where that ends."""
    token = reader.tokens[at]
    told_before = any(one.lemma in ("attack", "block", "swing") for one in reader.tokens[: subject[0].start])
    if not told_before:  # `the creature blocking my 5/5`, of which nothing was told yet
        subject = tuple(ref.but(article="a") if ref.article == "the" else ref for ref in subject)
    for form in tables.statements_beginning("IT", token.fold, token.lemma):
        for end, filled in form.match(reader, at, None):
            if not form.negated and end > at + 1 and reader.fold(end) in _GOES_ON:
                return Statement(form.kind, {**slots(filled), "it": subject}, at, end), end
    return None


def _between(
    reader: PhraseReader, at: int, subject: Ref | tuple[ThingRef, ...]
) -> tuple[tuple[Statement, ...], int] | None:
    """What is told between a subject and its verb: a moment (`Bob, in response, casts`), a thought, a clause about the
    subject (`Alice, who controls Worship, casts`; `Bob (at 2 life) casts`). Statements and where it ends."""
    if reader.tokens[at].kind == "word":
        told = next(iter(moments_at(reader, at)), None)
        if told is None or told[1] >= reader.stop:
            return None
        return (Statement("when", {"when": told[0]}, at, told[1]),), told[1]
    if reader.fold(at) not in (",", "(") or at + 1 >= reader.stop:
        return None
    beyond = _past_thought(reader, at)
    if beyond is not None:
        return (), beyond
    told = next(iter(moments_at(reader, at + 1)), None)
    if told is not None and reader.fold(at) == "," and told[1] < reader.stop:
        end = told[1] + (reader.fold(told[1]) == ",")
        return (Statement("when", {"when": told[0]}, at + 1, told[1]),), end
    return _about_subject(reader, at, subject)


def _about_subject(
    reader: PhraseReader, at: int, subject: Ref | tuple[ThingRef, ...]
) -> tuple[tuple[Statement, ...], int] | None:
    if reader.deep >= _DEEPEST:
        return None  # each asks for a search of its own, twice as long with each comma more
    closing = ")" if reader.fold(at) == "(" else ","
    start = at + 1 + (reader.fold(at + 1) in ("who", "which", "that"))
    context = Context(subject)
    ends = (
        i for i in range(start + 1, min(reader.stop, start + _LONGEST_ASIDE)) if reader.fold(i) == closing
    )
    for close in islice(ends, _MOST_CLOSINGS):
        stop, memo, failed = reader.stop, reader.memo, reader.failed
        reader.stop = close
        reader.memo, reader.failed = reader.asides.setdefault(close, ({}, set()))
        reader.deep += 1
        try:
            inner = reader.rest(start, context, fresh=True)
        finally:
            reader.deep -= 1
            reader.stop, reader.memo, reader.failed = stop, memo, failed
        if inner and all(one.kind in BOARD for one in inner):
            return tuple(inner), close + 1
    return None


def _past_thought(reader: PhraseReader, at: int) -> int | None:
    """`Bob, figuring that she has a trick, blocks`: past the thought between the commas."""
    if reader.fold(at) != "," or reader.fold(at + 1) not in THOUGHTS:
        return None
    index = at + 2
    while index < reader.stop and reader.fold(index) != ",":
        index += 1
    if index >= reader.stop:
        return None
    if (at + 1, index) not in reader.hedges:
        reader.hedges.append((at + 1, index))
    return index + 1


#: Questions that can end with their noun, where no verb goes on with it: `How many creatures?`
_OF_A_NOUN = frozenset({"howmany", "manydie", "triggers"})
_HELPING = frozenset({"do", "does", "did", "will", "would", "can", "must"})
