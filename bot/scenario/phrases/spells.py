"""How spells and abilities are told: `Lightning Bolt targeting Bob`, `Shaman's second ability`, `bolts him`."""

from __future__ import annotations

from typing import Any

from bot.abilities.keywords import KEYWORDS, Kind
from bot.scenario.phrases.combat import is_spell
from bot.scenario.phrases.modifiers import label_at, modifiers_at
from bot.scenario.phrases.named_once import named_once
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.values import ThingRef
from bot.scenario.phrases.words import read_belongs
from bot.scenario.sentences.statements import How
from bot.scenario.text.words import ORDINALS
from rulesdb.folding import fold

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
    if reader.fold(at) == "," and reader.fold(at + 1) in ("and", "&"):
        return [at + 2]
    if reader.fold(at) in ("and", "&", ",") and at + 1 < reader.stop:
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
        cast = all(is_spell(reader, spell, or_aura=named_once(reader, spell)) for spell in spells)
        if cast and not any(_is_there(reader, spell) for spell in spells):
            found.append(((spells, how), end))
    return found


def _is_there(reader: PhraseReader, spell: ThingRef) -> bool:
    """`I have a Blood token. I use Blood`, `I have Zap, a 1/1 with "{T}: ...". I use Zap`: what the story calls a token, or gives that name,
    is no instant of that name."""
    words = [token.fold for token in reader.tokens]
    told = (at for at in range(len(words) - 1) if words[at + 1] in ("token", "tokens"))
    name = fold(spell.name)
    return name in reader.lexicon.made or any(fold(reader.tokens[at].text) == name for at in told)


def read_castpassive(reader: PhraseReader, at: int) -> Readings:
    """`Shock is cast on Ogre [by Bob]`."""
    found: Readings = []
    if reader.words is not None and reader.words.isdisjoint(("cast", "played")):
        return found
    for spell, end in reader.told(at):
        if (
            not _castable(reader, spell) or reader.tokens[end].lemma not in ("be", "get")
            if end < reader.stop
            else True
        ):
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
    for label, end in label_at(
        reader, reader.lexicon.ability_labels, at + (reader.fold(at) in ("the", "its"))
    ):
        having = reader.lexicon.with_ability_called(label)
        if len(having) == 1:  # `activates Cunning Action`
            ref = ThingRef("card", at, end, name=having[0], word=having[0], told=label)
            return [(ref, How(words=label), end + (reader.fold(end) == "ability"))]
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
    much = _mana_told(reader, index + 1) if reader.fold(index) == "the" and index + 1 < reader.stop else None
    if much is not None and reader.fold(much[1]) in ("of", "on"):
        found += [(ref, How(words=f"{much[0]} mana"), end) for ref, end in reader.thing(much[1] + 1)]
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
        of_them = ref.word in ("one", "them") and (ref.count > 0 or ref.told in ("both", "each"))
        if ref.source == "it" and not of_them and ref.word not in ("it", "that", "this", "him", "her"):
            continue
        found += _ability(reader, ref, end)
        found.append((ref, How(), end))
    for ref, end in reader.told(at):
        if ref.described and (ref, end) not in [(r, e) for r, _, e in found]:
            found.append((ref, How(), end))
    return found


def _mana_told(reader: PhraseReader, at: int) -> tuple[int, int] | None:
    """`seven mana ability`: how much mana the ability costs, and where these words end."""
    for value, end in reader.number(at):
        if reader.fold(end) == "mana" and reader.fold(end + 1) == "ability":
            return value, end + 2
    return None


def _ability(reader: PhraseReader, ref: ThingRef, at: int) -> list[tuple[ThingRef, How, int]]:
    """`second ability`, `+1`, `-7 [ability]`, `ultimate`, `regeneration ability`, `ability`."""
    index = at
    token = reader.tokens[index] if index < reader.stop else None
    if token is None:
        return []
    found: list[tuple[ThingRef, How, int]] = []
    for label, end in label_at(
        reader, reader.lexicon.ability_labels, index
    ):  # `Guild Thief's Cunning Action`
        return [(ref, How(words=label), end + (reader.fold(end) == "ability"))]
    if token.fold in ORDINALS and reader.fold(index + 1) in ("ability", "abilities", "activated"):
        end = index + 2 + (reader.fold(index + 1) == "activated")
        found.append((ref, How(which=ORDINALS[token.fold]), end))
    elif token.kind == "number" and (token.text[:1] in "+-" or token.text == "0"):
        words = token.text.replace("−", "-")
        end = index + 1 + (reader.fold(index + 1) == "loyalty")
        found.append((ref, How(words=words), end + (reader.fold(end) == "ability")))
    elif token.fold in ("-", "+") and reader.fold(index + 1) == "x":  # `Chandra's -X`
        found.append((ref, How(words=f"{token.fold}x"), index + 2 + (reader.fold(index + 2) == "ability")))
    elif (much := _mana_told(reader, index)) is not None:
        found.append((ref, How(words=f"{much[0]} mana"), much[1]))
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
    elif token.fold == "power" and reader.fold(index + 1) == "up":  # an ability word of two
        found.append((ref, How(words="power-up"), index + 2 + (reader.fold(index + 2) == "ability")))
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


def read_equipped(reader: PhraseReader, at: int) -> Readings:
    """`Bonesplitter on my 2/2` of `puts Bonesplitter on my 2/2`: what is put on is an Equipment by its name."""
    return [(pair, end) for pair, end in read_equip(reader, at) if _is_an_equipment(reader, pair[0])]


def _is_an_equipment(reader: PhraseReader, ref: ThingRef) -> bool:
    card = reader.lexicon.names.exact(ref.name) if ref.source in ("card", "guess") else None
    return "Equipment" in (card.subtypes if card is not None else ref.subtypes)


def read_equip2(reader: PhraseReader, at: int) -> Readings:
    """`the Sword to Bear` of `moves the Sword to Bear`."""
    return [(pair, end) for pair, end in read_equip(reader, at) if pair[0].source != "it"]


def thrown(reader: PhraseReader, spell: ThingRef, at: int) -> Readings:
    """`flings Craw Wurm at Bob`: what is sacrificed, and the target."""
    found: Readings = []
    for things, end in reader.things(at) if at < reader.stop else []:
        if reader.fold(end) not in ("at", "to", "into"):
            continue
        for targets, stop in reader.targets(end + 1) if end + 1 < reader.stop else []:
            how = How(targets=targets, sacrificed=things)
            found += [(((spell,), done), last) for done, last in modifiers_at(reader, stop, how)]
    return found
