"""Stories in the turns of phrase that players use, each with what comes of it."""

from __future__ import annotations

import pytest

from bot.answers.numbers import TableNumbers
from bot.answers.resolution import Status
from bot.answers.resolving import resolution
from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.tokens_made import as_made
from tests.scenario.telling import names, refusal, tell


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # persons
        ("Attacking player attacks with a 4/4. Defending player doesn't block. How much damage is dealt to the defending player?", 4),
        ("One player attacks with his 2/2 and the other player blocks with a 3/3. Does the 2/2 die?", True),
        ("My opponent and I are both at 3 life. I bolt him. Who wins?", "You"),
        ("My creature is a 3/3 and his is a 2/2. I attack, he blocks. Does his die?", True),
        ("He attacks with a 3/3 with first strike, and I block it with my 3/3. Does mine die?", True),
        # what is told of a thing
        ("My 4/4 that already took 3 damage this turn blocks a 1/1. Does it die?", True),
        ("I attack with a 2/2 that was dealt 1 damage this turn. He shocks it. Does it die?", True),
        ("I swing with everything: a 3/3, a 2/2 and a 1/1. They block the 3/3 with a 4/4. How much damage do they take?", 3),
        ("After blocks I cast Giant Growth on my attacking 2/2, which is blocked by a 4/4. Does the 4/4 die?", True),
        ("I have four 1/1 Soldiers. I attack with three of them and no blocks. What's his life total?", 17),
        # by ...ing, to ...
        ("Can I kill his 3/3 by casting Lightning Bolt?", True),
        ("Can I kill my opponent's Hill Giant by casting Lightning Bolt on it?", True),
        ("By blocking with my 1/1 deathtoucher, can I kill his 8/8?", True),
        ("I attack with Hill Giant. Can my opponent survive by blocking with Grizzly Bears if he's at 3 life?", True),
        ("To pump my 2/2, I cast Giant Growth. It attacks and is unblocked. How much damage does it deal?", 5),
        ("I tap my Prodigal Sorcerer, dealing 1 damage to his 1/1. Does it die?", True),
        # responses
        ("My opponent responds to my Shock on his Grizzly Bears with Giant Growth. Does the Bears survive?", True),
        ("I have a 2/2 creature and respond to my opponent's Lightning Bolt targeting it with Giant Growth. Does it die?", False),
        ("My opponent sacrifices his Hill Giant in response to my Lightning Bolt. Where is Hill Giant?", "graveyard"),
        ("My opponent feeds his Hill Giant to a sac outlet in response to my Lightning Bolt on it. Where is Hill Giant?", "graveyard"),
        ("In response to my attack with Hill Giant, my opponent casts Lightning Bolt on it. Does it die?", True),
        ("My 2/2 gets hit by Shock. Does it die?", True),
        ("I block his 3/3 with my 1/1, then he casts Giant Growth on it. How big is his 3/3?", "6/6"),
        # turns, life
        ("I pass the turn. My opponent attacks me with a 4/4. What is my life total?", 16),
        ("At 3 life, I get attacked by a 2/2 and a 1/1. Do I lose?", True),
        ("With 3 mana open, my opponent casts Lightning Bolt on my 3/3. Does it die?", True),
        # deeds told by what they are for
        ("I've used Pacifism to stop my opponent's Hill Giant. Can it attack?", False),
        ("My opponent used Hill Giant to block my 4/4. Does Hill Giant die?", True),
        ("Attacked with Hill Giant. Opponent blocked with a 4/4. Does Hill Giant die?", True),
        ("I attack with another Hill Giant. My opponent has a 2/2 which got 1 damage. It blocks. Does the 2/2 die?", True),
        ('Opponent casts Lightning Bolt on my 2/2. In response, I cast an instant "Target creature you control gains protection from the color of your choice until end of turn." on it choosing red. Does it die?', False),
        # one thing in several words
        ('My creature has indestructible and my opponent casts a sorcery "Destroy all creatures." Does my 2/2 die?', False),
        ("The opponent's 6/6 attacks me. I sac my blocker after blocks. Do I take damage?", False),
        ("My 3/3 took 2 damage in combat, then my opponent Shocks it. Does it die?", True),
        ("My opponent casts Shock on my 3/3, which took 2. Does it die?", True),
        # tokens, sizes, sides of the table
        ("My opponent controls Hill Giant, 3/3, and I attack with my 4/4. He blocks. Does Hill Giant die?", True),
        ("Hill Giant is on the attacker's battlefield. Attacked with Hill Giant. Opponent blocked with a 4/4. Does Hill Giant die?", True),
        ("Player A was playing mono black, had a Hill Giant in play. Player A attacked with the Hill Giant, and player B decided to block with a 3/3. Does Hill Giant die?", True),
        ("The card I drew for the turn is Lightning Bolt. I cast it targeting my opponent. How much life does he have?", 17),
        ("I have two 1/1 Soldiers. I attack with both. How much damage do they deal?", 2),
        ("Can Lightning Bolt Target Planeswalkers?", True),
        ("Alice casts Lightning Bolt. It targets Bob. How much life does Bob have?", 17),
        ("Alice casts Lightning Bolt and targets Bob. How much life does Bob have?", 17),
        ("Bob has 7 life. Alice swings with a pair of 3/3s and Bob takes it. How much life does Bob have?", 1),
        # what a question takes for granted
        ("Assuming my opponent doesn't block, how much damage does my 3/3 double striker deal?", 6),
        ("If my opponent doesn't block, how much damage will my 2/2 deal?", 2),
        ("How does first strike work with deathtouch? I attack with a 1/1 with first strike and deathtouch and my opponent blocks with a 5/5. Does my creature die?", False),
        ("Will My Opponent Die If I Attack With a 20/20?", True),
    ],
)  # fmt: skip
def test_a_players_turn_of_phrase_is_read(text: str, expected: object) -> None:
    found = resolution(text, "current", names(), TableNumbers())
    assert (found.status, [answer.value for answer in found.answers]) == (Status.RESOLVED, [expected])


def test_tokens_just_made_are_summoning_sick() -> None:
    found = resolution(
        "I just put two 2/2 Soldier tokens on the battlefield. I attack with both.",
        "current",
        names(),
        TableNumbers(),
    )
    assert found.status is Status.ILLEGAL


@pytest.mark.parametrize(
    ("told", "size", "lines"),
    [
        ("Insect token from Nest", (1, 1), ("flying", "deathtouch")),
        ("Devil token created by Nest", (1, 1), ("When this token dies, it deals 1 damage to any target.",)),
    ],
)
def test_a_token_is_what_its_maker_makes(told: str, size: tuple[int, int], lines: tuple[str, ...]) -> None:
    texts = (
        "Create a 1/1 green Insect creature token with flying and deathtouch.",
        'Create a 1/1 red Devil creature token with "When this token dies, it deals 1 damage to any target."',
    )
    ref = ThingRef("kind", 0, 1, token=True, subtypes=(told.split()[0],))
    made = as_made(ref, texts)
    assert made is not None
    assert (made.size, made.lines) == (size, lines)


def test_what_both_players_have_each_has() -> None:
    setup = tell("Both players control a 2/2. I cast Lightning Bolt on my opponent.").script.setup
    assert [(thing.label, thing.controller) for thing in setup.objects if thing.zone == "battlefield"] == [
        ("2/2 creature", "You"),
        ("2/2 creature #2", "Opponent"),
    ]


def test_a_preface_is_passed_over_only_where_it_says_nothing_more() -> None:
    story = "I attack with a 3/3 and my opponent blocks with a 2/2. Does the 2/2 die?"
    assert tell(f"How does a 3/3 interact with a 2/2? {story}").skipped == (
        "How does a 3/3 interact with a 2/2",
    )
    assert "was not understood" in refusal(f"How does a 3/3 interact with trample? {story}").message


def test_what_happens_where_nothing_is_done_is_asked_back() -> None:
    assert refusal("Alice controls Hill Giant. Bob controls Grizzly Bears. What happens?").message == (
        "It is not told what happens."
    )


def test_counters_without_a_kind_are_those_of_the_cards_text() -> None:
    text = 'Alice controls Jar, an artifact with "Remove a charge counter from this artifact: You gain 1 life.", with ten counters on it.'
    assert tell(text).script.setup.objects[0].counters == (("charge", 10),)


def test_a_claim_with_a_thing_of_its_own_is_not_passed_over() -> None:
    assert (
        "board"
        in refusal("My opponent is dead on board to my 10/10, but he casts Shock on me. Does he die?").message
    )


def test_a_question_of_what_nobody_can_do_is_asked_back() -> None:
    assert refusal("Can I choose to draw a card?").message == "It is not told what would be done."


def test_an_untold_regeneration_is_said() -> None:
    told = tell("Alice attacks with a 2/2. Bob blocks with a 3/3. Alice regenerates the 2/2.")
    assert any("“Regenerate target creature.”" in said for said in told.assumptions)
