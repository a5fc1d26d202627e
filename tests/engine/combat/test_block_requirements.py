"""Requirements to block are counted over whole declarations, against the most that a legal one could obey (CR 509.1c)."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from combat_boards import BOB, board, cited, creature, end, ended, options_of, texts
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.abilities.ability import Static
from bot.abilities.card import Card
from bot.abilities.combat_rules import (
    AtMostBlockers,
    BlockedByAtMost,
    CanBlockMore,
    CantAttackOrBlockAlone,
    CantBlock,
    Lure,
    MustBeBlocked,
    MustBlock,
)
from bot.abilities.costs import Mana
from bot.abilities.filters import Filter, OfSubtype, kind
from bot.abilities.statics import Rules
from bot.abilities.who import Each
from bot.engine.characteristics.view import see
from bot.engine.combat.attack import DeclareAttackers
from bot.engine.combat.block import DeclareBlockers, NoBlockTold
from bot.engine.combat.block_best import best_blocks
from bot.engine.combat.block_choice import defence_of, nearest_blocks
from bot.engine.combat.block_limits import BlockRequirement, Range
from bot.engine.combat.block_problem import BlockProblem
from bot.engine.eras import CURRENT, DOMINARIA, FIFTH, M10, SIXTH
from bot.engine.happenings import Happening, What
from bot.engine.state import State
from bot.engine.told.script import Attack, Block

CREATURES = Each(kind("Creature"))
ELF = creature("Elf", 1, 1)
BEAR = creature("Bear", 2, 2)


def attack(*attackers: str) -> DeclareAttackers:
    return DeclareAttackers(Attack("Alice", tuple((a, "") for a in attackers)), 0)


def block(*pairs: tuple[str, str]) -> DeclareBlockers:
    return DeclareBlockers((Block("Bob", pairs),), 1)


def attacked(*cards: Card, by: tuple[Card, ...], era=CURRENT) -> State:
    """Bob has `cards` and everything of `by` attacks him."""
    return end(board(list(by), list(cards), era=era), attack(*(c.name for c in by)))


def is_legal(state: State, *pairs: tuple[str, str]) -> bool:
    return end(state, block(*pairs)).illegal is None


def test_lure_is_a_requirement_on_every_creature_able_to_block_it() -> None:
    state = attacked(ELF, BEAR, by=(creature("Unicorn", 2, 2, Lure()),))
    assert is_legal(state, ("Elf", "Unicorn"), ("Bear", "Unicorn"))
    stopped = end(state, block(("Elf", "Unicorn")))
    assert texts(stopped)[-1] == (
        "This block is illegal: Bear has to block Unicorn if able. "
        "It obeys 1 of the requirements where 2 could be obeyed."
    )
    assert "509.1c" in cited(stopped)
    assert stopped.illegal.suggestions == ("Bob blocks Unicorn with Elf and Bear.",)
    assert not is_legal(state)


def test_lure_gives_nobody_the_ability_to_block() -> None:
    angel = creature("Angel", 4, 4, "flying", Lure())
    giant = creature("Giant", 3, 3)
    state = attacked(BEAR, creature("Spider", 2, 4, "reach"), by=(angel, giant))
    assert is_legal(state, ("Spider", "Angel"))
    assert is_legal(state, ("Spider", "Angel"), ("Bear", "Giant"))
    assert not is_legal(state, ("Spider", "Giant"))
    assert "509.1b" in cited(end(state, block(("Spider", "Angel"), ("Bear", "Angel"))))


def test_a_tapped_creature_is_not_lured() -> None:
    start = board([creature("Unicorn", 2, 2, Lure())], [(BEAR, {"tapped": True})])
    assert is_legal(end(start, attack("Unicorn")))


def test_nobody_has_to_pay_so_that_a_requirement_is_obeyed() -> None:
    taxed = creature("Giant", 3, 3, CantBlock(cost=(Mana("{3}"),)))
    state = attacked(taxed, by=(creature("Unicorn", 2, 2, Lure()),))
    assert is_legal(state)
    assert is_legal(state, ("Giant", "Unicorn"))


def test_between_two_lures_the_blocker_chooses_and_who_can_block_both_blocks_both() -> None:
    lures = (creature("Unicorn", 2, 2, Lure()), creature("Bard", 2, 4, Lure()))
    state = attacked(BEAR, by=lures)
    assert is_legal(state, ("Bear", "Bard"))
    assert is_legal(state, ("Bear", "Unicorn"))
    assert not is_legal(state)
    guard = attacked(creature("Guard", 1, 4, CanBlockMore(1)), by=lures)
    assert not is_legal(guard, ("Guard", "Bard"))
    assert is_legal(guard, ("Guard", "Bard"), ("Guard", "Unicorn"))


def test_two_that_must_be_blocked_are_both_blocked_where_two_can_block() -> None:
    state = attacked(
        ELF, BEAR, by=(creature("X", 4, 2, MustBeBlocked()), creature("Y", 3, 3, MustBeBlocked()))
    )
    assert not is_legal(state, ("Elf", "X"), ("Bear", "X"))
    assert is_legal(state, ("Elf", "X"), ("Bear", "Y"))
    assert is_legal(state, ("Elf", "Y"), ("Bear", "X"))


def test_must_be_blocked_by_one_of_a_kind_lets_others_join() -> None:
    infiltrator = creature("Infiltrator", 2, 1, subtypes=("Eldrazi",))
    cleaver = creature("Memnite", 4, 2, MustBeBlocked(by=Filter((OfSubtype("Eldrazi"),))))
    state = attacked(infiltrator, ELF, by=(cleaver,))
    assert not is_legal(state, ("Elf", "Memnite"))
    assert is_legal(state, ("Infiltrator", "Memnite"))
    assert is_legal(state, ("Infiltrator", "Memnite"), ("Elf", "Memnite"))
    assert is_legal(attacked(ELF, by=(cleaver,)))


def test_menace_makes_a_required_blocker_take_another_along_since_2009() -> None:
    brute, guard = creature("Brute", 3, 3, "menace"), creature("Guard", 1, 4, MustBlock())
    for era in (M10, DOMINARIA, CURRENT):
        state = attacked(guard, ELF, by=(brute,), era=era)
        assert not is_legal(state, ("Guard", "Brute"))
        assert not is_legal(state)
        assert is_legal(state, ("Guard", "Brute"), ("Elf", "Brute"))
    for era in (FIFTH, SIXTH):
        state = attacked(guard, ELF, by=(brute,), era=era)
        assert not is_legal(state, ("Guard", "Brute"))
        assert is_legal(state)
        assert is_legal(state, ("Guard", "Brute"), ("Elf", "Brute"))
    assert is_legal(attacked(guard, by=(brute,)))


def test_this_turn_asks_again_in_a_second_combat_since_2018_only() -> None:
    for era, again in ((M10, False), (DOMINARIA, True)):
        state = attacked(creature("Guard", 1, 4, MustBlock("this turn")), by=(BEAR,), era=era)
        guard, bear = state.named("Guard").id, state.named("Bear").id
        later = state.having(history=(*state.history, Happening(What.BLOCKS, guard, bear)))
        assert is_legal(later) != again
        assert not is_legal(state)


def test_a_band_is_blocked_as_required_through_any_of_its_members() -> None:
    band = [creature("Bird", 1, 1, "flying", "banding"), creature("Ox", 2, 4, MustBeBlocked())]
    start = board(band, [creature("Drake", 2, 2, "flying")])
    declared = DeclareAttackers(Attack("Alice", (("Bird", ""), ("Ox", "")), (("Bird", "Ox"),)), 0)
    assert is_legal(end(start, declared), ("Drake", "Bird"))


def test_blocks_that_requirements_force_are_explored_when_nothing_was_told() -> None:
    state = attacked(ELF, BEAR, by=(creature("X", 4, 2, MustBeBlocked()), creature("Y", 3, 3)))
    assert sorted(options_of(state, NoBlockTold())) == ["blocks X with Bear", "blocks X with Elf"]
    assert len(ended(state, NoBlockTold())) == 2


def test_one_forced_block_is_no_choice() -> None:
    state = end(attacked(BEAR, by=(creature("Unicorn", 2, 2, Lure()),)), NoBlockTold())
    assert texts(state, "block") == ["Bob blocks Unicorn with Bear."]


def test_where_many_blocks_would_do_one_is_followed_and_said_so() -> None:
    elves = [creature(f"Elf {i}", 1, 1) for i in range(20)]
    state = end(attacked(*elves, by=(creature("X", 4, 2, MustBeBlocked()),)), NoBlockTold())
    assert len(texts(state, "block")) == 1
    assert texts(state, "note") == [
        "More blocks than these could be legal; one that obeys the requirements is followed."
    ]


# --- the solver against brute force ------------------------------------------------------------------------------------

_ATTACKER = st.lists(
    st.sampled_from(
        [
            "menace",
            "flying",
            Lure(),
            MustBeBlocked(),
            MustBeBlocked(Filter((OfSubtype("Wall"),))),
            BlockedByAtMost(1),
        ]
    ),
    max_size=2,
    unique_by=str,
)
_BLOCKER = st.lists(
    st.sampled_from(
        ["flying", MustBlock(), CanBlockMore(1), CantAttackOrBlockAlone(), CantBlock(cost=(Mana("{1}"),))]
    ),
    max_size=2,
    unique_by=str,
)


@st.composite
def attacks(draw: st.DrawFn) -> State:
    mine = [creature(f"A{i}", 2, 2, *draw(_ATTACKER)) for i in range(draw(st.integers(1, 3)))]
    theirs = [
        creature(f"B{i}", 1, 1, *draw(_BLOCKER), subtypes=draw(st.sampled_from([(), ("Wall",)])))
        for i in range(draw(st.integers(1, 3)))
    ]
    extra = []
    if draw(st.integers(0, 3)) == 0:
        extra = [
            creature("Arbiter", 0, 0, Static((Rules(CREATURES, (AtMostBlockers(1),)),)), types=("Artifact",))
        ]
    return end(board([*mine, *extra], theirs), attack(*(c.name for c in mine)))


def _cards(state: State, letter: str) -> dict[str, Card]:
    return {o.label: o.card for o in state.battlefield() if o.label[0] == letter and o.label[1:].isdigit()}


def _has(card: Card, word: str) -> bool:
    return any(getattr(a, "name", None) == word for a in card.abilities)


def _said(card: Card, rule: type) -> list:
    return [
        r for a in card.abilities if isinstance(a, Static) for r in a.effects[0].rules if isinstance(r, rule)
    ]


def _keeps(state: State, blocks: dict[str, tuple[str, ...]], free: bool) -> bool:
    """The restrictions, told again by other means: nothing of the engine's is used."""
    mine, theirs = _cards(state, "A"), _cards(state, "B")
    blockers = [b for b, a in blocks.items() if a]
    for b in blockers:
        if len(blocks[b]) > 1 + len(_said(theirs[b], CanBlockMore)):
            return False
        if free and _said(theirs[b], CantBlock):
            return False
        if _said(theirs[b], CantAttackOrBlockAlone) and len(blockers) < 2:
            return False
        if any(_has(mine[a], "flying") and not _has(theirs[b], "flying") for a in blocks[b]):
            return False
    for a, card in mine.items():
        number = sum(1 for b in blockers if a in blocks[b])
        if _has(card, "menace") and number == 1:
            return False
        if _said(card, BlockedByAtMost) and number > 1:
            return False
    return not (state.named("Arbiter") is not None and len(blockers) > 1)


def _obeyed(state: State, blocks: dict[str, tuple[str, ...]]) -> int:
    mine, theirs = _cards(state, "A"), _cards(state, "B")
    total = 0
    for b, card in theirs.items():
        total += len(_said(card, MustBlock)) * bool(blocks[b])
        total += sum(len(_said(mine[a], Lure)) for a in blocks[b])
    for a, card in mine.items():
        for rule in _said(card, MustBeBlocked):
            total += any(a in blocks[b] and (rule.by is None or "Wall" in theirs[b].subtypes) for b in theirs)
    return total


def _every(state: State) -> list[dict[str, tuple[str, ...]]]:
    mine, theirs = list(_cards(state, "A")), list(_cards(state, "B"))
    subsets = [c for n in range(len(mine) + 1) for c in combinations(mine, n)]
    return [dict(zip(theirs, pick, strict=True)) for pick in product(subsets, repeat=len(theirs))]


@settings(max_examples=80)
@given(attacks())
def test_blocks_are_legal_just_when_brute_force_finds_none_that_obey_more(state: State) -> None:
    every = _every(state)
    most = max(_obeyed(state, b) for b in every if _keeps(state, b, free=True))
    for blocks in every:
        expected = _keeps(state, blocks, free=False) and _obeyed(state, blocks) >= most
        pairs = [(b, a) for b, attackers in blocks.items() for a in attackers]
        assert is_legal(state, *pairs) == expected, (blocks, most)


@settings(max_examples=40)
@given(attacks())
def test_what_is_suggested_instead_is_legal(state: State) -> None:
    sight = see(state)
    defence = defence_of(state, sight, BOB)
    for told in _every(state):
        entities = {
            state.named(b).id: tuple(state.named(a).id for a in attackers)
            for b, attackers in told.items()
            if attackers
        }
        near = nearest_blocks(state, sight, defence, entities).blocks
        pairs = [(state.label(b), state.label(a)) for b, attackers in near.items() for a in attackers]
        assert is_legal(state, *pairs), (told, pairs)


@settings(max_examples=60)
@given(attacks())
def test_what_is_explored_untold_is_legal_and_has_no_block_too_many(state: State) -> None:
    most = max(_obeyed(state, b) for b in _every(state) if _keeps(state, b, free=True))
    for finished in ended(state, NoBlockTold()):
        names = {o.id: o.label for o in state.battlefield()}
        blocks = {
            b: tuple(
                names[a.id]
                for a in finished.combat.attackers
                if names[a.id] in _cards(state, "A") and b in [names[x] for x in a.blockers]
            )
            for b in _cards(state, "B")
        }
        assert _keeps(state, blocks, free=True)
        assert _obeyed(state, blocks) == most
        if most == 0:
            assert not any(blocks.values())


@settings(max_examples=60)
@given(st.data())
def test_a_big_board_is_bounded_by_the_flow_and_never_bettered(data: st.DataObject) -> None:
    """Boards past what is searched: each blocker may block some of the attackers, each of which must be blocked."""
    attackers = tuple(range(100, 100 + data.draw(st.integers(1, 6))))
    blockers = tuple(range(1, 1 + data.draw(st.integers(1, 6))))
    options = {b: tuple(a for a in attackers if data.draw(st.booleans())) for b in blockers}
    wanted = tuple(BlockRequirement(None, a, None, 0) for a in attackers)
    problem = BlockProblem(options, dict.fromkeys(blockers, 1), dict.fromkeys(attackers, Range()), wanted)
    small = best_blocks(problem, {})
    assert small.proved
    import bot.engine.combat.block_best as module

    before = module._BIGGEST_SEARCH
    module._BIGGEST_SEARCH = -1
    try:
        big = best_blocks(problem, {})
    finally:
        module._BIGGEST_SEARCH = before
    assert (big.obeyed, big.proved) == (small.obeyed, True)


@pytest.mark.parametrize("number", [200])
def test_a_hundredfold_board_is_judged_right(number: int) -> None:
    mine = tuple(creature(f"A{i}", 1, 1, MustBeBlocked()) for i in range(number))
    theirs = [creature(f"B{i}", 1, 1) for i in range(number)]
    state = attacked(*theirs, by=mine)
    assert is_legal(state, *((f"B{i}", f"A{i}") for i in range(number)))
    stopped = end(state, block(*((f"B{i}", f"A{i}") for i in range(number - 1))))
    assert stopped.illegal.message.startswith(
        f"This block is illegal: A{number - 1} has to be blocked if able."
    )
