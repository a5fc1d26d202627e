"""What stands beside a deed in its sentence, as statements of their own places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from bot.abilities.effects import CounterSpell
from bot.abilities.walk import holds
from bot.scenario.naming.given_names import goes_with
from bot.scenario.naming.names import Names
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import AttackGroup, BlockGroup, How, Statement, When
from bot.values import replace

#: Deeds that go on with what is told of them.
_SPEAKING_ON = frozenset({"castthen", "spelled", "when"})


def about_the_deed(trailing: list[Statement], deed: Statement, names: Names | None = None) -> list[Statement]:
    """What is told after a deed and happens before it (`sacrifices Ogre in response to my Shock on it`), with the things that the
    deed speaks of. `names`: of a deed that is asked about, where only what a permanent is told to be is told of it."""
    if not trailing:
        return []
    if names is not None and (_counters_a_spell(deed, names) or not all(map(_is_of_permanents, trailing))):
        return trailing
    trailing = of_what_is_told_ahead(trailing, deed)
    things = tuple(ref for value in deed.slots.values() for ref in things_in(value))
    fighting = tuple(ref for value in deed.slots.values() for ref in _fighting_in(value))
    spoken = {**dict.fromkeys(_SPEAKING_ON, things), "payto": (*things, *fighting)}
    return [
        replace(one, slots={**one.slots, "_about": spoken[one.kind]}) if spoken.get(one.kind) else one
        for one in trailing
    ]


def blocks_what_is_named(
    told: list[Statement] | None, blocked: tuple[ThingRef, ...]
) -> list[Statement] | None:
    """The statements of a clause that tells that somebody blocks what is named before it, or Bolts it: `a 2/2 that I block with a 1/1`.
    None where nothing is told so, or it is open whether what stands behind a comma blocks as well (`which I block with a 1/1, and a 2/2`)."""
    groups = told[0].get("block") if told and told[0].kind == "block" else None
    cast = told[0].get("castverb") if told and told[0].kind == "castverb" else None
    if told and isinstance(cast, tuple) and isinstance(cast[1], How) and cast[1].targets is None:
        aimed = (cast[0], replace(cast[1], targets=blocked))
        return [replace(told[0], slots={**told[0].slots, "castverb": aimed}), *told[1:]]
    if not told or not isinstance(groups, tuple):
        return None
    if any(two.start - one.end > 1 for group in groups for one, two in pairwise(group.blockers)):
        return None
    blocks = tuple(group if group.attackers else replace(group, attackers=blocked) for group in groups)
    return [replace(told[0], slots={**told[0].slots, "block": blocks}), *told[1:]]


def of_what_is_told_ahead(trailing: list[Statement], deed: Statement) -> list[Statement]:
    """What is told after a deed and happens before it, with the deed's own thing for `it`: who blocks `with Elf because I cast Shock on it`
    speaks of the Elf, whatever was spoken of before. What begins a sentence is what it is about, else what it calls `it` itself, else
    what it names last. A clause that names a thing itself speaks on of that."""
    named = sorted(_named_in(deed), key=lambda ref: ref.start)
    begins = bool(named) and named[0].start == deed.start and deed.kind != "itgives"
    if not named or (not begins and any(_speaks_back(value) for value in deed.slots.values())):
        return trailing
    meant = _whose_it_is(named[0] if begins else named[-1], deed)
    told: list[Statement] = []
    for at, one in enumerate(trailing):
        itself = min((ref.start for ref in _named_in(one)), default=None)
        slots = {name: _instead_of_it(value, meant, itself) for name, value in one.slots.items()}
        told.append(replace(one, slots=slots))
        if itself is not None:
            return [*told, *trailing[at + 1 :]]
    return told


def _whose_it_is(named: ThingRef, deed: Statement) -> ThingRef:
    """`Alice casts Giant Growth on her attacking Bear after he blocks it`: Alice's, though he acts first."""
    who, owner = deed.get("who"), named.owner
    if not isinstance(who, PlayerRef) or who.how != "name" or owner is None or owner.how != "they":
        return named
    return named.but(owner=who) if owner.name and goes_with(owner.name, who.name) else named


def _named_in(deed: Statement) -> Iterator[ThingRef]:
    """The things that a deed names by name or description, attackers and blockers too; words back are none."""
    for value in deed.slots.values():
        yield from things_in(value)
        yield from (ref for ref in _fighting_in(value) if ref.source != "it")


def _speaks_back(value: object) -> bool:
    """Whether a slot holds a word back to one thing."""
    if isinstance(value, How):
        return _speaks_back(value.targets)
    if isinstance(value, tuple):
        return any(_speaks_back(one) for one in value)
    if isinstance(value, BlockGroup):
        return _speaks_back((*value.attackers, *value.blockers))
    if isinstance(value, AttackGroup):
        return _speaks_back(value.things)
    return isinstance(value, ThingRef) and value.source == "it" and value.word == "it"


def _fighting_in(value: object) -> Iterator[ThingRef]:
    """The things that an attack or a block names: `blocks Angel with Elf after paying {2} to give it reach`."""
    for group in value if isinstance(value, tuple) else ():
        if isinstance(group, BlockGroup):
            yield from (*group.attackers, *group.blockers)
        elif isinstance(group, AttackGroup):
            yield from group.things


def things_in(value: object) -> Iterator[ThingRef]:
    """The things that a slot of a deed names; of a spell, what it is aimed at."""
    match value:
        case ThingRef() if (
            value.source != "it" and value.end > value.start
        ):  # `gains hexproof` names no thing
            yield value
        case How():
            yield from (
                ref for ref in value.targets or () if isinstance(ref, ThingRef) and ref.source != "it"
            )
        case (tuple(), How() as how):
            yield from things_in(how)
        case tuple():
            for one in value:
                yield from things_in(one)


def with_conditions(question: Statement, rest: list[Statement], names: Names) -> list[Statement]:
    """A question and the conditions after it (`Would Ogre die if it had 1 damage on it?`): `it` is what the question is about, and of two
    that it names the one that it names first; what only a permanent can be (`Does Murder kill Ogre if it is black?`) no spell is. What a
    thing is told to be so, it is before what is asked about is done, and so is what was done this turn."""
    named = sorted(_named(question), key=lambda ref: ref.start)
    if not named:
        lacking = rest and all(one.kind in _LACKS for one in rest)
        return [*rest, question] if lacking else [question, *rest]
    told: list[Statement] = []
    spells = [ref for ref in named if _is_spell(ref, names)]
    victim = _single(question.get("what")) or _single(question.get("to"))
    for one in rest:
        if len(named) > 1 and one.kind == "hasability" and not spells:
            told.append(one)  # which of the two has it is settled by what it does
            continue
        dying = one.kind in _MARKS or (named[0] in spells and _is_of_permanents(one))
        meant = (victim if dying else None) or named[0]
        told.append(
            replace(one, slots={name: _instead_of_it(value, meant) for name, value in one.slots.items()})
        )
    begins = all(
        one.kind in _AS_IT_BEGINS and one.get("it") not in ((ref,) for ref in spells) for one in told
    )
    begins = begins or any(
        isinstance(one.get("when"), When) and one.slots["when"].moment == "NOW" for one in told
    )
    waits = any(was.get("it") and one.get("it") == was.get("it") for one, was in zip(told, rest, strict=True))
    return [*told, question] if begins and not waits else [question, *told]


#: What a player has none of, and what a thing is, as the story begins.
_LACKS = frozenset({"hasnone", "nothing"})
_AS_IT_BEGINS = _LACKS | {"status", "isa", "hasability", "getsbonus"}


#: What is told of what may die rather than of what kills: counters and damage on it.
_MARKS = frozenset({"counters", "marked", "getscounter"})


#: What is told of permanents, and said of no spell.
_OF_PERMANENTS = frozenset(
    {"status", "isa", "getsbonus", "regenerates", "enchanted", "itblock", "itattack", "commander"}
)

#: What a spell may have too.
_OF_SPELLS = frozenset({"deathtouch", "infect", "wither", "lifelink", "toxic"})


def _is_of_permanents(one: Statement) -> bool:
    told = one.get("withlist")
    if one.kind == "hasability" and isinstance(told, ThingRef):
        return not {*told.lines} & _OF_SPELLS
    return one.kind in _OF_PERMANENTS


def _is_spell(ref: ThingRef, names: Names) -> bool:
    card = names.exact(ref.name) if ref.name else None
    return card is not None and bool({"Instant", "Sorcery"} & {*card.types})


def _counters_a_spell(deed: Statement, names: Names) -> bool:
    """Whether a deed is the cast of something that counters spells: what it is aimed at is no permanent."""
    cast = deed.get("cast") or deed.get("castverb") or ((), None)
    spells = (ref for ref in cast[0] if isinstance(ref, ThingRef) and ref.name)
    cards = (card for ref in spells if (card := names.exact(ref.name)) is not None)
    return any(holds(card.abilities, CounterSpell) for card in cards)


def _named(question: Statement) -> Iterator[ThingRef]:
    """The single things that a question asks about by name or description."""
    for slot in ("by", "what", "it", "to"):
        ref = _single(question.get(slot))
        if ref is not None:
            yield ref


def _single(value: object) -> ThingRef | None:
    """The one thing that a slot names or describes; None where it names none or several, or holds a word back."""
    ref = value[0] if isinstance(value, tuple) and len(value) == 1 else value
    return ref if isinstance(ref, ThingRef) and ref.source != "it" else None


def _instead_of_it(value: object, named: ThingRef, before: int | None = None) -> object:
    """A slot with `named` for each word back; `before`: for those alone that stand before that place."""

    def means_it(ref: ThingRef) -> bool:
        is_it = ref.source == "it" and ref.word == "it" and not ref.many
        return is_it and (before is None or ref.start < before)

    return instead_of(value, means_it, named)


def instead_of(value: object, is_meant: Callable[[ThingRef], bool], named: ThingRef) -> object:
    """A slot with `named` for each of its things of which that is so."""
    if isinstance(value, tuple):
        return tuple(instead_of(one, is_meant, named) for one in value)
    if isinstance(value, How) and value.targets:
        targets = tuple(instead_of(one, is_meant, named) for one in value.targets)
        return replace(value, targets=tuple(one for one in targets if isinstance(one, Ref)))
    if isinstance(value, BlockGroup):
        attackers = tuple(instead_of(one, is_meant, named) for one in value.attackers)
        return replace(value, attackers=tuple(one for one in attackers if isinstance(one, ThingRef)))
    return named if isinstance(value, ThingRef) and is_meant(value) else value
