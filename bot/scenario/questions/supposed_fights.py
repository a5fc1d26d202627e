"""The fight that a question is asked of where none is told: what attacks, blocks or shoots what."""

from __future__ import annotations

import re

from bot.abilities.effects import DealDamage, Destroy
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.told.script import Attack, Block, Fights
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.attacks_declared import attack_to_kill, declare_attack
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import How, Statement, When
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.scenario.things.could_block import only_blocks


def suppose_fight(story: Story, statement: Statement) -> None:
    """`Can my 1/1 deathtoucher kill a 10/10?` where nothing is done: it blocks it, or attacks and is blocked by it."""
    when = statement.get("when")
    later = isinstance(when, When) and when.moment in _NO_COMBAT  # no fight kills it at the end step
    if later or _blocks_what_attacks(story, statement):
        return
    trades = statement.kind == "ask trades"
    if trades and story.actions and not any(isinstance(a, Attack | Fights) for a in story.actions):
        raise _not_told_how(statement)
    pair = trades or statement.get("by") is None
    if story.actions or (
        not pair and (_enters_and_kills(story, statement) or _attacks_the_player(story, statement))
    ):
        return
    by, what = _who_fight(story, statement)
    if len(by) != 1 or len(what) != 1 or by == what:
        if statement.kind == "ask trades":
            raise _not_told_how(statement)
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


def _who_fight(story: Story, statement: Statement) -> tuple[list[Thing], list[Thing]]:
    """What the question is asked of, on either side; of two that are spoken of together one on each: `Do a 3/3 and a 2/2 trade?`."""
    told = statement.get("by")
    refs = told if isinstance(told, tuple) else (told,) if told is not None else ()
    by = [t for t in story.resolve(refs, "any") if t.is_type("Creature")]
    what = [t for t in story.resolve(statement.slots["what"], "any") if t.is_type("Creature")]
    return (what[:1], what[1:]) if told is None else (by, what)


def _not_told_how(statement: Statement) -> CannotMean:
    return CannotMean("It is not told how these fight.", start=statement.start, end=statement.end)


def _attacks_the_player(story: Story, statement: Statement) -> bool:
    """`Can a 5/5 kill me?`: it attacks whom it is asked to kill."""
    whom, told = statement.slots["what"], statement.slots["by"]
    refs = whom if isinstance(whom, tuple) else (whom,)
    if len(refs) != 1 or not isinstance(refs[0], PlayerRef) or refs[0].how in ("any", "all"):
        return False
    attackers = story.resolve(told if isinstance(told, tuple) else (told,), "any")
    return attack_to_kill(story, attackers, story.player(refs[0]))


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
    if statement.kind != "ask survives":
        return False
    attacks = [action for action in story.actions if isinstance(action, Attack)]
    told = any(isinstance(action, Block) for action in story.actions)
    refs = statement.slots["by"]
    ref = refs[0] if isinstance(refs, tuple) and len(refs) == 1 else refs
    if len(attacks) != 1 or told or not isinstance(ref, ThingRef):
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


_KILLS = regex(
    r"\bwhen [^.]*\benters\b[^.]*(?:damage|destroy|get -\d|gets -\d|-\d+/-\d+)|^enters:.*(?:damage|destroy|-\d+/-\d+)"
    r"|^[^.:]*creatures[^.:]* get -\d+/-\d+",
    re.IGNORECASE,
)

_NO_COMBAT = frozenset({"UPKEEP", "DRAW", "END_STEP", "END_OF_TURN", "CLEANUP", "NEXT_TURN"})
