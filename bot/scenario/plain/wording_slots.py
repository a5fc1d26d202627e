"""The slots of wordings: runs of words in one sentence that a name, a player, a thing or a deed may take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.abilities.keywords import KEYWORDS
from bot.scenario.forms.template import words_of
from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.naming.given_names import GIVEN_NAMES
from bot.scenario.plain.asking import JOINING
from bot.scenario.plain.one_word_slots import ONE_WORD
from bot.scenario.plain.wording_nouns import Nouns, ends_a_run
from bot.scenario.plain.wording_words import (
    AFTER_A_NOUN,
    ASKING_WORDS,
    BEFORE_STRIKE,
    CLAUSES,
    DETERMINERS,
    JOINED_BY,
    NOT_PRICED,
    NOUNS,
)
from bot.scenario.text.bounds import bound_at
from bot.scenario.text.tokens import Token


class Words(Nouns):
    """The slots of wordings: runs of words in one sentence."""

    def __init__(self, tokens: Sequence[Token], names: Sequence[bool]) -> None:
        super().__init__(tokens, names)
        self.far = 0
        self.words: frozenset[str] | None = words_of(tokens)

    def spend(self) -> None:
        """Wordings are short: nothing is counted."""

    def phrases(self, kind: str, at: int) -> list[tuple[tuple[int, int], int]]:
        """The runs of words from `at` on that may stand in a slot, each with where it ends; the kinds are the keys of `_RUNS` and of
        `ONE_WORD`, in the order in which they are tried. Raises `ValueError` for a kind that there is not."""
        fits = ONE_WORD.get(kind)
        if fits is not None:
            return [((at, at + 1), at + 1)] if at < self.stop and fits(self.tokens[at]) else []
        run = _RUNS.get(kind)
        if run is None:
            raise ValueError(f"no such slot: {kind}")
        return [((at, stop), stop) for stop in run(self, at)]

    def _mark(self, at: int) -> int:
        """Where the run of words from `at` on comes to a mark."""
        end = at
        while end < self.stop and (self.names[end] or not ends_a_run(self.tokens[end])):
            end += 1
        return end

    def _up_to(self, at: int, ends: Callable[[int], bool]) -> Iterator[int]:
        """The run from `at` to the first place where it ends so, else to a mark."""
        end = self._mark(at)
        stop = next((n for n in range(at, end) if ends(n)), end)
        if stop > at:
            yield stop

    def _any(self, at: int) -> Iterable[int]:
        """Any run, across marks."""
        return range(at + 1, self.stop + 1)

    def _rest(self, at: int) -> Iterable[int]:
        """Up to the end of the sentence."""
        return (self.stop,) if at < self.stop else ()

    def _asking(self, at: int) -> Iterable[int]:
        """Up to the end, where it begins as a question does."""
        return self._rest(at) if at < self.stop and self.tokens[at].fold in ASKING_WORDS else ()

    def _to(self, at: int) -> Iterable[int]:
        """Up to a comma, another clause or the end."""
        return self._up_to(at, lambda n: n > at and self._somebody_does(n))

    def _clause(self, at: int) -> Iterable[int]:
        """Up to a word that begins another clause."""
        return self._up_to(at, lambda n: self.tokens[n].fold in CLAUSES and not self.names[n])

    def _words(self, at: int) -> Iterable[int]:
        """Any run up to a mark."""
        return range(at + 1, self._mark(at) + 1)

    def _few(self, at: int) -> Iterable[int]:
        """Three words at most."""
        return range(at + 1, min(self._mark(at), at + 3) + 1)

    def _subject(self, at: int) -> Iterable[int]:
        """What does something: without `not`, and not ending in `the`, as in `the blocking creature`."""
        tokens, end = self.tokens, self._mark(at)
        stop = next((n for n in range(at, end) if tokens[n].fold == "not" or tokens[n].lemma in JOINING), end)
        return (n for n in range(at + 1, stop + 1) if tokens[n - 1].fold not in DETERMINERS)

    def _titled(self, at: int) -> Iterator[int]:
        """A name of several words, or a word with a capital letter."""
        if at >= self.stop:
            return
        stop, end = at, self._mark(at)
        while stop < end and self.names[stop]:
            stop += 1
        here = self.tokens[at]
        capital = here.kind == "word" and here.text[:1].isupper() and here.fold != "i"
        following = self.tokens[at + 1].fold if at + 1 < self.stop else ""
        capital = capital and not (here.fold in GIVEN_NAMES and following in LEMMAS)  # `Bob casts`
        stop = stop if stop > at else at + capital
        if stop > at:
            yield stop

    def _keyword(self, at: int) -> Iterator[int]:
        """A keyword; `first strike`, `double strike`."""
        if at >= self.stop:
            return
        first = self.tokens[at].fold
        following = self.tokens[at + 1].fold if at + 1 < self.stop else ""
        if first in ("first", "double") and following == "strike":
            yield at + 2
        elif first in KEYWORDS:
            yield at + 1

    def _costing(self, at: int) -> Iterable[int]:
        """Any run up to a word that no price has in it."""
        end = self._mark(at)
        stop = next(
            (n for n in range(at, end) if self.tokens[n].fold in NOT_PRICED and not self.names[n]), end
        )
        return range(at + 1, stop + 1)

    def _bound(self, at: int) -> Iterator[int]:
        """Between which numbers something is: `more than 15`."""
        found = bound_at(self.tokens, at, self.stop)
        if found is not None:
            yield found[1]

    def _called(self, at: int) -> Iterable[int]:
        """A creature by no name."""
        return (stop for stop in self._thing(at) if self._is_called(at, stop))

    def _named(self, at: int) -> Iterable[int]:
        """What something is asked of, up to where the question goes on."""
        return self._up_to(at, self._goes_on)

    def _onward(self, at: int) -> Iterable[int]:
        """With what a question goes on."""
        return (self.stop,) if at < self.stop and self._goes_on(at) else ()

    def _somebodys(self, at: int) -> Iterable[int]:
        """Whose a player's something is."""
        return (stop for stop in self._owning(at) if self._is_a_players(at, stop))

    def _doing(self, at: int) -> Iterable[int]:
        """Up to the end, from a plain verb on."""
        return (self.stop,) if at < self.stop and self._is_verb(at) else ()

    def _somebody_does(self, at: int) -> bool:
        """Whether another clause begins at `at`: `and he blocks`."""
        if self.tokens[at].fold not in JOINED_BY or self.names[at]:
            return False
        ends = (end + (self._fold(end) in ("also", "then", "still", "just")) for end in self._player(at + 1))
        return any(
            end < self.stop and self.tokens[end].fold in LEMMAS and not self.names[end] for end in ends
        )

    def _fold(self, at: int) -> str:
        return self.tokens[at].fold if at < self.stop else ""

    def _is_verb(self, at: int) -> bool:
        """Whether a verb stands here plainly: `die`, but no `strike` of `first strike`."""
        token = self.tokens[at]
        named = self.names[at] or (at and self.tokens[at - 1].fold in BEFORE_STRIKE) or token.fold in NOUNS
        named = named or token.text[:1].isupper()  # `by Shock`
        return token.kind == "word" and token.fold == token.lemma and token.fold in LEMMAS and not named

    def _goes_on(self, at: int) -> bool:
        """Whether the question goes on there after what it asks about: `at end of turn`, `and does it die`."""
        word = self.tokens[at].fold
        following = self.tokens[at + 1].fold if at + 1 < self.stop else ""
        goes_on = word in CLAUSES or word in AFTER_A_NOUN or (word == "and" and following in ASKING_WORDS)
        return goes_on and not self.names[at]


#: The slots of several words, by their kinds.
_RUNS: dict[str, Callable[[Words, int], Iterable[int]]] = {
    "any": Words._any,
    "rest": Words._rest,
    "asking": Words._asking,
    "to": Words._to,
    "clause": Words._clause,
    "words": Words._words,
    "few": Words._few,
    "subject": Words._subject,
    "titled": Words._titled,
    "keyword": Words._keyword,
    "who": Words._player,
    "costing": Words._costing,
    "pool": Words._pool,
    "thing": Words._thing,
    "bound": Words._bound,
    "called": Words._called,
    "named": Words._named,
    "onward": Words._onward,
    "owning": Words._owning,
    "somebodys": Words._somebodys,
    "doing": Words._doing,
}
