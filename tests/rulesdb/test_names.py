"""Names however misspelt, shortened or turned round; exact always first, noise never answered."""

from __future__ import annotations

import random
import unicodedata
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rulesdb.folding import fold
from rulesdb.index import Index
from rulesdb.names import Match, NameIndex
from rulesdb.typing_errors import NEIGHBOURS, effort

NAMES = [
    "Lightning Bolt",
    "Lightning Blast",
    "Lightning Helix",
    "Goldnight Castigator",
    "Goldnight Redeemer",
    "Jace, the Mind Sculptor",
    "Jace Beleren",
    "Lim-Dûl's Vault",
    "Æther Vial",
    "Serra Angel",
    "Forest",
    "Forestfold",
    "Wasteland",
    "Waste Management",
    "Fire",
    "Fire // Ice",
    "_____",
]
INDEX = NameIndex((fold(name), key) for key, name in enumerate(NAMES))


def _found(typed: str, limit: int = 5) -> list[tuple[str, str]]:
    return [(NAMES[hit.key], hit.match.name) for hit in INDEX.search(fold(typed), limit)]


@pytest.mark.parametrize("name", NAMES)
def test_the_name_itself_is_exact(name: str) -> None:
    assert _found(name)[0] == (name, "EXACT")
    assert _found(name.upper())[0] == (name, "EXACT")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Lim-Dul's Vault", "Lim-Dûl's Vault"),
        ("lim duls vault", "Lim-Dûl's Vault"),
        ("LIM-DÛL’S VAULT", "Lim-Dûl's Vault"),
        ("aether vial", "Æther Vial"),
        ("Jace the Mind Sculptor", "Jace, the Mind Sculptor"),
        ("lightningbolt", "Lightning Bolt"),
        ("waste land", "Wasteland"),
    ],
)
def test_case_accents_signs_and_spaces_are_no_difference(typed: str, name: str) -> None:
    assert _found(typed)[0] == (name, "EXACT")


@pytest.mark.parametrize(
    ("typed", "name", "match"),
    [
        ("gold cast", "Goldnight Castigator", "PREFIX"),
        ("castigator goldnight", "Goldnight Castigator", "PREFIX"),
        ("castigator", "Goldnight Castigator", "PREFIX"),
        ("jace mind", "Jace, the Mind Sculptor", "PREFIX"),
        ("jace tms", "Jace, the Mind Sculptor", "FUZZY"),
        ("goldnigt castigater", "Goldnight Castigator", "FUZZY"),
        ("lighning bo", "Lightning Bolt", "FUZZY"),
        ("serr angle", "Serra Angel", "FUZZY"),
        ("forset", "Forest", "FUZZY"),
        ("ligthning hleix", "Lightning Helix", "FUZZY"),
    ],
)
def test_parts_other_orders_initials_and_slips_are_understood(typed: str, name: str, match: str) -> None:
    assert _found(typed)[0] == (name, match)


def test_an_exact_name_goes_before_longer_names_that_begin_so() -> None:
    assert _found("forest")[:2] == [("Forest", "EXACT"), ("Forestfold", "PREFIX")]
    assert _found("wasteland")[0] == ("Wasteland", "EXACT")


@pytest.mark.parametrize(
    "noise", ["pizza", "asdf", "qwertyuiop", "xyzzy", "???", "", "zzzzzzzzzzzzzzzzzzzzzzzz", "🙂"]
)
def test_noise_is_answered_with_nothing_sure(noise: str) -> None:
    assert [hit for hit in INDEX.search(fold(noise)) if hit.sure] == []


def test_one_key_is_given_once_though_several_of_its_names_match() -> None:
    index = NameIndex([("fire ice", 1), ("fire", 1), ("ice", 1), ("fireball", 2)])
    assert [(hit.key, hit.match) for hit in index.search("fire")] == [(1, Match.EXACT), (2, Match.PREFIX)]


@given(st.text(max_size=60))
def test_no_text_breaks_the_search(text: str) -> None:
    hits = INDEX.search(fold(text), 5)
    assert len(hits) <= 5
    assert len({hit.key for hit in hits}) == len(hits)
    assert all(0 <= hit.score <= 100 for hit in hits)


@given(st.sampled_from(NAMES), st.data())
def test_exact_beats_everything_in_any_pool(name: str, data: st.DataObject) -> None:
    others = data.draw(st.lists(st.text("abcdefg lightning", min_size=1, max_size=20), max_size=20))
    pool = [fold(other) for other in others]
    assume(fold(name) not in pool)
    index = NameIndex([*((other, key + 1) for key, other in enumerate(pool) if other), (fold(name), 0)])
    assert (index.search(fold(name))[0].key, index.search(fold(name))[0].match) == (0, Match.EXACT)


@given(st.text(max_size=40))
def test_folding_twice_is_folding_once(text: str) -> None:
    assert fold(fold(text)) == fold(text)
    assert fold(unicodedata.normalize("NFD", text)) == fold(text)


def test_slips_of_the_fingers_cost_less_than_other_letters() -> None:
    assert effort("bolt", "bolt") == 0
    assert effort("bollt", "bolt") < effort("boxlt", "bolt")
    assert effort("blot", "bolt") < effort("brot", "bolt") * 2
    assert effort("bokt", "bolt") < effort("bozt", "bolt")
    assert ("k", "l") in NEIGHBOURS
    assert ("q", "p") not in NEIGHBOURS


_WORDS = st.text("abcdeft", max_size=12)


@given(_WORDS, _WORDS)
def test_effort_is_nothing_only_for_the_same_word_and_never_more_than_writing_it_anew(
    typed: str, meant: str
) -> None:
    cost = effort(typed, meant)
    assert (cost == 0) == (typed == meant)
    assert cost <= len(typed) + len(meant)


KEYS = {one: [other for here, other in NEIGHBOURS if here == one] for one, _ in NEIGHBOURS}


def slip(chance: random.Random, name: str) -> str:
    """One slip: a letter dropped, doubled, swapped with the next, or hit beside its key."""
    while True:
        place, kind = chance.randrange(len(name)), chance.randrange(4)
        letter = name[place]
        if kind == 0 and len(name) > 1:
            return name[:place] + name[place + 1 :]
        if kind == 1:
            return name[:place] + letter + name[place:]
        if kind == 2 and place + 1 < len(name) and name[place + 1] != letter:
            return name[:place] + name[place + 1] + letter + name[place + 2 :]
        if kind == 3 and letter.casefold() in KEYS:
            return name[:place] + chance.choice(sorted(KEYS[letter.casefold()])) + name[place + 1 :]


@pytest.mark.parametrize(("slips", "first", "five"), [(1, 0.97, 0.995), (2, 0.93, 0.98)])
def test_all_names_of_today_are_found_with_slips(shared: Path, slips: int, first: float, five: float) -> None:
    names = [line for line in (shared / "card-names.txt").read_text(encoding="utf-8").split("\n") if line]
    keys: dict[str, int] = {}
    for key, name in enumerate(names):
        keys.setdefault(fold(name), key)
    index = NameIndex(keys.items())
    chance = random.Random(2026)
    tried = chance.sample(names, 500)
    hits = []
    for name in tried:
        typed = name
        for _ in range(slips):
            typed = slip(chance, typed)
        hits.append([hit.key == keys[fold(name)] for hit in index.search(fold(typed))])
    assert sum(any(found) for found in hits) >= five * len(tried)
    assert sum(found[:1] == [True] for found in hits) >= first * len(tried)


def test_cards_are_found_by_face_nickname_and_near_name(real_index: Index) -> None:
    cards = real_index.cards
    face = cards.exact("Insectile Aberration")
    assert face is not None
    assert face.name == "Delver of Secrets // Insectile Aberration"
    assert cards.near("delver of secretz")[0][0].name == face.name
    assert [hit.match.name for hit in cards.search("bob")] == ["ALIAS"] or cards.search("bob")[
        0
    ].match is Match.ALIAS
    assert cards.name_of(cards.search("bob")[0].key) == "Dark Confidant"
    assert cards.name_of(cards.search("goldnigt castigater")[0].key) == "Goldnight Castigator"
    assert cards.names()["lim duls vault"] == "Lim-Dul's Vault"
