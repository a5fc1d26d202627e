"""What the index tests share: the real documents where they are at hand, and small ones in our own words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulesdb.build import build_index
from rulesdb.index import Index, open_index

SHARED = Path(__file__).resolve().parents[2] / ".." / "shared" / "data"


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder with the real documents; the test is skipped without it."""
    if not SHARED.is_dir():
        pytest.skip("the real documents are not beside the repository")
    return SHARED.resolve()


@pytest.fixture(scope="session")
def real_index_path(shared: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An index of all real documents and cards, built once."""
    out = tmp_path_factory.mktemp("real") / "index.sqlite"
    build_index(
        out,
        rules=sorted((shared / "cr").glob("*.txt")),
        cards=[shared / "oracle-cards.json"],
        docs=[*sorted((shared / "seeds").glob("*.txt")), shared / "fifth-edition-rulebook-1997.txt"],
    )
    return out


@pytest.fixture(scope="session")
def real_index(real_index_path: Path) -> Iterator[Index]:
    """That index, open."""
    index = open_index(real_index_path)
    yield index
    index.close()


HEAD = (
    "Magic: The Gathering Comprehensive Rules\n\nThese rules are effective as of {date}.\n\nIntroduction\n\n"
)
CONTENTS = "Contents\n\n1. Game Concepts\n100. General\n120. Damage\n7. Additional Rules\n704. Checks\n\nGlossary\n\nCredits\n\n"
BODY = """1. Game Concepts

100. General

100.1. The cards Dandân, Junún Efreet and El-Hajjâj are named here so that the letters show what they are.

100.1a A player’s “first” letter — the one before any other.
Example: This is the only example of it.

120. Damage

120.1. Things hurt one another.

120.3. What hurting does depends on whom it hurts.

120.3a A player who is hurt has that much less life.

120.3b A player who is hurt by something poisonous gets that many doses of poison.
     This rule has a second paragraph.
Example: The first of two examples.
Example: The second of two examples. See rule 120.1.

7. Additional Rules

704. Checks

704.5. The checks are:

704.5k The eleventh letter.

704.5m The twelfth letter, since rules use neither l nor o.

"""
GLOSSARY = """Glossary

Hurt
To take life away. See rule 120.3, “What hurting does.”

Team vs. Team Variant
A game of teams. See rule 100.1.

You, Your
1. Whoever controls it.
2. Whoever would.


"""
CREDITS = "Credits\n\nWritten for these tests.\n"


def sample_rules(date: str = "January 16, 2026", body: str = BODY) -> str:
    """A small text in the form of the Comprehensive Rules: 9 rules, 3 examples, 3 glossary entries."""
    return HEAD.format(date=date) + CONTENTS + body + GLOSSARY + CREDITS


@pytest.fixture
def sample() -> str:
    """The small rules text."""
    return sample_rules()


CARDS = """[
{"object": "card", "layout": "normal", "name": "Lim-Dûl's Test", "mana_cost": "{1}{B}", "type_line": "Sorcery",
 "oracle_text": "Test.", "oracle_id": "id-1"},
{"object": "card", "layout": "token", "name": "Bear", "type_line": "Token Creature — Bear", "oracle_text": ""},
{"object": "card", "layout": "normal", "name": "Testing Angel", "mana_cost": "{4}{W}", "type_line": "Creature — Angel",
 "oracle_text": "Flying", "power": "4", "toughness": "4", "colors": ["W"]},
{"object": "card", "layout": "transform", "name": "Front Test // Back Test", "type_line": "Creature — Elf // Creature — Wolf",
 "card_faces": [{"name": "Front Test", "mana_cost": "{G}", "type_line": "Creature — Elf", "oracle_text": "One.",
  "power": "1", "toughness": "1"}, {"name": "Back Test", "mana_cost": "", "type_line": "Creature — Wolf",
  "oracle_text": "Two.", "power": "2", "toughness": "2"}]}
]
"""
RULINGS = """[
{"object": "ruling", "oracle_id": "id-1", "source": "wotc", "published_at": "2020-01-02", "comment": "It is a test."},
{"object": "ruling", "oracle_id": "id-1", "source": "wotc", "published_at": "2019-01-02", "comment": "It was a test."}
]
"""


@pytest.fixture
def files(tmp_path: Path, sample: str) -> dict[str, Path]:
    """Small files of each kind: `rules`, `older` (of 2020, damage at 119), `cards`, `rulings`."""
    written = {
        "rules": sample,
        "older": sample_rules(
            "November 20, 2020", BODY.replace("120.", "119.").replace("that much less", "less")
        ),
        "cards": CARDS,
        "rulings": RULINGS,
    }
    paths = {}
    for name, text in written.items():
        paths[name] = tmp_path / f"{name}.txt"
        paths[name].write_text(text, encoding="utf-8")
    return paths
