"""Custom ids: at most 100 characters, and they mean what they meant when they were made."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.presses import Action, Forgotten, Press, custom_id, read_custom_id
from bot.discord.rendering.limits import length
from bot.questions import Kind, Question
from tests.discord.test_rendering import Memory

questions = st.builds(
    Question, st.sampled_from(Kind), st.text(max_size=200), st.text(st.characters(codec="utf-8"), max_size=30)
)
presses = st.builds(
    Press,
    st.sampled_from(Action),
    questions,
    st.integers(0, 2**64 - 1),
    st.integers(0, 500),
    st.integers(0, 30),
    st.booleans(),
)


@given(press=presses)
def test_a_press_survives_its_custom_id(press: Press) -> None:
    memory = Memory()
    text = custom_id(press, memory)
    assert length(text) <= 100
    assert text == text.strip()
    assert read_custom_id(text, memory) == press


@given(text=st.text(max_size=100))
def test_any_other_custom_id_is_none_of_ours_or_forgotten(text: str) -> None:
    try:
        press = read_custom_id(text, Memory())
    except Forgotten:
        return
    assert press is None or text.startswith("ro1|")


def test_a_question_that_is_no_longer_kept_is_forgotten() -> None:
    text = custom_id(Press(Action.TURN, Question(Kind.RESOLVE, "long " * 50), 1), Memory())
    with pytest.raises(Forgotten):
        read_custom_id(text, Memory())
