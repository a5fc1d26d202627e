"""Lists of things and players: `Bear, Elf and two Ogres`, `Bob and Hill Giant`."""

from __future__ import annotations

from collections.abc import Callable

from bot.scenario.noun_phrases import NounPhrases
from bot.scenario.phrase_base import Readings
from bot.scenario.phrases import Ref, ThingRef
from bot.scenario.words import word_set

#: How many readings of the rest of a list are followed.
_MOST_AT_ONCE = 24
#: Of how many words and signs a list is long, and how many of its joints are one step.
_LONG, _EACH_STEP = 60, 16


class ListPhrases(NounPhrases):
    """Reads lists."""

    def things(self, at: int) -> Readings:
        """`Bear, Elf and two Ogres`."""
        return self._remembered("things", at, lambda i: self._list(i, self.thing))

    def tolds(self, at: int) -> Readings:
        """A list of things with all that is told of each."""
        return self._remembered("tolds", at, lambda i: self._list(i, self.told))

    def target(self, at: int) -> Readings:
        """A player or a thing."""
        return self._remembered("target", at, self._target)

    def _target(self, at: int) -> Readings:
        players = self.player(at) if self.fold(at) not in ("i", "he", "she", "we") else []
        things = [*self._abilities(at), *self.thing(at)]
        if players and self.fold(at) in ("him", "her", "them", "he", "she", "they"):
            return [*players, *things]
        longest = max((end for _, end in things), default=0)
        if players and players[0][1] < longest and things[0][0].source in ("card", "made"):
            return [*things, *players]
        return [*players, *things]

    def _abilities(self, at: int) -> Readings:
        """`Prodigal Sorcerer's ability`, `Rhino's trigger`: on the stack, spoken of by what it is of."""
        return [(ref, end) for ref, end in self.read_triggername(at) if ref.source != "it"]

    def read_triggername(self, at: int) -> Readings:
        """An ability on the stack, by what it is of."""
        raise NotImplementedError

    def targets(self, at: int) -> Readings:
        """A list of players and things."""
        return self._remembered("targets", at, lambda i: self._list(i, self.target))

    def _list(self, at: int, item: Callable[[int], Readings]) -> Readings:
        """`A`, `A and B`, `A, B and C`: the longest lists first. Items keep their own order of readings."""
        complete: Readings = []
        if self.fold(at) == "both" and at + 1 < self.stop:
            # `both Ogre and Giant`: the word only says that there are two
            complete += [(refs, end) for refs, end in self._list(at + 1, item) if len(refs) == 2]
        if self.stop - at > _LONG:
            # worked out from its end, so that its items do not stand inside one another
            joints = [i for i in range(at + 1, self.stop) if self._list_joint(i) is not None]
            for joint in joints[:0:-_EACH_STEP]:
                self._rest_of_list(joint, item)
        complete += self._listed(at, item)
        complete.sort(key=lambda reading: -reading[1])
        return [(self._by_name(_counted_off(refs)), end) for refs, end in complete[:24]]

    def _by_name(self, refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
        """`his only creature, Hill Giant`: one thing, described and then named; a list of two has an `and`."""
        if len(refs) < 2 or not isinstance(refs[0], ThingRef) or not isinstance(refs[1], ThingRef):
            return refs
        what, named = refs[0], refs[1]
        bare = what.source == "kind" and what.count == 1 and not (what.size or what.lines or what.token)
        if not bare or what.article in ("all", "each", "every", "no", "another") or what.of is not None:
            return refs
        alone = len(refs) == 2 or not _SUPERLATIVE.isdisjoint(what.word.lower().split())
        together = self.fold(what.end) == "," and named.start == what.end + 1
        if not (alone and together and named.source in ("card", "made", "part", "guess")) or named.count != 1:
            return refs
        return (named.but(owner=named.owner or what.owner), *refs[2:])

    def _listed(self, at: int, item: Callable[[int], Readings]) -> Readings:
        """Every list that begins here, each with what reads its first items likeliest first. How a list goes on is worked
        out once for each place, whatever comes before it."""
        found: Readings = []
        for ref, end in item(at):
            rest = self._rest_of_list(end, item)
            found += [((ref, *refs), stop) for refs, stop in rest[:_MOST_AT_ONCE]]
            found.append(((ref,), end))
        found.sort(key=lambda reading: -reading[1])
        return found

    def _rest_of_list(self, at: int, item: Callable[[int], Readings]) -> Readings:
        """What a list goes on with after a joint at `at`; nothing where there is none."""
        joint = self._list_joint(at)
        if joint is None or joint >= self.stop:
            return []
        return self._remembered(f"rest {item.__name__}", joint, lambda i: self._listed(i, item))

    def _list_joint(self, at: int) -> int | None:
        word = self.fold(at)
        if word == "," and self.fold(at + 1) in ("and", "&", "plus", "then"):
            return at + 2
        if word in (",", "and", "&", "plus", "+"):
            return at + 1
        if word == "as" and self.fold(at + 1) == "well" and self.fold(at + 2) == "as":
            return at + 3
        return None


#: What there is one of.
_SUPERLATIVE = word_set("only sole lone single best biggest strongest largest last first")


def _counted_off(refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """`two creatures, Memnite and Gray Ogre`: the two are those that follow."""
    first = refs[0]
    if not isinstance(first, ThingRef) or first.source != "kind" or first.size is not None:
        return refs
    if first.many and 2 < len(refs) == first.count + 1 and first.article not in ("all", "the"):
        return refs[1:]
    return refs
