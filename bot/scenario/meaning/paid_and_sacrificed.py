"""Mana, a tap, a sacrifice and counters told one after the other, where all are the cost of one ability: `pays {1} and sacrifices Bear`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from bot.abilities.ability import Activated
from bot.abilities.costs import (
    DiscardCost,
    ExileCost,
    Mana,
    RemoveAmongCost,
    RemoveCountersCost,
    SacrificeCost,
    TapSelf,
)
from bot.abilities.effects import DealDamage, Destroy, Effect
from bot.abilities.keyword_abilities.activated import activated_in, activated_of
from bot.abilities.opaque import Opaque
from bot.abilities.player_effects import Draw, GainLife, LoseLife
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.relevance.playable import playable
from bot.scenario.meaning.what_is_used import last_that_can_be_used
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story


def pays_for_what_comes(story: Story, mana: str) -> bool:
    """Whether that mana and the sacrifice that is told next are the cost of one ability (CR 602.1): then the one is told with the
    other, and no payment of its own."""
    deeds = [one for one in story.to_come if one.kind != "when"]  # `and sacrifices it during her turn`
    coming, after = [*deeds[:2], None, None][:2]
    if coming is None:
        return False
    if _tells_a_discard_among(story, deeds, mana):
        able = True
    elif coming.kind == "taps" and after is not None and after.kind == "sacrifices":
        able = _ability_tapped_for(story, coming, mana) is not None
    elif coming.kind == "exilesto":
        able = any(
            [part.symbols for part in inside(ability.cost, Mana)] == [mana.upper()]
            and any(isinstance(part, ExileCost) for part in ability.cost)
            for _, ability in _abilities(story, coming.slots["source"])
        )
    elif coming.kind == "removesto":
        as_printed = [mana.upper()]
        if mana == f"{{{coming.get('amount')}}}" and not _costs_in_mana(story, as_printed):
            as_printed = ["{X}"]  # `pays {2} and removes two counters`: X is 2
        mana = as_printed[0]
        able = any(
            [part.symbols for part in inside(ability.cost, Mana)] == as_printed
            and any(isinstance(part, RemoveCountersCost | RemoveAmongCost) for part in ability.cost)
            for thing in story.things
            if (card := story.card(thing)) is not None
            for ability in activated_of(playable(card).abilities)
        )
    elif coming.kind in ("taps", "tapsatit"):
        found = _abilities_tapped_for(story, coming, mana, sacrifices=False)
        able = len(found) == 1 or (bool(found) and coming.get("todo") is not None)
    else:
        able = coming.kind == "sacrifices" and ability_paid_so(story, coming, mana) is not None
    story.paid_along = mana if able else ""
    return able


def _costs_in_mana(story: Story, symbols: Sequence[str]) -> bool:
    """Whether some ability there costs just that mana."""
    return any(
        [part.symbols for part in inside(ability.cost, Mana)] == symbols
        for thing in story.things
        if (card := story.card(thing)) is not None
        for ability in activated_of(playable(card).abilities)
    )


_PARTS = {"taps": TapSelf, "discards": DiscardCost, "discardsto": DiscardCost, "sacrifices": SacrificeCost}
"""What is told as parts of a cost, and which part each is."""


def _tells_a_discard_among(story: Story, deeds: Sequence[Statement], mana: str) -> bool:
    """`pays {1}, taps it, discards a card and sacrifices it`: whether those deeds, a discard among them, are just the rest of what an
    ability there costs; then the discard tells of all."""
    told = list(takewhile(lambda one: one.kind in _PARTS, deeds))
    kinds = {Mana, *(_PARTS[one.kind] for one in told)}
    refs = [ref for one in told if one.kind == "discards" for ref in one.slots["things"]]
    cards = [
        *map(story.card, story.things),
        *map(story.card_meant, refs),
    ]  # one of a hand is not told of before
    able = DiscardCost in kinds and any(
        {type(part) for part in ability.cost} == kinds
        and [part.symbols for part in inside(ability.cost, Mana)] == [mana.upper()]
        for card in cards
        if card is not None
        for ability in activated_of(playable(card).abilities)
    )
    if able:
        story.told_along |= {one.start for one in told if _PARTS[one.kind] is not DiscardCost}
    return able


def taps_for_what_comes(story: Story, statement: Statement) -> bool:
    """`taps Bushmeat Poacher and sacrifices Bear`: whether both are the cost of one ability of what is tapped."""
    coming = story.to_come[0] if story.to_come else None
    if coming is None or statement.get("todo") is not None:
        return False
    if coming.kind == "removesto":
        return _taps_and_removes_counters(story, statement)
    if coming.kind == "exilesto" and not story.paid_along:
        story.tapped_along = _ability_that_exiles(story, statement)
        return story.tapped_along is not None
    if coming.kind != "sacrifices" or coming.get("to") is not None:
        return False
    story.tapped_along = _ability_tapped_for(story, statement, story.paid_along)
    return story.tapped_along is not None


def _ability_that_exiles(story: Story, taps: Statement) -> tuple[ThingRef, int] | None:
    """`taps Tome Shredder and exiles Shock from her graveyard`: the one ability of what is tapped that costs both."""
    refs = taps.slots["thing"]
    ref = refs[0] if len(refs) == 1 and isinstance(refs[0], ThingRef) else None
    if ref is None:
        return None
    found = [
        number
        for number, ability in _abilities(story, ref)
        if any(isinstance(part, TapSelf) for part in ability.cost)
        and any(isinstance(part, ExileCost) and part.what is not None for part in ability.cost)
    ]
    return (ref, found[0]) if len(found) == 1 else None


def tapped_for_what_was_paid(story: Story, statement: Statement) -> tuple[ThingRef, int] | None:
    """`pays {1} and taps Blisterspit Gremlin`: the ability of what is tapped that costs just that; None where no mana was paid so."""
    mana, story.paid_along = story.paid_along, ""
    return _ability_tapped_for(story, statement, mana, sacrifices=False) if mana else None


def _taps_and_removes_counters(story: Story, taps: Statement) -> bool:
    """`taps it and removes an oil counter to ...`: both are the cost of one ability, which the counters tell of."""
    refs = taps.slots["thing"]
    return any(
        any(isinstance(part, TapSelf) for part in ability.cost)
        and any(isinstance(part, RemoveCountersCost) for part in ability.cost)
        for ref in refs
        if len(refs) == 1 and isinstance(ref, ThingRef)
        for _, ability in _abilities(story, ref)
    )


def _ability_tapped_for(
    story: Story, taps: Statement, mana: str, sacrifices: bool = True
) -> tuple[ThingRef, int] | None:
    """The one ability of what is tapped that costs that; None where there is none, or several."""
    found = _abilities_tapped_for(story, taps, mana, sacrifices)
    return found[0] if len(found) == 1 else None


def _abilities_tapped_for(
    story: Story, taps: Statement, mana: str, sacrifices: bool
) -> list[tuple[ThingRef, int]]:
    """The abilities of what is tapped that cost that, a sacrifice (or none) and just that mana, where any is told, by their numbers."""
    refs = taps.get("thing") or (taps.get("source"),)
    if len(refs) != 1 or not isinstance(refs[0], ThingRef):
        return []
    return [
        (refs[0], number)
        for number, ability in _abilities(story, refs[0])
        if any(isinstance(part, TapSelf) for part in ability.cost)
        and any(isinstance(part, SacrificeCost) for part in ability.cost) is sacrifices
        and (not mana or [part.symbols for part in inside(ability.cost, Mana)] == [mana.upper()])
    ]


def sacrificed_for_what_is_paid(story: Story, player: str, told: Statement) -> bool:
    """`sacrifices Bear and pays {B} to destroy Ogre`: whether the mana that is told next is paid for the one ability there that asks for
    such a sacrifice too; then the sacrifice is told with it."""
    coming = story.to_come[0] if story.to_come else None
    if coming is None or coming.kind not in ("pays", "payto"):
        return False
    mana = "".join(coming.get("cost") or coming.get("mana") or ()).upper()
    able = [
        thing
        for thing in story.things
        if thing.holder == player and thing.zone == "battlefield" and (card := story.card(thing)) is not None
        for ability in activated_of(playable(card).abilities)
        if [part.symbols for part in inside(ability.cost, Mana)] == [mana]
        and any(isinstance(part, SacrificeCost) and part.what is not None for part in ability.cost)
    ]
    if not mana or len(able) != 1:
        return False
    story.sacrificed_along = tuple(ref for ref in told.slots["things"] if isinstance(ref, ThingRef))
    return True


def ability_paid_so(story: Story, told: Statement, mana: str) -> tuple[ThingRef, int] | None:
    """The ability that costs just that mana and the sacrifice which is told, by what has it and its number; None where none or
    several do."""
    to, things = told.get("to"), told.slots["things"]
    how = told.get("modifiers")
    aimed = isinstance(how, How) and bool(how.targets)  # then no ability without a target is meant
    refs = [to] if isinstance(to, ThingRef) else [ref for ref in things if isinstance(ref, ThingRef)]
    found = [
        (ref, number)
        for ref in refs
        for number, ability in _abilities(story, ref)
        if [part.symbols for part in inside(ability.cost, Mana)] == [mana.upper()]
        and any(
            (part.what is None) == (to is None) for part in ability.cost if isinstance(part, SacrificeCost)
        )
        and (not aimed or holds(ability.effects, Target, Opaque))
        and _may_do(ability, how)
    ]
    if (
        not found and to is None
    ):  # `pays {B} and sacrifices Bear to return Gollum`, which asks for any creature
        found = [
            (ThingRef("made", -1, -1, name=thing.label, told=thing.label), number)
            for thing in story.things
            if thing.zone in ("battlefield", "graveyard") or thing.cast_by is not None
            if (card := story.card(thing)) is not None
            for number, ability in enumerate(activated_of(playable(card).abilities), 1)
            if [part.symbols for part in inside(ability.cost, Mana)] == [mana.upper()]
            and any(isinstance(part, SacrificeCost) and part.what is not None for part in ability.cost)
            and (not aimed or holds(ability.effects, Target, Opaque))
            and _may_do(ability, how)
        ]
    return found[0] if len(found) == 1 else None


#: What it may be paid for, and what does that.
_DOING: dict[str, type[Effect]] = {
    "lose": LoseLife,
    "gain": GainLife,
    "draw": Draw,
    "destroy": Destroy,
    "damage": DealDamage,
}


def _may_do(ability: Activated, how: object) -> bool:
    """Whether the ability does what it is said to be paid for, as far as that is known: `to make Bob lose 2 life`."""
    words = " ".join(how.modes).split() if isinstance(how, How) else []
    wanted = [kind for word, kind in _DOING.items() if word in words]
    return holds(ability.effects, Opaque) or all(holds(ability.effects, kind) for kind in wanted)


def _abilities(story: Story, ref: ThingRef) -> Iterator[tuple[int, Activated]]:
    """The activated abilities of what is named, by their numbers; 0 for those that it has at a level alone."""
    there = next((t for t in story.things if ref.name and ref.name in (t.name, t.label)), None)
    if there is None and ref.source == "kind" and ref.subtypes:  # `sacrifices the Map`
        there = next((t for t in story.things if all(map(t.is_type, ref.subtypes)) and not t.gone), None)
    if there is None and ref.source == "it" and story.focus:
        there = last_that_can_be_used(story, story.focus) or story.focus[-1]
    card = story.card(there) if there is not None else story.card_meant(ref)
    if card is None:
        return
    own = activated_of(playable(card).abilities)
    for number, ability in enumerate(activated_in(playable(card).abilities), 1):
        yield number if number <= len(own) else 0, ability
