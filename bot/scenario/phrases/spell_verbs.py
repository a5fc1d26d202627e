"""Names of spells used as verbs: `bolts the bear`, `I Shock him`."""

from __future__ import annotations

from collections.abc import Iterator

from bot.scenario.forms.verbs import VERBS
from bot.scenario.naming.name_at import NameAt
from bot.scenario.phrases.combat import is_spell
from bot.scenario.phrases.modifiers import modifiers_at
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.spells import thrown
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.text.words import COLORS, COUNTERS, word_set
from rulesdb.folding import fold
from rulesdb.short_forms import nicknames


def read_castverb(reader: PhraseReader, at: int) -> Readings:
    """A spell's name as a verb: `bolts Bob`, `Shocks me`, `fogs`: (spell, how)."""
    token = reader.tokens[at]
    if token.lemma == "strike" and at and reader.fold(at - 1) in ("first", "double"):
        return []  # `I first strike him`: by the keyword, and no Lightning Strike
    name = verb_spell(reader, at)
    end = at + 1
    card = reader.lexicon.card_at(at) or _called_for_short(reader, at)
    if (
        card is not None
        and (card.end > end or card.source == "guess")
        and (
            is_spell(reader, ThingRef("card", at, card.end, name=card.spelling), or_aura=True)
            or _aims_as_it_enters(reader, card)
        )
    ):
        name, end = card.spelling, card.end  # `I Giant Growth the wurm`
    if name is None and card is not None and card.end == end and _is_an_aura(reader, at, card):
        name = card.spelling  # `I Pacifism his bear`
    is_aura = name is not None and card is not None and not card.plural and not _is_spell(reader, at, card)
    if name is None:
        return []
    spell = ThingRef("card", at, end, name=name, told=token.text)
    found: Readings = []
    for targets, stop in reader.targets(end) if end < reader.stop else []:
        how = How(targets=targets)
        found += [(((spell,), done), last) for done, last in modifiers_at(reader, stop, how)]
    if is_aura:
        return found  # `I Mind Control his Angel`: an Aura's name alone is no verb
    for stop in (end, *_all_there_is(reader, spell, end)):
        found += [(((spell,), done), last) for done, last in modifiers_at(reader, stop, How())]
    found += thrown(reader, spell, end)
    found.sort(key=lambda reading: -reading[1])
    return found


def _called_for_short(reader: PhraseReader, at: int) -> NameAt | None:
    """The permanent that is meant by what players call it for short, written as a name: `I O-Ring his Angel`."""
    if not reader.tokens[at].text[:1].isupper() or (at and reader.tokens[at - 1].kind == "break"):
        return None
    called = next((name for name in reader.lexicon.at(at) if name.source == "guess"), None)
    return called if called is not None and _aims_as_it_enters(reader, called) else None


def _is_spell(reader: PhraseReader, at: int, card: NameAt) -> bool:
    """Whether it is the name of an instant or sorcery."""
    return is_spell(reader, ThingRef("card", at, card.end, name=card.spelling))


def _aims_as_it_enters(reader: PhraseReader, card: NameAt) -> bool:
    """Whether it is an enchantment that is aimed as it enters: `I Oblivion Ring his Angel`."""
    known = reader.lexicon.names.exact(card.spelling)
    if known is None or card.owner or "Enchantment" not in known.types or "Creature" in known.types:
        return False
    return any("enters" in text and "target" in text for text in known.texts)


def _is_an_aura(reader: PhraseReader, at: int, card: NameAt) -> bool:
    """Whether it is the name of an Aura, and no verb of the language."""
    if reader.tokens[at].lemma in VERBS or card.owner or card.plural:
        return False
    ref = ThingRef("card", at, card.end, name=card.spelling)
    return is_spell(reader, ref, or_aura=True) and not is_spell(reader, ref)


def _all_there_is(reader: PhraseReader, spell: ThingRef, at: int) -> Iterator[int]:
    """Past `the board`, `his whole team`, `everything away`, told of a spell that has no target."""
    known = reader.lexicon.names.exact(spell.name)
    if known is None or any("target" in text for text in known.texts):
        return
    end = at
    while reader.fold(end) in _WHOLE:
        end += 1
    if (end > at and reader.fold(end) in _BOARDS) or reader.fold(end) in _EVERYTHING:
        end += 1
        yield end + (reader.fold(end) == "away")


_WHOLE = word_set("the his her my our their whole entire")
_BOARDS = word_set("board boards field table team battlefield world squad army")
_EVERYTHING = word_set("everything everybody everyone")


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
    plain = (token.lemma, token.fold, token.fold.removesuffix("s"), token.fold.removesuffix("es"))
    past = (token.fold.removesuffix("ed"), token.fold.removesuffix("d")) if token.lemma == token.fold else ()
    known = [
        form
        for form in past
        if form in VERB_SPELLS or form in nicknames() or reader.lexicon.names.spelling(form) is not None
    ]  # `I growthed it`, `he counterspelled it`
    for form in dict.fromkeys((*plain, *known)):
        name = VERB_SPELLS.get(form) or fold(nicknames().get(form, form))
        spelling = reader.lexicon.names.spelling(name)
        if spelling is None:
            continue
        card = reader.lexicon.names.exact(spelling)
        if card is not None and {"Instant", "Sorcery"} & set(card.types):
            return spelling
        if card is not None and "Aura" in card.subtypes and capital and form != token.fold:
            return spelling  # `he Pacifisms my 2/2`
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
