"""What stands beside a deed in its sentence, as statements of their own places."""

from __future__ import annotations

from collections.abc import Iterator

from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.values import replace

#: Deeds that go on with what is told of them.
_SPEAKING_ON = frozenset({"castthen", "spelled", "when"})


def about_the_deed(trailing: list[Statement], deed: Statement) -> list[Statement]:
    """What is told after a deed and happens before it (`sacrifices Ogre in response to my Shock on it`), with the things that the
    deed speaks of."""
    things = tuple(ref for value in deed.slots.values() for ref in _things_in(value))
    return [
        replace(one, slots={**one.slots, "_about": things}) if one.kind in _SPEAKING_ON and things else one
        for one in trailing
    ]


def _things_in(value: object) -> Iterator[ThingRef]:
    """The things that a slot of a deed names; of a spell, what it is aimed at."""
    match value:
        case ThingRef() if value.source != "it":
            yield value
        case How():
            yield from (
                ref for ref in value.targets or () if isinstance(ref, ThingRef) and ref.source != "it"
            )
        case (tuple(), How() as how):
            yield from _things_in(how)
        case tuple():
            for one in value:
                yield from _things_in(one)


def of_what_is_asked(question: Statement, rest: list[Statement]) -> list[Statement]:
    """The conditions after a question (`Would Ogre die if it had 1 damage on it?`): `it` is what the question is about."""
    asked = question.get("what")
    named = asked[0] if isinstance(asked, tuple) and len(asked) == 1 else asked
    if not isinstance(named, ThingRef) or named.source == "it":
        return rest
    return [
        replace(one, slots={name: _instead_of_it(value, named) for name, value in one.slots.items()})
        for one in rest
    ]


def _instead_of_it(value: object, named: ThingRef) -> object:
    if isinstance(value, tuple):
        return tuple(_instead_of_it(one, named) for one in value)
    is_it = isinstance(value, ThingRef) and value.source == "it" and value.word == "it" and not value.many
    return named if is_it else value
