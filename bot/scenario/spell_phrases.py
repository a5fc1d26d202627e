"""How spells and abilities are told: `Lightning Bolt targeting Bob`, `Shaman's second ability`, `bolts him`."""

from __future__ import annotations

from typing import Any

from bot.abilities.keywords import KEYWORDS, Kind
from bot.scenario.combat_phrases import is_spell
from bot.scenario.modifier_fields import named_once
from bot.scenario.modifiers import modifiers_at
from bot.scenario.phrase_reader import PhraseReader, Readings
from bot.scenario.phrases import ThingRef
from bot.scenario.statements import How
from bot.scenario.verbs import VERBS
from bot.scenario.word_phrases import read_belongs
from bot.scenario.words import COLORS, COUNTERS, ORDINALS, word_set

_ACTIVATED = frozenset(row.name for row in KEYWORDS.values() if Kind.ACTIVATED in row.kind)
"""The keywords that stand for abilities that are activated: `Ogre's unearth`."""


def read_cast(reader: PhraseReader, at: int) -> Readings:
    """`Lightning Bolt targeting Bob`, `an instant "..." on Zed`: (spells, how)."""
    found: Readings = []
    for spells, end in _spells(reader, at):
        found += [((spells, how), stop) for how, stop in modifiers_at(reader, end, How())]
    found.sort(key=lambda reading: -reading[1])
    return found


def _spells(reader: PhraseReader, at: int) -> Readings:
    found: Readings = []
    for spell, end in reader.told(at):
        if _castable(reader, spell):
            found.append(((spell,), end))
            for joint in _joints(reader, end):
                found += [((spell, *more), stop) for more, stop in _spells(reader, joint)]
    return found[:24]


def _joints(reader: PhraseReader, at: int) -> list[int]:
    if reader.fold(at) == "," and reader.fold(at + 1) == "and":
        return [at + 2]
    if reader.fold(at) in ("and", ",") and at + 1 < reader.stop:
        return [at + 1]
    return []


def _castable(reader: PhraseReader, spell: Any) -> bool:
    if not isinstance(spell, ThingRef):
        return False
    if spell.source == "it":
        return spell.word in ("it", "that", "this", "another", "one", "them")
    if spell.source == "kind":
        return bool(spell.lines or spell.types or spell.size or spell.noun in ("copy", "spell"))
    return True


def read_castresp(reader: PhraseReader, at: int) -> Readings:
    """What is responded with: a spell, or an ability of what is there."""
    return read_cast(reader, at)


def read_castuse(reader: PhraseReader, at: int) -> Readings:
    """What is used: cast only where it is an instant, a sorcery or an Aura; else see `activate`."""
    found = []
    for (spells, how), end in read_cast(reader, at):
        if all(is_spell(reader, spell, or_aura=named_once(reader, spell)) for spell in spells):
            found.append(((spells, how), end))
    return found


def read_castpassive(reader: PhraseReader, at: int) -> Readings:
    """`Shock is cast on Ogre [by Bob]`."""
    found: Readings = []
    if reader.words is not None and reader.words.isdisjoint(("cast", "played")):
        return found
    for spell, end in reader.told(at):
        if not _castable(reader, spell) or reader.tokens[end].lemma != "be" if end < reader.stop else True:
            continue
        if end + 1 >= reader.stop or reader.tokens[end + 1].fold not in ("cast", "played"):
            continue
        for how, stop in modifiers_at(reader, end + 2, How()):
            if reader.fold(stop) == "by":
                for who, last in reader.player(stop + 1) if stop + 1 < reader.stop else []:
                    found.append((((spell,), how, who), last))
                    found += [
                        (((spell,), more, who), z) for more, z in modifiers_at(reader, last, how) if z > last
                    ]
            else:
                found.append((((spell,), how, None), stop))
    return found


def read_activate(reader: PhraseReader, at: int) -> Readings:
    """`Prodigal Sorcerer targeting Bear`, `Zed's second ability`, `Chandra's +1 on Bob`, `the 3/3`: (thing, how)."""
    found: Readings = []
    for thing, how, end in _sources(reader, at):
        found += [((thing, done), stop) for done, stop in modifiers_at(reader, end, how)]
    found.sort(key=lambda reading: -reading[1])
    return found


read_activateresp = read_activate


def _sources(reader: PhraseReader, at: int) -> list[tuple[ThingRef, How, int]]:
    found: list[tuple[ThingRef, How, int]] = []
    for ref, end in read_belongs(reader, at):
        found += _ability(reader, ref, end)
    index = at
    if reader.fold(index) == "the" and index + 1 < reader.stop and reader.tokens[index + 1].kind == "number":
        return _sources(reader, index + 1)
    if (
        reader.fold(index) in ("the", "that")
        and reader.fold(index + 1) == "ability"
        and reader.fold(index + 2) in ("of", "on")
    ):
        found += [(ref, How(), end) for ref, end in reader.thing(index + 3)]
    if (
        reader.fold(index) == "the"
        and reader.fold(index + 1) in ORDINALS
        and reader.fold(index + 2) == "ability"
    ) and reader.fold(index + 3) in ("of", "on"):
        which = ORDINALS[reader.fold(index + 1)]
        found += [(ref, How(which=which), end) for ref, end in reader.thing(index + 4)]
    if (
        reader.fold(index) == "the"
        and reader.fold(index + 2) == "ability"
        and reader.tokens[index + 1].text.islower()
        and reader.fold(index + 1) not in (*ORDINALS, "triggered", "activated")
    ):
        # `the regenerate ability`: of what was last spoken of
        found.append((ThingRef("it", at, at, word="it"), How(words=reader.fold(index + 1)), index + 3))
    word = reader.tokens[index]
    signed = word.kind == "number" and word.text[:1] in "+-"
    if signed and reader.fold(index + 1) in ("of", "on") and index + 2 < reader.stop:
        found += [(ref, How(words=word.text), end) for ref, end in reader.thing(index + 2)]
    for ref, end in reader.thing(at):
        if ref.source == "it" and ref.word not in ("it", "that", "this", "him", "her"):
            continue
        found += _ability(reader, ref, end)
        found.append((ref, How(), end))
    for ref, end in reader.told(at):
        if ref.described and (ref, end) not in [(r, e) for r, _, e in found]:
            found.append((ref, How(), end))
    return found


def _ability(reader: PhraseReader, ref: ThingRef, at: int) -> list[tuple[ThingRef, How, int]]:
    """`second ability`, `+1`, `-7 [ability]`, `ultimate`, `regeneration ability`, `ability`."""
    index = at
    token = reader.tokens[index] if index < reader.stop else None
    if token is None:
        return []
    found: list[tuple[ThingRef, How, int]] = []
    if token.fold in ORDINALS and reader.fold(index + 1) in ("ability", "abilities", "activated"):
        end = index + 2 + (reader.fold(index + 1) == "activated")
        found.append((ref, How(which=ORDINALS[token.fold]), end))
    elif token.kind == "number" and (token.text[:1] in "+-" or token.text == "0"):
        words = token.text.replace("−", "-")
        end = index + 1 + (reader.fold(index + 1) == "loyalty")
        found.append((ref, How(words=words), end + (reader.fold(end) == "ability")))
    elif token.fold in ("-", "+") and reader.fold(index + 1) == "x":  # `Chandra's -X`
        found.append((ref, How(words=f"{token.fold}x"), index + 2 + (reader.fold(index + 2) == "ability")))
    elif token.fold in ("plus", "minus") and reader.number(index + 1):
        value, end = reader.number(index + 1)[0]
        sign = "+" if token.fold == "plus" else "-"
        found.append((ref, How(words=f"{sign}{value}"), end + (reader.fold(end) == "ability")))
    elif token.fold in ("ultimate", "ult"):
        found.append((ref, How(words="ultimate"), index + 1))
    elif token.fold in ("ability", "abilities", "activated"):
        found.append(
            (ref, How(), index + 1 + (token.fold == "activated" and reader.fold(index + 1) == "ability"))
        )
    elif token.fold in _ACTIVATED:
        found.append((ref, How(words=token.fold), index + 1 + (reader.fold(index + 1) == "ability")))
    elif token.kind == "mana" and reader.fold(index + 1) == "ability":
        found.append((ref, How(words=token.fold), index + 2))
    elif token.kind == "word" and reader.fold(index + 1) == "ability":
        found.append((ref, How(words=token.text), index + 2))
    return found


def read_equip(reader: PhraseReader, at: int) -> Readings:
    """`Sword to Bear`, `Bear with Sword`: (equipment, creature)."""
    found: Readings = []
    for first, end in reader.thing(at):
        if reader.fold(end) in ("to", "on", "onto", "with"):
            for second, stop in reader.thing(end + 1) if end + 1 < reader.stop else []:
                pair = (second, first) if reader.fold(end) == "with" else (first, second)
                found.append((pair, stop))
    return found


def read_equip2(reader: PhraseReader, at: int) -> Readings:
    """`the Sword to Bear` of `moves the Sword to Bear`."""
    return [(pair, end) for pair, end in read_equip(reader, at) if pair[0].source != "it"]


def _thrown(reader: PhraseReader, spell: ThingRef, at: int) -> Readings:
    """`flings Craw Wurm at Bob`: what is sacrificed, and the target."""
    found: Readings = []
    for things, end in reader.things(at) if at < reader.stop else []:
        if reader.fold(end) not in ("at", "to", "into"):
            continue
        for targets, stop in reader.targets(end + 1) if end + 1 < reader.stop else []:
            how = How(targets=targets, sacrificed=things)
            found += [(((spell,), done), last) for done, last in modifiers_at(reader, stop, how)]
    return found


def read_castverb(reader: PhraseReader, at: int) -> Readings:
    """A spell's name as a verb: `bolts Bob`, `Shocks me`, `fogs`: (spell, how)."""
    token = reader.tokens[at]
    name = verb_spell(reader, at)
    end = at + 1
    card = reader.lexicon.card_at(at)
    if (
        card is not None
        and card.end > end
        and is_spell(reader, ThingRef("card", at, card.end, name=card.spelling), or_aura=card.plural)
    ):
        name, end = card.spelling, card.end  # `I Giant Growth the wurm`
    if name is None:
        return []
    spell = ThingRef("card", at, end, name=name, told=token.text)
    found: Readings = []
    for targets, stop in reader.targets(end) if end < reader.stop else []:
        how = How(targets=targets)
        found += [(((spell,), done), last) for done, last in modifiers_at(reader, stop, how)]
    found += [(((spell,), done), last) for done, last in modifiers_at(reader, end, How())]
    found += _thrown(reader, spell, end)
    found.sort(key=lambda reading: -reading[1])
    return found


def read_permanentverb(reader: PhraseReader, at: int) -> Readings:
    """A permanent's name as a verb: `Mazes Hill Giant`: (it, how)."""
    card = next((name for name in reader.lexicon.at(at) if name.source in ("card", "guess")), None)
    named = reader.lexicon.names.exact(card.spelling) if card is not None else None
    if card is None or named is None or card.owner or not reader.tokens[at].text[:1].isupper():
        return []
    if {"Instant", "Sorcery", "Creature", "Aura"} & {*named.types, *named.subtypes}:
        return []
    if not any(": " in text and "target" in text for text in named.texts):
        return []
    ref = ThingRef("card", at, card.end, name=card.spelling, told=reader.tokens[at].text)
    found: Readings = []
    for targets, stop in reader.targets(card.end) if card.end < reader.stop else []:
        found += [((ref, done), last) for done, last in modifiers_at(reader, stop, How(targets=targets))]
    return found


def read_spellverb(reader: PhraseReader, at: int) -> Readings:
    """`shocked`, `bolted`: the spell whose name is the verb of a passive."""
    token = reader.tokens[at]
    if token.kind != "word" or not token.fold.endswith("ed") or token.lemma == "exile":
        return []  # what is exiled is so by anything, not by a card of that name
    if token.lemma in VERBS and token.lemma not in VERB_SPELLS and token.lemma not in _SPELLS_AS_VERBS:
        return []  # so is what is sacrificed
    for form in (token.fold[:-2], token.fold[:-1], token.lemma):
        spelling = reader.lexicon.names.spelling(VERB_SPELLS.get(form) or form)
        ref = ThingRef("card", at, at + 1, name=spelling or "", told=token.text)
        if spelling is not None and is_spell(reader, ref):
            return [(ref, at + 1)]
    return []


def verb_spell(reader: PhraseReader, at: int) -> str | None:
    """The instant or sorcery whose name, or whose known short form, is used as a verb at `at`."""
    token = reader.tokens[at]
    if token.kind != "word" or token.fold in COUNTERS or token.fold in COLORS:
        return None
    sentence_starts = at == 0 or reader.tokens[at - 1].kind == "break"
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
        spelling = reader.lexicon.names.spelling(name)
        if spelling is None:
            continue
        card = reader.lexicon.names.exact(spelling)
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
