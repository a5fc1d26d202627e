"""Choices that the story settles: orders, sources, optional things, triggers' targets, coins."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.abilities.ability import Triggered
from bot.abilities.events import AnyOfEvents, Attacks, Enters
from bot.abilities.filters import TheChosen
from bot.abilities.subtypes import BASIC_LAND_TYPES, SUBTYPES
from bot.abilities.walk import holds, inside
from bot.abilities.who import SELF, Target
from bot.cards.phrases.type_words import PLURALS
from bot.engine.decisions import (
    AppliesFirst,
    Deed,
    Flips,
    NewTargets,
    Picks,
    RedirectsDamage,
    ReturnsCommander,
    Rolls,
    SaysMay,
    TriggerTargets,
)
from bot.engine.script import Attack, Cast, Targets
from bot.scenario.chosen_on_entering import kinds_asked_for
from bot.scenario.errors import CannotMean
from bot.scenario.last_deed import card_of_last_deed
from bot.scenario.meaning.attacks_declared import declare_attack
from bot.scenario.meaning.one_spell import cast_spell, only_aims_then
from bot.scenario.meaning.paying_life import activates_by_paying_life
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.responding import choose_source, pair_with
from bot.scenario.meaning.which_card import card_in_hand
from bot.scenario.modes_told import mode_of_a_trigger
from bot.scenario.phrases import PlayerRef, Ref, ThingRef
from bot.scenario.statements import How, Statement
from bot.scenario.story import Story
from bot.scenario.things import Thing
from bot.scenario.words import NUMBERS
from bot.values import replace


@means("choosesource")
def chooses_source(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    ref: Ref = statement.slots["thing"]
    if isinstance(ref, PlayerRef):
        return
    thing = story.one(ref, "any", None)
    if thing.controller is None and thing.zone == "battlefield":
        thing.likely = story.opponent(player)
    choose_source(story, player, thing)


@means("choosecolor")
def chooses_color(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    about = statement.get("about")
    label = story.one(about, "any", player).label if isinstance(about, ThingRef) else None
    story.actions.append(Picks(player, (statement.slots["color"].lower(),), label))


@means("commandzone", "nocommandzone")
def to_command_zone(story: Story, statement: Statement) -> None:
    """`Alice puts Serra Angel into the command zone`: what she chooses of her commander (CR 903.9)."""
    player = actor_of(story, statement)
    for thing in story.resolve(statement.slots["it"], "any", player):
        story.actions.append(ReturnsCommander(player, thing.label, statement.kind == "commandzone"))


@means("appliesfirst")
def applies_first(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement) if statement.get("who") is not None else story.opponent(story.actor)
    effect = statement.slots["effect"]
    if isinstance(effect, ThingRef):
        story.actions.append(AppliesFirst(player, story.one(effect, "any", player).label))
    else:
        words = str(effect).lower()
        named = next((t for t in story.things if t.label.lower() in words), None)
        if named is None and "planeswalker" not in words:
            raise CannotMean(
                f"It is not told what “{effect}” is of.", start=statement.start, end=statement.end
            )
        story.actions.append(AppliesFirst(player, named.label if named is not None else None))


@means("redirects")
def redirects(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    to: Ref = statement.slots["to"]
    name = (
        story.player(to, about=player) if isinstance(to, PlayerRef) else story.one(to, "target", player).label
    )
    words = str(statement.slots["redirecting"]).lower().split()
    said = [int(w) if w.isdigit() else NUMBERS[w] for w in words if w.isdigit() or w in NUMBERS]
    story.actions.append(RedirectsDamage(player, name, said[0] if said else None))


@means("noredirect")
def does_not_redirect(story: Story, statement: Statement) -> None:
    story.actions.append(RedirectsDamage(actor_of(story, statement), None))


@means("may")
def may(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    about = statement.get("about")
    label = story.one(about, "any", player).label if isinstance(about, ThingRef) else None
    todo = statement.get("todo") or ""
    mode = mode_of_a_trigger(story, player, todo) if label is None and todo else None
    story.actions.append(mode or _says(player, True, label, todo))


@means("maydoes")
def may_does(story: Story, statement: Statement) -> None:
    """`Bob creates the tokens`: an optional thing that is done."""
    player = actor_of(story, statement)
    words = " ".join(t.fold for t in story.tokens[statement.start + 1 : statement.end])
    verb = next((t.lemma for t in story.tokens[statement.start : statement.end] if t.lemma in _MAY_VERBS), "")
    told = words.split(" ", 1)
    story.actions.append(_says(player, True, None, f"{verb} {told[1] if len(told) > 1 else ''}".strip()))


@means("putsattacking")
def puts_attacking(story: Story, statement: Statement) -> None:
    """`Alice puts Elf onto the battlefield tapped and attacking`: what an ability lets her put is that card of her hand."""
    player = actor_of(story, statement)
    cards = tuple(card_in_hand(story, player, ref, How()).label for ref in statement.slots["what"])
    story.actions += [_says(player, True, None, "put"), Picks(player, cards)]


@means("exilesforit")
def exiles_for_its_ability(story: Story, statement: Statement) -> None:
    """`Alice exiles Kozilek's Return`: what its own ability lets her do with it, from her graveyard."""
    player = actor_of(story, statement)
    for thing in story.resolve(statement.slots["what"], "any", player):
        if not thing.declared:
            thing.zone, thing.told, thing.owner, thing.declared = "graveyard", player, player, True
        story.actions.append(_says(player, True, thing.label, "exile"))


_DEEDS = {
    **dict.fromkeys(("pay", "pays", "paying"), Deed.PAY),
    **dict.fromkeys(("draw", "draws", "drawing"), Deed.DRAW),
    **dict.fromkeys(("discard", "discards", "discarding"), Deed.DISCARD),
    **dict.fromkeys(("sacrifice", "sacrifices", "sac", "sacrificing"), Deed.SACRIFICE),
    **dict.fromkeys(("create", "creates", "make", "makes"), Deed.CREATE),
    **dict.fromkeys(("untap", "untaps", "untapping"), Deed.UNTAP),
    **dict.fromkeys(("assign", "assigns"), Deed.ASSIGN),
}


def _says(player: str, yes: bool, about: str | None, words: str) -> SaysMay:
    """What the words say is done or not: its first verb tells what that is about."""
    first, _, rest = words.lower().partition(" ")
    deed = Deed.GAIN_LIFE if first in ("gain", "gains") and "life" in rest else _DEEDS.get(first)
    return SaysMay(player, yes, about, deed, words)


_MAY_VERBS = frozenset({"create", "make", "put", "draw", "return", "search", "take"})


@means("maynot")
def may_not(story: Story, statement: Statement) -> None:
    story.actions.append(_says(actor_of(story, statement), False, None, _words(story, statement)))


def _words(story: Story, statement: Statement) -> str:
    todo = statement.get("todo")
    if not isinstance(todo, str):
        return ""
    words = [t.text for t in story.tokens[statement.start : statement.end]]
    lowered = [w.lower() for w in words]
    if "to" in lowered and statement.kind == "maynot":
        return todo
    for index, token in enumerate(story.tokens[statement.start : statement.end]):
        if token.fold == "not" and index + 1 < len(words):
            return " ".join(words[index + 1 :])
    return todo


@means("gainsnolife")
def gains_no_life(story: Story, statement: Statement) -> None:
    story.actions.append(_says(actor_of(story, statement), False, None, "gain life"))


def _paid(statement: Statement) -> str:
    life = statement.get("life")
    return "pay " + (f"{life} life" if life is not None else " ".join(statement.get("mana") or ()))


@means("pays")
def pays(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    life, about = statement.get("life"), _about(story, statement, player)
    if life and activates_by_paying_life(story, player, life, about):
        return
    words = _paid(statement)
    says = _says(player, True, about, words.strip())
    says = replace(says, mana="".join(statement.get("mana") or ()), life=life)
    story.actions += [says] * (statement.get("times") or 1)


@means("nopay")
def does_not_pay(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    words = _paid(statement)
    story.actions.append(_says(player, False, _about(story, statement, player), words.strip()))


def _about(story: Story, statement: Statement, player: str) -> str | None:
    about = statement.get("about")
    if not isinstance(about, ThingRef) or about.source == "it":
        return None
    return story.one(about, "any").label


@means("ittargets")
def it_targets(story: Story, statement: Statement) -> None:
    """`Faceless Butcher targets Ogre`: its trigger does; of a spell, what it was cast at."""
    sources = story.resolve(statement.slots["it"], "any")
    source = sources[-1]
    player = source.cast_by or source.controller or story.actor or next(iter(story.seats))
    names = story.names_of(statement.slots["targets"], "target", player)
    for thing in story.things:
        if thing.label in names and thing.controller is None:
            thing.likely = story.opponent(player)
    last = story.actions[-1] if story.actions else None
    then = only_aims_then(story, source)
    if isinstance(last, Cast) and last.card == source.label and last.targets.names is None and not then:
        story.actions[-1] = replace(last, targets=Targets(names))  # `It targets Bob`: the spell just cast
        return
    story.actions.append(TriggerTargets(player, source.label, Targets(names)))


_ASKING = frozenset({"can", "could", "may", "must", "do", "does"})


@means("spelltargets")
def spell_targets(story: Story, statement: Statement) -> None:
    """`casts Shock and targets Bob`: what the spell just cast is aimed at."""
    player = actor_of(story, statement)
    last = story.actions[-1] if story.actions else None
    if last is None or (isinstance(last, Cast) and last.player == player and last.targets.names is not None):
        raise CannotMean("It is not told with what.", start=statement.start, end=statement.end)
    asked = {
        token.fold for token in story.tokens[max(0, statement.start - 3) : statement.start + 1]
    } & _ASKING
    if asked and not (isinstance(last, Cast) and last.player == player):
        raise CannotMean("It is not told with what.", start=statement.start, end=statement.end)
    names = story.names_of(statement.slots["targets"], "target", player)
    if not isinstance(last, Cast) or last.player != player:
        story.actions.append(TriggerTargets(player, "", Targets(names)))  # with what has triggered by that
        return
    spell = next(thing for thing in story.things if thing.label == last.card)
    if only_aims_then(story, spell):
        story.actions.append(TriggerTargets(player, spell.label, Targets(names)))
    else:
        story.actions[-1] = replace(last, targets=Targets(names))


@means("ventures")
def ventures(story: Story, statement: Statement) -> None:
    """`ventures into Goblin Lair`: which room a player goes on to, or which dungeon they begin (CR 701.49)."""
    story.actions.append(Picks(actor_of(story, statement), (statement.slots["room"],)))


@means("encodes")
def encodes(story: Story, statement: Statement) -> None:
    """`encodes Shadow Slice on Ogre`: what cipher lets a player do as the spell resolves (CR 702.99a)."""
    player = actor_of(story, statement)
    story.one(statement.slots["thing"], "spell", player)
    story.actions.append(Picks(player, (story.one(statement.slots["other"], "source", player).label,)))


@means("pairs")
def pairs(story: Story, statement: Statement) -> None:
    """`pairs Nettle Swine with Elf`: what soulbond lets a player do as one of them enters (CR 702.95a)."""
    player = actor_of(story, statement)
    thing = story.one(statement.slots["thing"], "source", player)
    pair_with(story, player, thing, statement.slots["other"])


@means("devours")
def devours(story: Story, statement: Statement) -> None:
    """`Mycoloth devours Elf`: what is sacrificed as it enters (CR 702.82a)."""
    if statement.get("it") is not None:
        sources = story.resolve(statement.slots["it"], "spell")
        player = sources[-1].cast_by or actor_of(story, statement)
    else:
        player = actor_of(story, statement)
        sources = story.spells[-1:]
    labels = tuple(thing.label for thing in story.resolve(statement.slots["things"], "source", player))
    story.actions.append(Picks(player, labels))
    story.refer(sources)


@means("rolls")
def rolls(story: Story, statement: Statement) -> None:
    story.actions.append(Rolls(actor_of(story, statement), statement.slots["amount"]))


@means("flips")
def flips(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    counts = {"head": 0, "tail": 0}
    if statement.get("face") is not None:
        counts[statement.slots["face"]] += statement.get("amount", 1)
    if statement.get("face2") is not None:
        counts[statement.slots["face2"]] += statement.get("number2", 1)
    if statement.get("face") is None:
        words = [t.lemma for t in story.tokens[statement.start : statement.end]]
        counts["head" if "win" in words else "tail"] = 1
    story.actions.append(Flips(player, counts["head"], counts["tail"]))


_EVERY = frozenset({"each", "every", "all", "both", "triggers", "abilities"})


@means("triggertarget")
def trigger_targets(story: Story, statement: Statement) -> None:
    trigger: ThingRef = statement.slots["trigger"]
    source = story.one(trigger, "any") if trigger.word != "trigger" else None
    if isinstance(statement.get("who"), PlayerRef):
        player = actor_of(story, statement)
    else:
        player = (source.controller or story.actor or next(iter(story.seats))) if source is not None else ""
    if source is not None and not story.actions:
        _suppose_it_triggers(story, player, source)
    names = story.names_of(statement.slots["targets"], "target", player)
    label = source.label if source is not None else ""
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    told = TriggerTargets(player, label, Targets(names), every=bool(words & _EVERY))
    story.actions += [told] * (1 if told.every else statement.get("times") or 1)


def _suppose_it_triggers(story: Story, player: str, source: Thing) -> None:
    """A trigger that is aimed, where nothing is told to have made it trigger: what has one as it enters has just entered, or it
    attacks."""
    card = story.card(source)
    aimed = (
        [a.when for a in card.abilities if isinstance(a, Triggered) and holds(a.effects, Target)]
        if card
        else []
    )
    events = [one for when in aimed for one in (when.of if isinstance(when, AnyOfEvents) else (when,))]
    if source.declared or source.cast_by is not None:
        return
    if any(isinstance(one, Enters) and one.who == SELF for one in events):
        story.actor = player
        source.zone, source.told, source.owner = "hand", player, player
        cast_spell(story, player, ThingRef("card", 0, 0, name=source.name), How())
        story.assumptions.append(f"{source.label} has just been cast: what it does as it enters is told.")
    elif any(isinstance(one, Attacks) and one.who == SELF for one in events):
        source.attacking, source.shown = True, player
        declare_attack(story, player, ((source.label, ""),))
        story.assumptions.append(f"{source.label} attacks: what it does then is told.")


@means("picks")
def picks(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    about = statement.get("about")
    label = (
        story.one(about, "any", player).label
        if isinstance(about, ThingRef) and about.word != "trigger"
        else None
    )
    refs = statement.slots["targets"]
    asked = _type_asked_for(story, refs) if label is None else None
    if asked is not None:
        story.actions.append(Picks(player, (asked,)))
        return
    names = story.names_of(refs, "any", player)
    if label is None and _chooses_a_source(story):
        for name in names:
            thing = next((t for t in story.things if t.label == name), None)
            if thing is not None:
                choose_source(story, player, thing)
        return
    story.actions.append(Picks(player, names, label))


def _type_asked_for(story: Story, refs: Sequence[Ref]) -> str | None:
    """`chooses Giant`, where what was just done asks for a type: that, though a thing may be called so for short."""
    card = card_of_last_deed(story)
    if card is None or len(refs) != 1 or not isinstance(refs[0], ThingRef):
        return None
    word = refs[0].word.capitalize()
    subtype = PLURALS.get(word, word)
    asked = kinds_asked_for(card)
    kind = "basic land type" if subtype in BASIC_LAND_TYPES else "creature type"
    return subtype if subtype in SUBTYPES and kind in asked else None


def _chooses_a_source(story: Story) -> bool:
    """Whether what the player did just before asks for a source: `sacrifices Ajani's Aid and chooses Goblin Piker`."""
    card = card_of_last_deed(story)
    if card is None:
        return False
    chosen = (quality.kind for quality in inside(card.abilities, TheChosen))
    return "source" in chosen or any("source of your choice" in text for text in card.texts)


@means("picksboth")
def picks_words(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    todo = statement.slots["todo"]
    if re.search(r"\bmodes?\b", todo):
        raise CannotMean(f"It is not told of what “{todo}” is.", start=statement.start, end=statement.end)
    story.actions.append(mode_of_a_trigger(story, player, todo) or Picks(player, (todo,)))


@means("samecopy")
def copy_targets(story: Story, statement: Statement) -> None:
    """What a copy made by storm or the like is aimed at."""
    of = statement.get("of")
    spells = [t for t in story.things if t.cast_by is not None]
    spell = story.one(of, "spell") if isinstance(of, ThingRef) else (spells[-1] if spells else None)
    player = spell.cast_by if spell is not None and spell.cast_by else story.actor or next(iter(story.seats))
    refs = statement.get("targets")
    if refs is not None:
        names = story.names_of(refs, "target", player)
        story.actions.append(NewTargets(player, names, spell.label if spell else None))
        return
    story.actions.append(NewTargets(player, (), spell.label if spell else None))


@means("exerts")
def exerts(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    labels = tuple(t.label for t in story.resolve(statement.slots["thing"], "any", player))
    for index in range(len(story.actions) - 1, -1, -1):
        action = story.actions[index]
        if isinstance(action, Attack) and action.player == player:
            story.actions[index] = replace(action, exerted=(*action.exerted, *labels))
            return
    for label in labels:
        story.actions.append(SaysMay(player, True, label, said="exert"))
