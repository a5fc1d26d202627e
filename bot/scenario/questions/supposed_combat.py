"""What a question supposes of combat: an attacker, blockers, that nothing blocks, or a fight that is asked about."""

from __future__ import annotations

import re
from typing import Any

from bot.abilities.costs import TapSelf
from bot.abilities.effects import DealDamage, Destroy
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.log.step import listed
from bot.engine.told.script import Activate, Attack, Block, GoTo, Moment
from bot.scenario.errors import CannotMean
from bot.scenario.forms.kinds import BOARD
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.attacks_declared import declare_attack
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.spent_for_abilities import costs_of
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import How, Statement, When
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.scenario.things.could_block import only_blocks, the_one_that_could
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
        things = story.resolve(refs, "asked")
        if [getattr(ref, "source", "") for ref in refs] == ["it"] and "turn" not in _said_with(
            story, statement
        ):
            things = the_one_that_could(story.things, things)
        blocker = next((t.controller for t in things if t.controller), None) or next(iter(story.seats))
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
    if not theirs:
        ref = a_creature("a 2/2", size=(2, 2), other=True)
        theirs = story.resolve((ref,), "declare", story.opponent(blocker))
    if len(theirs) == 1:
        attacker = theirs[0]
        attacker.told = attacker.told or story.opponent(blocker)
        attacker.attacking = True
        declare_attack(story, story.opponent(blocker), ((attacker.label, ""),))
        story.assumptions.append(f"{attacker.label} attacks: a block is asked about.")


def _may_attack_by_now(story: Story, thing: Thing) -> bool:
    """Whether it was there as the turn began, and was not tapped for an ability since (CR 302.6, 508.1a)."""
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
    for thing in story.resolve(refs, "attacker", player):
        if thing.is_type("Creature") and thing.controller in (player, None):
            thing.attacking = True
            declare_attack(story, player, ((thing.label, ""),))
            story.assumptions.append(f"{thing.label} attacks: it is told that nothing blocks.")


def suppose_all_attack(story: Story, statement: Statement) -> None:
    """`Can I kill him this turn?` where nothing is done: whoever asks attacks with all that can."""
    who, what = statement.get("who"), statement.get("what")
    ref = what[0] if isinstance(what, tuple) and len(what) == 1 else what
    if story.actions or not (isinstance(who, PlayerRef) and isinstance(ref, PlayerRef)):
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
    held = [t.label for t in story.things if t.zone == "hand" and t.holder == player and t.declared]
    if held:
        raise CannotMean(f"It is not told what is done with {' and '.join(held)}.", start=statement.start)
    for thing in able:
        thing.attacking = True
    declare_attack(story, player, tuple((thing.label, victim) for thing in able))
    story.assumptions.append(
        f"{', '.join(thing.label for thing in able)} attack: it is asked whether that kills."
    )


def suppose_fight(story: Story, statement: Statement) -> None:
    """`Can my 1/1 deathtoucher kill a 10/10?` where nothing is done: it blocks it, or attacks and is blocked by it."""
    when = statement.get("when")
    later = isinstance(when, When) and when.moment in _NO_COMBAT  # no fight kills it at the end step
    if later or _blocks_what_attacks(story, statement):
        return
    if story.actions or _enters_and_kills(story, statement):
        return
    told = statement.slots["by"]
    refs = told if isinstance(told, tuple) else (told,)
    by = [t for t in story.resolve(refs, "any") if t.is_type("Creature")]
    what = [t for t in story.resolve(statement.slots["what"], "any") if t.is_type("Creature")]
    if len(by) != 1 or len(what) != 1 or by == what:
        if statement.kind == "ask trades":
            raise CannotMean("It is not told how these fight.", start=statement.start, end=statement.end)
        return
    mine, other = by[0], what[0]
    player = mine.controller or (
        story.opponent(other.controller) if other.controller else next(iter(story.seats))
    )
    if other.controller == player and other.told is not None:
        raise CannotMean(
            f"It is not told how {mine.label} and {other.label} fight.",
            start=statement.start,
            end=statement.end,
        )
    mine.told = mine.told or player
    other.told = story.opponent(player)
    if statement.kind != "ask survives" and _shoots(story, mine):
        source, target = (ThingRef("made", -1, -1, name=t.label, told=t.label) for t in (mine, other))
        activate_ability(story, player, source, How(targets=(target,)))
        story.assumptions.append(f"{mine.label} uses its ability on {other.label}.")
        return
    attacker, blocker = (mine, other) if only_blocks(other, mine) else (other, mine)
    declare_attack(story, str(attacker.told), ((attacker.label, ""),))
    attacker.attacking = blocker.blocking = True
    story.actions.append(Block(str(blocker.told), ((blocker.label, attacker.label),)))
    story.assumptions.append(f"{blocker.label} blocks {attacker.label}.")


def suppose_the_block(story: Story, statement: Statement) -> None:
    """`He has a 0/4. I attack with a 4/4 trampler. How much tramples over?`: nothing tramples over no blocker, so that what alone could
    block does, where nothing is told of blocks. Raises `CannotMean` where several could."""
    attack = next((action for action in reversed(story.actions) if isinstance(action, Attack)), None)
    if attack is None or any(isinstance(action, Block) for action in story.actions):
        return
    able = [
        thing
        for thing in story.things
        if thing.is_type("Creature")
        and thing.zone == "battlefield"
        and thing.holder not in (None, attack.player)
    ]
    if not able or len(attack.attacks) != 1:
        return
    if len(able) > 1:
        labels = tuple(thing.label for thing in able)
        raise CannotMean("It is not told which of them block.", labels, statement.start, statement.end)
    able[0].blocking = True
    story.actions.append(Block(str(able[0].holder), ((able[0].label, attack.attacks[0][0]),)))
    story.assumptions.append(f"{able[0].label} blocks: it is asked what tramples over.")


def _shoots(story: Story, thing: Thing) -> bool:
    """Whether it has an ability that is activated and deals damage to a target, or destroys it: it kills with that rather than in a
    fight."""
    card = story.card(thing)
    abilities = activated_of(card.abilities) if card is not None else ()
    return any(holds(one, DealDamage, Destroy) and holds(one, Target) for one in abilities)


def _blocks_what_attacks(story: Story, statement: Statement) -> bool:
    """`I attack with a 2/2. Does it survive a 3/3?`: the other blocks it, where no block is told."""
    attacks = [action for action in story.actions if isinstance(action, Attack)]
    told = any(isinstance(action, Block) for action in story.actions)
    refs = statement.slots["by"]
    ref = refs[0] if isinstance(refs, tuple) and len(refs) == 1 else refs
    if len(attacks) != 1 or told or statement.kind != "ask survives" or not isinstance(ref, ThingRef):
        return False
    what = [t for t in story.resolve(statement.slots["what"], "any") if t.attacking]
    if len(what) != 1 or len(attacks[0].attacks) != 1 or ref.source == "it":
        return False
    card = story.card_meant(ref)
    if card is not None and "Creature" not in card.types:
        return False
    by = [
        t
        for t in story.resolve((ref,), "blocker", story.opponent(attacks[0].player))
        if t.is_type("Creature")
    ]
    if len(by) != 1 or by == what:
        return False
    by[0].told = by[0].told or story.opponent(attacks[0].player)
    by[0].blocking = what[0].blocked = True
    story.actions.append(Block(story.opponent(attacks[0].player), ((by[0].label, what[0].label),)))
    story.assumptions.append(f"{by[0].label} blocks {what[0].label}.")
    return True


def _enters_and_kills(story: Story, statement: Statement) -> bool:
    """`Does Flametongue Kavu kill a 4/4?`, `Does Elesh Norn kill my Elf?`: what kills as it enters, or by being there, is cast (CR 603.6a,
    604.3), rather than that it fights; where it was told to be there, it fights."""
    refs = statement.slots["by"]
    ref = refs[0] if isinstance(refs, tuple) and len(refs) == 1 else None
    card = story.card_meant(ref)
    if (
        card is None
        or not isinstance(ref, ThingRef)
        or any(t.name == card.name and t.declared for t in story.things)
    ):
        return False
    lines = [text for text in card.texts if _KILLS.search(text)]
    if not lines or {"Instant", "Sorcery"} & {*card.types}:
        return False
    known = [t for t in story.things if t.name == card.name]
    for thing in known:  # it was spoken of, and nothing else told of it
        thing.zone = "hand"
    things = [t for t in story.resolve(statement.slots["what"], "any") if t.is_type("Creature")]
    if not things:
        return False
    player = story.owner(ref.owner) or story.opponent(things[0].controller or "Opponent")
    for thing in things:
        thing.told = thing.told or story.opponent(player)
    for thing in known:
        thing.told = thing.owner = player
    aimed = any("target" in line for line in lines)
    targets = tuple(ThingRef("made", -1, -1, name=t.label, told=t.label) for t in things)
    cast_spell(story, player, ref.but(owner=None), How(targets=targets if aimed else None))
    story.assumptions.append(f"{card.name} is cast: it is asked whether that kills.")
    return True


_KILLS = re.compile(
    r"\bwhen [^.]*\benters\b[^.]*(?:damage|destroy|get -\d|gets -\d|-\d+/-\d+)|^enters:.*(?:damage|destroy|-\d+/-\d+)"
    r"|^[^.:]*creatures[^.:]* get -\d+/-\d+",
    re.IGNORECASE,
)


_NO_COMBAT = frozenset({"UPKEEP", "DRAW", "END_STEP", "END_OF_TURN", "CLEANUP", "NEXT_TURN"})
