"""Pictures of fights: whatever is to be drawn fits, and letters stay what they are where the machine has a font for them."""

from __future__ import annotations

import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.answers.desk import open_desk
from bot.answers.showing.scene import Scene
from bot.discord.pictures.drawing import MOST_BYTES, STYLES, draw
from bot.discord.pictures.lettering import _installed, _lettered, cut, width, wrapped
from tests.discord.test_rendering import scenes

MANY = "Alice attacks with six Grizzly Bears. Bob blocks Grizzly Bears #1 with Hill Giant and Grizzly Bears #2 with Serra Angel."
PARTED = "Alice attacks with Colossal Dreadmaw. Bob blocks with two Grizzly Bears."


@settings(max_examples=40, deadline=None)
@given(scene=scenes, style=st.sampled_from(sorted(STYLES)))
def test_any_fight_can_be_drawn_and_is_small(scene: Scene, style: str) -> None:
    drawn = draw.__wrapped__(scene, style)
    assert len(drawn) <= MOST_BYTES
    assert Image.open(io.BytesIO(drawn)).format == "PNG"


@given(st.text(max_size=60), st.sampled_from([11, 14, 20]), st.integers(40, 200))
def test_what_is_cut_or_wrapped_is_no_wider_than_its_room(text: str, size: int, room: int) -> None:
    assert width(cut(text, size, room), size) <= room
    lines = wrapped(text, size, room, 3)
    assert len(lines) <= 3
    assert all(width(line, size) <= room for line in lines)


@pytest.mark.parametrize("name", ["Juzám Djinn", "Éowyn", "Dandân", "Ærathi", "Straße"])
def test_accents_stay_where_there_is_a_font_for_them(name: str) -> None:
    shown, _ = _lettered(name, 14)
    if _installed():
        assert shown == name
    else:
        assert shown.isascii()
    assert _lettered("Serra Angel", 14)[0] == "Serra Angel"


def test_what_is_not_shown_one_by_one_is_counted() -> None:
    (page,) = open_desk().resolve(MANY).answer.pages
    assert page.scene is not None
    assert len([f for f in page.scene.before.figures if f.label.startswith("Grizzly")]) == 6
    assert len(draw(page.scene, "dark")) <= MOST_BYTES


def test_of_a_story_that_parts_what_all_outcomes_share_is_drawn() -> None:
    first, *rest = open_desk().resolve(PARTED).answer.pages
    assert first.scene is not None
    assert first.scene.after is None
    assert "After" not in first.scene.told
    assert all(page.scene is not None and page.scene.after is not None for page in rest)
    assert len(draw(first.scene, "dark")) < len(draw(rest[0].scene, "dark"))  # type: ignore[arg-type]
