"""Questions as players post them, in several sentences and in passing; the values follow from the rules."""

from __future__ import annotations

import pytest

from bot.answers.numbers import TableNumbers
from bot.answers.resolution import DEPENDS, Value
from bot.answers.resolving import resolution
from bot.scenario.errors import NotUnderstood
from tests.scenario.telling import names, tell


def answered(text: str) -> Value:
    return resolution(text, "current", names(), TableNumbers()).answers[-1].value


#: A creature that returns once (CR 702.79a).
FINKS = 'Finks, a 3/2 creature with persist and "When ~ enters, you gain 2 life."'


@pytest.mark.parametrize(
    ("story", "value"),
    [
        # What each of both has.
        ("We each have two creatures. I cast Damnation. How many creatures die?", 4),
        ("My opponent casts Damnation, we both had two 2/2s. How many creatures die?", 4),
        ("We have two creatures each. I cast Damnation. How many creatures die?", 4),
        # A sorcery that somebody has, and what is asked to come of it.
        ("He has Damnation. I have 4 creatures. How many creatures do I lose?", 4),
        # Boards as lists.
        (
            "Board state: me - Hill Giant. Opponent - Gray Ogre. I attack, he blocks. Does Gray Ogre die?",
            True,
        ),
        (
            "Alice: Serra Angel, 15 life. Bob: Hill Giant, 11 life. Alice attacks with the angel. What is Bob's life?",
            7,
        ),
        ("In my last game I attacked with Hill Giant and he blocked with a 2/2. Does the 2/2 die?", True),
        ("I have both Hill Giant and Gray Ogre. I cast Damnation. How many creatures die?", 2),
        # Whether what was claimed under a condition is so.
        (
            "A friend told me that if I chump block a lifelink creature they don't gain any life. Is he right?",
            False,
        ),
        # What comes back, and what keeps it from doing so.
        (f"I control {FINKS} When Finks comes back with persist do I gain 2 more life?", True),
        (f"I control {FINKS} If Finks dies with a +1/+1 counter on it does it come back?", True),
        # What is destroyed by nothing told.
        (
            'I control Drain, an enchantment with "When ~ dies, you gain 3 life." and Cage, an artifact with "When ~ is put into a '
            'graveyard from the battlefield, you gain 4 life." If Cage is destroyed, how much life do I have?',
            24,
        ),
        # A permanent that does it as it enters (CR 603.6a).
        ("He kills my Hill Giant with Flametongue Kavu. How much damage does Hill Giant take?", 4),
        # Sizes, counters and places asked in other words.
        ("If a 2/2 wither creature blocks my 4/4 what is the size of my guy afterwards?", "2/2"),
        ("I cast Chandra Nalaar. What loyalty does she come in with?", 6),
        ("I cast Shock on his Gray Ogre. Whose graveyard does Gray Ogre go to?", "Opponent"),
        (
            "I block his 4/4 with my 2/2 and my 3/3 and he puts 2 on the 2/2 and 2 on the 3/3. Which of my creatures die?",
            "2/2 creature",
        ),
        ("My 2/2 attacks an empty board, how much life does he have?", 18),
        # One can block, and still is dealt damage (CR 702.19b).
        (
            "Bob attacks me with a 6/6 with trample. Can I chump block it with a 1/1 and take no damage?",
            DEPENDS,
        ),
        ("He has Hill Giant with no summoning sickness and attacks. How much damage do I take?", 3),
        # What one has is cast, where it is a legend or nothing else can be meant.
        ("I have Hill Giant and cast it. How many creatures do I control?", 1),
        ("I control a 2/2. I cast Shock and Shock on it. Does it die?", True),
        # Where something is asked to be is asked whole (CR 400.3).
        ("I attack with a flying creature. Is my flying creature in its owner's hand?", False),
        ("I cast Unsummon on his flying creature. Is the flying creature in its owner's hand?", True),
        # Tokens that are made enter, and something may come of it (CR 111.1, 603.6a).
        (
            'I control Warden, a 1/1 creature with "Whenever another creature enters, you gain 1 life." I make three 1/1 tokens. '
            "What is my life?",
            23,
        ),
        # What kills as it enters is cast, where nobody said that it fights.
        ("Does Flametongue Kavu kill a 4/4?", True),
        ("Does Flametongue Kavu kill a 5/5?", False),
        # Turns that end one after the other.
        (
            "It is Alice's turn. Alice attacks with a 2/2. Alice's turn ends. Bob's turn ends. Alice attacks with the 2/2. "
            "What is Bob's life?",
            16,
        ),
        # A land that was animated blocks, where no creature is told of.
        (
            'I control Hut, a land with "{1}: ~ becomes a 2/2 creature until end of turn." I animate it and block a 2/1. Does Hut die?',
            True,
        ),
        # Whose it is.
        ("Hill Giant enters under his control. Who controls Hill Giant?", "Opponent"),
        # She is the creature that was spoken of.
        ("Opp casts Shock on my Serra Angel. Does she survive?", True),
        # In other words.
        (
            "Quick one: I attack with two 2/1s into his board of one untapped 3/3. He blocks one of them. How much damage goes through?",
            2,
        ),
        ("If I cast Flame Rift at 4 life do I die?", True),
        ("I bolt his face. How much is he at?", 17),
        ("I use Rabid Bite to have my 5/5 fight his 2/2. Does the 2/2 die?", True),
        ("My Hill Giant stays home and he attacks with a 2/2. What is my life?", 18),
        ("Nobody attacks. What is my life?", 20),
        (
            "I'm facing 3 attackers: a 2/2, a 3/3 and a 4/4. I have one blocker, a 1/1 deathtouch. I'm at 6. Can I survive?",
            True,
        ),
        ("20 life each. I bolt his face. Totals?", 17),
        ("I put a Giant Growth on my 2/2. How big is it?", "5/5"),
        # What only the player whose turn it is can do is done on that player's turn (CR 117.1a).
        ("My opponent casts Hill Giant and I cast Lava Axe on him. What's his life?", 15),
        (
            "My opponent casts Hill Giant and I cast Shock on him and then Lava Axe on him. What's his life?",
            13,
        ),
        # What is crewed attacks.
        ("I crewed Sky Skiff with a 2/2 and swung. How much damage did I deal?", 2),
        # A creature is there for what needs one.
        ("I'm at 9 and cast Doom Blade. What is my life?", 9),
        # As many block as there are to block with.
        (
            "I've got Wall of Omens and a Serra Angel and my opponent is attacking with three 2/2s. If I block two of them how much "
            "damage do I take?",
            2,
        ),
        # A claim whose condition ends in `then`.
        (
            "My friend thinks that if he gives his 2/2 double strike and it's blocked by a 3/3 then the 3/3 dies. Is he correct?",
            True,
        ),
        # In fewer words, and with more.
        ("I control Worship and a 2/2. Opp attacks with a 5/5 unblocked. My life?", 15),
        (
            "I have a 2/2 with two +1/+1 counters and it gets hit with a -1/-1 counter. What's its size?",
            "3/3",
        ),
        ("Opponent attacks with Glistener Elf pumped by Giant Growth. How much poison do I take?", 4),
        ("Does Grizzly Bears get exiled by Magma Spray?", True),
        ("So, uh, I attack with Hill Giant. How much damage do I deal?", 3),
        (
            "My opponent has a lethal attack on board but I have Fog. So he attacks with a 4/4 and a 6/6 and I fog. Do I survive?",
            True,
        ),
        ("Opponent draws for the turn. How many cards did he draw?", 1),
        # Who has what a deed is asked under is told there, and who does the deed is asked.
        ('Can I attack with a 2/2 if he has an enchantment with "Creatures can\'t attack you."?', False),
        (
            'Can my opponent attack me with a 2/2 if I have an enchantment with "Creatures can\'t attack you."?',
            False,
        ),
        ("Can he block my flyer if he has a creature with reach?", True),
        ("Must I attack with Hill Giant if he has Worship?", False),
        # What is paid for an attack (CR 508.1g).
        (
            "He has Moat, an enchantment with \"Creatures can't attack you unless their controller pays {2} for each creature they "
            "control that's attacking you.\" How much do I have to pay to attack with three creatures?",
            6,
        ),
        (
            "He has Moat, an enchantment with \"Creatures can't attack you unless their controller pays {2} for each creature they "
            "control that's attacking you.\" I attack with a 2/2. How much mana do I owe?",
            2,
        ),
        (
            "Can I attack with Hill Giant if he has an enchantment with \"Creatures can't attack you unless their controller pays {2} "
            "for each creature they control that's attacking you.\" and I do not pay?",
            False,
        ),
        # What a spell does to each is aimed at nobody.
        ("I have 9 life and he casts Lava Axe and Flame Rift at me. Am I dead?", True),
        # The spell that is countered was cast.
        (
            'I control Spark, a creature with "Whenever you cast an instant or sorcery spell, ~ deals 2 damage to each opponent." If my '
            "Lightning Bolt gets countered, how much damage does Spark deal?",
            2,
        ),
        # What was sacrificed comes back, and not what was spoken of since; the spell that was cast goes somewhere.
        (
            "I control Mogg Fanatic and Fort, a land. I sacrifice Mogg Fanatic and attack with a 2/2. Does it come back?",
            False,
        ),
        ("I control Worship. I cast Pyroclasm. Where does it go?", "graveyard"),
        # What has nothing is what is spoken of.
        (
            "Bob controls Giant Spider and two 1/1s. I cast Pyroclasm. The Spider has no counters. Does it survive?",
            True,
        ),
        # What a block kills, no spell that nobody told of does.
        ("When my opponent attacks with a 4/4 can I block with two 1/1s and kill it?", False),
        ("When my opponent attacks with a 4/4 can I block with two 2/2s and kill it?", True),
        ("Can I kill his 5/5 if I block with a 2/2?", False),
        ("Can I kill his 2/2 if I block with a 3/3?", True),
        # What is told not to be there is not supposed.
        ("If he has no creatures can I cast Doom Blade?", False),
        # Where it is told how much mana there is, it has to pay for what is cast (CR 118.3).
        ("I only have 2 mana. Can I cast Damnation?", False),
        ("Can I cast Damnation if I only have 2 mana?", False),
    ],
)
def test_what_is_posted_is_answered(story: str, value: Value) -> None:
    assert answered(story) == value


@pytest.mark.parametrize(
    "story",
    [
        "Opponent controls a 2/2 with ward {2}. I have 2 mana. Can I cast Lightning Bolt on it?",
        # Nothing fights at the end step.
        "Does Hill Giant kill a 1/1 at the end step?",
        # Words that are no kind of things.
        "I control Hill Giant. How many creatures can I swords?",
        # What it is aimed at is in words that mean nothing.
        # What has to be used stops nothing by being there.
        "Does Circle of Protection: Red stop Lightning Bolt?",
        # What was nowhere does not come back.
        "Bob controls Worship. Do I get my creature back if Worship is destroyed?",
    ],
)
def test_what_is_not_known_is_not_answered(story: str) -> None:
    with pytest.raises(NotUnderstood):
        tell(story)
