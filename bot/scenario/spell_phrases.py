"""How spells and abilities are told: `Lightning Bolt targeting Bob`, `Shaman's second ability`, `bolts him`."""

from __future__ import annotations

from typing import Any

from bot.abilities.keywords import KEYWORDS, Kind
from bot.scenario.modifiers import ModifierPhrases
from bot.scenario.phrase_base import Readings
from bot.scenario.phrases import ThingRef
from bot.scenario.statements import How
from bot.scenario.verbs import VERBS
from bot.scenario.words import COLORS, COUNTERS, ORDINALS, word_set

_ACTIVATED = frozenset(row.name for row in KEYWORDS.values() if Kind.ACTIVATED in row.kind)
"""The keywords that stand for abilities that are activated: `Ogre's unearth`."""


class SpellPhrases(ModifierPhrases):
    """The slots of casting and activating."""

    def read_cast(self, at: int) -> Readings:
        """`Lightning Bolt targeting Bob`, `an instant "..." on Zed`: (spells, how)."""
        found: Readings = []
        for spells, end in self._spells(at):
            found += [((spells, how), stop) for how, stop in self.modifiers(end, How())]
        found.sort(key=lambda reading: -reading[1])
        return found

    def _spells(self, at: int) -> Readings:
        found: Readings = []
        for spell, end in self.told(at):
            if self._castable(spell):
                found.append(((spell,), end))
                for joint in self._joints(end):
                    found += [((spell, *more), stop) for more, stop in self._spells(joint)]
        return found[:24]

    def _joints(self, at: int) -> list[int]:
        if self.fold(at) == "," and self.fold(at + 1) == "and":
            return [at + 2]
        if self.fold(at) in ("and", ",") and at + 1 < self.stop:
            return [at + 1]
        return []

    def _castable(self, spell: Any) -> bool:
        if not isinstance(spell, ThingRef):
            return False
        if spell.source == "it":
            return spell.word in ("it", "that", "this", "another", "one", "them")
        if spell.source == "kind":
            return bool(spell.lines or spell.types or spell.size or spell.noun in ("copy", "spell"))
        return True

    def read_castresp(self, at: int) -> Readings:
        """What is responded with: a spell, or an ability of what is there."""
        return self.read_cast(at)

    def read_castuse(self, at: int) -> Readings:
        """What is used: cast only where it is an instant, a sorcery or an Aura; else see `activate`."""
        found = []
        for (spells, how), end in self.read_cast(at):
            if all(self._is_spell(spell, or_aura=self._named_once(spell)) for spell in spells):
                found.append(((spells, how), end))
        return found

    def read_castpassive(self, at: int) -> Readings:
        """`Shock is cast on Ogre [by Bob]`."""
        found: Readings = []
        if self.words is not None and self.words.isdisjoint(("cast", "played")):
            return found
        for spell, end in self.told(at):
            if not self._castable(spell) or self.tokens[end].lemma != "be" if end < self.stop else True:
                continue
            if end + 1 >= self.stop or self.tokens[end + 1].fold not in ("cast", "played"):
                continue
            for how, stop in self.modifiers(end + 2, How()):
                if self.fold(stop) == "by":
                    for who, last in self.player(stop + 1) if stop + 1 < self.stop else []:
                        found.append((((spell,), how, who), last))
                        found += [
                            (((spell,), more, who), z) for more, z in self.modifiers(last, how) if z > last
                        ]
                else:
                    found.append((((spell,), how, None), stop))
        return found

    def read_activate(self, at: int) -> Readings:
        """`Prodigal Sorcerer targeting Bear`, `Zed's second ability`, `Chandra's +1 on Bob`, `the 3/3`: (thing, how)."""
        found: Readings = []
        for thing, how, end in self._sources(at):
            found += [((thing, done), stop) for done, stop in self.modifiers(end, how)]
        found.sort(key=lambda reading: -reading[1])
        return found

    read_activateresp = read_activate

    def _sources(self, at: int) -> list[tuple[ThingRef, How, int]]:
        found: list[tuple[ThingRef, How, int]] = []
        for ref, end in self.read_belongs(at):
            found += self._ability(ref, end)
        index = at
        if self.fold(index) == "the" and index + 1 < self.stop and self.tokens[index + 1].kind == "number":
            return self._sources(index + 1)
        if (
            self.fold(index) in ("the", "that")
            and self.fold(index + 1) == "ability"
            and self.fold(index + 2) in ("of", "on")
        ):
            found += [(ref, How(), end) for ref, end in self.thing(index + 3)]
        if (
            self.fold(index) == "the"
            and self.fold(index + 1) in ORDINALS
            and self.fold(index + 2) == "ability"
        ) and self.fold(index + 3) in ("of", "on"):
            which = ORDINALS[self.fold(index + 1)]
            found += [(ref, How(which=which), end) for ref, end in self.thing(index + 4)]
        if (
            self.fold(index) == "the"
            and self.fold(index + 2) == "ability"
            and self.tokens[index + 1].text.islower()
            and self.fold(index + 1) not in (*ORDINALS, "triggered", "activated")
        ):
            # `the regenerate ability`: of what was last spoken of
            found.append((ThingRef("it", at, at, word="it"), How(words=self.fold(index + 1)), index + 3))
        word = self.tokens[index]
        signed = word.kind == "number" and word.text[:1] in "+-"
        if signed and self.fold(index + 1) in ("of", "on") and index + 2 < self.stop:
            found += [(ref, How(words=word.text), end) for ref, end in self.thing(index + 2)]
        for ref, end in self.thing(at):
            if ref.source == "it" and ref.word not in ("it", "that", "this", "him", "her"):
                continue
            found += self._ability(ref, end)
            found.append((ref, How(), end))
        for ref, end in self.told(at):
            if ref.described and (ref, end) not in [(r, e) for r, _, e in found]:
                found.append((ref, How(), end))
        return found

    def _ability(self, ref: ThingRef, at: int) -> list[tuple[ThingRef, How, int]]:
        """`second ability`, `+1`, `-7 [ability]`, `ultimate`, `regeneration ability`, `ability`."""
        index = at
        token = self.tokens[index] if index < self.stop else None
        if token is None:
            return []
        found: list[tuple[ThingRef, How, int]] = []
        if token.fold in ORDINALS and self.fold(index + 1) in ("ability", "abilities", "activated"):
            end = index + 2 + (self.fold(index + 1) == "activated")
            found.append((ref, How(which=ORDINALS[token.fold]), end))
        elif token.kind == "number" and (token.text[:1] in "+-" or token.text == "0"):
            words = token.text.replace("−", "-")
            end = index + 1 + (self.fold(index + 1) == "loyalty")
            found.append((ref, How(words=words), end + (self.fold(end) == "ability")))
        elif token.fold in ("plus", "minus") and self.number(index + 1):
            value, end = self.number(index + 1)[0]
            sign = "+" if token.fold == "plus" else "-"
            found.append((ref, How(words=f"{sign}{value}"), end + (self.fold(end) == "ability")))
        elif token.fold in ("ultimate", "ult"):
            found.append((ref, How(words="ultimate"), index + 1))
        elif token.fold in ("ability", "abilities", "activated"):
            found.append(
                (ref, How(), index + 1 + (token.fold == "activated" and self.fold(index + 1) == "ability"))
            )
        elif token.fold in _ACTIVATED:
            found.append((ref, How(words=token.fold), index + 1 + (self.fold(index + 1) == "ability")))
        elif token.kind == "mana" and self.fold(index + 1) == "ability":
            found.append((ref, How(words=token.fold), index + 2))
        elif token.kind == "word" and self.fold(index + 1) == "ability":
            found.append((ref, How(words=token.text), index + 2))
        return found

    def read_equip(self, at: int) -> Readings:
        """`Sword to Bear`, `Bear with Sword`: (equipment, creature)."""
        found: Readings = []
        for first, end in self.thing(at):
            if self.fold(end) in ("to", "on", "onto", "with"):
                for second, stop in self.thing(end + 1) if end + 1 < self.stop else []:
                    pair = (second, first) if self.fold(end) == "with" else (first, second)
                    found.append((pair, stop))
        return found

    def read_equip2(self, at: int) -> Readings:
        """`the Sword to Bear` of `moves the Sword to Bear`."""
        return [(pair, end) for pair, end in self.read_equip(at) if pair[0].source != "it"]

    def _thrown(self, spell: ThingRef, at: int) -> Readings:
        """`flings Craw Wurm at Bob`: what is sacrificed, and the target."""
        found: Readings = []
        for things, end in self.things(at) if at < self.stop else []:
            if self.fold(end) not in ("at", "to", "into"):
                continue
            for targets, stop in self.targets(end + 1) if end + 1 < self.stop else []:
                how = How(targets=targets, sacrificed=things)
                found += [(((spell,), done), last) for done, last in self.modifiers(stop, how)]
        return found

    def read_castverb(self, at: int) -> Readings:
        """A spell's name as a verb: `bolts Bob`, `Shocks me`, `fogs`: (spell, how)."""
        token = self.tokens[at]
        name = self.verb_spell(at)
        end = at + 1
        card = self.lexicon.card_at(at)
        if (
            card is not None
            and card.end > end
            and self._is_spell(ThingRef("card", at, card.end, name=card.spelling), or_aura=card.plural)
        ):
            name, end = card.spelling, card.end  # `I Giant Growth the wurm`
        if name is None:
            return []
        spell = ThingRef("card", at, end, name=name, told=token.text)
        found: Readings = []
        for targets, stop in self.targets(end) if end < self.stop else []:
            how = How(targets=targets)
            found += [(((spell,), done), last) for done, last in self.modifiers(stop, how)]
        found += [(((spell,), done), last) for done, last in self.modifiers(end, How())]
        found += self._thrown(spell, end)
        found.sort(key=lambda reading: -reading[1])
        return found

    def read_permanentverb(self, at: int) -> Readings:
        """A permanent's name as a verb: `Mazes Hill Giant`: (it, how)."""
        card = next((name for name in self.lexicon.at(at) if name.source in ("card", "guess")), None)
        named = self.lexicon.names.exact(card.spelling) if card is not None else None
        if card is None or named is None or card.owner or not self.tokens[at].text[:1].isupper():
            return []
        if {"Instant", "Sorcery", "Creature", "Aura"} & {*named.types, *named.subtypes}:
            return []
        if not any(": " in text and "target" in text for text in named.texts):
            return []
        ref = ThingRef("card", at, card.end, name=card.spelling, told=self.tokens[at].text)
        found: Readings = []
        for targets, stop in self.targets(card.end) if card.end < self.stop else []:
            found += [((ref, done), last) for done, last in self.modifiers(stop, How(targets=targets))]
        return found

    def read_spellverb(self, at: int) -> Readings:
        """`shocked`, `bolted`: the spell whose name is the verb of a passive."""
        token = self.tokens[at]
        if token.kind != "word" or not token.fold.endswith("ed") or token.lemma == "exile":
            return []  # what is exiled is so by anything, not by a card of that name
        if token.lemma in VERBS and token.lemma not in VERB_SPELLS and token.lemma not in _SPELLS_AS_VERBS:
            return []  # so is what is sacrificed
        for form in (token.fold[:-2], token.fold[:-1], token.lemma):
            spelling = self.lexicon.names.spelling(VERB_SPELLS.get(form) or form)
            ref = ThingRef("card", at, at + 1, name=spelling or "", told=token.text)
            if spelling is not None and self._is_spell(ref):
                return [(ref, at + 1)]
        return []

    def verb_spell(self, at: int) -> str | None:
        """The instant or sorcery whose name, or whose known short form, is used as a verb at `at`."""
        token = self.tokens[at]
        if token.kind != "word" or token.fold in COUNTERS or token.fold in COLORS:
            return None
        sentence_starts = at == 0 or self.tokens[at - 1].kind == "break"
        capital = token.text[:1].isupper() and not sentence_starts
        if (
            token.lemma in VERBS
            and VERB_SPELLS.keys().isdisjoint((token.lemma, token.fold))
            and token.lemma not in _SPELLS_AS_VERBS
            and not capital
        ):
            return None  # a verb of the language, though a card is called so
        for form in dict.fromkeys(
            (token.lemma, token.fold, token.fold.removesuffix("s"), token.fold.removesuffix("es"))
        ):
            name = VERB_SPELLS.get(form) or form
            spelling = self.lexicon.names.spelling(name)
            if spelling is None:
                continue
            card = self.lexicon.names.exact(spelling)
            if card is not None and {"Instant", "Sorcery"} & set(card.types):
                return spelling
        return None


#: Short forms of spells that players use as words of the language.
VERB_SPELLS = {
    "bolt": "lightning bolt",
    "path": "path to exile",
    "push": "fatal push",
    "doom": "doom blade",
    "helix": "lightning helix",
    "wrath": "wrath of god",
    "swords": "swords to plowshares",
    "plow": "swords to plowshares",
    "growth": "giant growth",
    "salve": "healing salve",
    "strike": "lightning strike",
}

#: Spells whose names players use as verbs.
_SPELLS_AS_VERBS = word_set(
    "shock fog terror murder terminate unsummon disenchant fireball wrath bolt path push"
)
