"""The same deed in many ways of telling it: each comes out the same."""

from __future__ import annotations

import pytest

from tests.scenario.test_answers import value

BOARD = "Alice controls Hill Giant. Bob controls Grizzly Bears. "
ATTACK = BOARD + "Alice attacks Bob with Hill Giant. "

ATTACK_TOLD = """
Alice attacks Bob with Hill Giant.
Alice attacks with Hill Giant.
Alice swings with Hill Giant.
Alice swings at Bob with Hill Giant.
Alice sends Hill Giant at Bob.
Alice sends Hill Giant into the red zone.
Alice declares Hill Giant as an attacker.
Alice declares an attack on Bob with Hill Giant.
Alice attacks Bob using Hill Giant.
Hill Giant attacks.
Hill Giant attacks Bob.
Hill Giant swings at Bob.
Bob is attacked by Hill Giant.
Hill Giant is declared as an attacker.
Alice turns Hill Giant sideways.
Alice goes to combat and attacks with Hill Giant.
Alice moves to combat and declares Hill Giant as an attacker.
During combat, Alice attacks Bob with Hill Giant.
In her combat phase Alice attacks with Hill Giant.
It is Alice's turn. She attacks Bob with Hill Giant.
On her turn, Alice attacks with Hill Giant.
Alice, the active player, attacks Bob with Hill Giant.
Alice attacks with it.
Alice attacks with everything.
Alice attacks with all her creatures.
Alice attacks with her only creature.
Alice's Hill Giant attacks Bob.
Alice has Hill Giant attack Bob.
Alice chooses to attack Bob with Hill Giant.
Alice decides to attack Bob with Hill Giant.
Alice is attacking Bob with Hill Giant.
Alice attacked Bob with Hill Giant.
Alice has attacked Bob with Hill Giant.
Alice will attack Bob with Hill Giant.
Alice wants to attack Bob with Hill Giant.
With Hill Giant, Alice attacks Bob.
Alice begins combat and attacks with Hill Giant.
Alice taps Hill Giant to attack Bob.
Hill Giant is attacking Bob.
Hill Giant is attacking.
Alice hits Bob with Hill Giant.
Alice goes face with Hill Giant.
Alice bashes with Hill Giant.
Alice crashes in with Hill Giant.
Alice runs Hill Giant into Bob.
Alice beats down with Hill Giant.
Alice gets in with Hill Giant.
Alice makes an attack with Hill Giant.
"""


@pytest.mark.parametrize("told", ATTACK_TOLD.strip().splitlines())
def test_an_attack_is_told_in_many_ways(told: str) -> None:
    assert value(BOARD + f"{told} Bob doesn't block. What is Bob's life total?") == 17


NOBLOCK_TOLD = """
Bob doesn't block.
Bob does not block.
Bob declares no blockers.
Bob declares no blocks.
Bob has no blocks.
No blocks.
No blockers.
Bob chooses not to block.
Bob decides not to block.
Bob declines to block.
Bob lets it through.
Bob takes it.
Bob takes the damage.
Bob takes the hit.
Bob makes no blocks.
There are no blockers.
There are no blocks.
It isn't blocked.
It is unblocked.
It goes unblocked.
Hill Giant is not blocked.
Hill Giant isn't blocked.
Hill Giant remains unblocked.
Nobody blocks.
Nothing blocks.
Nothing blocks it.
Bob can't block.
Bob doesn't block it.
Bob doesn't block Hill Giant.
Grizzly Bears doesn't block.
Bob keeps Grizzly Bears back.
Bob leaves it unblocked.
Bob lets Hill Giant hit him.
Bob won't block.
Bob didn't block.
Bob hasn't blocked.
Bob opts not to block.
Bob has chosen not to block.
Bob refuses to block.
Bob fails to block.
Bob doesn't declare any blockers.
Bob doesn't chump.
Bob takes three.
Bob takes 3.
Bob takes 3 damage.
"""


@pytest.mark.parametrize("told", NOBLOCK_TOLD.strip().splitlines())
def test_that_nothing_blocks_is_told_in_many_ways(told: str) -> None:
    assert value(ATTACK + f"{told} What is Bob's life total?") == 17


BLOCK_TOLD = """
Bob blocks with Grizzly Bears.
Bob blocks Hill Giant with Grizzly Bears.
Bob blocks it with Grizzly Bears.
Bob chumps with Grizzly Bears.
Bob chump blocks with Grizzly Bears.
Bob chump-blocks Hill Giant with Grizzly Bears.
Grizzly Bears blocks.
Grizzly Bears blocks Hill Giant.
Grizzly Bears blocks it.
Bob declares Grizzly Bears as a blocker.
Bob declares Grizzly Bears as blocker.
Bob assigns Grizzly Bears to block.
Bob assigns Grizzly Bears to block Hill Giant.
Bob assigns Grizzly Bears as a blocker.
Hill Giant is blocked by Grizzly Bears.
It is blocked by Grizzly Bears.
Hill Giant gets blocked by Grizzly Bears.
It gets chumped by Grizzly Bears.
Bob throws Grizzly Bears in front of it.
Bob puts Grizzly Bears in front of Hill Giant.
Bob has Grizzly Bears block.
Bob uses Grizzly Bears to block.
Bob chooses to block with Grizzly Bears.
Bob decides to block Hill Giant with Grizzly Bears.
Bob steps in with Grizzly Bears.
Bob's Grizzly Bears blocks.
Bob is blocking with Grizzly Bears.
Bob blocked with Grizzly Bears.
Bob has blocked with Grizzly Bears.
Grizzly Bears is declared as a blocker.
Grizzly Bears is blocking Hill Giant.
Grizzly Bears gets in the way.
Grizzly Bears jumps in front.
Grizzly Bears steps in front of Hill Giant.
Bob makes a block with Grizzly Bears.
Bob blocks with his only creature.
Bob blocks with it.
Bob blocks using Grizzly Bears.
Bob blocks: Grizzly Bears.
Bob declares blockers: Grizzly Bears blocks Hill Giant.
Bob declares blocks, Grizzly Bears on Hill Giant.
Blocks: Grizzly Bears.
Grizzly Bears on the block.
Bob responds by blocking with Grizzly Bears.
"""


@pytest.mark.parametrize("told", BLOCK_TOLD.strip().splitlines())
def test_a_block_is_told_in_many_ways(told: str) -> None:
    assert value(ATTACK + f"{told} Does Grizzly Bears die?") is True


CAST_TOLD = """
Alice casts Lightning Bolt targeting Bob.
Alice casts Lightning Bolt on Bob.
Alice casts Lightning Bolt at Bob.
Alice casts Lightning Bolt, targeting Bob.
Alice casts Lightning Bolt with Bob as the target.
Alice casts Lightning Bolt with target Bob.
Alice casts Lightning Bolt choosing Bob as its target.
Alice casts Lightning Bolt (target: Bob).
Alice casts Lightning Bolt against Bob.
Alice plays Lightning Bolt on Bob.
Alice uses Lightning Bolt on Bob.
Alice bolts Bob.
Alice Lightning Bolts Bob.
Alice throws Lightning Bolt at Bob.
Alice fires Lightning Bolt at Bob.
Alice targets Bob with Lightning Bolt.
Alice hits Bob with Lightning Bolt.
Alice aims Lightning Bolt at Bob.
Alice points Lightning Bolt at Bob.
Alice burns Bob with Lightning Bolt.
Alice sends Lightning Bolt to Bob's face.
Alice casts Lightning Bolt to Bob's face.
Alice casts Lightning Bolt to the face.
Alice cast Lightning Bolt on Bob.
Alice has cast Lightning Bolt targeting Bob.
Alice resolves Lightning Bolt on Bob.
Alice's Lightning Bolt targets Bob.
Alice's Lightning Bolt hits Bob.
Lightning Bolt is cast by Alice on Bob.
Lightning Bolt is cast targeting Bob.
Bob is targeted by Alice's Lightning Bolt.
Bob is hit by Lightning Bolt.
Bob gets bolted by Alice.
Bob gets hit with Lightning Bolt.
Alice pays {R} and casts Lightning Bolt targeting Bob.
Alice taps a Mountain to cast Lightning Bolt targeting Bob.
Alice taps a Mountain and casts Lightning Bolt targeting Bob.
Alice casts a Lightning Bolt targeting Bob.
Alice casts the spell Lightning Bolt targeting Bob.
Alice casts the instant Lightning Bolt targeting Bob.
Alice casts Lightning Bolt from her hand targeting Bob.
Alice casts Lightning Bolt for {R} targeting Bob.
Alice casts Lightning Bolt for one mana targeting Bob.
Alice casts Lightning Bolt targeting player Bob.
Alice casts Lightning Bolt targeting her opponent.
Alice casts Lightning Bolt targeting the opponent.
Alice casts Lightning Bolt, choosing Bob.
Alice puts Lightning Bolt on the stack targeting Bob.
Alice casts Lightning Bolt targeting Bob and it resolves.
Alice casts Lightning Bolt targeting Bob, which resolves.
Alice casts Lightning Bolt targeting Bob. It resolves.
Alice casts Lightning Bolt targeting Bob. The spell resolves.
Alice casts Lightning Bolt targeting Bob. Bob has no response.
Alice casts Lightning Bolt targeting Bob. Bob doesn't respond.
Alice casts Lightning Bolt targeting Bob. No responses.
Alice casts Lightning Bolt targeting Bob and Bob passes priority.
Alice casts Lightning Bolt targeting Bob. Both players pass priority.
In response to nothing, Alice casts Lightning Bolt targeting Bob.
During her main phase, Alice casts Lightning Bolt targeting Bob.
In her precombat main phase Alice casts Lightning Bolt targeting Bob.
At instant speed, Alice casts Lightning Bolt targeting Bob.
During Bob's upkeep, Alice casts Lightning Bolt targeting Bob.
On Bob's turn, Alice casts Lightning Bolt targeting Bob.
At the end of Bob's turn, Alice casts Lightning Bolt targeting Bob.
At Bob's end step Alice casts Lightning Bolt targeting Bob.
Before combat, Alice casts Lightning Bolt targeting Bob.
Alice then casts Lightning Bolt targeting Bob.
First Alice casts Lightning Bolt targeting Bob.
Alice decides to cast Lightning Bolt targeting Bob.
Alice wants to cast Lightning Bolt targeting Bob.
Alice casting Lightning Bolt targeting Bob.
Suppose Alice casts Lightning Bolt targeting Bob.
Assume that Alice casts Lightning Bolt targeting Bob.
Let's say Alice casts Lightning Bolt targeting Bob.
If Alice casts Lightning Bolt targeting Bob,
"""


@pytest.mark.parametrize("told", CAST_TOLD.strip().splitlines())
def test_a_spell_and_its_target_is_told_in_many_ways(told: str) -> None:
    assert value(BOARD + f"{told} What is Bob's life total?") == 17


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("Alice casts Lightning Bolt. It targets Grizzly Bears. Does Grizzly Bears die?", True),
        ("Alice casts Lightning Bolt. Its target is Grizzly Bears. Does Grizzly Bears die?", True),
        ("Alice casts Lightning Bolt and chooses Grizzly Bears. Does Grizzly Bears die?", True),
        ("Alice casts Giant Growth to make Hill Giant a 6/6. What is the power of Hill Giant?", 6),
        ("Alice casts Giant Growth on Hill Giant, so it is now a 6/6. What is the power of Hill Giant?", 6),
    ],
)
def test_what_is_told_after_a_spell_is_of_that_spell(told: str, expected: object) -> None:
    assert value(BOARD + told) == expected


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("Bob takes 3.", 17),
        ("Bob takes three damage.", 17),
        ("Grizzly Bears dies.", 20),
        ("Bob loses 3 life.", 17),
    ],
)
def test_of_several_ways_those_are_meant_in_which_comes_what_is_said_to(told: str, expected: object) -> None:
    assert value(f"{ATTACK}{told} What is Bob's life total?") == expected
