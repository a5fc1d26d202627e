"""What is asked of two at once is said again in one question, in the words in which it stands."""

from __future__ import annotations

from bot.answers.desk import open_desk
from rulesdb.starter_index import starter_path


def test_the_second_half_of_a_question_begins_as_it_was_typed() -> None:
    story = "I control a 2/2 and a 3/3. He casts Pyroclasm. Does my 2/2 die and my 3/3 survive?"
    answers = open_desk(starter_path()).resolve(story, "current").json["answers"]
    assert [answer["question"] for answer in answers] == ["Does my 2/2 die and my 3/3 survive?"]


def test_a_name_keeps_its_capital() -> None:
    story = "I control Grizzly Bears. He controls Hill Giant. He casts Pyroclasm. Does Grizzly Bears die and Hill Giant survive?"
    answers = open_desk(starter_path()).resolve(story, "current").json["answers"]
    assert [answer["question"] for answer in answers] == ["Does Grizzly Bears die and Hill Giant survive?"]
