"""What a question is about: its words bound to things and players, or to a description of what it is in the end."""

from __future__ import annotations

import re
from typing import Any

from bot.abilities.effects import DealDamage, DealDivided
from bot.abilities.walk import holds
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.questions.antecedents import antecedents
from bot.scenario.questions.kinds_asked_about import (
    any_that_fits,
    asked_again_now,
    described,
    just_asked_about,
    quantity,
)
from bot.scenario.questions.several_spoken_of import (
    are_creatures,
    named_or_described,
    of_one_name,
    one_of_several,
    pair_of,
    refuse_one_as_both,
)
from bot.scenario.questions.subjects import NOTHING, Quantity, Subject
from bot.scenario.questions.supposing import suppose_one_of_theirs
from bot.scenario.questions.told_to_have_none import of_what_is_not_there
from bot.scenario.questions.whose_may_die import of_player, whose_may_die
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Role, Story
from bot.scenario.things.board import Thing
from bot.scenario.things.called_he_or_she import called_so
from bot.scenario.things.fitting import fits
from bot.scenario.things.it_or_its_token import it_or_its_token
from bot.scenario.things.other_faces import of_its_other_face
from bot.values import replace

_OF_LIFE = frozenset({"dies", "survives"})
OF_DAMAGE = frozenset({"damageby", "damageboth", "dealsany", "dealstimes", "manydeals", "hits"})
#: What is asked of where something is or whose, which nothing tells where it is spoken of in the question alone.
_OF_PLACES = frozenset({"back", "zone", "controls", "whocontrols"})
#: What something does to another thing.
TO_ANOTHER = frozenset({"dies", "candie", "trades"})


def what_is_asked_about(story: Story, statement: Statement, kind: str) -> Subject:
    """Who or what the question is about: of the creatures that somebody loses or kills, whose they are follows from that."""
    value = statement.get("what") or statement.get("source") or statement.get("that") or statement.get("it")
    whose = whose_may_die(story, statement)
    if whose is not None:
        value = tuple(of_player(ref, whose) for ref in value) if isinstance(value, tuple) else value
    player = story.player(whose, subject=True) if whose is not None else None
    known = len(story.things)
    about = subject_of(story, statement, value, kind, whose=player)
    new = [t.label for t in story.things[known:] if t.label in about.names and not t.future]
    there = _may_be_there(story, statement, known)
    there = there or (kind == "zone" and _are_conditions_behind(story, statement))
    if kind in _OF_PLACES and new and not there:
        raise CannotMean(f"It is not told where {new[0]} is.", start=statement.start, end=statement.end)
    return about


def _may_be_there(story: Story, statement: Statement, known: int) -> bool:
    """`He casts Wrath of God. What happens to my Ogre?`: whether what the question alone speaks of is a permanent of somebody's that was
    there all along."""
    words = {token.lemma for token in story.tokens[statement.start : statement.end]}
    new = story.things[known:]
    theirs = all(
        thing.holder is not None and not thing.token and {*thing.types} & _PERMANENTS for thing in new
    )
    return "happen" in words and theirs and not words & {"card", "spell"}


_PERMANENTS = frozenset({"Creature", "Artifact", "Enchantment", "Land", "Planeswalker", "Battle"})


def _are_conditions_behind(story: Story, statement: Statement) -> bool:
    """`What happens to my 2/2 if Bob shocks it?`: whether the same sentence goes on with what is done."""
    behind = [one for one in story.to_come if not one.kind.startswith("ask ")]
    between = story.tokens[statement.end : behind[0].start] if behind else ()
    return bool(behind) and not any(token.kind == "break" for token in between)


def subject_of(
    story: Story,
    statement: Statement,
    value: Any,
    kind: str = "",
    role: Role = "asked",
    whose: str | None = None,
) -> Subject:
    """What the words in a slot of a question mean. Raises `CannotMean` where they mean nothing that was told."""
    refs = value if isinstance(value, tuple) else (value,)
    ref = refs[0] if len(refs) == 1 else None
    if role == "asked" and kind in _OF_LIFE and isinstance(ref, ThingRef):
        suppose_one_of_theirs(story, ref)
    amount = quantity(story, statement, refs)
    if isinstance(ref, PlayerRef) and ref.how == "all":
        story.opponent(next(iter(story.seats), None))
        return Subject(tuple(story.seats), quantity=Quantity.EACH)
    again = asked_again_now(story, statement, ref, kind) if role == "asked" else NOTHING
    again = again or (just_asked_about(story, ref, kind) if role == "asked" else NOTHING)
    if again:
        return again
    if isinstance(ref, ThingRef) and ref.source == "it" and not ref.order and role == "asked":
        found = antecedents(story, statement, ref, kind, whose)
        refuse_one_as_both(story, ref, found)
        return _meant(story, ref.start, ref.end, found, amount)
    if isinstance(ref, PlayerRef) and (creature := called_so(story, ref)) is not None:
        return Subject((creature.label,), quantity=amount)
    if isinstance(ref, PlayerRef) and ref.how in ("they", "controller"):
        found = antecedents(story, statement, ref, kind, whose)
        refuse_one_as_both(story, ref, found)
        return _meant(story, ref.start, ref.start + 1, found, amount)
    if isinstance(ref, ThingRef) and role == "asked" and (two := pair_of(story, ref)) is not None:
        return Subject(two, quantity=amount)
    if isinstance(ref, ThingRef) and role == "asked" and (none := of_what_is_not_there(story, ref)):
        return Subject(fitting=none, quantity=Quantity.ANY)
    if isinstance(ref, ThingRef) and role == "asked" and (fitting := described(story, ref)) is not None:
        return Subject(fitting=fitting, quantity=amount)
    if (
        isinstance(ref, ThingRef)
        and role == "asked"
        and (any_one := any_that_fits(story, ref, kind)) is not None
    ):
        return Subject(fitting=any_one, quantity=Quantity.ANY)
    if isinstance(ref, ThingRef) and ref.source == "kind" and kind == "back":  # what was taken comes back
        taken = [t for t in story.things if t.taken_by is not None and fits(story, t, ref)]
        if len(taken) == 1:
            return Subject((taken[0].label,), quantity=amount)
    one_of = one_of_several(story, ref) if isinstance(ref, ThingRef) and role == "asked" else []
    if isinstance(ref, ThingRef) and len(one_of) > (0 if ref.other else 1):
        return _meant(story, ref.start, ref.end, one_of, amount)
    of_that_name = of_one_name(story, ref) if isinstance(ref, ThingRef) and role == "asked" else []
    if isinstance(ref, ThingRef) and of_that_name:
        return _meant(story, ref.start, ref.end, of_that_name, amount)
    if isinstance(ref, ThingRef) and role == "asked" and (either := named_or_described(story, ref)):
        return _meant(story, ref.start, ref.end, either, amount)
    other = of_its_other_face(story, ref) if isinstance(ref, ThingRef) and role == "asked" else None
    if other is not None and isinstance(ref, ThingRef):
        story.refer([other])
        return Subject((other.label,), quantity=amount, face=ref.name)
    if isinstance(ref, ThingRef) and role == "asked" and ref.source == "kind":
        things = it_or_its_token(story, ref, [t for t in story.things if fits(story, t, ref)])
        if things:
            return _meant(story, ref.start, ref.end, [(t.label,) for t in things], amount)
    names = labels_of(story, value, role)
    return Subject(names, quantity=amount) if names else NOTHING


def _meant(
    story: Story, start: int, end: int, readings: list[tuple[str, ...]], quantity: Quantity
) -> Subject:
    """A word back means the first of these; the others are kept where they may be meant as well."""
    first, *others = readings
    tokens = story.tokens[start:end]
    told, place = " ".join(token.text for token in tokens), (tokens[0].start, tokens[-1].end)
    story.refer([thing for thing in story.things if thing.label in first])
    return Subject(first, quantity=quantity, readings=tuple(others), told=told, place=place)


def spell_that_deals(story: Story, statement: Statement, kind: str) -> Subject:
    """`How much damage will it deal?` after a spell means the spell, where what was spoken of last takes no part in a fight and has
    no ability that deals damage."""
    value = statement.get("by")
    if kind not in OF_DAMAGE or not isinstance(value, tuple) or len(value) != 1:
        return NOTHING
    ref = value[0]
    if not isinstance(ref, ThingRef) or ref.source != "it" or ref.many or ref.order:
        return NOTHING
    spells = [spell for spell in story.spells if _deals_damage(story, spell)]
    last = story.focus[-1] if story.focus else None
    fights = last is not None and (last.attacking or last.blocking or _deals_damage(story, last))
    return NOTHING if fights or not spells else Subject((spells[-1].label,))


def _deals_damage(story: Story, thing: Thing) -> bool:
    card = story.card(thing)
    return card is not None and holds(card.abilities, DealDamage, DealDivided)


def another(story: Story, by: tuple[str, ...]) -> tuple[str, ...]:
    """What `it` is that something does to another: not what does it. Raises `CannotMean` where nothing else was spoken of."""
    others = [t for t in (story.focus or story.things) if t.label not in by and t.is_type("Creature")]
    if not others:
        raise CannotMean("It is not told which thing that is done to.", ())
    return (others[-1].label,)


def killed_by(story: Story, by: tuple[str, ...], about: Subject) -> Subject:
    """Of what `Does my 5/5 kill anything?` asks: where a creature does it in a fight, of the other player's."""
    thing = next((t for t in story.things if t.label in by and t.is_type("Creature")), None)
    if (
        about.fitting is None
        or about.fitting.whose
        or thing is None
        or not (thing.attacking or thing.blocking)
    ):
        return about
    return replace(about, fitting=replace(about.fitting, whose=story.opponent(thing.holder)))


def is_itself(value: object) -> bool:
    return isinstance(value, tuple) and any(
        isinstance(ref, ThingRef) and ref.word == "itself" for ref in value
    )


def labels_of(story: Story, value: Any, role: Role = "asked") -> tuple[str, ...]:
    """The labels of things and the names of players that words mean."""
    if value is None or isinstance(value, str):
        return ()
    refs = value if isinstance(value, tuple) else (value,)
    found: list[str] = []
    for ref in refs:
        if isinstance(ref, PlayerRef):
            if ref.how != "any":
                found.append(story.player(ref, subject=True))
        elif isinstance(ref, ThingRef):
            known = len(story.things)
            things = story.resolve((ref,), role)
            found += [thing.label for thing in things]
            for thing in things:
                if thing in story.things[known:]:
                    # whoever asks of what is nobody's asks of their own
                    whose = story.owner(ref.owner) or ("You" if story.speaks else None)
                    thing.likely = thing.likely or whose
    return tuple(found)


def with_such_text(story: Story, statement: Statement, verb: str) -> Subject:
    """`Do I get to search?`: the one thing there whose ability says so."""
    player = statement.get("who")
    whose = (
        story.player(player, subject=True) if isinstance(player, PlayerRef) and player.how != "any" else None
    )
    able = [
        thing.label
        for thing in story.things
        if (card := story.card(thing)) is not None
        and any(_lets(text.lower(), verb, thing, whose) for text in card.texts)
    ]
    if len(able) != 1:
        raise CannotMean(f"It is not told what lets a player {verb}.", (), statement.start, statement.end)
    return Subject(tuple(able))


def _lets(text: str, verb: str, thing: Thing, whose: str | None) -> bool:
    """Whether a line lets that player do so: whoever has it, or, as `its controller may search`, another."""
    if verb not in text:
        return False
    others = re.search(rf"\b(?:controller|that player|target player|target opponent)\b[^.]*\b{verb}", text)
    return whose is None or (thing.holder == whose) is (others is None)


def of_things(story: Story, statement: Statement) -> Statement:
    """`How much damage do they deal?` asks of creatures, where several were spoken of: no player deals damage."""
    by = statement.get("by")
    they = isinstance(by, tuple) and len(by) == 1 and isinstance(by[0], PlayerRef) and by[0].how == "they"
    if not they or story.tokens[by[0].start].fold not in ("they", "them") or not are_creatures(story):
        return statement
    things = ThingRef("it", by[0].start, by[0].start + 1, word="they", many=True, count=0, told="they")
    return replace(statement, slots={**statement.slots, "by": (things,)})
