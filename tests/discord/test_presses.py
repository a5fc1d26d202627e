"""Custom ids: at most 100 characters, and they mean what they meant when they were made."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.presses import Action, Forgotten, Outdated, Press, custom_id, read_custom_id
from bot.discord.rendering.limits import length
from bot.questions import Kind, Question

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
    st.sampled_from([True, False, None]),
)


class Memory:
    """Keeps questions in a dictionary."""

    def __init__(self) -> None:
        self.bodies: dict[str, str] = {}

    async def kept(self, key: str) -> str | None:
        return self.bodies.get(key)


@given(press=presses)
async def test_a_press_survives_its_custom_id(press: Press) -> None:
    memory = Memory()
    text = custom_id(press, memory.bodies)
    assert length(text) <= 100
    assert text == text.strip()
    assert await read_custom_id(text, memory) == press


@given(text=st.text(max_size=100))
async def test_any_other_custom_id_is_none_of_ours(text: str) -> None:
    assert await read_custom_id(f"x{text}", Memory()) is None


@pytest.mark.parametrize(
    "text", ["ro1", "ro1|", "ro1|?|0|0|0|rule!!x", "ro1|t|0|0|0|no!!x", "ro1|t|-|0|0|rule!!x"]
)
async def test_a_button_of_an_earlier_version_is_known_for_one(text: str) -> None:
    with pytest.raises(Outdated):
        await read_custom_id(text, Memory())


async def test_a_question_that_is_no_longer_kept_is_forgotten() -> None:
    text = custom_id(Press(Action.TURN, Question(Kind.RESOLVE, "long " * 50), 1), {})
    with pytest.raises(Forgotten):
        await read_custom_id(text, Memory())
