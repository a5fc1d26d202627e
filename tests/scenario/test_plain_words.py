"""What players type is read as the same in plainer words."""

from __future__ import annotations

import pytest

from bot.scenario.errors import NotUnderstood
from bot.scenario.plain.rewriting import rewritten
from bot.scenario.plain.wording_table import wordings
from bot.scenario.text.tokens import tokenize
from tests.scenario.telling import deeds, tell

FIGHT = "I attack with Hill Giant. My opponent blocks with Gray Ogre."


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("Let's say I attack with Hill Giant.", "I attack with Hill Giant."),
        ("For example, I attack with Hill Giant.", "I attack with Hill Giant."),
        ("Today while playing I attack with Hill Giant.", "I attack with Hill Giant."),
        ("In a Commander game, I attack with Hill Giant.", "I attack with Hill Giant."),
        ("Quick question: I attack with Hill Giant.", "I attack with Hill Giant."),
        ("The computer attacks with Hill Giant.", "My opponent attacks with Hill Giant."),
        ("Turn 4 - Player A casting Shock on Player B.", "Player A casts Shock on Player B."),
        ("I attack with a creature like Hill Giant.", "I attack with Hill Giant."),
        (
            "I deal combat damage to my opponent with Hill Giant.",
            "I attack my opponent with Hill Giant. No blocks.",
        ),
        (
            "My opponent's only creature is Hill Giant. I cast Shock on it.",
            "My opponent controls Hill Giant. I cast Shock on it.",
        ),
        ("My opponent, with a smug grin, attacked with Hill Giant.", "My opponent attacked with Hill Giant."),
    ],
)
def test_other_words_are_the_same_story(typed: str, plain: str) -> None:
    assert deeds(typed) == deeds(plain)


@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        ("Is it possible for me to block with Serra Angel?", "legal"),
        ("Is there a point where I can block with Serra Angel?", "legal"),
        ("Does that mean Hill Giant dies?", "dies"),
        ("I was wondering if Hill Giant dies.", "dies"),
        ("Am I right in thinking that Hill Giant survives?", "survives"),
        ("Do I gain 2 life or 4 life?", "lifegained"),
        ("Will Hill Giant deal 3 damage or zero damage?", "damageby"),
        ("Does Hill Giant lose flying?", "hasability"),
        ("Can Hill Giant kill both of them?", "candie"),
        ("Do I get to deal 2 damage to any target?", "getsto"),
        ("Will I get Hill Giant's attack trigger?", "triggers"),
        ("Does Hill Giant's ability trigger twice?", "triggers"),
    ],
)
def test_a_question_in_other_words(typed: str, kind: str) -> None:
    (question,) = tell(f"{FIGHT} {typed}").questions
    assert question.kind == kind


def test_a_question_of_what_can_be_done_to_some_end_asks_for_both() -> None:
    (question,) = tell(
        "My opponent controls Gray Ogre. Can I cast Shock on Gray Ogre to kill Gray Ogre?"
    ).questions
    assert [part.kind for part in question.parts] == ["legal", "dies"]


def test_what_is_said_to_come_of_it_is_passed_over_and_said() -> None:
    told = tell(f"{FIGHT} Gray Ogre was still destroyed by lethal damage.")
    assert told.script.actions == deeds(FIGHT)
    assert told.skipped == ("Gray Ogre was still destroyed by lethal damage",)


@pytest.mark.parametrize(
    "text",
    [
        f"{FIGHT} Zorblax frobnicates the Ogre.",
        f"{FIGHT} Will the Ogre frobnicate?",
        f"{FIGHT} My opponent frobnicates Serra Angel because he casts Shock.",
        f"{FIGHT} If it frobnicates, Gray Ogre dies.",
    ],
)
def test_what_may_be_a_deed_is_not_passed_over(text: str) -> None:
    with pytest.raises(NotUnderstood):
        tell(text)


def test_it_is_what_the_spell_can_be_aimed_at() -> None:
    told = deeds("My opponent controls Gray Ogre enchanted with Pacifism. I cast Shock on it.")
    assert told[0].targets.names == ("Gray Ogre",)  # type: ignore[attr-defined]


def test_a_spell_of_the_other_player_s_turn_comes_a_turn_before_the_attack() -> None:
    told = tell("My opponent cast Grizzly Bears and I'm attacking my opponent with Hill Giant.")
    assert told.script.setup.active == "Opponent"


def examples() -> list[str]:
    return [one.example for found in wordings().values() for one in found if one.example]


@pytest.mark.parametrize("example", sorted(set(examples())))
def test_a_wording_says_its_example_plainly(example: str) -> None:
    tokens = tokenize(example)
    plain, _ = rewritten(tokens, [False] * len(tokens))
    assert [token.fold for token in plain] != [token.fold for token in tokens]


def test_a_sentence_whose_parts_are_said_twice_again_and_again_stays_short() -> None:
    tokens = tokenize(f"will Ogre {'trigger and let ' * 26}me deal 6 damage?")
    said, _ = rewritten(tokens, [False] * len(tokens))
    assert len(said) < 1000


@pytest.mark.parametrize("end", ["and", "but", "while", ", and"])
def test_a_wording_that_ends_in_the_midst_of_a_sentence_is_no_error(end: str) -> None:
    for example in examples():
        words = example.rstrip(".?").split()
        for stop in range(1, len(words) + 1):
            tokens = tokenize(f"{' '.join(words[:stop])} {end}")
            rewritten(tokens, [False] * len(tokens))
