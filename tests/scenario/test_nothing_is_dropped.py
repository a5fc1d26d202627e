"""Whatever is typed: an answer or a clear refusal, soon, and nothing of it silently left out."""

from __future__ import annotations

import random
import time

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.scenario.errors import NotUnderstood
from bot.scenario.reader import read
from bot.scenario.scenario import Scenario
from bot.scenario.text.tokens import tokenize
from tests.scenario.telling import names, tell

STORIES = (
    "Alice is at 3 life. Bob has 4 poison counters. It is Bob's turn. Bob attacks with Hill Giant.",
    "Alice controls Ogre, a 3/3 red creature with wither and lifelink. Alice attacks with Ogre. Bob blocks with Imp, a 2/2 "
    'creature. Bob casts an instant "Prevent the next 2 damage that would be dealt to target creature this turn." targeting Imp.',
    "Alice attacks with Hill Giant and Gray Ogre. Bob blocks Hill Giant with Memnite A and Memnite B. Alice assigns 1 damage "
    "to Memnite A and 2 to Memnite B. How much life does Bob have?",
    "Alice casts Arc Lightning, 2 damage to Hill Giant and 1 to Bob. In response, Bob casts Unsummon on Hill Giant.",
    "i attack w/ my 3/3 wither lifelinker, opp blocks w a 2/2 and prevents 2 dmg to it, i have boon reflection — what happens",
    "Bob controls Chandra Nalaar with 6 loyalty. Alice attacks Chandra with Hill Giant, Bob doesn't block. Is that legal?",
    "Next turn, during Bob's upkeep, Alice activates Prodigal Sorcerer targeting Bob. Then the turn ends.",
    "I'm at 2. Opp swings with two 3/3s, I chump one of them with a Llanowar Elves. am I dead?",
)
WORDS = sorted(
    {word for story in STORIES for word in story.split()}
    | {"unless", "purple", "(", ")", "'", "7", "each", "of"}
)


def judged(text: str) -> Scenario | None:
    """The story as read; None where it is refused. Anything else fails; so does taking long."""
    began = time.process_time()
    refused: NotUnderstood | None = None
    found: Scenario | None = None
    try:
        found = read(text, names())
    except NotUnderstood as error:
        refused = error
    assert time.process_time() - began < 2.0
    if refused is not None:
        assert refused.message
        assert refused.caret() is not None
        assert 0 <= refused.span[0] <= refused.span[1] <= len(text) + 1
    return found


def assert_covered(text: str, told: Scenario) -> None:
    """Every word of the text stands in a sentence that was read."""
    for token in tokenize(text):
        if token.kind in ("word", "number", "size", "quote", "mana", "tag"):
            assert any(start <= token.start and token.end <= end for start, end in told.spans), token


def test_every_word_of_a_story_is_in_what_was_read() -> None:
    for story in STORIES:
        assert_covered(story, tell(story))


@settings(max_examples=150)
@given(st.lists(st.sampled_from(WORDS), max_size=30))
@example(["Alice", "controls", "controls", "Hill", "Giant."])
def test_words_in_any_order(words: list[str]) -> None:
    text = " ".join(words)
    told = judged(text)
    if told is not None:
        assert_covered(text, told)


@settings(max_examples=150)
@given(st.sampled_from(STORIES), st.integers(0, 10**6))
def test_stories_with_words_lost_doubled_and_swapped(story: str, seed: int) -> None:
    chance = random.Random(seed)
    words = story.split()
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(words))
        match chance.randrange(4):
            case 0:
                del words[place]
            case 1:
                words.insert(place, words[place])
            case 2:
                words[place] = chance.choice(WORDS)
            case _:
                other = chance.randrange(len(words))
                words[place], words[other] = words[other], words[place]
        if not words:
            return
    text = " ".join(words)
    told = judged(text)
    if told is not None:
        assert_covered(text, told)


@settings(max_examples=100)
@given(st.text(max_size=400))
def test_any_text(text: str) -> None:
    judged(text)


@settings(max_examples=60)
@given(
    st.sampled_from(STORIES),
    st.sampled_from(["purple", "unless", "xyzzy", "nevertheless", "Flurgle"]),
    st.integers(0, 10**6),
)
def test_a_word_that_means_nothing_is_never_passed_over(story: str, word: str, seed: int) -> None:
    """Either the story is refused, or the word is shown: guessed at, skipped and said, a name, or quoted."""
    words = story.split()
    place = random.Random(seed).randrange(len(words) + 1)
    text = " ".join([*words[:place], word, *words[place:]])
    told = judged(text)
    if told is None:
        return
    shown = " ".join((*told.guesses, *told.skipped, *told.assumptions)).lower()
    named = {t.label.lower() for t in told.script.setup.objects} | {
        p.name.lower() for p in told.script.setup.players
    }
    quoted = " ".join(line for t in told.script.setup.objects for line in t.card.texts).lower()
    kinds = {s.lower() for t in told.script.setup.objects for s in t.card.subtypes}
    spoken = " ".join(q.text + q.words for q in told.questions).lower()
    low = word.lower()
    assert (
        low in shown or any(low in label for label in named) or low in quoted or low in kinds or low in spoken
    ), text


@pytest.mark.parametrize(
    "keyword", ["forestwalk", "snow swampwalk", "lifelink", "fs", "vigilant", "indestructable"]
)
def test_a_keyword_is_never_taken_for_an_aside(keyword: str) -> None:
    """`with forestwalk` was passed over wherever a greeting stood before the story."""
    scenario = tell(
        f"Hi everyone! Alice controls Ogre, a 2/2 creature with {keyword}. Alice attacks with Ogre. Thanks!"
    )
    (ogre,) = scenario.script.setup.objects
    assert ogre.card.abilities
    assert not any(keyword in words for words in scenario.skipped)


@pytest.mark.parametrize(
    "story",
    [
        "alice activates prodigal sorcerer to deal 1 damage to xylo",
        "alice taps prodigal sorcerer to ping xylo",
        "alice casts lightning bolt at xylo",
        "alice casts lightning bolt, dealing 3 to xylo",
        "alice casts lightning bolt to deal 3 damage to xylo",
    ],
)
def test_what_a_spell_or_ability_is_aimed_at_is_never_passed_over(story: str) -> None:
    """Nobody knows what `xylo` is: every target was explored as if none were told."""
    with pytest.raises(NotUnderstood):
        tell(story)


def test_a_name_that_is_only_aimed_at_is_a_player() -> None:
    told = tell("Alice casts Shock targeting Theodor.")
    assert [player.name for player in told.script.setup.players] == ["Alice", "Theodor"]
    assert "Theodor was taken to be a player." in told.guesses


def test_how_many_spells_came_before_is_never_passed_over() -> None:
    """A storm of four was counted as a storm of one."""
    with pytest.raises(NotUnderstood):
        tell("I cast Shock on my opponent as my fourth spell this turn.")
