"""What a deed leaves to be asked about: the spell that was cast, what has gone, what got counters, what deals the damage."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.effects import DealDamage, Destroy
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds, inside
from bot.abilities.who import Self
from bot.engine.told.decisions import Picks
from bot.engine.told.script import Activate, Cast
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.aims_at_spells import aims_only_at_spells
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def used_last_for_damage(story: Story) -> Thing | None:
    """`I sacrifice a 4/4 to Goblin Bombardment. How much damage does it do?`: what was sacrificed does none any more, and what it was
    sacrificed to does; as what was used does, and not what that is aimed at (`I sacrifice Mogg Fanatic targeting Elf`)."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Activate) or last.for_mana:
        return None
    source = next((t for t in story.things if t.label == last.source), None)
    card = story.card(source) if source is not None else None
    given = last.source not in last.sacrificed and card is not None
    return source if given and card is not None and holds(activated_of(card.abilities), DealDamage) else None


def with_such_counters(story: Story, kind: object) -> list[Thing]:
    """`Stadium with five point counters ... How many point counters does it have?`: what was told to have them, or gets them by its own
    keyword; of +1/+1 counters anything may have got some."""
    if kind is None:
        return _just_stationed(story)
    if not isinstance(kind, str) or "/" in kind:
        return []
    told = [thing for thing in story.things if kind in thing.counters]
    told = told or [thing for thing in story.things if kind == "charge" and thing.has_keyword("station")]
    return told or [t for t in story.things if any(f"{kind} counter on {t.name}" in text for text in t.texts)]


def _just_stationed(story: Story) -> list[Thing]:
    """`I station Barge with a 5/5. How many counters does it have?`: what gets them."""
    last = story.actions[-1] if story.actions else None
    used = last.source if isinstance(last, Activate) and last.tapped else None
    return [thing for thing in story.things if thing.label == used and thing.has_keyword("station")]


#: What is asked of what is there: nothing that has died is sacrificed or gets a counter.
_OF_WHAT_IS_THERE = frozenset({"anycounters", "counters", "issacrificed"})
_ONES_OWN = regex(r"counters? on (?:it\b|~|this )|\b[Ss]acrifice (?:it\b|~|this )")


def there_to_be_changed(story: Story, kind: str, found: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """`I control Algae Gharial. Grizzly Bears dies. Does it get a counter?`: what was told to die gets none, and the one whose own text
    gives it some does. Raises `CannotMean` where several do."""
    if kind not in _OF_WHAT_IS_THERE:
        return found
    dead = {*_told_to_die(story)}
    meant = [t for t in story.things if any(t.label in labels for labels in found)]
    if not meant or dead.isdisjoint(t.label for t in story.things):
        return found
    may_change = [
        labels for t in meant if t.counters or _changes_itself(t) for labels in found if t.label in labels
    ]
    if may_change:
        alive = [labels for labels in found if dead.isdisjoint(labels)]
        return may_change if len(may_change) == 1 else alive or found
    left = [t for t in story.things if t.label not in dead and t.zone == "battlefield" and _changes_itself(t)]
    if len(left) > 1:
        labels = tuple(thing.label for thing in left)
        raise CannotMean(f"It is not told which is asked about: {' or '.join(labels)}.", labels)
    return [(thing.label,) for thing in left] or found


def _told_to_die(story: Story) -> Iterator[str]:
    """What the story says dies, by name, and what is sacrificed in it."""
    for action in story.actions:
        if isinstance(action, Cast) and action.said:
            yield from action.targets.names or ()
        if isinstance(action, Cast | Activate):
            yield from action.sacrificed
    yield from (thing.label for thing in story.things if thing.gone)


def _changes_itself(thing: Thing) -> bool:
    """Whether its text, or a keyword of it, puts counters on it or sacrifices it."""
    keywords = any(thing.has_keyword(keyword) for keyword in ("persist", "undying", "modular"))
    return keywords or any(_ONES_OWN.search(text.replace(thing.name, "~")) for text in thing.texts)


def what_has_gone(story: Story, kind: str) -> list[tuple[str, ...]]:
    """`Does it come back?` of what was sacrificed; `Where does it go?` of the spell that was cast last, aimed at nothing."""
    labels: list[tuple[str, ...]] = []
    if kind in _OF_RETURNS:
        labels += ((thing.label,) for thing in story.focus[::-1] if thing.gone)
        return labels[:1]
    if kind in _OF_ENDS and (label := _has_destroyed_itself(story)):
        return [(label,)]
    last = story.actions[-1] if kind in _OF_PLACES and story.actions else None
    if isinstance(last, Picks) and len(last.names) == 1 and any(t.label in last.names for t in story.things):
        return [last.names]  # `I choose Lightning Bolt. Where is it?`, though it is a card that nobody cast
    spell = next((t for t in story.spells if isinstance(last, Cast) and t.label == last.card), None)
    aimless = isinstance(last, Cast) and not last.targets.names
    if spell is not None and aimless and {*spell.types} & {"Instant", "Sorcery"}:
        labels.append((spell.label,))
    return labels


def _has_destroyed_itself(story: Story) -> str:
    """`I control a Wall and Aether Storm. Can I destroy it by paying 4 life?`: what was used last, where that is what its only ability does."""
    last = story.actions[-1] if story.actions else None
    source = last.source if isinstance(last, Activate) else ""
    thing = next((one for one in story.things if one.label == source), None)
    card = story.card(thing) if thing is not None else None
    abilities = activated_of(card.abilities) if card is not None else ()
    own = len(abilities) == 1 and any(one.what == Self() for one in inside(abilities, Destroy))
    return source if own else ""


_OF_ENDS = frozenset({"dies", "survives"})
_OF_RETURNS = frozenset({"returns", "back"})


_OF_PLACES = frozenset({"zone", "exiled", "ingraveyard", "inhand", "whoseplace"})


def may_enter(story: Story) -> Thing | None:
    """What is spoken of last and may enter the battlefield: a permanent spell, or what a spell is aimed at where it lies elsewhere. No
    instant or sorcery does (CR 304.4, 307.4)."""
    labels = {thing.label: thing for thing in story.things}
    for action in reversed(story.actions):
        if not isinstance(action, Cast | Activate):
            continue
        spoken = (
            (action.card, *(action.targets.names or ())) if isinstance(action, Cast) else action.targets.names
        )
        for thing in (labels[name] for name in spoken or () if name in labels):
            if not {"Instant", "Sorcery"} & {*thing.types} and (thing.cast_by or thing.zone != "battlefield"):
                return thing
    return None


def spell_cast_last(story: Story) -> Thing:
    """The spell that is spoken of last: the one that another was aimed at, else the last that was cast."""
    last = next((a for a in reversed(story.actions) if isinstance(a, Cast | Activate)), None)
    aimed = (last.targets.names or ()) if isinstance(last, Cast | Activate) else ()
    found = next((spell for spell in reversed(story.spells) if spell.label in aimed), story.spells[-1])
    answers = isinstance(last, Cast) and last.response and not aimed and found.label == last.card
    return story.spells[-2] if answers and len(story.spells) > 1 and aims_only_at_spells(found) else found
