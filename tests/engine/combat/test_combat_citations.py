"""The rules that combat cites are about what they are cited for, in each era's own document."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.engine.citations import Cite

_DATA = Path(__file__).resolve().parents[3] / ".." / "shared" / "data" / "cr"
_FILES = {"current": "2026-01-16", "dominaria": "2020-11-20", "m10": "2016-07-22", "sixth": "2003-10-01"}

# What the rule's text has to speak of.
_ABOUT = {
    Cite.ONLY_CREATURES_FIGHT: r"attack",
    Cite.ATTACKED_IS_GONE: r"planeswalker.*doesn.t remove that creature from combat",
    Cite.ATTACK_COST: r"require paying costs to attack",
    Cite.HASTE: r"can attack",
    Cite.LANDWALK: r"landwalk",
    Cite.TRAMPLE_NO_BLOCKERS: r"trample.*(no creatures blocking|removed from combat)",
    Cite.TRAMPLE_NOT_THE_PLAYER: r"none of its combat damage can be assigned to the defending player",
    Cite.TRAMPLE_GONE_PLANESWALKER: r"trample over planeswalkers.*removed from combat",
    Cite.DEATHTOUCH: r"(destroyed as a state-based action)",
    Cite.DEATHTOUCH_ASSIGN: r"considered to be lethal damage",
    Cite.UNLEASH: r"can.t block as long as it has a \+1/\+1 counter",
    Cite.DECAYED: r"can.t block",
    Cite.BANDING_BLOCKED: r"same.*band",
    Cite.BANDING_ATTACKER_DAMAGE: r"banding",
    Cite.BLOCKER_ORDER: r"damage assignment order",
    Cite.ATTACKER_ORDER: r"damage assignment order",
    Cite.FIRST_STRIKE_STEP: r"first strike",
    Cite.ASSIGN_BLOCKER: r"(blocking creature|creature it.s blocking|attacking creatures it's blocking)",
}


def _text(document: str) -> str:
    path = _DATA / f"{_FILES[document]}.txt"
    if not path.exists():
        pytest.skip(f"the rules of {_FILES[document]} are not beside the repository")
    raw = path.read_bytes()
    if raw[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return raw.decode("utf-16")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeError:
        return raw.decode("cp1252")


@pytest.mark.parametrize("document", list(_FILES))
def test_each_number_is_about_what_it_is_cited_for(document: str) -> None:
    text = "\n".join(_text(document).splitlines())
    wrong = []
    for cite, about in _ABOUT.items():
        number = cite.number(document)
        if number is None:
            continue
        # The contents page has the number too; a rule goes on until an empty line or the next number.
        bodies = re.findall(rf"(?ms)^{re.escape(number)}\.?\s+(.*?)(?=\n\s*\n|^\d{{3}}\.\d)", text)
        if not any(re.search(about, " ".join(body.split()), re.IGNORECASE) for body in bodies):
            wrong.append((cite.name, number))
    assert wrong == []
