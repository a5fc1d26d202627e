"""Families in which answers once went wrong: each is held by stories of at least three printed cards, other than those on which it
was found."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

HERE = Path(__file__).resolve().parent
FAMILIES = {
    # 1. words that point back
    "its controller pays": "s1-its-controller-pays",
    "that player, its controller": "s1-that-player-",
    "under its owner's control": "s1-owners-control",
    "X is its power": "s1-its-power",
    "as many as that player has": "s1-that-players-",
    "the color of your choice": "s1-color-of-choice",
    "half of whose life": "s1-half-life",
    "the next time it would deal damage": "s1-next-time",
    "itself, that creature": "s1-itself",
    "those tokens": "s1-those-tokens",
    "this way": "s1-this-way s1-that-players-number-builders-bane s1-that-players-number-deadly-tempest",
    # 2. read, and nothing acts on it
    "keywords of spells": "s2-keywords-of-spells",
    "abilities that work elsewhere": "s2-elsewhere s2-madness s2-rebound s2-split-second s2-storm brawn-",
    "what is not beside the point": "s2-not-beside-the-point",
    "a second sentence, a kicked part": "s2-second-part",
    "loses all abilities": "an-archdruid-that-is-a-frog a-lord-that-is-nothing a-chieftain-that-is-a-snake",
    "in combat with what is gone": "s2-in-combat",
    "two instances of a keyword": "s2-two-instances",
    "an answer that nothing asked for": "s2-answer-unasked",
    "keyword counters": "s2-keyword-counters",
    "what is drawn is in hand": "what-is-drawn-",
    "a spell that has resolved goes to the graveyard": "a-spell-of-an-opponent-under a-spell-of-ones-own-under a-black-spell-beside",
    "may, if you do": "s2-may-if-you-do",
    "other": "a-king-does-not-count-itself arms-of-others-alone a-captain-of-other-spirits",
    "the chosen player": "s2-chosen-player",
    "an unknown top card": "s2-unknown-top-card",
    "at end of combat": "s2-end-of-combat",
    # 3 to 6
    "once an event": "s3-once-an-event",
    "last known information": "s4-known-last",
    "crew": "s5-crew",
    "sacrifice as a cost": "s5-sacrifice",
    "no such cost": "s5-no-such-cost",
    "blocks not told": "s6-blocks-not-told",
    "a hand not told": "s6-hand-not-told",
    "X not told": "s6-x-not-told",
    "a library not told": "s6-library-not-told",
    # 8. single rules
    "several redirections arrive as one": "what-two-en-kor-pass what-was-to-be-dealt-to-two a-sphere-prevents-two",
    "a planeswalker's redirection is of all": "three-of-fireballs-four all-of-an-abilitys-damage what-is-more-than-its-loyalty",
    "banding against trample": "a-hero-stands-before a-pegasus-stands-before wolves-in-a-band",
    "equipment and protection": "a-weapon-falls-from what-is-protected-from-artifacts an-aura-goes-where",
    "training": "a-rider-trains an-initiate-trains nobody-trains",
    "auras from elsewhere": "a-titan-brings-an-aura an-aura-with-no-creature an-opened-vault-puts",
    "transforming once": "a-prowler-turns a-captive-turns a-werewolf-turns",
    "X on the stack": "a-fireball-with-x a-small-blaze an-elemental-on-the-battlefield",
    "a state while something resolves": "a-crocodile-was-alone a-dragon-without-artifacts",
    "untapping": "all-that-untap one-that-untaps",
    "an extra turn": "a-turn-",
    "losing by an effect": "whom-phage-touches who-is-sent-through who-has-won-nothing",
    "paying as it resolves": "a-tithe-that a-quench-that a-convoluted-answer",
    "first-strike damage on the stack": "a-giant-that-is-gone wolves-that-are-gone a-swiftblade-strikes",
}
"""Each family with how the ids of its stories begin."""
FOUND_ON = frozenset(
    """Mana Leak|Force Spike|Diffusion Sliver|Undermine|Countersquall|Swan Song|Dismal Failure|Furnace Scamp|Haunted Cadaver|Dong Zhou|
    Fiend Hunter|Faceless Butcher|Oblivion Ring|Journey to Nowhere|Rush of Blood|Fatal Frenzy|Soul's Might|Nantuko Mentor|Momentous Fall|
    Goblin Chainwhirler|Jovial Evil|Incite Rebellion|Mutiny|Commando Raid|Alpha Brawl|Ember Gale|Mother of Runes|Gods Willing|
    Quietus Spike|Blood Tribute|Ebonblade Reaper|Havoc Festival|Dazzling Reflection|Reckless Embermage|Ikra Shidiqi|Carnage Gladiator|
    Soulfire Grand Master|Pestilent Spirit|Chandra's Phoenix|Bridge from Below|Bloodghast|Filth|Dearly Departed|Rampant Growth|Molimo|Farseek|Emrakul|
    Public Execution|Tragic Slip|Marsh Casualties|Kalitas|Electrostatic Bolt|Hydra Omnivore|Grenzo's Ruffians|Manor Gargoyle|Abu Ja'far|
    Tinder Wall|Corrosive Ooze|Goblin Lore|Sturmgeist|Sign in Blood|Sudden Impact|Energy Field|Planar Void|Vulturous Zombie|
    Take Out the Trash|Insatiable Appetite|Sigil of Valor|Shared Animosity|Entropic Specter|Lost Order of Jarkeld|Urabrask's Forge|
    Last-Ditch Effort|Sifter Wurm|Llanowar Empath|Hydroblast|Venser|Umezawa's Jitte|Spirit Link|Tamanoa|Swords to Plowshares|
    Condemn""".replace("\n    ", "").split("|")
)
"""Cards on which a family was found: its stories are of others."""


def _cases() -> list[dict[str, Any]]:
    return [case for path in sorted(HERE.glob("*.yaml")) for case in yaml.safe_load(path.read_text("utf-8"))]


CASES = _cases()


def _of(beginnings: str) -> list[dict[str, Any]]:
    return [case for case in CASES if case["id"].startswith(tuple(beginnings.split()))]


@pytest.mark.parametrize("family", FAMILIES)
def test_three_stories_hold_a_family(family: str) -> None:
    assert len(_of(FAMILIES[family])) >= 3


@pytest.mark.parametrize("family", FAMILIES)
def test_they_are_of_other_cards(family: str) -> None:
    for case in _of(FAMILIES[family]):
        assert not [name for name in FOUND_ON if name in case["scenario"]], case["id"]


def test_no_story_counts_twice() -> None:
    counted = Counter(case["id"] for beginnings in FAMILIES.values() for case in _of(beginnings))
    shared = {"s1-that-players-number-builders-bane", "s1-that-players-number-deadly-tempest"}
    assert {one for one, times in counted.items() if times > 1} <= shared
