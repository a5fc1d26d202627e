"""What always holds, on random boards: no damage lost or made up, no state twice, no rule cited that has no number."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.damage import Add, DamageChange, Halve, Multiply, Prevent, Redirect
from bot.abilities.who import SELF, YOU
from bot.engine.citations import Cite
from bot.engine.eras import era_for
from bot.engine.explore import explore
from bot.engine.log.damage import DamageDealt
from bot.engine.log.players import GainedLife
from bot.engine.outcome import ChoiceMade, Outcome
from bot.engine.start import start
from bot.engine.told.script import Action, Cast, DealsDamage, Script, Targets
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup
from tests.engine.board import creature, damage_rule, in_hand, on_board, shield

_CHANGES: list[DamageChange] = [
    Multiply(2),
    Add(1),
    Add(-1),
    Halve("down"),
    Prevent(amount=Number(1)),
    Prevent(),
    Redirect(SELF),
]
_KEYWORDS = ["wither", "infect", "lifelink", "deathtouch"]


@st.composite
def boards(draw: st.DrawFn) -> tuple[list[ObjectSetup], list[Action]]:
    """Sources with keywords, effects that modify damage to Bob, shields, and a few damage events."""
    things: list[ObjectSetup] = []
    for number in range(draw(st.integers(1, 2))):
        words = draw(st.lists(st.sampled_from(_KEYWORDS), max_size=2, unique=True))
        things.append(on_board(creature(f"Source {number}", 2, draw(st.integers(2, 9)), *words), "Alice"))
    for number, change in enumerate(draw(st.lists(st.sampled_from(_CHANGES), max_size=3))):
        rule = damage_rule(f"Rule {number}", YOU, change)
        things.append(
            on_board(
                Card(f"Rule {number}", ("Creature",), power=0, toughness=9, abilities=rule.abilities), "Bob"
            )
        )
    actions: list[Action] = []
    for number in range(draw(st.integers(0, 2))):
        things.append(in_hand(shield(draw(st.integers(1, 4)), f"Ward {number}"), "Bob"))
        actions.append(Cast("Bob", f"Ward {number}", Targets(("Bob",))))
    for _ in range(draw(st.integers(1, 2))):
        actions.append(
            DealsDamage("Source 0", draw(st.integers(0, 5)), draw(st.sampled_from(["Bob", "Source 0"])))
        )
    return things, actions


def _script(things: list[ObjectSetup], actions: list[Action]) -> Script:
    players = (PlayerSetup("Alice", 40), PlayerSetup("Bob", 40))
    return Script(Setup(players, tuple(things), active="Alice"), tuple(actions))


@settings(max_examples=60)
@given(boards())
def test_all_damage_is_accounted_for(board: tuple[list[ObjectSetup], list[Action]]) -> None:
    things, actions = board
    explored = explore(start(_script(things, actions), era_for("current")))
    assert explored.outcomes
    for outcome in explored.outcomes:
        assert _results(outcome) == _expected(outcome.of(DamageDealt), outcome)


def _results(outcome: Outcome) -> Counter[str]:
    """Where the damage is at the end: life, poison, marks and counters by name."""
    found: Counter[str] = Counter()
    gained = sum(s.amount for s in outcome.of(GainedLife))
    lost = 80 - sum(p.life for p in outcome.players.values()) + gained
    found["life"] = lost
    found["poison"] = sum(p.poison for p in outcome.players.values())
    found["marked"] = sum(o.damage for o in outcome.objects if o.zone == "battlefield")
    found["counters"] = sum(o.counters.get("-1/-1", 0) for o in outcome.objects if o.zone == "battlefield")
    return +found


def _expected(dealt: list[DamageDealt], outcome: Outcome) -> Counter[str]:
    """Where it should be, by recipient and by the keywords of its source."""
    keywords = {o.label: set(o.keywords) for o in outcome.objects}
    alive = {o.label for o in outcome.objects if o.zone == "battlefield"}
    found: Counter[str] = Counter()
    for step in dealt:
        words = keywords[step.source]
        if step.recipient in ("Alice", "Bob"):
            found["poison" if "infect" in words else "life"] += step.amount
        elif step.recipient in alive:
            found["counters" if words & {"wither", "infect"} else "marked"] += step.amount
    return +found


@settings(max_examples=40)
@given(boards(), st.randoms(use_true_random=False))
def test_the_same_ends_whatever_order_independent_choices_are_asked_in(
    board: tuple[list[ObjectSetup], list[Action]], random: object
) -> None:
    things, actions = board
    shuffled = list(things)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    one = explore(start(_script(things, actions), era_for("current")))
    two = explore(start(_script(shuffled, actions), era_for("current")))
    assert _ends(one.outcomes) == _ends(two.outcomes)


def _ends(outcomes: tuple[Outcome, ...]) -> set[str]:
    return {
        repr(
            (
                sorted((n, p.life, p.poison) for n, p in o.players.items()),
                sorted((t.label, t.zone, t.damage, sorted(t.counters.items())) for t in o.objects),
            )
        )
        for o in outcomes
    }


@settings(max_examples=40)
@given(boards())
def test_no_end_is_listed_twice_and_each_step_has_a_rule(
    board: tuple[list[ObjectSetup], list[Action]],
) -> None:
    explored = explore(start(_script(*board), era_for("current")))
    assert len(_ends(explored.outcomes)) == len(explored.outcomes)
    for outcome in explored.outcomes:
        for step in outcome.steps:
            assert step.cites, step
            assert all(isinstance(c, Cite) for c in step.cites)
            assert any(c.number("current") for c in step.cites), step


@settings(max_examples=60)
@given(boards())
def test_the_steps_of_an_outcome_are_those_of_its_choices(
    board: tuple[list[ObjectSetup], list[Action]],
) -> None:
    explored = explore(start(_script(*board), era_for("current")))
    for outcome, end in zip(explored.outcomes, explored.finals, strict=True):
        made = [e for e in (end.log.entries() if end.log else ()) if isinstance(e, ChoiceMade)]
        way = iter(made)
        assert all(choice in way for choice in outcome.choices)
