"""What a question is about: the things and players that its words mean, by what the story calls them."""

from __future__ import annotations

from typing import Any

from bot.abilities.effects import DealDamage, DealDivided
from bot.abilities.walk import holds
from bot.engine.script import Activate, Attack, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.phrases import PlayerRef, ThingRef
from bot.scenario.statements import Statement
from bot.scenario.story import Role, Story
from bot.scenario.things import Thing
from bot.values import replace

OF_DAMAGE = frozenset({"damageby", "damageboth", "dealsany", "hits"})


def spell_that_deals(story: Story, statement: Statement, kind: str) -> tuple[str, ...]:
    """`How much damage will it deal?` after a spell means the spell, where what was spoken of last takes no part in a fight and has
    no ability that deals damage."""
    value = statement.get("by")
    if kind not in OF_DAMAGE or not isinstance(value, tuple) or len(value) != 1:
        return ()
    ref = value[0]
    if not isinstance(ref, ThingRef) or ref.source != "it" or ref.many or ref.order:
        return ()
    spells = [spell for spell in story.spells if _deals_damage(story, spell)]
    last = story.focus[-1] if story.focus else None
    fights = last is not None and (last.attacking or last.blocking or _deals_damage(story, last))
    return () if fights or not spells else (spells[-1].label,)


def _deals_damage(story: Story, thing: Thing) -> bool:
    card = story.card(thing)
    return card is not None and holds(card.abilities, DealDamage, DealDivided)


_OF_CREATURES = frozenset({"dies", "survives", "trades", "anydie", "anysurvive", "regenerated"})


_OF_SIZES = frozenset({"size", "issize", "power", "toughness"})
_OF_THINGS = _OF_SIZES | {"loyalty"}


def _may_be_asked(thing: Thing, kind: str) -> bool:
    """Whether `it` in a question of that kind can mean the thing: a spell never dies, a land that was discarded has no size."""
    if thing.filler or set(thing.types) & {"Instant", "Sorcery"}:
        return False
    return kind not in _OF_SIZES or thing.is_type("Creature")


def about_what(story: Story, statement: Statement, kind: str) -> tuple[str, ...]:
    """What is asked about. `Do they die?` after a block means the creatures in combat."""
    value = statement.get("what") or statement.get("source") or statement.get("that") or statement.get("it")
    refs = value if isinstance(value, tuple) else (value,)
    if (whose := whose_may_die(story, statement)) is not None:
        value = refs = tuple(_of_player(ref, whose) for ref in refs)
    if kind in _OF_CREATURES | _OF_SIZES and len(refs) == 1 and isinstance(refs[0], ThingRef):
        there = [t for t in story.focus if _may_be_asked(t, kind)]
        if (
            refs[0].source == "it"
            and not refs[0].many
            and not refs[0].order
            and there
            and there[-1] is not story.focus[-1]
        ):
            return (there[-1].label,)
    if kind in _OF_THINGS and len(refs) == 1 and isinstance(refs[0], PlayerRef) and refs[0].how == "they":
        wanted = "Planeswalker" if kind == "loyalty" else "Creature"  # `How much loyalty will she have?`
        there = [t for t in story.focus if t.is_type(wanted)]
        several = [t for t in there if t in story.group]
        if len(several) > 1 and word_of(story, refs[0]) == "they":
            labels = tuple(t.label for t in several)
            said = f"Several are spoken of, and one is asked about: {' or '.join(labels)}."
            raise CannotMean(said, labels, refs[0].start, refs[0].start + 1, labels)
        if not there:
            told = story.tokens[refs[0].start].text
            raise CannotMean(f"It is not told what “{told}” means.", start=statement.start, end=statement.end)
        return (there[-1].label,)
    word = word_of(story, refs[0]) if refs else ""
    if (
        kind in _OF_CREATURES
        and len(refs) == 1
        and word in ("they", "both", "them", "all", "either", "everything")
        and not (isinstance(refs[0], ThingRef) and (refs[0].owner is not None or refs[0].described))
    ):
        who = statement.get("who")  # `Do I lose both of them?`
        own = story.player(who, subject=True) if isinstance(who, PlayerRef) and who.how != "any" else None
        fighting = tuple(
            t.label for t in story.things if (t.attacking or t.blocking) and own in (None, t.holder)
        )
        if word == "both" and len(fighting) > 2:
            return labels_of(story, value)
        if len(fighting) > 1 and (any(t.blocking for t in story.things) or not story.speaks):
            return fighting
        group = tuple(t.label for t in story.focus if t.is_type("Creature"))
        if word in ("they", "them", "both") and len(group) > 1 and not story.actions:
            return group
        if isinstance(refs[0], PlayerRef) and are_creatures(story):
            return group
    return labels_of(story, value)


def whose_may_die(story: Story, statement: Statement) -> PlayerRef | None:
    """Whose creatures are asked about in `Do I lose a creature?`, and in `Do I kill a creature?`, which is none of mine."""
    by = statement.get("by")
    who = by[0] if isinstance(by, tuple) and len(by) == 1 else statement.get("who")
    if statement.kind != "ask dies" or not isinstance(who, PlayerRef) or who.how == "any":
        return None
    lemmas = {token.lemma for token in story.tokens[statement.start : statement.end]}
    if "lose" in lemmas:
        return who
    return PlayerRef("name", story.opponent(story.player(who, subject=True)), statement.start)


def _of_player(ref: object, player: PlayerRef) -> object:
    """Things that are described, as that player's, where nobody else's were asked about."""
    described = isinstance(ref, ThingRef) and ref.source == "kind" and ref.owner is None
    return ref.but(owner=player, many=True) if isinstance(ref, ThingRef) and described else ref


def word_of(story: Story, ref: object) -> str:
    """The word with which something is spoken of."""
    return story.tokens[ref.start].fold if isinstance(ref, PlayerRef | ThingRef) else ""


#: What something does to another thing.
TO_ANOTHER = frozenset({"dies", "candie", "trades"})


def another(story: Story, by: tuple[str, ...]) -> tuple[str, ...]:
    """What `it` is that something does to another: not what does it. Raises `CannotMean` where nothing else was spoken of."""
    others = [t for t in (story.focus or story.things) if t.label not in by and t.is_type("Creature")]
    if not others:
        raise CannotMean("It is not told which thing that is done to.", ())
    return (others[-1].label,)


def is_itself(value: object) -> bool:
    return isinstance(value, tuple) and any(
        isinstance(ref, ThingRef) and ref.word == "itself" for ref in value
    )


def labels_of(story: Story, value: Any, role: Role = "asked") -> tuple[str, ...]:
    if value is None or isinstance(value, str):
        return ()
    refs = value if isinstance(value, tuple) else (value,)
    found: list[str] = []
    for ref in refs:
        if isinstance(ref, PlayerRef):
            if ref.how == "any":
                continue
            found.append(_asked_player(story, ref))
        elif isinstance(ref, ThingRef):
            known = len(story.things)
            try:
                things = story.resolve((ref,), role)
                found += [thing.label for thing in things]
                for thing in things:
                    if thing in story.things[known:]:
                        # whoever asks of what is nobody's asks of their own
                        whose = story.owner(ref.owner) or ("You" if story.speaks else None)
                        thing.likely = thing.likely or whose
            except CannotMean:
                if ref.source == "kind" and ref.article in ("either", "any", "anything", "anyone"):
                    continue
                raise
    return tuple(found)


def _asked_player(story: Story, ref: PlayerRef) -> str:
    return story.player(ref, subject=True)


def are_creatures(story: Story) -> bool:
    """Whether `they` are several creatures that were spoken of, and not the player whom the last deed was aimed at."""
    last = story.actions[-1] if story.actions else None
    aimed = isinstance(last, Cast | Activate) and bool({*(last.targets.names or ())} & {*story.seats})
    return not aimed and len([t for t in story.focus if t.is_type("Creature")]) > 1


def with_such_text(story: Story, statement: Statement, verb: str) -> tuple[str, ...]:
    """`Do I get to search?`: the one thing there whose ability says so."""
    player = statement.get("who")
    whose = (
        story.player(player, subject=True) if isinstance(player, PlayerRef) and player.how != "any" else None
    )
    able = [
        thing.label
        for thing in story.things
        if (card := story.card(thing)) is not None
        and whose in (None, thing.holder)
        and any(verb in text.lower() for text in card.texts)
    ]
    if len(able) != 1:
        raise CannotMean(f"It is not told what lets a player {verb}.", (), statement.start, statement.end)
    return tuple(able)


def dealt_in_all(story: Story, statement: Statement) -> tuple[str, tuple[str, ...]]:
    """`How much damage is dealt?`: by what was asked about before, in the fight, or by the spell or ability that was used last."""
    before = story.questions[-1] if story.questions else None
    if before is not None and before.kind in ("triggers", "gets") and before.what:
        return "damageby", before.what
    if any(isinstance(action, Attack) for action in story.actions):
        return "damageto", ()
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Cast | Activate):
        return "damageby", (last.card if isinstance(last, Cast) else last.source,)
    raise CannotMean("It is not told what deals damage.", (), statement.start, statement.end)


def of_things(story: Story, statement: Statement) -> Statement:
    """`How much damage do they deal?` asks of creatures, where several were spoken of: no player deals damage."""
    by = statement.get("by")
    they = isinstance(by, tuple) and len(by) == 1 and isinstance(by[0], PlayerRef) and by[0].how == "they"
    if not they or story.tokens[by[0].start].fold not in ("they", "them") or not are_creatures(story):
        return statement
    things = ThingRef("it", by[0].start, by[0].start + 1, word="they", many=True, count=0, told="they")
    return replace(statement, slots={**statement.slots, "by": (things,)})
