"""Combat: attacks, blocks, assignment of damage, orders, fights, damage told as such."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.script import (
    AnnounceAttack,
    AssignsDamage,
    Attack,
    BecomesIllegalTarget,
    Block,
    DealsDamage,
    Fights,
    GoTo,
    Moment,
    OrdersBlockers,
    Targets,
    TriggerTargets,
)
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.spells import activate_ability, cast_spell
from bot.scenario.phrases import PlayerRef, Ref, ThingRef
from bot.scenario.possessive import does, of
from bot.scenario.statements import ALL, LETHAL, REST, AttackGroup, BlockGroup, Share, Statement
from bot.scenario.story import Story
from bot.scenario.things import Thing


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


def _told_apart(statement: Statement) -> tuple[AttackGroup, ...]:
    """`hits me with X`, `attacks [Bob]`: whom and with what stand in slots of their own."""
    things = statement.get("attackhit") or statement.get("attackthings") or ()
    return (AttackGroup(statement.get("whom"), things),)


def declare_attack(
    story: Story, player: str, attacks: tuple[tuple[str, str], ...], bands: tuple[tuple[str, ...], ...] = ()
) -> None:
    """Adds attackers: one declaration may be told in several sentences, and after the blocks that answer it."""
    story.actor = player
    if story.active is None and not story.turn_changed:
        story.active = player
    story.response = False
    last = _declared(story)
    if last is not None:
        before = story.actions[last]
        assert isinstance(before, Attack)
        known = {label for label, _ in before.attacks}
        more = tuple(pair for pair in attacks if pair[0] not in known)
        if before.player == player and (not more or last == len(story.actions) - 1):
            story.actions[last] = replace(
                before, attacks=(*before.attacks, *more), bands=(*before.bands, *bands)
            )
            return
    place = len(story.actions)
    if last is None:
        first = _combat_began(story)
        blocks = [n for n in range(first, place) if isinstance(story.actions[n], Block)]
        place = blocks[0] if blocks else place
    story.actions.insert(place, Attack(player, attacks, bands))


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
    thing = story.one(ref, "any", story.opponent(player))
    if thing.told is None and thing.shown is None:
        thing.shown = story.opponent(player)
    if into and thing.is_type("Creature") and not thing.is_type("Planeswalker"):
        return ""
    return thing.label


def _creatures(story: Story, refs: Iterable[ThingRef], role: str, player: str) -> list[Thing]:
    found: list[Thing] = []
    for ref in refs:
        if ref.told == "everything":
            mine = [
                t
                for t in story.things
                if t.controller == player and t.is_type("Creature") and t.zone == "battlefield"
            ]
            found += [t for t in mine if t not in found and not (role == "attacker" and t.tapped)]
            if not found:
                raise CannotMean(f"It is not told which creatures {does(player, 'has')}.")
            continue
        for thing in story.resolve((ref,), role, player):  # type: ignore[arg-type]
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


@means("itattack")
def it_attacks(story: Story, statement: Statement) -> None:
    things = story.resolve(statement.slots["it"], "any")
    if not things:
        raise CannotMean("It is not told what attacks.", start=statement.start, end=statement.end)
    ref = statement.get("whom")
    player = things[0].controller
    if player is None:
        whom_player = story.player(ref) if isinstance(ref, PlayerRef) else None
        player = story.opponent(whom_player) if whom_player else story.active or next(iter(story.seats))
    for thing in things:
        thing.shown = thing.shown or player
        thing.attacking = True
    whom = _whom(story, player, ref if isinstance(ref, PlayerRef | ThingRef) else None)
    declare_attack(story, player, tuple((thing.label, whom) for thing in things))


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
        label = _whom(story, player, whom) if isinstance(whom, PlayerRef | ThingRef) else ""
        for thing in things:
            thing.attacking = True
        declare_attack(story, player, tuple((t.label, label) for t in things))
        return
    blocked = _blocked(story, player, attackers or ())
    for thing in blocked:
        if not thing.attacking:
            thing.attacking = True
            declare_attack(story, thing.controller or story.opponent(player), ((thing.label, ""),))
    _blocks(story, player, (BlockGroup(attackers or (), (replace(ref, article="the"),)),))


@means("noattack")
def no_attack(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
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


@means("block")
def block(story: Story, statement: Statement) -> None:
    who = statement.get("who")
    if isinstance(who, PlayerRef) and who.how == "any":
        no_block(story, statement)  # `nobody blocks`
        return
    player = actor_of(story, statement)
    groups: tuple[BlockGroup, ...] = (
        statement.get("block") or statement.get("blockdecl") or (BlockGroup((), ()),)
    )
    if statement.get("blockers") is not None:
        groups = (BlockGroup(statement.slots["attackers"], statement.slots["blockers"]),)
    elif statement.get("attacker") is not None and groups:
        groups = (BlockGroup(statement.slots["attacker"], groups[0].blockers),)
    _blocks(story, player, groups)


def _blocks(story: Story, player: str, groups: Iterable[BlockGroup]) -> None:
    pairs: list[tuple[str, str]] = []
    story.actor = player
    for group in groups:
        attackers = _blocked(story, player, group.attackers)
        blockers = _creatures(story, group.blockers, "blocker", player)
        if not blockers:
            blockers = only_creature(story, player)
        for thing in attackers:
            thing.blocked = True
        for blocker in blockers:
            blocker.blocking = True
            if not attackers:
                pairs.append((blocker.label, ""))
                for attacker in story.things:
                    if attacker.attacking and sum(t.attacking for t in story.things) == 1:
                        attacker.blocked = True
            if len(attackers) < 2 or len(attackers) != len(blockers):
                pairs += [(blocker.label, attacker.label) for attacker in attackers]
        if 1 < len(attackers) == len(blockers):
            # as many as there are attackers: one each, in order
            pairs += [(b.label, a.label) for b, a in zip(blockers, attackers, strict=True)]
        story.refer(blockers)
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Block) and last.player == player and last.blocks:
        story.actions[-1] = Block(player, (*last.blocks, *(p for p in pairs if p not in last.blocks)))
    else:
        story.actions.append(Block(player, tuple(pairs)))
    story.response = False


def _blocked(story: Story, player: str, refs: Iterable[ThingRef]) -> list[Thing]:
    """The attackers that are blocked: `one of them`, `it`, by name."""
    found: list[Thing] = []
    for ref in refs:
        things = story.resolve((ref,), "blocked", player)
        if ref.source == "it" and ref.count == 1 and ref.word == "them":
            things = [t for t in story.things if t.attacking and not t.blocked][:1] or things[:1]
        for thing in things:
            if thing.told is None and thing.shown is None:
                thing.shown = story.opponent(player)
            found.append(thing)
    return found


def only_creature(story: Story, player: str, verb: str = "blocks") -> list[Thing]:
    """`Bob blocks`: with his only creature."""
    mine = [
        t
        for t in story.things
        if t.controller == player
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


@means("itblock")
def it_blocks(story: Story, statement: Statement) -> None:
    things = story.resolve(statement.slots["it"], "any")
    player = things[0].controller or story.opponent(story.active or story.actor)
    for thing in things:
        thing.shown = thing.shown or player
    story.focus = [thing for thing in story.focus if thing not in things]  # `it` is what is blocked
    attackers = _blocked(story, player, statement.get("attackers") or ())
    pairs = [(t.label, a.label) for t in things for a in attackers] or [(t.label, "") for t in things]
    for thing in things:
        thing.blocking = True
    for thing in attackers:
        thing.blocked = True
    story.refer(things)
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Block) and last.player == player and last.blocks:
        story.actions[-1] = Block(player, (*last.blocks, *pairs))
    else:
        story.actions.append(Block(player, tuple(pairs)))


@means("blockedby")
def blocked_by(story: Story, statement: Statement) -> None:
    attackers = story.resolve(statement.slots["it"], "any")
    refs = statement.get("blockers")
    defender = story.opponent(attackers[0].controller or story.active)
    if refs is None:
        blockers = only_creature(story, defender)
    else:
        blockers = _creatures(story, refs, "blocker", defender)
    pairs = [(b.label, a.label) for b in blockers for a in attackers]
    for thing in attackers:
        thing.attacking = thing.blocked = True
        thing.shown = thing.shown or story.opponent(defender)
        if not any(
            isinstance(a, Attack) and any(thing.label == label for label, _ in a.attacks)
            for a in story.actions
        ):
            declare_attack(story, thing.controller or story.opponent(defender), ((thing.label, ""),))
    for thing in blockers:
        thing.blocking = True
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Block) and last.player == defender and last.blocks:
        story.actions[-1] = Block(defender, (*last.blocks, *pairs))
    else:
        story.actions.append(Block(defender, tuple(pairs)))


@means("unblocked")
def unblocked(story: Story, statement: Statement) -> None:
    """A creature is not blocked: nothing to declare but that no block is where none was told."""
    things = story.resolve(statement.slots["it"], "any")
    if not any(thing.attacking for thing in things):
        # `Elf doesn't block`
        player = things[0].controller or story.opponent(story.active)
        if not any(isinstance(action, Block) for action in story.actions):
            story.actions.append(Block(player, ()))
        return
    defender = story.opponent(things[0].controller or story.active)
    if not any(isinstance(action, Block) for action in story.actions):
        attackers = [t for t in story.things if t.attacking]
        if len(attackers) <= len(things):
            story.actions.append(Block(defender, ()))


@means("noblock")
def no_block(story: Story, statement: Statement) -> None:
    who = statement.get("who")
    if isinstance(who, PlayerRef) and who.how not in ("any", "all"):
        player = actor_of(story, statement)
    else:
        player = story.opponent(story.active or story.actor)
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Block) and last.player == player and last.blocks:
        return  # `Bob blocks Ogre and does not block Giant`
    story.actions.append(Block(player, ()))


# --- damage ---------------------------------------------------------------------------------------------------------------


@means("assign", "itassign")
def assign(story: Story, statement: Statement) -> None:
    """Damage as it is assigned, one answer for each creature whose damage it is."""
    who, it = statement.get("who"), statement.get("it")
    player = actor_of(story, statement) if isinstance(who, PlayerRef) else None
    source: str | None = None
    if it is not None:
        source = story.resolve(it, "any")[0].label
    if isinstance(statement.get("thing"), ThingRef):
        source = story.one(statement.slots["thing"], "any", player).label
    shares: tuple[Share, ...] = statement.get("shares") or statement.get("assignment")
    by_source: dict[str | None, list[Share]] = {}
    for share in shares:
        of = story.one(share.of, "any", player).label if share.of is not None else source
        by_source.setdefault(of, []).append(share)
    for of, parts in by_source.items():
        told: list[tuple[str, int]] = []
        rest: str | None = None
        for share in parts:
            for name in _receiver(story, share.to, player):
                if share.amount in (REST, ALL):
                    rest = name
                else:
                    told.append((name, -1 if share.amount == LETHAL else share.amount))
        story.actions.append(AssignsDamage(tuple(told), player, of, rest))


def _receiver(story: Story, ref: Ref, player: str | None) -> list[str]:
    if isinstance(ref, PlayerRef):
        return [story.player(ref, about=player)]
    return [t.label for t in story.resolve((ref,), "any", player)]


@means("splits")
def splits(story: Story, statement: Statement) -> None:
    """`I split 1-2`: so much to each blocker, in order."""
    player = actor_of(story, statement)
    numbers: tuple[int, ...] = statement.slots["numbers"]
    blockers = [t for t in story.things if t.blocking]
    names = [t.label for t in blockers]
    if len(numbers) == len(names) + 1:
        names.append(story.opponent(player))
    if len(numbers) != len(names):
        raise CannotMean(
            f"{len(numbers)} numbers are told for {len(blockers)} blockers.",
            ("Alice assigns 1 damage to Elf A and 2 to Elf B.",),
            statement.start,
            statement.end,
        )
    story.actions.append(AssignsDamage(tuple(zip(names, numbers, strict=True)), player))


@means("assignrest")
def assign_rest(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    to = _receiver(story, statement.slots["thing"], player)
    rest_ref = statement.get("rest")
    rest = _receiver(story, rest_ref, player)[0] if rest_ref is not None else story.opponent(player)
    story.actions.append(AssignsDamage(tuple((name, -1) for name in to), player, None, rest))


@means("trampleover")
def trample_over(story: Story, statement: Statement) -> None:
    """As much as can tramples over: lethal to the blockers, the rest to whom it attacks."""
    who, it = statement.get("who"), statement.get("it")
    source: str | None = None
    if isinstance(who, PlayerRef):
        player = actor_of(story, statement)
    else:
        thing = story.resolve(it or (), "any")[0]
        source, player = thing.label, thing.controller or story.active or next(iter(story.seats))
    blockers = tuple((t.label, -1) for t in story.things if t.blocking)
    amount = statement.get("amount")
    defender = story.opponent(player)
    if isinstance(amount, int):
        story.actions.append(
            AssignsDamage(((defender, amount),), player, source, blockers[0][0] if blockers else None)
        )
    else:
        story.actions.append(AssignsDamage(blockers, player, source, defender))


@means("orders")
def orders(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    if statement.get("first") is not None:
        first = story.one(statement.slots["first"], "any", player)
        others = [t for t in story.things if t.blocking and t is not first]
        story.actions.append(OrdersBlockers(player, (first.label, *(t.label for t in others))))
        return
    of, things = statement.slots["orderblock"]
    label = story.one(of, "any", player).label if isinstance(of, ThingRef) else None
    order: list[str] = []
    for ref in things:
        order += [t.label for t in story.resolve((ref,), "any", None)]
    story.actions.append(OrdersBlockers(player, tuple(order), label))


@means("deals")
def deals(story: Story, statement: Statement) -> None:
    """`Zed deals 3 damage to Bob`. Of a creature in combat or of a spell that was cast it says what comes of that."""
    source = story.resolve(statement.slots["it"], "any")[0]
    names = _to(story, statement, source.controller)
    if source.cast_by is not None and set(source.types) & {"Instant", "Sorcery"}:
        story.skip(statement.start, statement.end)
        return
    if story.actions and _triggers_damage(story, source):
        story.actions.append(TriggerTargets(source.controller or names[0], source.label, Targets(names)))
        story.skip(statement.start, statement.end)
        return
    if source.attacking or source.blocking:
        last = story.actions[-1]
        if not (isinstance(last, GoTo) and last.moment is Moment.DAMAGE):
            story.actions.append(GoTo(Moment.DAMAGE))
        story.skip(statement.start, statement.end)
        return
    for name in names:
        combat = statement.get("combat") == "combat"
        story.actions.append(DealsDamage(source.label, statement.slots["amount"], name, combat))


def _triggers_damage(story: Story, source: Thing) -> bool:
    """Whether a triggered ability of it deals damage to a target: then that is what was told."""
    card = source.card or (story.names.made(source.made) if source.made is not None else None)
    if card is None:
        return False
    return any(
        type(a).__name__ == "Triggered" and "DealDamage" in repr(a) and "Target(" in repr(a)
        for a in card.abilities
    )


def _to(story: Story, statement: Statement, about: str | None) -> tuple[str, ...]:
    refs: tuple[Ref, ...] = statement.slots["to"]
    return story.names_of(refs, "target", about)


@means("dealtby")
def dealt_by(story: Story, statement: Statement) -> None:
    ref = statement.get("source")
    if not isinstance(ref, ThingRef):
        raise CannotMean(
            "It is not told what deals the damage.",
            ("Zed deals 3 damage to Bob.",),
            statement.start,
            statement.end,
        )
    source = story.one(ref, "any")
    for name in story.names_of((statement.slots["to"],), "target", source.controller):
        story.actions.append(
            DealsDamage(source.label, statement.slots["amount"], name, statement.get("combat") == "combat")
        )


@means("fights")
def fights(story: Story, statement: Statement) -> None:
    first = story.resolve(statement.slots["it"], "any")
    refs = statement.get("things")
    story.focus = [thing for thing in story.focus if thing not in first[:1]]
    second = story.resolve(refs, "any", None) if refs is not None else first[1:2]
    if not second:
        raise CannotMean(
            "It is not told what fights what.", ("Zed fights Ogre.",), statement.start, statement.end
        )
    for one, other in ((first[0], second[0]), (second[0], first[0])):
        if one.controller is None and other.controller is not None:
            one.likely = story.opponent(other.controller)
    story.actions.append(Fights(first[0].label, second[0].label))


@means("fightsmake")
def makes_fight(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    first = story.one(statement.slots["first"], "source", player)
    second = story.one(statement.slots["second"], "target", player)
    second.likely = second.likely or story.opponent(player)
    story.actions.append(Fights(first.label, second.label))


@means("illegal")
def becomes_illegal(story: Story, statement: Statement) -> None:
    spell = statement.get("target") or statement.get("spell") or statement.get("about")
    label = story.one(spell, "spell").label if isinstance(spell, ThingRef) else None
    it = statement.get("it")
    if it is None:
        story.actions.append(BecomesIllegalTarget(None, label))
        return
    for thing in story.resolve(it, "target"):
        story.actions.append(BecomesIllegalTarget(thing.label, label))
