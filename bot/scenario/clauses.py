"""Clauses: a subject, what is told between it and its verb, a verb and what follows; moments and questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from bot.scenario import grammar
from bot.scenario.clause_words import AFTER_QUESTION, THOUGHTS
from bot.scenario.grammar import Form, Subject
from bot.scenario.helping_verbs import helping
from bot.scenario.kinds import BOARD
from bot.scenario.lexicon import Lexicon
from bot.scenario.phrase_base import Memo
from bot.scenario.phrases import PlayerRef, Ref, ThingRef
from bot.scenario.plain.asking import JOINING
from bot.scenario.question_phrases import QuestionPhrases
from bot.scenario.statements import Statement, When
from bot.scenario.template import ANY, slots
from bot.scenario.tokens import Token
from bot.scenario.words import FILLERS
from bot.values import dataclass

_MOMENT_WORDS = frozenset({"in", "before", "after", "with", "during", "at", "eot"})

#: How deep a clause about a subject may stand in another one.
_DEEPEST = 1
#: How many words and signs a clause about a subject may have, and how many commas in it: each of a long list might close one.
_LONGEST_ASIDE, _MOST_CLOSINGS = 40, 4


@dataclass(frozen=True, slots=True)
class Context:
    """What the clause before lends the next: its subject, and whether a condition (`if`) is being told."""

    subject: Ref | tuple[ThingRef, ...] | None = None


#: Deeds that a teller may leave the `I` out of: `Attacked with Ogre.`
_DONE = frozenset({"attack", "block", "cast", "play", "activate"})


class VerbPlace(NamedTuple):
    """Where a verb may stand, whether it is denied, and what was told before it."""

    place: int
    negated: bool
    before: tuple[Statement, ...]


class ClauseReader(QuestionPhrases):
    """Reads one clause."""

    def __init__(self, tokens: Sequence[Token], lexicon: Lexicon) -> None:
        super().__init__(tokens, lexicon)
        self.asks = False
        self.hedges: list[tuple[int, int]] = []
        self._failed: set[tuple[int, object]] = set()
        self._deep = 0
        #: What was read, and what could not be, of clauses about a subject that end at this place.
        self._asides: dict[int, tuple[Memo, set[tuple[int, object]]]] = {}

    def _rest(self, at: int, context: Context, fresh: bool) -> list[Statement] | None:
        """Statements that span everything from `at` on."""
        raise NotImplementedError

    def moments(self, at: int) -> list[tuple[When, int]]:
        """Moments told at `at`, the longest first."""
        token = self.tokens[at]
        forms = grammar.times().get(token.fold, ()) or grammar.times().get(token.lemma, ())
        if token.owner:  # `Alice's turn ends`
            forms = [*forms, *grammar.times().get(ANY, ())]
        found: dict[int, When] = {}
        for kind, form in forms:
            for end, filled in form.node.match(self, at, None):
                values = slots(filled)
                who = values.get("owner") or values.get("who")
                when = When(
                    kind,
                    who if isinstance(who, PlayerRef) else None,
                    values.get("number"),
                    values.get("under") or values.get("trigger"),
                    next=any(t.fold == "next" for t in self.tokens[at:end]),
                )
                if kind == "RESPONSE" and when.under is None and self.fold(end) == "to":
                    continue
                if isinstance(when.under, ThingRef) and self.is_told_only_there(when.under):
                    continue
                known = found.get(end)
                if (
                    known is None
                    or (known.under is None and when.under is not None)
                    or (known.player is None and when.player)
                ):
                    found[end] = when if known is None or known.moment == when.moment else known
        return sorted(((when, end) for end, when in found.items()), key=lambda pair: -pair[1])

    def _questions(self, at: int) -> Iterator[tuple[Statement, int]]:
        token = self.tokens[at]
        index = grammar.questions()
        forms = index.get(token.fold, [])
        if token.lemma != token.fold:
            forms = [*forms, *(f for f in index.get(token.lemma, ()) if f not in forms)]
        found: list[tuple[Statement, int]] = []
        for form in forms:
            for end, filled in form.node.match(self, at, None):
                if self._ends_question(end) and not (form.kind in _OF_A_NOUN and self.fold(end) in _HELPING):
                    found.append((Statement("ask " + form.kind, slots(filled), at, end), end))
                    break
        found.sort(key=lambda pair: -pair[1])
        yield from found

    def _ends_question(self, at: int) -> bool:
        return (
            at >= self.stop
            or self.tokens[at].kind in ("mark", "break")
            or self.fold(at) in AFTER_QUESTION
            or self.tokens[at].lemma in JOINING
        )

    def _clauses(
        self, at: int, context: Context
    ) -> Iterator[tuple[Statement, int, Ref | tuple[ThingRef, ...] | None]]:
        """Clauses at `at`, likeliest first: (statement, end, subject for what is joined to it)."""
        if at >= self.stop:
            return
        yield from self._without_subject(at)
        for player, end in self.player(at):
            yield from self._verbs("WHO", at, end, player, {"who": player})
        things = self.things(at)
        for subject, end in things:
            yield from self._verbs("IT", at, end, subject, {"it": subject})
        if any(self.fold(end) in (",", "(") for _, end in things):
            # `Zed, a 3/3 creature, fights Ogre`
            for subject, end in self.tolds(at):
                after = end + 1 if self.fold(end) == "," else end
                yield from self._verbs("IT", at, after, subject, {"it": subject})
        if context.subject is not None:
            subject = context.subject
            if isinstance(subject, PlayerRef):
                yield from self._verbs("WHO", at, at, subject, {"who": subject})
            elif isinstance(subject, tuple):
                yield from self._verbs("IT", at, at, subject, {"it": subject})
        elif self._commands(at):
            me = PlayerRef("me", "", at)
            for statement, end, whose in self._verbs("WHO", at, at, me, {"who": me}):
                if statement.kind != "castverb" or statement.slots["castverb"][1].targets is not None:
                    yield statement, end, whose

    def _commands(self, at: int) -> bool:
        """Whether a clause without a subject may tell what the teller does: `bolt the Bears`, `attacking with my Elf`."""
        token = self.tokens[at]
        begins = at == 0 or self.tokens[at - 1].kind == "break"
        past = begins and token.fold.endswith("ed") and token.lemma in _DONE
        if (
            token.kind != "word"
            or token.fold in FILLERS
            or not (token.lemma == token.fold or token.fold.endswith("ing") or past)
        ):
            return False
        named = self.lexicon.players
        return not named or self.lexicon.is_told_by_a_player

    def _without_subject(self, at: int) -> Iterator[tuple[Statement, int, None]]:
        index = grammar.statements()
        token = self.tokens[at]
        forms = index.get(("NONE", token.fold), [])
        if token.lemma != token.fold:
            forms = [*forms, *index.get(("NONE", token.lemma), [])]
        forms = [*forms, *index.get(("NONE", ANY), [])]
        for form in forms:
            for end, filled in form.node.match(self, at, None):
                yield Statement(form.kind, slots(filled), at, end), end, None

    def _verbs(
        self, kind: Subject, start: int, at: int, subject: Ref | tuple[ThingRef, ...], base: dict[str, object]
    ) -> Iterator[tuple[Statement, int, Ref | tuple[ThingRef, ...]]]:
        index = grammar.statements()
        neither = isinstance(subject, tuple) and any(ref.word == "neither" for ref in subject)
        for verb, denied, before in self._verb_places(at, subject):
            negated = denied is not neither
            token = self.tokens[verb]
            forms: list[Form] = index.get((kind, token.fold), [])
            if token.lemma != token.fold:
                forms = [*forms, *(f for f in index.get((kind, token.lemma), ()) if f not in forms)]
            forms = [*forms, *index.get((kind, ANY), [])]
            found: list[tuple[Statement, int]] = []
            for form in forms:
                if form.negated != negated or (form.kind == "may" and self._tells_deed(verb)):
                    continue
                for count, (end, filled) in enumerate(form.node.match(self, verb, None)):
                    values = {**slots(filled), **base}
                    if before:
                        values["_before"] = before
                    found.append((Statement(form.kind, values, start, end, negated), end))
                    if count > 24:
                        break
            found.sort(key=lambda pair: -pair[1])
            for statement, end in found:
                yield statement, end, subject

    def _tells_deed(self, verb: int) -> bool:
        """Whether `decides to ...` tells a deed of combat or a spell, and no answer to what an ability asks."""
        return self.fold(verb + 1) == "to" and self.fold(verb + 2) in _DONE | {"chump", "swing", "devour"}

    def _verb_places(self, at: int, subject: Ref | tuple[ThingRef, ...]) -> list[VerbPlace]:
        """Where the verb may stand after a subject that ends at `at`, and what is told between the two."""
        places: list[VerbPlace] = []
        index, negated = at, False
        before: tuple[Statement, ...] = ()
        for _ in range(8):
            if index >= self.stop:
                break
            token = self.tokens[index]
            if token.kind == "mark" or (token.fold in _MOMENT_WORDS and not before):
                told = self._between(index, subject)
                if told is not None:
                    before, index = (*before, *told[0]), told[1]
                    continue
                if token.kind == "mark":
                    break
            places.append(VerbPlace(index, negated, before))
            if token.lemma == "respond" and self.fold(index + 1) == "by":
                before = (*before, Statement("when", {"when": When("RESPONSE")}, index, index + 2))
                index += 2
                continue
            step, denies = helping(self, index)
            if not step:
                break
            index, negated = index + step, negated or denies
        return places

    def _between(
        self, at: int, subject: Ref | tuple[ThingRef, ...]
    ) -> tuple[tuple[Statement, ...], int] | None:
        """What is told between a subject and its verb: a moment (`Bob, in response, casts`), a thought, a clause about the
        subject (`Alice, who controls Worship, casts`; `Bob (at 2 life) casts`). Statements and where it ends."""
        if self.tokens[at].kind == "word":
            told = next(iter(self.moments(at)), None)
            if told is None or told[1] >= self.stop:
                return None
            return (Statement("when", {"when": told[0]}, at, told[1]),), told[1]
        if self.fold(at) not in (",", "(") or at + 1 >= self.stop:
            return None
        beyond = self._past_thought(at)
        if beyond is not None:
            return (), beyond
        told = next(iter(self.moments(at + 1)), None)
        if told is not None and self.fold(at) == "," and told[1] < self.stop:
            end = told[1] + (self.fold(told[1]) == ",")
            return (Statement("when", {"when": told[0]}, at + 1, told[1]),), end
        return self._about_subject(at, subject)

    def _about_subject(
        self, at: int, subject: Ref | tuple[ThingRef, ...]
    ) -> tuple[tuple[Statement, ...], int] | None:
        if self._deep >= _DEEPEST:
            return None  # each asks for a search of its own, twice as long with each comma more
        closing = ")" if self.fold(at) == "(" else ","
        start = at + 1 + (self.fold(at + 1) in ("who", "which", "that"))
        context = Context(subject)
        ends = (
            i for i in range(start + 1, min(self.stop, start + _LONGEST_ASIDE)) if self.fold(i) == closing
        )
        for close in islice(ends, _MOST_CLOSINGS):
            stop, memo, failed = self.stop, self._memo, self._failed
            self.stop = close
            self._memo, self._failed = self._asides.setdefault(close, ({}, set()))
            self._deep += 1
            try:
                inner = self._rest(start, context, fresh=True)
            finally:
                self._deep -= 1
                self.stop, self._memo, self._failed = stop, memo, failed
            if inner and all(one.kind in BOARD for one in inner):
                return tuple(inner), close + 1
        return None

    def _past_thought(self, at: int) -> int | None:
        """`Bob, figuring that she has a trick, blocks`: past the thought between the commas."""
        if self.fold(at) != "," or self.fold(at + 1) not in THOUGHTS:
            return None
        index = at + 2
        while index < self.stop and self.fold(index) != ",":
            index += 1
        if index >= self.stop:
            return None
        if (at + 1, index) not in self.hedges:
            self.hedges.append((at + 1, index))
        return index + 1


#: Questions that can end with their noun, where no verb goes on with it: `How many creatures?`
_OF_A_NOUN = frozenset({"howmany", "manydie", "triggers"})
_HELPING = frozenset({"do", "does", "did", "will", "would", "can", "must"})
