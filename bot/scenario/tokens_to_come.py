"""Tokens that what is told makes, spoken of before the engine has made them: by their names, and as many as are made."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.engine.script import Cast
from bot.scenario.creating import Creating, Role
from bot.scenario.errors import CannotMean
from bot.scenario.phrases import ThingRef
from bot.scenario.things import Thing
from bot.scenario.words import NUMBERS
from bot.values import dataclass

_MAKES = re.compile(
    r"\b[Cc]reates? (?P<many>[\w']+) (?P<words>[^.\"]*?)\bcreature tokens?\b(?P<rest>[^.\"]*)"
)


@dataclass(frozen=True, slots=True)
class _Made:
    """What makes tokens: the first name by which it is known, and how many; None where that is not told."""

    name: str
    number: int | None


def several_made(
    story: Creating, ref: ThingRef, role: Role, player: str | None, known: Sequence[Thing]
) -> list[Thing]:
    """`both Soldiers`, `all my Soldiers`, `the tokens`: those that what is told makes, and what is known of that kind where it is meant
    too; empty where none are meant. Raises `CannotMean` where it is not told how many there are, or which."""
    if role in ("declare", "asked", "spell") or ref.letter or ref.size or ref.order:
        return []
    many = ref.many or ref.told.lower().endswith(" tokens")
    if not many or not (ref.subtypes or ref.token):
        return []
    makers = {made.name: made for made in _makers(story, ref, player)}
    there = [thing for thing in known if not thing.future]
    if len(makers) != 1 or (ref.token and there):
        return []
    (made,) = makers.values()
    if ref.count > 1:
        number = _of_those(story, ref, there, made)
        return ([] if number == ref.count else there) + _tokens(story, made.name, number) if number else []
    if made.number is None:
        raise CannotMean(
            f"It is not told how many “{ref.told}” are.", story._some_labels(), ref.start, ref.end
        )
    return [*there, *_tokens(story, made.name, made.number)]


def _of_those(story: Creating, ref: ThingRef, there: Sequence[Thing], made: _Made) -> int:
    """How many of as many as are told are tokens to come; 0 where none are meant."""
    if not there or ref.count == made.number:
        return ref.count
    if len(there) >= ref.count:
        return 0
    if made.number is not None and ref.count == len(there) + made.number:
        return made.number
    labels = tuple(thing.label for thing in there)
    raise CannotMean(f"It is not told which “{ref.told}” are.", labels, ref.start, ref.end, labels)


def _tokens(story: Creating, name: str, number: int) -> list[Thing]:
    if number == 1:
        return [_token(story, name, name.split()[-1])]
    return [_token(story, f"{name} #{n}", name.split()[-1]) for n in range(1, number + 1)]


def _makers(story: Creating, ref: ThingRef, player: str | None) -> Iterator[_Made]:
    """What is told that makes tokens which answer to these words."""
    for thing in story.things:
        if player not in (None, thing.holder, thing.cast_by):
            continue
        found = [
            one
            for text in thing.texts
            for one in _MAKES.finditer(text)
            if all(subtype in one["words"].split() for subtype in ref.subtypes)
        ]
        for one in found:
            subtype = ref.subtypes[-1] if ref.subtypes else _last_name(one["words"])
            if subtype:
                number = _number(story, thing, one) if len(found) == 1 else None
                yield _Made(_token_name(story, subtype), number)


def _last_name(words: str) -> str:
    return next((word for word in reversed(words.split()) if word[:1].isupper()), "")


def _number(story: Creating, thing: Thing, made: re.Match[str]) -> int | None:
    """How many it makes, where it was cast once."""
    casts = [a for a in story.actions if isinstance(a, Cast) and a.card == thing.label]
    uncertain = "for each" in made["rest"] or "equal to" in made["rest"] or made["words"].startswith("number")
    if len(casts) != 1 or uncertain:
        return None
    many = made["many"].lower()
    if many == "x":
        return None if "where" in made["rest"] else casts[0].x
    return 1 if many in ("a", "an") else NUMBERS.get(many)


def to_come(story: Creating, ref: ThingRef, role: Role, player: str | None) -> list[Thing]:
    """Tokens that an effect will make: known by their name alone. `a Soldier` is one where the player has what makes
    Soldiers."""
    if not ref.subtypes or ref.size or role == "declare":
        return []
    subtype = ref.subtypes[-1]
    if not _tells_of(story, subtype, player if ref.article in ("a", "an") else None):
        return []
    name = _token_name(story, subtype)
    if ref.count > 1 and not ref.letter:
        return [_token(story, f"{name} #{number}", subtype) for number in range(1, ref.count + 1)]
    return [_token(story, name + (f" {ref.letter}" if ref.letter else ""), subtype)]


def token_meant(story: Creating, ref: ThingRef) -> ThingRef | None:
    """`How big is the Otter?` after what makes one: the token, and no card whose name has that word; None where nothing makes such."""
    word = ref.names[0] if len(ref.names) == 1 else ""
    if not word.isalpha() or any(ref.name in (thing.name, thing.label) for thing in story.things):
        return None
    subtype = word.capitalize()
    makes = re.compile(rf"\b{subtype}\b[^.]* creature token")
    if not any(makes.search(text) for thing in story.things for text in thing.texts):
        return None
    return ref.but(source="kind", name="", names=(), types=("Creature",), subtypes=(subtype,), noun=word)


def _token(story: Creating, label: str, subtype: str) -> Thing:
    for thing in story.things:
        if thing.label == label:
            return thing
    story.labels.add(label)
    return story.add(
        Thing(label, subtype, len(story.things), future=True, token=True, zone="none"),
    )


def _token_name(story: Creating, subtype: str) -> str:
    """What the token of that subtype is called that some text of the story makes: all its subtypes (CR 111.4)."""
    for text in (text for thing in story.things for text in thing.texts):
        found = re.search(
            rf"((?:[A-Z][\w'-]+ )*{re.escape(subtype)}(?: [A-Z][\w'-]+)*)[a-z ]* creature tokens?\b", text
        )
        if found is not None:
            return found[1]
    return subtype


def _tells_of(story: Creating, subtype: str, player: str | None) -> bool:
    """Whether the text of some card of the story names that subtype: then an effect may make such a token. Of `player`'s
    cards where one is given."""
    return any(
        subtype in text and (player is None or "token" in text)
        for thing in story.things
        if player is None or player in (thing.holder, thing.cast_by)
        for text in thing.texts
    )
