"""Questions as players type them on a phone, each kind of wording in three; the values follow from the rules."""

from __future__ import annotations

import pytest

from bot.answers.numbers import TableNumbers
from bot.answers.resolution import DEPENDS, Value
from bot.answers.resolving import resolution
from bot.scenario.errors import NotUnderstood
from tests.scenario.telling import names, tell


def answered(text: str) -> Value:
    return resolution(text, "current", names(), TableNumbers()).answers[-1].value


#: A permanent with an ability that triggers as it enters.
WALL = 'Wall, a 0/4 creature with "When ~ enters, you draw a card."'


@pytest.mark.parametrize(
    ("story", "value"),
    [
        # What each of them takes (CR 120.3).
        ("I cast Pyroclasm with three creatures on the board. How much damage does each take?", 2),
        ("I cast Pyroclasm. My opponent has two 3/3s. How much damage does each creature take?", 2),
        ("Bob has a 3/3 and a 4/4. Alice casts Inferno. How much damage does each of them take?", 6),
        # A spell that was cast is lost as it goes to the graveyard (CR 608.2b).
        (
            "Opp bolts my Llanowar Elves in response to me casting Giant Growth on it. Do I lose both cards?",
            True,
        ),
        # What breaks a rule is not carried out, and nothing is known of what would come after it.
        ("He swings with three 1/1 tokens and casts Pyroclasm. I don't block. How much do I take?", DEPENDS),
        ("I attack with Serra Angel and he blocks with a 2/2. Does the 2/2 die?", DEPENDS),
        ("I attack with a 2/2. Bob blocks with a tapped 3/3. How much damage does Bob take?", DEPENDS),
        # The names of cards that are chosen are of nothing that is there (CR 201.4).
        (
            "Bob has one card in hand, Hill Giant. Alice attacks Bob with a 3/3. How much damage does Bob take?",
            3,
        ),
        # Whose turn it is, told again.
        (
            "It is Alice's turn. Alice attacks with a 2/2. It is Bob's turn. Bob casts Shock on Alice. It is Alice's turn. "
            "Alice attacks with the 2/2. How much life does Bob have?",
            16,
        ),
        # A spell that is lethal and answered.
        ("I'm at 2 facing lethal Lava Axe. I cast Giant Growth on my 2/2 in response. Do I die?", True),
        ("I was at 4 life facing a lethal Lava Axe. Bob has a 2/2. Am I dead?", True),
        ("I am on 3 facing lethal Lightning Bolt. Do I survive?", False),
        ("I cast Earthquake for 3 with opp at 3 and me at 4. Do I win?", True),
        ("My opponent controls Hill Giant with two mana up. I bolt him. How much does he take?", 3),
        # A planeswalker's ability by its sign.
        ("Alice uses Chandra Nalaar's -X with X = 3 on Hill Giant. Does Hill Giant die?", True),
        ("My opponent's Chandra Nalaar pluses targeting me. How much damage do I take?", 1),
        (
            "Alice has Chandra Nalaar with 6 loyalty. Alice uses Chandra's -X on a 3/3 with X = 2. Does it die?",
            False,
        ),
        # Summoning sickness told by when it came (CR 302.6).
        ("Can I activate Prodigal Pyromancer the turn it comes into play?", False),
        ("Can Hill Giant attack the turn it enters the battlefield?", False),
        ("Can I block with Hill Giant the turn it comes in?", True),
        # Damage told by what dealt it.
        ("I take 3 from a bolt, then another bolt. What's my life?", 14),
        ("I take 3 from a Lightning Bolt and then 2 from a Shock. What's my life?", 15),
        ("I take 3 damage from a Lightning Bolt and 3 from a Lightning Strike. What's my life?", 14),
        # A step or turn that comes is gone to.
        (
            'Alice controls Shrine, an enchantment with "At the beginning of your upkeep, you lose 1 life." Alice\'s upkeep begins. '
            "How much life does Alice have?",
            19,
        ),
        (
            'It is Bob\'s turn. Alice controls Shrine, an enchantment with "At the beginning of your upkeep, you lose 1 life." '
            "Alice's next turn comes. How much life does Alice have?",
            19,
        ),
        (
            'I control Shrine, an enchantment with "At the beginning of your upkeep, you lose 1 life." My next turn begins. '
            "How much life do I have?",
            19,
        ),
        # What is sacrificed of a board of which nothing is told (CR 701.21a).
        ("I attack with Emrakul, the Aeons Torn. How many permanents does my opponent sacrifice?", 6),
        ("Bob controls Phyrexian Obliterator. I cast Pyroclasm. How many permanents do I sac?", 2),
        (
            "Opponent swings Phyrexian Obliterator at me, I block with a 1/1. How many permanents do I sacrifice?",
            1,
        ),
        (
            "Opponent controls only a Hill Giant. I attack with Emrakul, the Aeons Torn. How many permanents does he sacrifice?",
            1,
        ),
        # What is sacrificed to the one thing that asks for it is something else (CR 602.1).
        (
            'I control Seer, a 1/1 creature with "Sacrifice a creature: Scry 1." I sacrifice a creature. Is Seer on the battlefield?',
            True,
        ),
        (
            'I have Seer, a 1/1 creature with "Sacrifice a creature: You gain 1 life." and Hill Giant and sac a creature. Is Hill Giant on the battlefield?',
            False,
        ),
        (
            'I have Seer, a 1/1 creature with "Sacrifice a creature: You gain 1 life." and sac two creatures. How much life do I have?',
            22,
        ),
        # Mana of a color from a land that hurts (CR 605.1a).
        (
            'I control Reef, a land with "{T}: Add {C}." and "{T}: Add {U} or {R}. ~ deals 1 damage to you." I tap Reef for red. What is my life?',
            19,
        ),
        (
            'I control Reef, a land with "{T}: Add {C}." and "{T}: Add {U} or {R}. ~ deals 1 damage to you." I tap Reef for colorless. What is my life?',
            20,
        ),
        (
            'I control Tomb, a land with "{T}: Add {C}{C}. ~ deals 2 damage to you." I tap Tomb for mana. What is my life?',
            18,
        ),
        # What is equipped attacks.
        ("Hill Giant equipped with Loxodon Warhammer attacks me. How much do I take?", 6),
        ("My Hill Giant equipped with Loxodon Warhammer attacks. How much damage do I deal?", 6),
        ("A 2/2 equipped with Loxodon Warhammer attacks me. How much life does my opponent have?", 25),
        # Tokens of somebody's.
        ("I Boomerang my opponent's Saproling token. Is it on the battlefield?", False),
        ("I cast Doom Blade on his Elf token. Does it die?", True),
        ("He bolts my 2/2 token. Does my token die?", True),
        # Who hits for how much is told, and not with what.
        ("Opponent hits me for 5. What's my life total?", 15),
        ("Bob hits Alice for 3. How much life does Alice have?", 17),
        ("I hit him for 4. What is his life?", 16),
        # Creatures of somebody's of whom none was told.
        ("Opponent casts Damnation. Do my creatures die?", True),
        ("I have two Hill Giants. Opponent casts Pyroclasm. Do my creatures die?", False),
        # Which of two numbers it is.
        ("My 5/5 lifelinker is blocked by a 1/1. Do I gain 5 or 1?", 5),
        ("He bolts me. Do I lose 3 or 2 life?", 3),
        ("I attack with a 3/3, no blocks. Does he take 3 or 2 damage?", 3),
        # What is goaded has to attack (CR 701.15b), whatever it is called.
        ("My creature is goaded. Does it have to attack?", True),
        ("My 2/2 is goaded. Must it attack each turn?", True),
        ("If a creature is goaded must it attack?", True),
        ("He taps 5 and casts Serra Angel. I bolt it. Does it die?", False),
        # The only thing that was done can't be: nothing comes of it. What was stolen is got back where it is one's own again.
        ("If I Doom Blade his Black Knight does it die?", False),
        ("He casts Enslave on my Serra Angel. Do I get it back?", False),
        ("He steals my Serra Angel with Enslave, then I Boomerang Enslave. Do I get it back?", True),
        ("If I bolt Chandra Nalaar with 3 loyalty does she die?", True),
        # What untaps, or was never tapped (CR 702.20b).
        ("Alice attacks with Serra Angel. Does it untap?", True),
        ("Alice attacks with Hill Giant. Does it untap?", False),
        ("I attack with Hill Giant. Next turn does it untap?", True),
    ],
)
def test_it_is_answered(story: str, value: Value) -> None:
    assert answered(story) == value


def test_the_name_of_a_card_makes_no_card() -> None:
    assert not tell("Alice names Lightning Bolt.").script.setup.objects


def test_a_card_in_hand_is_told_after_their_number() -> None:
    told = tell("Bob has two cards in hand, Hill Giant and Shock. Alice casts Lava Axe on Bob.")
    assert {one.label: one.zone for one in told.script.setup.objects if one.owner == "Bob"} == {
        "Hill Giant": "hand",
        "Shock": "hand",
    }


@pytest.mark.parametrize(
    ("question", "value"),
    [
        (
            "Can I sacrifice a creature after blockers are declared and still have the attacker be blocked?",
            True,
        ),
        ("If I sacrifice my blocker after blocks, is the attacker still blocked?", True),
        ("Does the attacker stay blocked if I sacrifice the blocker?", True),
        ("Do deathtouch and first strike together mean I take no damage?", True),
        (
            "If a double striker kills the blocker with first strike damage does it hit the player for the second?",
            False,
        ),
        (
            "Does a double striker with trample hit the player if it kills the blocker in the first strike step?",
            True,
        ),
        (
            "Does a creature with double strike deal damage to the player if it kills the blocker in the first strike step?",
            False,
        ),
        ("Can I attack both a planeswalker and a player in the same combat?", True),
        ("Can I attack a planeswalker and a player on the same turn?", True),
        ("Does trample damage carry over from a planeswalker to the player?", False),
        ("Does excess damage dealt to a planeswalker go to the player?", False),
        ("If I have hexproof can my opponent attack me?", True),
        ("Does shroud stop me from targeting my own creature?", True),
        ("Does hexproof stop me from targeting my own creature?", False),
        ("Can I target my own creature if it has shroud?", False),
        ("Can I target my own hexproof creature?", True),
        ("If my creature gets protection from white do my white auras fall off?", True),
        ("Do white auras fall off if my creature gets protection from white?", True),
        ("Does vigilance untap my creature?", False),
        ("Can I respond to my opponent tapping a land for mana?", False),
        ("Can I respond to a mana ability?", False),
        ("Can I Stifle a fetchland?", True),
        ("Can I convoke with a summoning sick creature?", True),
        ("Can I tap a summoning sick creature to convoke?", True),
    ],
)
def test_what_is_asked_of_the_rules_is_answered(question: str, value: Value) -> None:
    assert answered(question) is value


@pytest.mark.parametrize(
    "story",
    [
        "With Honor of the Pure out I attack with a 2/2 white creature. How much damage do I deal?",
        "Honor of the Pure is in play. I attack with a 2/2 white creature. How much damage do I deal?",
        "I attack with a 2/2 white creature. Honor of the Pure is out. How much damage do I deal?",
    ],
)
def test_whose_it_is_is_asked_where_it_matters(story: str) -> None:
    found = resolution(story, "current", names(), TableNumbers())
    assert found.problem is not None
    assert "who controls Honor of the Pure" in found.problem.message


@pytest.mark.parametrize("story", ["Can you Stifle a storm trigger?", "Can I Stifle a cascade trigger?"])
def test_a_trigger_of_nothing_told_is_asked_back(story: str) -> None:
    with pytest.raises(NotUnderstood):
        tell(story)
