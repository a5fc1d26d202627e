"""Small closed classes of words: numbers, ordinals, colours, types, counters, words that carry nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache


def word_set(words: str) -> frozenset[str]:
    """The words of a text, for a table that reads as one."""
    return frozenset(words.split())


NUMBERS: dict[str, int] = {
    "zero": 0,
    "no": 0,
    "a": 1,
    "an": 1,
    "one": 1,
    "single": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
    "thirteen": 13,
    "fourteen": 14,
    "fifteen": 15,
    "sixteen": 16,
    "seventeen": 17,
    "eighteen": 18,
    "nineteen": 19,
    "twenty": 20,
    "thirty": 30,
    "forty": 40,
    "fifty": 50,
    "hundred": 100,
    "thousand": 1000,
}

#: The word for each number that has one.
NUMBER_WORDS = {value: word for word, value in NUMBERS.items()}

ORDINALS: dict[str, int] = {
    "first": 1,
    "1st": 1,
    "second": 2,
    "2nd": 2,
    "third": 3,
    "3rd": 3,
    "fourth": 4,
    "4th": 4,
    "fifth": 5,
    "5th": 5,
    "sixth": 6,
    "6th": 6,
    "last": -1,
}

TIMES: dict[str, int] = {"once": 1, "twice": 2, "thrice": 3}

COLORS: dict[str, str] = {
    "white": "white",
    "blue": "blue",
    "black": "black",
    "red": "red",
    "green": "green",
    "colorless": "colorless",
    "colourless": "colorless",
    "w": "white",
    "u": "blue",
    "b": "black",
    "r": "red",
    "g": "green",
}
#: One-letter colours only stand after "pro-".
COLOR_NAMES = frozenset({"white", "blue", "black", "red", "green", "colorless", "colourless"})
WUBRG = ("white", "blue", "black", "red", "green")

TYPES: dict[str, str] = {
    "artifact": "Artifact",
    "artifacts": "Artifact",
    "creature": "Creature",
    "creatures": "Creature",
    "enchantment": "Enchantment",
    "enchantments": "Enchantment",
    "land": "Land",
    "lands": "Land",
    "planeswalker": "Planeswalker",
    "planeswalkers": "Planeswalker",
    "walker": "Planeswalker",
    "walkers": "Planeswalker",
    "pw": "Planeswalker",
    "battle": "Battle",
    "battles": "Battle",
    "instant": "Instant",
    "instants": "Instant",
    "sorcery": "Sorcery",
    "sorceries": "Sorcery",
}

#: Subtypes that say the card type: `an Aura with ...`.
SUBTYPE_TYPES: dict[str, str] = {
    "aura": "Enchantment",
    "saga": "Enchantment",
    "curse": "Enchantment",
    "shrine": "Enchantment",
    "equipment": "Artifact",
    "vehicle": "Artifact",
    "treasure": "Artifact",
    "food": "Artifact",
    "clue": "Artifact",
    "plains": "Land",
    "island": "Land",
    "swamp": "Land",
    "mountain": "Land",
    "forest": "Land",
}

SUPERTYPES: dict[str, str] = {"legendary": "Legendary", "basic": "Basic", "snow": "Snow", "world": "World"}

#: Nouns that say no more than "creature".
CREATURE_NOUNS = word_set(
    """
    guy guys dude dudes critter critters beater beaters body beatstick dork dorks fatty fatties monster
    monsters attacker attackers blocker blockers man men chump commander commanders
    """
)

#: Nouns for a permanent of any kind, or any object.
THING_NOUNS = frozenset(
    {
        "permanent",
        "permanents",
        "card",
        "cards",
        "thing",
        "things",
        "spell",
        "spells",
        "source",
        "sources",
        "object",
    }
)

#: Kinds of counters besides sizes such as +1/+1.
#: Words that no form of the grammar has, and that the readers of phrases know all the same: none of them carries nothing.
OF_PHRASES = word_set(
    """
    abilities reading strive jump about affected alternate alternative color colors keyword keywords altogether amount among apiece arrived band banded bands bearing change changing command
    controller equal equals evenly facedown grave half halves herself himself itself jumpstart least maximum minimum mode modes most
    myself never non nonactive noncombat option options overall owner owners quoted remainder replacement row self sickness
    sporting storm such text themself themselves token tokens top toward towards untouched upon value via whole yourself zone
    """
)

#: Ability words that speak of one's graveyard alone, with the card types that make them true.
GRAVEYARD_WORDS: dict[str, tuple[str, ...]] = {
    "threshold": ("Land",) * 7,
    "delirium": ("Creature", "Artifact", "Enchantment", "Land"),
    "spell mastery": ("Instant", "Sorcery"),
}

#: How a spell is said to be that was cast for a cost of its own, with the name of that cost.
PAID_FOR: dict[str, str] = {
    "kicked": "kicker",
    "multikicked": "multikicker",
    "overloaded": "overload",
    "bestowed": "bestow",
    "evoked": "evoke",
    "entwined": "entwine",
    "fused": "fuse",
    "dashed": "dash",
    "awakened": "awaken",
    "escalated": "escalate",
    "bargained": "bargain",
    "gifted": "gift",
    "impended": "impending",
    "blitzed": "blitz",
    "warped": "warp",
    "disturbed": "disturb",
    "prototyped": "prototype",
    "escaped": "escape",
    "foretold": "foretell",
    "suspended": "suspend",
    "replicated": "replicate",
    "flashbacked": "flashback",
    "compleated": "phyrexian",
    "unkicked": "declined",
    "buyback": "buyback",
}

COUNTERS = word_set(
    """
    charge loyalty poison defense time fade age shield stun flying trample deathtouch lifelink vigilance reach menace hexproof indestructible haste
    divinity oil energy experience rad quest level lore spore ice storage verse bounty finality infection mining fate wage tide vitality wound study depletion mire page shadow decayed exalted gold blood doom plague soul strife velocity muster damage prey javelin arrow arrowhead
    """
)

#: Words that a clause may hold anywhere and that change nothing of what happened.
FILLERS = word_set(
    """
    then now also just simply again immediately promptly finally first of_all later still only even already thus therefore
    next please basically actually meanwhile afterwards obviously apparently instead too either
    successfully happily naturally suddenly currently ultimately eventually subsequently additionally furthermore moreover
    instantly automatically kinda somehow ofc obvs technically
    anyway though although well right likewise similarly once btw fyi say suppose yesterday tonight
    """
) - {"first", "next", "instead", "once", "only", "either"}

#: Words that begin what is told, and carry nothing themselves.
GREETINGS = word_set(
    """
    hi hello hey thanks thank greetings cheers ok okay so question situation scenario alright yo thx ty please judge judges sorry
    folks guys everyone all there you help quick rules ruling example note hiya heya howdy dear lol hmm newbie noob newb beginner rookie
    """
)

JOINERS = word_set(
    """
    and but then so while whereas & plus yet where when since as
    """
)


@lru_cache(maxsize=2048)  # most words are no numbers, and asked about again and again
def number(word: str) -> int | None:
    """The value of a number written in digits or as a word; None for other words."""
    if word in NUMBERS:
        return NUMBERS[word]
    try:
        return int(word)
    except ValueError:
        return None


@lru_cache(maxsize=2048)  # stories are told in few words
def singular(word: str) -> str:
    """`elves` and `elf`, `ogres` and `ogre` alike; a guess by ending, right for what it is compared with."""
    if (own := _OWN_SINGULARS.get(word.lower())) is not None:
        return own.capitalize() if word[:1].isupper() else own
    if len(word) < 4 or not word.endswith("s") or word.endswith("ss"):
        return word
    if word.endswith("ves"):
        return word[:-3] + "f"
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith(("ches", "shes", "xes", "sses", "zes")):
        return word[:-2]
    return word[:-1]


_OWN_SINGULARS = {
    "axes": "axe",
    "men": "man",
    "zombies": "zombie",
    "faeries": "faerie",
    "genies": "genie",
    "pegasi": "pegasus",
    "octopuses": "octopus",
    "oxen": "ox",
    "mice": "mouse",
    "women": "woman",
    "fungi": "fungus",
    "cacti": "cactus",
    "oozes": "ooze",
    "detectives": "detective",
    "caves": "cave",
    "cartouches": "cartouche",
    "cyclopes": "cyclops",
    "cyclopses": "cyclops",
    "homunculi": "homunculus",
    "homunculuses": "homunculus",
    "funguses": "fungus",
    "pegasuses": "pegasus",
    "platypuses": "platypus",
    "walruses": "walrus",
}


def wubrg(colors: Sequence[str]) -> tuple[str, ...]:
    """Colours once each, in WUBRG order."""
    return tuple(c for c in WUBRG if c in colors)


#: Words for the mana value of a thing (CR 202.3).
MANA_VALUE: tuple[tuple[str, ...], ...] = (
    ("mana", "value"),
    ("cmc",),
    ("mv",),
    ("converted", "mana", "cost"),
)
