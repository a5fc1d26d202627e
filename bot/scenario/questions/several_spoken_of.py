"""Words back of several: groups that a question speaks of as they, both, the two, one of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.abilities.subtypes import CREATURE_TYPES
from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import Activate, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.scenario.things.fitting import fits

OF_DEATHS = frozenset(
    {
        "dies",
        "survives",
        "trades",
        "regenerated",
        "candie",
        "saves",
        "onlydies",
        "onlysurvives",
        "manydie",
        "manyreturn",
    }
)


OF_CREATURES = OF_DEATHS | frozenset(
    {
        "damageto",
        "manytakes",
        "damageby",
        "damageboth",
        "anydamage",
        "dealsany",
        "dealstimes",
        "manydeals",
        "hits",
        "takesamount",
        "tramples",
        "anytrample",
        "zone",
    }
)


def one_of_several(story: Story, ref: ThingRef) -> list[tuple[str, ...]]:
    """`the attacker`, `my creature`, `the other one`, where several fit: those that the last clause speaks of which speaks of any,
    what was spoken of last first; empty where the words are not of that kind. The other one is another than was asked about, or else
    than that clause speaks of."""
    told_apart = (
        ref.many
        or ref.count != 1
        or ref.order
        or ref.letter
        or ref.of
        or ref.extreme
        or ref.article in ("a", "an", "one of")
    )
    if ref.source != "kind" or told_apart:
        return []
    whose = story.owner(ref.owner)
    fit = [t for t in by_mention(story) if fits(story, t, ref) and whose in (None, t.holder)]
    fit = [t for t in fit if t.is_type("Creature")] or fit
    clause = next((one for one in reversed(story.clauses) if any(t in fit for t in one.things)), None)
    if clause is None:
        return []
    spoken: list[tuple[str, ...]] = [(thing.label,) for thing in fit if thing in clause.things]
    if not ref.other:
        return spoken
    rest = [thing for thing in story.rest_of_several() if thing in fit]
    if len(rest) == 1 and not story.questions:  # `He attacks with one of the two ... Can the other block?`
        return [(rest[0].label,)]
    asked = story.questions[-1].what.names if story.questions else ()
    known: list[tuple[str, ...]] = [asked] if len(asked) == 1 else spoken
    others: list[tuple[str, ...]] = [(thing.label,) for thing in fit if (thing.label,) not in known]
    return others or spoken


def besides_several(story: Story, fit: list[Thing], several: list[Thing]) -> list[Thing]:
    """`My 4/4 is blocked by two 2/2s. I kill both. Does it survive?`: what was spoken of last that is none of several."""
    others = ([t for t in fit if t in one.things and t not in several] for one in reversed(story.clauses))
    return next((found for found in others if found), [])


def by_mention(story: Story) -> list[Thing]:
    """All things of the story, what was spoken of last first."""
    last = {id(thing): place for place, thing in enumerate(story.focus)}
    return sorted(story.things, key=lambda thing: -last.get(id(thing), -1))


def of_one_name(story: Story, ref: ThingRef) -> list[tuple[str, ...]]:
    """`Do the Grizzly Bears die?` of several of that name means all of them, `Does Grizzly Bears die?` any one; empty where there
    are not several, or it is told which."""
    told_apart = ref.many or ref.count != 1 or ref.order or ref.letter or ref.of or ref.other
    if ref.source not in ("card", "made") or told_apart or ref.start < 1:
        return []
    whose = story.owner(ref.owner)
    fit = [t for t in by_mention(story) if t.name == ref.name and whose in (None, t.holder)]
    if len(fit) < 2:
        return []
    several = story.tokens[ref.start - 1].fold in ("do", "are", "were", "have", "all")
    return [labels_in_order(reversed(fit))] if several else [(thing.label,) for thing in fit]


def named_or_described(story: Story, ref: ThingRef) -> list[tuple[str, ...]]:
    """`He bolts Venerable Knight. I put the counter on my 2/2 Knight. How big is the Knight?`: the one that has that type in its name, or the
    one that is told by it; empty where there is only one of them."""
    kind = ref.told.split()[-1].capitalize() if ref.told else ""
    if ref.source != "part" or ref.article != "the" or kind not in CREATURE_TYPES or ref.many or ref.owner:
        return []
    named = [t for t in by_mention(story) if t.name in (ref.name, *ref.names)]
    told = [t for t in by_mention(story) if t.card is None and not t.future and t.is_type(kind)]
    return [(t.label,) for t in (*told, *named)] if named and told else []


def pair_of(story: Story, ref: ThingRef) -> tuple[str, ...] | None:
    """`both attackers`, `neither creature`: the two that fit, or those of them that fight or were told of in one breath; None where
    the words are not of that kind. Raises `CannotMean` where it is not told which two."""
    if ref.source != "kind" or ref.count != 2 or ref.article not in ("both", "any", "no"):
        return None
    whose = story.owner(ref.owner)
    fit = [t for t in story.things if fits(story, t, ref) and whose in (None, t.holder)]
    together: list[Thing] = next((c.together for c in reversed(story.clauses) if len(c.together) > 1), [])
    for some in (fit, [t for t in fit if t.attacking or t.blocking], [t for t in fit if t in together]):
        if len(some) == 2:
            return labels_in_order(some)
    raise CannotMean(f"It is not told which two “{ref.told}” are.", labels_in_order(fit), ref.start, ref.end)


def groups_spoken_of(story: Story, statement: Statement, ref: ThingRef | PlayerRef) -> list[tuple[str, ...]]:
    """The groups that `they`, `both`, `either of them` may mean: all who fight, or those that were told of in one breath."""
    who = statement.get("who")  # `Do I lose both of them?`
    own = story.player(who, subject=True) if isinstance(who, PlayerRef) and who.how != "any" else None
    kills = statement.kind == "ask candie"  # `Can I kill both?`: of another's

    def meant(thing: Thing) -> bool:
        return own is None or (thing.holder == own) is not kills

    fighting = labels_in_order(t for t in story.things if (t.attacking or t.blocking) and meant(t))
    together: list[Thing] = next((c.together for c in reversed(story.clauses) if len(c.together) > 1), [])
    told = labels_in_order(t for t in together if t.is_type("Creature") and meant(t))
    spoken = labels_in_order(t for t in story.focus if t.is_type("Creature"))
    found: list[tuple[str, ...]] = []
    if statement.kind == "ask zone" and (one := _aimed_at_one_of_many(story, ref)):
        return one
    if any(t.blocking for t in story.things) or not story.speaks:
        found.append(fighting)
    found.append(told)
    if isinstance(ref, ThingRef) and ref.count == 2:
        last = story.clauses[-1].things if story.clauses else []
        lately = labels_in_order(t for t in last if t.is_type("Creature") and meant(t))
        pairs = [one for one in (*found, lately) if len(one) == 2]
        aimed = _aimed_at_by_the_last_two(story)
        if aimed and (not pairs or all(isinstance(a, TriggerTargets) for a in story.actions[-2:])):
            return [aimed]
        if not pairs and len(spoken) == 2:
            pairs = [spoken]
        if not pairs and story.actions:
            raise CannotMean(f"It is not told which two “{ref.told}” are.", spoken, ref.start, ref.end)
        return _unlike(pairs)
    if not any(len(one) > 1 for one in found) and not story.actions:
        found.append(spoken)
    if isinstance(ref, PlayerRef) and are_creatures(story):
        found.append(spoken)
    several = [one for one in _unlike(found) if len(one) > 1]
    return several if isinstance(ref, ThingRef) or are_creatures(story) else []


def _aimed_at_by_the_last_two(story: Story) -> tuple[str, ...]:
    """`I Shock his Giant and Bolt his Angel. Do both die?`: the two creatures that the last two deeds were aimed at, one each."""
    creatures = {thing.label for thing in story.things if thing.is_type("Creature")}
    aiming = [a.targets.names for a in story.actions if isinstance(a, Cast | Activate | TriggerTargets)]
    aims = [names[0] for names in aiming[-3:] if names and len(names) == 1 and names[0] in creatures]
    several = any(names is not None and len(names) > 1 for names in aiming[-3:])
    return tuple(aims) if len(aims) == 2 and aims[0] != aims[1] and not several else ()


def _aimed_at_one_of_many(story: Story, ref: ThingRef | PlayerRef) -> list[tuple[str, ...]]:
    """`He bolts the Bears. Where are they?`: the one thing that the last deed was aimed at, where its name sounds like many."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Cast | Activate) or (isinstance(ref, ThingRef) and ref.count):
        return []
    aimed = [thing for thing in story.things if thing.label in (last.targets.names or ())]
    word = aimed[0].name.split(",")[0].split()[-1] if len(aimed) == 1 and aimed[0].name.split() else ""
    return [(aimed[0].label,)] if word.endswith("s") and not word.endswith(("ss", "us", "is")) else []


def labels_in_order(things: Iterable[Thing]) -> tuple[str, ...]:
    return tuple(thing.label for thing in things)


def _unlike(groups: Iterable[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Each group once, in whatever order its members were told."""
    return list({frozenset(group): group for group in reversed(list(groups))}.values())[::-1]


def are_creatures(story: Story) -> bool:
    """Whether `they` are several creatures that were spoken of, and not the player whom the last deed was aimed at."""
    last = story.actions[-1] if story.actions else None
    aimed = isinstance(last, Cast | Activate) and bool({*(last.targets.names or ())} & {*story.seats})
    return not aimed and len([t for t in story.focus if t.is_type("Creature")]) > 1


def last_aims(story: Story) -> tuple[str, ...]:
    action = story.actions[-1] if story.actions else None
    return (action.targets.names or ()) if isinstance(action, Cast | Activate) else ()


def sounds_like_many(thing: Thing) -> bool:
    """`He regenerates his Drudge Skeletons. Do they survive?`"""
    return thing.is_type("Creature") and thing.card is not None and thing.name.endswith("s")


def aimed_at_what_sounds_like_many(story: Story) -> Thing | None:
    """`Bob casts Lightning Bolt targeting Grizzly Bears. Do they die?`: the one creature that the last deed was aimed at, where its name
    is several's."""
    names = last_aims(story)
    found = next((t for t in story.things if (t.label,) == names and t.is_type("Creature")), None)
    return found if found is not None and found.name.endswith("s") else None


def are_both(story: Story, ref: ThingRef | PlayerRef) -> bool:
    """`they both`."""
    words = [token.fold for token in story.tokens[ref.start : ref.start + 2]]
    return words[1:] == ["both"] and words[0] in ("they", "them")


def refuse_one_as_both(story: Story, ref: ThingRef | PlayerRef, found: Sequence[tuple[str, ...]]) -> None:
    """`I Shock Llanowar Elves. Do they both die?`: raises `CannotMean` where both would be one alone."""
    if are_both(story, ref) and all(len(labels) == 1 for labels in found):
        raise CannotMean("It is not told which two “both” means.", (), ref.start, ref.start + 2)
