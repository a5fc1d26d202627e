"""What a deed leaves to be asked about: the spell that was cast, what has gone, what got counters, what deals the damage."""

from __future__ import annotations

from bot.abilities.effects import DealDamage
from bot.abilities.walk import holds
from bot.engine.told.decisions import Picks
from bot.engine.told.script import Activate, Cast
from bot.scenario.meaning.aims_at_spells import aims_only_at_spells
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def used_last_for_damage(story: Story) -> Thing | None:
    """`I sacrifice a 4/4 to Goblin Bombardment. How much damage does it do?`: what was sacrificed does none any more, and what it was
    sacrificed to does."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Activate) or not last.sacrificed:
        return None
    source = next((t for t in story.things if t.label == last.source), None)
    card = story.card(source) if source is not None else None
    given = last.source not in last.sacrificed and card is not None and holds(card.abilities, DealDamage)
    return source if given else None


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


def what_has_gone(story: Story, kind: str) -> list[tuple[str, ...]]:
    """`Does it come back?` of what was sacrificed; `Where does it go?` of the spell that was cast last, aimed at nothing."""
    labels: list[tuple[str, ...]] = []
    if kind in _OF_RETURNS:
        labels += ((thing.label,) for thing in story.focus[::-1] if thing.gone)
        return labels[:1]
    last = story.actions[-1] if kind in _OF_PLACES and story.actions else None
    if isinstance(last, Picks) and len(last.names) == 1 and any(t.label in last.names for t in story.things):
        return [last.names]  # `I choose Lightning Bolt. Where is it?`, though it is a card that nobody cast
    spell = next((t for t in story.spells if isinstance(last, Cast) and t.label == last.card), None)
    aimless = isinstance(last, Cast) and not last.targets.names
    if spell is not None and aimless and {*spell.types} & {"Instant", "Sorcery"}:
        labels.append((spell.label,))
    return labels


_OF_RETURNS = frozenset({"returns", "back"})


_OF_PLACES = frozenset({"zone", "exiled", "ingraveyard", "inhand", "whoseplace"})


def spell_cast_last(story: Story) -> Thing:
    """The spell that is spoken of last: the one that another was aimed at, else the last that was cast."""
    last = next((a for a in reversed(story.actions) if isinstance(a, Cast | Activate)), None)
    aimed = (last.targets.names or ()) if isinstance(last, Cast | Activate) else ()
    found = next((spell for spell in reversed(story.spells) if spell.label in aimed), story.spells[-1])
    answers = isinstance(last, Cast) and last.response and not aimed and found.label == last.card
    return story.spells[-2] if answers and len(story.spells) > 1 and aims_only_at_spells(found) else found
