"""Cards drawn by a seed from the damage pool: a scenario a card, checked by hand against the card's words."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from bot.answers.card_readings.reader import GrammarReader
from bot.answers.checking import load_cases, run_cases

CASES = Path(__file__).parent / "drawn-cards.yaml"


def test_each_drawn_card_does_what_its_words_say(
    pool: list[dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.answers.desk import open_desk
    from rulesdb.build import build_index

    told = " ".join(case["scenario"] for case in load_cases(CASES))
    named = [row for row in pool if re.search(rf"\b{re.escape(row['name'])}", told)]
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps(named), encoding="utf-8")
    index = tmp_path / "index.db"
    build_index(index, cards=[cards], reader=GrammarReader())
    monkeypatch.setitem(os.environ, "RULES_ORACLE_INDEX", str(index))
    failures = {result.id: result.failures for result in run_cases([CASES], open_desk()) if not result.passed}
    assert failures == {}
