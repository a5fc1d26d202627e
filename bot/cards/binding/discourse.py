"""What has been spoken of so far, the last named last, and which of it a word back means."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from bot.abilities.who import (
    Both,
    ControllerOf,
    EventGroup,
    EventObject,
    EventSubject,
    OwnerOf,
    Respective,
    UnknownCard,
    Who,
)
from bot.cards.binding.how_much import HowMuch, Unbound
from bot.cards.binding.referents import Referent, Sort
from bot.values import dataclass, replace


class Wanted(Enum):
    """What the place of a word in its instruction asks for."""

    PLAYER = "a player"
    PERMANENT = "a permanent"
    MARKED = "a permanent or a player"
    SPELL = "a spell or ability"
    SIZED = "something with power and toughness"
    CONTROLLED = "something whose controller may be another than you"
    OWNED = "something that has an owner"
    CARD = "a card or a permanent"
    DEALER = "a source of damage"
    SEEN = "a card of a library that was seen"
    WORN = "what is attached to something"
    ANYTHING = "anything"

    def allows(self, referent: Referent, own_is_spell: bool) -> bool:
        """Whether the referent can stand there."""
        if self is Wanted.ANYTHING:
            return True
        if self is Wanted.PLAYER:
            return referent.sort is not Sort.THING
        if self is Wanted.SEEN:
            return "revealed" in referent.nouns
        if self is Wanted.MARKED:
            return not (referent.gone or referent.is_given_up)
        if referent.sort is Sort.PLAYER:
            return False
        if referent.who == UnknownCard():
            return self is not Wanted.PERMANENT
        own_spell = referent.named and own_is_spell
        match self:
            case Wanted.PERMANENT if referent.gone:
                return False
            case Wanted.PERMANENT | Wanted.DEALER if referent.is_given_up:
                return False
            case Wanted.PERMANENT | Wanted.SIZED:
                return not own_spell and not (referent.nouns and referent.nouns <= _ON_STACK)
            case Wanted.WORN:
                return "creature" not in referent.nouns
            case Wanted.SPELL:
                return bool(referent.nouns & _ON_STACK)
            case Wanted.CONTROLLED:
                return not referent.named
            case _:
                return True


_ON_STACK = frozenset({"spell", "ability", "instant", "sorcery", "copy", "source"})


@dataclass(slots=True)
class Discourse:
    """The things and players named, in the order of their last mention."""

    spoken: list[Referent]
    own_is_spell: bool = False
    said: HowMuch = HowMuch()

    def copy(self) -> Discourse:
        return Discourse(list(self.spoken), self.own_is_spell, self.said)

    def mention(self, referent: Referent) -> None:
        """It is spoken of now: nearest to the words that follow."""
        self.spoken = [r for r in self.spoken if r.who != referent.who]
        self.spoken.append(referent)

    def replaced(self, old: Referent, new: Referent) -> None:
        """The same thing under another form, at the same place."""
        self.spoken = [new if r == old else r for r in self.spoken]

    def outward(self) -> None:
        """An event of its own begins: what took part in the one before is spoken of as of the outer one."""
        self.spoken = [r for o in self.spoken if (r := _outward(o)) is not None]
        self.said = self.said.outward()

    def again(self, who: Who) -> Referent | None:
        """What was spoken of under this bound form."""
        return next((r for r in reversed(self.spoken) if who in (r.who, r.moved)), None)

    def one_player(self) -> Who | None:
        """The player spoken of last, as `each other player` is other than one; None: you."""
        players = [r.who for r in self.spoken if r.sort is Sort.PLAYER and not r.many]
        return players[-1] if players else None

    # --- which one a word means ----------------------------------------------------------------------------------------

    def it(self, wanted: Wanted) -> Referent:
        """`it`, `its`, `itself`: the thing named last that can stand there."""
        return self._nearest("it", lambda r: not r.many and r.sort is not Sort.PLAYER, wanted)

    def they(self, wanted: Wanted) -> Referent:
        """`they`, `them`, `their`: one player or several things, whichever the place asks for."""
        if wanted is Wanted.PLAYER:
            return self._nearest("they", lambda r: True, wanted)
        if wanted is Wanted.ANYTHING:
            return self._nearest("they", lambda r: r.many or r.sort is Sort.PLAYER, wanted)
        # "Creatures you control get +1/+1 for each counter on them": each for those on itself.
        return self._nearest(
            "they", lambda r: (r.many or r.who == Respective()) and r.sort is not Sort.PLAYER, wanted
        )

    def that(self, noun: str, wanted: Wanted, many: bool = False) -> Referent:
        """`that creature`, `the creature`, `those tokens`: what was called so, else what may be one."""
        fitting = [
            (r.is_called(noun), r)
            for r in self.spoken
            if r.many is many
            and not (r.named or r.only_it)
            and r.is_called(noun)
            and wanted.allows(r, self.own_is_spell)
        ]
        parties = {r.who: r for _, r in fitting if isinstance(r.who, EventSubject | EventObject)}
        subject, other = parties.get(EventSubject()), parties.get(EventObject())
        if subject is not None and other is not None and subject.attached:
            # "Whenever equipped creature blocks a Vampire, destroy that creature": the other party.
            fitting = [(level, r) for level, r in fitting if r != subject]
        best = max((level for level, _ in fitting), default=0)
        found = [r for level, r in fitting if level == best]
        return self._only(("those " if many else "that ") + noun, found)

    def _nearest(self, word: str, fits: Callable[[Referent], bool], wanted: Wanted) -> Referent:
        return self._only(word, [r for r in self.spoken if fits(r) and wanted.allows(r, self.own_is_spell)])

    @staticmethod
    def _only(word: str, found: list[Referent]) -> Referent:
        if not found:
            raise Unbound(f"“{word}” stands for nothing that was named")
        return found[-1]


def _outward(referent: Referent) -> Referent | None:
    try:
        who = _of_outer(referent.who)
        return referent if who == referent.who else replace(referent, who=who)
    except Unbound:
        return None  # of an event further out than any context keeps


def _of_outer(value: Any) -> Any:
    match value:
        case EventSubject() | EventObject() | EventGroup():
            if value.outer:
                raise Unbound("an event further out")
            return replace(value, outer=True)
        case ControllerOf() | OwnerOf():
            return replace(value, of=_of_outer(value.of))
        case Both():
            return Both(tuple(_of_outer(part) for part in value.of))
        case _:
            return value
