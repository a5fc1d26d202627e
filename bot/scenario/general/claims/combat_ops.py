"""What the tables of deeds do in combat on the stage."""

from __future__ import annotations

from collections.abc import Callable

from bot.scenario.general.claims.board import ALICE, Player, Thing
from bot.scenario.general.claims.slots import Slots
from bot.scenario.general.claims.staging import NotStaged, Stage


def unblocked(stage: Stage, thing: Thing) -> None:
    if any(one is thing for _, one in stage.blocks):
        raise NotStaged
    stage.attack(thing)
    if not stage.open:
        stage.open = True
        stage.say(f"{thing.foe} doesn't block.")


def _attack(stage: Stage, slots: Slots, c: str, w: str = "") -> None:
    by = slots.get("p") if "p" in slots and c not in slots else None
    if c not in slots and (sole := stage.sole(by or ALICE)) is not None:
        slots[c] = sole
    if w and c not in slots and by is None:
        slots[w].owned(ALICE)
        slots[c] = stage.new(slots[w].who.foe)
    attacker = slots.one(c, by or ALICE)
    if (
        isinstance(slots.get("p"), Player)
        and c in dict(slots.clause.slots)
        and "attack with" in slots.clause.deed.words
    ):
        attacker.owned(slots["p"])
    stage.attack(attacker, slots[w] if w else None)


def _block(stage: Stage, slots: Slots, blocker: str, attacker: str) -> None:
    player = slots.get("p")
    if player is not None:
        if blocker not in slots and attacker not in slots and (sole := stage.sole(player)) is not None:
            slots[blocker] = sole
        mine = slots.one(blocker, player)
        mine.owned(player)
        others = [
            one for one in stage.of_kind("creature") if one is not mine and one.owner in (None, player.foe)
        ]
        if attacker not in slots and (stage.attacks or len(others) == 1):
            slots[attacker] = stage.attacks[0] if stage.attacks else others[0]
        stage.block(mine, slots.one(attacker, player.foe), mine)
        return
    there = [name for name in dict(slots.clause.slots) if name in (blocker, attacker)]
    first = slots.one(there[0])
    if blocker in slots and attacker in slots:
        stage.block(slots[blocker], slots[attacker], first)
        return
    if blocker in slots:
        known = [one for one in stage.attacks if one is not first]
        stage.block(first, known[0] if known else stage.new(first.who.foe), first)
    else:
        if any(one is first for _, one in stage.blocks):
            return
        if stage.claim.mode == "may" and stage.asking:
            raise NotStaged  # by whatever is able to
        stage.block(stage.blocker_of(first), first, first)


def _combat(stage: Stage, slots: Slots) -> None:
    if not stage.attacks:
        main = stage.main()
        if stage.turn and main.owner is not None and main.owner != stage.turn:
            main = stage.new(stage.turn)
        elif stage.turn:
            main.owned(stage.turn)
        stage.attack(main)


def _blocks(stage: Stage, slots: Slots) -> None:
    core = stage.claim.core
    if core.deed.words.startswith("{c} be blocking") and not stage.attacks and not stage.turn:
        blocker = stage.main()
        stage.block(blocker, stage.new(blocker.who.foe), blocker)
        return
    _combat(stage, slots)
    if not stage.blocks and not stage.open:
        attacker = stage.attacks[0]
        stage.block(stage.blocker_of(attacker), attacker, attacker)


def _no_blocks(stage: Stage, slots: Slots) -> None:
    """No creature blocks the one that attacks."""
    _combat(stage, slots)
    unblocked(stage, stage.attacks[0])


def _fog(stage: Stage, slots: Slots) -> None:
    if not stage.attacks:
        main = stage.main()
        stage.attack(main)
    foe = stage.attacks[0].who.foe
    stage.say(f'{foe} casts an instant "Prevent all combat damage that would be dealt this turn."')


def _gang(stage: Stage, slots: Slots, d: str) -> None:
    """Two creatures block one that attacks."""
    attacker = slots[d] if d in slots else stage.new(slots["p"].foe)
    if stage.attacks or stage.blocks:
        raise NotStaged
    attacker.owned(slots["p"].foe)
    stage.attack(attacker)
    first, second = stage.new(attacker.foe), stage.new(attacker.foe)
    stage.say(f"{attacker.foe} blocks {attacker} with {stage.named(first)} and {stage.named(second)}.")


def _gang_on(stage: Stage, slots: Slots, k: str) -> None:
    """`Can I double block first strike?`: a creature that has it."""
    attacker = stage.new(slots["p"].foe)
    attacker.keywords.extend(slots[k])
    slots["d"] = attacker
    _gang(stage, slots, "d")


def _guard(stage: Stage, slots: Slots, w: str) -> None:
    """What attacks a planeswalker is blocked by its controller's creature."""
    walker = slots[w]
    blocker = slots["c"] if "c" in slots else stage.new(slots.get("p") or ALICE)
    if stage.attacks or stage.blocks:
        raise NotStaged
    walker.owned(blocker.owned(slots.get("p") or walker.owner or ALICE))
    attacker = stage.new(walker.foe)
    stage.attack(attacker, walker)
    stage.block(blocker, attacker, blocker)


def _unblockable(stage: Stage, slots: Slots, c: str) -> None:
    slots[c].keywords.append("This creature can't be blocked.")


def _afterfirst(stage: Stage, slots: Slots) -> None:
    if not stage.attacks:
        stage.attack(stage.main())
    attacker = stage.attacks[0]
    if not stage.blocks and not stage.open:
        blocker = stage.blocker_of(attacker)
        blocker.size = "1/4"
        blocker.keywords.append("first strike")
        stage.block(blocker, attacker, attacker)
    stage.lead = "After first-strike damage, "


def _hurtby(stage: Stage, slots: Slots, c: str, k: str) -> None:
    thing = slots[c]
    other = stage.new(thing.who.foe)
    other.keywords.extend(slots[k])
    stage.block(other, thing, thing)


def _kills(stage: Stage, slots: Slots, c: str, d: str) -> None:
    """It is told to kill the other, so that it is big enough."""
    if stage.asking and slots[d].keywords and not slots[c].keywords:
        raise NotStaged  # `kill a 5/5 with deathtouch`: either of them may have it
    if not stage.asking and not slots[c].size and not {"deathtouch"} & {*slots[c].keywords}:
        slots[c].size = "7/7"
    _block(stage, slots, d, c)


def _fight(stage: Stage, slots: Slots, c: str, d: str) -> None:
    mine, other = slots[c], slots[d]
    other.owned(mine.who.foe)
    if mine.who == other.who:
        raise NotStaged
    stage.say(
        f'{mine.who} casts a sorcery "Target creature you control fights target creature you don\'t control." '
        f"targeting {stage.named(mine)} and {stage.named(other)}."
    )


def _fight_some(stage: Stage, slots: Slots, c: str) -> None:
    """It fights a creature that nobody speaks of."""
    slots["d"] = stage.new(slots[c].who.foe)
    _fight(stage, slots, c, "d")


def _hit_walker(stage: Stage, slots: Slots, w: str) -> None:
    creatures = [one for one in stage.of_kind("creature") if one not in stage.attacks]
    if len(creatures) > 1:
        raise NotStaged
    stage.attack(creatures[0] if creatures else stage.new(ALICE), slots[w])


def _kill(stage: Stage, slots: Slots, p: str, c: str) -> None:
    """A player kills it, in no combat."""
    if (stage.attacks or stage.blocks) and not stage.lead:
        raise NotStaged
    slots[c].owned(slots[p].foe)
    stage.say(f'{slots[p]} casts an instant "Destroy target creature." targeting {stage.named(slots[c])}.')


def _not_blocked(stage: Stage, slots: Slots, c: str) -> None:
    if c not in slots and "p" in slots:
        slots[c] = (
            stage.attacks[0] if stage.attacks else stage.sole(slots["p"].foe) or stage.new(slots["p"].foe)
        )
    unblocked(stage, slots.one(c))


def _again(stage: Stage, slots: Slots, c: str) -> None:
    """Once more, after this combat."""
    thing = slots.one(c)
    if not stage.attacks:
        stage.attack(thing)
    if thing not in stage.attacks:
        raise NotStaged
    stage.lead = "After combat, "
    stage.say(f"{thing.who} attacks {thing.foe} with {thing}.")


COMBAT_OPS: dict[str, Callable[..., None]] = {
    "@attack": _attack,
    "@block": _block,
    "@gang": _gang,
    "@gangk": _gang_on,
    "@guard": _guard,
    "@unblocked": _not_blocked,
    "@combat": _combat,
    "@blocks": _blocks,
    "@noblocks": _no_blocks,
    "@fog": _fog,
    "@kill": _kill,
    "@hitw": _hit_walker,
    "@again": _again,
    "@unblockable": _unblockable,
    "@afterfirst": _afterfirst,
    "@hurtby": _hurtby,
    "@kills": _kills,
    "@fight": _fight,
    "@fightsome": _fight_some,
}
