"""Questions as players ask them: what may come at most or at least, statements to be confirmed, questions put the other way."""

from __future__ import annotations

import pytest

from tests.scenario.test_answers import answers, value

TRAMPLE = "Alice attacks with Ogre, a 5/5 creature with trample. Bob blocks with Bear, a 2/2 creature. "
FIGHT = "I attack with Hill Giant and they block with Grizzly Bears. "
DEATHTOUCH = "I have a 1/1 deathtouch creature. Opp attacks with a 6/6 trampler and I block with it. "
BOLTED = "I'm at 3 life. My opponent casts Lightning Bolt on me. "


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (TRAMPLE + "How much damage can Bob take?", 3),
        (TRAMPLE + "How much damage could Bob take at most?", 3),
        (TRAMPLE + "What is the most damage Bob can take?", 3),
        (TRAMPLE + "What's the maximum damage Ogre can deal to Bob?", 3),
        (TRAMPLE + "What is the minimum damage that Bear takes?", 2),
        (TRAMPLE + "How much damage does Bear take at least?", 2),
        (TRAMPLE + "How low can Bob's life go?", 17),
        (TRAMPLE + "What's the lowest Bob's life total can be?", 17),
        (TRAMPLE + "Can Bob take 3 damage?", True),
        (TRAMPLE + "Can Bob be dealt 4 damage?", False),
        (TRAMPLE + "Could Bob lose?", False),
        (TRAMPLE + "Does the excess damage go to Bob?", "depends"),
        (TRAMPLE + "Can the extra damage go to Bob?", True),
        (TRAMPLE + "How much excess damage goes to Bob?", 3),
        (TRAMPLE + "How much gets through?", 3),
        (DEATHTOUCH + "How much damage do I take at most?", 5),
    ],
)
def test_the_most_or_the_least_of_what_may_come_is_asked(text: str, expected: object) -> None:
    assert value(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (FIGHT + "So the bears die, right?", True),
        (FIGHT + "The bears die and my Giant survives, correct?", True),
        (FIGHT + "My Giant dies, doesn't it?", False),
        (FIGHT + "Hill Giant survives?", True),
        (FIGHT + "Doesn't Hill Giant die?", False),
        (FIGHT + "Why does Grizzly Bears die?", True),
        (FIGHT + "Why doesn't Hill Giant die?", False),
        (FIGHT + "How come Hill Giant survives?", True),
        (BOLTED + "I lose, right?", True),
    ],
)
def test_a_statement_is_confirmed(text: str, expected: object) -> None:
    assert value(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (FIGHT + "Does only Grizzly Bears die?", True),
        (FIGHT + "Do I lose my Hill Giant?", False),
        (FIGHT + "What dies?", "Grizzly Bears"),
        (BOLTED + "What life total am I at?", 0),
        (BOLTED + "Is that lethal?", True),
        (BOLTED + "Is it a draw?", False),
        (BOLTED + "Do we both lose?", False),
        ("Both players are at 2 life. I cast Earthquake with X = 3. Is it a draw?", True),
        ("I attack with a 2/2 lifelinker. They don't block. Does my creature gain 2 life?", True),
        ("I attack with a 2/2 lifelinker. They don't block. What's my life total at the end?", 22),
    ],
)
def test_how_it_ends_is_asked(text: str, expected: object) -> None:
    assert value(text) == expected


GROWING = (
    'I control Zed, a 3/3 creature with "Whenever another creature dies, put a +1/+1 counter on Zed." '
    "My opponent controls three 1/1 creatures. I cast Pyroclasm. "
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I cast Shock on my opponent's Grizzly Bears. Will it die or will it survive?", True),
        ("I cast Shock on my opponent's Hill Giant. Does it survive or die?", True),
        (GROWING + "Does Zed's trigger happen once or three times?", 3),
        (GROWING + "How many times does Zed trigger?", 3),
        (GROWING + "How big will Zed be?", "6/6"),
        (GROWING + "Does Zed end up with three counters?", True),
    ],
)
def test_one_or_the_other_is_asked(text: str, expected: object) -> None:
    assert value(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I cast Shock on my opponent's Hill Giant. He says it doesn't die. Is that correct?", True),
        ("I cast Lightning Bolt on my opponent's Hill Giant. He says it doesn't die. Is he right?", False),
        ("I cast Shock on my opponent's Hill Giant. Does Hill Giant not die?", True),
        ("My opponent says his Hill Giant survives my Lightning Bolt. Is he correct?", False),
    ],
)
def test_what_is_denied_is_answered_the_other_way_round(text: str, expected: object) -> None:
    assert value(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "I control a 2/2 with deathtouch and I block a 5/5 with indestructible. Would my deathtouch creature kill it?",
            False,
        ),
        ("I have a 4/4 with infect. I attack, no blocks. How much poison does he get?", 4),
        (TRAMPLE + "How much does Alice have to assign to Bear before she can trample over?", 2),
        (TRAMPLE + "Does Bob take 3?", "depends"),
        (FIGHT + "Does my Giant get to hit back?", True),
    ],
)
def test_what_is_done_to_another_is_asked(text: str, expected: object) -> None:
    assert value(text) == expected


FOGGED = "My opponent attacks me with Hill Giant and I cast Holy Day. "
RISING = 'I control Archpriest, a 4/4 creature with "When Archpriest dies, you may return it to your hand." '


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (FOGGED + "Do I take no damage?", True),
        (FOGGED + "Is all the damage prevented?", True),
        (FOGGED + "Do I stay at 20 life?", True),
        (FOGGED + "Am I at 17 life?", False),
        ("My opponent attacks me with Hill Giant. Would Holy Day stop the damage?", True),
        (FIGHT + "If so, how much damage will be dealt to my Giant?", 2),
        (FIGHT + "What will the board look like afterwards?", True),
        (
            RISING + "If my opponent casts Lightning Bolt and Shock on Archpriest, do I get it back?",
            "depends",
        ),
    ],
)
def test_what_does_not_come_is_asked(text: str, expected: object) -> None:
    assert value(text) == expected


def test_what_cannot_be_done_so_is_not_answered() -> None:
    text = "I control a Hill Giant and my opponent is at 4 life with no creatures. Can I kill him with Hill Giant and Shock?"
    assert answers(text) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (FIGHT + "Would Hill Giant die if it had 1 damage on it?", True),
        ("Hill Giant has 1 damage on it. Alice casts Shock on Hill Giant. Does it die?", True),
        (FIGHT + "Do I get to cast Giant Growth before damage?", True),
        (FIGHT + "Who dies?", "Grizzly Bears"),
        (FIGHT + "Did Hill Giant get blocked?", True),
        (FIGHT + "Does my opponent lose exactly 3 life?", False),
        (BOLTED + "At what life do I end up?", 0),
    ],
)
def test_a_condition_is_of_what_is_asked_about(text: str, expected: object) -> None:
    assert value(text) == expected


def test_a_condition_that_denies_is_no_denial_of_the_question() -> None:
    text = "My opponent is at 5 life. I attack with a 5/5 trampler. Would he be dead if he doesn't block?"
    assert value(text) is True


def test_where_nothing_is_asked_of_what_comes_nothing_is_answered() -> None:
    assert answers(FIGHT + "Can I respond before damage?") == []
