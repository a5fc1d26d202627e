"""What questions are understood as."""

from __future__ import annotations

import pytest

from bot.engine.told.script import Action, Attack, Block, Cast, Targets
from bot.scenario.questions.question import Question
from bot.scenario.questions.subjects import Description, Part, Quantity, Subject
from bot.values import replace
from tests.scenario.telling import deeds, refusal, tell

FIGHT = "Alice attacks with Hill Giant. Bob blocks with Gray Ogre. "

ATTACKERS = Description(part=Part.ATTACKS)
BOBS = Description(whose="Bob")


def asked(text: str) -> Question:
    (question,) = tell(text).questions
    return question


@pytest.mark.parametrize(
    ("text", "kind", "fields"),
    [
        ("Does Hill Giant die?", "dies", {"what": ("Hill Giant",)}),
        ("does the giant die", "dies", {"what": ("Hill Giant",)}),
        ("Do both creatures die?", "dies", {"what": (Quantity.EACH, ("Hill Giant", "Gray Ogre"))}),
        ("Do they both die?", "dies", {"what": (Quantity.EACH, ("Hill Giant", "Gray Ogre"))}),
        ("Does any attacker die?", "dies", {"what": (Quantity.ANY, ATTACKERS)}),
        ("Does no attacker die?", "dies", {"what": (Quantity.NONE, ATTACKERS)}),
        ("Do the attackers die?", "dies", {"what": ATTACKERS}),
        ("Do all attackers die?", "dies", {"what": (Quantity.EACH, ATTACKERS)}),
        ("Do any of Bob's creatures die?", "dies", {"what": (Quantity.ANY, BOBS)}),
        ("Does Bob lose a creature?", "dies", {"what": (Quantity.ANY, BOBS)}),
        ("Does Alice kill a creature?", "dies", {"what": (Quantity.ANY, BOBS)}),
        (
            "How many creatures does Bob lose?",
            "manydie",
            {"what": (Quantity.ANY, replace(BOBS, kinds=("creatures",)))},
        ),
        ("Does neither die?", "dies", {"what": (Quantity.NONE, ("Hill Giant", "Gray Ogre"))}),
        ("Does nothing die?", "dies", {"what": (Quantity.NONE, Description())}),
        ("Is Gray Ogre dead?", "dies", {"what": ("Gray Ogre",)}),
        ("Will Gray Ogre survive?", "survives", {"what": ("Gray Ogre",)}),
        ("Do they trade?", "trades", {"what": ("Hill Giant", "Gray Ogre")}),
        ("Which one dies?", "whodies", {}),
        ("How much life does Bob have?", "lifetotal", {"who": "Bob"}),
        ("What is Bob's life total?", "lifetotal", {"who": "Bob"}),
        ("What's Bob's life now?", "lifetotal", {"who": "Bob"}),
        ("Who wins?", "wins", {}),
        ("Does Alice win?", "iswinner", {"who": "Alice"}),
        ("Is that legal?", "legal", {}),
        ("Is this a legal block?", "legal", {}),
        ("What happens?", "happens", {}),
        ("what happens", "happens", {}),
        ("How much damage does Bob take?", "damageto", {"to": ("Bob",)}),
        ("How much damage is dealt to Gray Ogre?", "damageto", {"to": ("Gray Ogre",)}),
        ("How much combat damage does Hill Giant deal?", "damageby", {"by": ("Hill Giant",), "combat": True}),
        (
            "How much damage does Hill Giant deal to Bob?",
            "damageboth",
            {"by": ("Hill Giant",), "to": ("Bob",)},
        ),
        ("How much tramples over?", "tramples", {}),
        ("Does any damage go through?", "anydamage", {}),
        ("Does Bob take any damage?", "anydamage", {"to": ("Bob",)}),
        ("How much life does Alice gain?", "lifegained", {"who": "Alice"}),
        ("Does Alice still gain life?", "gainslife", {"who": "Alice"}),
        ("Who gains the life?", "whogains", {}),
        ("Who gets the poison counter?", "whopoisoned", {}),
        ("How many counters does Gray Ogre have?", "counters", {"what": ("Gray Ogre",)}),
        ("Does it get any -1/-1 counters?", "anycounters", {"counter": "-1/-1"}),
        ("Does Bob still discard a card?", "discards", {"who": "Bob"}),
        ("Does Hill Giant's ability trigger?", "triggers", {"what": ("Hill Giant",)}),
        ("Does Bob still get a Spirit?", "gets", {"words": "Spirit"}),
        ("Where is Hill Giant?", "zone", {"what": ("Hill Giant",)}),
        ("What happens to Gray Ogre?", "zone", {"what": ("Gray Ogre",)}),
        ("How big is Hill Giant?", "size", {"what": ("Hill Giant",)}),
        ("What is Hill Giant's power?", "power", {"what": ("Hill Giant",)}),
        ("Is Gray Ogre exiled?", "exiled", {"what": ("Gray Ogre",)}),
        ("Who controls Gray Ogre?", "whocontrols", {"what": ("Gray Ogre",)}),
        ("Does it work?", "works", {}),
    ],
)
def test_a_question_and_what_it_is_about(text: str, kind: str, fields: dict[str, object]) -> None:
    question = asked(FIGHT + text)
    assert question.kind == kind
    for name, value in fields.items():
        assert _said(getattr(question, name)) == value


def _said(value: object) -> object:
    """The names of a subject, with what is asked of how many of them where that is said."""
    if not isinstance(value, Subject):
        return value
    said = value.fitting or value.names
    return said if value.quantity is Quantity.THOSE else (value.quantity, said)


def test_several_questions_keep_their_order() -> None:
    told = tell(FIGHT + "Does Gray Ogre die? How much life does Bob have, and who wins? Is that legal?")
    assert [q.kind for q in told.questions] == ["dies", "lifetotal", "wins", "legal"]
    assert [q.text for q in told.questions] == [
        "Does Gray Ogre die?",
        "How much life does Bob have?",
        "Who wins?",
        "Is that legal?",
    ]


def test_he_and_they_are_the_player_spoken_of() -> None:
    assert asked("I tap Prodigal Sorcerer to ping him. How much life does he have?").who == "Opponent"
    assert asked("Bob attacks with Hill Giant. Alice casts Fog. Does she still discard?").who == "Alice"


def test_a_hypothesis_is_told_before_it_is_asked_about() -> None:
    text = "Alice attacks with Hill Giant. If Bob blocks with Gray Ogre, does it die?"
    assert deeds(text) == deeds(FIGHT)
    assert asked(text).kind == "dies"
    assert deeds("What happens if I bolt a 3/3?")[0].card == "Lightning Bolt"  # type: ignore[attr-defined]


def supposed(text: str) -> tuple[Action, ...]:
    """What is done in the story that the question supposes."""
    beside = asked(text).beside
    assert beside is not None
    return beside.actions


def test_can_i_is_answered_by_doing_it() -> None:
    text = "Opp attacks with Serra Angel. Can I block it with my Wall of Stone?"
    assert supposed(text)[1] == Block("You", (("Wall of Stone", "Serra Angel"),))
    assert asked(text).kind == "legal"
    assert len(deeds(text)) == 1  # the told story is what it was
    thing = "Opp attacks with Serra Angel. I have Gray Ogre. Can Gray Ogre block it?"
    assert supposed(thing)[1] == Block("You", (("Gray Ogre", "Serra Angel"),))


def test_must_i_is_answered_by_leaving_it_undone() -> None:
    assert deeds("I control Juggernaut. Am I forced to attack?") == (Attack("You", ()),)
    text = "Alice attacks with Hill Giant. Bob controls Gray Ogre. Does Bob have to block?"
    assert supposed(text)[1] == Block("Bob", ())


def test_a_spell_that_is_only_asked_about_is_cast() -> None:
    assert deeds("Bob controls Hill Giant. Does Shock kill Hill Giant?") == (
        Cast("Bob", "Shock", Targets(("Hill Giant",))),
    ) or deeds("Bob controls Hill Giant. Does Shock kill Hill Giant?")[0].targets.names == ("Hill Giant",)  # type: ignore[attr-defined]


def test_a_question_that_no_outcome_answers_is_skipped() -> None:
    told = tell(FIGHT + "Am I right?")
    assert told.questions == ()
    assert "Am I right" in told.skipped


@pytest.mark.parametrize(
    "words",
    [
        "How much life do Alice and Bob have?",
        "How much life does each player have?",
        "How much life do both players have?",
        "What are the life totals?",
    ],
)
def test_each_of_several_players_is_asked_about(words: str) -> None:
    questions = tell(f"Bob casts Lightning Bolt targeting Alice. {words}").questions
    assert {(question.kind, question.who) for question in questions} == {
        ("lifetotal", "Alice"),
        ("lifetotal", "Bob"),
    }


def test_having_nothing_that_is_named_is_not_read_as_mana() -> None:
    assert refusal("Alice attacks with Hill Giant and Bob has.").message


@pytest.mark.parametrize(
    ("story", "whom"),
    [
        (
            "My opponent has 3 Grizzly Bears. I cast Pyroclasm. Do they die?",
            ("Grizzly Bears #1", "Grizzly Bears #2", "Grizzly Bears #3"),
        ),
        ("My opponent has 3 Grizzly Bears. I cast Shock on my opponent. Do they die?", ("Opponent",)),
        ("My opponent is at 2 life. I cast Shock on my opponent. Do they die?", ("Opponent",)),
    ],
)
def test_they_are_the_creatures_unless_a_player_was_aimed_at(story: str, whom: tuple[str, ...]) -> None:
    assert asked(story).what.names == whom
