"""That nothing blocks, or that one creature isn't blocked."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.told.script import AnnounceAttack, Attack, Block
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.attacks_declared import attack_declared, declare_attack, suppose_attack
from bot.scenario.meaning.blocks_declared import declare_no_block, no_block_told_yet
from bot.scenario.meaning.defends_later import who_defends_of_nobodys
from bot.scenario.meaning.otherwise import suppose_otherwise, told_in_this_sentence
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.threatened_damage import takes_what_is_threatened
from bot.scenario.meaning.unable import is_told_to_be_unable
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.claims_told import Came
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


@means("unblocked")
def unblocked(story: Story, statement: Statement) -> None:
    """A creature is not blocked: no block is declared where none was told. Where no attack was told, it attacks."""
    if is_told_to_be_unable(story, statement):
        return
    things = story.resolve(statement.slots["it"], "any")
    if not any(thing.attacking for thing in things):
        player = _whoever_attacks(story, statement.slots["it"], things)
        if not _may_attack_too(story, player):
            if all(thing.future for thing in things):
                return  # tokens that come attacking, and nothing is told to block
            said = f"It is not told that {things[0].label} attacks."
            raise CannotMean(said, (), statement.start, statement.end)
        _attack(story, things, player)
    attackers = [t for t in story.things if t.attacking]
    if len(attackers) <= len(things):
        no_block_told_yet(story, story.opponent(things[0].holder or story.active))
    elif not (story.denies and _is_said(story, statement, "unblocked")):
        labels = tuple(thing.label for thing in things)
        story.claim(labels, Came.UNBLOCKED, statement.start, statement.end)


def _whoever_attacks(story: Story, refs: Sequence[Ref], things: Sequence[Thing]) -> str:
    """Who controls what is said to be unblocked; where nobody is told to, whoever is not asked to lose life by it."""
    if things[0].holder is None and (defender := who_defends_of_nobodys(story, refs)) is not None:
        return story.opponent(defender)
    return things[0].holder or story.active or next(iter(story.seats))


def _is_said(story: Story, statement: Statement, word: str) -> bool:
    return any(token.fold == word for token in story.tokens[statement.start : statement.end])


def _may_attack_too(story: Story, player: str) -> bool:
    """Whether it is not told with what the player attacks: nothing is declared, or only what has to have attacked as it was blocked."""
    at = attack_declared(story)
    if at is None:
        return not any(isinstance(action, AnnounceAttack) for action in story.actions)
    attack = story.actions[at]
    return attack in story.supposed_attacks and isinstance(attack, Attack) and attack.player == player


def _attack(story: Story, things: list[Thing], player: str) -> None:
    """What is said to be unblocked attacks."""
    if not things:
        return
    for thing in things:
        thing.told = thing.told or player
        story.assumptions.append(f"{thing.label} attacks: it is told that nothing blocks it.")
    suppose_attack(story, player, things)


@means("notblocking")
def not_blocking(story: Story, statement: Statement) -> None:
    """`Elf doesn't block`."""
    if is_told_to_be_unable(story, statement):
        return
    things = story.resolve(statement.slots["it"], "any")
    no_block_told_yet(story, things[0].holder or story.opponent(story.active))


@means("noblock")
def no_block(story: Story, statement: Statement) -> None:
    who = statement.get("who")
    if isinstance(who, PlayerRef) and who.how not in ("any", "all"):
        player = actor_of(story, statement)
        if who.how == "they" and player == story.active and any(t.attacking for t in story.things):
            player = story.opponent(player)  # `she`: whoever attacks doesn't block
    else:
        player = who_defends_of_nobodys(story, statement.get("attackers") or ()) or story.opponent(
            story.active or story.actor
        )
    if takes_what_is_threatened(story, statement, player):
        return
    not_blocked = statement.get("attackers")
    if not_blocked is not None and _may_attack_too(story, story.opponent(player)):
        things = story.resolve(not_blocked, "declare", story.opponent(player))
        _attack(story, [thing for thing in things if not thing.attacking], story.opponent(player))
    _suppose_attacker(story, player)
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Block) and last.player == player and last.blocks:
        if statement.get("attackers") is not None:
            _confirm_so_many_are_left(story, last, statement.slots["attackers"])
            return  # `Bob blocks Ogre and does not block Giant`
        if told_in_this_sentence(story, statement, "block"):
            raise CannotMean(
                "It is told that there is a block, and that there is none.",
                (),
                statement.start,
                statement.end,
            )
        suppose_otherwise(story, statement, len(story.actions) - 1)
    declare_no_block(story, player)


def _confirm_so_many_are_left(story: Story, block: Block, refs: Sequence[Ref]) -> None:
    """`He blocks the 4/4 and doesn't block the other two`. Raises `CannotMean` where another number is left."""
    blocked = {attacker for _, attacker in block.blocks}
    left = sum(thing.attacking and thing.label not in blocked for thing in story.things)
    for ref in refs:
        if isinstance(ref, ThingRef) and ref.other and ref.many and ref.count > 1 and ref.count != left:
            raise CannotMean(f"Of what attacks {left} are left, and not {ref.count}.", (), ref.start, ref.end)


def _suppose_attacker(story: Story, player: str) -> None:
    """`I pump my 1/1 and he doesn't block`, where no attack is told: the only creature that could attack attacks."""
    told = any(isinstance(action, Attack | AnnounceAttack) for action in story.actions)
    if told or story.upcoming & {"attack", "itattack", "attackedby", "attackfor", "hitsfor", "ithits"}:
        return
    theirs = [
        t for t in story.things if t.is_type("Creature") and t.holder not in (player, None) and not t.gone
    ]
    if len(theirs) == 1 and theirs[0].zone == "battlefield" and not theirs[0].tapped:
        theirs[0].attacking = True
        story.assumptions.append(f"{theirs[0].label} attacks: it is told that nothing blocks.")
        declare_attack(story, theirs[0].holder or story.opponent(player), ((theirs[0].label, ""),))
