"""What is put on a board for a description fits it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.filters import Compare, Filter, OfColor, OfSubtype, OfType, Quality, WithKeyword
from bot.answers.sweep.boards import ME, YOU, board
from bot.answers.sweep.company import Company
from bot.answers.sweep.fitting import fitted
from bot.engine.characteristics.view import see
from bot.engine.eras import era_for
from bot.engine.evaluate import fits
from bot.engine.evaluate.context import Context
from bot.engine.start import start
from bot.engine.told.script import Script
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup

_QUALITIES = st.one_of(
    st.sampled_from(["white", "blue", "black", "red", "green"]).map(OfColor),
    st.sampled_from(["Goblin", "Wall", "Elf"]).map(OfSubtype),
    st.sampled_from(["flying", "defender", "reach"]).map(WithKeyword),
    st.tuples(
        st.sampled_from(["power", "toughness"]),
        st.sampled_from(["=", "<=", ">=", "<", ">"]),
        st.integers(2, 6),
    ).map(
        lambda t: Compare(t[0], t[1], Number(t[2]))  # type: ignore[arg-type]
    ),
)


@given(st.lists(_QUALITIES, max_size=3, unique_by=lambda q: (type(q), getattr(q, "stat", ""))))
def test_a_thing_made_for_a_description_fits_it(qualities: list[Quality]) -> None:
    described = Filter((*qualities, OfType("Creature")))
    (thing,) = fitted(described)
    setup = Setup((PlayerSetup(ME), PlayerSetup(YOU)), (ObjectSetup("It", thing.card, ME, ME),))
    state = start(Script(setup, ()), era_for("current"))
    (entity,) = state.objects
    assert fits(described, entity, see(state), Context(entity, -1))


def test_each_player_has_something_of_each_kind_and_no_label_twice() -> None:
    for company in Company:
        found = board(Card("Zed", ("Creature",), power=1, toughness=1), "battlefield", company)
        labels = [o.label for o in found.objects]
        assert len(labels) == len(set(labels))
        assert found.host == "Zed"
        assert {o.controller for o in found.objects} == set(found.players)
