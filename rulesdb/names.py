"""Names found however they are misspelt, shortened or turned round.

Four looks, each only where the one before was not enough: the name itself; names that begin so; names at a
few strokes' distance; names that have the words (or their beginnings, initials or misspellings) in any order.
Exact goes before prefix, prefix before fuzzy, always.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import accumulate, chain, groupby

from rulesdb.typing_errors import effort

#: At most this many single strokes (an insertion or a deletion each; a swap or a wrong key is two).
_STROKES = 4
_LENGTH_WINDOW = 2
_CANDIDATES = 24
#: Words so short match too much when misspelt.
_SHORTEST_MISSPELT = 4


class Match(IntEnum):
    """How a name was found, best first."""

    EXACT = 0
    ALIAS = 1
    PREFIX = 2
    FUZZY = 3


@dataclass(frozen=True, slots=True)
class Hit:
    """A name that was found: its key, how, and how near from 0 to 100. `sure` is False for what is only
    worth offering: too many strokes away to be answered with."""

    key: int
    match: Match
    score: float
    sure: bool = True


class NameIndex:
    """Folded names and their keys. Several names may have one key (a card's faces); a search gives a key once.

    `names` are (folded name, key); of two equal names the first wins. Every worker has such an index of all cards: what it knows of a
    name stands at that name's place in arrays of plain numbers, which take a tenth of the room that tables of objects do.
    """

    def __init__(self, names: Iterable[tuple[str, int]]) -> None:
        keys: dict[str, int] = {}
        for name, key in names:
            keys.setdefault(name, key)
        self._sorted = sorted(keys)
        self._keys = array("q", map(keys.__getitem__, self._sorted))
        self._by_length = sorted(self._sorted, key=len)
        self._starts: list[int] = []
        lengths = [len(name) for name in self._by_length]
        longest = lengths[-1] if lengths else 0
        self._starts = [bisect_left(lengths, length) for length in range(longest + 2)]
        #: Each name in order without its spaces, a line each: little beside a table of them all.
        self._squeezed = "\n".join(["", *(name.replace(" ", "") for name in self._sorted), ""])
        self._words: list[str] = []
        #: The places of the names that have each word, those of the first word first; and where those of each word begin.
        self._having, self._begins = array("I"), array("I", [0])
        self._words_by_length: dict[int, list[str]] = {}

    def __len__(self) -> int:
        return len(self._sorted)

    def _place(self, name: str) -> int | None:
        """Where a name stands in order; None where there is none such."""
        at = bisect_left(self._sorted, name)
        return at if at < len(self._sorted) and self._sorted[at] == name else None

    def search(self, folded: str, limit: int = 5) -> list[Hit]:
        """The nearest names' keys, best first, each once. `folded` is what was typed, folded."""
        if not folded:
            return []
        best: dict[int, Hit] = {}
        exact = folded if self._place(folded) is not None else self._spaced_otherwise(folded)
        if exact is not None:
            self._offer(best, exact, Match.EXACT, 100)
        for name in self._beginning_with(folded, limit + 1):
            self._offer(best, name, Match.PREFIX, 70 + 29 * len(folded) / len(name))
        if exact is None or len(best) < limit:
            near = self._near(folded)
            for name, score, sure in near:
                self._offer(best, name, Match.FUZZY, score, sure)
            for name, score in self._with_words(folded, misspelt=False):
                self._offer(best, name, Match.PREFIX, score)
            if not any(hit.sure for hit in best.values()):
                for name, score in self._with_words(folded, misspelt=True):
                    self._offer(best, name, Match.FUZZY, score)
        return sorted(best.values(), key=self._rank)[:limit]

    def _spaced_otherwise(self, folded: str) -> str | None:
        """The first name that has the same letters, whatever its spaces."""
        at = self._squeezed.find(f"\n{folded.replace(' ', '')}\n")
        return self._sorted[self._squeezed.count("\n", 0, at)] if at >= 0 else None

    @staticmethod
    def _rank(hit: Hit) -> tuple[bool, bool, float]:
        return (hit.match != Match.EXACT, not hit.sure, -hit.score)

    def _offer(self, best: dict[int, Hit], name: str, match: Match, score: float, sure: bool = True) -> None:
        key = self._keys[bisect_left(self._sorted, name)]
        known = best.get(key)
        if known is None or (match == Match.EXACT, sure, score) > (
            known.match == Match.EXACT,
            known.sure,
            known.score,
        ):
            best[key] = Hit(key, match, score, sure)

    def _beginning_with(self, folded: str, limit: int) -> list[str]:
        """Names that begin so, the shortest (most typed) first."""
        low = bisect_left(self._sorted, folded)
        high = bisect_left(self._sorted, folded + "\U0010ffff", low)
        found = self._sorted[low : min(high, low + 400)]
        return sorted(found, key=len)[:limit]

    def _near(self, folded: str) -> list[tuple[str, float, bool]]:
        """Names a few strokes away: (name, score, whether it is near enough to answer with)."""
        length = len(folded)
        if length < _SHORTEST_MISSPELT - 1:
            return []
        # Loaded for the first name that is misspelt: most are not.
        from rapidfuzz import process
        from rapidfuzz.distance import Indel

        last = len(self._starts) - 1
        low = self._starts[min(max(length - _LENGTH_WINDOW, 0), last)]
        high = self._starts[min(length + _LENGTH_WINDOW + 1, last)]
        strokes = _STROKES if length >= 8 else 3 if length >= 6 else 2
        found = process.extract(
            folded, self._by_length[low:high], scorer=Indel.distance, score_cutoff=strokes, limit=_CANDIDATES
        )
        near = []
        for name, _, _ in found:
            distance = effort(folded, name)
            near.append((name, 100 * (1 - distance / (length + 1)), distance <= allowed_effort(length)))
        near.sort(key=lambda entry: -entry[1])
        return near[:8]

    def _with_words(self, folded: str, misspelt: bool) -> list[tuple[str, float]]:
        """Names that have every word that was typed, whole or begun, in any order; with `misspelt` also words
        a stroke or two away and initials. Score: how much of the name was typed."""
        if len(folded) < 2:
            return []
        if not self._words:
            self._index_words()
        typed = folded.split()
        matched: list[dict[str, float]] = []
        initials: list[str] = []
        for word in typed:
            names = self._names_with(word, misspelt)
            if names:
                matched.append(names)
            else:
                initials.append(word)
        if not matched or (initials and not misspelt):
            return []
        matched.sort(key=len)
        common = [name for name in matched[0] if all(name in others for others in matched[1:])]
        for letters in initials:
            common = [
                name for name in common if len(letters) > 1 and letters in "".join(w[0] for w in name.split())
            ]
        scored = []
        least, most = (30, 29) if misspelt else (60, 38)
        for name in common:
            covered = sum(names[name] for names in matched) + sum(map(len, initials))
            scored.append((name, least + most * min(1.0, covered / len(name.replace(" ", "")))))
        scored.sort(key=lambda entry: (-entry[1], len(entry[0]), entry[0]))
        return scored[:_CANDIDATES]

    def _names_with(self, typed: str, misspelt: bool) -> dict[str, float]:
        """Names with a word that is, begins with, or is misspelt as `typed`; how many letters that covers."""
        found: dict[str, float] = {}
        low = bisect_left(self._words, typed)
        high = bisect_left(self._words, typed + "\U0010ffff", low)
        for at in range(low, high):
            worth = len(typed) + (0.5 if self._words[at] == typed else 0.0)
            for name in self._with_word(at):
                if worth > found.get(name, 0.0):
                    found[name] = worth
        if found or not misspelt or len(typed) < _SHORTEST_MISSPELT:
            return found
        # As in `_near`.
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        errors = 1 if len(typed) < 8 else 2
        for length in range(len(typed) - errors, len(typed) + errors + 1):
            for word, distance, _ in process.extract(
                typed,
                self._words_by_length.get(length, ()),
                scorer=OSA.distance,
                score_cutoff=errors,
                limit=8,
            ):
                for name in self._with_word(bisect_left(self._words, word)):
                    found[name] = max(found.get(name, 0.0), len(typed) - 1.5 * distance)
        return found

    def _with_word(self, at: int) -> Iterator[str]:
        """The names that have the word at that place of all words."""
        places = self._having[self._begins[at] : self._begins[at + 1]]
        return map(self._sorted.__getitem__, places)

    def _index_words(self) -> None:
        having: dict[str, list[int]] = defaultdict(list)
        for place, name in enumerate(self._sorted):
            for word in dict.fromkeys(name.split()):
                having[word].append(place)
        self._words = sorted(having)
        places = [having[word] for word in self._words]
        self._having = array("I", chain.from_iterable(places))
        self._begins = array("I", accumulate(map(len, places), initial=0))
        by_length: Sequence[str] = sorted(self._words, key=len)
        self._words_by_length = {length: list(group) for length, group in groupby(by_length, key=len)}


def allowed_effort(length: int) -> float:
    """How much typing effort may lie between what was typed and a name that is answered with: one slip in
    four or five letters, two in eight, one more for each further eight."""
    if length < _SHORTEST_MISSPELT:
        return 0.0
    return 1.0 if length < 6 else 1.0 + length / 8
