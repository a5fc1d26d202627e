"""Declaring blockers: evasion, restrictions, costs, bands, and what follows."""

from __future__ import annotations

import pytest
from combat_boards import BOB, CAROL, board, cited, creature, end, ended, options_of, texts

from bot.abilities.ability import Keyword, Static
from bot.abilities.amounts import Number, StatOf
from bot.abilities.card import Card
from bot.abilities.combat_rules import (
    AtMostBlockers,
    BlockedByAtLeast,
    BlockedByAtMost,
    CanBlockAsThough,
    CanBlockMore,
    CanBlockOnly,
    CantAttackOrBlockAlone,
    CantBeBlocked,
    CantBlock,
    OnlyAlongside,
)
from bot.abilities.costs import Mana
from bot.abilities.filters import (
    Compare,
    Filter,
    IsSelf,
    OfColor,
    OfSubtype,
    OfType,
    WithKeyword,
    kind,
)
from bot.abilities.statics import Rules
from bot.abilities.who import SELF, Each
from bot.engine.combat.attack import DeclareAttackers
from bot.engine.combat.block import DeclareBlockers, NoBlockTold
from bot.engine.eras import CURRENT, DOMINARIA, M10, SIXTH, Era
from bot.engine.happenings import What
from bot.engine.state import State
from bot.engine.told.decisions import Deed, SaysMay
from bot.engine.told.script import Attack, Block

CREATURES = Each(kind("Creature"))


def attack(*attackers: str | tuple[str, str], bands=()) -> DeclareAttackers:
    pairs = tuple((a, "") if isinstance(a, str) else a for a in attackers)
    return DeclareAttackers(Attack("Alice", pairs, bands), 0)


def block(*pairs: tuple[str, str], player: str = "Bob") -> DeclareBlockers:
    return DeclareBlockers((Block(player, pairs),), 1)


def blocked(state: State) -> dict[str, list[str]]:
    return {state.label(a.id): [state.label(b) for b in a.blockers] for a in state.combat.attackers}


def why(state: State) -> str:
    assert state.illegal is not None, texts(state)
    return state.illegal.message


def meets(attacker: Card, blocker: Card, *others: Card, era: Era = CURRENT) -> State:
    """Bob, who also has `others`, blocks the attacker with the blocker."""
    start = board([attacker], [blocker, *others], era=era)
    return end(start, attack(attacker.name), block((blocker.name, attacker.name)))


def test_a_block_is_one_step_for_each_attacker() -> None:
    start = board(
        [creature("Giant", 3, 3), creature("Ogre", 3, 3)], [creature("A", 1, 1), creature("B", 1, 1)]
    )
    state = end(start, attack("Giant", "Ogre"), block(("A", "Giant"), ("B", "Giant")))
    assert blocked(state) == {"Giant": ["A", "B"], "Ogre": []}
    assert [a.blocked for a in state.combat.attackers] == [True, False]
    assert texts(state, "block") == ["Bob blocks Giant with A and B."]
    assert {"509.1", "509.1h"} <= cited(state)


def test_what_triggers_on_blocks_is_told_once_each() -> None:
    start = board(
        [creature("Giant", 3, 3), creature("Ogre", 3, 3)], [creature("A", 1, 1), creature("B", 1, 1)]
    )
    state = end(start, attack("Giant", "Ogre"), block(("A", "Giant"), ("B", "Giant")))

    def name(entity: int | None) -> str | None:
        return None if entity is None else state.label(entity)

    told = [
        (h.what.name, name(h.subject), name(h.object), h.detail)
        for h in state.history
        if h.what not in (What.ATTACKS, What.TAPPED)
    ]
    assert told == [
        ("BLOCKS", "A", "Giant", "first"),
        ("BLOCKS", "B", "Giant", "first"),
        ("BECOMES_BLOCKED", "Giant", None, ""),
        ("BECOMES_BLOCKED", "Giant", "A", ""),
        ("BECOMES_BLOCKED", "Giant", "B", ""),
        ("ATTACKS_UNBLOCKED", "Ogre", "Bob", ""),
    ]


def test_not_blocking_is_a_declaration_too() -> None:
    state = end(board([creature("Ogre", 3, 3)], [creature("A", 1, 1)]), attack("Ogre"), block())
    assert texts(state, "block") == ["Bob doesn't block."]
    assert state.combat.blocks_declared


def test_the_only_attacker_need_not_be_named() -> None:
    start = board([creature("Ogre", 3, 3), creature("Bear", 2, 2)], [creature("A", 1, 1)])
    assert blocked(end(start, attack("Ogre"), block(("A", "")))) == {"Ogre": ["A"]}
    ways = [blocked(state) for state in ended(start, attack("Ogre", "Bear"), block(("A", "")))]
    assert ways == [{"Ogre": ["A"], "Bear": []}, {"Ogre": [], "Bear": ["A"]}]


def test_which_attacker_is_blocked_is_left_open_among_those_that_can_be() -> None:
    start = board([creature("Ogre", 3, 3, "flying"), creature("Bear", 2, 2)], [creature("A", 1, 1)])
    assert blocked(end(start, attack("Ogre", "Bear"), block(("A", "")))) == {"Ogre": [], "Bear": ["A"]}
    birds = board([creature("Ogre", 3, 3, "flying"), creature("Owl", 2, 2, "flying")], [creature("A", 1, 1)])
    said = why(end(birds, attack("Ogre", "Owl"), block(("A", ""))))
    assert said == "A can't block Ogre: Ogre has flying, A has neither flying nor reach."


@pytest.mark.parametrize(
    ("card", "more", "reason"),
    [
        (creature("A", 1, 1), {"tapped": True}, "A is tapped."),
        (creature("A", 1, 1), {"controller": -1}, "A is controlled by Alice, not by Bob."),
        (creature("A", 0, 0, types=("Artifact",)), {}, "A is no creature."),
        (creature("A", 1, 1, CantBlock()), {}, "A can't block Ogre: A can't block."),
        (creature("A", 1, 1, "decayed"), {}, "A is decayed and can't block."),
        (
            creature("A", 1, 1, "unleash"),
            {"counters": (("+1/+1", 1),)},
            "A has unleash and a +1/+1 counter and can't block.",
        ),
    ],
)
def test_who_cannot_block_and_why(card: Card, more: dict, reason: str) -> None:
    start = board([creature("Ogre", 3, 3)], [(card, more), creature("B", 1, 1)])
    state = end(start, attack("Ogre"), block(("A", "Ogre"), ("B", "Ogre")))
    assert why(state) == reason
    assert state.illegal.suggestions == ("Bob blocks Ogre with B.",)


def test_a_summoning_sick_creature_blocks() -> None:
    start = board([creature("Ogre", 3, 3)], [(creature("A", 1, 1), {"sick": True})])
    assert end(start, attack("Ogre"), block(("A", "Ogre"))).illegal is None


def test_a_tapped_creature_blocks_where_an_effect_says_as_though_untapped() -> None:
    masako = creature("A", 1, 1, CanBlockAsThough("it were untapped"))
    start = board([creature("Ogre", 3, 3)], [(masako, {"tapped": True})])
    assert end(start, attack("Ogre"), block(("A", "Ogre"))).illegal is None


_RED = creature("Red", 1, 1, colors=("red",))
_BLACK = creature("Black", 1, 1, colors=("black",))
_ROBOT = creature("Robot", 1, 1, types=("Artifact", "Creature"))
_PRO_RED = Keyword("protection", filter=Filter((OfColor("red"),)))


@pytest.mark.parametrize(
    ("attacker", "blocker", "number"),
    [
        (creature("X", 2, 2, "flying"), creature("A", 1, 1), "702.9b"),
        (creature("X", 2, 2, "flying"), creature("A", 1, 1, "flying"), None),
        (creature("X", 2, 2, "flying"), creature("A", 1, 1, "reach"), None),
        (creature("X", 2, 2, "flying"), creature("A", 1, 1, CanBlockAsThough("it had reach")), None),
        (creature("X", 2, 2), creature("A", 1, 1, "flying"), None),
        (creature("X", 2, 2, "shadow"), creature("A", 1, 1), "702.28b"),
        (creature("X", 2, 2), creature("A", 1, 1, "shadow"), "702.28b"),
        (creature("X", 2, 2, "shadow"), creature("A", 1, 1, "shadow"), None),
        (creature("X", 2, 2, "shadow"), creature("A", 1, 1, CanBlockAsThough("it had shadow")), None),
        (creature("X", 2, 2, "shadow", "flying"), creature("A", 1, 1, "shadow"), "702.9b"),
        (creature("X", 2, 2, "horsemanship"), creature("A", 1, 1), "702.31b"),
        (creature("X", 2, 2), creature("A", 1, 1, "horsemanship"), None),
        (creature("X", 2, 2, "fear"), _RED, "702.36b"),
        (creature("X", 2, 2, "fear"), _BLACK, None),
        (creature("X", 2, 2, "fear"), _ROBOT, None),
        (creature("X", 2, 2, "intimidate", colors=("red",)), _BLACK, "702.13b"),
        (creature("X", 2, 2, "intimidate", colors=("red",)), _RED, None),
        (creature("X", 2, 2, "intimidate"), _ROBOT, None),
        (creature("X", 2, 2, "skulk"), creature("A", 3, 1), "702.118b"),
        (creature("X", 2, 2, "skulk"), creature("A", 2, 1), None),
        (creature("X", 2, 2, _PRO_RED), _RED, "702.16f"),
        (creature("X", 2, 2, _PRO_RED), _BLACK, None),
        (creature("X", 2, 2), creature("A", 1, 1, _PRO_RED), None),
        (creature("X", 2, 2, "menace"), creature("A", 1, 1), "702.111b"),
        (creature("X", 2, 2, BlockedByAtLeast(3)), creature("A", 1, 1), "509.1b"),
        (creature("X", 2, 2, BlockedByAtMost(1)), creature("A", 1, 1), None),
        (creature("X", 2, 2, CantBeBlocked()), creature("A", 1, 1), "509.1b"),
        (creature("X", 2, 2, CantBeBlocked(by=Filter((OfColor("red"),)))), _RED, "509.1b"),
        (creature("X", 2, 2, CantBeBlocked(by=Filter((OfColor("red"),)))), _BLACK, None),
        (
            creature("X", 2, 2, CantBeBlocked(except_by=Filter((OfSubtype("Wall"),)))),
            creature("A", 0, 3, subtypes=("Wall",)),
            None,
        ),
        (creature("X", 2, 2, CantBeBlocked(except_by=Filter((OfSubtype("Wall"),)))), _RED, "509.1b"),
        (creature("X", 2, 2), creature("A", 1, 1, CanBlockOnly(Filter((WithKeyword("flying"),)))), "509.1b"),
        (
            creature("X", 2, 2, "flying"),
            creature("A", 1, 1, "flying", CanBlockOnly(Filter((WithKeyword("flying"),)))),
            None,
        ),
        (
            creature("X", 2, 2),
            creature("A", 1, 1, CantBlock(Filter((Compare("power", ">=", Number(2)),)))),
            "509.1b",
        ),
        (
            creature("X", 1, 1),
            creature("A", 1, 1, CantBlock(Filter((Compare("power", ">=", Number(2)),)))),
            None,
        ),
        (creature("X", 2, 2), creature("A", 1, 1, CantAttackOrBlockAlone()), "509.1b"),
        (creature("X", 2, 2), creature("A", 1, 1, OnlyAlongside(2, attack=False, block=True)), "509.1b"),
    ],
)
def test_who_gets_past_whom(attacker: Card, blocker: Card, number: str | None) -> None:
    state = meets(attacker, blocker)
    if number is None:
        assert state.illegal is None
        assert blocked(state) == {attacker.name: [blocker.name]}
    else:
        assert state.illegal is not None
        assert number in cited(state)
        assert "509.1b" in cited(state)


@pytest.mark.parametrize("era", [M10, DOMINARIA, SIXTH])
def test_each_eras_own_number_is_cited(era: Era) -> None:
    state = meets(creature("X", 2, 2, "flying"), creature("A", 1, 1), era=era)
    assert (
        cited(state)
        == {
            "m10": {"508.1", "702.9b", "509.1b"},
            "dominaria": {"508.1", "702.9b", "509.1b"},
            "sixth": {"308.1", "502.4b", "500.3"},
        }[era.id]
    )


FOREST = creature("Forest", 0, 0, types=("Land",), subtypes=("Forest",), supertypes=("Basic",))
SNOW_FOREST = creature(
    "Snow-Covered Forest", 0, 0, types=("Land",), subtypes=("Forest",), supertypes=("Basic", "Snow")
)
TOWER = creature("Tower", 0, 0, types=("Land",))


@pytest.mark.parametrize(
    ("walk", "land", "stopped"),
    [
        (Keyword("forestwalk"), FOREST, True),
        (Keyword("forestwalk"), TOWER, False),
        (Keyword("snow forestwalk"), FOREST, False),
        (Keyword("snow forestwalk"), SNOW_FOREST, True),
        (Keyword("nonbasic landwalk"), TOWER, True),
        (Keyword("nonbasic landwalk"), FOREST, False),
        (Keyword("landwalk", filter=Filter((OfType("Land"), OfSubtype("Forest")))), FOREST, True),
        (Keyword("landwalk", filter=Filter((OfSubtype("Forest"),))), TOWER, False),
        (Keyword("forestwalk", filter=Filter((OfType("Snow"), OfSubtype("Forest")))), FOREST, False),
    ],
)
def test_landwalk_looks_at_the_defending_players_lands(walk: Keyword, land: Card, stopped: bool) -> None:
    state = meets(creature("Stag", 3, 3, walk), creature("Treeling", 2, 2, "snow forestwalk"), land)
    assert (state.illegal is not None) == stopped
    assert ("702.14c" in cited(state)) == stopped


def test_landwalk_minds_only_the_attacked_players_lands() -> None:
    goat = creature("Goat", 1, 1, "forestwalk")
    start = board([goat], [creature("A", 1, 1)], [FOREST])
    state = end(start, attack(("Goat", "Bob")), block(("A", "Goat")))
    assert state.illegal is None


def test_a_rule_of_the_attacker_may_compare_the_blocker_with_itself() -> None:
    weaker = Filter((Compare("power", "<", StatOf("power", SELF)),))
    wurm = creature("Wurm", 5, 5, CantBeBlocked(by=weaker))
    assert meets(wurm, creature("A", 4, 4)).illegal is not None
    assert meets(wurm, creature("A", 5, 4)).illegal is None


def test_an_effect_that_names_its_own_creature_stops_only_blocks_of_that() -> None:
    only_x = Static((Rules(Each(Filter((OfType("Creature"),))), (CantBlock(Filter((IsSelf(),))),)),))
    start = board([creature("X", 2, 2, only_x), creature("Y", 2, 2)], [creature("A", 1, 1)])
    assert end(start, attack("X", "Y"), block(("A", "X"))).illegal is not None
    assert end(start, attack("X", "Y"), block(("A", "Y"))).illegal is None


@pytest.mark.parametrize(("number", "legal"), [(1, False), (2, False), (3, True)])
def test_blocked_except_by_three_or_more(number: int, legal: bool) -> None:
    cerberus = creature("Cerberus", 6, 6, BlockedByAtLeast(3))
    names = ["A", "B", "C"]
    start = board([cerberus], [creature(n, 1, 1) for n in names])
    state = end(start, attack("Cerberus"), block(*((n, "Cerberus") for n in names[:number])))
    assert (state.illegal is None) == legal


def test_blocked_by_all_creatures_or_none() -> None:
    tromokratis = creature("Tromokratis", 8, 8, BlockedByAtLeast(2, all=True))
    mine = [creature("A", 1, 1), creature("B", 1, 1)]
    pair = block(("A", "Tromokratis"), ("B", "Tromokratis"))
    assert end(board([tromokratis], mine), attack("Tromokratis"), pair).illegal is None
    more = [*mine, (creature("C", 3, 3), {"tapped": True})]
    state = end(board([tromokratis], more), attack("Tromokratis"), pair)
    assert why(state) == "Tromokratis can't be blocked except by 3 or more creatures."


def test_blocked_by_no_more_than_one() -> None:
    start = board([creature("X", 2, 2, BlockedByAtMost(1))], [creature("A", 1, 1), creature("B", 1, 1)])
    state = end(start, attack("X"), block(("A", "X"), ("B", "X")))
    assert why(state) == "X can't be blocked by more than 1."


def test_only_so_many_may_block() -> None:
    arbiter = creature("Arbiter", 1, 5, Static((Rules(CREATURES, (AtMostBlockers(1),)),)))
    start = board([creature("X", 2, 2), arbiter], [creature("A", 1, 1), creature("B", 1, 1)])
    state = end(start, attack("X"), block(("A", "X"), ("B", "X")))
    assert why(state) == "2 creatures block where Arbiter lets no more than 1 block."
    assert end(start, attack("X"), block(("A", "X"))).illegal is None


@pytest.mark.parametrize(
    ("more", "legal"), [(None, False), (CanBlockMore(1), True), (CanBlockMore(None), True)]
)
def test_a_creature_blocks_one_attacker_unless_it_can_block_more(
    more: CanBlockMore | None, legal: bool
) -> None:
    wall = creature("Wall", 0, 5, *((more,) if more else ()))
    start = board([creature("X", 2, 2), creature("Y", 2, 2)], [wall])
    state = end(start, attack("X", "Y"), block(("Wall", "X"), ("Wall", "Y")))
    assert (state.illegal is None) == legal
    if legal:
        assert blocked(state) == {"X": ["Wall"], "Y": ["Wall"]}
        details = [h.detail for h in state.history if h.what is What.BLOCKS]
        assert details == ["first", "more"]
    else:
        assert why(state) == "Wall can block only one attacker."


def test_a_cost_to_block_is_taken_to_be_paid_and_told() -> None:
    state = meets(creature("X", 2, 2), creature("A", 1, 1, CantBlock(cost=(Mana("{3}"),))))
    assert texts(state)[1:] == ["Bob pays {3}, as A asks, so that A can block.", "Bob blocks X with A."]
    assert "509.1d" in cited(state)


def test_a_player_who_does_not_pay_cannot_block_so() -> None:
    script = (
        Attack("Alice", (("X", ""),)),
        Block("Bob", (("A", "X"),)),
        SaysMay("Bob", False, deed=Deed.PAY),
    )
    taxed = creature("A", 1, 1, CantBlock(cost=(Mana("{3}"),)))
    start = board([creature("X", 2, 2)], [taxed], script=script)
    state = end(start, attack("X"), block(("A", "X")))
    assert why(state) == "A can't block: Bob doesn't pay {3} for A."


def test_an_attacker_may_cost_something_to_block() -> None:
    dear = creature("X", 2, 2, CantBeBlocked(cost=(Mana("{3}"),)))
    assert texts(meets(dear, creature("A", 1, 1)))[1] == "Bob pays {3}, as X asks, so that A can block."


def test_you_block_only_what_attacks_you() -> None:
    start = board([creature("X", 2, 2), creature("Y", 2, 2)], [creature("A", 1, 1)], [creature("B", 1, 1)])
    both = attack(("X", "Bob"), ("Y", "Carol"))
    state = end(start, both, block(("A", "Y")))
    assert why(state) == "A can't block Y: it does not attack Bob."


def test_each_defending_player_declares_in_turn_order() -> None:
    start = board([creature("X", 2, 2), creature("Y", 2, 2)], [creature("A", 1, 1)], [creature("B", 1, 1)])
    blocks = DeclareBlockers((Block("Carol", (("B", "Y"),)), Block("Bob", (("A", "X"),))), 1)
    state = end(start, attack(("X", "Bob"), ("Y", "Carol")), blocks)
    assert texts(state, "block") == ["Bob blocks X with A.", "Carol blocks Y with B."]
    assert [a.defender for a in state.combat.attackers] == [BOB, CAROL]


def test_blocking_where_nothing_attacks_is_illegal() -> None:
    state = end(board([creature("X", 2, 2)], [creature("A", 1, 1)]), attack(), block(("A", "X")))
    assert why(state) == "Bob can't block: nothing attacks."


def test_attackers_of_a_planeswalker_are_blocked_by_its_controller() -> None:
    walker = creature("Ajani", 0, 0, types=("Planeswalker",), loyalty=4)
    start = board([creature("X", 2, 2)], [walker, creature("A", 1, 1)])
    assert blocked(end(start, attack(("X", "Ajani")), block(("A", "X")))) == {"X": ["A"]}


def test_blocking_one_of_a_band_blocks_all_of_it() -> None:
    bird = creature("Bird", 1, 1, "flying", "banding")
    frog = creature("Frog", 2, 2, "forestwalk")
    start = board([bird, frog], [FOREST, creature("Drake", 2, 3, "flying")])
    state = end(start, attack("Bird", "Frog", bands=(("Bird", "Frog"),)), block(("Drake", "Bird")))
    assert blocked(state) == {"Bird": ["Drake"], "Frog": ["Drake"]}
    assert texts(state, "block") == [
        "Bob blocks Bird with Drake.",
        "Frog is in the same band and becomes blocked by Drake too.",
    ]
    assert "702.22h" in cited(state)


def test_nothing_told_means_no_block_where_nothing_is_required() -> None:
    start = board([creature("X", 2, 2)], [creature("A", 1, 1)])
    state = end(start, attack("X"), NoBlockTold())
    assert texts(state, "block") == ["Bob doesn't block."]
    assert options_of(start, attack("X"), NoBlockTold()) == []
