"""Which things are meant that are told to be sacrificed, and for what: those that are there, how many each time, aimed at what."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.abilities.ability import Keyword, Unread
from bot.abilities.costs import SacrificeCost
from bot.abilities.effects import Move, Sacrifice
from bot.abilities.filters import OfSubtype
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.opaque import Opaque
from bot.abilities.predefined_tokens import PREDEFINED
from bot.abilities.walk import holds, inside
from bot.abilities.who import Chosen, Target
from bot.engine.relevance.playable import playable
from bot.engine.told.script import Cast
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.lying_in_graveyards import lay_in_graveyards
from bot.scenario.meaning.registry import MEANINGS
from bot.scenario.meaning.spent_for_abilities import costs_of
from bot.scenario.meaning.what_is_used import last_that_can_be_used
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


def for_what(story: Story, player: str, statement: Statement) -> ThingRef | None:
    """What it is sacrificed to, as it is told; None for a trigger (`to the annihilator trigger`), which asks for it as it resolves, and
    for the spell that was just cast and asks for it (`casts Altar's Reap and sacrifices Ogre to it`)."""
    to = statement.get("to")
    if not isinstance(to, ThingRef) or to.word == "trigger" or _asked_for_as_cast(story, player, to):
        return None
    if _enters_to_exploit(story, player, to):
        return None
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    if not words & {"trigger", "triggers"}:
        outlet = _that_it_means(story, player, to)
        return to if outlet is None else ThingRef("made", to.start, to.end, name=outlet.label, told=to.told)
    asks = any(isinstance(part, SacrificeCost) for part in costs_of(story, story.one(to, "any", player)))
    return None if asks else to


def _asked_for_as_cast(story: Story, player: str, to: ThingRef) -> bool:
    """Whether it is the spell that the player cast last, which asks for a sacrifice as it is cast (CR 601.2b), and none was told for it."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Cast) or last.player != player or last.sacrificed:
        return False
    spell = next((t for t in story.things if t.label == last.card), None)
    named = spell is not None and (
        to.word == "it" if to.source == "it" else to.name in (spell.name, spell.label)
    )
    return named and spell is not None and any(_ASKED_AS_CAST.search(text) for text in spell.texts)


_ASKED_AS_CAST = regex(r"\badditional cost to cast [^,]+, [^.]*\bsacrifice\b", re.IGNORECASE)


def _enters_to_exploit(story: Story, player: str, to: ThingRef) -> bool:
    """`I exploit Elf with Vulturous Aven`, of which nothing was told: it is cast, as it exploits only as it enters (CR 702.110a)."""
    told = {name for thing in story.things for name in (thing.name, thing.label)}
    card = story.names.exact(to.name) if to.source == "card" and to.name not in told else None
    if card is None or not any(isinstance(one, Keyword) and one.name == "exploit" for one in card.abilities):
        return False
    slots = {"who": PlayerRef("name", player), "cast": ((to.but(owner=None),), How())}
    MEANINGS["cast"](story, Statement("cast", slots, to.start, to.end))
    return True


def things_sacrificed(story: Story, player: str, statement: Statement) -> list[Thing]:
    """`sacrifices a creature to Baba`: another creature than the one that asks for it."""
    refs, to = statement.slots["things"], for_what(story, player, statement)
    kinds = all(isinstance(ref, ThingRef) and ref.source == "kind" for ref in refs)
    named = isinstance(to, ThingRef) and to.source in ("card", "part", "made")
    name = to.name if to is not None else ""
    there = next((t for t in story.things if named and name in (t.name, t.label)), None)
    but = [there] if there is not None and kinds and not there.gone else []
    if named and there is not None and not any(_is_another(thing, there, player) for thing in story.things):
        # `sacrifices another creature to it`, of which nothing was told
        refs = tuple(ref.but(article="a", other=False) if ref.article == "another" else ref for ref in refs)
    return story.resolve(refs, "source", player, but)


def _that_it_means(story: Story, player: str, to: ThingRef) -> Thing | None:
    """`My Husk attacks and I sacrifice another creature to it`: what the player has that asks for a sacrifice, where that was spoken of last, or
    nothing of the player's was; None where that is not plain."""
    if to.source != "it" or to.word != "it" or not story.focus:
        return None
    able = [
        thing
        for thing in story.things
        if thing.holder == player
        and thing.zone == "battlefield"
        and not thing.gone
        and any(isinstance(part, SacrificeCost) and part.what is not None for part in costs_of(story, thing))
    ]
    last = story.focus[-1]
    if last in able:
        return last
    return able[0] if len(able) == 1 and last.holder not in (None, player) else None


def _is_another(thing: Thing, outlet: Thing, player: str) -> bool:
    """Whether it is something of the player's that could be sacrificed to that."""
    there = thing.zone == "battlefield" and not thing.gone
    return there and thing is not outlet and thing.holder == player and thing.is_type("Creature")


def aims_for_a_sacrifice(story: Story, outlet: Thing) -> bool:
    """Whether the ability for which something is sacrificed may have a target."""
    card = story.card(outlet)
    own = activated_of(playable(card).abilities) if card is not None else ()
    asking = [a for a in own if any(isinstance(p, SacrificeCost) and p.what is not None for p in a.cost)]
    return card is None or not asking or any(holds(a.effects, Target, Unread, Opaque) for a in asking)


def each_time(story: Story, outlet: Thing, things: Sequence[Thing]) -> list[Sequence[Thing]]:
    """What is sacrificed each time that the ability is activated: one, or as many as it asks for. Raises `CannotMean` where that does not
    come out even."""
    asked = {
        (part.count, part.up_to)
        for part in costs_of(story, outlet)
        if isinstance(part, SacrificeCost) and part.what is not None
    }
    count, up_to = asked.pop() if len(asked) == 1 else (1, False)
    if up_to or not isinstance(count, int):
        return [things]
    if len(things) % count:
        raise CannotMean(f"It is not told how often that is done with {len(things)} of them.")
    return [things[n : n + count] for n in range(0, len(things), count)]


def there_for_what_was_cast(story: Story, player: str, statement: Statement) -> list[Thing]:
    """`casts Giant Opportunity and sacrifices two Foods`: what the spell that was just cast has its caster sacrifice was there before, and
    is none of what the spell itself makes."""
    last = story.actions[-1] if story.actions else None
    if last is None:
        return _there_already(story, player, statement)
    spell = next((t for t in story.things if isinstance(last, Cast) and t.label == last.card), None)
    card = (
        story.card(spell) if spell is not None and isinstance(last, Cast) and last.player == player else None
    )
    refs = statement.slots["things"]
    ref = refs[0] if len(refs) == 1 and isinstance(refs[0], ThingRef) else None
    if card is None or ref is None or ref.source != "kind" or not ref.subtypes:
        return []
    asked = [part.what for part in inside(card.abilities, Sacrifice) if isinstance(part.what, Chosen)]
    asked = [what for what in asked if what.count.least == max(1, ref.count)]
    kinds = {q.subtype for what in asked for q in what.what.qualities if isinstance(q, OfSubtype)}
    there = [t for t in story.things if t.holder == player and not t.gone and t.is_type(ref.subtypes[-1])]
    if not kinds & {*ref.subtypes} or len(there) >= max(1, ref.count):
        return []
    things = story.resolve((ref.but(token=True, count=max(1, ref.count)),), "declare", player)
    for thing in things:
        thing.told = thing.told or player
    return things


def _there_already(story: Story, player: str, statement: Statement) -> list[Thing]:
    """`controls Lonis and sacrifices a Clue`: before anything was done nothing has made one."""
    refs = statement.slots["things"]
    ref = refs[0] if len(refs) == 1 and isinstance(refs[0], ThingRef) else None
    if ref is None or ref.source != "kind" or not {*ref.subtypes} & PREDEFINED.keys():
        return []
    if any(t.is_type(ref.subtypes[-1]) and not t.gone for t in story.things):
        return []
    things = story.resolve((ref.but(token=True, count=max(1, ref.count)),), "declare", player)
    for thing in things:
        thing.told = thing.told or player
    return things


def aimed_at_what_it_returns(story: Story, player: str, outlet: Thing, how: How) -> How:
    """`sacrifices Bear to Cauldron returning Giant`: whether the ability for which that is sacrificed returns its target; then the Giant
    is that, and lay in a graveyard."""
    card = story.card(outlet)
    own = activated_of(playable(card).abilities) if card is not None else ()
    able = [a for a in own if any(isinstance(p, SacrificeCost) and p.what is not None for p in a.cost)]
    returns = any(holds(part.what, Target) for a in able for part in inside(a.effects, Move))
    if not how.returned or how.targets is not None or not returns:
        return how
    lay_in_graveyards(story, player, replace(how, buried=True))
    return replace(how, returned=(), buried=False, targets=how.returned)


def besides_what_is_used(story: Story, refs: Sequence[ThingRef], source: ThingRef) -> tuple[ThingRef, ...]:
    """`taps Memorial World and sacrifices a land`: another than the land that is tapped."""
    thing = last_that_can_be_used(story, story.focus) if source.source == "it" else None
    thing = thing or next((t for t in story.things if source.name in (t.name, t.label)), None)
    return tuple(
        ref.but(article="another", other=True)
        if thing is not None and ref.source == "kind" and ref.article in ("a", "an") and _fits(thing, ref)
        else ref
        for ref in refs
    )


def _fits(thing: Thing, ref: ThingRef) -> bool:
    return all(map(thing.is_type, (*ref.types, *ref.subtypes)))


def to_its_own_ability(story: Story, to: object, things: Sequence[Thing]) -> bool:
    """`I sacrifice Nutrient Block to its ability`: whether an ability of its own asks for that, whatever was spoken of before."""
    if not isinstance(to, ThingRef) or to.told != "its" or len(things) != 1:
        return False
    if "ability" not in (token.fold for token in story.tokens[to.end : to.end + 2]):
        return False  # `a Treasure to its trigger`
    card = story.card(things[0])
    own = activated_of(playable(card).abilities) if card is not None else ()
    return any(isinstance(part, SacrificeCost) for ability in own for part in ability.cost)
