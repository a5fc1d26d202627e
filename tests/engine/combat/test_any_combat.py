"""Any combat on a small board: nothing stumbles, damage adds up, and every step cites a rule that exists."""

from __future__ import annotations

from combat_boards import creature
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.abilities.card import Card
from bot.abilities.combat_rules import (
    AssignsAsThoughUnblocked,
    AssignsByToughness,
    BlockedByAtMost,
    CanBlockMore,
    CantAttackOrBlockAlone,
    CantBeBlocked,
    CantBlock,
    Goaded,
    Lure,
    MustAttack,
    MustBeBlocked,
    MustBlock,
)
from bot.abilities.costs import Mana
from bot.engine.eras import ERAS
from bot.engine.run import resolve
from bot.engine.told.decisions import AssignsDamage, OrdersBlockers
from bot.engine.told.script import Action, Attack, Block, Script
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup

_WORDS = st.sampled_from(
    [
        "first strike",
        "double strike",
        "trample",
        "trample over planeswalkers",
        "deathtouch",
        "banding",
        "flying",
        "reach",
        "menace",
        "vigilance",
        "indestructible",
        "lifelink",
        "wither",
        "flanking",
        "exalted",
        "shadow",
        "defender",
        CanBlockMore(1),
        CanBlockMore(None),
        Lure(),
        MustBeBlocked(),
        MustBlock(),
        MustAttack(),
        Goaded(),
        CantBlock(cost=(Mana("{1}"),)),
        CantBeBlocked(),
        CantAttackOrBlockAlone(),
        BlockedByAtMost(1),
        AssignsByToughness(),
        AssignsAsThoughUnblocked(),
    ]
)


@st.composite
def cards(draw: st.DrawFn, prefix: str) -> list[Card]:
    made = []
    for number in range(draw(st.integers(1, 3))):
        words = draw(st.lists(_WORDS, max_size=2, unique_by=str))
        made.append(creature(f"{prefix}{number}", draw(st.integers(-1, 4)), draw(st.integers(1, 4)), *words))
    return made


@st.composite
def stories(draw: st.DrawFn) -> Script:
    mine, theirs = draw(cards("A")), draw(cards("B"))
    objects = [ObjectSetup(c.name, c, "Alice", "Alice", tapped=draw(st.integers(0, 9)) == 0) for c in mine]
    objects += [ObjectSetup(c.name, c, "Bob", "Bob", damage=draw(st.integers(0, 1))) for c in theirs]
    walker = draw(st.booleans())
    if walker:
        card = creature("Walker", 0, 0, types=("Planeswalker",), loyalty=3)
        objects.append(ObjectSetup("Walker", card, "Bob", "Bob", loyalty=3))
    whom = st.sampled_from(["", "Bob", "Walker"] if walker else ["", "Bob"])
    names, foes = [c.name for c in mine], [c.name for c in theirs]
    attackers = draw(st.lists(st.sampled_from(names), unique=True))
    bands = (tuple(attackers[:2]),) if len(attackers) > 1 and draw(st.integers(0, 4)) == 0 else ()
    actions: list[Action] = [Attack("Alice", tuple((a, draw(whom)) for a in attackers), bands)]
    if draw(st.integers(0, 4)):
        pairs = draw(
            st.lists(st.tuples(st.sampled_from(foes), st.sampled_from(names)), max_size=4, unique=True)
        )
        actions.append(Block("Bob", tuple(pairs)))
        if draw(st.integers(0, 5)) == 0:
            actions.append(OrdersBlockers("Alice", tuple(draw(st.permutations(foes)))))
        if draw(st.integers(0, 3)) == 0:
            to = st.tuples(st.sampled_from([*foes, "Bob"]), st.integers(-1, 3))
            shares = tuple(draw(st.lists(to, min_size=1, max_size=2, unique_by=lambda s: s[0])))
            actions.append(AssignsDamage(shares, "Alice", rest=draw(st.sampled_from([None, "Bob", foes[0]]))))
    return Script(Setup((PlayerSetup("Alice"), PlayerSetup("Bob")), tuple(objects)), tuple(actions))


@settings(max_examples=150)
@given(stories(), st.sampled_from(ERAS))
def test_no_combat_stumbles_and_every_step_cites_what_its_era_has(script: Script, era: object) -> None:
    result = resolve(script, era)
    assert result.outcomes
    assert not result.loop
    for outcome in result.outcomes:
        for step in outcome.steps:
            assert step.text
            if step.kind in ("attack", "block", "illegal"):
                assert any(c.number(era.document) for c in step.cites), step
        if outcome.illegal is not None:
            assert outcome.illegal.message.endswith((".", ")"))
            assert any(c.number(era.document) for c in outcome.illegal.cites), outcome.illegal
