"""The words by which the slots of wordings know what stands there: what is priced, what is mana, what moves, who is somebody."""

from __future__ import annotations

from bot.scenario.plain.asking import HELPING

#: What is no part of what costs something.
NOT_PRICED = frozenset({"i", "pay", "to", "do", "does", "have", "has"})


#: Lands and mana, what may stand before them (`four untapped lands`) and after (`three mana open`).
MANA = frozenset(
    {
        "mana",
        "land",
        "lands",
        "plains",
        "island",
        "islands",
        "swamp",
        "swamps",
        "mountain",
        "mountains",
        "forest",
        "forests",
        "wastes",
    }
)


BEFORE_MANA = frozenset(
    {"untapped", "open", "available", "basic", "white", "blue", "black", "red", "green", "colorless"}
)


AFTER_MANA = frozenset({"open", "up", "untapped", "available", "left", "floating", "mana"})


#: Words with which more is told in the same sentence.
JOINED_BY = frozenset({"and", "but", "while"})


PARENTHESES = {"open": "(", "close": ")"}


#: What rules and cards let a player or a creature do.
MOVES = frozenset({"attack", "swing", "block", "cast", "play", "activate", "equip", "target", "counter"})


#: What is done to a thing that was just named: `a 2/2 that I enchanted with ...`.
DONE_TO_IT = frozenset(
    {"unmorph", "enchant", "equip", "animate", "pump", "regenerate", "crew", "target", "shock", "bolt"}
)


#: What a player is said to do with an untold spell.
OF_SPELLS = frozenset(
    {
        "bounce",
        "exile",
        "kill",
        "destroy",
        "counter",
        "burn",
        "tap",
        "untap",
        "give",
        "make",
        "regenerate",
        "protect",
        "pump",
    }
)


#: What creatures do, and players don't.
FIGHTING = frozenset({"block", "attack", "die", "survive", "trade", "fight"})


#: What comes about, and is asked of as it goes on: `is he taking 3`.
COMING_ABOUT = frozenset(
    {"take", "gain", "lose", "get", "draw", "deal", "die", "survive", "win", "trample", "discard", "mill"}
)


CLAUSES = frozenset(
    {"when", "because", "since", "though", "although", "but", "while", "after", "before", "if"}
)


#: Words with which a question goes on after what it asks about.
AFTER_A_NOUN = frozenset({"at", "now", "then", "during", "once", "following", "as", "without", "until"})


#: Whose something is, in one word, and who that is.
OWNING = {"its": "it", "his": "he", "her": "she", "their": "they", "my": "i", "your": "you"}


BEFORE_STRIKE = frozenset({"first", "double", "with", "and", "a", "an", "the", "of"})


#: Verbs that are nouns wherever a deed is told after them.
NOUNS = frozenset({"damage", "turn"})


PERSONS = frozenset({"opponent", "opp", "friend", "player", "enemy", "buddy"})


DETERMINERS = frozenset(
    {"the", "a", "an", "my", "his", "her", "their", "its", "your", "both", "each", "this", "that"}
)


NO_NOUNS = frozenset(
    {"is", "be", "not", "are", "was", "were", "has", "have", "had", "do", "does", "did", "will", "would", "can", "could", "and", "or", "but"}
    | {"if", "when", "to", "of", "with", "in", "on", "for", "by", "from", "i", "so", "before", "after", "because", "since"}
)  # fmt: skip


#: What a question begins with.
ASKING_WORDS = HELPING | {
    "how",
    "what",
    "whats",
    "which",
    "who",
    "whos",
    "whose",
    "where",
    "when",
    "why",
    "if",
}


#: What creatures are called by no name.
CALLED = frozenset(
    {"guy", "dude", "creature", "boi", "attacker", "blocker", "beater", "commander", "trampler", "flyer", "flier", "lifelinker", "token", "thing"}
)  # fmt: skip
