"""Whether some story made at random shows that a part of a card acts: where no standard story has its occasion.

A story in which the part comes up is told on: the same story with more done in it, before and after, answered in other ways.
"""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from bot.abilities.ability import Ability, Activated, Keyword
from bot.abilities.card import Card
from bot.answers.sweep.at_random.boards import Spoken, board_at_random, spoken_of
from bot.answers.sweep.at_random.dice import Answers, Dice
from bot.answers.sweep.at_random.stories import Walk
from bot.answers.sweep.boards import GRAVEYARD, with_abilities
from bot.answers.sweep.coming_up import came_up, first_kind, shows
from bot.answers.sweep.deeds import deeds_of
from bot.answers.sweep.parts import Part
from bot.answers.sweep.playing import Ending, Lean, play
from bot.answers.sweep.speaking_for import waits_in_a_graveyard
from bot.answers.sweep.telling import Deed, Telling
from bot.engine.eras import Era
from bot.engine.told.script import Action, Attack, Block, Script
from bot.values import dataclass, field, replace

_MOST_TAKEN_OUT = 6
"""So many deeds that can't be done are taken out of a story before it is given up."""
_LEANS = (Lean.FIRST, Lean.LAST, Lean.THEIRS, Lean.DESCRIBED, Lean.MINE, Lean.YOURS)
_TOLD_ON = 0.65
"""The share of stories that are told on, where there is one in which the part came up."""
_MOST_KEPT, _LONGEST = 12, 16
"""How many stories are kept to be told on, and of how many deeds."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of the tries. `shown`: how many it took, 0 where none showed the part. `came_up`: in how many it did. `broke` and
    `unsupported`: what the engine says of itself."""

    shown: int = 0
    came_up: int = 0
    broke: str = ""
    unsupported: str = ""


@dataclass(slots=True)
class _Tale:
    """A story as it may be told on: with what script, and where in the turns it ends."""

    telling: Telling
    actions: tuple[Action, ...]
    walk: Walk

    def script(self) -> Script:
        setup = self.telling.board.setup(self.telling.active, tuple(self.telling.tools.values()))
        return Script(setup, self.actions)


@dataclass(slots=True)
class _Trying:
    """The tries with one part of a card."""

    face: Card
    number: int
    part: Part
    era: Era
    deeds: list[Deed]
    spoken: Spoken
    kept: list[_Tale] = field(default_factory=list)
    came_up: int = 0
    broke: str = ""
    unsupported: str = ""

    @property
    def ability(self) -> Ability:
        return self.face.abilities[self.number]

    def shows(self, at: int) -> bool:
        """Whether this try shows the part."""
        dice = Dice(crc32(f"{self.face.name}|{self.number}|{self.part.kind}|{at}".encode()))
        lean = Answers(at) if dice.happens(0.4) else dice.choice(_LEANS)
        tale = self._on(dice) if self.kept and dice.happens(_TOLD_ON) else self._new(dice)
        without = with_abilities(self.face, self.number, self.part.without)
        for script, ending in _made_possible(tale.script(), self.era, lean):
            if ending.broke:
                self.broke = f"{ending.broke} in try {at}"
                return False
            if ending.too_much or not came_up(self.ability, self.face.name, ending):
                continue
            left = play(_of(script, tale.telling.board.subject, without), self.era, lean)
            if left.broke:
                self.broke = f"{left.broke} in try {at} without"
                return False
            if ending.differs(left, isinstance(self.ability, Keyword)):
                own = [what for what in ending.unsupported if what not in left.unsupported]
                self.unsupported = ", ".join(own) or self.unsupported
                return not own
            if not ending.illegal and self._was_used(ending):
                self._keep(tale, script, ending, dice)
        return False

    def _was_used(self, ending: Ending) -> bool:
        """Whether an activated ability resolved."""
        return not isinstance(self.ability, Activated) or f"{self.face.name}'s ability" in ending.resolved

    def _new(self, dice: Dice) -> _Tale:
        first = [deed for deed in self.deeds if deed.kind == first_kind(self.ability)]
        if waits_in_a_graveyard(self.ability):
            first = [deed for deed in self.deeds if deed.zone == GRAVEYARD]
        deed = dice.choice(first if first and dice.happens(0.7) else self.deeds)
        telling = Telling(board_at_random(self.face, deed, self.spoken, dice))
        walk = Walk(telling, deed, dice)
        walk.tell()
        return _Tale(telling, telling.script().actions, walk)

    def _on(self, dice: Dice) -> _Tale:
        """One of the stories in which the part came up, with more done at its end or in its midst."""
        tale = dice.choice(self.kept)
        old = tale.telling
        telling = Telling(old.board, old.active, [], dict(old.tools))
        walk = replace(tale.walk, telling=telling, dice=dice)
        if dice.happens(0.35) and (
            fights := [n for n, a in enumerate(tale.actions) if isinstance(a, Attack | Block)]
        ):
            at = dice.choice(fights)
            return _Tale(telling, walk.fought_otherwise(tale.actions, at), walk)
        for _ in range(dice.choice((1, 1, 2, 3))):
            walk.something()
        at = len(tale.actions) if dice.happens(0.6) else dice.randint(0, len(tale.actions))
        return _Tale(telling, (*tale.actions[:at], *telling.actions, *tale.actions[at:]), walk)

    def _keep(self, tale: _Tale, script: Script, ending: Ending, dice: Dice) -> None:
        """A story to be told on, with what its players were seen to choose."""
        self.came_up += 1
        if len(script.actions) > _LONGEST:
            return
        chosen = " ".join(text for _, text in ending.asked)
        aimed = tuple(o.label for o in tale.telling.board.objects if o.label in chosen)
        kept = replace(tale, actions=script.actions, walk=replace(tale.walk, aimed=aimed))
        if len(self.kept) < _MOST_KEPT:
            self.kept.append(kept)
        else:
            self.kept[dice.randrange(_MOST_KEPT)] = kept


def tried_at_random(face: Card, number: int, part: Part, era: Era, tries: int) -> Tried:
    """Stories at random until one ends otherwise without the part: the same stories each time for the same part."""
    ability = face.abilities[number]
    deeds = [deed for deed in deeds_of(face) if shows(deed, ability, part)]
    if not deeds:
        return Tried()
    trying = _Trying(face, number, part, era, deeds, spoken_of(face, ability, part.alone))
    shown = next((at for at in range(1, tries + 1) if trying.shows(at)), 0)
    return Tried(shown, trying.came_up, trying.broke, trying.unsupported)


def _made_possible(script: Script, era: Era, lean: Answers | Lean) -> Iterator[tuple[Script, Ending]]:
    """The story as it is told and then, while one of its deeds can't be done, without that: the part may be what forbids it."""
    for _ in range(_MOST_TAKEN_OUT):
        ending = play(script, era, lean)
        yield script, ending
        at = ending.told - 1
        if not ending.illegal or not 0 <= at < len(script.actions):
            return
        script = replace(script, actions=(*script.actions[:at], *script.actions[at + 1 :]))


def _of(script: Script, subject: str, card: Card) -> Script:
    """The same story of another version of the card."""
    objects = tuple(replace(o, card=card) if o.label == subject else o for o in script.setup.objects)
    return replace(script, setup=replace(script.setup, objects=objects))
