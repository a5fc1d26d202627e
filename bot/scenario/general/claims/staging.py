"""The least board on which a claim is played, and the story that is played there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.general.claims.board import ALICE, BOB, Player, Thing, names_for
from bot.scenario.general.claims.said import MINE, PROTECTION, THEIRS, Claim, Clause, Said
from bot.values import replace

#: Asked of a deed that somebody may do.
LEGAL = "Is that legal?"


#: What is spoken of and is no permanent.
NO_THINGS = ("player", "spell", "trigger")


class NotStaged(Exception):
    """The claim can't be put on a board, or more than one would be it."""


def is_told_so(thing: Thing, said: Said) -> bool:
    """Whether all that is said of a thing was told of that one."""
    told = thing.said
    return (
        told.kind == said.kind
        and told.number == said.number
        and (not said.whose or told.whose == said.whose)
        and (not said.size or told.size == said.size)
        and (not said.counter or told.counter == said.counter)
        and {*said.keywords} <= {*told.keywords}
        and {*said.states} <= {*told.states}
        and {*said.types} <= {*told.types}
        and {*said.colors} <= {*told.colors}
        and not said.told
    )


class Stage:
    """What is there and what is done, as it is gathered clause by clause."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self.things: dict[int, Thing] = {}
        self.fresh: list[Thing] = []
        self.lines: list[str] = []
        self.setup: list[str] = []
        self.lead = ""  # what the next deed begins with
        self.turn = ""
        self.attacks: list[Thing] = []
        self.blocks: list[tuple[Thing, Thing]] = []
        self.open = False  # blocks were told not to be made
        self.asked = ""
        self.denied = False
        self.asking = False
        for clause in (*claim.circumstances, claim.core):
            self._meet(clause)

    # What is there.
    def _meet(self, clause: Clause) -> None:
        for _, value in clause.slots:
            if isinstance(value, Said) and value.kind not in NO_THINGS and not value.points:
                same = [one for one in self.things.values() if value.definite and is_told_so(one, value)]
                self.things.setdefault(value.place, same[0] if len(same) == 1 else Thing(value))
                for told in value.told:
                    self._meet(told)
        for when in clause.when:
            self._meet(when)

    def of_kind(self, kind: str) -> list[Thing]:
        return [thing for thing in (*self.things.values(), *self.fresh) if thing.kind == kind]

    def thing(self, said: Said, beside: Clause) -> Thing:
        """The thing that is spoken of."""
        if said.place in self.things:
            return self.things[said.place]
        if said.states == ("attacking",):
            found = self.attacks
        elif said.states == ("blocking",):
            found = [blocker for blocker, _ in self.blocks]
        else:
            found = []
        if not found:
            others = [
                value.place for _, value in beside.slots if isinstance(value, Said) and value is not said
            ]
            beside_it = [self.things[place] for place in others if place in self.things]
            found = list(
                dict.fromkeys(one for _, one in sorted(self.things.items()) if one.kind == said.kind)
            )
            found = [one for one in found if one not in beside_it]
            found += [
                one
                for one in self.fresh
                if one.kind == said.kind and (said.states or said.kind != "creature")
            ]
        if not found and not said.states:
            found = [one for one in self.fresh if one.kind == said.kind][:1]
        if not found:
            self.things[said.place] = Thing(replace(said, points=False))
            if said.text == "it":
                raise NotStaged
            return self.things[said.place]
        if len(found) > 1:
            found = [self._meant(found, said, beside)]
        return found[0]

    def _meant(self, found: list[Thing], said: Said, beside: Clause) -> Thing:
        """Which of several a pronoun means: what the other clause is about, where that does not act on another creature."""
        claim = self.claim
        if beside is not claim.core or not claim.circumstances:
            raise NotStaged
        other = claim.circumstances[0]
        subjects = [value for _, value in other.slots if isinstance(value, Said) and value.kind == said.kind]
        if not subjects or subjects[0].place not in self.things:
            raise NotStaged
        subject = self.things[subjects[0].place]
        acts = len(subjects) > 1 and " by" not in other.deed.words
        if subject not in found or (acts and subject.said.whose != MINE):
            raise NotStaged
        return subject

    def new(self, owner: str, kind: str = "creature") -> Thing:
        thing = Thing(Said(kind, -1))
        thing.owned(owner)
        self.fresh.append(thing)
        return thing

    def named(self, thing: Thing) -> Thing:
        if not thing.names:
            taken = {name for one in (*self.things.values(), *self.fresh) for name in one.names}
            thing.names = names_for(thing.kind, thing.who, taken, thing.said.number)
        return thing

    def protected(self, keywords: Sequence[str]) -> list[str]:
        """The keywords, with the color of the Auras that are spoken of for what `protection` is from; of nothing else it says too little."""
        if PROTECTION not in keywords:
            return [*keywords]
        auras = self.of_kind("aura")
        colors = {color for aura in auras for color in aura.said.colors} or {"White"}
        if not auras or len(colors) > 1:
            raise NotStaged
        for aura in auras:
            aura.said = replace(aura.said, colors=tuple(colors))
        color = next(iter(colors)).lower()
        return [f"protection from {color}" if one == PROTECTION else one for one in keywords]

    # What is done.
    def say(self, words: str) -> None:
        self.lines.append(self.lead + words)
        self.lead = ""

    def attack(self, attacker: Thing, target: Thing | None = None) -> None:
        if attacker in self.attacks:
            return
        if self.blocks or self.open or (self.attacks and self.attacks[0].foe == attacker.who):
            raise NotStaged
        who = attacker.who
        if target is not None:
            target.owned(who.foe)
            self.named(target)
        who = attacker.taken or who
        self.attacks.append(attacker)
        self.say(f"{who} attacks {who.foe if target is None else target} with {self.named(attacker)}.")

    def block(self, blocker: Thing, attacker: Thing, first: Thing) -> None:
        if (blocker, attacker) in self.blocks or (attacker, blocker) in self.blocks:
            return
        if self.open or (blocker.owner and blocker.owner == attacker.owner):
            raise NotStaged
        if blocker.owner is not None:
            attacker.owned(blocker.owner.foe)
        elif attacker.owner is not None:
            blocker.owned(attacker.owner.foe)
        first.owned(ALICE)
        other = attacker if first is blocker else blocker
        other.owned(first.who.foe)
        self.attack(attacker)
        if any(one is attacker for _, one in self.blocks):
            raise NotStaged
        self.blocks.append((blocker, attacker))
        self.say(f"{blocker.who} blocks {self.named(attacker)} with {self.named(blocker)}.")

    def blocker_of(self, attacker: Thing) -> Thing:
        """A creature that nobody speaks of, as it may block that one."""
        blocker = self.new(attacker.foe)
        blocker.keywords += ["reach"] if "flying" in attacker.keywords else []
        return blocker

    def sole(self, player: str) -> Thing | None:
        """The only creature that is spoken of, where it may be that player's."""
        creatures = self.of_kind("creature")
        return creatures[0] if len(creatures) == 1 and creatures[0].owner in (None, player) else None

    def actor(self) -> Player:
        """The player who does what is asked of; `I` where it is none."""
        said = dict(self.claim.core.slots).get("p")
        return Player(BOB if said is not None and said.whose == THEIRS else ALICE)

    def main(self) -> Thing:
        """The creature that the moment is about, where only combat is spoken of."""
        creatures = self.of_kind("creature")
        return creatures[0] if creatures else self.new(ALICE)
