"""Kicker that is told once the spell is: `It is kicked`, `She pays the kicker`."""

from __future__ import annotations

from bot.engine.told.script import Cast
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.paid import paid_in, with_kickers_named
from bot.scenario.meaning.registry import means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.values import replace


@means("waskicked")
def was_kicked(story: Story, statement: Statement) -> None:
    """That cost was paid as the spell was cast (CR 702.33a, 601.2b): the spell that is named, else the last one. Raises `CannotMean` where
    none was cast."""
    refs = [ref for ref in statement.get("it") or () if isinstance(ref, ThingRef) and ref.source != "it"]
    if len(refs) == 1 and _is_not_cast_yet(story, refs[0]):  # `Kavu Titan was kicked. How big is it?`
        player = story.owner(refs[0].owner, story.actor) or story.actor or next(iter(story.seats))
        cast_spell(story, player, refs[0], How(paid=("kicker",)))
        story.assumptions.append(f"{refs[0].name} is cast: it is told that it is kicked.")
        return
    at, cast = _cast_meant(story, statement, refs)
    if "kicker" in cast.paid:
        return
    spell = next(thing for thing in story.things if thing.label == cast.card)
    words = with_kickers_named(story, spell, (statement.start, statement.end), ("kicker",))
    story.actions[at] = replace(cast, paid=(*cast.paid, *paid_in(words).keys))


@means("notkicked")
def was_not_kicked(story: Story, statement: Statement) -> None:
    """That cost was not paid as the spell was cast. Raises `CannotMean` where none was cast, or it was told to be kicked."""
    refs = [ref for ref in statement.get("it") or () if isinstance(ref, ThingRef) and ref.source != "it"]
    if len(refs) == 1 and _is_not_cast_yet(story, refs[0]):  # `My Kavu Titan was not kicked. How big is it?`
        player = story.owner(refs[0].owner, story.actor) or story.actor or next(iter(story.seats))
        cast_spell(story, player, refs[0], How(paid=("declined",)))
        story.assumptions.append(f"{refs[0].name} is cast: it is told that it is not kicked.")
        return
    at, cast = _cast_meant(story, statement, refs)
    if cast.paid:
        said = f"{cast.card} was told to be cast for more."
        raise CannotMean(said, start=statement.start, end=statement.end)
    story.actions[at] = replace(cast, declined=True)


def _cast_meant(story: Story, statement: Statement, refs: list[ThingRef]) -> tuple[int, Cast]:
    """The cast of the spell that is named, else the last one, and where it stands. Raises `CannotMean` where there is none."""
    labels = {thing.label for thing in story.resolve(tuple(refs), "any")} if refs else None
    casts = [
        (at, action)
        for at, action in enumerate(story.actions)
        if isinstance(action, Cast) and (labels is None or action.card in labels)
    ]
    if not casts:
        raise CannotMean("It is not told what was kicked.", start=statement.start, end=statement.end)
    return casts[-1]


def _is_not_cast_yet(story: Story, ref: ThingRef) -> bool:
    """Whether it is a permanent's card of which nothing else is told."""
    card = story.names.exact(ref.name) if ref.source == "card" else None
    known = any(ref.name in (thing.name, thing.label) for thing in story.things)
    return card is not None and not known and {*card.types}.isdisjoint(("Instant", "Sorcery"))
