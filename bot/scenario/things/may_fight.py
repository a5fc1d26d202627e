"""Which of the things of a story may fight: creatures, and what was made one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.told.script import Action, Activate, Cast
from bot.regex import regex
from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.board import Thing

_BECOMES_CREATURE = regex(r"\bbecomes? an? [^.]*\bcreature\b")


def may_fight(done: Iterable[Action], thing: Thing) -> bool:
    """Whether it is a creature, or was made one: animated by its own text, crewed, or by what was done to it. `done`: the deeds
    of the story so far."""
    if thing.is_type("Creature"):
        return True
    own = any(_BECOMES_CREATURE.search(text) for text in thing.texts)
    touched = [a for a in done if isinstance(a, Activate | Cast) and thing.label in _touched(a)]
    rarely = thing.is_type("Planeswalker") or thing.is_type("Aura") or thing.is_type("Enchantment")
    made_one = any(
        not isinstance(a, Cast) or a.card != thing.label for a in touched
    )  # by no more than its cast none is
    return bool(touched) and (own or thing.is_type("Vehicle") or (made_one and not rarely))


def may_be_in(role: str, done: Iterable[Action], thing: Thing) -> bool:
    """Whether it may be what fights, what has a size, or what is dealt damage (CR 120.1)."""
    hit = role == "damaged" and (thing.is_type("Planeswalker") or thing.is_type("Battle"))
    return hit or may_fight(done, thing)


def _touched(deed: Activate | Cast) -> tuple[str, ...]:
    """What is used by a deed, and what it is aimed at."""
    return (deed.card if isinstance(deed, Cast) else deed.source, *(deed.targets.names or ()))


def can_be(thing: Thing, role: str) -> bool:
    """Whether a thing can be spoken of in that part: a spell neither fights nor does anything."""
    if role == "spell":
        return thing.cast_by is not None or thing.zone != "battlefield"
    fights_or_acts = role in ("attacker", "blocker", "blocked", "source", "declare", "sized", "damaged")
    return not fights_or_acts or not set(thing.types) & SPELLS


SPELLS = frozenset({"Instant", "Sorcery"})
#: Keywords that are told of what fights.
OF_CREATURES = frozenset(
    {
        "flying",
        "reach",
        "trample",
        "first strike",
        "double strike",
        "deathtouch",
        "lifelink",
        "vigilance",
        "haste",
        "menace",
        "defender",
        "infect",
        "wither",
    }
)
#: Of several unlike ones it has to be told which attacks, blocks, is blocked or aimed at.
FIGHTING = frozenset({"attacker", "blocker", "blocked", "target", "source"})


def one_that_fights(
    spoken_of: Sequence[Thing],
    done: Sequence[Action],
    there: Sequence[Thing],
    things: list[Thing],
    player: str,
) -> list[Thing]:
    """`I have Tifa and play a land, then attack with her`: of what can only be a land or the like, and was not just made a creature, the
    creature spoken of before."""
    last = done[-1] if done else None
    if (
        isinstance(last, Activate | Cast)
        and len(things) == 1
        and things[0].label in (last.targets.names or ())
    ):
        by = last.card if isinstance(last, Cast) else last.source
        source = next((thing for thing in there if thing.label == by), None)
        if source is not None and any(map(_BECOMES_CREATURE.search, source.texts)):
            return things
    if len(things) != 1 or not things[0].is_type("Land") or things[0].texts or things[0].is_type("Creature"):
        return things
    able = [t for t in reversed(spoken_of) if t.is_type("Creature") and t.holder == player and not t.gone]
    return able[:1] or things


def last_of_one_player(creatures: Sequence[Thing], number: int) -> list[Thing]:
    """So many of what was spoken of last: `He has three 2/2s and I have a 4/4. All three attack.`: where they would be of several players,
    those of the one player who has just as many."""
    last = list(creatures[-number:])
    if len({thing.holder for thing in last}) < 2:
        return last
    whose = dict.fromkeys(thing.holder for thing in creatures)
    of_one = [[thing for thing in creatures if thing.holder == player] for player in whose]
    fitting = [some for some in of_one if len(some) == number]
    return fitting[0] if len(fitting) == 1 else last


def of_a_token(there: Sequence[Thing], ref: ThingRef) -> ThingRef:
    """`casts Spirit Summoning and attacks with the Spirit`: the token that it makes, as no sorcery attacks."""
    named = [thing for thing in there if ref.source == "part" and thing.name in ref.names]
    kind = ref.told.removeprefix("the ").removeprefix("my ")
    makes = any(f"{kind} creature token" in text for thing in named for text in thing.texts)
    if not named or not makes or not all({*t.types} & {"Instant", "Sorcery"} for t in named):
        return ref
    return ref.but(source="kind", name="", names=(), types=("Creature",), subtypes=(kind,), noun=kind.lower())
