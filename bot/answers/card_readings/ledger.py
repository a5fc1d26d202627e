"""The ledger: one sorted line a card with its verdict, so that a change's effect on the pool shows in its diff.

`python -m bot.answers.card_readings.ledger CARDS [--write FILE] [--declines] [--summary]` reads Scryfall's bulk file CARDS.
A line is `name, verdict, read/lines` and for each line that is not read its number and a code: where reading stopped and
at most two words there, or what the engine does not act on.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from bot.answers.card_readings.survey import CardVerdict, Tally, survey


def ledger_line(card: CardVerdict) -> str:
    """The card's line in the ledger."""
    read = sum(line.read for line in card.lines)
    parts = [card.name, card.verdict, f"{read}/{len(card.lines)}"]
    for number, line in enumerate(card.lines, 1):
        if line.read:
            continue
        if line.why == "inert":
            parts.append(f"{number}:inert({line.inert})")
        else:
            parts.append(f"{number}:{line.why}@{line.offset}({line.words})")
    return "\t".join(parts)


def ledger(cards: Iterable[CardVerdict]) -> str:
    """The whole ledger, sorted by name."""
    return "\n".join(sorted(ledger_line(card) for card in cards)) + "\n"


def tally_of(cards: Iterable[CardVerdict]) -> Tally:
    """All cards counted."""
    tally = Tally()
    for card in cards:
        tally.add(card)
    return tally


def summary(tally: Tally) -> str:
    """The counts in sentences."""
    damage = tally.damage

    def part(some: int, of: int) -> str:
        return f"{some} of {of} ({100 * some / of:.1f} %)" if of else "none"

    return "\n".join(
        (
            f"Cards read whole: {part(tally.whole_cards, tally.cards)}; lines: {part(tally.read_lines, tally.lines)}.",
            f"Of those that speak of damage, cards: {part(damage['whole_cards'], damage['cards'])}; "
            f"lines: {part(damage['read_lines'], damage['lines'])}.",
            f"Ambiguous lines: {tally.ambiguous}; mismatched: {tally.mismatched}.",
        )
    )


def declines(tally: Tally, limit: int = 40) -> list[dict[str, object]]:
    """What is not read, by the number of cards that only it blocks."""
    return [
        {"stops_at": code, "cards": cards, "lines": tally.all_lines[code]}
        for code, cards in tally.alone.most_common(limit)
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bot.answers.card_readings.ledger", description=__doc__)
    parser.add_argument("cards", type=Path, help="Scryfall's bulk card file (JSON array)")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the ledger there")
    parser.add_argument("--declines", action="store_true", help="what blocks most cards")
    parser.add_argument("--summary", action="store_true", help="the counts in sentences")
    options = parser.parse_args(arguments)
    try:
        rows = json.loads(options.cards.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        print(f"{options.cards} is no card file: {fault}.", file=sys.stderr)
        return 2
    cards = list(survey(rows))
    tally = tally_of(cards)
    if options.write:
        options.write.write_text(ledger(cards), encoding="utf-8")
    if options.declines:
        for entry in declines(tally, 100):
            print(f"{entry['cards']:5} {entry['lines']:5}  {entry['stops_at']}")
    if options.summary or not (options.write or options.declines):
        print(summary(tally))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
