"""Attacks: who attacks whom with what, in one declaration however it is told."""

from __future__ import annotations

from bot.abilities.animating import animates_itself
from bot.engine.told.script import Activate, AnnounceAttack, Attack, Block, GoTo, Moment
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.attacks_declared import declare_attack, whom_attacked
from bot.scenario.meaning.attacks_wearing import but_what_is_worn
from bot.scenario.meaning.blocks_declared import declare_no_block, no_block_told_yet
from bot.scenario.meaning.changing_hands import changes_hands
from bot.scenario.meaning.creatures_called_they import creatures_called_they
from bot.scenario.meaning.declaring import declare
from bot.scenario.meaning.defends_later import who_defends_untold
from bot.scenario.meaning.fighters_of_nobodys import whoever_is_not_named
from bot.scenario.meaning.hits_for import goes_on_after_it, keep_how_much, skip_how_much, those_that_deal
from bot.scenario.meaning.made_ready import made_ready_just_now, tapped_for_it
from bot.scenario.meaning.manning import crew_what_attacks, man_with
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.registry import MEANINGS, actor_of, means
from bot.scenario.meaning.sent_by_triggers import sends_what_it_was_dealt
from bot.scenario.meaning.so_many_attacks import has_blockers, on_later_turns
from bot.scenario.meaning.which_attack import creatures_that_attack, is_everything, only_creature
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import AttackGroup, Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.clause_words import PERSONS
from bot.scenario.text.possessive import of
from bot.scenario.text.tokens import sentence_begins
from bot.scenario.things.board import Thing
from bot.scenario.things.supposed import a_creature
from bot.values import replace


@means("attack")
def attack(story: Story, statement: Statement) -> None:
    they = (
        None
        if statement.get("attack") or statement.get("attackdecl")
        else creatures_called_they(story, statement)
    )
    if they is not None:
        it_attacks(story, replace(statement, kind="itattack", slots={**statement.slots, "it": they}))
        return
    player = actor_of(story, statement)
    groups: tuple[AttackGroup, ...] = (
        statement.get("attack") or statement.get("attackdecl") or _told_apart(story, statement)
    )
    if sends_what_it_was_dealt(story, statement, groups):
        return
    attacks: list[tuple[str, str]] = []
    bands: list[tuple[str, ...]] = []
    into = any(token.fold == "into" for token in story.tokens[statement.start : statement.end])
    for group in groups:
        whom = whom_attacked(story, player, group.whom, group.into or into)
        for waiting in group.beside:
            whom_attacked(story, player, _of_the_same(waiting, group.whom), into=True)
        refs = but_what_is_worn(story, group.things, statement) if group.things else ()
        things = creatures_that_attack(story, refs, "attacker", player) if refs else []
        if group.things == () and "attack" not in statement.slots and "attackdecl" not in statement.slots:
            things = made_ready_just_now(story, player)
            things = things or _told_just_now(story, player, statement)
            things = things or only_creature(story, player, "attacks")
        crew_what_attacks(story, player, things)
        for thing in things:
            thing.attacking = True
            attacks.append((thing.label, whom))
        if group.band:
            bands.append(tuple(thing.label for thing in things))
    everything = len(groups) == 1 and any(map(is_everything, groups[0].things or ()))
    declare_attack(story, player, tuple(attacks), tuple(bands), everything)
    keep_how_much(story, statement)
    hits = any(token.lemma == "hit" for token in story.tokens[statement.start : statement.end])
    if hits and not story.upcoming & {"block", "itblock", "blockedby", "noblock"} and not has_blockers(story):
        no_block_told_yet(story, story.opponent(player))  # `he hits me with it`: it got through
        if goes_on_after_it(story, statement):
            story.actions.append(GoTo(Moment.DAMAGE))
    on_later_turns(story, statement, player, tuple(attacks), hits)
    skip_how_much(story, statement)


def _of_the_same(waiting: ThingRef, first: object) -> ThingRef:
    """`into his 2/2 and 3/3`: both are his."""
    owner = first.owner if isinstance(first, ThingRef) else None
    return waiting if owner is None or waiting.owner is not None else waiting.but(owner=owner)


def _told_just_now(story: Story, player: str, statement: Statement) -> list[Thing]:
    """`Amy controls a 2/2 and a 3/3 and is attacking Bob`: with what the same sentence told that she has."""
    at = statement.start
    begins = sentence_begins(story.tokens, at)
    return [
        thing
        for thing in story.things
        if thing.holder == player
        and thing.is_type("Creature")
        and begins <= thing.where < at
        and not (thing.tapped or tapped_for_it(story, thing))
    ]


@means("attackfor")
def attack_for(story: Story, statement: Statement) -> None:
    """`Bob attacks Alice for 5`: with what is not told, and it is not blocked."""
    player, amount = actor_of(story, statement), statement.slots["amount"]
    mine = those_that_deal(story, player, amount)
    if mine:  # `casts Ball Lightning and swings for 6`
        for thing in mine:
            thing.attacking = True
        whom = whom_attacked(story, player, statement.get("whom"))
        declare_attack(story, player, tuple((thing.label, whom) for thing in mine))
        return
    if any(t.holder == player and t.is_type("Creature") and not (t.gone or t.untold) for t in story.things):
        raise CannotMean("It is not told what attacks.", start=statement.start, end=statement.end)
    last = story.actions[-1] if story.actions else None
    animated = [t for t in story.things if isinstance(last, Activate) and t.label == last.source]
    if animated and animates_itself(story.card(animated[0])):
        animated[0].attacking = True  # `animates Mishra's Factory and swings for 2`
        declare_attack(
            story, player, ((animated[0].label, whom_attacked(story, player, statement.get("whom"))),)
        )
        return
    told = f"a {amount}/{amount}"
    ref = a_creature(told, size=(amount, amount))
    whom = whom_attacked(story, player, statement.get("whom"))
    for thing in story.resolve((ref,), "attacker", player):
        thing.attacking, thing.told, thing.untold = True, player, True
        declare_attack(story, player, ((thing.label, whom),))
        story.assumptions.append(f"It is not told what attacks: {told} that is not blocked.")
    declare_no_block(story, whom or story.opponent(player))


def done_as_said(story: Story, done: int) -> None:
    """What was called an attacking creature when first spoken of attacks before the deed that speaks of it, what was called an
    unblocked one is not blocked, what was called a crewed Vehicle is crewed before; `done`: how many deeds were told before."""
    attackers, story.said_to_attack = story.said_to_attack, []
    blockers, story.said_to_block = story.said_to_block, []
    unblocked, story.said_unblocked = story.said_unblocked, []
    manned, story.said_to_be_manned = story.said_to_be_manned, []
    last = story.actions[done - 1] if done else None
    if isinstance(last, GoTo) and last.moment is Moment.BEGINNING_OF_COMBAT:
        attackers = []  # `He taps my attacker before attacks`: what would attack
    if isinstance(last, GoTo) and last.moment is Moment.AFTER_ATTACKERS:
        blockers = []  # `I Bolt his blocker before blocks`: what would block
    fought = isinstance(last, GoTo) and last.moment in _OF_A_FIGHT
    while (blockers or (attackers and fought)) and done and isinstance(story.actions[done - 1], GoTo):
        done -= (
            1  # `before damage I sacrifice my blocker`, `after damage he shocks my attacker`: that fight's
        )
    later, actor = story.actions[done:], story.actor
    del story.actions[done:]
    for thing, word, crew in manned:
        man_with(story, thing, {"crewed": "crew", "saddled": "saddle"}[word], crew)
    for thing in attackers:
        if not thing.attacking:
            thing.shown = thing.controller or story.active or story.opponent(story.actor)
            thing.attacking = True
            declare_attack(story, thing.shown, ((thing.label, ""),))
            story.assumptions.append(f"{thing.label} attacks.")
    if blockers:
        _blocked_by(story, blockers)
    story.actor = actor
    attacks_then = any(isinstance(action, Attack) for action in later)
    told = any(isinstance(action, Block) for action in (*story.actions, *later))
    no_block = [Block(story.opponent(unblocked[0].holder), ())] if unblocked and not told else []
    story.actions += [*later, *no_block] if attacks_then else [*no_block, *later]


#: What comes in a combat, or after it, in which something is said to attack.
_OF_A_FIGHT = frozenset(
    {Moment.AFTER_ATTACKERS, Moment.AFTER_BLOCKERS, Moment.DAMAGE, Moment.END_OF_COMBAT, Moment.AFTER_COMBAT}
)


def _blocked_by(story: Story, blockers: list[Thing]) -> None:
    """What is called a blocker, where nothing is told to attack, blocks a creature of another's."""
    player = blockers[0].holder or next(iter(story.seats))
    ref, focus = a_creature("the attacker"), list(story.focus)
    attacker = story.resolve((ref,), "declare", story.opponent(player))[0]
    story.focus = focus  # `it` is what was spoken of
    attacker.told, attacker.attacking, attacker.blocked = story.opponent(player), True, True
    declare_attack(story, story.opponent(player), ((attacker.label, ""),))
    story.actions.append(Block(player, tuple((thing.label, attacker.label) for thing in blockers)))
    for thing in blockers:
        thing.blocking = True
        story.assumptions.append(f"{thing.label} blocks {attacker.label}.")


def _told_apart(story: Story, statement: Statement) -> tuple[AttackGroup, ...]:
    """`hits me with X`, `attacks [Bob]`: whom and with what stand in slots of their own. What is swung attacks: `he swings his 4/4`."""
    things = statement.get("attackhit") or statement.get("attackthings") or ()
    whom = statement.get("whom")
    if not things and isinstance(whom, ThingRef) and story.tokens[whom.start - 1].lemma == "swing":
        return (AttackGroup(None, (whom,)),)
    return (AttackGroup(whom, things),)


@means("itattack")
def it_attacks(story: Story, statement: Statement) -> None:
    refs = statement.slots["it"]
    short = all(isinstance(one, ThingRef) and one.source in ("it", "part") for one in refs)
    things = story.resolve(refs, "attacker" if short else "any")
    if not things:
        raise CannotMean("It is not told what attacks.", start=statement.start, end=statement.end)
    ref, later = statement.get("whom"), None
    player = things[0].holder
    if player is None:
        if isinstance(ref, PlayerRef):  # nobody acts yet whom `attacks her` could be told of besides
            ref = PlayerRef("name", story.player(ref, subject=True), ref.start)
        whom_player = ref.name if isinstance(ref, PlayerRef) else _whose(story, ref)
        known = whom_player or story.active
        later = None if known else who_defends_untold(story, statement.get("it") or ())
        whom_player = whom_player or later
        for thing in things if whom_player is None and _is_told_before_anybody(story, statement) else ():
            thing.owner_guessed = True  # `Hill Giant attacks while Bob controls Glorious Anthem`
        player = story.opponent(whom_player) if whom_player else story.active or next(iter(story.seats))
        player = whoever_is_not_named(story, whom_player) or player
    if isinstance(ref, PlayerRef) and story.player(ref, about=player) == player:
        if not changes_hands(story):
            said = f"{things[0].label} is {of(player)}, and nobody attacks themselves (CR 508.1b)."
            raise CannotMean(said, start=statement.start, end=statement.end)
        player = story.opponent(player)  # nobody attacks themselves: it has changed hands
    crew_what_attacks(story, player, things)
    for thing in things:
        thing.shown = thing.shown or player
        thing.attacking = True
    into = any(t.fold == "into" for t in story.tokens[statement.start : statement.end])
    if statement.get("waiting") is not None:
        declare(story, statement.slots["waiting"], story.opponent(player), "battlefield")
    whom = whom_attacked(story, player, ref if isinstance(ref, PlayerRef | ThingRef) else None, into)
    attacks = tuple((thing.label, whom) for thing in things)
    declare_attack(story, player, attacks)
    if statement.get("times") is not None:
        no_block_told_yet(story, story.opponent(player))  # `it hits him three times`
        on_later_turns(story, statement, player, attacks, hits=True)
    if any(t.fold == "unblocked" for t in story.tokens[statement.start : statement.end]):
        MEANINGS["unblocked"](story, replace(statement, kind="unblocked", slots={"it": refs}))
    story.actor = later or story.actor  # `Hill Giant attacks. He blocks`


def _is_told_before_anybody(story: Story, statement: Statement) -> bool:
    """Whether no player is named before it, and what somebody has only after it: that may as well be who defends."""
    before = story.tokens[: statement.start]
    named = any(t.fold in story.lexicon.players or t.fold in PERSONS or t.owner for t in before)
    beside = any(t.holder for t in story.things)
    has = any(one.kind in ("controls", "has", "nohas") and one.get("who") for one in story.to_come[:2])
    return not named and (beside or has) and not story.active


def _whose(story: Story, ref: object) -> str | None:
    """Whose the planeswalker or battle is that is attacked, as far as is told: it is attacked by another's creatures."""
    if not isinstance(ref, ThingRef):
        return None
    if ref.owner is not None:
        return story.owner(ref.owner)
    named = (*ref.names, ref.name)
    return next((thing.holder for thing in story.things if thing.name and thing.name in named), None)


@means("attackedby")
def attacked_by(story: Story, statement: Statement) -> None:
    """`Bob is attacked by a 9/9`: of an opponent's."""
    defender = actor_of(story, statement)
    player = story.opponent(defender)
    things = creatures_that_attack(story, statement.slots["attackers"], "attacker", player)
    for thing in things:
        thing.shown = thing.shown or player
        thing.attacking = True
    declare_attack(story, player, tuple((thing.label, defender) for thing in things))
    story.actor = defender


@means("announceattack")
def announces(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    if story.active is None:
        story.active = player
    story.actions.append(AnnounceAttack(player))


@means("declareattack")
def goes_to_combat(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    if story.active is None and not story.turn_changed:
        story.active = player
    story.actions.append(GoTo(Moment.BEGINNING_OF_COMBAT))


@means("abort")
def aborts(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    if statement.get("cast") is not None:
        spells, how = statement.slots["cast"]
        for spell in spells:
            cast_spell(story, player, spell, how)
        return
    ref, how = statement.slots["activate"]
    activate_ability(story, player, ref, how)
