"""What a participle says of the spell or ability that was told before it: `casts Giant Growth, giving it +3/+3`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Activated, Keyword, Spell, Triggered
from bot.abilities.card import Card
from bot.abilities.changes import GainsOneOf
from bot.abilities.effects import CounterSpell, Move
from bot.abilities.opaque import Opaque
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.told.decisions import Picks
from bot.engine.told.script import Activate, Cast, Targets
from bot.scenario.errors import CannotMean
from bot.scenario.explained.goes_on import DONE
from bot.scenario.meaning.aimed_at_it import thing_meant_by_it
from bot.scenario.meaning.amounts_of_purposes import confirm_as_much
from bot.scenario.meaning.sides_of_targets import take_their_sides
from bot.scenario.meaning.told_again import answer_in_time
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.sentences.tells_deeds import may_give
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import abilities_told
from bot.scenario.text.words import COLOR_NAMES
from bot.scenario.things.aims import targets_of, whose
from bot.scenario.things.board import Thing
from bot.values import replace

_EFFECTS = frozenset(
    {
        "pumps",
        "getsbonus",
        "destroys",
        "bounces",
        "exiles",
        "airbends",
        "goads",
        "suspects",
        "detains",
        "flickers",
        "prevents",
        "preventsall",
        "counters2",
        "putscounter",
        "regenerates",
    }
)
_PROTECTION = "protection from "


def says_what_it_does(story: Story, statement: Statement) -> bool:
    """Whether the statement is such a participle: then it is no deed of its own. What it names is what the spell or ability is aimed
    at where that was not told, a colour that it names what is chosen for it."""
    who = statement.get("who")
    last = story.actions[-1] if story.actions else None
    if (
        statement.kind not in _EFFECTS
        or not isinstance(who, PlayerRef)
        or not isinstance(last, Cast | Activate)
        or not story.tokens[statement.start].fold.endswith("ing")
        or statement.get("by") is not None
        or last.player != story.player(who, subject=True)
    ):
        return False
    label = last.card if isinstance(last, Cast) else last.source
    card = next((story.card(thing) for thing in story.things if thing.label == label), None)
    if statement.kind == "counters2" and card is not None:
        _confirm_it_counters(story, statement, label, card)
    refs = _aimed_at(statement)
    said = [t.text for t in story.tokens[statement.start : statement.end] if t.kind == "size"]
    there = [one for thing in story.things if (one := story.card(thing)) is not None]
    bonuses = [text for text in said if text[:1] in "+-"]
    if card is not None and not all(any(may_give(one, text) for one in there) for text in bonuses):
        told = f"It is not told what gives it that: {label} does not."
        raise CannotMean(told, (), statement.start, statement.end)
    words = " ".join(token.text for token in story.tokens[statement.start : statement.end])
    confirm_as_much(story, label, [text for one in there for text in one.texts], words)
    if refs and isinstance(last, Cast) and _is_of_a_trigger(story, statement, last.player, label):
        return False
    if refs and isinstance(last, Activate) and _aims_only_as_it_triggers(story, last, card):
        return False
    if refs and card is not None and _is_nothing_of_it(statement, there):
        return False
    if card is not None and refs and last.targets.names is None and holds(card.abilities, Target):
        names = (
            _countered(story, statement)
            or _another_than(story, last, refs)
            or story.names_of(refs, "target", last.player)
        )
        take_to_be_its_own(story, last.player, statement, names)
        take_their_sides(story, last.player, targets_of(card), names)
        story.actions[-1] = last = replace(last, targets=Targets(names))
        answer_in_time(story)
    elif card is not None and refs and last.targets.names:
        last = _aimed_besides(story, last, card, refs)
    for ref in refs:
        if isinstance(ref, ThingRef) and ref.source == "card":
            story.resolve((ref,), "any")  # `casts Wrath of God, killing my Serra Angel`: it was there
    keywords = statement.get("keywords")
    given = keywords.lines if isinstance(keywords, ThingRef) else ()
    colors = [line.removeprefix(_PROTECTION) for line in given if line.startswith(_PROTECTION)]
    if card is not None and any("color of your choice" in text for text in card.texts):
        story.actions += [Picks(last.player, (color,), label) for color in colors if color in COLOR_NAMES]
    if len(given) == 1 and _offers(story, last.player, given[0], label):
        story.actions.append(Picks(last.player, (given[0],)))
    story.skip(statement.start, statement.end)
    return True


def _confirm_it_counters(story: Story, statement: Statement, label: str, card: Card) -> None:
    """`casts Counterspell, countering Shock`. Raises `CannotMean` where neither the spell or ability nor what triggers on it does so."""
    others = [one for thing in story.things if (one := story.card(thing)) is not None]
    triggers = [a for one in others for a in one.abilities if isinstance(a, Triggered)]
    if not holds((card.abilities, tuple(triggers)), CounterSpell, Opaque):
        raise CannotMean(f"{label} counters nothing.", (), statement.start, statement.end)


def _aimed_besides(story: Story, last: Cast | Activate, card: Card, refs: Sequence[Ref]) -> Cast | Activate:
    """`casts Phantom Blade, attaching it to Bear and destroying Ogre`: what is named after other targets is one more, where the card has
    as many."""
    told, targets = last.targets.names or (), targets_of(card)
    named = tuple(ref for ref in refs if isinstance(ref, ThingRef) and ref.source != "it")
    more = tuple(name for name in story.names_of(named, "target", last.player) if name not in told)
    if not more or len(told) + len(more) > len(targets):
        return last
    take_their_sides(story, last.player, targets[len(told) :], more)
    story.actions[-1] = replace(last, targets=replace(last.targets, names=(*told, *more)))
    return replace(last, targets=replace(last.targets, names=(*told, *more)))


def _is_of_a_trigger(story: Story, statement: Statement, player: str, label: str) -> bool:
    """`casts a Spirit, giving my Giant fear`: whether nothing of the spell does such a thing, and something else of the player's does so
    to a target as it triggers: then it is told as a deed of that."""
    kinds = DONE.get(statement.kind)
    if kinds is None:
        return False
    names = {thing.label for thing in story.things for ref in _aimed_at(statement) if _names(ref, thing)}
    doing = {
        thing.label
        for thing in story.things
        if player in (thing.holder, thing.cast_by) and (card := story.card(thing)) is not None
        for ability in card.abilities
        if holds(ability, *kinds) and (thing.label == label or isinstance(ability, Triggered))
        if thing.label == label or holds(ability, Target) or thing.label in names
    }
    return bool(doing) and label not in doing


def _aims_only_as_it_triggers(story: Story, last: Activate, card: Card | None) -> bool:
    """`cycles Resounding Thunder, killing Ogre`: whether the ability is aimed at nothing, and what triggers on it may be."""
    abilities = abilities_told(story, last)
    aims = any(holds(ability.effects, Target) for ability in abilities)
    triggers = [a for a in card.abilities if isinstance(a, Triggered)] if card is not None else []
    return bool(abilities) and not aims and holds(tuple(triggers), Target)


def _is_nothing_of_it(statement: Statement, there: Sequence[Card]) -> bool:
    """Whether nothing that is there moves anything, as is told: then it is a deed of its own."""
    return statement.kind in ("exiles", "bounces") and not any(
        holds(card.abilities, Move, Opaque) for card in there
    )


def _names(ref: Ref, thing: Thing) -> bool:
    return isinstance(ref, ThingRef) and bool({ref.name, *ref.names} & {thing.name, thing.label})


def _offers(story: Story, player: str, keyword: str, used: str) -> bool:
    """Whether something of the player's lets one of several abilities be gained as it triggers, that one among them; or what is `used`, by
    its label, does so."""
    return any(
        isinstance(one, Keyword) and one.name == keyword
        for thing in story.things
        if player in (thing.holder, thing.cast_by) and (card := story.card(thing)) is not None
        for ability in card.abilities
        if isinstance(ability, Triggered) or (thing.label == used and isinstance(ability, Spell | Activated))
        for choice in inside(ability.effects, GainsOneOf)
        for one in choice.of
    )


def _countered(story: Story, statement: Statement) -> tuple[str, ...]:
    """`flashes in Mystic Snake, countering it`: the spell that was cast before what counters it."""
    what = statement.get("what")
    spells = [deed.card for deed in story.actions[:-1] if isinstance(deed, Cast)]
    word_back = isinstance(what, ThingRef) and what.source == "it"
    return tuple(spells[-1:]) if statement.kind == "counters2" and word_back else ()


def _another_than(story: Story, last: Cast | Activate, refs: Sequence[Ref]) -> tuple[str, ...]:
    """`Bob has a 2/2. I cast Nekrataal, destroying it`: what was spoken of before what does it, and may be its target."""
    spell = next((t for t in story.things if isinstance(last, Cast) and t.label == last.card), None)
    ref = refs[0] if len(refs) == 1 else None
    if spell is None or not isinstance(ref, ThingRef) or not spell.is_type("Creature"):
        return ()
    meant = thing_meant_by_it(story, last.player, spell, ref, 0, (spell.label,))
    return (meant.label,) if meant is not None and meant is not spell else ()


def take_to_be_its_own(story: Story, player: str, statement: Statement, names: Sequence[str]) -> None:
    """Nobody puts +1/+1 counters on what is another's, or makes it larger: of what was not told of, it is the player's own."""
    counts = statement.kind == "putscounter" and not statement.slots["counter"].startswith("-")
    said = (token.text[:1] for token in story.tokens[statement.start : statement.end])
    last = story.actions[-1] if story.actions else None
    by = next((t for t in story.things if isinstance(last, Cast) and t.label == last.card), None)
    card = story.card(by) if by is not None else None
    aims = targets_of(card) if card is not None else []
    if counts and aims and all(whose(one) == "theirs" for one in aims):
        return  # `target creature an opponent controls`
    if counts or (statement.kind == "pumps" and "+" in said):
        for thing in story.things:
            if thing.label in names and thing.controller is None:
                thing.likely = player


def _aimed_at(statement: Statement) -> Sequence[Ref]:
    told = statement.get("what") or statement.get("to") or statement.get("thing")
    return told if isinstance(told, tuple) else (told,) if isinstance(told, ThingRef) else ()
