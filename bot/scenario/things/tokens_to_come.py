"""Tokens that what is told makes, spoken of before the engine has made them: by their names, and as many as are made."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.abilities.subtypes import SUBTYPES
from bot.engine.told.script import Activate, Attack, Cast
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.words import NUMBER_WORDS, NUMBERS
from bot.scenario.things.board import Thing
from bot.scenario.things.copies_to_come import copied_token
from bot.scenario.things.creating import Creating, Role
from bot.scenario.things.face_down_to_come import face_down_to_come
from bot.scenario.things.lines_of_keywords import lines_of
from bot.scenario.things.made_by_dying import as_many_more, died_before, makes_as_it_dies
from bot.scenario.things.may_fight import SPELLS
from bot.scenario.things.token_names import (
    as_token,
    last_name,
    makes_such,
    one_side,
    only_of_copies,
    tells_of,
    token,
    token_name,
    was_made_before,
)
from bot.values import dataclass

_MAKES = regex(
    r"\b(?P<verb>[Cc]reates?) (?P<many>[\w']+) (?P<words>[^.\"]*?)(?:\bcreature|\bVehicle artifact) tokens?\b(?P<rest>[^.\"]*)"
)

_CHANGES = regex(r"tokens? would be created|would create", re.IGNORECASE)
#: Such a creature attacks or blocks with others of one's own: all that one has.
_FIGHTS: frozenset[Role] = frozenset({"attacker", "blocker"})
#: What such a part is played by is on the battlefield by then.
_OF_WHAT_IS_THERE: frozenset[Role] = frozenset({"source", "attacker", "blocker", "target", "asked"})


@dataclass(frozen=True, slots=True)
class _Made:
    """What makes tokens: their name, and how many; None where that is not told. `used`: it was cast, activated or died; `whose` they are."""

    name: str
    number: int | None
    used: bool
    whose: str | None


def several_made(
    story: Creating, ref: ThingRef, role: Role, player: str | None, known: Sequence[Thing]
) -> list[Thing]:
    """`both Soldiers`, `all my Soldiers`, `the tokens`: those that what is told makes, and what is known of that kind
    where it is meant too; empty where none are meant. Raises `CannotMean` where it is not told how many there are, or which."""
    asked = role == "asked" and not (
        ref.token and not ref.subtypes
    )  # `my Soldiers` in a question: what was told or made by then
    if role in ("declare", "spell") or asked or ref.letter or ref.size or ref.order:
        return []
    there = [thing for thing in known if not thing.future and not died_before(story, thing)]
    if not (ref.subtypes or ref.token):
        return []
    many = ref.article != "one of" and (ref.many or ref.told.lower().endswith(" tokens"))
    tokens = [thing for thing in there if thing.token]
    made = _made(story, ref, player, tokens if ref.token else there)
    if made is None or (ref.token and tokens):
        return []
    if not many and ref.token and not ref.subtypes and ref.article == "the" and made.number in (None, 1):
        return [_of(story, made, made.name)]
    if not many:
        return _one(story, ref, role, known, made)
    if ref.count > 1:
        number = _of_those(story, ref, there, made)
        return ([] if number == ref.count else there) + _tokens(story, made, number) if number else []
    _refuse_unknown(story, ref, made, there)
    return [*there, *_tokens(story, made, made.number or 0)]


def creatures_to_come(story: Creating, player: str) -> list[Thing] | None:
    """The creature tokens that what that player has cast makes, as far as it is told how many; None where it is not."""
    found: list[Thing] = []
    makers = list(_makers(story, ThingRef("kind", 0, 0), player))
    for name in dict.fromkeys(made.name for made in makers):
        made = _together([one for one in makers if one.name == name])
        if made.number is None or not all(one.used for one in makers):
            return None
        found += _tokens(story, made, made.number)
    return found


def with_those_made(story: Creating, ref: ThingRef, player: str | None, known: list[Thing]) -> list[Thing]:
    """`I have a 2/2 and make a token. I attack with both`: as many as are told, with those among them that what is told makes. Raises
    `CannotMean` where so many are not there."""
    if player is not None:
        made = creatures_to_come(story, player) or []
        if len(made) == ref.count:
            return made
        mine = [thing for thing in known if thing.holder in (player, None)]
        if made and len(mine) + len(made) == ref.count:
            return [*mine, *made]
        copy = copied_token(story, ThingRef("kind", ref.start, ref.end, article="the"))
        if copy is not None and len(mine) + 1 == ref.count:
            return [*mine, copy]
    number = NUMBER_WORDS.get(ref.count, str(ref.count))
    there = " and ".join(thing.label for thing in known)
    said = f"It is not told which {number} “{ref.told}” means: no more is told of than {there}."
    raise CannotMean(said, story._some_labels(), ref.start, ref.end)


def _refuse_unknown(story: Creating, ref: ThingRef, made: _Made, there: Sequence[Thing]) -> None:
    if made.number is None or any(thing.token for thing in there):
        said = "It is not told how many tokens there are."
        raise CannotMean(said, story._some_labels(), ref.start, ref.end)


def _one(story: Creating, ref: ThingRef, role: Role, known: Sequence[Thing], made: _Made) -> list[Thing]:
    """`a Soldier`, `the other Soldier` of several that are made: the first that is not yet gone, and does not fight already; another
    than those that were spoken of."""
    several = made.number or 0
    told = ref.article in ("a", "an", "one", "one of") or ref.other
    if not told or several < 2 or any(thing.token for thing in known if not thing.future):
        return []
    spoken = {thing.label for thing in story.things} if ref.other else set()
    for label in (f"{made.name} #{number}" for number in range(1, several + 1)):
        if label in spoken:
            continue
        thing = _of(story, made, label)
        if not (thing.gone or (role in _FIGHTS and (thing.attacking or thing.blocking))):
            return [thing]
    return []


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


def _tokens(story: Creating, made: _Made, number: int) -> list[Thing]:
    labels = [made.name] if number == 1 else [f"{made.name} #{n}" for n in range(1, number + 1)]
    return [_of(story, made, label) for label in labels]


def _of(story: Creating, made: _Made, label: str) -> Thing:
    thing = token(story, label, made.name.split()[-1])
    thing.shown = thing.shown or made.whose
    return thing


def _made(story: Creating, ref: ThingRef, player: str | None, there: Sequence[Thing]) -> _Made | None:
    """What makes tokens of that kind, where they are all of one name; what was not used makes none while others are there."""
    makers = list(_makers(story, ref, player))
    makers = [made for made in makers if made.used] or ([] if there else makers)
    return _together(makers) if len({made.name for made in makers}) == 1 else None


def _together(makers: Sequence[_Made]) -> _Made:
    numbers = [made.number for made in makers if made.number is not None]
    number = sum(numbers) if len(numbers) == len(makers) else None
    whose = {made.whose for made in makers}
    return _Made(makers[0].name, number, True, whose.pop() if len(whose) == 1 else None)


def _makers(story: Creating, ref: ThingRef, player: str | None) -> Iterator[_Made]:
    """What is told that makes tokens which answer to these words."""
    for thing in story.things:
        if player not in (None, thing.holder, thing.cast_by):
            continue
        found = [
            (one, text)
            for text in lines_of(thing)
            for one in _MAKES.finditer(text)
            if all(subtype in one["words"].split() for subtype in ref.subtypes)
        ]
        used = any(
            (isinstance(a, Cast) and a.card == thing.label)
            or (isinstance(a, Activate) and a.source == thing.label)
            for a in story.actions
        )
        died = died_before(story, thing)
        for one, text in found:
            subtype = ref.subtypes[-1] if ref.subtypes else last_name(one["words"])
            if subtype:
                attacked = _attacked_once(story, thing, text)
                of_death = died and makes_as_it_dies(text)
                known_once = attacked or of_death or _is_done_once(thing, text)
                once = len(found) == 1 and known_once and not _are_more(story)
                number = _number(story, thing, one, ref.subtypes, attacked or of_death) if once else None
                whose = thing.holder or thing.cast_by if one["verb"].lower() == "create" else None
                yield _Made(token_name(story, subtype), number, used or of_death, whose)


def _is_done_once(thing: Thing, text: str) -> bool:
    """Whether a line is followed once as the card is cast: that of a spell, or what comes of entering."""
    entering = re.match(r"When [^,]*\benters\b[^,]*,", text)
    of_spell = bool({"Instant", "Sorcery"} & {*thing.types})
    return of_spell or (
        entering is not None and not re.search(r"\b(?:attacks|dies|leaves)\b", entering.group())
    )


def _attacked_once(story: Creating, thing: Thing, text: str) -> bool:
    """Whether a line is followed as it attacks, which it has done once."""
    attacks = [a for a in story.actions if isinstance(a, Attack) and thing.label in dict(a.attacks)]
    return len(attacks) == 1 and re.match(r"Whenever (?:~|this creature|it) attacks,", text) is not None


def _are_more(story: Creating) -> bool:
    """Whether something changes how many tokens are made (CR 614.16)."""
    return any(_CHANGES.search(text) for thing in story.things for text in lines_of(thing))


def _number(
    story: Creating, thing: Thing, made: re.Match[str], kinds: tuple[str, ...], triggered: bool
) -> int | None:
    """How many of those kinds it makes, where it was cast once, or `triggered` once."""
    casts = [a for a in story.actions if isinstance(a, Cast) and a.card == thing.label]
    uncertain = "for each" in made["rest"] or "equal to" in made["rest"] or made["words"].startswith("number")
    more = as_many_more(made["rest"], kinds)
    if (len(casts) != 1 and not triggered) or uncertain or more is None:
        return None
    many = made["many"].lower()
    if many == "x":
        return None if "where" in made["rest"] or not casts else casts[0].x
    first = 1 if many in ("a", "an") else NUMBERS.get(many)
    return first + more if first is not None else None


def to_come(story: Creating, ref: ThingRef, role: Role, player: str | None) -> list[Thing]:
    """Tokens that an effect will make: known by their name alone. `a Soldier` is one where the player has what makes Soldiers. So is what is
    manifested."""
    if face_down := face_down_to_come(story, ref, role, player if ref.owner is not None else None):
        return face_down
    if not ref.subtypes or ref.size or role == "declare" or (role == "source" and not story.actions):
        return []  # before anything is done, what is used was there
    subtype = ref.subtypes[-1]
    if ref.count <= 1 and (known := [t for t in story.things if t.future and t.token and t.name == subtype]):
        return known[:1]
    if not tells_of(story, subtype, player if ref.article in ("a", "an") else None):
        return []
    if subtype == "Phyrexian" and (incubated := _incubated(story)):
        return [incubated]
    if not makes_such(story, subtype):
        return []
    if only_of_copies(story, subtype) or (role in _OF_WHAT_IS_THERE and was_made_before(story, subtype)):
        return []
    name = token_name(story, subtype)
    alone = ref.count <= 1 or bool(ref.letter)
    last = [f" {ref.letter}" if ref.letter else ""] if alone else [f" #{n}" for n in range(1, ref.count + 1)]
    whose = {made.whose for made in _makers(story, ref, None)}
    return [token(story, name + one, subtype, one_side(whose)) for one in last]


def _incubated(story: Creating) -> Thing | None:
    """`I transform the Incubator. How big is the Phyrexian?`: the back of that token (CR 701.53a)."""
    made = any(
        "create a incubator token" in text.lower() for thing in story.things for text in lines_of(thing)
    )
    others = any(
        re.search(r"\bPhyrexian\b[^.]* creature token", t) for one in story.things for t in one.texts
    )
    return token(story, "Incubator", "Incubator") if made and not others else None


def made_by_what_is_named(story: Creating, ref: ThingRef, role: Role) -> ThingRef | None:
    """`I cast Fractal Summoning. I attack with the Fractal`: the token that the spell made, and not the spell, whose name has that word
    too; None for every other word."""
    word = ref.told.removeprefix("the ").removeprefix("my ").capitalize()
    named = [thing for thing in story.things if thing.name in ref.names]
    if role == "spell" or word not in SUBTYPES or not named:
        return None
    if not all(SPELLS & {*thing.types} for thing in named):
        return None
    return as_token(story, ref, word)
