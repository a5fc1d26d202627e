"""Spells: cast, by name or by a verb, kicked, thrown, in response."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Keyword, Unread
from bot.abilities.costs import SacrificeCost
from bot.abilities.effects import May, Modes, Sacrifice, TapOrUntap
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.decisions import Picks, PicksModes, SaysMay, TapsOrUntaps, TriggerTargets
from bot.engine.face_down import WAYS
from bot.engine.script import Activate, Cast, PutsOnto, Targets
from bot.scenario.aims import targets_of
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.aiming import (
    aimed_at_source,
    labels_of,
    mode_words,
    only_chooses_source,
    place_of,
    response_told,
    takes_control_of,
    targets_told,
    told_afterwards,
)
from bot.scenario.meaning.declaring import declare
from bot.scenario.meaning.paid import paid_in
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.modifiers import FACE_DOWN
from bot.scenario.phrases import PlayerRef, Ref, ThingRef
from bot.scenario.statements import How, Statement
from bot.scenario.story import Story, refuse_too_many
from bot.scenario.things import Thing
from bot.scenario.which_ability import abilities_meant, modes_meant
from bot.values import replace

_SPELL_TYPES = frozenset({"Instant", "Sorcery"})


@means("cast")
def cast(story: Story, statement: Statement) -> None:
    for slot in ("cast", "castuse", "castresp", "castpassive"):
        if statement.get(slot) is not None:
            told = statement.slots[slot]
            break
    else:
        return
    if len(told) == 3:
        spells, how, who = told
        player = (
            story.player(who, subject=True) if who is not None else story.actor or next(iter(story.seats))
        )
    else:
        spells, how = told
        player = actor_of(story, statement)
    if "castresp" in statement.slots:
        how = replace(how, response=True)
    for spell in spells:
        cast_spell(story, player, spell, how)


@means("paycast")
def pay_life_to_cast(story: Story, statement: Statement) -> None:
    """`pays 2 life for Dismember on Ogre`."""
    player = actor_of(story, statement)
    spells, how = statement.slots["cast"]
    how = replace(how, paid=(*how.paid, f"{statement.slots['amount']} life"))
    for spell in spells:
        cast_spell(story, player, spell, how)


@means("castthen")
def cast_and_responded_to(story: Story, statement: Statement) -> None:
    """`In response to my Lightning Bolt on his Giant, ...`: that is cast first, what follows responds to it."""
    if "_about" in statement.slots:  # told after what responds to it, whose things it speaks of
        story.resolve(statement.slots["_about"], "source")
    _respond_to(story, statement.slots["owner"], statement.slots["cast"])


@means("respondto")
def responds_to(story: Story, statement: Statement) -> None:
    """`Bob responds to my Shock on his Elf with Giant Growth`: the one is cast, then the other in response."""
    player = actor_of(story, statement)
    _respond_to(story, statement.slots["owner"], statement.slots["first"])
    story.actor = player
    spells, how = statement.slots["cast"]
    if how.targets is None and (aimed := statement.slots["first"][1].targets) and len(aimed) == 1:
        card = story.names.exact(spells[0].name)
        how = replace(how, targets=aimed) if card is not None and len(targets_of(card)) == 1 else how
    for spell in spells:
        cast_spell(story, player, spell, how)


def _respond_to(story: Story, owner: PlayerRef, cast: tuple[Sequence[ThingRef], How]) -> None:
    """What is done next responds to that spell of that player's, which is cast where it was not told before."""
    player = story.owner(owner, story.actor) or next(iter(story.seats))
    spells, how = cast
    known = [t for t in story.spells if t.name == spells[0].name and t.cast_by == player]
    if not known:
        cast_spell(story, player, spells[0], how)
    story.response = True
    story.under = (known or story.spells)[-1]


@means("spelled")
def spelled(story: Story, statement: Statement) -> None:
    """`Bob's 4/4 gets Shocked [by Alice]`, `I get bolted`."""
    who, it = statement.get("who"), statement.get("it")
    targets: tuple[Ref, ...] = (who,) if isinstance(who, PlayerRef) else tuple(it or ())
    if isinstance(who, PlayerRef):
        victim: str | None = story.player(who, subject=True)
        targets = (PlayerRef("name", victim or ""),)
    else:
        victim = next((t.controller for t in story.resolve(it or (), "target")), None)
    by = statement.get("by")
    player = story.player(by) if isinstance(by, PlayerRef) else story.opponent(victim)
    how = replace(statement.get("modifiers") or How(), targets=targets)
    cast_spell(story, player, statement.slots["spell"], how)


@means("castverb")
def cast_verb(story: Story, statement: Statement) -> None:
    spells, how = statement.slots["castverb"]
    player = actor_of(story, statement)
    cast_spell(story, player, spells[0], how)


_PAID_VERBS = {
    "kick": "kicker",
    "overload": "overload",
    "flashback": "flashback",
    "evoke": "evoke",
    "buyback": "buyback",
}


@means("kicks")
def kicks(story: Story, statement: Statement) -> None:
    """`kicks Burst Lightning on Bob`: cast with that cost paid."""
    player = actor_of(story, statement)
    spells, how = statement.slots["cast"]
    lemmas = [t.lemma for t in story.tokens[statement.start : statement.end]]
    paid = next((cost for verb, cost in _PAID_VERBS.items() if verb in lemmas), "kicker")
    for spell in spells:
        cast_spell(story, player, spell, replace(how, paid=(*how.paid, paid)))


@means("cycles")
def cycles(story: Story, statement: Statement) -> None:
    """`cycles Renewed Faith`: an ability of a card in hand (CR 702.29a)."""
    player = actor_of(story, statement)
    card = card_in_hand(story, player, statement.slots["thing"], How())
    response, under = response_told(story, How())
    which = abilities_meant(story, card, "cycling", None, purpose=True)
    story.actions.append(Activate(player, card.label, which, response=response, under=under))
    story.refer([card])


@means("castput")
def cast_put(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    spells, how = statement.slots["cast"]
    for spell in spells:
        _put_onto(story, player, spell, how)


def _put_onto(story: Story, player: str, spell: ThingRef, how: How) -> None:
    """It is put onto the battlefield, without being cast."""
    thing = card_in_hand(story, player, spell, how)
    story.actions.append(PutsOnto(player, thing.label))
    targets = targets_told(story, player, thing, how)
    if targets.names:
        story.actions.append(
            Picks(player, targets.names, thing.label)
            if thing.is_type("Aura")
            else TriggerTargets(player, thing.label, targets)
        )
    thing.cast_by = player
    story.refer([thing])


@means("enters")
def enters(story: Story, statement: Statement) -> None:
    """`an artifact enters the battlefield under my control`: put there, as far as is told."""
    whose = statement.get("owner")
    player = story.owner(whose, story.actor) if isinstance(whose, PlayerRef) else None
    for ref in statement.slots["it"]:
        holder = player or story.owner(ref.owner, story.actor) or story.actor or next(iter(story.seats))
        _put_onto(story, holder, ref, How())


def cast_spell(story: Story, player: str, ref: ThingRef, how: How) -> None:
    """`player` casts what `ref` names; each of several copies of one name is a spell of its own."""
    story.actor = player
    refuse_too_many(ref)
    copies = max(1, ref.count) if ref.source in ("card", "guess", "part") else 1
    for _ in range(copies * max(1, how.times if copies == 1 else 1)):
        _cast_one(story, player, ref, how)


def _cast_one(story: Story, player: str, ref: ThingRef, how: How) -> None:
    if how.present:
        declare(story, how.present, player, "battlefield")
    thing = card_in_hand(story, player, ref, how)
    story.actor = player
    if how.targets is not None and only_chooses_source(story, thing):
        how = aimed_at_source(how)
    how = _implied_cost(story, thing, how)
    how, taps = _tapping_as_effect(story, thing, how)
    _purpose(story, thing, how)
    sacrificed = labels_of(story, how.sacrificed, player)
    paid = paid_in(how.paid)
    asked = () if _is_cost(story, thing) else sacrificed
    modes = modes_meant(story.card(thing), tuple(mode_words(story, mode) for mode in how.modes))
    targets = _for_each_mode(card_modes(story, thing), modes, targets_told(story, player, thing, how))
    of_trigger = bool(modes) and not set(thing.types) & _SPELL_TYPES
    story.actions.append(
        Cast(
            player,
            thing.label,
            targets,
            how.x,
            () if of_trigger else modes,
            paid.keys,
            () if asked else sacrificed,
            labels_of(story, how.discarded, player, "hand"),
            _chosen_for(thing, how),
            *response_told(story, how, thing, targets.names or ()),
            tuple(t.label for t in story.resolve(how.tapped, "source", player)),
            face=_face(thing, ref),
            life=paid.life,
            alternative=paid.alternative,
            additional=paid.additional,
        )
    )
    if asked:
        story.actions.append(Picks(player, asked, thing.label))
    if of_trigger:
        story.actions.append(PicksModes(player, modes, thing.label))
    if taps is not None:
        _says_which(story, player, thing, taps)
    thing.cast_by = player
    story.spells.append(thing)
    last = next(action for action in reversed(story.actions) if isinstance(action, Cast))
    takes_control_of(story, player, thing, last.targets.names or ())
    told_afterwards(story, player, thing, how)
    if not set(thing.types) & _SPELL_TYPES:
        story.refer([thing])
    if thing.is_type("Aura"):  # what it enchants is what is spoken of on
        story.refer(t for t in story.things if t.label in (last.targets.names or ()))


def _chosen_for(thing: Thing, how: How) -> tuple[tuple[str, str], ...]:
    """What is chosen for a spell; the color told of an instant or sorcery is the one that it asks for as it resolves."""
    chosen = (*how.chosen, *[pair for pair in thing.chosen if pair not in how.chosen])
    if not set(thing.types) & _SPELL_TYPES:
        return chosen
    return (*chosen, *(("color now", value) for kind, value in chosen if kind == "color"))


def card_modes(story: Story, thing: Thing) -> Modes | None:
    """What a modal spell lets choose."""
    card = story.card(thing)
    return next(iter(inside(card.abilities, Modes)), None) if card is not None else None


def _for_each_mode(modal: Modes | None, chosen: Sequence[int], targets: Targets) -> Targets:
    """The one target told is that of each mode chosen (CR 601.2c: each `target` may have the same)."""
    if modal is None or len(chosen) < 2 or len(targets.names or ()) != 1 or targets.shares:
        return targets
    wanted = [len(list(inside(modal.modes[number - 1], Target))) for number in chosen]
    return replace(targets, names=(targets.names or ()) * len(chosen)) if set(wanted) == {1} else targets


_SACRIFICED_FOR = frozenset({"emerge", "casualty", "bargain"})


def _implied_cost(story: Story, thing: Thing, how: How) -> How:
    """`casts Elder Deep-Fiend, sacrificing Bear`: for the keyword that takes a sacrifice, where none is named."""
    card = story.card(thing)
    if FACE_DOWN in how.paid:
        keywords = [a.name for a in card.abilities if isinstance(a, Keyword)] if card is not None else []
        way = next((name for name in keywords if name in WAYS), WAYS[0])
        how = replace(how, paid=tuple(way if words == FACE_DOWN else words for words in how.paid))
    if card is None or how.paid or not how.sacrificed:
        return how
    names = [a.name for a in card.abilities if isinstance(a, Keyword) and a.name in _SACRIFICED_FOR]
    return replace(how, paid=tuple(names[:1]))


def _is_cost(story: Story, thing: Thing) -> bool:
    """Whether what is sacrificed as a spell is cast is a cost. `casts Innocent Blood, sacrificing Bear` answers what the spell
    will ask for."""
    card = story.card(thing)
    if card is None or not holds(card.abilities, Sacrifice):
        return True
    keywords = any(isinstance(a, Keyword) and a.name in _SACRIFICED_FOR for a in card.abilities)
    return keywords or holds(card.abilities, SacrificeCost)


def _tapping_as_effect(story: Story, thing: Thing, how: How) -> tuple[How, bool | None]:
    """`casts Twiddle, tapping Bear`, `Twiddle on Bear to tap it`: what the spell does, not what is paid. The Bear is its target;
    and whether it is tapped or untapped."""
    card = story.card(thing)
    effects = list(inside(card.abilities, TapOrUntap)) if card is not None else []
    if not any(holds(effect.what, Target) for effect in effects):
        return how, None
    if how.tapped and how.targets is None:
        return replace(how, tapped=(), targets=how.tapped), True
    said = [mode_words(story, mode).partition(" ")[0] for mode in how.modes]
    tap = {"tap": True, "untap": False}.get(said[0]) if len(said) == 1 else None
    return (replace(how, modes=()) if tap is not None and how.targets is not None else how), tap


def _says_which(story: Story, player: str, thing: Thing, tap: bool) -> None:
    """Answers what a spell asks that may tap or untap."""
    card = story.card(thing)
    assert card is not None
    if not any(effect.tap is None for effect in inside(card.abilities, TapOrUntap)):
        return
    if any(holds(may, TapOrUntap) for may in inside(card.abilities, May)):
        story.actions.append(SaysMay(player, True, thing.label))
    story.actions.append(TapsOrUntaps(player, tap, thing.label))


def _purpose(story: Story, thing: Thing, how: How) -> None:
    """`casts Shock on it to kill it`: words that choose no mode are but a purpose, and said to be skipped."""
    card = story.card(thing)
    if card is None or holds(card.abilities, Modes, Unread):
        return
    for mode in how.modes:
        start = place_of(story, mode)
        if start is not None and (how.targets is not None or how.shares):
            story.skip(start, start + len(mode.split()))


def _known_as(thing: Thing) -> frozenset[str]:
    """The names by which a card can be cast: its own, and those of its halves or faces."""
    faces = [thing.card, thing.card.other_face] if thing.card is not None and thing.made is None else []
    return frozenset((thing.name, *(face.name for face in faces if face is not None)))


def _face(thing: Thing, ref: ThingRef) -> str:
    """The half or face that is cast, where it is told by its name."""
    return ref.name if ref.name != thing.name and ref.name in _known_as(thing) else ""


def card_in_hand(story: Story, player: str, ref: ThingRef, how: How) -> Thing:
    """The card that is cast: one said to be in hand (or elsewhere) of that name, else a new one."""
    if ref.source == "it":
        waiting = [t for t in story.focus if t.zone != "battlefield" and t.cast_by is None]
        if waiting:
            return waiting[-1]
        raise CannotMean(f"It is not told what “{ref.told}” is.", start=ref.start, end=ref.end)
    names = ref.names if ref.source == "part" and ref.names else (ref.name,)
    if ref.source != "kind":
        for thing in story.things:
            if thing.zone == "battlefield" or thing.cast_by is not None or thing.filler:
                continue
            if (
                _known_as(thing) & {*names}
                and thing.told in (player, None)
                and (not ref.letter or thing.letter == ref.letter)
            ):
                story.tell(thing, ref)
                return thing
    thing = story.create(ref) if ref.count <= 1 else story.create(replace(ref, count=1))
    thing.zone = how.zone or ("graveyard" if "flashback" in how.paid or "escape" in how.paid else "hand")
    thing.told = thing.owner = player
    thing.declared = True
    return thing
