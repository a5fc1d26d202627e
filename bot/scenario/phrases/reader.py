"""The reader of a sentence's phrases: its tokens, the names in it, and the memory of what was read where.

What a phrase looks like is written in the modules of `phrase_kinds`: a function `read_<kind>(reader, at)` for each kind of
phrase that a template's slot may ask for. They know the reader and what stands below them; what stands above or beside them they
ask of the reader, by kind."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.scenario.forms.template import WORK, TooHard, words_of
from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.sentences.clause_context import Context
from bot.scenario.sentences.statements import Statement
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import NUMBERS

Readings = list[tuple[Any, int]]
#: What was read of each kind at each place.
Memo = dict[tuple[int, str], Readings]
#: Reads the phrases of a kind that begin at a place, likeliest first, each with its end.
ReadsPhrase = Callable[["PhraseReader", int], Readings]

#: Where none of these is found, that place was looked at in vain.
_NOUN_PHRASES = ("thing", "told")


class PhraseReader:
    """Reads phrases at token places; every answer is remembered."""

    def __init__(self, tokens: Sequence[Token], lexicon: Lexicon, kinds: Mapping[str, ReadsPhrase]) -> None:
        self.tokens = tokens
        self.lexicon = lexicon
        self.kinds = kinds
        self.stop = len(tokens)
        self.guessing = False
        self.far = 0
        self.work = 0
        self.words: frozenset[str] | None = None
        #: Whether how the sentence is read hangs on what other sentences name.
        self.looked_elsewhere = False
        self.asks = False
        self.hedges: list[tuple[int, int]] = []
        self.memo: Memo = {}
        self.failed: set[tuple[int, object]] = set()
        #: How many clauses about a subject are open.
        self.deep = 0
        #: What was read, and what could not be, of clauses about a subject that end at this place.
        self.asides: dict[int, tuple[Memo, set[tuple[int, object]]]] = {}

    def forget(self, start: int, stop: int, guessing: bool = False, sieved: bool = True) -> None:
        """Starts anew for the sentence `start`..`stop`; `guessing` lets near misses of names count; `sieved` tries only what
        the sentence has the words for."""
        self.stop = stop
        self.words = words_of(self.tokens[start:stop]) if sieved else None
        self.guessing = guessing
        self.looked_elsewhere = False
        self.memo.clear()

    def spend(self) -> None:
        """One step of looking; raises `TooHard` when a sentence has taken too many."""
        self.work += 1
        if self.work > WORK:
            raise TooHard

    def phrases(self, kind: str, at: int) -> Readings:
        """Every reading of a phrase of `kind` at `at`, likeliest first."""
        key = (at, kind)
        found = self.memo.get(key)
        if found is not None:
            return found
        read = self.kinds.get(kind)
        if read is None:
            raise ValueError(f"no such slot: {kind}")
        memo = self.memo
        memo[key] = []  # a phrase inside itself reads as nothing
        found = memo[key] = read(self, at) if at < self.stop else []
        if not found and at > self.far and kind in _NOUN_PHRASES:
            self.far = at
        return found

    def remembered(self, kind: str, at: int, read: Callable[[int], Readings]) -> Readings:
        """What `read` finds at `at`, worked out once for each `kind` and place."""
        key = (at, kind)
        found = self.memo.get(key)
        if found is None:
            found = self.memo[key] = []  # a phrase inside itself reads as nothing
            found = self.memo[key] = read(at) if at < self.stop else []
            if not found and at > self.far and kind in _NOUN_PHRASES:
                self.far = at
        return found

    # What nearly every phrase is made of.
    def player(self, at: int) -> Readings:
        """A player: `Bob`, `my opponent`, `he`."""
        return self.phrases("player", at)

    def owner(self, at: int) -> Readings:
        """A possessive player: `my`, `Alice's`, `my opponent's`."""
        return self.phrases("owner", at)

    def thing(self, at: int) -> Readings:
        """One thing or a group, without what is told of it after its name."""
        return self.phrases("thing", at)

    def told(self, at: int) -> Readings:
        """One thing or a group with all that is told of it: `Ogre, a 3/3 creature with wither`."""
        return self.phrases("told", at)

    def things(self, at: int) -> Readings:
        """A list of things: `Bear, Elf and two Ogres`."""
        return self.phrases("things", at)

    def tolds(self, at: int) -> Readings:
        """A list of things with all that is told of each."""
        return self.phrases("tolds", at)

    def target(self, at: int) -> Readings:
        """A player or a thing."""
        return self.phrases("target", at)

    def targets(self, at: int) -> Readings:
        """A list of players and things."""
        return self.phrases("targets", at)

    # What a phrase may ask of the sentence that it stands in.
    def rest(self, at: int, context: Context, fresh: bool) -> list[Statement] | None:
        """Statements that span everything from `at` on; None where there are none."""
        raise NotImplementedError

    def deed(self, at: int, end: int, of_things: bool = False) -> tuple[Statement, ...] | None:
        """The statements of `at`..`end`, told of somebody who is named elsewhere."""
        raise NotImplementedError

    def fold(self, at: int) -> str:
        """The folded word at `at`; empty past the sentence's end."""
        return self.tokens[at].fold if at < self.stop else ""

    def number(self, at: int) -> Readings:
        """A number in digits or words: 3, three, -2."""
        if at >= self.stop:
            return []
        token = self.tokens[at]
        if token.kind == "number":
            return [(int(token.fold), at + 1)]
        if token.kind == "word" and token.fold in NUMBERS:
            value = NUMBERS[token.fold]
            if (
                value in (20, 30, 40, 50)
                and self.fold(at + 1) in NUMBERS
                and 0 < NUMBERS[self.fold(at + 1)] < 10
            ) and self.fold(at + 1) not in ("a", "an"):
                return [(value + NUMBERS[self.fold(at + 1)], at + 2)]
            return [(value, at + 1)]
        return []

    def text_between(self, start: int, end: int) -> str:
        """The words from `start` to `end`."""
        return " ".join(t.text for t in self.tokens[start:end])

    def as_written(self, start: int, end: int) -> str:
        """The words as the user wrote them (`pro-green`)."""
        text = self.lexicon.text
        written = " ".join(text[self.tokens[start].start : self.tokens[end - 1].end].split())
        said = written.lower()
        words = {*re.findall(r"\w+", said)}
        as_told = all(
            token.kind not in ("word", "size")
            or (token.fold in words if token.text.isalpha() else token.fold in said)
            for token in self.tokens[start:end]
        )
        kept = {word for token in self.tokens[start:end] for word in re.findall(r"\w+", token.text.lower())}
        # one word may have been left out of a plainer wording (`a ground 3/3`); words that were moved together have more between them
        as_told = as_told and len(words - kept) <= 1
        return (
            written if as_told else self.text_between(start, end)
        )  # other words stand for those that were typed
