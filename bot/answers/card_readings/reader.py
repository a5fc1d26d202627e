"""What an index keeps of each card's text, so that no look-up needs the grammar: its reading, and a verdict on each line."""

from __future__ import annotations

from typing import Any

from bot.versions import grammar_version, verdict_version
from rulesdb.cards import CardPool
from rulesdb.index import Index, open_index
from rulesdb.rows import CardReading, CardRow, LineRow, ReadBy
from rulesdb.starter_index import starter_path


class GrammarReader:
    """Reads cards for an index that is built."""

    def __init__(self) -> None:
        self.versions = ReadBy(grammar_version(), verdict_version())

    def read(self, card: CardRow) -> CardReading:
        """The card as the grammar of this program reads it."""
        # The grammar and the engine are loaded by whoever builds an index, never by a look-up.
        from bot.abilities.as_json import to_json
        from bot.answers.card_readings.verdicts import verdicts
        from bot.cards.phrases.base import G
        from bot.cards.reading import compile_card

        G.settle()
        compiled = compile_card(card).card
        return CardReading(to_json(compiled), verdicts(compiled))


def lines_of(pool: CardPool, card: CardRow) -> tuple[LineRow, ...]:
    """The verdict on each line of a card: the one in the index, or a new one where that is another version's."""
    kept = pool.verdicts(card, verdict_version())
    return kept if kept is not None else GrammarReader().read(card).verdicts


def verdict_json(line: LineRow) -> dict[str, Any]:
    """A verdict as `card` and `cards coverage` print it."""
    entry: dict[str, Any] = {"text": line.text, "read": line.read, "understood": line.understood}
    return entry | {key: value for key in ("reason", "face") if (value := getattr(line, key))}


def open_read_starter() -> Index:
    """The starter index with its cards read, made now if these versions of grammar and engine have none yet."""
    return open_index(starter_path(GrammarReader()))
