"""Small phrases that fill slots: numbers, colours, sizes, counters, coins."""

from __future__ import annotations

from collections.abc import Callable

from bot.abilities.counter_kinds import COUNTER_KINDS
from bot.scenario.keywords import keyword_at
from bot.scenario.list_phrases import ListPhrases
from bot.scenario.phrase_base import Readings
from bot.scenario.phrases import ThingRef
from bot.scenario.with_lists import _with_list
from bot.scenario.words import (
    COLOR_NAMES,
    COLORS,
    COUNTERS,
    GRAVEYARD_WORDS,
    ORDINALS,
    TIMES,
    TYPES,
    singular,
)

_STATUSES = {
    "tapped": "tapped",
    "untapped": "untapped",
    "sick": "sick",
    "goaded": "goaded",
    "flipped": "flipped",
    "transformed": "transformed",
    "monstrous": "monstrous",
    "renowned": "renowned",
    "suspected": "suspected",
    "saddled": "saddled",
    "legendary": "legendary",
}

_STEPS = {
    "upkeep": "UPKEEP",
    "untap": "UNTAP",
    "draw": "DRAW",
    "main": "MAIN",
    "end": "END_STEP",
    "endstep": "END_STEP",
    "cleanup": "CLEANUP",
    "combat": "BEGINNING_OF_COMBAT",
    "turn": "NEXT_TURN",
}


#: Nothing is told to be done more often: each time is played.
_MOST_TIMES = 1000


class NumberPhrases(ListPhrases):
    """The slots that are no noun phrases."""

    def phrases(self, kind: str, at: int) -> Readings:
        """Every reading of a phrase of `kind` at `at`, likeliest first."""
        found = self._memo.get((at, kind))
        if found is not None:
            return found
        reader: Callable[[int], Readings] | None = getattr(self, f"read_{kind}", None)
        if reader is None:
            raise ValueError(f"no such slot: {kind}")
        found = self._memo[at, kind] = []  # a phrase inside itself reads as nothing
        found = self._memo[at, kind] = reader(at) if at < self.stop else []
        return found

    # plain ones
    def read_who(self, at: int) -> Readings:
        return self.player(at)

    read_player = read_who

    def read_owner(self, at: int) -> Readings:
        return self.owner(at)

    def read_thing(self, at: int) -> Readings:
        return self.thing(at)

    def read_things(self, at: int) -> Readings:
        return self.things(at)

    def read_target(self, at: int) -> Readings:
        return self.target(at)

    def read_targets(self, at: int) -> Readings:
        return self.targets(at)

    def read_told(self, at: int) -> Readings:
        return self.told(at)

    def read_tolds(self, at: int) -> Readings:
        return self.tolds(at)

    def read_tokens(self, at: int) -> Readings:
        """Tokens: `ten 2/2 Soldier tokens`."""
        return [(things, end) for things, end in self.tolds(at) if all(t.token for t in things)]

    def read_placed(self, at: int) -> Readings:
        """Things that are told to be on the battlefield: `Furnace of Rath in play`."""
        return [
            (tuple(t.but(place="battlefield") for t in things), end)
            for things, end in self.tolds(at)
            if things[-1].place == "battlefield" and all(t.place in ("", "battlefield") for t in things)
        ]

    def read_number(self, at: int) -> Readings:
        return self.number(at)

    def read_players(self, at: int) -> Readings:
        return self._list(at, self.player)

    def read_ordinal(self, at: int) -> Readings:
        word = self.fold(at)
        if word in ORDINALS:
            return [(ORDINALS[word], at + 1)]
        return []

    def read_size(self, at: int) -> Readings:
        token = self.tokens[at]
        if token.kind == "size" and not token.text.startswith(("+", "-")):
            power, _, toughness = token.fold.removesuffix("s").partition("/")
            if power.isdigit() and toughness.isdigit():
                return [((int(power), int(toughness)), at + 1)]
        return []

    def read_loyaltysign(self, at: int) -> Readings:
        """`-2`, `+1`: a loyalty ability by its cost."""
        token = self.tokens[at]
        return [(token.text, at + 1)] if token.kind == "number" and token.text[:1] in "+-" else []

    def read_bonus(self, at: int) -> Readings:
        token = self.tokens[at]
        if token.kind == "size" and token.text.startswith(("+", "-")):
            return [(token.fold, at + 1)]
        return []

    def read_counter(self, at: int) -> Readings:
        token = self.tokens[at]
        if token.kind == "size" and token.text.startswith(("+", "-")):
            return [(token.fold, at + 1)]
        if token.fold in COUNTERS or (
            token.fold in COUNTER_KINDS and self.fold(at + 1) in ("counter", "counters")
        ):
            return [(token.fold, at + 1)]
        if token.fold in ("first", "double") and self.fold(at + 1) == "strike":
            return [(f"{token.fold} strike", at + 2)]
        return []

    def read_colorword(self, at: int) -> Readings:
        return [(COLORS[self.fold(at)], at + 1)] if self.fold(at) in COLOR_NAMES else []

    def read_abilityword(self, at: int) -> Readings:
        found = keyword_at(self.tokens, at, self.stop) if self.tokens[at].text.islower() else None
        return [found] if found is not None else []

    def read_combatword(self, at: int) -> Readings:
        return [(self.fold(at), at + 1)] if self.fold(at) in ("combat", "noncombat") else []

    def read_status(self, at: int) -> Readings:
        if self.fold(at) == "summoning" and self.fold(at + 1) == "sick":
            return [("sick", at + 2)]
        affected = self.fold(at) in ("under", "affected") and self.fold(at + 1) in ("summoning", "by")
        if affected and self.fold(at + 2) in ("sickness", "summoning"):
            return [("sick", at + 3 + (self.fold(at + 2) == "summoning"))]
        if self.fold(at) == "face" and self.fold(at + 1) == "down":
            return [("face down", at + 2)]
        word = self.fold(at)
        return [(_STATUSES[word], at + 1)] if word in _STATUSES else []

    def read_coin(self, at: int) -> Readings:
        word = self.fold(at)
        if word in ("heads", "head", "tails", "tail"):
            return [(word[:4].rstrip("s"), at + 1)]
        return []

    def read_stepname(self, at: int) -> Readings:
        word = self.fold(at)
        if word not in _STEPS:
            return []
        end = at + 1
        if self.fold(end) in ("step", "phase"):
            end += 1
        return [(_STEPS[word], end)]

    def read_cardtype(self, at: int) -> Readings:
        word = self.fold(at)
        return [(TYPES[word], at + 1)] if word in TYPES else []

    def read_graveyardword(self, at: int) -> Readings:
        """What players say who have enough in their graveyards: `threshold`, `delirium`, `spell mastery`."""
        words = (self.fold(at), f"{self.fold(at)} {self.fold(at + 1)}")
        return [(word, at + word.count(" ") + 1) for word in words if word in GRAVEYARD_WORDS]

    def read_kindnoun(self, at: int) -> Readings:
        """`creatures`, `other permanents`, `Saprolings`, `Elf tokens`."""
        found: Readings = []
        for end in range(min(at + 4, self.stop), at, -1):
            words = [t.fold for t in self.tokens[at:end]]
            last = singular(words[-1])
            kind = (
                last in TYPES
                or last in ("permanent", "card", "token", "spirit", "attacker", "blocker")
                or words[-1] != last
            )
            if {"do", "does", "will", "did", "are", "is", "of", "abilities", "keywords"} & {*words}:
                continue
            if kind and all(t.kind == "word" for t in self.tokens[at:end]):
                found.append((" ".join(t.text for t in self.tokens[at:end]), end))
        return found

    def read_numberlist(self, at: int) -> Readings:
        """`1-2`, `2 and 1`, `1, 1 and 2`, `2/1`: at least two numbers."""
        token = self.tokens[at]
        if token.kind == "size" and not token.text.startswith(("+", "-")):
            first, _, second = token.fold.partition("/")
            return [((int(first), int(second)), at + 1)] if first.isdigit() and second.isdigit() else []
        found: list[int] = []
        index = at
        while index < self.stop and self.tokens[index].kind == "number":
            found.append(abs(int(self.tokens[index].fold)))
            index += 1
            joint = index
            while self.fold(joint) in (",", "and", "-", "—", "to"):
                joint += 1
            if joint >= self.stop or self.tokens[joint].kind != "number":
                break
            index = joint
        return [(tuple(found), index)] if len(found) > 1 else []

    def read_times(self, at: int) -> Readings:
        """`twice`, `three times`, `3x`."""
        word = self.fold(at)
        if word in TIMES:
            return [(TIMES[word], at + 1)]
        values = self.number(at)
        if values and 0 <= values[0][0] <= _MOST_TIMES and self.fold(values[0][1]) in ("times", "time", "x"):
            return [(values[0][0], values[0][1] + 1)]
        return []

    def read_withlist(self, at: int) -> Readings:
        """`wither and lifelink`, `flying`, `"..."`: abilities told of something, as a described thing."""
        blank = ThingRef("kind", at, at)
        return [(ref, end) for ref, end in _with_list(self, blank, at) if ref.lines and not ref.attached]
