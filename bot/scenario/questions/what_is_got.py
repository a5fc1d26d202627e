"""`Do I get two Goblin tokens?`: what is asked for, in words that an outcome answers, and how many."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.subtypes import ARTIFACT_TYPES, CREATURE_TYPES, ENCHANTMENT_TYPES
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.declaring import declare
from bot.scenario.naming.named_tokens import names_of_tokens
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.words import NUMBERS, singular, word_set

#: Where more begins that is said of it: `a token from his Mogg War Marshal`.
_MORE_OF_IT = word_set(
    "from of for with out on off when whenever each back this that instead even though although because since despite"
)
_SMALL = word_set("a an the any my his her their its to extra more additional another still")
#: What the steps of a game tell that a player gets.
_KNOWN = word_set("life card draw counter token trigger combat turn")
_KINDS = frozenset(kind.lower() for kind in ARTIFACT_TYPES | CREATURE_TYPES | ENCHANTMENT_TYPES)


def what_is_got(story: Story, statement: Statement, tail: str) -> tuple[str, int | None]:
    """What is asked for, and how many. Raises `CannotMean` where no step of a game tells whether somebody gets that."""
    words: list[str] = []
    number: int | None = None
    for place, word in enumerate(tail.split()):
        fold = word.lower()
        if fold in _MORE_OF_IT and words:
            _put_there(story, statement, tail.split()[place + 1 :])
            break
        if fold.isdigit() or fold in NUMBERS:
            number = int(fold) if fold.isdigit() else NUMBERS[fold]
        elif fold not in _SMALL:
            words.append(word.removesuffix("'s").removesuffix("’s"))
    if words[-1:] in (["phase"], ["phases"]) and words[:-1] in (["combat"], ["attack"]):
        words = ["combat"]
    if words == ["poison"]:
        words = ["poison", "counters"]
    sized = any("/" in word and word[0].isdigit() for word in words)
    mana = words == ["mana"]  # a part of `Mana Dork`, and nothing that a step tells of
    if words and (sized or mana or not _is_known(story, words[-1])):
        raise CannotMean(
            f"Whether somebody gets “{' '.join(words)}” is not told by what happens.",
            start=statement.start,
            end=statement.end,
        )
    return " ".join(words), number


def _put_there(story: Story, statement: Statement, words: Sequence[str]) -> None:
    """`Do I get two triggers off Panharmonicon?`: a permanent that is named only here is there."""
    names = (" ".join(words[: n + 1]) for n in reversed(range(len(words))))
    card = next((card for name in names if (card := story.names.exact(name)) is not None), None)
    if card is None or any(thing.name == card.name for thing in story.things):
        return
    if {"Instant", "Sorcery"} & {*card.types}:
        raise CannotMean(
            f"It is not told that {card.name} is cast.", start=statement.start, end=statement.end
        )
    who = statement.get("who")
    player = story.player(who, subject=True) if isinstance(who, PlayerRef) and who.how != "any" else None
    declare(story, (ThingRef("card", -1, -1, name=card.name, told=card.name),), player, "battlefield")
    story.assumptions.append(f"{card.name} is on the battlefield: it is asked about.")


def _is_known(story: Story, noun: str) -> bool:
    """Whether it is a token's or card's kind, a thing here, or what the rules let one get."""
    one = singular(noun.lower())
    if one in _KNOWN or one in _KINDS or noun.lower() in _KINDS:
        return True
    named = (name for thing in story.things for name in names_of_tokens(tuple(thing.texts)))
    if any(noun.lower() == name.lower() for name in named):  # `Do I get Darkstar?`
        return True
    return any(one in thing.name.lower() for thing in story.things) or any(
        f" {one.title()} " in f" {text} " for thing in story.things if thing.card for text in thing.card.texts
    )


def refuse_unnamed_spell(story: Story, statement: Statement, about: Sequence[str]) -> None:
    """`He kills the Sculler. Does he get his card back?`: not the spell that nobody named. Raises `CannotMean`."""
    things = [thing for thing in story.things if thing.label in about]
    if statement.kind in ("ask back", "ask returns") and things and all(thing.untold for thing in things):
        raise CannotMean("It is not told which card that is.", (), statement.start, statement.end)
