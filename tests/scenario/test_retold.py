"""The same story in other words has the same end: ordinary paraphrases, and retellings that must never change anything."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.answers.numbers import TableNumbers
from bot.answers.resolving import resolution
from bot.scenario.errors import NotUnderstood
from bot.scenario.reader import read
from tests.scenario.telling import names

#: How a story ends: (life of the attacker, life of the defender, what died by size).
End = tuple[int, int, frozenset[str]]

STORIES: dict[str, tuple[End, tuple[str, ...]]] = {
    "a 5/5 trampler is blocked by a 2/2, as much as can goes through": (
        (20, 17, frozenset({"2/2"})),
        (
            "I attack with a 5/5 trampler. My opponent blocks with a 2/2. I trample over as much as possible.",
            "I'm attacking with a 5/5 creature with trample and my opponent blocks with a 2/2 creature. I trample over for 3.",
            "My 5/5 trampler attacks and is blocked by a 2/2. I assign 2 to the 2/2 and 3 to my opponent.",
            "I swing with my 5/5 trampler, he blocks with his 2/2, and I trample over for three.",
            "Let's say I attack with a 5/5 with trample, and my opponent blocks it with a 2/2. I trample over for 3.",
            "My opponent blocks my 5/5 trampler with a 2/2. I assign 2 damage to the 2/2 and the rest to my opponent.",
            "Today while playing, I attacked with a 5/5 trampler and my opponent chump blocked with a 2/2. I assign lethal to the 2/2 and the rest to him.",
            "If I attack with a 5/5 that has trample and my opponent blocks with a 2/2, I trample over for 3.",
        ),
    ),
    "a 3/3 and a 3/3 trade": (
        (20, 20, frozenset({"3/3"})),
        (
            "I attack with a 3/3. My opponent blocks with a 3/3. Do they trade?",
            "My 3/3 attacks, and my opponent's 3/3 blocks it. Do both die?",
            "I'm attacking with a 3/3 creature, which my opponent blocks with a 3/3 creature. Do both creatures die?",
            "So I swing my 3/3 at him and he blocks with a 3/3. Do they both die?",
            "What happens if I attack with a 3/3 and my opponent blocks with a 3/3?",
            "For example, I attack with a 3/3 and my opponent blocks with a 3/3.",
            "A 3/3 attacks and is blocked by a 3/3. What happens?",
            "When I attack with a 3/3 and it gets blocked by a 3/3, do both die?",
        ),
    ),
    "a 2/2 lifelinker is not blocked": (
        (22, 18, frozenset()),
        (
            "I attack with a 2/2 lifelinker. My opponent doesn't block. What's my life total?",
            "I attack my opponent with a 2/2 creature with lifelink and he doesn't block.",
            "I'm attacking with a 2/2 lifelinker and it's unblocked. How much life do I gain?",
            "My 2/2 with lifelink swings at my opponent and goes unblocked.",
            "I deal combat damage to my opponent with a 2/2 lifelinker.",
            "If I attack with a 2/2 with lifelink and my opponent takes it, how much life do I have?",
            "I hit my opponent with a 2/2 lifelinker. Do I gain 2 life or 4 life?",
            "Suppose that I attack with a 2/2 creature that has lifelink. No blocks. How much life do I gain?",
        ),
    ),
    "a 2/1 first striker kills a 3/2 before it strikes": (
        (20, 20, frozenset({"3/2"})),
        (
            "I attack with a 2/1 first striker. My opponent blocks with a 3/2. Does my first striker survive?",
            "I'm attacking with a 2/1 with first strike and my opponent blocks with a 3/2. What happens?",
            "My 2/1 first striker is blocked by a 3/2. Does it die?",
            "My opponent blocks my 2/1 creature with first strike with a 3/2 creature. Does the 3/2 die?",
            "In a Commander game, I attack with a 2/1 with first strike and my opponent blocks with a 3/2.",
            "My friend blocks my attacking 2/1 first striker with a 3/2. Do both die?",
            "I was wondering if my 2/1 first striker survives. I attack with it and my opponent blocks with a 3/2.",
            "I swing in with a 2/1 with FS, he blocks with a 3/2. Does mine die?",
        ),
    ),
    "a 1/1 with deathtouch kills a 6/6 that it blocks": (
        (20, 20, frozenset({"6/6", "1/1"})),
        (
            "I attack with a 6/6. My opponent blocks with a 1/1 with deathtouch. Do both die?",
            "My 6/6 attacks and my opponent blocks it with a 1/1 deathtoucher. Does my 6/6 die?",
            "I had a huge 6/6 on the board and attacked. My opponent blocked with a tiny 1/1 that had deathtouch.",
            "If I attack with a 6/6 and my opponent chump blocks with a 1/1 deathtouch creature, does my 6/6 die?",
            "My opponent blocks my 6/6 with a 1/1 creature with deathtouch. What happens to the 6/6?",
            "I swing with a 6/6 into my opponent's 1/1 deathtoucher and he blocks with it.",
            "Is there a way for my opponent to block my 6/6 with a 1/1 with deathtouch? I attack with the 6/6 and he blocks it with the 1/1.",
            "I attack with a 6/6, and it's blocked by a 1/1 with deathtouch. Which creatures die?",
        ),
    ),
}  # fmt: skip


def end_of(text: str) -> set[End]:
    """How the story can end; empty where it is not understood or can't be done."""
    found = resolution(text, "current", names(), TableNumbers())
    ends: set[End] = set()
    for outcome in found.outcomes:
        if outcome.illegal is not None:
            continue
        (_, first), (_, second) = sorted(outcome.players.items(), key=lambda pair: pair[0] != "You")
        died = {o.label.split()[0] for o in outcome.objects if o.zone in ("graveyard", "ceased")}
        ends.add((first.life, second.life, frozenset(died)))
    return ends


def test_of_forty_ordinary_paraphrases_nearly_all_have_the_same_end() -> None:
    told = [(text, end) for end, texts in STORIES.values() for text in texts]
    other = [text for text, end in told if end_of(text) != {end}]
    assert len(told) == 40
    assert len(other) <= 4, other


STORY = "Alice controls Hill Giant. Bob controls Gray Ogre. Alice attacks Bob with Hill Giant. Bob blocks Hill Giant with Gray Ogre."

RETELLINGS: dict[str, Callable[[str], str]] = {
    "lower case": str.lower,
    "cards in brackets": lambda text: text.replace("Hill Giant", "[[Hill Giant]]"),
    "cards in bold": lambda text: text.replace("Gray Ogre", "**Gray Ogre**"),
    "one sentence": lambda text: text.replace(". Bob", ", and Bob").replace(". Alice", ", and Alice"),
    "lines": lambda text: text.replace(". ", ".\n"),
    "a greeting": lambda text: f"Hi all! {text} Thanks!",
    "a lead-in": lambda text: f"For example, {text}",
    "an idle bystander": lambda text: f"Bob controls Serra Angel. {text}",
    "fillers": lambda text: text.replace("attacks", "then attacks").replace("blocks", "simply blocks"),
}


def fought(text: str) -> tuple[object, ...]:
    """What is done, whoever is called how."""
    script = read(text, names()).script
    players = {
        player.name.lower(): f"P{n}"
        for n, player in enumerate(sorted(script.setup.players, key=lambda p: p.name))
    }
    told = repr(script.actions).lower()
    for name, number in players.items():
        told = told.replace(name, number)
    return (told,)


@given(st.lists(st.sampled_from(sorted(RETELLINGS)), unique=True, max_size=4))
def test_a_retelling_is_the_same_story(kinds: list[str]) -> None:
    text = STORY
    for kind in kinds:
        text = RETELLINGS[kind](text)
    assert fought(text) == fought(STORY)


@given(st.sampled_from([("Carol", "Dave"), ("Ann", "Ben"), ("Zoe", "Alice"), ("Player A", "Player B")]))
def test_players_may_be_called_otherwise(called: tuple[str, str]) -> None:
    first, second = called
    text = STORY.replace("Alice", "FIRST").replace("Bob", second).replace("FIRST", first)
    told = read(text, names()).script
    assert {player.name for player in told.setup.players} == {first, second}
    assert len(told.actions) == len(read(STORY, names()).script.actions)


@given(st.integers(2, 12))
def test_numbers_are_the_same_in_words(number: int) -> None:
    words = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"][
        number - 2
    ]
    told = "Alice controls {} Grizzly Bears. Alice is at {} life."
    digits, spelled = (read(told.format(n, n), names()).script.setup for n in (str(number), words))
    assert digits == spelled


@given(
    st.sampled_from(["frobnicates", "zorbles", "quaxes"]), st.sampled_from(["Hill Giant", "Bob", "the 3/3"])
)
def test_what_is_no_word_of_the_language_is_never_a_deed(verb: str, what: str) -> None:
    with pytest.raises(NotUnderstood):
        read(f"{STORY} Alice {verb} {what} with Shock.", names())
