"""What a question asks of a kind: how many, whether any, described by what it is in the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.subtypes import CREATURE_TYPES
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.questions.askable import OF_SIZES
from bot.scenario.questions.subjects import NOTHING, Description, Part, Quantity, Subject
from bot.scenario.questions.tokens_just_made import made_by_the_last_deed
from bot.scenario.questions.whose_may_die import whose_may_die
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.this_turn import fights
from bot.scenario.text.words import singular
from bot.scenario.things.fitting import fits
from bot.values import replace

_QUANTITIES = {
    "any": Quantity.ANY,
    "no": Quantity.NONE,
    "all": Quantity.EACH,
    "each": Quantity.EACH,
    "every": Quantity.EACH,
    "both": Quantity.EACH,
}


_PARTS = {
    "attacking": Part.ATTACKS,
    "blocking": Part.BLOCKS,
    "blocked": Part.IS_BLOCKED,
    "unblocked": Part.IS_UNBLOCKED,
}


_FIGHTERS = {"attacker": Part.ATTACKS, "blocker": Part.BLOCKS}


def quantity(story: Story, statement: Statement, refs: tuple[Any, ...]) -> Quantity:
    """`any of them`, `no creature`, `do they both die`, `do I lose a creature`."""
    things = [ref for ref in refs if isinstance(ref, ThingRef)]
    if not things:
        return Quantity.THOSE
    said = _QUANTITIES.get(things[0].article, Quantity.THOSE)
    if said is not Quantity.THOSE:
        return said
    if things[0].article in ("a", "an") and whose_may_die(story, statement) is not None:
        return Quantity.ANY
    after = {token.fold for token in story.tokens[max(ref.end for ref in things) : statement.end]}
    return Quantity.EACH if after & {"both", "all", "each"} else Quantity.THOSE


def described(story: Story, ref: ThingRef) -> Description | None:
    """Several things by their kind, whose they are and their part in combat; None where the words single out some that were told."""
    if not ref.many or ref.count > 1 or not _is_by_kind(ref):
        return None
    if len(ref.status) > 1 or not {*ref.status} <= {*_PARTS}:
        return None
    if ref.noun in ("card", "spell", "copy", "one", "ones"):
        return None
    if _are_told_by_that_word(story, ref):
        return None
    whose = story.owner(ref.owner) or ""
    if ref.article not in ("any", "no") or not any(t.is_type("Creature") for t in story.things):
        story.resolve((ref,), "asked")  # where there is none, that is said
    return Description(_kinds_of(ref), whose, _PARTS[ref.status[0]] if ref.status else None)


def any_that_fits(story: Story, ref: ThingRef, kind: str) -> Description | None:
    """`Does a creature die?`: whichever of those that are told, or come to be; None where none is told, or it is not asked of what comes of
    them."""
    one = ref.article in ("a", "an", "one of") and not ref.many and ref.count == 1
    if kind not in _OF_ANY or not one or ref.noun in _NO_THINGS or not _is_by_kind(ref) or ref.status:
        return None
    fitting = [thing for thing in story.things if fits(story, thing, ref) and not thing.filler]
    return Description(_kinds_of(ref), story.owner(ref.owner) or "") if fitting else None


_OF_ANY = frozenset({"dies", "survives", "anydamage", "dealsany", "zone"})
_NO_THINGS = frozenset({"card", "spell", "copy", "one", "ones"})


def _are_told_by_that_word(story: Story, ref: ThingRef) -> bool:
    """`two 1/1 Snakes and Seshiro ... the Snakes`: those that were told by that word, beside a card of that kind."""
    if ref.article != "the" or not ref.subtypes or ref.status:
        return False
    there = [thing for thing in story.things if all(thing.is_type(one) for one in ref.subtypes)]
    untitled = [thing for thing in there if thing.card is None and thing.declared]
    return 1 < len(untitled) < len(there)


def _is_by_kind(ref: ThingRef) -> bool:
    """Whether nothing but its kind, whose it is and what is done with it is said of a thing."""
    plain = ref.but(
        start=0, end=0, article="", owner=None, count=0, many=True, status=(), types=(), subtypes=(),
        supertypes=(), noun="", token=False, described=False, told="", word="",
    )  # fmt: skip
    return plain == ThingRef("kind", 0, 0, count=0, many=True)


def _kinds_of(ref: ThingRef) -> tuple[str, ...]:
    kinds = tuple(word.lower() for word in (*ref.supertypes, *ref.types, *ref.subtypes))
    return (*kinds, "token") if ref.token else kinds


def any_of_a_kind(statement: Statement, whose: str) -> Subject:
    """`Does Alice control a Clue?`: whatever of that kind is hers in the end, told of or made; nothing where more is said of it."""
    value = statement.get("what")
    ref = value[0] if isinstance(value, tuple) and len(value) == 1 else None
    if (
        not isinstance(ref, ThingRef)
        or ref.article not in ("a", "an", "any", "some")
        or ref.many
        or ref.status
    ):
        return NOTHING
    if ref.source == "card" and ref.name and ref.owner is None and statement.kind == "ask controls":
        return Subject(fitting=Description((ref.name.lower(),), whose), quantity=Quantity.ANY)
    if not _is_by_kind(ref) or ref.owner is not None or not _kinds_of(ref):
        return NOTHING
    return Subject(fitting=Description(_kinds_of(ref), whose), quantity=Quantity.ANY)


def kinds_asked(story: Story, words: str, who: str, zone: str) -> Subject:
    """`How many attackers`, `creatures`, `Elf tokens`, `cards in exile`: whatever is of that kind in the end, `who` has it where
    somebody is named."""
    kinds = words.lower().split()
    _refuse_untold_tokens(story, kinds)
    told = _PARTS.get(kinds[-1]) if kinds else None
    if told is not None:  # `Which attackers are unblocked?`
        kinds = [word for word in kinds[:-1] if word.removesuffix("s") not in _FIGHTERS] or ["creature"]
        return Subject(fitting=Description(tuple(kinds), who, told), quantity=Quantity.ANY)
    part = _FIGHTERS.get(kinds[-1].removesuffix("s")) if kinds else None
    if part is not None:
        kinds[-1] = "creature"
        fought = any(map(fights, story.actions))
        part = (
            part if fought else None
        )  # who has a blocker while nothing fights has a creature that could block
    untold = tuple(thing.label for thing in story.things if thing.untold) if zone else ()
    return Subject(
        fitting=Description(tuple(kinds), who, part, zone or "battlefield", untold), quantity=Quantity.ANY
    )


def _refuse_untold_tokens(story: Story, kinds: Sequence[str]) -> None:
    """`I control three Saprolings. How many Saproling tokens do I have?`: nobody says that those are tokens. Raises `CannotMean`."""
    if len(kinds) < 2 or kinds[-1] not in ("token", "tokens"):
        return
    of = singular(kinds[-2]).capitalize()
    for thing in story.things:
        if thing.made is not None and not thing.token and not thing.future and thing.name == of:
            raise CannotMean(f"It is not told whether {thing.label} is a token.")


#: What is asked of things alone: no player is a Goblin, tapped or a 2/2.
OF_THINGS_ALONE = OF_SIZES | {"isof"}
#: What is asked of some of players too, whom `they` alone may mean.
_OF_EACH = OF_THINGS_ALONE | {"hasability", "counters"}
_PARTS_OF_THEM = frozenset({"each", "both", "all", "them"})


def just_asked_about(story: Story, ref: Any, kind: str) -> Subject:
    """`How many Shapeshifters do I get? Are they Goblins?`: each of those that were asked about last by their kind; nothing where the
    words are no `they`, or the last question was about something told."""
    word = story.tokens[ref.start].fold if isinstance(ref, PlayerRef | ThingRef) and ref.start >= 0 else ""
    several = isinstance(ref, ThingRef) and ref.source == "it" and word in _PARTS_OF_THEM
    if isinstance(ref, ThingRef) and word == "it" and kind in OF_SIZES:
        _refuse_it_or_the_token(story, ref)
    they = word in ("they", "those", "these") and kind in OF_THINGS_ALONE | {"hasability"}
    if not (they or (several and kind in _OF_EACH)):
        return NOTHING
    if not story.questions:
        return made_by_the_last_deed(story)
    if story.asked_at[-1].done not in (None, len(story.actions)):
        return NOTHING  # something else was told since
    last = story.questions[-1]
    # `How many tokens do I get?` is asked of what is made, by what the words call it
    about = kinds_asked(story, last.words, last.who, "") if last.kind == "makes" else last.what
    return (
        replace(about, quantity=Quantity.EACH) if about.fitting is not None else made_by_the_last_deed(story)
    )


def _refuse_it_or_the_token(story: Story, ref: ThingRef) -> None:
    """`I cast Elf. How many Warriors do I have? How big is it?`: the Elf or the token that has been made. Raises `CannotMean`."""
    last = story.questions[-1] if story.questions else None
    described = last.what.fitting if last is not None and last.kind in ("howmany", "hasany") else None
    types = [singular(word).capitalize() for word in described.kinds] if described is not None else []
    asked = [one for one in types if one in CREATURE_TYPES]
    if not asked or not story.focus or any(all(t.is_type(one) for one in asked) for t in story.things):
        return
    meant = f"{story.focus[-1].label} or the {' '.join(asked)}"
    raise CannotMean(f"It is not told which “it” means: {meant}.", (), ref.start, ref.end)


def asked_again_now(story: Story, statement: Statement, ref: Any, kind: str) -> Subject:
    """`How big is Egg? I cast Ogre. How big is it now?`: what the same was asked of before; nothing where it was asked of none."""
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    word_back = isinstance(ref, ThingRef) and ref.source == "it" and not (ref.many or ref.order)
    if not (word_back and words & {"now", "then"}):
        return NOTHING
    before = next((one.what for one in reversed(story.questions) if one.kind == kind), NOTHING)
    return before if len(before.names) == 1 else NOTHING
