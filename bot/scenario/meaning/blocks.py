"""Blocks, and that nothing blocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.told.script import Attack
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.attacks_declared import (
    attack_declared,
    declare_attack,
    suppose_attack,
    whom_attacked,
)
from bot.scenario.meaning.blocks_declared import declare_blocks
from bot.scenario.meaning.creatures_called_they import creatures_called_they
from bot.scenario.meaning.defends_later import who_defends_of_nobodys, who_sacrifices_to_it
from bot.scenario.meaning.distinct_attackers import (
    one_attacker_each,
    one_each,
    one_not_blocked_yet,
)
from bot.scenario.meaning.each_defender import block_of_each, blocked_by_several
from bot.scenario.meaning.fighters_of_nobodys import (
    is_nobodys_fight,
    nobody_tells_whose,
    who_has_the_named_one,
)
from bot.scenario.meaning.manning import crew_what_attacks
from bot.scenario.meaning.no_blocks import no_block
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.several_blockers import (
    blockers_asked_about,
    blockers_untold,
    how_many_block,
    refuse_too_few,
)
from bot.scenario.meaning.unblocked_besides import without_the_untouched
from bot.scenario.meaning.untold_fighters import (
    as_many,
    only_attacker,
    some_attacker,
    some_blocker,
    some_creature,
    some_of_them,
)
from bot.scenario.meaning.which_attack import creatures_that_attack, is_asked, only_creature, resolve_blockers
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import BlockGroup, Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.tokens import sentence_begins
from bot.scenario.things.board import Thing
from bot.values import replace


@means("hasfighting")
def has_fighting(story: Story, statement: Statement) -> None:
    """`I have a 1/1 blocking his 5/5`, `Bob has a 3/3 attacking me`."""
    player = actor_of(story, statement)
    ref: ThingRef = statement.slots["told"]
    things = story.resolve((ref,), "declare", player)
    for thing in things:
        thing.told = thing.told or player
    attackers = statement.get("attackers")
    words = {t.fold for t in story.tokens[ref.end : statement.end]}
    if "attacking" in words:
        whom = statement.get("whom")
        label = whom_attacked(story, player, whom) if isinstance(whom, PlayerRef | ThingRef) else ""
        for thing in things:
            thing.attacking = True
        declare_attack(story, player, tuple((t.label, label) for t in things))
        return
    blocked = _blocked(story, player, attackers or ())
    for thing in blocked:
        if not thing.attacking:
            thing.attacking = True
            declare_attack(story, thing.holder or story.opponent(player), ((thing.label, ""),))
    _blocks(story, player, (BlockGroup(attackers or (), (replace(ref, article="the"),)),))


@means("block")
def block(story: Story, statement: Statement) -> None:
    who = statement.get("who")
    if isinstance(who, PlayerRef) and who.how == "any":
        no_block(story, statement)  # `nobody blocks`
        return
    if apart := tuple(block_of_each(story, statement)):
        for one in apart:
            block(story, one)
        return
    told = statement.get("block") or statement.get("blockdecl") or ()
    named = statement.get("blockers") is not None or any(group.blockers for group in told)
    they = None if named or len(told) > 1 else creatures_called_they(story, statement)
    _refuse_open_list(story, statement, told)
    if they is not None:
        attackers = told[0].attackers if told else statement.get("attacker") or ()
        slots = {**statement.slots, "it": they, "attackers": attackers}
        it_blocks(story, replace(statement, kind="itblock", slots=slots))
        return
    player = actor_of(story, statement)
    groups: tuple[BlockGroup, ...] = (
        statement.get("block") or statement.get("blockdecl") or (BlockGroup((), ()),)
    )
    if statement.get("blockers") is not None:
        groups = (BlockGroup(statement.slots["attackers"], statement.slots["blockers"]),)
    elif statement.get("attacker") is not None and groups:
        groups = (BlockGroup(statement.slots["attacker"], groups[0].blockers),)
    if len(groups) == 1 and groups[0].attackers and any(ref.told == "each" for ref in groups[0].blockers):
        slots = {**statement.slots, "it": groups[0].blockers, "attackers": groups[0].attackers}
        it_blocks(story, replace(statement, kind="itblock", slots=slots))  # `blocks a Goblin with each`
        return
    _blocks(story, player, groups, (statement.start, statement.end))


def _refuse_open_list(story: Story, statement: Statement, groups: Iterable[BlockGroup]) -> None:
    """`with a 3/3, which I block with a 1/1, and a 2/2`: what stands behind the clause may attack as well. Raises `CannotMean`."""
    begins = sentence_begins(story.tokens, statement.start)
    if not begins or story.tokens[begins - 1].text:
        return  # a sentence of its own as it was typed
    for group in groups:
        two = len(group.blockers) == 2 and group.blockers[1].start - group.blockers[0].end > 1
        if two and story.tokens[group.blockers[0].end].fold == ",":
            said = f"It is not told whether {group.blockers[1].told} blocks as well."
            raise CannotMean(said, (), statement.start, statement.end)


def _blocks(story: Story, player: str, groups: Iterable[BlockGroup], place: tuple[int, int] = (0, 0)) -> None:
    pairs: list[tuple[str, str]] = []
    story.actor = player
    many, word = how_many_block(story, *place)
    for group in groups:
        attackers = _blocked(story, player, group.attackers)
        together = _all_of_them(story, group.attackers, attackers)
        if not attackers and attack_declared(story) is None:
            attackers = only_attacker(story, player) or some_attacker(story, player)
        refs = one_each(group.blockers, group.attackers, len(attackers))
        blockers = creatures_that_attack(story, refs, "blocker", player)
        if len(attackers) < 2:
            story.blocked_by_untold += [ref.told for ref in refs if ref.many and not ref.count and ref.size]
        _not_what_is_blocked(story, refs, attackers, blockers)
        if not blockers and len(attackers) > 1:
            blockers = as_many(story, player, attackers)
            if not blockers and group.attackers:
                blockers = some_of_them(story, player, len(attackers))
        if not blockers and many > 1:
            blockers = blockers_untold(story, player, many, word, *place)
        blockers = blockers or blockers_asked_about(story, player, attackers)
        if not blockers:
            blockers = some_blocker(story, player) if group.attackers else only_creature(story, player)
        refuse_too_few(blockers, attackers, many, *place)
        _suppose_attack(story, player, together if attackers and attackers[0] in together else attackers)
        fighting = [thing for thing in story.things if thing.attacking]
        for thing in attackers or (fighting if len(fighting) == 1 and blockers else []):
            thing.blocked = True
        for blocker in blockers:
            blocker.blocking = True
            if not attackers:
                pairs.append((blocker.label, ""))
            if not _one_to_one(story, player, attackers, blockers):
                pairs += [(blocker.label, attacker.label) for attacker in attackers]
        if _one_to_one(story, player, attackers, blockers):
            # as many as there are attackers: one each, in order
            pairs += [(b.label, a.label) for b, a in zip(blockers, attackers, strict=True)]
        story.refer(blockers)
        if any(ref.source == "it" for ref in group.attackers):
            story.refer(attackers)  # `he blocks it with a 3/3; does it die?`
    declare_blocks(story, player, pairs)
    story.response = False


def _not_what_is_blocked(
    story: Story, refs: tuple[ThingRef, ...], attackers: list[Thing], blockers: list[Thing]
) -> None:
    """`I block his Wurm with it`: with something else than the Wurm, and which is not told."""
    for ref in refs:
        if ref.source == "it" and any(thing in attackers for thing in blockers):
            raise CannotMean(
                f"It is not told what blocks {attackers[0].label}.",
                story._some_labels(),
                ref.start,
                ref.end,
            )


def _one_to_one(story: Story, player: str, attackers: list[Thing], blockers: list[Thing]) -> bool:
    """Whether each of as many blockers as attackers blocks one of them: unless one alone can't block such an attacker, and each of
    them can block several."""
    if len(attackers) < 2 or len(attackers) != len(blockers):
        return False
    against = {t.holder for t in attackers}
    evasive = any(t.has_keyword("menace") for t in attackers) or _says(story, against, "have menace")
    return not (evasive and _says(story, {player}, "can block an additional", "can block any number"))


def _says(story: Story, players: set[str | None], *words: str) -> bool:
    """Whether something of these players says so."""
    there = [t for t in story.things if t.zone == "battlefield" and t.holder in players]
    return any(said in text for thing in there for text in thing.texts for said in words)


def _all_of_them(story: Story, refs: Sequence[Ref], blocked: list[Thing]) -> list[Thing]:
    """`I block one of his two 3/3s`, where no attack is told: both attack."""
    ref = refs[0] if len(refs) == 1 else None
    if not blocked or not isinstance(ref, ThingRef) or not 0 < ref.count < ref.out_of:
        return blocked
    groups = ([t for t in group if t.is_type("Creature")] for group in (story.several, story.whole))
    whole = (group for group in groups if len(group) == ref.out_of and all(t in group for t in blocked))
    return next(whole, blocked)


def _suppose_attack(story: Story, player: str, attackers: list[Thing]) -> None:
    """A block tells of an attack: where none is told in this combat, what is blocked attacks (`What happens when my Angel blocks
    his Wurm?`). Said with the answer."""
    if not attackers or any(thing.holder == player for thing in attackers):
        return
    told = attack_declared(story)
    if told is not None:
        attack = story.actions[told]
        assert isinstance(attack, Attack)
        besides = without_the_untouched(story, attack.player)
        if attack not in story.supposed_attacks and not besides:
            return
        more = tuple((thing.label, "") for thing in attackers if not thing.attacking)
        story.supposed_attacks = [one for one in story.supposed_attacks if one is not attack]
        story.actions[told] = replace(attack, attacks=(*attack.attacks, *more))
        story.supposed_attacks.append(story.actions[told])
        for thing in attackers:
            thing.attacking = True
        return
    attacking = next((thing.holder for thing in attackers if thing.holder), None) or story.opponent(player)
    crew_what_attacks(story, attacking, attackers)
    suppose_attack(story, attacking, attackers)
    story.assumptions.append(
        f"{' and '.join(thing.label for thing in attackers)} attacks: a block of it is told."
    )
    for thing in attackers:
        thing.attacking, thing.tapped = True, False  # it taps as it attacks
        thing.shown = thing.shown or attacking
    story.actor = player


def _blocked(story: Story, player: str, refs: Iterable[ThingRef]) -> list[Thing]:
    """The attackers that are blocked: `one of them`, `it`, by name."""
    found: list[Thing] = []
    for ref in refs:
        if story.tokens[ref.start].fold == "mine":
            raise CannotMean("It is not told which attacker is meant.", (), ref.start, ref.end)
        things = story.resolve((ref,), "blocked", player)
        if ref.source == "it" and ref.count == 1 and ref.word == "them":
            story.singled = [t for t in story.singled if t not in things]
            things = [t for t in story.things if t.attacking and not t.blocked][:1] or things[:1]
        if ref.source == "it" and ref.word == "one" and not any(t.attacking for t in things):
            things = [t for t in story.things if t.attacking and not t.blocked][:1] or things
        if ref.source == "it" and all(t.holder == player for t in things) and attack_declared(story) is None:
            things = only_attacker(story, player)  # `He has a 2/2. Can he block it?`: not his own
        things = one_not_blocked_yet(story, ref, things, player)
        for thing in things:
            if thing.told is None and thing.shown is None:
                thing.shown = story.opponent(player)
            found.append(thing)
    return found


@means("itblock")
def it_blocks(story: Story, statement: Statement) -> None:
    attacking = sum(thing.attacking for thing in story.things)
    things = resolve_blockers(
        story, one_each(statement.slots["it"], statement.get("attackers") or (), attacking)
    )
    met = statement.get("attackers") or ()
    nobodys = is_nobodys_fight(story, things, met)
    player = things[0].holder or who_sacrifices_to_it(story)
    player = player or who_defends_of_nobodys(story, met, statement.slots["it"])
    if nobodys and player is None:
        player = who_has_the_named_one(story, statement.slots["it"], met)
        nobodys = player is None
    player = player or story.opponent(story.active or story.actor)
    if not statement.get("attackers") and blocked_by_several(story, things):
        return
    many, _ = how_many_block(story, statement.start, statement.end)
    refuse_too_few(things, [], many, statement.start, statement.end)
    for thing in things:
        thing.shown = thing.shown or player
    story.focus = [thing for thing in story.focus if thing not in things]  # `it` is what is blocked
    apart = one_attacker_each(story, statement, things, statement.get("attackers") or ())
    attackers = apart or _blocked(story, player, statement.get("attackers") or ())
    if not attackers and not story.tells_of_an_attack() and is_asked(story):
        attackers = some_creature(story, story.opponent(player))  # `Does a 0/4 deal damage when it blocks?`
    _suppose_attack(story, player, attackers)
    each = bool(apart) or _one_to_one(story, player, attackers, things)
    met = zip(things, attackers, strict=True) if each else ((t, a) for t in things for a in attackers)
    pairs = [(t.label, a.label) for t, a in met] or [(t.label, "") for t in things]
    for thing in things:
        thing.blocking = True
    for thing in attackers:
        thing.blocked = True
    if nobodys:
        nobody_tells_whose([*things, *attackers])
    story.refer(things)
    declare_blocks(story, player, pairs)
