"""Small phrases that fill slots: zones, colours, mana, coins, names of triggers, words taken as they stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.scenario.noun_phrases import NounPhrases, Readings
from bot.scenario.phrases import ThingRef
from bot.scenario.verbs import VERBS
from bot.scenario.words import (
    COLOR_NAMES,
    COLORS,
    COUNTERS,
    ORDINALS,
    TIMES,
    TYPES,
    number,
    singular,
    word_set,
)

_GRAVEYARD = frozenset({"graveyard", "yard", "grave", "gy", "bin", "graveyards"})
_BOARD = frozenset({"board", "table", "battlefield", "field", "side", "bf"})
_MANA_COLORS = {
    "white": "{W}",
    "blue": "{U}",
    "black": "{B}",
    "red": "{R}",
    "green": "{G}",
    "colorless": "{C}",
}
_AMOUNT_WORDS = word_set("the this all of its his her their my combat any some")
_BREAKS = frozenset({",", "and", "in", "—", "but", "then", "so", ";", "when", "while"})
_STATUSES = {
    "tapped": "tapped",
    "untapped": "untapped",
    "sick": "sick",
    "goaded": "goaded",
    "flipped": "flipped",
    "transformed": "transformed",
    "monstrous": "monstrous",
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


class SmallPhrases(NounPhrases):
    """The slots that are no noun phrases."""

    def phrases(self, kind: str, at: int) -> Readings:
        """Every reading of a phrase of `kind` at `at`, likeliest first."""
        reader: Callable[[int], Readings] | None = getattr(self, f"read_{kind}", None)
        if reader is None:
            raise ValueError(f"no such slot: {kind}")
        return self._remembered(f"slot {kind}", at, reader)

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

    def read_placed(self, at: int) -> Readings:
        """Things that are told to be on the battlefield: `Furnace of Rath in play`."""
        return [
            (things, end) for things, end in self.tolds(at) if all(t.place == "battlefield" for t in things)
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

    def read_bonus(self, at: int) -> Readings:
        token = self.tokens[at]
        if token.kind == "size" and token.text.startswith(("+", "-")):
            return [(token.fold, at + 1)]
        return []

    def read_counter(self, at: int) -> Readings:
        token = self.tokens[at]
        if token.kind == "size" and token.text.startswith(("+", "-")):
            return [(token.fold, at + 1)]
        if token.fold in COUNTERS:
            return [(token.fold, at + 1)]
        return []

    def read_colorword(self, at: int) -> Readings:
        return [(COLORS[self.fold(at)], at + 1)] if self.fold(at) in COLOR_NAMES else []

    def read_combatword(self, at: int) -> Readings:
        return [(self.fold(at), at + 1)] if self.fold(at) in ("combat", "noncombat") else []

    def read_status(self, at: int) -> Readings:
        if self.fold(at) == "summoning" and self.fold(at + 1) == "sick":
            return [("sick", at + 2)]
        affected = self.fold(at) in ("under", "affected") and self.fold(at + 1) in ("summoning", "by")
        if affected and self.fold(at + 2) in ("sickness", "summoning"):
            return [("sick", at + 3 + (self.fold(at + 2) == "summoning"))]
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

    def read_kindnoun(self, at: int) -> Readings:
        """`creatures`, `other permanents`, `Saprolings`, `Elf tokens`."""
        found: Readings = []
        for end in range(min(at + 4, self.stop), at, -1):
            words = [t.fold for t in self.tokens[at:end]]
            last = singular(words[-1])
            kind = (
                last in TYPES
                or last in ("permanent", "card", "token", "spirit", "blocker")
                or words[-1] != last
            )
            if {"do", "does", "will", "did", "are", "is"} & set(words):
                continue
            if kind and all(t.kind == "word" for t in self.tokens[at:end]):
                found.append((" ".join(t.text for t in self.tokens[at:end]), end))
        return found

    def read_zone(self, at: int) -> Readings:
        """`in hand`, `in her graveyard`, `in exile`, `on top of his library`."""
        word = self.fold(at)
        if word not in ("in", "on", "from", "into", "at", "to"):
            return []
        index = at + 1
        if self.fold(index) in ("top", "the") and word == "on":
            while index < self.stop and self.fold(index) in ("top", "of", "the"):
                index += 1
        owner: Any = None
        owners = self.owner(index)
        if owners:
            owner, index = owners[0]
        elif self.fold(index) in ("the", "a", "your"):
            index += 1
        noun = self.fold(index)
        zone = ""
        if noun == "hand":
            zone = "hand"
        elif noun in _GRAVEYARD:
            zone = "graveyard"
        elif noun in ("exile",):
            zone = "exile"
        elif noun in ("library", "deck"):
            zone = "library"
        elif noun == "command" and self.fold(index + 1) == "zone":
            zone, index = "command", index + 1
        return [((zone, owner), index + 1)] if zone else []

    def read_place(self, at: int) -> Readings:
        """`in play`, `out`, `on the battlefield`, `on my side`, `under Bob's control`."""
        word = self.fold(at)
        found: Readings = []
        if word == "in" and self.fold(at + 1) == "play":
            found.append((None, at + 2))
        elif word == "out" and self.fold(at + 1) not in ("of",):
            found.append((None, at + 1))
        elif word in ("on", "onto", "down"):
            index = at + 1
            if word == "down":
                return [(None, at + 1)]
            owners = self.owner(index)
            owner: Any = None
            if owners:
                owner, index = owners[0]
            elif self.fold(index) == "the":
                index += 1
            if self.fold(index) in _BOARD:
                index += 1
                if self.fold(index) == "of" and self.fold(index + 1) == "the":
                    index += 3
                found.append((owner, index))
        elif word == "under":
            for owner, index in self.owner(at + 1):
                if self.fold(index) == "control":
                    found.append((owner, index + 1))
        more: Readings = []
        for value, end in found:
            for other, stop in self.read_place(end) if end < self.stop else []:
                more.append((other or value, stop))
        return [*more, *found]

    def read_mana(self, at: int) -> Readings:
        token = self.tokens[at]
        return [(token.fold, at + 1)] if token.kind == "mana" else []

    def read_manas(self, at: int) -> Readings:
        """`{W} and {B}`, `{2}`, `two black and one red [mana]`, `2`, `1 mana`."""
        paid: list[str] = []
        index = at
        while index < self.stop:
            token = self.tokens[index]
            value = number(token.fold) if token.kind in ("word", "number") else None
            if token.kind == "mana":
                paid += ["{" + part for part in token.fold.split("{") if part]
                index += 1
            elif token.fold in _MANA_COLORS and token.kind == "word":
                paid.append(_MANA_COLORS[token.fold])
                index += 1
            elif value is not None and self.fold(index + 1) in _MANA_COLORS:
                paid += [_MANA_COLORS[self.fold(index + 1)]] * value
                index += 2
            elif value is not None and (
                token.kind == "number" or self.fold(index + 1) in ("mana", "generic", "more")
            ):
                if self.fold(index + 1) in ("life", "damage"):
                    break
                paid.append("{" + str(value) + "}")
                index += 1
                if self.fold(index) in ("generic", "more"):
                    index += 1
            else:
                break
            if self.fold(index) == "mana":
                index += 1
            if self.fold(index) == "," and self.fold(index + 1) == "and":
                if not self._is_mana(index + 2):
                    break
                index += 2
            elif self.fold(index) in ("and", ","):
                if not self._is_mana(index + 1):
                    break
                index += 1
            else:
                break
        if not paid:
            return []
        end = index + (self.fold(index) == "mana")
        return [(tuple(paid), end)]

    def _is_mana(self, at: int) -> bool:
        if at >= self.stop:
            return False
        token = self.tokens[at]
        if token.kind == "mana" or token.fold in _MANA_COLORS:
            return True
        return number(token.fold) is not None and (
            self.fold(at + 1) in _MANA_COLORS or self.fold(at + 1) == "mana"
        )

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
        if values and self.fold(values[0][1]) in ("times", "time", "x"):
            return [(values[0][0], values[0][1] + 1)]
        return []

    def read_withlist(self, at: int) -> Readings:
        """`wither and lifelink`, `flying`, `"..."`: abilities told of something, as a described thing."""
        from bot.scenario.descriptions import _with_list

        blank = ThingRef("kind", at, at)
        return [(ref, end) for ref, end in _with_list(self, blank, at) if ref.lines and not ref.attached]

    def read_belongs(self, at: int) -> Readings:
        """`Unsummon's`, `Zed's`: the thing that something belongs to."""
        found: Readings = []
        for index in range(at, min(at + 8, self.stop)):
            if self.tokens[index].owner:
                found += self._owning(at, index)
                break
        if self.fold(at) in ("its", "his", "her", "their"):
            found.append((ThingRef("it", at, at + 1, word="it", told=self.fold(at)), at + 1))
        return found

    def _owning(self, at: int, last: int) -> Readings:
        """The thing whose possessive ends with token `last`."""
        start = at + 1 if self.fold(at) == "the" else at
        told = self._text(at, last + 1)
        found: Readings = []
        guesses = self.lexicon.guess_at(start, last + 1) if self.guessing else ()
        for name in (*self.lexicon.at(start), *guesses):
            letter, end = "", name.end
            if not name.owner and name.end <= last:
                letter, end = self._letter(name.end)
            if end == last + 1:
                ref = ThingRef(
                    name.source, at, end, name=name.spelling, names=name.several, letter=letter, told=told
                )
                found.append((ref, end))
        if not found and not self.owner(start) and last <= at + 3:
            found += self._described_owner(at, last)
        return found

    def _described_owner(self, at: int, last: int) -> Readings:
        """`the 3/3's`, `my creature's`."""
        word = self.tokens[last].owner
        if word in TYPES or singular(word) in TYPES:
            return [
                (
                    ThingRef(
                        "kind",
                        at,
                        last + 1,
                        types=(TYPES[word],),
                        noun=word,
                        article=self.fold(at),
                        told=self._text(at, last + 1),
                    ),
                    last + 1,
                )
            ]
        return []

    def read_triggername(self, at: int) -> Readings:
        """`Zed's trigger`, `the trigger of Zed`, `its ability`, `the Redcap trigger`."""
        found: Readings = []
        for ref, end in self.read_belongs(at):
            if self.fold(end) in ("triggered",):
                end += 1
            if self.fold(end) in ("trigger", "ability", "triggers", "effect", "etb", "reflexive", "madness"):
                end += 1
                if self.fold(end) in ("trigger", "ability"):
                    end += 1
                found.append((ref, end))
        index = at + 1 if self.fold(at) in ("the", "that") else at
        if self.fold(index) in ("trigger", "ability") and self.fold(index + 1) in ("of", "from"):
            found += [(ref, end) for ref, end in self.thing(index + 2)]
        elif index > at and self.fold(index) in ("trigger", "ability", "triggers"):
            found.append((ThingRef("it", at, index + 1, word="trigger", told="the trigger"), index + 1))
        for name in self.lexicon.at(index) if index < self.stop else ():
            if self.fold(name.end) in ("trigger", "ability", "triggers"):
                ref = ThingRef(
                    name.source,
                    at,
                    name.end,
                    name=name.spelling,
                    names=name.several,
                    told=self._text(at, name.end),
                )
                found.append((ref, name.end + 1))
        if not found:
            found = [
                (ref, end + 1)
                for ref, end in self.thing(at)
                if self.fold(end) in ("trigger", "ability", "triggers")
            ]
        return found

    def read_effect(self, at: int) -> Readings:
        """What is applied first: a name, or words such as `the planeswalker redirection effect`."""
        found: Readings = []
        for ref, end in self.thing(at):
            found.append((ref, end))
            if self.fold(end) in ("effect", "shield", "replacement", "ability", "prevention", "redirection"):
                found.insert(0, (ref, end + 1))
        for ref, end in self.read_belongs(at):
            if self.fold(end) in ("effect", "shield", "replacement", "ability", "prevention", "redirection"):
                stop = end + 1
                if self.fold(stop) == "effect":
                    stop += 1
                found.insert(0, (ref, stop))
        for end in range(at + 1, min(at + 8, self.stop)):
            if (
                self.fold(end) in ("first", "is", "applies", "before", "apply")
                or self.tokens[end].kind != "word"
            ):
                words = self._text(at, end)
                if any(
                    w in words.lower()
                    for w in ("effect", "shield", "redirection", "prevention", "replacement", "doubl")
                ):
                    found.append((words, end))
                break
        return found

    def read_words(self, at: int) -> Readings:
        """Words as they stand, up to where a clause may end: the shortest run first, none past where a clause begins."""
        found: Readings = []
        index = at
        while index < self.stop:
            index += 1
            if index == self.stop or self.fold(index) in _BREAKS:
                found.append((self._text(at, index), index))
                if index < self.stop and self._clause_begins(index):
                    break
        return found

    def read_deedwords(self, at: int) -> Readings:
        """Words that begin with a verb: `prevent damage`, `gain 3 life`."""
        token = self.tokens[at]
        return self.read_words(at) if token.kind == "word" and token.fold in VERBS else []

    def _clause_begins(self, at: int) -> bool:
        """Whether another clause begins at a comma or joining word: `, then`, `and Bob casts`, `and attacks`."""
        index = at
        while index < self.stop and (self.fold(index) in _BREAKS or self.fold(index) == "also"):
            if self.fold(index) == "then":
                return True
            index += 1
        if index >= self.stop:
            return True
        token = self.tokens[index]
        return bool(self.player(index)) or (
            token.kind == "word" and token.lemma != token.fold and token.fold.endswith("s")
        )

    read_todo = read_words
    read_paytail = read_words
    read_trigger = read_triggername

    def read_redirecting(self, at: int) -> Readings:
        """`the damage`, `it`, `1 damage`, `all of it`, `Bolt's damage`, `the 3 damage`."""
        index = at
        owners = self.read_belongs(at)
        if owners and self.fold(owners[0][1]) in ("damage", "dmg", "combat"):
            index = owners[0][1]
        while index < self.stop and (self.fold(index) in _AMOUNT_WORDS or self.number(index)):
            index += 1
        if self.fold(index) in ("damage", "dmg", "it", "that", "them"):
            return [(self._text(at, index + 1), index + 1)]
        return []
