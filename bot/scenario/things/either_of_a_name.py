"""One of several of a name that are not alike, told to attack or block, and not which: that is asked."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.alike import are_alike
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating, Role
from bot.scenario.things.not_told_which import not_told_which
from bot.scenario.things.said_to_be import labels_in

#: Articles that tell of one, whatever the name is.
_ONE = frozenset({"a", "an", "one", "one of", "another", "that", "this"})


def as_described(things: list[Thing], ref: ThingRef) -> list[Thing]:
    """Those of a name that have what is said of it: `the Grizzly Bears with a +1/+1 counter`; all where none has."""
    fitting = [thing for thing in things if all(thing.counters.get(kind) == n for kind, n in ref.counters)]
    return fitting if ref.counters and fitting else things


def refuse_either(
    story: Creating, chosen: Sequence[Thing], fitting: Sequence[Thing], ref: ThingRef, role: Role
) -> None:
    """`Alice controls Grizzly Bears and Grizzly Bears enchanted with Rancor. She attacks with Grizzly Bears`: raises `CannotMean`,
    but where deeds have named one of them alone, which is it."""
    if role == "target" and _is_either_players(fitting, ref):
        raise not_told_which(ref, fitting)
    if role not in ("attacker", "blocker") or ref.letter or ref.other or ref.many or len(chosen) != 1:
        return
    able = [thing for thing in fitting if _is_able(thing)]
    if chosen[0] not in able or len(able) < 2 or (are_alike(story, able) and not _may_be_plural(able, ref)):
        return
    named = {label for action in story.actions for label in labels_in(action)}
    if [thing for thing in able if thing.label in named] != [chosen[0]]:
        raise not_told_which(ref, able)


def _is_either_players(fitting: Sequence[Thing], ref: ThingRef) -> bool:
    """`I have Grizzly Bears and so has Bob. I Shock the Bear`: whether one of each is called so; a whole name is also the label of the
    first."""
    whole = ref.source != "part" or ref.letter or ref.other or ref.many or ref.order or ref.owner is not None
    there = [thing for thing in fitting if thing.zone == "battlefield" and thing.told is not None]
    return not whole and len({thing.told for thing in there}) > 1


def names_several(fitting: Sequence[Thing], ref: ThingRef, role: Role) -> bool:
    """`She attacks with the Bears`, who has two Grizzly Bears: both, as the last word of the name is a plural."""
    owned = ref.owner is not None or ref.article == "the"
    able = [thing for thing in fitting if _is_able(thing)]
    return role in ("attacker", "blocker") and owned and len(able) > 1 and _may_be_plural(able, ref)


def _may_be_plural(things: Sequence[Thing], ref: ThingRef) -> bool:
    """Whether a part of their name is told, whose last word is a plural, and not how many of them are meant: `Bears`."""
    words = ref.word.lower().split()
    if (
        ref.source != "part"
        or not words
        or ref.letter
        or ref.other
        or ref.order
        or ref.many
        or ref.count != 1
    ):
        return False
    plural = words[-1].endswith("s") and not words[-1].endswith("ss")
    return plural and words[-1] == things[0].name.lower().split()[-1] and ref.article not in _ONE


def _is_able(thing: Thing) -> bool:
    idle = not (thing.attacking or thing.blocking or thing.tapped or thing.sick)
    return idle and thing.zone == "battlefield" and thing.cast_by is None and not thing.gone
