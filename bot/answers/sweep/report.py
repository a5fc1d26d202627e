"""`cards sweep`: every whole card played on standard boards; what claims to act and changes nothing is listed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from typing import Any

from bot.abilities.as_json import from_json
from bot.abilities.card import Card
from bot.answers.sweep.parts import parts_of
from bot.answers.sweep.proving import Finding, Prover
from bot.cards.reading import compile_card
from bot.engine.relevance.acted import acts_on
from bot.values import asdict, dataclass, field
from bot.versions import grammar_version
from rulesdb.index import Index, open_index
from rulesdb.rows import CardRow

_AT_A_TIME = 200


@dataclass(slots=True)
class Swept:
    """What a sweep found. `lines`: abilities that claim to act, of `cards` whole cards."""

    cards: int = 0
    lines: int = 0
    findings: list[Finding] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """The object that `cards sweep --json` prints."""
        causes = Counter((f.why, f.ability, f.part) for f in self.findings)
        return {
            "cards": self.cards,
            "lines": self.lines,
            "listed": len({(f.card, f.text) for f in self.findings}),
            "causes": [
                {"why": why, "ability": ability, "part": part, "parts": number}
                for (why, ability, part), number in sorted(
                    causes.items(), key=lambda item: (-item[1], item[0])
                )
            ],
            "findings": [asdict(f) for f in self.findings],
        }


def sweep(
    index: Index | None = None,
    sample: int | None = None,
    seed: int = 0,
    card: str | None = None,
    jobs: int = 1,
) -> dict[str, Any]:
    """Play the whole cards of the index (default: the one in use): all of them, `sample` of them drawn by `seed`, or one.

    A card that is not whole is not played; `card` is, whatever of it is read. `note` says when there is no such card."""
    index = index or open_index()
    if card is not None:
        row = index.cards.exact(card)
        if row is None:
            return {
                "cards": 0,
                "lines": 0,
                "listed": 0,
                "causes": [],
                "findings": [],
                "note": f"There is no card “{card}”.",
            }
        return of_cards([_compiled(index, row)]).as_json()
    ids = [number for (number,) in index.connection.execute("select id from cards order by id")]
    if sample is not None:
        ids = sorted(random.Random(seed).sample(ids, min(sample, len(ids))))
    cards = (found for found in (_of_id(index, number) for number in ids) if found is not None)
    if jobs <= 1:
        return of_cards(cards).as_json()
    total = Swept()
    with ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(_of_batch, _batches(cards)):
            total.cards += part.cards
            total.lines += part.lines
            total.findings += part.findings
    return total.as_json()


def of_cards(cards: Iterable[Card], prover: Prover | None = None) -> Swept:
    """Play these cards, one after the other."""
    prover, swept = prover or Prover(), Swept()
    for card in cards:
        swept.cards += 1
        swept.lines += sum(bool(parts_of(a)) for face in _faces(card) for a in face.abilities)
        swept.findings += prover.findings(card)
    return swept


@lru_cache(maxsize=1)
def _prover() -> Prover:
    """The one of a process: what it has proved it need not prove again."""
    return Prover()


def _of_batch(cards: list[Card]) -> Swept:
    return of_cards(cards, _prover())


def _batches(cards: Iterator[Card]) -> Iterator[list[Card]]:
    batch: list[Card] = []
    for card in cards:
        batch.append(card)
        if len(batch) == _AT_A_TIME:
            yield batch
            batch = []
    if batch:
        yield batch


def _of_id(index: Index, number: int) -> Card | None:
    """A whole card of the index; None for one of which something is not read or not acted on."""
    row = index.cards.by_id(number)
    if row is None:
        return None
    found = _compiled(index, row)
    return found if all(acts_on(a) for face in _faces(found) for a in face.abilities) else None


def _compiled(index: Index, row: CardRow) -> Card:
    stored = index.cards.reading(row, grammar_version())
    return from_json(stored) if stored is not None else compile_card(row).card


def _faces(card: Card) -> tuple[Card, ...]:
    return (card,) if card.other_face is None else (card, card.other_face)


def text(found: dict[str, Any]) -> str:
    """The same for people: the causes, most first, each with the lines that it is about."""
    if found.get("note"):
        return str(found["note"])
    out = [
        f"{found['cards']} whole cards played, {found['lines']} lines claim to act, {found['listed']} change nothing."
    ]
    for cause in found["causes"]:
        out.append(f"{cause['parts']:6}  {cause['ability']}: {cause['part']} ({cause['why']})")
        for one in found["findings"]:
            if (one["why"], one["ability"], one["part"]) == (cause["why"], cause["ability"], cause["part"]):
                out.append(
                    f"        {one['card']}: {one['text']}" + (f" [{one['detail']}]" if one["detail"] else "")
                )
    return "\n".join(out)
