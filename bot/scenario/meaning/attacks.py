"""Attacks: who attacks whom with what, in one declaration however it is told."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.script import (
    AnnounceAttack,
    Attack,
    Block,
    Cast,
    GoTo,
    Moment,
)
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.declaring import declare
from bot.scenario.meaning.manning import man_with
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases import PlayerRef, Ref, ThingRef
from bot.scenario.possessive import does, of
from bot.scenario.statements import AttackGroup, Statement
from bot.scenario.story import Role, Story
from bot.scenario.things import Thing
from bot.values import replace


@means("attack")
def attack(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    groups: tuple[AttackGroup, ...] = (
        statement.get("attack") or statement.get("attackdecl") or _told_apart(statement)
    )
    attacks: list[tuple[str, str]] = []
    bands: list[tuple[str, ...]] = []
    for group in groups:
        whom = _whom(story, player, group.whom, group.into)
        things = _creatures(story, group.things, "attacker", player) if group.things else []
        if group.things == () and "attack" not in statement.slots and "attackdecl" not in statement.slots:
            things = only_creature(story, player, "attacks")
        for thing in things:
            thing.attacking = True
            attacks.append((thing.label, whom))
        if group.band:
            bands.append(tuple(thing.label for thing in things))
    declare_attack(story, player, tuple(attacks), tuple(bands))


def done_as_said(story: Story, done: int) -> None:
    """What was called an attacking creature when first spoken of attacks before the deed that speaks of it, what was called a crewed
    Vehicle is crewed before; `done`: how many deeds were told before."""
    attackers, story.said_to_attack = story.said_to_attack, []
    manned, story.said_to_be_manned = story.said_to_be_manned, []
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
    story.actor = actor
    story.actions += later


def _told_apart(statement: Statement) -> tuple[AttackGroup, ...]:
    """`hits me with X`, `attacks [Bob]`: whom and with what stand in slots of their own."""
    things = statement.get("attackhit") or statement.get("attackthings") or ()
    return (AttackGroup(statement.get("whom"), things),)


def declare_attack(
    story: Story, player: str, attacks: tuple[tuple[str, str], ...], bands: tuple[tuple[str, ...], ...] = ()
) -> None:
    """Adds attackers: one declaration may be told in several sentences, and after the blocks that answer it."""
    story.actor = player
    _after_their_turn(story, player)
    if story.active is None and not story.turn_changed:
        story.active = player
    story.response = False
    last = _declared(story)
    if last is not None:
        before = story.actions[last]
        assert isinstance(before, Attack)
        known = {label for label, _ in before.attacks}
        more = tuple(pair for pair in attacks if pair[0] not in known)
        if not more and before.player == player and _is_again(story):
            story.actions.append(Attack(player, attacks, bands))
            return
        if before.player == player and (not more or last == len(story.actions) - 1):
            story.actions[last] = replace(
                before, attacks=(*before.attacks, *more), bands=(*before.bands, *bands)
            )
            return
    place = len(story.actions)
    if last is None:
        first = _combat_began(story)
        if any(isinstance(a, GoTo) and a.moment in _AFTER_THE_ATTACK for a in story.actions[first:]):
            raise CannotMean(
                "What happens in combat is told before the attack: it is not told which comes first."
            )
        blocks = [n for n in range(first, place) if isinstance(story.actions[n], Block)]
        place = blocks[0] if blocks else place
    story.actions.insert(place, Attack(player, attacks, bands))


def _is_again(story: Story) -> bool:
    """Whether the clause that is told says `again`: an attack of its own, though the same creatures attack."""
    for token in story.tokens[story.where :]:
        if token.kind == "break" or token.fold == "again":
            return token.fold == "again"
    return False


_AFTER_THE_ATTACK = frozenset({Moment.AFTER_ATTACKERS, Moment.AFTER_BLOCKERS, Moment.DAMAGE})


def _after_their_turn(story: Story, player: str) -> None:
    """What another player cast before at the speed of a sorcery was cast on that player's own turn."""
    if story.active is not None or story.turn_changed:
        return
    spells = [action for action in story.actions if isinstance(action, Cast)]
    casters = {spell.player for spell in spells}
    if (
        len(casters) == 1
        and player not in casters
        and not spells[0].response
        and story.is_slow(spells[0].card)
    ):
        story.active = spells[0].player
        story.actions.append(GoTo(Moment.NEXT_TURN, player))
        story.changes_turn()
        story.turn = player


def _combat_began(story: Story) -> int:
    """Where the present combat phase began in the story: after the last word of another combat or turn."""
    for index in range(len(story.actions) - 1, -1, -1):
        action = story.actions[index]
        if isinstance(action, GoTo) and action.moment in _OTHER_COMBAT:
            return index + 1
    return 0


def _declared(story: Story) -> int | None:
    """Where the attack of the present combat phase was declared; None where none was."""
    for index in range(len(story.actions) - 1, -1, -1):
        action = story.actions[index]
        if isinstance(action, Attack):
            return index
        if isinstance(action, GoTo) and action.moment in _OTHER_COMBAT:
            return None
    return None


_OTHER_COMBAT = frozenset(
    {
        Moment.NEXT_TURN,
        Moment.NEXT_COMBAT,
        Moment.AFTER_COMBAT,
        Moment.MAIN,
        Moment.UPKEEP,
        Moment.DRAW,
        Moment.UNTAP,
    }
)


def _whom(story: Story, player: str, ref: Ref | None, into: bool = False) -> str:
    """Whom creatures attack. `attacks into Bob's untapped Ogre` only says what waits there."""
    if ref is None:
        return ""
    if isinstance(ref, PlayerRef):
        return story.player(ref, about=player)
    waiting = story.resolve((ref,), "any", story.opponent(player))
    for one in waiting:
        if one.told is None and one.shown is None:
            one.shown = story.opponent(player)
    thing = waiting[0]
    if into and thing.is_type("Creature") and not thing.is_type("Planeswalker"):
        return ""
    return thing.label


def _creatures(story: Story, refs: Iterable[ThingRef], role: Role, player: str) -> list[Thing]:
    found: list[Thing] = []
    for ref in refs:
        if ref.told == "everything":
            mine = [
                t
                for t in story.things
                if t.holder == player and t.is_type("Creature") and t.zone == "battlefield"
            ]
            found += [t for t in mine if t not in found and not (role == "attacker" and t.tapped)]
            if not found:
                raise CannotMean(f"It is not told which creatures {does(player, 'has')}.")
            continue
        another = ref.source == "kind" and ref.article in ("a", "an")
        for thing in story.resolve((ref,), role, player, found if another else ()):
            if thing not in found:
                found.append(thing)
    story.refer(found)
    return found


@means("ithits")
def it_hits(story: Story, statement: Statement) -> None:
    """`Glistener Elf hits me`: it attacks and is not blocked."""
    it_attacks(story, statement)
    whom = statement.get("whom")
    defender = story.player(whom) if isinstance(whom, PlayerRef) else story.opponent(story.active)
    story.actions.append(Block(defender, ()))


@means("connects")
def connects(story: Story, statement: Statement) -> None:
    """`When it deals combat damage`: it attacks and is not blocked, where no combat of it is told."""
    things = story.resolve(statement.get("it") or statement.get("attackers") or (), "any")
    if any(thing.attacking or thing.blocking for thing in things):
        story.skip(statement.start, statement.end)
        return
    slots = {"it": statement.get("it") or statement.slots["attackers"], "whom": statement.get("whom")}
    it_hits(story, replace(statement, slots=slots))


@means("itattack")
def it_attacks(story: Story, statement: Statement) -> None:
    things = story.resolve(statement.slots["it"], "any")
    if not things:
        raise CannotMean("It is not told what attacks.", start=statement.start, end=statement.end)
    ref = statement.get("whom")
    player = things[0].holder
    if player is None:
        whom_player = story.player(ref) if isinstance(ref, PlayerRef) else None
        player = story.opponent(whom_player) if whom_player else story.active or next(iter(story.seats))
    if isinstance(ref, PlayerRef) and story.player(ref) == player:
        player = story.opponent(player)  # nobody attacks themselves: it has changed hands
    for thing in things:
        thing.shown = thing.shown or player
        thing.attacking = True
    into = any(t.fold == "into" for t in story.tokens[statement.start : statement.end])
    if statement.get("waiting") is not None:
        declare(story, statement.slots["waiting"], story.opponent(player), "battlefield")
    whom = _whom(story, player, ref if isinstance(ref, PlayerRef | ThingRef) else None, into)
    declare_attack(story, player, tuple((thing.label, whom) for thing in things))


@means("attackedby")
def attacked_by(story: Story, statement: Statement) -> None:
    """`Bob is attacked by a 9/9`: of an opponent's."""
    defender = actor_of(story, statement)
    player = story.opponent(defender)
    things = _creatures(story, statement.slots["attackers"], "attacker", player)
    for thing in things:
        thing.shown = thing.shown or player
        thing.attacking = True
    declare_attack(story, player, tuple((thing.label, defender) for thing in things))
    story.actor = defender


@means("noattack")
def no_attack(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    if statement.get("things") is not None:  # others may attack
        stay = {thing.label for thing in story.resolve(statement.slots["things"], "attacker", player)}
        told = _declared(story)
        before = story.actions[told] if told is not None else None
        if isinstance(before, Attack) and stay & {label for label, _ in before.attacks}:
            raise CannotMean("It was told to attack before.", start=statement.start, end=statement.end)
        if _declared(story) is not None or story.upcoming & {"attack", "itattack"}:
            return
    if story.active is None and not story.turn_changed:
        story.active = player
    story.actions.append(Attack(player, ()))


@means("notattacking")
def not_attacking(story: Story, statement: Statement) -> None:
    """`Ogre doesn't attack`: where no attack is told, its controller makes none."""
    things = story.resolve(statement.slots["it"], "attacker")
    player = things[0].holder or story.active or next(iter(story.seats))
    if _declared(story) is None and not story.upcoming & {"attack", "itattack"}:
        if story.active is None and not story.turn_changed:
            story.active = player
        story.actions.append(Attack(player, ()))


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


def only_creature(story: Story, player: str, verb: str = "blocks") -> list[Thing]:
    """`Bob blocks`: with his only creature."""
    mine = [
        t
        for t in story.things
        if t.holder == player
        and t.is_type("Creature")
        and (t.zone == "battlefield" or t.cast_by is not None)
        and not t.tapped
        and not t.gone
    ]
    if len(mine) == 1:
        return mine
    if not mine:
        raise CannotMean(
            f"It is not told what {does(player, verb)} with.", (f"{does(player, verb)} with Grizzly Bears.",)
        )
    raise CannotMean(
        f"It is not told which of {of(player)} creatures {verb}: {', '.join(t.label for t in mine)}.",
        tuple(f"{does(player, verb)} with {t.label}." for t in mine[:3]),
    )
