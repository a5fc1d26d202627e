"""A token that is a copy of something, spoken of before the engine has made it: `I copy Hill Giant with Kiki-Jiki and attack with the
token` (CR 707.2)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.ability import Triggered
from bot.abilities.amounts import Number
from bot.abilities.copying import CreateCopy
from bot.abilities.events import Enters
from bot.abilities.filters import OfType
from bot.abilities.walk import holds, inside
from bot.abilities.who import Chosen, EventSubject, Target
from bot.engine.told.decisions import Picks, TriggerTargets
from bot.engine.told.script import Action, Activate, Cast
from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating
from bot.scenario.things.may_fight import SPELLS


def copied_token(story: Creating, ref: ThingRef, of: Thing | None = None) -> Thing | None:
    """`the token`, `the copy`, `the copy of Hill Giant`: the one that what was used last copies; None where it copies nothing, or several
    things."""
    pointed = ref.article in ("the", "that", "this", "") or ref.owner is not None or of is not None
    if ref.many or ref.count > 1 or ref.size or ref.subtypes or ref.other or not pointed:
        return None
    made = [(player, thing) for player, thing in _copied_by_what_is_told(story) if of in (None, thing)]
    if not made or len({thing.label for _, thing in made}) > 1:
        return None
    player, original = made[-1]
    there = [t for t in story.things if t.future and t.token and t.copying_label == original.label]
    return there[-1] if there else _to_come(story, player, original)


def copy_called(story: Creating, ref: ThingRef) -> Thing | None:
    """`the Hill Giant token`, or `Hill Giant #2`, where that is what the copy of Hill Giant will be called; not where such a token was
    told to be there."""
    if any(t.name == ref.name and t.token and not t.future for t in story.things):
        return None
    made = {_label(story, original): original for _, original in _copied_by_what_is_told(story)}
    made |= {t.label: t for t in story.things if t.copying_label}
    called = [one for label, one in made.items() if label == f"{ref.name} {ref.letter}" or not ref.letter]
    if not any(one.name == ref.name for one in called):
        return None
    return copied_token(story, ThingRef("kind", ref.start, ref.end, article="the"))


def _copied_by_what_is_told(story: Creating) -> Iterator[tuple[str, Thing]]:
    """What is aimed at by something that makes a copy of it, and who does that."""
    by_label = {thing.label: thing for thing in story.things}
    before = ""
    for action in story.actions:
        source, names = _aimed(action, before)
        before = source
        maker = by_label.get(source)
        card = story.card(maker) if maker is not None else None
        if card is None or len(names) != 1 or names[0] not in by_label:
            continue
        making = inside(card.abilities, CreateCopy)
        if len(making) == 1 and making[0].amount == Number(1) and holds(making[0].of, Target, Chosen):
            yield getattr(action, "player", ""), by_label[names[0]]
    yield from _copied_as_they_enter(story)


def _copied_as_they_enter(story: Creating) -> Iterator[tuple[str, Thing]]:
    """What is cast, where something that is there makes a token that is a copy of what enters (CR 603.6a), and who casts it."""
    by_label = {thing.label: thing for thing in story.things}
    for action in story.actions:
        cast = by_label.get(action.card) if isinstance(action, Cast) else None
        if not isinstance(action, Cast) or cast is None or SPELLS & {*cast.types}:
            continue
        makers = (
            thing
            for thing in story.things
            if thing is not cast and thing.holder == action.player and thing.zone == "battlefield"
        )
        if any(_copies_what_enters(story, maker, cast) for maker in makers):
            yield action.player, cast


def _copies_what_enters(story: Creating, maker: Thing, entering: Thing) -> bool:
    card = story.card(maker)
    return card is not None and any(
        isinstance(one, Triggered)
        and isinstance(one.when, Enters)
        and all(entering.is_type(kind.type) for kind in inside(one.when.who, OfType))
        and [copy.of for copy in inside(one.effects, CreateCopy)] == [EventSubject()]
        for one in card.abilities
    )


def _aimed(action: Action, before: str) -> tuple[str, tuple[str, ...]]:
    """By what that was aimed, and at what; what is chosen for nothing that is told is chosen for what was used before."""
    match action:
        case Cast(card=label, targets=targets) | Activate(source=label, targets=targets):
            return label, tuple(targets.names or ())
        case TriggerTargets(source=label, targets=targets):
            return label, tuple(targets.names or ())
        case Picks(about=about, names=names):
            return about or before, names
    return "", ()


def _to_come(story: Creating, player: str, original: Thing) -> Thing:
    label = _label(story, original)
    story.labels.add(label)
    thing = Thing(label, original.name, len(story.things), future=True, token=True, zone="none", shown=player)
    thing.copying_label = original.label
    return story.add(thing)


def _label(story: Creating, original: Thing) -> str:
    """What the engine will call it: its name, with a number where that is taken."""
    name = original.name
    taken = {thing.label for thing in story.things}
    if name not in taken and f"{name} #1" not in taken:
        return name
    number = 2
    while f"{name} #{number}" in taken:
        number += 1
    return f"{name} #{number}"
