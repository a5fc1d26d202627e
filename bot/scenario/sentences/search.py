"""Sentences into statements: a search for a reading of the whole sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

from bot.scenario.forms.template import TooHard
from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.phrases.kinds import KINDS
from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.phrases.relative_clauses import (
    befallen_before,
    blocked_before,
    fighters_before,
    player_before,
    tells_its_fate,
    things_before,
)
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.plain.asking import JOINING
from bot.scenario.sentences.clause_context import Context
from bot.scenario.sentences.clauses import clauses_at, questions_at, verbs_at, without_subject
from bot.scenario.sentences.moments import moments_at
from bot.scenario.sentences.out_of_order import (
    LEADING,
    back_to_the_main_clause,
    fights_meanwhile,
    goes_back,
    later_first,
    led_by_a_participle,
)
from bot.scenario.sentences.parentheses import before_a_moment, parenthesis
from bot.scenario.sentences.remembering import Read, key_of, remembered
from bot.scenario.sentences.search_words import EARLIER, HELPING, MARKS, OPENERS, WHEN, asks_who
from bot.scenario.sentences.statements import Statement
from bot.scenario.sentences.told_beside import about_the_deed, blocks_what_is_named, with_conditions
from bot.scenario.text.asides import aside
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import FILLERS, GREETINGS, JOINERS


def _are_things(asked: object) -> TypeGuard[tuple[ThingRef, ...]]:
    """Whether a question is about things: what follows it without a subject is told of them (`does it die after blocking a 4/4`)."""
    return isinstance(asked, tuple) and bool(asked) and all(isinstance(ref, ThingRef) for ref in asked)


class SentenceReader(PhraseReader):
    """Reads one sentence after another; `read` gives its statements or None."""

    def __init__(self, tokens: Sequence[Token], lexicon: Lexicon) -> None:
        super().__init__(tokens, lexicon, KINDS)
        self._remembered_sentences = remembered(lexicon.names)

    def read(
        self, start: int, stop: int, guessing: bool, asks: bool, sieved: bool = True
    ) -> list[Statement] | None:
        """The statements of the sentence `start`..`stop`; None where it cannot be read (then see `reach`)."""
        key = (guessing, asks, sieved, key_of(self.tokens, self.lexicon, start, stop, guessing))
        known = self._remembered_sentences.get(key)
        if known is not None:
            known = known.at(start)
            self.far, self.hedges = known.far, [*known.hedges]
            return None if known.statements is None else [*known.statements]
        statements = self._read(start, stop, guessing, asks, sieved)
        if not self.looked_elsewhere:
            kept = None if statements is None else tuple(statements)
            self._remembered_sentences.keep(key, Read(start, kept, self.far, tuple(self.hedges)))
        return statements

    def _read(
        self, start: int, stop: int, guessing: bool, asks: bool, sieved: bool
    ) -> list[Statement] | None:
        self.forget(start, stop, guessing, sieved)
        self.failed.clear()
        self.asides.clear()
        self.hedges = []
        self.far = start
        self.work = 0
        self.asks = asks
        try:
            return self.rest(start, Context(), fresh=True)
        except TooHard:
            return None

    def reach(self, start: int, stop: int, asks: bool) -> int:
        """How far a sentence is understood that cannot be read: where something was last looked for in vain."""
        reached = start
        for guessing in (False, True):
            self.read(start, stop, guessing, asks, sieved=False)
            reached = max(reached, self.far)
        return reached

    def rest(self, at: int, context: Context, fresh: bool) -> list[Statement] | None:
        """Statements that span everything from `at` on. `fresh`: a clause may begin here."""
        if at >= self.stop:
            return []
        key = (at, (context, fresh))
        if key in self.failed:
            return None
        found = self._try(at, context, fresh)
        if found is None:
            self.failed.add(key)
        return found

    def _try(self, at: int, context: Context, fresh: bool) -> list[Statement] | None:
        token = self.tokens[at]
        if at > self.far:
            self.far = at
        word = token.fold
        if token.lemma in JOINING:
            joined = self.rest(at + 1, context, fresh=True)
            return [Statement("joined", {"as": token.lemma}, at, at + 1), *joined] if joined else None
        if word == "but" and (at == 0 or self.tokens[at - 1].kind == "break") and goes_back(self, at):
            return None  # a sentence that goes back behind the one before
        if token.kind == "mark" or word == "&":
            if word == "(":
                return parenthesis(self, at, context)
            if word in MARKS or word == "&":
                return self.rest(at + 1, context, fresh=True)
            if word == ")" and at and self.fold(at - 1) in (":", ";", "-"):
                return self.rest(at + 1, context, fresh=True)  # a smile
            return None
        if token.kind == "break":
            return self.rest(at + 1, context, fresh=True)
        asking = self.asks or (word == "who" and self._ends_untold(at))
        if word == "who" and asking and asks_who(self, at):  # `If I block with Bears, who dies`
            for question, end in questions_at(self, at):
                asked_of = self.rest(end, context, fresh=False)
                if asked_of is not None:
                    return with_conditions(question, asked_of, self.lexicon.names)
        if word == "who" and asks_who(self, at) and any("?" in t.text for t in self.tokens[at + 2 : at + 3]):
            return None  # `if he blocks with a 2/2 who dies?`
        if word == "who" and (player := player_before(self, at)) is not None:
            return self.rest(at + 1, Context(player), fresh=True)
        if word in ("who", "which", "that") and (blocked := blocked_before(self, at)) is not None:
            return blocks_what_is_named(self.rest(at + 1, Context(), fresh=True), blocked)
        if word in ("who", "which", "that") and (things := fighters_before(self, at)) is not None:
            rest = self.rest(at + 1, Context(things), fresh=True)
            if rest is not None or tells_its_fate(self, at):
                return rest
        if word == "who" and (named := things_before(self, at)) is not None:
            return self.rest(at + 1, Context(named), fresh=True)  # of the thing, and of nobody else
        if token.lemma == "respond" and fresh and context.subject is not None:
            for statement, end, subject in clauses_at(self, at, context):
                told = self._after_clause(end, Context(subject)) if statement.kind == "respondto" else None
                if told is not None:
                    return [*told[0], statement, *told[1]]
        for when, end in moments_at(self, at):
            after = self.skip_comma(end)
            rest = self.rest(after, context, fresh=True)
            if rest is not None:
                return [Statement("when", {"when": when}, at, end), *rest]
        if fresh or self.asks:
            for statement, end in questions_at(self, at):
                asked = statement.slots.get("what")
                of_it = Context(asked) if self.fold(end) in WHEN and _are_things(asked) else context
                rest = self.rest(end, of_it, fresh=False)
                if rest is not None:
                    return with_conditions(statement, rest, self.lexicon.names)
        if word == "with" and not fresh:
            for statement, end, _ in without_subject(self, at):
                rest = self.rest(end, context, fresh=False)
                if rest is not None:
                    return [statement, *rest]
        if fresh:
            for statement, end, subject in clauses_at(self, at, context):
                after_it = self._after_clause(end, Context(subject))
                if after_it is not None:
                    trailing, later = after_it
                    return [*about_the_deed(trailing, statement), statement, *later]
        if fresh and (word in LEADING or word.endswith("ing")):
            led = led_by_a_participle(self, at)
            if led is not None:
                return led
        if word in ("before", "until"):
            return later_first(self, at, context) if fresh else self.rest(at + 1, context, fresh=True)
        if befallen_before(self, at) is not None:
            return aside(self, at, context, fresh)  # it is said of the thing, and of nobody else
        asks_more = word in ("which", "when") and self.asks and fresh
        if asks_more and any(t.lemma in HELPING for t in self.tokens[at + 1 : self.stop][:1]):
            return None  # `Which can I block?`, `When does it die?` ask more than whether
        if word in JOINERS or word in OPENERS or word in FILLERS or (word in GREETINGS and fresh):
            others = word == "after" and not (fresh or self.fold(at + 1).endswith("ing"))
            rest = self.rest(at + 1, Context() if others else context, fresh=True)
            apart = word == "again" and self.fold(at - 1) in ("and", ",", "then")
            if apart and rest and all(one.kind == "when" for one in rest):
                return None  # `unblocked, and again next turn`: something more is done
            if rest or (rest is not None and word not in JOINERS and word not in OPENERS):
                if word in GREETINGS and word not in JOINERS:
                    return [Statement("aside", {}, at, at + 1), *rest]
                return rest
        return aside(self, at, context, fresh)

    def _ends_untold(self, at: int) -> bool:
        """Whether a story without a question mark ends with the two words from `at` on: `he blocks with a 4/4, who dies`."""
        self.looked_elsewhere = True
        return at + 2 == self.stop >= len(self.tokens) - 1 and all("?" not in t.text for t in self.tokens)

    def _after_clause(self, at: int, context: Context) -> tuple[list[Statement], list[Statement]] | None:
        """What follows a clause: moments that belong to it (`... before blockers`), then the rest."""
        if at < self.stop:
            if (told := before_a_moment(self, at, context)) is not None:
                inner, behind = told
                rest = self._after_clause(behind, context)
                if rest is not None and rest[0]:  # `I bolt him (he's at 3) in response`
                    return rest[0], [*inner, *rest[1]]
            for statement, end, _ in without_subject(self, at) if self.fold(at) == "in" else ():
                rest = self._after_clause(end, context) if statement.kind == "castthen" else None
                if rest is not None:
                    return [statement, *rest[0]], rest[1]
            if (things := befallen_before(self, at)) is not None:
                for statement, end, _ in verbs_at(self, "IT", at + 1, at + 1, things, {"it": things}):
                    rest = self._after_clause(end, context) if statement.kind == "hitby" else None
                    if rest is not None:
                        return [statement, *rest[0]], rest[1]
            for when, end in moments_at(self, at) if self.fold(at) != "then" else ():
                rest = self._after_clause(end, context)
                if rest is not None:
                    return [Statement("when", {"when": when}, at, end), *rest[0]], rest[1]
            if (first := goes_back(self, at)) is not None and (ahead := self.rest(first, Context(), True)):
                return ahead, []
            if self.fold(at) in EARLIER and self.fold(at + 1) == "which":  # `after which Bob casts Shock`
                return None if (later := self.rest(at + 2, Context(), True)) is None else ([], later)
            if self.fold(at) in EARLIER or fights_meanwhile(self, at):
                same = self.fold(at + 1).endswith("ing") or self.fold(at + 1) == "having"
                earlier = self.rest(at + 1, context if same else Context(), fresh=True)
                if earlier and not earlier[0].kind.startswith("ask "):
                    return back_to_the_main_clause(self, earlier, context)
        rest_only = self.rest(at, context, fresh=False)
        return None if rest_only is None else ([], rest_only)

    def skip_comma(self, at: int) -> int:
        return at + 1 if self.fold(at) in (",", "—", ":") else at

    def deed(self, at: int, end: int, of_things: bool = False) -> tuple[Statement, ...] | None:
        """The statements of `at`..`end` told of somebody who is named elsewhere (`Can I block with Elf?`); with `of_things`
        of something (`Can Elf block?`)."""
        if any(token.lemma in JOINING for token in self.tokens[at:end]):
            return None
        me = PlayerRef("me", "", at)
        subject = (ThingRef("it", at, at, word="it"),) if of_things else me
        stop, memo, failed, asks = self.stop, self.memo, self.failed, self.asks
        self.stop, self.memo, self.failed, self.asks = end, {}, set(), False
        try:
            clauses = (
                verbs_at(self, "IT", at, at, subject, {"it": subject})
                if isinstance(subject, tuple)
                else verbs_at(self, "WHO", at, at, subject, {"who": subject})
            )
            for statement, last, _ in clauses:
                rest = self._after_clause(last, Context(me))
                if rest is not None:
                    before = about_the_deed(rest[0], statement, self.lexicon.names)
                    told = (*before, statement, *rest[1])
                    if not any(one.kind.startswith("ask ") for one in told):
                        return tuple(one for one in told if one.kind != "aside")
            return None
        finally:
            self.stop, self.memo, self.failed, self.asks = stop, memo, failed, asks

    def refs_in(self, start: int, end: int) -> list[Ref]:
        """The players and things that the words `start`..`end` name, in order: for words taken as they stand."""
        self.forget(start, end, guessing=True)
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
        if ref.source in ("it", "kind"):
            fights = ref.article in ("the", "that") and {*ref.status} & {"attacking", "blocking"}
            return ref.word in ("it", "itself") or bool(fights) or (ref.size, ref.owner) != (None, None)
        several = ref.end != ref.start + 1 and ref.source != "guess"
        return several or self.tokens[ref.start].text[:1].isupper() or ref.source == "made"
