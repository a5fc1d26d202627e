"""What a question supposes of combat: an attacker, blockers, that nothing blocks, or a fight that is asked about."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Unread
from bot.abilities.costs import TapSelf
from bot.abilities.effects import DealDamage, DealDivided
from bot.abilities.walk import holds
from bot.engine.log.step import listed
from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import Activate, Attack, Block, Cast, GoTo, Moment
from bot.scenario.errors import CannotMean
from bot.scenario.forms.kinds import BOARD
from bot.scenario.meaning.attacks_declared import declare_attack
from bot.scenario.meaning.spent_for_abilities import costs_of
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.scenario.things.could_block import the_one_that_could
from bot.scenario.things.supposed import a_creature


def suppose_attacker(story: Story, statement: Statement, slots: dict[str, Any]) -> None:
    """`Can a tapped creature block?` where nothing attacks: it is asked of a creature that does."""
    groups = statement.get("block") or ()
    if statement.get("attackers") or statement.get("attacker") or any(group.attackers for group in groups):
        return
    blocker = story.player(slots["who"], subject=True) if isinstance(slots.get("who"), PlayerRef) else None
    things: list[Thing] = []
    if blocker is None:
        refs: tuple[ThingRef | PlayerRef, ...] = slots.get("it") or ()
        kinds = all(isinstance(ref, ThingRef) and ref.source == "kind" and ref.subtypes for ref in refs)
        things = story.resolve(refs, "blocker" if kinds else "asked")  # tokens to come as well
        if [getattr(ref, "source", "") for ref in refs] == ["it"] and "turn" not in _said_with(
            story, statement
        ):
            things = the_one_that_could(story.things, things, _aimed_at_last(story))
        blocker = next((t.controller for t in things if t.controller), None) or _who_would_block(story)
        for thing in things:
            thing.likely = thing.likely or blocker
        if things:  # what is supposed to attack is not `it`
            slots["it"] = tuple(ThingRef("made", -1, -1, name=t.label, told=t.label) for t in things)
    attacks = [action for action in story.actions if isinstance(action, Attack)]
    if any(action.player != blocker for action in attacks):
        return
    rest = _said_with(story, statement)
    later = "turn" in rest and "this" not in rest
    if attacks and not (later or story.turn_changed):
        if not things or not all(thing.attacking for thing in things):
            return  # of the creatures that attack no block is asked
        _on_the_next_turn(story, things, story.opponent(blocker))
    theirs = [t for t in story.things if t.is_type("Creature") and t.controller not in (None, blocker)]
    theirs = [thing for thing in theirs if _may_attack_by_now(story, thing)]
    if not later:
        theirs = [thing for thing in theirs if not thing.tapped] or theirs
    if not theirs:
        ref = a_creature("a 2/2", size=(2, 2), other=True)
        theirs = story.resolve((ref,), "declare", story.opponent(blocker))
        for thing in theirs:
            thing.tapped = bool(attacks)  # what is only supposed to attack later blocked nothing before
    for attacker in theirs:
        attacker.told = attacker.told or story.opponent(blocker)
        attacker.attacking = True
    pairs = tuple((attacker.label, "") for attacker in theirs)
    if attacks or not _attacked_before_what_is_told(story, story.opponent(blocker), pairs):
        declare_attack(story, story.opponent(blocker), pairs)
    attack = "attacks" if len(theirs) == 1 else "attack"
    story.assumptions.append(f"{listed(t.label for t in theirs)} {attack}: a block is asked about.")


def _attacked_before_what_is_told(story: Story, player: str, pairs: tuple[tuple[str, str], ...]) -> bool:
    """`After attackers are declared I flash in a 2/2. Can I block with it?`: the attack was before the moment that is told."""
    moments = (n for n, one in enumerate(story.actions) if isinstance(one, GoTo) and one.moment in _AFTER_IT)
    at = next(moments, None)
    blocked = any(
        token.fold in ("blocker", "blockers", "attacking", "attacked") for token in story.tokens
    )  # something is told to block by then
    if at is None or story.turn_changed or blocked:
        return False
    story.active = player
    story.actions.insert(at, Attack(player, pairs))
    return True


_AFTER_IT = frozenset({Moment.AFTER_ATTACKERS, Moment.AFTER_BLOCKERS})


def _aimed_at_last(story: Story) -> tuple[str, ...]:
    """What the last spell, ability or trigger was aimed at."""
    last = story.actions[-1] if story.actions else None
    return (last.targets.names or ()) if isinstance(last, Cast | Activate | TriggerTargets) else ()


def _who_would_block(story: Story) -> str:
    """Whose what might block is taken to be, where nobody is told to have it: who is attacked."""
    attack = next((action for action in reversed(story.actions) if isinstance(action, Attack)), None)
    return story.opponent(attack.player) if attack is not None else next(iter(story.seats))


def _may_attack_by_now(story: Story, thing: Thing) -> bool:
    """Whether it was there as the turn began, was not tapped for an ability since, and has no defender (CR 302.6, 508.1a, 702.3b)."""
    if thing.has_keyword("defender"):
        return False
    if thing.cast_by is not None and not thing.has_keyword("haste"):
        return False
    used = any(isinstance(action, Activate) and action.source == thing.label for action in story.actions)
    return not (used and any(isinstance(part, TapSelf) for part in costs_of(story, thing)))


def _on_the_next_turn(story: Story, things: list[Thing], player: str) -> None:
    """`I attack with Ogre. Can it block?`: what attacked can block as the next turn's player attacks (CR 508.1, 509.1a)."""
    for thing in things:
        thing.attacking = False
    last = story.actions[-1]
    if isinstance(last, GoTo) and last.moment is Moment.NEXT_TURN:
        return
    story.actions.append(GoTo(Moment.NEXT_TURN, player))
    story.changes_turn()
    story.turn = player
    story.assumptions.append(
        f"It is asked of {player}'s next turn: {listed([t.label for t in things])} attacked."
    )


def suppose_blockers(story: Story, refs: tuple[ThingRef, ...]) -> tuple[ThingRef, ...]:
    """`Can Ogre be blocked?` where nobody is told of who could: it attacks, and two creatures that evasion stops least might block
    it. What attacks, by its label."""
    attacking = [t for t in story.focus if t.attacking][-1:] if refs[0].source == "it" else []
    things = attacking or story.resolve(refs, "attacker")
    player = things[0].holder or story.active or next(iter(story.seats))
    if not any(isinstance(action, Attack) for action in story.actions):
        for thing in things:
            thing.attacking = True
            thing.told = thing.told or player
        declare_attack(story, player, tuple((thing.label, "") for thing in things))
    defender = story.opponent(player)
    if not any(t.is_type("Creature") and t.holder == defender for t in story.things):
        shadow = ("shadow",) if any(thing.has_keyword("shadow") for thing in things) else ()
        ref = ThingRef(
            "kind", -1, -1, count=2, size=(1, 1), noun="creature", types=("Artifact", "Creature"),
            lines=("reach", "horsemanship", *shadow), told="two 1/1s",
        )  # fmt: skip
        for thing in story.resolve((ref,), "declare", defender):
            thing.told = defender
            story.assumptions.append(
                f"{thing.label}, an artifact creature with reach, is there and could block."
            )
    return tuple(ThingRef("made", -1, -1, name=thing.label, told=thing.label) for thing in things)


def _said_with(story: Story, statement: Statement) -> list[str]:
    """The words of the question, and a few after them."""
    return [token.fold for token in story.tokens[statement.start : statement.end + 4]]


def suppose_unblocked(story: Story, statement: Statement) -> None:
    """`If my opponent doesn't block, how much damage does my 3/3 deal?` is asked of a 3/3 that attacks."""
    unblocked = next((a for a in story.actions if isinstance(a, Block) and not a.blocks), None)
    by = statement.get("by")
    if unblocked is None or any(isinstance(a, Attack) for a in story.actions) or not isinstance(by, tuple):
        return
    player = story.opponent(unblocked.player)
    refs = tuple(ref for ref in by if isinstance(ref, ThingRef))
    able = [
        thing
        for thing in story.resolve(refs, "attacker", player)
        if thing.is_type("Creature") and thing.controller in (player, None)
    ]
    if not able:
        return
    for thing in able:
        thing.attacking = True
    declare_attack(story, player, tuple((thing.label, "") for thing in able))
    attack = "attacks" if len(able) == 1 else "attack"
    story.assumptions.append(
        f"{listed(thing.label for thing in able)} {attack}: it is told that nothing blocks."
    )


def suppose_it_attacks(story: Story, statement: Statement) -> None:
    """`How much damage does my 3/3 with Bonesplitter deal?` where nothing is done: it is asked of combat damage that nothing blocks."""
    by, to = statement.get("by"), statement.get("to")
    only = by[0] if isinstance(by, tuple) and len(by) == 1 else by
    if story.actions or not isinstance(only, ThingRef) or not (to is None or _is_of_players(to)):
        return
    if any(not one.kind.startswith("ask ") for one in story.to_come):
        return  # what happens is told later
    things = story.resolve((only,), "asked")
    if not things or not all(_deals_only_in_combat(story, thing) for thing in things):
        return
    player = things[0].holder or next(iter(story.seats))
    for thing in things:
        thing.told, thing.attacking = thing.told or player, True
    declare_attack(story, player, tuple((thing.label, "") for thing in things))
    story.actions.append(Block(story.opponent(player), ()))
    attack = "attacks and is" if len(things) == 1 else "attack and are"
    story.assumptions.append(f"{listed(thing.label for thing in things)} {attack} not blocked.")


def _is_of_players(to: object) -> bool:
    return isinstance(to, PlayerRef) or (
        isinstance(to, tuple) and all(isinstance(one, PlayerRef) for one in to)
    )


def _deals_only_in_combat(story: Story, thing: Thing) -> bool:
    """Whether it is a creature of which no damage is known but what it deals in combat."""
    card = story.card(thing)
    if not thing.is_type("Creature") or thing.zone != "battlefield" or thing.gone or thing.size_assumed:
        return False
    return card is None or not any(holds(card.abilities, one) for one in (DealDamage, DealDivided, Unread))


def suppose_all_attack(story: Story, statement: Statement) -> None:
    """`Can I kill him this turn?` where nothing attacks yet: whoever asks attacks with all that can."""
    who, what = statement.get("who"), statement.get("what")
    ref = what[0] if isinstance(what, tuple) and len(what) == 1 else what
    if not (isinstance(who, PlayerRef) and isinstance(ref, PlayerRef)):
        return
    player, victim = story.player(who, subject=True), story.player(ref)
    able = [
        thing
        for thing in story.things
        if thing.is_type("Creature") and thing.holder == player and thing.zone == "battlefield"
        if not (thing.tapped or thing.sick or thing.gone or thing.has_keyword("defender"))
    ]
    if player != victim and not able and any(one.kind in BOARD for one in story.to_come):
        raise CannotMean("It is not told what happens.")  # what there is comes first then
    if player == victim or not able:
        return
    in_hand = [t for t in story.things if t.zone == "hand" and t.holder == player and t.declared]
    held = [t.label for t in in_hand if t.cast_by is None]
    if held:
        raise CannotMean(f"It is not told what is done with {' and '.join(held)}.", start=statement.start)
    for thing in able:
        thing.attacking = True
    declare_attack(story, player, tuple((thing.label, victim) for thing in able))
    story.assumptions.append(
        f"{', '.join(thing.label for thing in able)} attack: it is asked whether that kills."
    )
