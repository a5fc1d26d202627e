"""Sentences into statements: subjects, verbs, moments, questions and asides, searched for a reading of the whole sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.scenario import grammar
from bot.scenario.grammar import Form, Subject
from bot.scenario.kinds import BOARD
from bot.scenario.lexicon import Lexicon
from bot.scenario.phrases import PlayerRef, Ref, ThingRef
from bot.scenario.question_phrases import QuestionPhrases
from bot.scenario.statements import Statement, When
from bot.scenario.template import ANY, TooHard, slots
from bot.scenario.tokens import Token
from bot.scenario.words import FILLERS, GREETINGS, JOINERS, word_set

_WILL = frozenset({"will", "would", "must", "shall", "should", "ll", "gonna", "finally", "could", "might"})
_DO_TO = word_set(
    """
    want try decide choose get need like proceed manage start begin opt have go about continue elect plan
    intend attempt happen able
    """
)  # fmt: skip
_OPENERS = word_set(
    """
    if when whenever once after assuming suppose supposing let given because since also plus that whether
    even though although as where who which
    """
)
#: Words after which an earlier deed may be told: `Bob casts Fog when Alice attacks`.
_EARLIER = frozenset({"after", "when", "whenever", "once", "if", "as", "because", "since"})
_REASONS = frozenset({"because", "since", "although", "though", "as", "hence", "so", "for"})
_MOMENT_WORDS = frozenset({"in", "before", "after", "with", "during", "at", "eot"})
_LOOSE = frozenset({"first", "instead", "either", "who", "once", "only", "both", "each", "all"})
_DECIDING = frozenset({"decide", "choose", "opt", "elect"})
_MARKS = frozenset({",", "—", ":", "-", "*", "•"})


@dataclass(frozen=True, slots=True)
class Context:
    """What the clause before lends the next: its subject, and whether a condition (`if`) is being told."""

    subject: Ref | tuple[ThingRef, ...] | None = None


class VerbPlace(NamedTuple):
    """Where a verb may stand, whether it is denied, and what was told before it."""

    place: int
    negated: bool
    before: tuple[Statement, ...]


class SentenceReader(QuestionPhrases):
    """Reads one sentence after another; `read` gives its statements or None."""

    def __init__(self, tokens: Sequence[Token], lexicon: Lexicon) -> None:
        super().__init__(tokens, lexicon)
        self.asks = False
        self.thoughts: list[tuple[int, int]] = []
        self._failed: set[tuple[int, object]] = set()

    def read(self, start: int, stop: int, guessing: bool, asks: bool) -> list[Statement] | None:
        """The statements of the sentence `start`..`stop`; None where it cannot be read (then see `far`)."""
        self.forget(stop, guessing)
        self._failed.clear()
        self.thoughts = []
        self.far = start
        self.work = 0
        self.asks = asks
        try:
            return self._rest(start, Context(), fresh=True)
        except TooHard:
            return None

    # --- the search ---------------------------------------------------------------------------------------------------

    def _rest(self, at: int, context: Context, fresh: bool) -> list[Statement] | None:
        """Statements that span everything from `at` on. `fresh`: a clause may begin here."""
        if at >= self.stop:
            return []
        key = (at, (context, fresh))
        if key in self._failed:
            return None
        found = self._try(at, context, fresh)
        if found is None:
            self._failed.add(key)
        return found

    def _try(self, at: int, context: Context, fresh: bool) -> list[Statement] | None:
        token = self.tokens[at]
        if at > self.far:
            self.far = at
        word = token.fold
        if token.kind == "mark" or word == "&":
            if word == "(":
                return self._parenthesis(at, context)
            if word in _MARKS or word == "&":
                return self._rest(at + 1, context, fresh=True)
            if word == ")" and at and self.fold(at - 1) in (":", ";", "-"):
                return self._rest(at + 1, context, fresh=True)  # a smile
            return None
        if token.kind == "break":
            return self._rest(at + 1, context, fresh=True)
        for when, end in self.moments(at):
            after = self._skip_comma(end)
            rest = self._rest(after, context, fresh=True)
            if rest is not None:
                return [Statement("when", {"when": when}, at, end), *rest]
        if fresh or self.asks:
            for statement, end in self._questions(at):
                rest = self._rest(end, context, fresh=False)
                if rest is not None:
                    return [statement, *rest]
        if word == "with" and not fresh:
            for statement, end, _ in self._without_subject(at):
                rest = self._rest(end, context, fresh=False)
                if rest is not None:
                    return [statement, *rest]
        if fresh:
            for statement, end, subject in self._clauses(at, context):
                after_it = self._after_clause(end, Context(subject))
                if after_it is not None:
                    trailing, later = after_it
                    return [*trailing, statement, *later]
        if word in ("before", "until"):
            return self._later_first(at, context) if fresh else self._rest(at + 1, context, fresh=True)
        if word in JOINERS or word in _OPENERS or word in FILLERS or (word in GREETINGS and fresh):
            rest = self._rest(at + 1, context, fresh=True)
            if rest or (rest is not None and word not in JOINERS and word not in _OPENERS):
                if word in GREETINGS and word not in JOINERS:
                    return [Statement("aside", {}, at, at + 1), *rest]
                return rest
        return self._aside(at, context, fresh)

    def _after_clause(self, at: int, context: Context) -> tuple[list[Statement], list[Statement]] | None:
        """What follows a clause: moments that belong to it (`... before blockers`), then the rest."""
        if at < self.stop:
            for when, end in self.moments(at):
                rest = self._after_clause(end, context)
                if rest is not None:
                    return [Statement("when", {"when": when}, at, end), *rest[0]], rest[1]
            if self.fold(at) in _EARLIER:
                earlier = self._rest(at + 1, Context(), fresh=True)
                if earlier and not earlier[0].kind.startswith("ask "):
                    return earlier, []
        rest_only = self._rest(at, context, fresh=False)
        return None if rest_only is None else ([], rest_only)

    def _later_first(self, at: int, context: Context) -> list[Statement] | None:
        """`Before Bob blocks with Elf, Alice casts Shock`: the second deed comes first."""
        for statement, end, subject in self._clauses(at + 1, context):
            rest = self._rest(self._skip_comma(end), Context(subject), fresh=True)
            if rest:
                return [*rest, statement]
        return None

    def _skip_comma(self, at: int) -> int:
        return at + 1 if self.fold(at) in (",", "—", ":") else at

    def _parenthesis(self, at: int, context: Context) -> list[Statement] | None:
        depth, close = 1, at + 1
        while close < self.stop and depth:
            depth += (self.fold(close) == "(") - (self.fold(close) == ")")
            close += 1
        if depth:
            return self._rest(at + 1, context, fresh=True)
        inside = close - 1
        rest = self._rest(close, context, fresh=True)
        if rest is None:
            rest = self._rest(close, context, fresh=False)
        if rest is None:
            return None
        stop, memo, failed = self.stop, self._memo, self._failed
        self.stop, self._memo, self._failed = inside, {}, set()
        try:
            inner = self._rest(at + 1, context, fresh=True)
        finally:
            self.stop, self._memo, self._failed = stop, memo, failed
        if inner is None:
            return [Statement("aside", {}, at, close), *rest] if self.is_nothing(at + 1, inside) else None
        return [*inner, *rest]

    def deed(self, at: int, end: int, of_things: bool = False) -> tuple[Statement, ...] | None:
        """The statements of `at`..`end` told of somebody who is named elsewhere (`Can I block with Elf?`); with `of_things`
        of something (`Can Elf block?`)."""
        me = PlayerRef("me", "", at)
        subject = (ThingRef("it", at, at, word="it"),) if of_things else me
        stop, memo, failed, asks = self.stop, self._memo, self._failed, self.asks
        self.stop, self._memo, self._failed, self.asks = end, {}, set(), False
        try:
            clauses = (
                self._verbs("IT", at, at, subject, {"it": subject})
                if isinstance(subject, tuple)
                else self._verbs("WHO", at, at, subject, {"who": subject})
            )
            for statement, last, _ in clauses:
                rest = self._after_clause(last, Context(me))
                if rest is not None:
                    return (*rest[0], statement, *rest[1])
            return None
        finally:
            self.stop, self._memo, self._failed, self.asks = stop, memo, failed, asks

    def refs_in(self, start: int, end: int) -> list[Ref]:
        """The players and things that the words `start`..`end` name, in order: for words taken as they stand."""
        self.forget(end, guessing=True)
        found: list[Ref] = []
        index = start
        while index < end:
            readings = [reading for reading in self.target(index) if self._names_one(reading[0])]
            if not readings:
                index += 1
                continue
            ref, index = max(readings, key=lambda reading: reading[1])
            found.append(ref)
        return found

    def _names_one(self, ref: Ref) -> bool:
        if isinstance(ref, PlayerRef):
            return ref.how not in ("any", "all")
        if ref.source == "guess":
            return self.tokens[ref.start].text[:1].isupper()
        if ref.source in ("it", "kind"):
            return ref.word in ("it", "itself") or ref.size is not None or ref.owner is not None
        single = ref.end == ref.start + 1
        return not single or self.tokens[ref.start].text[:1].isupper() or ref.source == "made"

    # --- moments and questions ---------------------------------------------------------------------------------------------

    def moments(self, at: int) -> list[tuple[When, int]]:
        """Moments told at `at`, the longest first."""
        token = self.tokens[at]
        forms = grammar.times().get(token.fold, ()) or grammar.times().get(token.lemma, ())
        found: dict[int, When] = {}
        for kind, form in forms:
            for end, filled in form.node.match(self, at, None):
                values = slots(filled)
                who = values.get("owner") or values.get("who")
                when = When(
                    kind,
                    who if isinstance(who, PlayerRef) else None,
                    values.get("number"),
                    values.get("under"),
                    next=any(t.fold == "next" for t in self.tokens[at:end]),
                )
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
                if self._ends_question(end):
                    found.append((Statement("ask " + form.kind, slots(filled), at, end), end))
                    break
        found.sort(key=lambda pair: -pair[1])
        yield from found

    def _ends_question(self, at: int) -> bool:
        return (
            at >= self.stop or self.tokens[at].kind in ("mark", "break") or self.fold(at) in _AFTER_QUESTION
        )

    # --- clauses -----------------------------------------------------------------------------------------------------------

    def _clauses(
        self, at: int, context: Context
    ) -> Iterator[tuple[Statement, int, Ref | tuple[ThingRef, ...] | None]]:
        """Clauses at `at`, likeliest first: (statement, end, subject for what is joined to it)."""
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
        if token.kind != "word" or not (token.lemma == token.fold or token.fold.endswith("ing")):
            return False
        named = self.lexicon.players
        return not named or any(t.fold in ("i", "me", "my") and t.kind == "word" for t in self.tokens)

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
        for verb, negated, before in self._verb_places(at, subject):
            token = self.tokens[verb]
            forms: list[Form] = index.get((kind, token.fold), [])
            if token.lemma != token.fold:
                forms = [*forms, *(f for f in index.get((kind, token.lemma), ()) if f not in forms)]
            forms = [*forms, *index.get((kind, ANY), [])]
            found: list[tuple[Statement, int]] = []
            for form in forms:
                if form.negated != negated:
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
            step, denies = self._helping(index)
            if not step:
                break
            index, negated = index + step, negated or denies
        return places

    def _helping(self, at: int) -> tuple[int, bool]:
        """How many words at `at` only help the verb (`will`, `is going to`, `then`), and whether they deny it."""
        token = self.tokens[at]
        word, following = token.fold, self.fold(at + 1)
        if word in FILLERS or word in _LOOSE:
            return 1, False
        if word in ("not", "never"):
            return 1, True
        if token.lemma in ("do", "be", "have") and following in ("not", "never"):
            return 2, True
        if word in _WILL or token.lemma == "do" or (word == "can" and following == "not"):
            return 1, False
        if token.lemma == "be" and (following.endswith("ing") or following in ("going", "about", "not")):
            return 1, False
        if token.lemma == "have" and at + 1 < self.stop and self._is_past(at + 1):
            return 1, False
        if token.lemma in _DO_TO and following == "to":
            return 2, False
        if token.lemma in _DECIDING and following == "not" and self.fold(at + 2) == "to":
            return 3, True
        return 0, False

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
        closing = ")" if self.fold(at) == "(" else ","
        start = at + 1 + (self.fold(at + 1) in ("who", "which", "that"))
        context = Context(subject)
        for close in range(start + 1, self.stop):
            if self.fold(close) != closing:
                continue
            stop, memo, failed = self.stop, self._memo, self._failed
            self.stop, self._memo, self._failed = close, {}, set()
            try:
                inner = self._rest(start, context, fresh=True)
            finally:
                self.stop, self._memo, self._failed = stop, memo, failed
            if inner and all(one.kind in BOARD for one in inner):
                return tuple(inner), close + 1
        return None

    def _past_thought(self, at: int) -> int | None:
        """`Bob, figuring that she has a trick, blocks`: past the thought between the commas."""
        if self.fold(at) != "," or self.fold(at + 1) not in _THOUGHTS:
            return None
        index = at + 2
        while index < self.stop and self.fold(index) != ",":
            index += 1
        if index >= self.stop:
            return None
        if (at + 1, index) not in self.thoughts:
            self.thoughts.append((at + 1, index))
        return index + 1

    def _is_past(self, at: int) -> bool:
        token = self.tokens[at]
        return token.kind == "word" and (
            token.fold in ("been", "cast", "just", "already")
            or (token.lemma != token.fold and not token.fold.endswith(("s", "ing")))
        )

    # --- asides ------------------------------------------------------------------------------------------------------------

    def _aside(self, at: int, context: Context, fresh: bool) -> list[Statement] | None:
        """Reasons, greetings and opinions: skipped where they name nothing and tell no deed, up to the next comma or dash."""
        said = self._said(at, context)
        if said is not None:
            return said
        end = at + 1
        while end < self.stop and self.fold(end) not in (",", "—", "(", ":"):
            end += 1
        if not self.is_idle(at, end):
            return None
        rest = self._rest(end, context, fresh=True)
        return None if rest is None else [Statement("aside", {}, at, end), *rest]

    def _said(self, at: int, context: Context) -> list[Statement] | None:
        """`I think I attack with my Bear`: the deed counts, not that it is thought; but no thoughts of what comes of it."""
        for place in range(at, min(at + 3, self.stop)):
            if self.fold(place) in _ASSERTING:
                start = place + 1 + (self.fold(place + 1) == "that")
                rest = self._rest(start, context, fresh=True)
                if rest and all(
                    s.kind in _DONE_OR_THERE or s.kind.startswith(("ask ", "when")) for s in rest
                ):
                    return [Statement("aside", {}, at, place + 1), *rest]
        return None

    def is_nothing(self, start: int, end: int) -> bool:
        """Whether words in parentheses tell nothing of the game: no number, no deed, no name."""
        for index in range(start, end):
            token = self.tokens[index]
            if (
                token.kind not in ("word", "mark")
                or token.lemma in _DEEDS
                or token.fold in _DEEDS
                or token.fold == "="
            ):
                return False
            if token.kind == "word" and (self.lexicon.at(index) or token.fold in self.lexicon.players):
                return False
        return True

    def is_idle(self, start: int, end: int) -> bool:
        """Whether the words tell nothing of the game: a thought (`figuring that he would not block`, `I want Ajani dead`),
        or words among which there is no card, no deed and no number."""
        words = [t.fold for t in self.tokens[start:end]]
        if end - start > 1 and any(word in _THOUGHTS for word in words[:3]):
            return True
        if words[0] in GREETINGS:
            return all(word in GREETINGS or word in FILLERS for word in words)
        if words[0] not in _REASONS or end - start < 3:
            return False
        for index in range(start, end):
            token = self.tokens[index]
            if token.kind != "word" or token.lemma in _DEEDS or token.fold in _DEEDS:
                return False
            name = self.lexicon.card_at(index)
            if name is not None and (name.end > index + 1 or token.text[:1].isupper()):
                return False
        return end - start <= 12


_ASSERTING = frozenset({"think", "thought", "guess", "believe", "assume", "suppose", "know", "say", "mean"})
_DONE_OR_THERE = BOARD | {
    "attack",
    "itattack",
    "block",
    "itblock",
    "noblock",
    "noattack",
    "cast",
    "castverb",
    "activate",
}
_THOUGHTS = word_set(
    """
    figuring hoping thinking wanting knowing expecting believing wondering want wanted think thought hope hoped guess figure figured
    believe wonder know knew hoping assume trying feel suppose sure argue argues argued says said say claims claimed claim told tells
    """
)
_DEEDS = word_set(
    """
    attack block cast deal damage destroy kill prevent sacrifice activate tap untap counter exile discard gain lose pay control have
    regenerate redirect equip enchant resolve trigger play draw target choose assign swing bolt die dies survive fight flicker bounce
    pump give get put flash response respond bite burn chump order crew exert flip life poison counters use return steal copy win
    """
)
_AFTER_QUESTION = word_set(
    """
    and or if when but after since because given with assuming while as then so though who what does do how
    is thanks thank even now also once
    """
)  # fmt: skip
