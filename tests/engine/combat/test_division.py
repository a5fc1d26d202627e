"""Divisions of combat damage: every legal one, once, and none that is not (CR 510.1c-e, 702.19b)."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.combat.assigner import Assigner
from bot.engine.combat.division import Around, divisions, groups_of, is_legal

PLAYER = -2


@st.composite
def assigners(draw: st.DrawFn) -> tuple[Assigner, ...]:
    """One or two attackers that share blockers 1 to 3."""
    made = []
    for number in range(draw(st.integers(1, 2))):
        near = tuple(sorted(draw(st.sets(st.integers(1, 3), min_size=1, max_size=3))))
        kind = draw(st.sampled_from(["free", "trample", "order", "told order"]))
        made.append(
            Assigner(
                100 + number,
                -1,
                draw(st.integers(1, 4)),
                near,
                (PLAYER,) if kind == "trample" else (),
                in_order=kind in ("order", "told order"),
                order=tuple(draw(st.permutations(near))) if kind == "told order" else (),
                deathtouch=draw(st.booleans()),
            )
        )
    return tuple(made)


def around(draw: st.DrawFn) -> Around:
    needs = {e: draw(st.integers(0, 3)) for e in (1, 2, 3)}
    return Around(needs, {e: draw(st.integers(0, 1)) for e in (1, 2, 3)})


def _ways(assigner: Assigner) -> list[dict[int, int]]:
    amounts = product(range(assigner.amount + 1), repeat=len(assigner.recipients))
    return [
        {e: n for e, n in zip(assigner.recipients, ns, strict=True) if n}
        for ns in amounts
        if sum(ns) == assigner.amount
    ]


def _complies(group: tuple[Assigner, ...], ways: tuple[dict[int, int], ...], about: Around) -> bool:
    """The rules, told again by other means: an order exists, or was announced, in which each before the last is lethal."""
    from itertools import permutations

    total = {e: about.sure.get(e, 0) + sum(w.get(e, 0) for w in ways) for e in (1, 2, 3)}
    deadly = {e for a, w in zip(group, ways, strict=True) if a.deathtouch for e in w}

    def lethal(e: int) -> bool:
        return total[e] >= about.needs[e] or e in deadly

    for a, w in zip(group, ways, strict=True):
        if PLAYER in w and not all(lethal(e) for e in a.near):
            return False
        if a.in_order:
            orders = [a.order] if a.order else list(permutations(a.near))
            if not any(
                all(all(lethal(before) for before in order[:i]) for i, e in enumerate(order) if w.get(e))
                for order in orders
            ):
                return False
    return True


@settings(max_examples=150)
@given(st.data())
def test_the_divisions_are_just_those_that_comply(data: st.DataObject) -> None:
    group = data.draw(assigners())
    about = around(data.draw)
    expected = {
        tuple(tuple(sorted(w.items())) for w in ways)
        for ways in product(*(_ways(a) for a in group))
        if _complies(group, ways, about)
    }
    found, complete = divisions(group, about)
    assert len(found) == len(set(found))
    got = {tuple(tuple(sorted(d)) for d in ways) for ways in found}
    assert got <= expected
    assert (got == expected) or not complete
    for ways in found:
        assert is_legal(group, ways, about)
        assert [sum(n for _, n in d) for d in ways] == [a.amount for a in group]


@settings(max_examples=100)
@given(st.lists(assigners(), min_size=1, max_size=3))
def test_groups_keep_every_assigner_once_and_part_only_what_is_independent(
    several: list[tuple[Assigner, ...]],
) -> None:
    from dataclasses import replace

    every = [replace(a, creature=100 + i) for i, a in enumerate(a for group in several for a in group)]
    groups = groups_of(every)
    assert sorted(a.creature for g in groups for a in g) == [a.creature for a in every]
    of = {a.creature: i for i, g in enumerate(groups) for a in g}
    for one in every:
        for other in every:
            if (
                not one.is_free
                and not one.is_fixed
                and not other.is_fixed
                and set(one.near) & set(other.near)
            ):
                assert of[one.creature] == of[other.creature]


def test_the_sensible_division_comes_first() -> None:
    trampler = Assigner(100, -1, 5, (1, 2), (PLAYER,))
    found, complete = divisions((trampler,), Around({1: 2, 2: 1}, {}))
    assert found[0] == (((1, 2), (2, 1), (PLAYER, 2)),)
    assert complete
