"""Coming into and going out of combat without a declaration."""

from __future__ import annotations

from dataclasses import replace

from combat_boards import ALICE, BOB, CAROL, board, creature, end

from bot.abilities.combat_rules import MustBlock
from bot.abilities.durations import Duration
from bot.abilities.effects import SetRule
from bot.abilities.who import SELF
from bot.engine.combat.attack import DeclareAttackers
from bot.engine.combat.block import DeclareBlockers
from bot.engine.combat.leave import (
    NOTHING,
    become_blocked,
    check_combat,
    end_combat,
    enter_attacking,
    enter_blocking,
    remove_from_combat,
    whom_may_be_attacked,
)
from bot.engine.combat.whom import defending_player, opponents_attacked
from bot.engine.eras import FIFTH, era_for
from bot.engine.evaluate.context import Context
from bot.engine.happenings import What
from bot.engine.lasting import add_effect
from bot.engine.state import State
from bot.engine.told.script import Attack, Block

OGRE, BEAR, ELF = creature("Ogre", 3, 3), creature("Bear", 2, 2), creature("Elf", 1, 1)
CHANDRA = creature("Chandra", 0, 0, types=("Planeswalker",), loyalty=4)


def attacking(*names: str, state: State, whom: str = "", bands=()) -> State:
    return end(state, DeclareAttackers(Attack("Alice", tuple((n, whom) for n in names), bands), 0))


def blocking(state: State, *pairs: tuple[str, str]) -> State:
    return end(state, DeclareBlockers((Block("Bob", pairs),), 1))


def fighters(state: State) -> dict[str, tuple[str, bool, list[str]]]:
    """Each attacker: whom it attacks, whether it is blocked, by whom."""
    return {
        state.label(a.id): (
            "nothing" if a.whom == NOTHING else state.label(a.whom),
            a.blocked,
            [state.label(b) for b in a.blockers],
        )
        for a in state.combat.attackers
    }


def became(state: State, start: State) -> list[tuple[str, str, str | None]]:
    """What happened since `start`."""
    return [
        (h.what.name, state.label(h.subject), None if h.object is None else state.label(h.object))
        for h in state.history[len(start.history) :]
    ]


def test_a_removed_attacker_attacks_no_more_and_its_blocker_still_blocks() -> None:
    state = blocking(attacking("Ogre", "Bear", state=board([OGRE, BEAR], [ELF])), ("Elf", "Ogre"))
    gone = remove_from_combat(state, state.named("Ogre").id)
    assert fighters(gone) == {"Bear": ("Bob", False, [])}
    assert gone.combat.was_attacking == {state.named("Ogre").id}
    assert gone.combat.was_blocking == {state.named("Elf").id}


def test_what_a_removed_blocker_blocked_stays_blocked() -> None:
    state = blocking(attacking("Ogre", state=board([OGRE], [ELF])), ("Elf", "Ogre"))
    gone = remove_from_combat(state, state.named("Elf").id)
    assert fighters(gone) == {"Ogre": ("Bob", True, [])}
    assert gone.combat.was_blocking == frozenset()


def test_removing_what_is_not_in_combat_changes_nothing() -> None:
    state = attacking("Ogre", state=board([OGRE, BEAR], []))
    assert remove_from_combat(state, state.named("Bear").id) is state
    assert check_combat(state) is state
    quiet = board([OGRE], [])
    assert remove_from_combat(quiet, quiet.named("Ogre").id) is quiet


def test_who_attacked_a_planeswalker_that_is_gone_goes_on_attacking_nothing() -> None:
    state = attacking("Ogre", state=board([OGRE], [CHANDRA]), whom="Chandra")
    chandra = state.named("Chandra")
    for changed in (
        replace(chandra, card=creature("Chandra", 0, 0, types=("Artifact",))),
        replace(chandra, controller=ALICE),
    ):
        assert fighters(check_combat(state.with_object(changed))) == {"Ogre": ("nothing", False, [])}
    gone = state.having(objects=state.objects.delete(chandra.id))
    assert fighters(check_combat(gone)) == {"Ogre": ("nothing", False, [])}


def test_who_stops_being_a_creature_or_changes_sides_leaves_combat() -> None:
    state = blocking(attacking("Ogre", "Bear", state=board([OGRE, BEAR], [ELF])), ("Elf", "Ogre"))
    bare = state.with_object(replace(state.named("Bear"), card=creature("Bear", 0, 0, types=("Artifact",))))
    assert list(fighters(check_combat(bare))) == ["Ogre"]
    stolen = state.with_object(replace(state.named("Ogre"), controller=BOB))
    assert list(fighters(check_combat(stolen))) == ["Bear"]
    turned = state.with_object(replace(state.named("Elf"), controller=ALICE))
    assert fighters(check_combat(turned))["Ogre"] == ("Bob", True, [])


def test_the_end_of_combat_ends_what_lasted_until_then() -> None:
    state = attacking("Ogre", state=board([OGRE], []))
    rule = SetRule(SELF, (MustBlock(),), Duration.THIS_COMBAT)
    state = add_effect(state, rule, Context(1001, ALICE), Duration.THIS_COMBAT, "Provoke")
    state = add_effect(state, rule, Context(1001, ALICE), Duration.THIS_TURN, "Other")
    done = end_combat(state)
    assert done.combat is None
    assert [a.name for a in done.effects] == ["Other"]


def test_a_creature_that_enters_attacking_never_attacked() -> None:
    state = attacking("Ogre", state=board([OGRE, ELF], [CHANDRA]))
    entered = enter_attacking(state, state.named("Elf").id, state.named("Chandra").id)
    assert fighters(entered) == {"Ogre": ("Bob", False, []), "Elf": ("Chandra", False, [])}
    assert [a.declared for a in entered.combat.attackers] == [True, False]
    assert became(entered, state) == []


def test_what_may_not_attack_does_not_enter_attacking() -> None:
    start = board([OGRE, creature("Stone", 0, 0, types=("Artifact",))], [ELF, CHANDRA])
    state = attacking("Ogre", state=start)
    assert enter_attacking(state, state.named("Elf").id, BOB) is state
    assert enter_attacking(state, state.named("Stone").id, BOB) is state
    assert enter_attacking(start, start.named("Ogre").id, BOB) is start
    assert enter_attacking(state, state.named("Ogre").id, BOB) is state


def test_a_creature_that_enters_blocking_blocks_but_never_blocked() -> None:
    state = blocking(attacking("Ogre", state=board([OGRE], [ELF, BEAR])))
    once = enter_blocking(state, state.named("Elf").id, state.named("Ogre").id)
    assert fighters(once) == {"Ogre": ("Bob", True, ["Elf"])}
    assert became(once, state) == [("BECOMES_BLOCKED", "Ogre", None), ("BECOMES_BLOCKED", "Ogre", "Elf")]
    twice = enter_blocking(once, state.named("Bear").id, state.named("Ogre").id)
    assert became(twice, once) == [("BECOMES_BLOCKED", "Ogre", "Bear")]
    assert enter_blocking(state, state.named("Elf").id, state.named("Bear").id) is state


def test_a_creature_does_not_enter_blocking_for_somebody_else() -> None:
    state = end(
        board([OGRE], [BEAR], [ELF]),
        DeclareAttackers(Attack("Alice", (("Ogre", "Bob"),)), 0),
    )
    assert enter_blocking(state, state.named("Elf").id, state.named("Ogre").id) is state


def test_an_effect_makes_a_whole_band_blocked_once() -> None:
    cards = [creature("Bird", 1, 1, "banding"), OGRE, BEAR]
    state = attacking("Bird", "Ogre", "Bear", state=board(cards, []), bands=(("Bird", "Ogre"),))
    blocked = become_blocked(state, state.named("Bird").id)
    assert [f[1] for f in fighters(blocked).values()] == [True, True, False]
    assert became(blocked, state) == [("BECOMES_BLOCKED", "Bird", None), ("BECOMES_BLOCKED", "Ogre", None)]
    assert become_blocked(blocked, state.named("Ogre").id) is blocked


def test_whom_may_be_attacked_depends_on_the_day() -> None:
    siege = creature("Siege", 0, 0, types=("Battle",), subtypes=("Siege",))
    for era, kinds in (
        (FIFTH, ["Bob"]),
        (era_for("2005"), ["Bob"]),
        (era_for("2008"), ["Bob", "Chandra"]),
        (era_for("2020"), ["Bob", "Chandra"]),
        (era_for("2024"), ["Bob", "Chandra", "Siege"]),
    ):
        state = board([OGRE, siege], [CHANDRA], era=era)
        assert sorted(state.label(w) for w in whom_may_be_attacked(state, ALICE)) == kinds
        assert sorted(state.label(w) for w in whom_may_be_attacked(state, BOB)) == ["Alice"]


def test_a_siege_has_the_protector_that_was_chosen() -> None:
    siege = creature("Siege", 0, 0, types=("Battle",), subtypes=("Siege",))
    state = board([(siege, {"chosen": (("protector", "Carol"),)})], [], [])
    assert defending_player(state, state.named("Siege").id) == CAROL
    assert state.named("Siege").id in whom_may_be_attacked(state, BOB)
    assert state.named("Siege").id not in whom_may_be_attacked(state, CAROL)


def test_only_opponents_themselves_count_as_attacked_for_melee() -> None:
    state = end(
        board([OGRE, BEAR, ELF], [CHANDRA], []),
        DeclareAttackers(Attack("Alice", (("Ogre", "Chandra"), ("Bear", "Carol"), ("Elf", "Carol"))), 0),
    )
    assert opponents_attacked(state, ALICE) == 1
    assert [h.what for h in state.history].count(What.ATTACKS) == 3
