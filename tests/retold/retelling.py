"""Ways to tell the same story: other words, another order, other players, an idle bystander."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from random import Random

from bot.values import dataclass

#: An artifact of the story's own, that does nothing.
BYSTANDER = "Paperweight"
_IN_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_SHE, _HE = ("Zoe", "Dana", "Nadia", "Sue", "Olga"), ("Carl", "Mike", "Ravi", "Ben", "Paul")
_OTHER_WORDS = (
    (" attacks with ", (" swings with ", " swings in with ", " attacks using ")),
    (" targeting ", (" on ", " at ")),
    (" controls ", (" has ", " has got ")),
    (" activates ", (" uses ",)),
    (" casts ", (" plays ",)),
)
#: Sentences at the beginning that may stand in any order: what there is, told without a word that points back.
_SET_UP = re.compile(r"(?:Alice|Bob|Carol) (?:controls|is at|has) [^?]*\.")
_POINTS_BACK = re.compile(
    r"\b(?:it|its|they|their|he|she|his|her|attached|both|each|other|another|copy)\b", re.IGNORECASE
)
#: Words of somebody, told of whom the story could not be told as one's own.
_SOMEBODY = re.compile(r"\b(?:I|you|your|my|opponent|Carol|he|she|him|they|his|her|their)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Retold:
    """A story told otherwise: its text, in which ways, and whom its players stand for."""

    text: str
    ways: tuple[str, ...]
    players: Mapping[str, str]


def retold(story: str, chance: Random) -> Retold:
    """The story told in one to four other ways; `ways` is empty where none of them changes a word."""
    text, used = story, []
    names = {chance.choice(_SHE): "alice", chance.choice(_HE): "bob"}
    for way in sorted(chance.sample(_ORDER, chance.randint(1, 4)), key=_ORDER.index):
        if way == "players renamed":
            other = _outside_quotes(text, lambda words: _renamed(words, names))
        elif way == "told by one of them" and _SOMEBODY.search(re.sub(r'"[^"]*"', "", text)):
            continue
        elif way in _WHOLE:
            other = _WHOLE[way](text, chance)
        else:
            other = _outside_quotes(text, lambda words, way=way: _PARTS[way](words, chance))  # type: ignore[misc]
        if other != text:
            used.append(way)
        text = other
    called = {"you": "alice", "opponent": "bob"} if "told by one of them" in used else names
    return Retold(text, tuple(used), {name.lower(): player for name, player in called.items()})


def _outside_quotes(text: str, tell: Callable[[str], str]) -> str:
    """Everything told otherwise but the quoted texts of cards."""
    return "".join(part if part[:1] == '"' else tell(part) for part in re.split(r'("[^"]*")', text))


def _renamed(text: str, called: Mapping[str, str]) -> str:
    for name, player in called.items():
        text = text.replace(player.capitalize(), name)
    return text


def _one_of_them(text: str, chance: Random) -> str:
    """Alice tells the story, of herself and of her opponent."""
    for said, says in (
        (r"\bAlice's\b", "my"),
        (r"\bAlice (?:doesn't|does not)\b", "I don't"),
        (r"\bAlice has\b", "I have"),
        (r"\bAlice is\b", "I am"),
        (r"\b[Dd]oes Alice\b", "do I"),
        (r"\bAlice (\w+?(?:ss|sh|ch|x))es\b", r"I \1"),
        (r"\bAlice (\w+?)s\b", r"I \1"),
        (r"\bAlice\b", "me"),
        (r"\bBob\b", chance.choice(("my opponent", "opp"))),
    ):
        text = re.sub(said, says, text)
    return text


def _set_up_in_another_order(text: str, chance: Random) -> str:
    if '"' in text:
        return text
    sentences = re.split(r"(?<=[.?!])\s+(?=[A-Z])", text)
    count = 0
    while (
        count < len(sentences)
        and _SET_UP.fullmatch(sentences[count])
        and not _POINTS_BACK.search(sentences[count])
    ):
        count += 1
    first = sentences[:count]
    chance.shuffle(first)
    return " ".join([*first, *sentences[count:]])


def _other_words(text: str, chance: Random) -> str:
    for word, others in _OTHER_WORDS:
        text = text.replace(word, chance.choice(others))
    return text


def _joined(text: str, chance: Random) -> str:
    joint = chance.choice((", and", ". Then", ", then"))
    return re.sub(r"\. (Alice|Bob) (attacks|blocks|casts|activates)", rf"{joint} \1 \2", text)


def _blocks_in_the_passive(text: str, _: Random) -> str:
    """Who blocks is left out: in a game of two it can be nobody else."""
    if "Carol" in text:
        return text
    blocks = r"(?:Alice|Bob) blocks ([A-Z][\w']+(?: [A-Z][\w']+)*) with ([A-Z][\w']+(?: [A-Z][\w']+)*)\."
    return re.sub(blocks, r"\1 is blocked by \2.", text)


def _numbers_in_words(text: str, _: Random) -> str:
    number = r"(?<![\w/+#=-])(\d)(?= (?:damage|life|poison|cards|counters|times))"
    return re.sub(number, lambda found: _IN_WORDS[int(found[1])], text)


def _in_the_past(text: str, _: Random) -> str:
    return re.sub(r"\b(Alice|Bob|I|my opponent) (attack|block)s?\b", r"\1 \2ed", text)


def _run_on(text: str, chance: Random) -> str:
    """Full stops become commas, as is typed in a hurry: `alice attacks with Bear, Bob blocks`."""
    joint = chance.choice((", ", " "))
    return re.sub(r"(?<=[a-z])\. (?=(?:Alice|Bob|I|[Mm]y opponent) [a-z])", joint, text)


def _in_short(text: str, chance: Random) -> str:
    """Words in short, apostrophes and needless words left out."""
    for said, says in (
        (" with ", chance.choice((" w/ ", " w "))),
        ("n't ", "nt "),
        (" and ", chance.choice((" & ", " and "))),
        (" damage", chance.choice((" dmg", " damage"))),
        ("my opponent", "my opp"),
        (" In response,", chance.choice((" in resp", " In response"))),
    ):
        text = text.replace(said, says)
    return re.sub(r"(?<!artifact) creature\.", ".", text)  # without the word an artifact is none


def _another_past(text: str, _: Random) -> str:
    """Everything that is done is told of what happened."""
    done = {
        "casts": "cast",
        "activates": "activated",
        "targets": "targeted",
        "chooses": "chose",
        "controls": "had",
    }
    for now, then in (*done.items(), ("attacks", "attacked"), ("blocks", "blocked"), ("doesn't", "didn't")):
        text = re.sub(rf"\b{now}\b", then, text)
    return text


_PARTS: Mapping[str, Callable[[str, Random], str]] = {
    "sentences joined": _joined,
    "passive": _blocks_in_the_passive,
    "other words": _other_words,
    "told by one of them": _one_of_them,
    "in the past": _in_the_past,
    "all in the past": _another_past,
    "run on": _run_on,
    "in short": _in_short,
    "numbers in words": _numbers_in_words,
    "sentences on lines": lambda text, _: re.sub(r"(?<=[.?]) (?=[A-Z])", "\n", text),
    "lower case": lambda text, _: text.lower(),
}
_WHOLE: Mapping[str, Callable[[str, Random], str]] = {
    "an idle bystander": lambda text, chance: (
        f"{chance.choice(('Alice', 'Bob'))} controls {BYSTANDER}, an artifact. {text}"
        if "Alice" in text and "Bob" in text and "artifact" not in text
        else text
    ),
    "set-up in another order": _set_up_in_another_order,
    "asides": lambda text, chance: chance.choice(
        ("Hi everyone! {} Thanks in advance.", "Quick question: {}", "Hey judges, {} Thank you!", "So, {}")
    ).format(text),
}
_ORDER = (
    "an idle bystander",
    "set-up in another order",
    "sentences joined",
    "passive",
    "other words",
    "told by one of them",
    "in the past",
    "all in the past",
    "run on",
    "in short",
    "numbers in words",
    "sentences on lines",
    "players renamed",
    "asides",
    "lower case",
)
