"""Blocks told of what is blocked: `Ogre is blocked by Elf`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.told.script import Attack
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.attacks_declared import suppose_attack
from bot.scenario.meaning.blocks_declared import declare_blocks
from bot.scenario.meaning.defends_later import who_defends_of_nobodys
from bot.scenario.meaning.distinct_attackers import one_each
from bot.scenario.meaning.registry import means
from bot.scenario.meaning.several_blockers import blockers_untold, how_many_block, refuse_too_few
from bot.scenario.meaning.untold_fighters import some_blocker
from bot.scenario.meaning.which_attack import creatures_that_attack
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


@means("blockedby")
def blocked_by(story: Story, statement: Statement) -> None:
    who = statement.get("who")
    it = statement.get("it") or ()
    attackers = _blocked(story, it) if it else _attackers_of(story, statement, who)
    refs = statement.get("blockers")
    holder = attackers[0].holder
    defender = _defender_of(story, attackers[0])
    if defender is None and attackers[0].is_open:
        defender = _whose_blockers(story, refs or ())
    if defender is None and holder is None:
        defender = who_defends_of_nobodys(story, it, refs or ())
    defender = defender or story.opponent(holder or story.active)
    many, word = how_many_block(story, statement.start, statement.end)
    if refs is None and many > 1:
        blockers = blockers_untold(story, defender, many, word, statement.start, statement.end)
    elif refs is None:
        blockers = some_blocker(story, defender)
    else:
        each = [_of_the_defender(ref, attackers, defender) for ref in one_each(refs, it, len(attackers))]
        for thing in attackers:
            thing.shown = thing.shown or story.opponent(defender)
        blockers = creatures_that_attack(story, each, "blocker", defender, attackers)
        if len(attackers) < 2:
            story.blocked_by_untold += [ref.told for ref in each if ref.many and not ref.count and ref.size]
    refuse_too_few(blockers, attackers, many, statement.start, statement.end)
    if 1 < len(attackers) == len(blockers):
        pairs = [(b.label, a.label) for b, a in zip(blockers, attackers, strict=True)]
    else:
        pairs = [(b.label, a.label) for b in blockers for a in attackers]
    for thing in attackers:
        thing.attacking = thing.blocked = True
        thing.shown = thing.shown or story.opponent(defender)
        if not any(
            isinstance(a, Attack) and any(thing.label == label for label, _ in a.attacks)
            for a in story.actions
        ):
            suppose_attack(story, thing.holder or story.opponent(defender), [thing])
    for thing in blockers:
        thing.blocking = True
    declare_blocks(story, defender, pairs)


def _whose_blockers(story: Story, refs: Sequence[object]) -> str | None:
    """`Does a 6/6 die if it is blocked by my 1/1?`: whoever has what blocks defends, be it asked before of whatever attacks."""
    own = (ref.owner for ref in refs if isinstance(ref, ThingRef) and ref.owner is not None)
    return next((story.owner(owner) for owner in own), None)


def _of_the_defender(ref: ThingRef, attackers: Sequence[Thing], defender: str) -> ThingRef:
    """`Hill Giant is blocked by Hill Giant`: the defending player's own."""
    same = ref.source == "card" and ref.owner is None and any(ref.name == thing.name for thing in attackers)
    return ref.but(owner=PlayerRef("name", defender, ref.start)) if same and not ref.letter else ref


def _attackers_of(story: Story, statement: Statement, who: object) -> list[Thing]:
    """`I attack with a 3/3 and get blocked by two 2/2s`: what that player attacks with. Raises `CannotMean` where that is nothing, or more
    than one creature."""
    player = story.player(who, subject=True) if isinstance(who, PlayerRef) else None
    if isinstance(who, PlayerRef) and who.how == "they" and (one := called_he(story, player)) is not None:
        story.refer([one])
        return [one]
    attacking = [thing for thing in story.things if thing.attacking and thing.holder == player]
    spoken_of = [t for t in story.focus if t.holder == player and t.is_type("Creature")]
    attacking = attacking or spoken_of[-1:]
    if len(attacking) != 1:
        said = "It is not told what is blocked." if attacking else "It is not told what attacks."
        raise CannotMean(said, ("Ogre is blocked by Elf.",), statement.start, statement.end)
    story.refer(attacking)
    return attacking


def called_he(story: Story, player: str | None) -> Thing | None:
    """`I attack with Kamahl. He is blocked by a 1/1.`: the one creature that attacks, where whoever may be called so does not."""
    attacking = [thing for thing in story.things if thing.attacking and not thing.gone]
    return attacking[0] if len(attacking) == 1 and attacking[0].holder != player else None


def _blocked(story: Story, refs: tuple[ThingRef, ...]) -> list[Thing]:
    """What is blocked; of an attack that was told `it` is what attacks, whatever was named last."""
    found = story.resolve(refs, "any")
    attacking = [thing for thing in story.things if thing.attacking]
    said = all(ref.source == "it" for ref in refs)
    return attacking if said and len(attacking) == 1 and not any(one.attacking for one in found) else found


def _defender_of(story: Story, attacker: Thing) -> str | None:
    """Whom the story says that it attacks, where that is a player."""
    attacks = (pair for action in story.actions if isinstance(action, Attack) for pair in action.attacks)
    return next((whom for label, whom in attacks if label == attacker.label and whom in story.seats), None)
