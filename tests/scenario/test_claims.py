"""Claims: what the tables of deeds ask can be read, and what may be meant in two ways is not staged."""

from __future__ import annotations

import pytest

from bot.scenario.errors import NotUnderstood
from bot.scenario.general.claims.board import Player
from bot.scenario.general.claims.clauses import compiled_rows
from bot.scenario.reader import read, read_in_general
from tests.scenario.telling import names

_BOARD = (
    "Alice controls Knight, a 2/2 creature. Bob controls Ogre, a 2/2 creature. "
    'Alice controls Robe, an Aura enchantment with "Enchant creature". Robe is attached to Knight. '
    'Alice controls Blade, an Equipment artifact with "Equip {1}". Bob controls Ava, a planeswalker with 3 loyalty. '
    "Alice attacks Bob with Knight. Bob blocks Knight with Ogre. "
)
_SLOTS = {"d": "Ogre", "w": "Ava", "a": "Robe", "e": "Blade", "s": "Robe", "num": "2", "k": "flying"}
_ASKED = sorted(
    {
        deed.asked.removeprefix("@other ")
        for table in ("deeds", "asked")
        for deed, _ in compiled_rows(table)
        if deed.asked and "@" not in deed.asked.removeprefix("@other ")
    }
)


class _Knight(str):
    """The creature of the slot `c`."""

    foe = Player("Bob")
    who = Player("Alice")


@pytest.mark.parametrize("asked", _ASKED)
def test_what_a_table_asks_is_read(asked: str) -> None:
    question = asked.format(c=_Knight("Knight"), p=Player("Alice"), q=Player("Bob"), **_SLOTS)
    assert read(_BOARD + question, names()).questions


@pytest.mark.parametrize(
    "text",
    [
        "If a creature with deathtouch and first strike blocks my 5/5, does it die?",
        "Can my 2/2 block his 3/3 if it has flying?",
        "Can a 1/1 kill a 5/5 with deathtouch?",
        "Can I kill his 5/5 if I block with a 2/2?",
        "Can I target a creature with hexproof?",
        "Can a creature with menace be blocked?",
        "Does haste let a creature block?",
        "Will my creature die if I block his 3/3 with a 2/2?",
        "Can my opponent respond to me playing a land?",
        "If you attack me with a 5/5 and I don't block, how much damage do I take?",
        "Does my 3/3 deal damage to my opponent if I gain 3 life?",
    ],
)
def test_what_may_be_meant_otherwise_is_not_staged(text: str) -> None:
    assert read_in_general(text, names()) is None


def test_what_leads_up_to_it_is_told() -> None:
    found = read_in_general("Can a creature with defender attack if it loses defender?", names())
    assert found is not None
    assert "it is played out so: Alice controls Knight, a 1/4 creature with defender." in found.assumptions[0]


@pytest.mark.parametrize(
    "text",
    [
        "Does lifelink gain me life before I take damage?",
        "Does deathtouch kill a creature without blocking?",
        "Does vigilance keep my creature untapped next turn?",
    ],
)
def test_a_keyword_is_not_answered_for_where_words_say_more_than_what_it_is_for(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text, names())
