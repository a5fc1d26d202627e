"""Abilities: activated, equipped, crewed, regenerated, sacrificed and discarded for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.ability import Activated
from bot.abilities.card import Card
from bot.abilities.costs import SacrificeCost, TapSelf
from bot.abilities.effects import Regenerate
from bot.abilities.keyword_abilities.activated import activated_of, is_for_mana
from bot.abilities.keyword_abilities.basic_land_types import of_land_types
from bot.abilities.walk import holds
from bot.engine.decisions import Picks, TriggerTargets
from bot.engine.face_down import WAYS
from bot.engine.script import (
    AbilityOf,
    Activate,
    Cast,
    Discards,
    Regenerates,
    Sacrifices,
    Targets,
    TurnsFaceUp,
)
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.aiming import (
    in_hand,
    is_aimless,
    labels_of,
    mode_words,
    named_in,
    response_told,
    split_times,
    takes_control_of,
    targets_told,
    told_afterwards,
    with_same_targets,
    with_source_named,
)
from bot.scenario.meaning.declaring import declare
from bot.scenario.meaning.fillers import have_in_graveyard
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.paid import paid_in
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.untold import effect
from bot.scenario.phrases import PlayerRef, ThingRef
from bot.scenario.said_to_be import has_played
from bot.scenario.statements import How, Statement
from bot.scenario.story import Story
from bot.scenario.things import Thing
from bot.scenario.which_ability import abilities_meant, modes_of, x_meant
from bot.values import fields, replace


@means("activate")
def activate(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    told = statement.get("activate") or statement.get("activateresp")
    if told is None:
        return
    ref, how = told
    if "activateresp" in statement.slots:
        how = replace(how, response=True)
    if statement.get("tapping") is not None:
        how = replace(how, tapped=(*how.tapped, *statement.slots["tapping"]))
    if statement.get("cost") is not None:
        how = replace(how, paid=(*how.paid, *statement.slots["cost"]))
    activate_ability(story, player, ref, how)


_SIGNS = {"minus": "-", "downtick": "-", "plus": "+", "uptick": "+", "ultimate": "ultimate"}


@means("walkersign")
def uses_loyalty(story: Story, statement: Statement) -> None:
    """`-2 Ajani Vengeant targeting Bob`."""
    player = actor_of(story, statement)
    ref, how = statement.slots["activate"]
    activate_ability(story, player, ref, replace(how, words=statement.slots["sign"]))


@means("walker")
def uses_planeswalker(story: Story, statement: Statement) -> None:
    """`minuses Chandra on Ogre`: the loyalty ability of that sign."""
    player = actor_of(story, statement)
    ref, how = statement.slots["activate"]
    verb = next(t.lemma for t in story.tokens[statement.start : statement.end] if t.lemma in _SIGNS)
    activate_ability(story, player, ref, replace(how, words=how.words or _SIGNS[verb]))


@means("useson")
def uses_on(story: Story, statement: Statement) -> None:
    """`untaps Ogre with Maze of Ith`: an instant or sorcery is cast at it, anything else has an ability that is activated."""
    player = actor_of(story, statement)
    ref: ThingRef = statement.slots["source"]
    verbs = {token.lemma for token in story.tokens[statement.start : statement.end]}
    last = story.actions[-1] if story.actions else None
    # what is saved from a spell or ability is saved before that resolves
    how = How(
        targets=statement.slots["what"],
        response=bool(verbs & {"save", "protect"}) and isinstance(last, Cast | Activate),
    )
    card = story.names.exact(ref.name) if ref.source in ("card", "guess") else None
    if card is not None and ({"Instant", "Sorcery"} & {*card.types} or "Aura" in card.subtypes):
        cast_spell(story, player, ref, replace(how, targets=None) if is_aimless(story, ref) else how)
        return
    source = story.one(ref, "source", player)
    if source.card is not None and not source.card.abilities:
        raise CannotMean(f"It is not told what {source.label} does to it.", (), ref.start, ref.end)
    activate_ability(story, player, ref, how)


_KEYWORD_VERBS = {
    verb: verb
    for verb in (
        "unearth",
        "embalm",
        "eternalize",
        "encore",
        "scavenge",
        "outlast",
        "reconfigure",
        "ninjutsu",
    )
}

_KEPT_IN = dict.fromkeys(("unearth", "embalm", "eternalize", "encore", "scavenge"), "graveyard") | {
    "ninjutsu": "hand"
}
"""Where the card is whose keyword's ability is activated, besides the battlefield."""


@means("keyworded")
def uses_keyword(story: Story, statement: Statement) -> None:
    """`unearths Ogre`, `scavenges Ogre on Bear`: the ability of that keyword, of the card where the keyword works."""
    player = actor_of(story, statement)
    ref, how = statement.slots["activate"]
    verb = next(t.lemma for t in story.tokens[statement.start : statement.end] if t.lemma in _KEYWORD_VERBS)
    if statement.get("returned") is not None:
        how = replace(how, returned=statement.slots["returned"])
    activate_ability(story, player, ref, replace(how, words=how.words or _KEYWORD_VERBS[verb]))


@means("pings", "itpings")
def pings(story: Story, statement: Statement) -> None:
    """`pings Bob with Prodigal Sorcerer`, `Prodigal Sorcerer pings Bob`."""
    how = (statement.get("modifiers") or How()).aimed_at(statement.slots["targets"])
    if statement.get("source") is not None:
        activate_ability(story, actor_of(story, statement), statement.slots["source"], how)
        return
    thing = story.resolve(statement.slots["it"], "any")[0]
    player = thing.controller or story.active or story.actor or next(iter(story.seats))
    activate_ability(story, player, statement.slots["it"][0], how)


@means("manatap")
def taps_for_mana(story: Story, statement: Statement) -> None:
    """Mana is never short, but what is tapped for it is tapped, and others may see it. Of lands that are only counted nothing
    more is known."""
    player = actor_of(story, statement)
    for thing in story.resolve(statement.get("things") or (), "source", player):
        card = story.card(thing)
        if thing.zone == "battlefield" and card is not None and _taps_for_mana(card):
            story.actions.append(Activate(player, thing.label, for_mana=True))
        elif thing.zone == "battlefield" and not story.actions:
            thing.tapped = True
    if not statement.get("things"):
        story.skip(statement.start, statement.end)


def _taps_for_mana(card: Card) -> bool:
    return bool(of_land_types(card.subtypes)) or any(
        is_for_mana(a) and any(isinstance(p, TapSelf) for p in a.cost) for a in activated_of(card.abilities)
    )


@means("paylife")
def pay_life(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    ref, how = statement.slots["activate"]
    activate_ability(story, player, ref, replace(how, paid=(*how.paid, f"{statement.slots['amount']} life")))


def activate_ability(story: Story, player: str, ref: ThingRef, how: How) -> None:
    """`player` activates an ability of what `ref` names."""
    how.only(
        "activating an ability",
        *(field.name for field in fields(How) if field.name not in ("free", "original")),
    )
    for word in how.having:
        have_in_graveyard(story, player, word)
    if how.present:
        declare(story, how.present, player, "battlefield")
    before = list(story.focus)
    _lies_where_its_keyword_works(story, player, ref, how.words.lower())
    source = story.one(ref, "source", player)
    _lies_where_told(source, player, how)
    # `targeting it`: not the source itself, which was only named
    story.focus = [source, *(thing for thing in before if thing is not source)]
    how = with_same_targets(story, source, with_source_named(story, source, how))
    modes = [split_times(mode_words(story, mode)) for mode in how.modes]
    told = tuple(mode for mode, _ in modes)
    words = how.words or " ".join(told)
    if how.times == 1 and modes:
        how = replace(how, times=max(times for _, times in modes))
    targets = targets_told(story, player, source, how)
    which = abilities_meant(story, source, words, how.which, purpose=not how.words)
    paid = paid_in(how.paid)
    other = ("an alternative cost",) * paid.alternative + ("an additional cost",) * paid.additional
    refused = next((key for key in (*paid.keys, *other) if not key.startswith("{")), None)
    if refused is not None:
        raise CannotMean(f"An ability is not activated with {refused}.", start=ref.start, end=ref.end)
    story.actions.append(
        Activate(
            player,
            source.label,
            which,
            modes_of(story, which, told),
            targets,
            how.x if how.x is not None else x_meant(words, which, story),
            how.times,
            labels_of(story, how.sacrificed, player),
            labels_of(story, how.discarded, player, "hand"),
            tuple(t.label for t in story.resolve(how.tapped, "source", player)),
            paid.keys,
            *response_told(story, how, source, targets.names or ()),
            paid.life,
            returned=labels_of(story, how.returned, player),
            exiled=labels_of(story, how.exiled, player),
        )
    )
    typed = any(kind.endswith(" type") for kind, _ in how.chosen)
    for kind, value in how.chosen:
        if typed and kind == "card name":
            continue  # "choosing Goblin" where Goblin King is: a card's name is hardly ever chosen by an ability
        story.actions.append(Picks(player, (value.lower() if kind == "color" else value,), source.label))
    takes_control_of(story, player, source, targets.names or ())
    told_afterwards(story, player, source, how)


def activated_plainly(
    story: Story, player: str, source: Thing, which: tuple[AbilityOf, ...] | None = None, **told: Any
) -> None:
    """An ability is activated of which no more is told than these fields of `Activate`; in response, where the sentence is one."""
    names = told["targets"].names if "targets" in told else None
    response, under = response_told(story, How(), source, names or ())
    story.actions.append(Activate(player, source.label, which, **told, response=response, under=under))


def _lies_where_its_keyword_works(story: Story, player: str, ref: ThingRef, keyword: str) -> None:
    """A card of which the story told nothing yet is where the keyword's ability can be activated (CR 113.6m)."""
    named = {t.name for t in story.things} | {t.label for t in story.things}
    if keyword in _KEPT_IN and ref.source in ("card", "guess") and ref.name not in named:
        thing = story.create(ref)
        thing.zone, thing.told, thing.owner, thing.declared = _KEPT_IN[keyword], player, player, True


def _lies_where_told(source: Thing, player: str, how: How) -> None:
    """`activates Genesis from her graveyard`: it is there, where the story says nothing else."""
    if not how.zone or source.zone == how.zone:
        return
    if source.declared:
        raise CannotMean(f"{source.label} is on the battlefield.")
    source.zone, source.told, source.owner, source.declared = how.zone, player, player, True


@means("taps")
def taps(story: Story, statement: Statement) -> None:
    """`taps Prodigal Sorcerer to ping Bob` is an activation; `taps Ogre` alone an effect that taps it."""
    player = actor_of(story, statement)
    words = statement.get("todo")
    if words is None:
        untaps = any(t.lemma == "untap" for t in story.tokens[statement.start : statement.end])
        for thing in story.resolve(statement.slots["thing"], "source", player):
            _taps_alone(story, player, thing, untaps, statement)
        return
    for ref in statement.slots["thing"]:
        source = story.one(ref, "source", player)
        card = story.card(source)
        if (
            source.is_type("Land")
            and card is not None
            and all(map(is_for_mana, activated_of(card.abilities)))
        ):
            raise CannotMean(
                f"It is not told what {source.label} is tapped for.", start=statement.start, end=statement.end
            )
        names = named_in(story, player, source, words)
        purpose, times = split_times(words)
        targets = Targets(tuple(names) if names else None)
        which = abilities_meant(story, source, purpose, None, purpose=True)
        modes = modes_of(story, which, (purpose,))
        activated_plainly(story, player, source, which, modes=modes, targets=targets, times=times)


def _taps_alone(story: Story, player: str, thing: Thing, untaps: bool, statement: Statement) -> None:
    """`taps Ogre`, and nothing else of it: how it is as the story begins; later, what an attack does anyway, or what is done with
    something untold."""
    card = story.card(thing)
    if not untaps and card is not None and holds(card.abilities, Activated):
        activated_plainly(story, player, thing)
    elif not story.actions:
        thing.tapped = not untaps
    elif thing.attacking and not untaps and not thing.has_keyword("vigilance"):
        story.skip(statement.start, statement.end)
    else:
        kind = thing.types[-1].lower() if thing.types else "permanent"
        verb = "Untap" if untaps else "Tap"
        effect(story, player, f"{verb}ping spell", f"{verb} target {kind}.", (thing.label,))


@means("animate")
def animate(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    thing = story.one(statement.slots["thing"], "source", player)
    activated_plainly(story, player, thing, abilities_meant(story, thing, "becomes", None, purpose=True))


@means("equips")
def equips(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    equipment, creature = statement.get("equip") or statement.slots["equip2"]
    source = story.one(equipment, "source", player)
    target = story.one(creature, "source", player)
    which = abilities_meant(story, source, "equip", None, purpose=True)
    activated_plainly(story, player, source, which, targets=Targets((target.label,)))


@means("crews", "saddles", "stations")
def crews(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    source = story.one(statement.slots["thing"], "source", player)
    crew = story.resolve(statement.get("with") or (), "source", player)
    _man(story, player, source, statement.kind.removesuffix("s"), crew)


@means("crafts")
def crafts(story: Story, statement: Statement) -> None:
    """`crafts Braided Net with Cog`: its craft ability (CR 702.167a)."""
    how = How(words="craft", exiled=statement.get("exiled") or ())
    activate_ability(story, actor_of(story, statement), statement.slots["thing"], how)


@means("mannedby")
def manned_by(story: Story, statement: Statement) -> None:
    """`Smuggler's Copter is crewed by Ogre`: by whoever controls the two."""
    keyword = next(t.lemma for t in story.tokens[statement.start : statement.end] if t.lemma in MANNING)
    for source in story.resolve(statement.slots["it"], "any"):
        man_with(story, source, keyword, statement.slots["with"])


MANNING = frozenset({"crew", "saddle", "station"})


def man_with(story: Story, source: Thing, keyword: str, refs: Sequence[ThingRef]) -> None:
    """Its controller crews, saddles or stations it by tapping these."""
    crew = story.resolve(refs, "any", source.controller)
    holder = source.controller or next((one.controller for one in crew if one.controller), None)
    player = holder or story.active or story.actor
    if player is None:
        raise CannotMean(f"It is not told who controls {source.label}.")
    for thing in (source, *crew):
        thing.shown = thing.shown or player
    _man(story, player, source, keyword, crew)


def _man(story: Story, player: str, source: Thing, keyword: str, crew: Sequence[Thing]) -> None:
    which = abilities_meant(story, source, keyword, None, purpose=True)
    activated_plainly(story, player, source, which, tapped=tuple(t.label for t in crew))
    story.refer([source])


@means("regenerates")
def regenerates(story: Story, statement: Statement) -> None:
    who, ref = statement.get("who"), statement.get("thing")
    how: How = statement.get("modifiers") or How()
    if isinstance(who, PlayerRef) and isinstance(ref, ThingRef):
        player = actor_of(story, statement)
        thing = story.one(ref, "source", player)
    else:
        thing = story.resolve(statement.slots["it"], "any")[0]
        player = thing.controller or story.opponent(story.actor)
    if not any(holds(card.abilities, Regenerate) for card in map(story.card, story.things) if card):
        how.only("regenerating it", "response")
        story.response = story.response or how.response
        effect(story, player, "Regeneration spell", "Regenerate target creature.", (thing.label,))
        return
    how = replace(how, paid=tuple(words for words in how.paid if not words.startswith("{")))
    how.only("regenerating it", "times", "response", "under")
    response, _ = response_told(story, how)
    for _ in range(how.times):
        story.actions.append(Regenerates(player, thing.label, response))


@means("faceup")
def turns_face_up(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    how: How = statement.get("modifiers") or How()
    thing = story.one(statement.slots["thing"], "source", player)
    others = tuple(words for words in how.paid if not (words.startswith("{") or thing.has_keyword(words)))
    how = replace(how, paid=others)  # its own cost, which turning it face up is paid with anyway
    how.only("turning it face up", "x", "sacrificed", "discarded", "targets", "shares", "response", "under")
    hides = any(thing.has_keyword(keyword) for keyword in WAYS)
    untold = thing.zone == "battlefield" and (hides or not thing.declared)
    if thing.cast_by is None and not thing.face_down and untold and not has_played(story, thing):
        thing.face_down = True  # it is said to be turned face up, and nothing else of it
    response, _ = response_told(story, how)
    sacrificed = labels_of(story, how.sacrificed, player)
    discarded = labels_of(story, how.discarded, player, "hand")
    story.actions.append(TurnsFaceUp(player, thing.label, how.x, sacrificed, discarded, response))
    aimed = targets_told(story, player, thing, how)
    if aimed.names:
        story.actions.append(TriggerTargets(player, thing.label, aimed))
    story.refer([thing])


@means("sacrifices")
def sacrifices(story: Story, statement: Statement) -> None:
    """`sacrifices Zed`, `sacrifices Zed to Goblin Bombardment targeting Bob`: for an ability of its own, or for another's."""
    player = actor_of(story, statement)
    how: How = statement.get("modifiers") or How()
    to = statement.get("to")
    if isinstance(to, ThingRef) and _is_spell(story, to):
        cast_spell(story, player, to, replace(how, sacrificed=statement.slots["things"]))
        return
    things = story.resolve(statement.slots["things"], "source", player)
    outlet = story.one(to, "source", player) if isinstance(to, ThingRef) else None
    if outlet is not None and _asks_for_a_sacrifice(story, outlet):
        how.only("sacrificing for that", "targets", "shares", "response", "under")
        targets = targets_told(story, player, outlet, how)
        response, under = response_told(story, how)
        for thing in things:
            spent = (thing.label,)
            story.actions.append(
                Activate(
                    player, outlet.label, targets=targets, sacrificed=spent, response=response, under=under
                )
            )
            thing.gone = True
        return
    how.only("a sacrifice", "targets", "response", "under")
    response, _ = response_told(story, how)
    for thing in things:
        names = targets_told(story, player, thing, how)
        if names.names:
            story.actions.append(Activate(player, thing.label, targets=names, response=response))
        else:
            label = outlet.label if outlet is not None else None
            story.actions.append(Sacrifices(player, thing.label, label, response))
        thing.gone = True


def _asks_for_a_sacrifice(story: Story, thing: Thing) -> bool:
    """Whether something else is sacrificed as a cost of an ability that is activated."""
    card = story.card(thing)
    parts = [part for ability in activated_of(card.abilities) for part in ability.cost] if card else []
    return any(isinstance(part, SacrificeCost) and part.what is not None for part in parts)


def _is_spell(story: Story, ref: ThingRef) -> bool:
    """Whether a name is an instant's or a sorcery's."""
    card = story.names.exact(ref.name) if ref.source in ("card", "guess") else None
    return card is not None and bool({"Instant", "Sorcery"} & {*card.types})


@means("discards")
def discards(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    for ref in statement.slots["things"]:
        thing = in_hand(story, ref, player)
        story.actions.append(Discards(player, thing.label))
        thing.gone = True
        story.refer([thing])
