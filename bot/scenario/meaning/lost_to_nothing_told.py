"""Things that are said to be lost to nothing that is told: an untold spell destroys, exiles or returns them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.engine.log.step import listed
from bot.engine.told.script import Activate, Attack, Block, Cast, GoTo, Moment, Sacrifices
from bot.regex import regex
from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.telling.story import Story
from bot.scenario.text.words import NUMBER_WORDS
from bot.scenario.things.board import Thing

_KILLS = regex(r"\b(?:damage|destroy|sacrifice|fights?|-\w+/-\w+|toughness)", re.IGNORECASE)


def nothing_kills(story: Story) -> bool:
    """Whether nothing was done that a creature could die of: `I cast Doomed Traveler. It dies.`"""
    deeds = [action for action in story.actions if not isinstance(action, GoTo)]
    if any(not isinstance(deed, Cast | Activate) or _is_aimed(story, deed) for deed in deeds):
        return False
    texts = (text for thing in story.things for text in thing.texts) if deeds else ()
    return not any(map(_KILLS.search, texts))


def _is_aimed(story: Story, deed: Cast | Activate) -> bool:
    """Whether it is aimed at something that it may kill: what an Aura or Equipment is put on lives with it, unless its text says so."""
    if not deed.targets.names:
        return False
    by = deed.card if isinstance(deed, Cast) else deed.source
    worn = "Aura" if isinstance(deed, Cast) else "Equipment"
    return not any(thing.label == by and thing.is_type(worn) for thing in story.things)


def dies_of_nothing_told(story: Story, it: Sequence[ThingRef | PlayerRef], destroyed: bool = False) -> bool:
    """Destroys those that are said to die, or to be destroyed, where nothing told could be what they die of."""
    meant = [thing for ref in it for thing in _any_one_of(story, ref)]
    things = [thing for thing in meant if destroyed or _may_die(thing)]
    if not things or any(_is_in_it(story, thing.label) for thing in things):
        return False
    for thing in things:
        thing.told = thing.controller or _of_its_pair(story, thing) or story.actor or next(iter(story.seats))
    together = [things] if 1 < len(things) <= _MOST_AT_ONCE else [[thing] for thing in things]
    for some in together:
        kind = (
            "creature" if all(_is_a_creature(thing) or _is_to_come(thing) for thing in some) else "permanent"
        )
        several = f"{NUMBER_WORDS[len(some)]} target {kind}s" if len(some) > 1 else f"target {kind}"
        labels = tuple(thing.label for thing in some)
        by = story.opponent(some[0].controller or some[0].told)
        said = f"{listed(labels)} {'die' if len(some) > 1 else 'dies'}"
        if any(thing.has_keyword("hexproof") for thing in some):
            by = some[0].controller or some[0].told or by  # an opponent's spell could not be aimed at it
        if not destroyed and any(map(_is_out_of_reach, some)):
            _leave_by_sacrifice(story, some)
            continue
        lasts = not destroyed and any(thing.has_keyword("indestructible") for thing in some)
        if lasts and kind == "creature":  # what can't be destroyed dies of its toughness (CR 704.5f)
            text = f"{several.capitalize()} {'get' if len(some) > 1 else 'gets'} -99/-99 until end of turn."
            effect(story, by, "Shrinking Spell", text, labels, said=said)
            continue
        effect(story, by, "Destruction Spell", f"Destroy {several}.", labels, said=said)
    return True


def _of_its_pair(story: Story, thing: Thing) -> str | None:
    """Who controls what it is paired with: that is whose it is (CR 702.95b)."""
    return next((t.controller for t in story.things if thing.paired_with == t.label), None)


def dies_by_itself(story: Story, labels: Sequence[str], ref: ThingRef) -> bool:
    """Destroys what is said to die and does not by anything that was told."""
    return _made_token_dies(story, labels) or dies_of_nothing_told(story, (ref,))


def _made_token_dies(story: Story, labels: Sequence[str]) -> bool:
    """Destroys tokens that something told makes, that are said to die and do not by what was told: nothing is aimed at them, and they do not
    fight."""
    things = [thing for thing in story.things if thing.label in labels]
    aimed = {
        name
        for deed in story.actions
        if isinstance(deed, Cast | Activate)
        for name in deed.targets.names or ()
    }
    if any(not _is_to_come(t) or t.attacking or t.blocking or t.label in aimed for t in things):
        return False
    for thing in things:
        by = story.opponent(thing.holder or story.actor or next(iter(story.seats)))
        said = f"{thing.label} dies"
        effect(story, by, "Destruction Spell", "Destroy target creature.", (thing.label,), said=said)
    return bool(things)


def _may_die(thing: Thing) -> bool:
    return thing.is_type("Creature") or _is_to_come(thing)


def _is_to_come(thing: Thing) -> bool:
    """Whether it is a token that something told makes, of which is known only what that says."""
    return thing.future and thing.card is None and thing.made is None and thing.copying is None


def _any_one_of(story: Story, ref: ThingRef | PlayerRef) -> list[Thing]:
    """`I have Blood Artist and a creature dies`: another creature than one that is told by its name, and whose it is may matter."""
    found = story.resolve((ref,), "any")
    indefinite = isinstance(ref, ThingRef) and ref.source == "kind" and ref.article in ("a", "an")
    if not indefinite or not found or any(thing.card is None for thing in found):
        return found
    fresh = story.resolve((ref,), "declare")
    for thing in fresh:
        thing.owner_guessed = True
    return fresh


def _is_out_of_reach(thing: Thing) -> bool:
    """Whether no spell that destroys it could be aimed at it, whoever casts it."""
    everything = any("protection from everything" in text.lower() for text in thing.texts)
    return everything or thing.has_keyword("shroud")


def _leave_by_sacrifice(story: Story, things: Sequence[Thing]) -> None:
    for thing in things:
        story.actions.append(Sacrifices(thing.holder or story.actor or next(iter(story.seats)), thing.label))
        story.assumptions.append(f"It is not told what {thing.label} dies of: it is sacrificed.")
        thing.gone = True
    story.response = False


def is_before_damage(story: Story) -> bool:
    """Whether combat is on and its damage not dealt at the time that is told: `before damage`, `in response` to the block."""
    last = story.actions[-1] if story.actions else None
    waits = isinstance(last, GoTo) and last.moment in (Moment.AFTER_ATTACKERS, Moment.AFTER_BLOCKERS)
    fights = any(isinstance(action, Attack) for action in story.actions)
    return fights and (waits or (story.response and isinstance(last, Attack | Block)))


def is_gone_by_then(story: Story, it: Sequence[ThingRef | PlayerRef], verb: str) -> bool:
    """`The blocker is killed before damage`: by a spell, as no combat damage has been dealt yet (CR 510.2), unless what was told already does
    it."""
    things = story.resolve(it, "any")
    if not things or any(_is_dealt_with(story, thing.label) for thing in things):
        return False
    name, text = _AWAY.get(verb, ("Destruction Spell", "Destroy target creature."))
    for thing in things:
        by = story.opponent(thing.holder or thing.told)
        effect(story, by, name, text, (thing.label,), said=f"{thing.label} {_SAID[verb]}")
    return True


_AWAY = {
    "exile": ("Exile Spell", "Exile target creature."),
    "bounce": ("Bounce Spell", "Return target creature to its owner's hand."),
}
_SAID = {
    "die": "dies",
    "destroy": "is destroyed",
    "kill": "is destroyed",
    "exile": "is exiled",
    "bounce": "is returned to its owner's hand",
}


#: As many are destroyed at once as a text may count.
_MOST_AT_ONCE = 10


def _is_a_creature(thing: Thing) -> bool:
    return thing.is_type("Creature") and (thing.copying is None or "Creature" in thing.copying.types)


def _is_in_it(story: Story, label: str) -> bool:
    """Whether something told is done to it, or it fights."""
    if any(thing.label == label and (thing.attacking or thing.blocking) for thing in story.things):
        return True
    return _is_dealt_with(story, label)


def _is_dealt_with(story: Story, label: str) -> bool:
    """Whether a spell or ability that was told may be what it is lost to."""
    deeds = [
        action
        for action in story.actions
        if isinstance(action, Cast | Activate)
        and not (_is_its_own(action, label) and (story.response or nothing_kills(story)))
    ]
    return any(label in (deed.targets.names or (label,)) and _may_kill(story, deed) for deed in deeds)


def _may_kill(story: Story, deed: Cast | Activate) -> bool:
    """Whether what is aimed at nothing speaks of what creatures or other permanents are lost to."""
    label = deed.card if isinstance(deed, Cast) else deed.source
    texts = next((thing.texts for thing in story.things if thing.label == label), ())
    acts = [_ONCE_DEAD.sub("", text.lower()) for text in texts]
    return not texts or any(word in text for text in acts for word in _LOST_TO)


#: What is done when something has died kills nothing: `Fake Your Own Death`.
_ONCE_DEAD = regex(r"\bwhen(?:ever)? [^.,\"]*\bdies\b")
_LOST_TO = ("destroy", "damage", "sacrifice", "/-", "dies", "exile all", "fight", "copy")


def _is_its_own(deed: Cast | Activate, label: str) -> bool:
    """Whether that deed made it be there: what answers its trigger is something else."""
    return isinstance(deed, Cast) and deed.card == label
