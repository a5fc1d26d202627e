"""Whose question is next."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.workers.turns import Asker, Turns

askers = st.builds(Asker, st.integers(1, 5), st.integers(0, 3))


def test_servers_take_turns_and_inside_a_server_its_users() -> None:
    turns: Turns[str] = Turns()
    for n in range(3):
        turns.put(f"Ann {n}", Asker(1, 7))
    turns.put("Bob", Asker(2, 7))
    turns.put("Cid", Asker(3, 8))
    turns.put("Dan", Asker(4))
    assert turns.of(Asker(1, 7)) == (3, 4)
    assert [turns.take() for _ in range(7)] == ["Ann 0", "Cid", "Dan", "Bob", "Ann 1", "Ann 2", None]


@given(st.lists(askers, max_size=40))
def test_every_job_has_its_turn_once_and_each_users_in_order(who: list[Asker]) -> None:
    turns: Turns[tuple[Asker, int]] = Turns()
    for number, asker in enumerate(who):
        turns.put((asker, number), asker)
    assert len(turns) == len(who)
    taken = [turns.take() for _ in who]
    assert turns.take() is None
    assert sorted(taken, key=str) == sorted(((a, n) for n, a in enumerate(who)), key=str)
    for asker in who:
        numbers = [job[1] for job in taken if job is not None and job[0] == asker]
        assert numbers == sorted(numbers)


@given(st.integers(1, 30), askers)
def test_however_many_wait_of_one_another_waits_for_one_of_them_at_most(many: int, other: Asker) -> None:
    turns: Turns[str] = Turns()
    for _ in range(many):
        turns.put("many", Asker(9, 9))
    turns.put("other", other)
    assert "other" in (turns.take(), turns.take())
