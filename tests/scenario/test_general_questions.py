"""Questions about the rules without a board are played out on a board of the least."""

from __future__ import annotations

import pytest

from bot.answers.numbers import TableNumbers
from bot.answers.resolution import Value
from bot.answers.resolving import resolution
from bot.scenario.general.points import POINTS
from tests.scenario.telling import names, tell


def answered(text: str) -> Value:
    (answer,) = resolution(text, "current", names(), TableNumbers()).answers
    return answer.value


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Does deathtouch work with trample?", True),
        ("does deathtouch work through indestructible?", False),
        ("Does indestructible stop deathtouch?", True),
        ("Does first strike negate trample?", False),
        ("Does first strike stop deathtouch?", True),
        ("Does trample work when blocking?", False),
        ("Does First Strike Work When Defending?", True),
        ("Does lifelink work on planeswalkers?", True),
        ("Does deathtouch kill planeswalkers?", False),
        ("Does double strike hit a player twice?", True),
        ("Does double strike affect lifelink?", True),
        ("Does non-combat damage trigger lifelink?", True),
        ("Does deathtouch work with noncombat damage?", True),
        ("Does infect cause poison counters?", True),
        ("Can you trample over creatures with protection?", True),
        ("Does wither kill indestructible creatures?", True),
        ("Does deathtouch kill creatures with protection?", False),
        ("Does lifelink work with infect? Thanks!", True),
    ],
)
def test_a_general_question_is_answered(question: str, value: bool) -> None:
    assert answered(question) is value


@pytest.mark.parametrize("keyword", sorted(POINTS))
def test_every_point_shows_without_anything_against_it(keyword: str) -> None:
    assert answered(f"Does {keyword} work with vigilance?") is True
    if not POINTS[keyword].meets:
        assert answered(f"Does {keyword} work with menace?") is True


def test_what_is_played_out_is_said() -> None:
    told = tell("Does deathtouch work with trample?")
    assert told.questions[0].text == "Does deathtouch work with trample?"
    assert told.assumptions[0].startswith(
        "This was asked of any board; it is played out so: Alice controls Knight"
    )


@pytest.mark.parametrize(
    ("question", "value"),
    [
        (
            "Does attacking a planeswalker trigger abilities that trigger when a creature deals combat damage to a player?",
            False,
        ),
        ("Does sacrificing a creature trigger abilities that trigger when a creature dies?", True),
        ("Does exiling a creature trigger abilities that say whenever a creature dies?", False),
        ("Does returning a creature to hand count as dying?", False),
        ("Can I block and then sacrifice the blocker?", True),
        ("If I block and then sacrifice the blocker, do I take damage?", False),
        ("Is dealing negative damage possible?", False),
        ("Can a creature deal negative damage?", False),
        ("Does trample work on planeswalkers?", True),
        ("Can Shock target planeswalkers?", True),
        ('Can I target a planeswalker with a spell that says "destroy target creature"?', False),
    ],
)
def test_a_deed_is_played_out(question: str, value: Value) -> None:
    assert answered(question) == value
