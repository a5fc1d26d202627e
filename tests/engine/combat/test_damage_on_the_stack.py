"""Combat damage on the stack, 1999 to 2009: dealt as it was assigned, not to what is gone (310.3-310.4 of 2003)."""

from __future__ import annotations

from dataclasses import replace

from combat_boards import board, cited, creature, end, life, texts

from bot.engine.combat.assign import CombatDamageStep
from bot.engine.combat.attack import DeclareAttackers
from bot.engine.combat.block import DeclareBlockers
from bot.engine.combat.on_stack import COMBAT_DAMAGE, CombatDamageOnStack, resolve_combat_damage
from bot.engine.damage.packet import Packet
from bot.engine.eras import SIXTH
from bot.engine.happenings import What
from bot.engine.state import State, Zone
from bot.engine.told.script import Attack, Block


def assigned() -> State:
    """A Giant blocked by an Angel, with the damage of both on the stack."""
    start = board([creature("Giant", 3, 3)], [creature("Angel", 4, 4)], era=SIXTH)
    return end(
        start,
        DeclareAttackers(Attack("Alice", (("Giant", ""),)), 0),
        DeclareBlockers((Block("Bob", (("Angel", "Giant"),)),), 1),
        CombatDamageStep(first=False),
    )


def resolved(state: State) -> State:
    now = resolve_combat_damage(state, state.stack[-1])
    return end(now.having(agenda=()), now.agenda[-1])


def dealt(state: State) -> dict[tuple[str, str], int]:
    return {
        (state.label(h.subject), state.label(h.object)): h.amount
        for h in state.history
        if h.what is What.DAMAGE
    }


def test_the_assignment_is_one_object_on_the_stack() -> None:
    state = assigned()
    assert len(state.stack) == 1
    found = state.objects[state.stack[0]]
    assert (found.zone, found.on_stack.text) == (Zone.STACK, COMBAT_DAMAGE)
    assert found.on_stack.effects == (
        Packet(state.named("Giant").id, state.named("Angel").id, 3, combat=True),
        Packet(state.named("Angel").id, state.named("Giant").id, 4, combat=True),
    )
    assert texts(state, "damage") == [
        "Combat damage is put on the stack: 3 from Giant to Angel and 4 from Angel to Giant."
    ]
    assert "310.1" in cited(state)
    assert dealt(state) == {}


def test_it_is_dealt_as_it_was_assigned_though_power_has_changed() -> None:
    state = assigned()
    grown = state.with_object(replace(state.named("Giant"), counters=(("+1/+1", 4),)))
    done = resolved(grown)
    assert dealt(done) == {("Giant", "Angel"): 3, ("Angel", "Giant"): 4}
    assert done.stack == ()
    assert {"310.4", "310.4a"} <= cited(done)


def test_what_is_no_longer_a_creature_is_not_dealt_its_damage() -> None:
    state = assigned()
    bare = state.with_object(replace(state.named("Angel"), card=creature("Angel", 0, 0, types=("Artifact",))))
    done = resolved(bare)
    assert dealt(done) == {("Angel", "Giant"): 4}
    assert "Angel is no longer a creature: the 3 damage assigned to it isn't dealt." in texts(done)
    assert "310.4c" in cited(done)


def test_a_source_that_is_gone_still_deals_its_damage() -> None:
    from bot.engine.zones.moves import MoveAll
    from bot.engine.zones.zone_change import ZoneChange

    state = assigned()
    angel = state.named("Angel").id
    done = resolved(end(state, MoveAll((ZoneChange(angel, Zone.HAND, "is returned", ()),))))
    assert dealt(done) == {("Angel", "Giant"): 4}
    assert "Angel is gone; its combat damage is dealt as it was assigned." in texts(done)
    assert {"310.4a", "310.4b", "310.4c"} <= cited(done)
    assert life(done) == [20, 20]


def test_no_damage_puts_nothing_on_the_stack() -> None:
    state = board([], [], era=SIXTH)
    assert end(state, CombatDamageOnStack(())).stack == ()
