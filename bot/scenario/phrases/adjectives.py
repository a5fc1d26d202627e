"""The words that describe a thing before its noun: `tapped 3/3 red`, `legendary`, `flying`, `Goblin` of `Goblin token`."""

from __future__ import annotations

from typing import Literal

from bot.abilities.predefined_tokens import PREDEFINED
from bot.abilities.subtypes import CREATURE_TYPES as ALL_CREATURE_TYPES
from bot.abilities.subtypes import SUBTYPES
from bot.scenario.forms.verbs import VERBS
from bot.scenario.naming.card_names import FUNCTION_WORDS
from bot.scenario.phrases.keywords import keyword_at, noun_at
from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import (
    COLOR_NAMES,
    COLORS,
    CREATURE_NOUNS,
    NUMBERS,
    PAID_FOR,
    SUPERTYPES,
    THING_NOUNS,
    TIMES,
    TYPES,
    singular,
    word_set,
)
from bot.values import replace

_STATUS = {
    "tapped": "tapped",
    "untapped": "untapped",
    "attacking": "attacking",
    "blocking": "blocking",
    "blocked": "blocked",
    "unblocked": "unblocked",
    "goaded": "goaded",
    "sick": "sick",
    "enchanted": "enchanted",
    "equipped": "equipped",
    "damaged": "damaged",
    "flipped": "flipped",
    "transformed": "transformed",
    "monstrous": "monstrous",
    "renowned": "renowned",
    "suspected": "suspected",
    "saddled": "saddled",
    "solved": "solved",
    "animated": "animated",
    **dict.fromkeys(["big", "huge", "large", "little", "puny", "small", "tiny"], ""),
    "untargeted": "",
    "lone": "",
    "vanilla": "vanilla",
    "unnamed": "",
    "lowly": "",
    "plain": "vanilla",
    "regular": "vanilla",
    "normal": "vanilla",
    "random": "vanilla",
    "original": "",
    "poor": "",
    "mere": "",
    "simple": "vanilla",
    "freshly": "",
    "fresh": "",
    "dead": "dead",
    "dying": "",
    "nontoken": "",
    "surviving": "",
}

_EXTREME: dict[str, Literal["biggest", "smallest", "big", "small"]] = {
    "big": "big",
    "huge": "big",
    "large": "big",
    "little": "small",
    "puny": "small",
    "small": "small",
    "tiny": "small",
    "bigger": "biggest",
    "biggest": "biggest",
    "larger": "biggest",
    "largest": "biggest",
    "strongest": "biggest",
    "stronger": "biggest",
    "smaller": "smallest",
    "smallest": "smallest",
    "weakest": "smallest",
    "weaker": "smallest",
}
#: `a bigger creature` is bigger than something.
_OF_SEVERAL = frozenset({"the", "my", "his", "her", "their", "your"})

_TYPE_FOLLOWERS = frozenset({"token", "tokens", "card", "cards"})

CREATURE_TYPES = word_set(
    """
    advisor ally angel ape archer army artificer assassin badger barbarian bat bear beast beetle berserker bird boar cat centaur
    cleric construct crab crocodile cyclops demon devil dinosaur djinn dog dragon drake druid dryad dwarf efreet elder eldrazi
    elemental elephant elf elk eye faerie fish fox frog fungus gargoyle giant gnome goat goblin god golem gorgon griffin hag
    harpy hippo homunculus horror horse hound human hydra illusion imp insect jellyfish juggernaut kavu kithkin knight kobold kor
    kraken leviathan lizard mercenary merfolk minion minotaur monk moonfolk mutant myr naga nightmare ninja noble ogre ooze orc ouphe
    ox oyster peasant pegasus pest phoenix phyrexian pilot pirate plant praetor rabbit rat rebel rhino robot rogue samurai
    saproling satyr scarecrow scout serpent servo shade shaman shapeshifter skeleton slith sliver snake soldier specter sphinx
    spider spike spirit squid squirrel thopter thrull treefolk troll turtle unicorn vampire vedalken viashino wall warlock warrior
    weird werewolf whale wizard wolf wolverine wombat worm wraith wurm yeti zombie
    aetherborn alien antelope archon armadillo astartes atog avatar bard basilisk beaver bison blinkmoth camel capybara chimera
    citizen cockatrice coyote cyberman dalek detective dreadnought drone egg ferret fractal germ glimmer gnoll gremlin halfling hamster
    hellion hero hippogriff hyena incarnation inkling jackal kirin lamia leech lhurgoyf manticore masticore mite mole mongoose
    monkey moogle mouse mystic necron nomad nymph octopus otter pangolin porcupine possum raccoon ranger salamander scientist scion
    scorpion shark siren skunk sloth slug snail sorcerer spawn symbiote synth tentacle tiefling tyranid villain walrus weasel
    equipment aura shrine saga curse vehicle forest island swamp
    mountain plains
    """
)


def adjective(reader: PhraseReader, base: ThingRef, at: int) -> tuple[ThingRef, int] | None:
    token = reader.tokens[at]
    word = token.fold
    if token.kind == "size":
        if token.text.startswith(("+", "-")) or base.size is not None:
            return None
        plural = word.endswith("s")
        power, _, toughness = word.removesuffix("s").partition("/")
        if not (power.isdigit() and toughness.isdigit()):
            return None
        count = base.count if not plural or base.count != 1 or base.article in ("a", "one") else 0
        if plural and base.article in ("the", "my", "") and base.count == 1:
            count = 0
        sized = replace(
            base, size=(int(power), int(toughness)), described=True, many=base.many or plural, count=count
        )
        return sized, at + 1
    if token.kind == "mark":
        # `a 3/3, flying creature`; `green/white`
        following = reader.fold(at + 1)
        more = token.fold in (",", "/") and base.described and at + 1 < reader.stop
        if more and (following in COLOR_NAMES or keyword_at(reader.tokens, at + 1, reader.stop)):
            return base, at + 1
        return None
    costing = _of_a_mana_value(reader, base, at)
    if costing is not None:
        return costing
    if token.kind != "word":
        return None
    if word in ("and", "or") and base.described and at + 1 < reader.stop:
        following = reader.fold(at + 1)
        if following in COLOR_NAMES and base.colors:
            return base, at + 1
        if keyword_at(reader.tokens, at + 1, reader.stop) and base.lines:
            return base, at + 1
        return None
    if word in _EXTREME and (base.article in _OF_SEVERAL or base.owner is not None):
        return base.but(extreme=_EXTREME[word], described=True), at + 1
    if word in COLOR_NAMES:
        colors = base.colors if COLORS[word] == "colorless" else (*base.colors, COLORS[word])
        return base.but(colors=colors, described=True), at + 1
    keyword = keyword_at(reader.tokens, at, reader.stop)
    noun = noun_at(reader.tokens, at, reader.stop)
    if keyword is not None and (noun is None or noun[1] < keyword[1]):
        return base.but(lines=(*base.lines, keyword[0]), described=True), keyword[1]
    if noun is not None and noun[1] < reader.stop and reader.tokens[noun[1]].kind == "size":
        return base.but(lines=(*base.lines, noun[0]), described=True), noun[1]  # `a flyer 2/2`
    if word == "face" and reader.fold(at + 1) == "down":
        return base.but(status=(*base.status, "face down"), described=True), at + 2
    if word == "summoning" and reader.fold(at + 1) == "sick":
        return base.but(status=(*base.status, "sick"), described=True), at + 2
    if word in ("non",) and reader.fold(at + 1) == "token":
        return base, at + 2
    if word in ("enchanted", "equipped") and reader.fold(at + 1) in ("with", "by"):
        return None
    if word == "animated" and not (base.article or base.owner):
        return None  # `they have animated Mishra's Factory` tells a deed
    if word in ("attacking", "blocking") and base.size and _begins_what_is_fought(reader, at + 1):
        return None  # `a 4/4 blocking a 3/3`
    if word == "commander":
        named = named_commander(reader, at)
        return None if named is None else (base.but(status=(*base.status, word), described=True), named)
    if word in _STATUS:
        status = _STATUS[word]
        return replace(base, status=(*base.status, status) if status else base.status, described=True), at + 1
    if PAID_FOR.get(word):
        return base.but(status=(*base.status, word), described=True), at + 1
    if word in SUPERTYPES:
        return base.but(supertypes=(*base.supertypes, SUPERTYPES[word]), described=True), at + 1
    if word in TYPES and (reader.fold(at + 1) in TYPES or reader.fold(at + 1) in _TYPE_FOLLOWERS):
        return base.but(types=(*base.types, TYPES[word]), described=True), at + 1
    if word in ("token", "tokens") and reader.fold(at + 1) in ("creature", "creatures"):
        return base.but(token=True, described=True), at + 1
    if is_subtype(reader, at, base) and at + 1 < reader.stop:
        after = reader.tokens[at + 1]
        if after.fold in TYPES or after.fold in ("token", "tokens") or is_subtype(reader, at + 1, base):
            return base.but(subtypes=(*base.subtypes, subtype(token.text)), described=True), at + 1
    return None


def _of_a_mana_value(reader: PhraseReader, base: ThingRef, at: int) -> tuple[ThingRef, int] | None:
    """`4-mana`, `four cmc`, `4 drop` (whose noun is read after it): what it costs, before what it is."""
    value = reader.number(at)[:1] if base.article or base.owner is not None or base.many else []
    if not value or base.mana_value is not None:
        return None
    amount, end = value[0]
    word = reader.fold(end)
    if word in ("drop", "drops"):
        return base.but(mana_value=amount, described=True), end
    if word not in ("mana", "cmc", "mv") or end + 1 >= reader.stop:
        return None
    following = reader.tokens[end + 1]
    if following.kind != "size" and following.fold not in {
        *TYPES,
        *CREATURE_NOUNS,
        *COLOR_NAMES,
        *CREATURE_TYPES,
    }:
        return None  # `with a 4 mana left`
    return base.but(mana_value=amount, described=True), end + 1


def named_commander(reader: PhraseReader, at: int) -> int | None:
    """Where the name of the commander spoken of at `at` begins: `my commander Serra Angel`, `my commander, Serra Angel,`."""
    after = at + 1 + (reader.fold(at + 1) == ",")
    named = after < reader.stop and any(name.source == "card" for name in reader.lexicon.at(after))
    return after if named else None


def _begins_what_is_fought(reader: PhraseReader, at: int) -> bool:
    """Whether what is attacked or blocked is told at `at`: with an article, an owner or a name."""
    word = reader.fold(at)
    return word in _BEFORE_FOUGHT or (
        at < reader.stop and bool(reader.lexicon.at(at) or reader.lexicon.players.get(word))
    )


def is_subtype(reader: PhraseReader, at: int, base: ThingRef) -> bool:
    """Whether a noun in a description is a subtype: one that there is (`a 2/2 black zombie`), or one that the story makes up
    (`a 2/2 Blob`). What else describes it, in words that are not known, may be something that it can do."""
    if at >= reader.stop:
        return False
    token = reader.tokens[at]
    if token.kind != "word" or token.fold in FUNCTION_WORDS or token.owner or len(token.fold) < 3:
        return False
    if (
        token.fold in TYPES
        or token.fold in CREATURE_NOUNS
        or token.fold in THING_NOUNS
        or token.fold in NUMBERS
        or token.fold in TIMES
    ):
        return False
    if (
        token.fold in reader.lexicon.players
        or token.fold in COLOR_NAMES
        or token.fold in ("token", "tokens")
        or keyword_at(reader.tokens, at, reader.stop) is not None
    ):
        return False
    if token.lemma in VERBS and token.text[:1].islower() and singular(token.fold) not in CREATURE_TYPES:
        return False
    described = bool(base.size or base.colors or base.types)
    is_type = token.text[:1].isupper() or singular(token.text).title() in SUBTYPES
    of_a_spell = token.fold in _OF_SPELLS and reader.fold(at + 1) in _SPELL_NOUNS
    known = singular(token.fold) in CREATURE_TYPES or token.fold in CREATURE_TYPES or of_a_spell
    known = known or is_predefined(reader, at) or _is_written_as_a_type(token)
    return known or (described and is_type)


def _is_written_as_a_type(token: Token) -> bool:
    """Whether a word with a capital letter is a creature type, however seldom it is spoken of."""
    capital = token.text[:1].isupper() and not token.owner
    return capital and not {token.text, singular(token.text)}.isdisjoint(ALL_CREATURE_TYPES)


#: Types of spells (CR 205.3k), and what follows them.
_OF_SPELLS = word_set("arcane lesson trap")
_SPELL_NOUNS = word_set("spell spells instant instants sorcery sorceries card cards")


def is_predefined(reader: PhraseReader, at: int) -> bool:
    """Whether a noun is a token that the rules define by its name (CR 111.10): `two Treasures`, `a food token`."""
    token = reader.tokens[at]
    shown = token.text[:1].isupper() or reader.fold(at + 1) in ("token", "tokens")
    return shown and subtype(token.fold) in PREDEFINED


_BEFORE_FOUGHT = word_set("a an the my his her their its your me him them you it")


def subtype(word: str) -> str:
    one = word.lower() if word.capitalize() in SUBTYPES else singular(word.lower())  # a `Cyclops` is one
    return one[:1].upper() + one[1:]


#: Every word that describes a thing or is a creature's type.
DESCRIBING = frozenset(_STATUS) | CREATURE_TYPES
