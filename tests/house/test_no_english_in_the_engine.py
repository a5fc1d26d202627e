"""The engine sees typed values alone: nothing in it takes words apart, but the few notations that are named here."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

_ENGINE = Path(__file__).resolve().parents[2] / "bot" / "engine"

_TAKES_APART = frozenset(
    [
        "lower",
        "upper",
        "casefold",
        "title",
        "capitalize",
        "swapcase",
        "startswith",
        "endswith",
        "removeprefix",
        "removesuffix",
        "strip",
        "lstrip",
        "rstrip",
        "split",
        "rsplit",
        "splitlines",
        "partition",
        "rpartition",
        "find",
        "rfind",
        "replace_words",
        "translate",
        "isdigit",
        "isalpha",
    ]
)

_NOTATIONS = {
    "characteristics/change.py": "keywords that can't be had",
    "characteristics/functioning.py": "whether an event of which no more is known is about the thing itself",
    "characteristics/layers.py": "counters of power and toughness: `+1/+1`",
    "costs/mana_in_parts.py": "mana symbols",
    "combat/evasion.py": "landwalk keywords by their land",
    "effects/continuous.py": "what changes, as the log says it",
    "effects/moving.py": "places in a library: `library top`",
    "eras/calendar.py": "the era that somebody asks for: `2004`, `current`",
    "evaluate/stats.py": "mana symbols",
    "evaluate/qualities.py": "kinds of choices: `second color`",
    "evaluate/worth/of_players.py": "mana symbols",
    "evaluate/who.py": "kinds of choices: `second color`",
    "mana_symbols.py": "mana symbols",
    "relevance/playable.py": "whether text that isn't read may have targets",
    "stack/resolve.py": "a reason that is said after the name that it begins with",
    "objects.py": "kinds of choices: `second color`",
    "zones/entering.py": "a way to enter, as its card calls it",
    "zones/replaced.py": "places in a library: `library top`",
}
"""Files that may take strings apart, and what those are. Log texts (`log/`) are where the engine's words are."""


def _taking_apart(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in _TAKES_APART
        ):
            yield f"{path.relative_to(_ENGINE)}:{node.lineno} {node.func.attr}"
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.name for alias in node.names] + [getattr(node, "module", None) or ""]
            if "re" in names:
                yield f"{path.relative_to(_ENGINE)}:{node.lineno} re"
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            right = node.comparators[0]
            if (
                isinstance(node.left, ast.Constant)
                and isinstance(node.left.value, str)
                and isinstance(right, ast.Attribute)
                and right.attr in ("words", "text", "said", "detail", "what", "when")
            ):
                yield f"{path.relative_to(_ENGINE)}:{node.lineno} {node.left.value!r} in .{right.attr}"


def test_taking_words_apart_is_seen(tmp_path: Path) -> None:
    source = tmp_path / "x.py"
    source.write_text('import re\nif "pay" in answer.words:\n    answer.words.startswith("pay")\n')
    found = [where.partition(" ")[2] for where in _taking_apart_in(source)]
    assert sorted(found) == ["'pay' in .words", "re", "startswith"]


def _taking_apart_in(path: Path) -> list[str]:
    """As `_taking_apart`, of a file that stands elsewhere."""
    global _ENGINE
    before, _ENGINE = _ENGINE, path.parent
    try:
        return list(_taking_apart(path))
    finally:
        _ENGINE = before


def test_the_engine_takes_no_words_apart() -> None:
    found = [
        where
        for path in sorted(_ENGINE.rglob("*.py"))
        if path.relative_to(_ENGINE).parts[0] != "log" and str(path.relative_to(_ENGINE)) not in _NOTATIONS
        for where in _taking_apart(path)
    ]
    assert found == []


def test_no_named_exception_is_idle() -> None:
    assert [name for name in _NOTATIONS if not list(_taking_apart(_ENGINE / name))] == []
